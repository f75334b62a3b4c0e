#include "open_file.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/numbers.hpp>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace satdoku::core {
namespace {
namespace fs = std::filesystem;

int descriptor(FileNumber number) { return static_cast<int>(number); }
int descriptor(const OpenFile& file) { return descriptor(file.number()); }

/// The number of a path whose folder is the one of this process's descriptors.
std::optional<FileNumber> named_descriptor(const fs::path& path) {
    const std::string name = path.filename().string();
    if (name.empty() || name.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
    std::error_code none;
    const fs::path folder = fs::canonical(path.parent_path(), none);
    if (none) return std::nullopt;
    for (const char* const descriptors : {"/dev/fd", "/proc/self/fd"})
        if (folder == fs::canonical(descriptors, none) && !none) return parse_number<int>(name);
    return std::nullopt;
}

Status status_in(const struct stat& found) {
    const auto kind = S_ISREG(found.st_mode)   ? Status::Kind::regular
                      : S_ISDIR(found.st_mode) ? Status::Kind::folder
                                               : Status::Kind::other;
    return {kind, {static_cast<std::uint64_t>(found.st_dev), {static_cast<std::uint64_t>(found.st_ino), 0}}};
}
}  // namespace

const int over_quota = EDQUOT;

void hold_standard_descriptors() {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(number, F_GETFD) >= 0) continue;
        // The lowest free number is this one. It is opened in the wrong direction, so that every use of it fails.
        [[maybe_unused]] const int opened = ::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

FileNumber number_of(Standard stream) { return static_cast<FileNumber>(stream); }

int OpenFile::close() {
    const FileNumber number = std::exchange(number_, no_file);
    return number != no_file && ::close(descriptor(number)) != 0 ? errno : 0;
}

std::optional<Place> place_of(const std::string& path) {
    constexpr int most_links = 40;  // as many as Linux follows
    fs::path place = path;
    for (int links = 0; links <= most_links; ++links) {
        if (const auto number = named_descriptor(place)) return Place{place.string(), number};
        std::error_code none;
        const fs::path next = fs::read_symlink(place, none);
        if (none) return Place{place.string(), std::nullopt};
        place = place.parent_path() / next;
    }
    return std::nullopt;
}

std::optional<Status> status_of(const std::string& path) {
    struct stat found {};
    if (::stat(path.c_str(), &found) != 0) return std::nullopt;
    return status_in(found);
}

std::optional<Status> status_of(FileNumber number) {
    struct stat found {};
    if (::fstat(descriptor(number), &found) != 0) return std::nullopt;
    return status_in(found);
}

std::optional<std::chrono::nanoseconds> last_written(const std::string& path) {
    std::error_code failed;
    const auto time = fs::last_write_time(path, failed);
    if (failed) return std::nullopt;
    return std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch());
}

std::string comparable_name(const std::string& name) { return name; }

void require_name(const std::string&) {}

OpenFile duplicate(FileNumber number) {
    return OpenFile(::fcntl(descriptor(number), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
}

OpenFile open_to_read(const std::string& path) {
    OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    // Reading waits again: only open() may not, since it would wait on after a signal.
    if (file.open()) ::fcntl(descriptor(file), F_SETFL, 0);
    return file;
}

OpenFile open_to_grow(const std::string& path) {
    return OpenFile(::open(path.c_str(), O_WRONLY | O_CREAT | O_NOCTTY | O_NONBLOCK | O_CLOEXEC, 0666));
}

OpenFile open_new(const std::string& path) {
    return OpenFile(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
}

bool lock(const OpenFile& file) { return ::flock(descriptor(file), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK; }

std::ptrdiff_t read_some(const OpenFile& file, char* into, std::size_t size) {
    for (;;) {
        const ssize_t count = ::read(descriptor(file), into, size);
        if (count >= 0 || errno != EINTR) return count;
    }
}

bool wait_to_read(const OpenFile& file, const std::function<bool()>& gives_up) {
    constexpr int between = 50;  // milliseconds: a signal that comes just before poll() is seen, too
    pollfd source{descriptor(file), POLLIN, 0};
    for (;;) {
        const int ready = ::poll(&source, 1, between);
        if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
        if (gives_up()) return false;
    }
}

int write_all(const OpenFile& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor(file), bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

std::int64_t seek(const OpenFile& file, std::int64_t offset, int from) {
    return ::lseek(descriptor(file), static_cast<off_t>(offset), from);
}

bool cut_at(const OpenFile& file, std::uint64_t size) {
    const auto offset = static_cast<off_t>(size);
    return ::ftruncate(descriptor(file), offset) == 0 && ::lseek(descriptor(file), offset, SEEK_SET) == offset;
}

bool flush_to_disk(const OpenFile& file) { return ::fsync(descriptor(file)) == 0; }

FolderLock::FolderLock(const std::string& folder)
    : number_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    while (number_ >= 0 && ::flock(descriptor(number_), LOCK_EX) != 0 && errno == EINTR) {
    }
}

FolderLock::~FolderLock() {
    if (number_ >= 0) ::close(descriptor(number_));
}

int late_error(const OpenFile& file) { return duplicate(file.number()).close(); }

bool rename_file(const std::string& from, const std::string& to) { return ::rename(from.c_str(), to.c_str()) == 0; }
}  // namespace satdoku::core
