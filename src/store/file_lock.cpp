#include "store/file_lock.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "store/store.h"

namespace kingdom::store {

FileLock::FileLock(const std::string& path)
    : handle_(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (handle_ < 0) {
        throw StoreError("the store cannot be opened: " + path + ": " + std::strerror(errno));
    }
    if (flock(handle_, LOCK_EX | LOCK_NB) == 0) return;
    close(handle_);
    throw StoreError("another server is using this store (" + path +
                     " is locked); with SQLite run one process per file");
}

FileLock::~FileLock() {
    close(handle_);
}

}  // namespace kingdom::store
