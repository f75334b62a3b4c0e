// If the system has files without names, an unfinished file is such a file, so that nothing is left if the program is
// killed. It gets a temporary name just before it replaces the target, because only files with names can do so. On
// other systems it has the temporary name from the beginning.
//
// The temporary names are short and numbered, so that they fit beside a target's name of any length. The program that
// uses one keeps the file locked. An unlocked file was left by a program that was killed, and is removed when its
// number is used again.
#include "descriptor.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace satdoku::core {

namespace {

#ifdef O_PATH
constexpr int to_name_files_in = O_PATH | O_DIRECTORY | O_CLOEXEC;
#else
constexpr int to_name_files_in = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
#endif

bool same(const struct stat& left, const struct stat& right) {
    return left.st_dev == right.st_dev && left.st_ino == right.st_ino;
}

std::string temporary_name(unsigned number) {
    return ".satdoku-" + std::to_string(number);
}

/// The path by which a file without a name can be linked.
std::string link_to(const Descriptor& file) {
    return "/proc/self/fd/" + std::to_string(file.get());
}

/// Removes a temporary file that no running program has locked. Returns true if there was one.
bool remove_abandoned(const Descriptor& folder, const std::string& name) {
    // Only a program that has locked the file with this name may remove the name.
    const Descriptor left(::openat(folder.get(), name.c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat locked {};
    struct stat named {};
    return left.open() && ::flock(left.get(), LOCK_EX | LOCK_NB) == 0 && ::fstat(left.get(), &locked) == 0 &&
           ::fstatat(folder.get(), name.c_str(), &named, AT_SYMLINK_NOFOLLOW) == 0 && same(locked, named) &&
           ::unlinkat(folder.get(), name.c_str(), 0) == 0;
}

/// Gives a new file the permissions of the one that it will replace, as far as the system allows, except the bits that
/// run it with the owner's rights.
void keep_rights(const Descriptor& file, const struct stat& old) {
    struct stat made {};
    ::fstat(file.get(), &made);
    const auto unchanged_user = static_cast<uid_t>(-1);
    const auto unchanged_group = static_cast<gid_t>(-1);
    const bool has_group = made.st_gid == old.st_gid || ::fchown(file.get(), unchanged_user, old.st_gid) == 0;
    // If that is not allowed, the file belongs to this user.
    [[maybe_unused]] const bool has_owner =
        made.st_uid == old.st_uid || ::fchown(file.get(), old.st_uid, unchanged_group) == 0;
    mode_t mode = old.st_mode & 0777U;
    // The permissions of the group are not meant for another group.
    if (!has_group) mode = (mode & ~mode_t{0070}) | (mode & 0007U) << 3U;
    ::fchmod(file.get(), mode);
}

}  // namespace

struct Output::State {
    std::string path;
    Descriptor file;
    std::string buffer;
    // For a regular file; other files are written directly:
    Descriptor folder;
    std::string target;     ///< its name in the folder
    std::string temporary;  ///< the name of `file` in the folder while it has one

    ~State() {
        if (!temporary.empty()) ::unlinkat(folder.get(), temporary.c_str(), 0);
    }

    [[noreturn]] void fail(int error) const {
        if (error == EPIPE) throw Error("output.closed");
        if (path == "-") throw Error("output.failed", {reason(error)});
        throw Error("file.cannot_write", {path, reason(error)});
    }
    void open();
    void open_descriptor(int number);
    void create(mode_t mode);
    template <typename Make>
    void take_name(const Make& make);
    void put(std::string_view bytes) const;
    void flush();
    void replace_target();
};

void Output::State::open() {
    if (path == "-") return open_descriptor(STDOUT_FILENO);
    const auto place = place_of(path);
    if (!place) fail(ELOOP);
    if (place->descriptor) return open_descriptor(*place->descriptor);
    struct stat old {};
    const bool exists = ::stat(place->path.c_str(), &old) == 0;
    if (!exists && errno != ENOENT) fail(errno);
    if (exists && S_ISDIR(old.st_mode)) throw Error("file.is_directory", {path});
    if (exists && !S_ISREG(old.st_mode)) {
        file = Descriptor(::open(place->path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
        if (!file.open()) fail(errno);
        return;
    }
    if (exists && ::access(place->path.c_str(), W_OK) != 0) fail(errno);
    const std::filesystem::path followed = place->path;
    target = followed.filename().string();
    if (target.empty()) fail(ENOENT);
    const std::filesystem::path parent = followed.has_parent_path() ? followed.parent_path() : ".";
    folder = Descriptor(::open(parent.c_str(), to_name_files_in));
    if (!folder.open()) fail(errno);
    // Until it has the old file's permissions, no other user should be able to open it.
    create(exists ? 0600 : 0666);
    if (exists) keep_rights(file, old);
}

void Output::State::open_descriptor(int number) {
    file = duplicate(number);
    if (!file.open()) fail(errno);
    if ((::fcntl(file.get(), F_GETFL) & O_ACCMODE) == O_RDONLY) fail(EBADF);
}

void Output::State::create(mode_t mode) {
#ifdef O_TMPFILE
    file = Descriptor(::openat(folder.get(), ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, mode));
    if (file.open() && ::access(link_to(file).c_str(), F_OK) == 0) {
        ::flock(file.get(), LOCK_EX | LOCK_NB);
        return;
    }
#endif
    take_name([&](const std::string& name) {
        file = Descriptor(
            ::openat(folder.get(), name.c_str(), O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, mode));
        if (!file.open()) return false;
        // Before it was locked, another program may have removed it as an abandoned one.
        ::flock(file.get(), LOCK_EX);
        struct stat made {};
        errno = EEXIST;
        return ::fstat(file.get(), &made) == 0 && made.st_nlink > 0;
    });
}

/// Tries names until one is free. @param make  makes a file of that name, and sets errno where it could not
template <typename Make>
void Output::State::take_name(const Make& make) {
    unsigned number = 1;
    for (;; ++number) {
        const std::string name = temporary_name(number);
        remove_abandoned(folder, name);
        if (make(name)) {
            temporary = name;
            break;
        }
        if (errno != EEXIST) fail(errno);
    }
    while (remove_abandoned(folder, temporary_name(++number))) {
    }
}

void Output::State::put(std::string_view bytes) const {
    if (const int error = write_all(file, bytes); error != 0) fail(error);
}

void Output::State::flush() {
    put(buffer);
    buffer.clear();
}

void Output::State::replace_target() {
    if (temporary.empty()) {
        take_name([&](const std::string& name) {
            return ::linkat(AT_FDCWD, link_to(file).c_str(), folder.get(), name.c_str(), AT_SYMLINK_FOLLOW) == 0;
        });
    }
    if (::renameat(folder.get(), temporary.c_str(), folder.get(), target.c_str()) != 0) fail(errno);
    temporary.clear();
}

Output::Output(const std::string& path) : state_(std::make_unique<State>()) {
    state_->path = path;
    state_->open();
}

Output::Output(Output&&) noexcept = default;
Output& Output::operator=(Output&&) noexcept = default;
Output::~Output() = default;

void Output::write(std::string_view bytes) {
    if (bytes.size() >= buffer_size) {
        state_->flush();
        state_->put(bytes);
        return;
    }
    state_->buffer.append(bytes);
    if (state_->buffer.size() >= buffer_size) state_->flush();
}

void Output::commit(bool on_disk) {
    State& state = *state_;
    state.flush();
    const bool is_regular = state.folder.open();
    if (on_disk && is_regular && ::fsync(state.file.get()) != 0) state.fail(errno);
    if (const int error = late_error(state.file); error != 0) state.fail(error);
    if (is_regular) state.replace_target();
    state.file.close();
}

const std::string& Output::path() const {
    return state_->path;
}

}  // namespace satdoku::core
