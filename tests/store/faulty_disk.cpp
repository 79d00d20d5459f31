#include "tests/store/faulty_disk.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <sqlite3.h>
#include <vector>

namespace kingdom::testing {
namespace {

// What one file holds beyond what is on the disk. Shared by all who have it open.
struct Pages {
    std::map<sqlite3_int64, std::vector<char>> written;  // by offset, not yet synced
    sqlite3_int64 size = -1;                             // -1: as on the disk
};

std::mutex pages_mutex;
std::map<std::string, std::shared_ptr<Pages>> all_pages;
std::atomic<DiskFault> disk_fault = DiskFault::None;

struct File {
    sqlite3_file base;
    sqlite3_file* real;
    std::shared_ptr<Pages>* pages;
};

File& file_of(sqlite3_file* file) {
    return *reinterpret_cast<File*>(file);
}
sqlite3_file* real_of(sqlite3_file* file) {
    return file_of(file).real;
}
sqlite3_vfs* real_vfs() {
    return sqlite3_vfs_find("unix");
}

sqlite3_int64 size_of(File& file) {
    if ((*file.pages)->size >= 0) return (*file.pages)->size;
    sqlite3_int64 size = 0;
    file.real->pMethods->xFileSize(file.real, &size);
    return size;
}

int read_file(sqlite3_file* raw, void* target, int amount, sqlite3_int64 offset) {
    const std::lock_guard lock(pages_mutex);
    File& file = file_of(raw);
    const sqlite3_int64 size = size_of(file);
    std::memset(target, 0, static_cast<std::size_t>(amount));
    const int status = file.real->pMethods->xRead(file.real, target, amount, offset);
    if (status != SQLITE_OK && status != SQLITE_IOERR_SHORT_READ) return status;
    for (const auto& [begin, bytes] : (*file.pages)->written) {
        const sqlite3_int64 end = begin + static_cast<sqlite3_int64>(bytes.size());
        const sqlite3_int64 from = std::max(begin, offset);
        const sqlite3_int64 to = std::min(end, offset + amount);
        if (from >= to) continue;
        std::memcpy(static_cast<char*>(target) + (from - offset), bytes.data() + (from - begin),
                    static_cast<std::size_t>(to - from));
    }
    return offset + amount <= size ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* raw, const void* source, int amount, sqlite3_int64 offset) {
    if (disk_fault == DiskFault::Full) return SQLITE_FULL;
    if (disk_fault == DiskFault::Broken) return SQLITE_IOERR_WRITE;
    const std::lock_guard lock(pages_mutex);
    File& file = file_of(raw);
    const auto* bytes = static_cast<const char*>(source);
    const sqlite3_int64 size = size_of(file);
    (*file.pages)->size = std::max(size, offset + amount);
    auto& kept = (*file.pages)->written[offset];
    if (kept.size() > static_cast<std::size_t>(amount)) {
        std::copy(bytes, bytes + amount, kept.begin());
    } else {
        kept.assign(bytes, bytes + amount);
    }
    return SQLITE_OK;
}

int truncate_file(sqlite3_file* raw, sqlite3_int64 size) {
    const std::lock_guard lock(pages_mutex);
    Pages& pages = **file_of(raw).pages;
    pages.size = size;
    std::erase_if(pages.written, [size](const auto& page) { return page.first >= size; });
    return SQLITE_OK;
}

int sync_file(sqlite3_file* raw, int flags) {
    disk_fault.wait(DiskFault::Hung);
    if (disk_fault == DiskFault::Broken) return SQLITE_IOERR_FSYNC;
    const std::lock_guard lock(pages_mutex);
    File& file = file_of(raw);
    Pages& pages = **file.pages;
    const sqlite3_io_methods* methods = file.real->pMethods;
    if (pages.size >= 0) methods->xTruncate(file.real, pages.size);
    for (const auto& [offset, bytes] : pages.written) {
        methods->xWrite(file.real, bytes.data(), static_cast<int>(bytes.size()), offset);
    }
    pages = {};
    return methods->xSync(file.real, flags);
}

int file_size(sqlite3_file* raw, sqlite3_int64* size) {
    const std::lock_guard lock(pages_mutex);
    *size = size_of(file_of(raw));
    return SQLITE_OK;
}

int close_file(sqlite3_file* raw) {
    delete file_of(raw).pages;
    const int status = real_of(raw)->pMethods->xClose(real_of(raw));
    sqlite3_free(real_of(raw));
    return status;
}

// The rest goes to the real disk as it is.
const sqlite3_io_methods kMethods{
    2,
    close_file,
    read_file,
    write_file,
    truncate_file,
    sync_file,
    file_size,
    [](sqlite3_file* f, int kind) { return real_of(f)->pMethods->xLock(real_of(f), kind); },
    [](sqlite3_file* f, int kind) { return real_of(f)->pMethods->xUnlock(real_of(f), kind); },
    [](sqlite3_file* f, int* out) {
        return real_of(f)->pMethods->xCheckReservedLock(real_of(f), out);
    },
    [](sqlite3_file* f, int op, void* arg) {
        return real_of(f)->pMethods->xFileControl(real_of(f), op, arg);
    },
    [](sqlite3_file* f) { return real_of(f)->pMethods->xSectorSize(real_of(f)); },
    [](sqlite3_file*) { return 0; },
    [](sqlite3_file* f, int page, int size, int extend, void volatile** out) {
        return real_of(f)->pMethods->xShmMap(real_of(f), page, size, extend, out);
    },
    [](sqlite3_file* f, int offset, int n, int flags) {
        return real_of(f)->pMethods->xShmLock(real_of(f), offset, n, flags);
    },
    [](sqlite3_file* f) { real_of(f)->pMethods->xShmBarrier(real_of(f)); },
    [](sqlite3_file* f, int remove) { return real_of(f)->pMethods->xShmUnmap(real_of(f), remove); },
    nullptr,
    nullptr};

int open_file(sqlite3_vfs*, const char* name, sqlite3_file* raw, int flags, int* out_flags) {
    File& file = file_of(raw);
    file.base.pMethods = nullptr;
    file.real = static_cast<sqlite3_file*>(sqlite3_malloc(static_cast<int>(real_vfs()->szOsFile)));
    const int status = real_vfs()->xOpen(real_vfs(), name, file.real, flags, out_flags);
    if (status != SQLITE_OK) {
        sqlite3_free(file.real);
        return status;
    }
    const std::lock_guard lock(pages_mutex);
    auto& pages = all_pages[name ? name : ""];
    if (!pages) pages = std::make_shared<Pages>();
    file.pages = new std::shared_ptr<Pages>(pages);
    file.base.pMethods = &kMethods;
    return SQLITE_OK;
}

}  // namespace

std::string faulty_disk() {
    static sqlite3_vfs disk = *real_vfs();
    static const bool registered = [] {
        disk.zName = "faulty_disk";
        disk.szOsFile = sizeof(File);
        disk.xOpen = open_file;
        disk.pNext = nullptr;
        return sqlite3_vfs_register(&disk, 0) == SQLITE_OK;
    }();
    return registered ? "faulty_disk" : "";
}

void lose_power() {
    const std::lock_guard lock(pages_mutex);
    for (auto& [name, pages] : all_pages) *pages = {};
    all_pages.clear();
}

void set_disk_fault(DiskFault fault) {
    disk_fault = fault;
    disk_fault.notify_all();
}

}  // namespace kingdom::testing
