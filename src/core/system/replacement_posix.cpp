// If the system has files without names, an unfinished file is such a file, so that nothing is left if the program is
// killed. It gets a temporary name just before it replaces the target, because only files with names can do so. On
// other systems it has the temporary name from the beginning.
//
// The temporary names are short and numbered, so that they fit into the folder of a target whose name has any length.
// The program that uses one keeps the file locked. An unlocked file was left by a program that was killed, and is
// removed when its number is used again.
#include "replacement.hpp"
#include <cerrno>
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

int number(const OpenFile& file) { return static_cast<int>(file.number()); }

bool same(const struct stat& left, const struct stat& right) {
    return left.st_dev == right.st_dev && left.st_ino == right.st_ino;
}

std::string temporary_name(unsigned index) { return ".satdoku-" + std::to_string(index); }

/// Removes a temporary file that no running program has locked. Returns true if there was one.
bool remove_abandoned(const OpenFile& folder, const std::string& name) {
    // Only a program that has locked the file with this name may remove the name.
    const OpenFile left(::openat(number(folder), name.c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat locked {};
    struct stat named {};
    return left.open() && ::flock(number(left), LOCK_EX | LOCK_NB) == 0 && ::fstat(number(left), &locked) == 0 &&
           ::fstatat(number(folder), name.c_str(), &named, AT_SYMLINK_NOFOLLOW) == 0 && same(locked, named) &&
           ::unlinkat(number(folder), name.c_str(), 0) == 0;
}

/// Gives a new file the permissions of the one that it will replace, as far as the system allows, except the bits that
/// run it with the owner's rights.
void keep_rights(const OpenFile& file, const struct stat& old) {
    struct stat made {};
    ::fstat(number(file), &made);
    const auto unchanged_user = static_cast<uid_t>(-1);
    const auto unchanged_group = static_cast<gid_t>(-1);
    const bool has_group = made.st_gid == old.st_gid || ::fchown(number(file), unchanged_user, old.st_gid) == 0;
    // If that is not allowed, the file belongs to this user.
    [[maybe_unused]] const bool has_owner =
        made.st_uid == old.st_uid || ::fchown(number(file), old.st_uid, unchanged_group) == 0;
    mode_t mode = old.st_mode & 0777U;
    // The permissions of the group are not meant for another group.
    if (!has_group) mode = (mode & ~mode_t{0070}) | static_cast<mode_t>((mode & 0007U) << 3U);
    ::fchmod(number(file), mode);
}
}  // namespace

/// All functions return 0 or the errno.
struct Replacement::State {
    OpenFile file;
    // For a regular file; other files are written directly:
    OpenFile folder;
    std::string target;     ///< its name in the folder
    std::string temporary;  ///< the name of `file` in the folder while it has one

    ~State() {
        if (!temporary.empty()) ::unlinkat(number(folder), temporary.c_str(), 0);
    }

    int open(const std::string& path) {
        const auto place = place_of(path);
        if (!place) return ELOOP;
        if (place->number) return open_number(*place->number);
        struct stat old {};
        const bool exists = ::stat(place->path.c_str(), &old) == 0;
        if (!exists && errno != ENOENT) return errno;
        if (exists && S_ISDIR(old.st_mode)) return EISDIR;
        if (exists && !S_ISREG(old.st_mode)) {
            file = OpenFile(::open(place->path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC));
            return file.open() ? 0 : errno;
        }
        if (exists && ::access(place->path.c_str(), W_OK) != 0) return errno;
        const std::filesystem::path followed = place->path;
        target = followed.filename().string();
        if (target.empty()) return ENOENT;
        const std::filesystem::path parent = followed.has_parent_path() ? followed.parent_path() : ".";
        folder = OpenFile(::open(parent.c_str(), to_name_files_in));
        if (!folder.open()) return errno;
        // Until it has the old file's permissions, no other user should be able to open it.
        const int error = create(exists ? 0600 : 0666);
        if (error == 0 && exists) keep_rights(file, old);
        return error;
    }

    int open_number(FileNumber of_file) {
        file = duplicate(of_file);
        if (!file.open()) return errno;
        return (::fcntl(number(file), F_GETFL) & O_ACCMODE) == O_RDONLY ? EBADF : 0;
    }

    int create(mode_t mode) {
#ifdef O_TMPFILE
        file = OpenFile(::openat(number(folder), ".", O_TMPFILE | O_RDWR | O_CLOEXEC, mode));
        if (file.open() && ::access(link().c_str(), F_OK) == 0) {
            ::flock(number(file), LOCK_EX | LOCK_NB);
            return 0;
        }
#endif
        return take_name([&](const std::string& name) {
            file = OpenFile(
                ::openat(number(folder), name.c_str(), O_CREAT | O_EXCL | O_NOFOLLOW | O_RDWR | O_CLOEXEC, mode));
            if (!file.open()) return false;
            // Before it was locked, another program may have removed it as an abandoned one.
            ::flock(number(file), LOCK_EX);
            struct stat made {};
            errno = EEXIST;
            return ::fstat(number(file), &made) == 0 && made.st_nlink > 0;
        });
    }

    /// Tries names until one is free. @param make  makes a file of that name, and sets errno if it could not
    template <typename Make> int take_name(const Make& make) {
        unsigned index = 1;
        for (;; ++index) {
            const std::string name = temporary_name(index);
            remove_abandoned(folder, name);
            if (make(name)) {
                temporary = name;
                break;
            }
            if (errno != EEXIST) return errno;
        }
        while (remove_abandoned(folder, temporary_name(++index))) {
        }
        return 0;
    }

    /// The path by which a file without a name can be linked.
    std::string link() const { return "/proc/self/fd/" + std::to_string(number(file)); }
};

Replacement::Replacement() : state_(std::make_unique<State>()) {}
Replacement::~Replacement() = default;

int Replacement::open(const std::string& path) {
    return path == "-" ? state_->open_number(number_of(Standard::output)) : state_->open(path);
}

int Replacement::write(std::string_view bytes) { return write_all(state_->file, bytes); }

bool Replacement::is_regular() const { return state_->folder.open(); }

OpenFile Replacement::reread() const { return duplicate(state_->file.number()); }

int Replacement::commit(bool on_disk) {
    State& state = *state_;
    const bool replaces = is_regular();
    if (on_disk && replaces && !flush_to_disk(state.file)) return errno;
    if (const int error = late_error(state.file); error != 0) return error;
    if (replaces && state.temporary.empty()) {
        const int error = state.take_name([&](const std::string& name) {
            return ::linkat(AT_FDCWD, state.link().c_str(), number(state.folder), name.c_str(), AT_SYMLINK_FOLLOW) == 0;
        });
        if (error != 0) return error;
    }
    if (replaces) {
        const int folder = number(state.folder);
        if (::renameat(folder, state.temporary.c_str(), folder, state.target.c_str()) != 0) return errno;
        state.temporary.clear();
    }
    state.file.close();
    return 0;
}
}  // namespace satdoku::core
