// A file that one process holds: two servers on one SQLite store would each trust what they know.
#pragma once

#include <string>

namespace kingdom::store {

class FileLock {
  public:
    // Throws StoreError when another holds it. It is released when the process ends, however that
    // is.
    explicit FileLock(const std::string& path);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

  private:
    int handle_;
};

}  // namespace kingdom::store
