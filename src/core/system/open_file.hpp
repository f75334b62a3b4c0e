// Open files as the system knows them; Input, Output and GrowingFile are built on these. A function that fails returns
// that it did and sets errno, on every system.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace satdoku::core {
/// How many bytes are collected before they are written.
inline constexpr std::size_t buffer_size = std::size_t{1} << 18;

/// The system's number of an open file: a descriptor, or a handle.
using FileNumber = std::intptr_t;
inline constexpr FileNumber no_file = -1;

/// The errno of a user who has used up his part of a disk. Not every system's header names it.
extern const int over_quota;

enum class Standard { input = 0, output = 1, error = 2 };
FileNumber number_of(Standard stream);

/// Owns an open file: the destructor closes it.
class OpenFile {
  public:
    OpenFile() = default;
    explicit OpenFile(FileNumber number) : number_(number) {}
    OpenFile(OpenFile&& other) noexcept : number_(std::exchange(other.number_, no_file)) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        if (this != &other) {
            close();
            number_ = std::exchange(other.number_, no_file);
        }
        return *this;
    }
    ~OpenFile() { close(); }

    bool open() const { return number_ != no_file; }
    FileNumber number() const { return number_; }
    /// 0, or the errno of a close that lost data.
    int close();

  private:
    FileNumber number_ = no_file;
};

/// Where a path leads.
struct Place {
    std::string path;                  ///< with links followed, even if nothing exists there yet
    std::optional<FileNumber> number;  ///< if the path means an open file, such as /dev/stdout or /dev/fd/3
};

/// Follows the links at the path's end. Returns nothing if they form a circle.
std::optional<Place> place_of(const std::string& path);

/// What identifies a file, under whichever names.
struct FileIdentity {
    std::uint64_t volume = 0;
    std::array<std::uint64_t, 2> number{};

    bool operator==(const FileIdentity&) const = default;
};

struct Status {
    enum class Kind { regular, folder, other };  ///< other: a pipe, a terminal, a device
    Kind kind;
    FileIdentity identity;
};

/// Links are followed. Returns nothing if there is no such file.
std::optional<Status> status_of(const std::string& path);
std::optional<Status> status_of(FileNumber number);

/// A name in a folder, such that two names mean one file exactly if these are equal.
std::string comparable_name(const std::string& name);

/// Throws Error if this system would take the name for something else than a file; see is_reserved_on_windows().
void require_name(const std::string& path);

/// Another number for the same open file, never a standard one.
OpenFile duplicate(FileNumber number);

/// Does not wait for the writer of a named pipe: wait_to_read() does.
OpenFile open_to_read(const std::string& path);
/// Opens the file with its present content, or makes it.
OpenFile open_to_grow(const std::string& path);
/// Makes an empty file. Fails if something has this name.
OpenFile open_new(const std::string& path);

/// Locks the file until it is closed. Returns false, at once, if another program has locked it. Without locks in the
/// file system it returns true.
bool lock(const OpenFile& file);

/// Returns the number of bytes, 0 at the end, negative if it fails. No signal interrupts it.
std::ptrdiff_t read_some(const OpenFile& file, char* into, std::size_t size);

/// Waits until a file that is not regular is ready for read_some(). Between short rounds, and after each signal, it asks
/// whether to give up, and returns false if so.
bool wait_to_read(const OpenFile& file, const std::function<bool()>& gives_up);

/// Writes all bytes. Returns 0, or the errno of a write that failed.
int write_all(const OpenFile& file, std::string_view bytes);

/// As lseek(): returns the new place, negative if it fails. @param from  SEEK_SET, SEEK_CUR or SEEK_END
std::int64_t seek(const OpenFile& file, std::int64_t offset, int from);

/// Keeps the first `size` bytes and goes to their end.
bool cut_at(const OpenFile& file, std::uint64_t size);

/// Waits until the content is on the disk.
bool flush_to_disk(const OpenFile& file);

/// Some file systems report a failed write only at close. This closes a duplicate, so that the file stays open and
/// locked. Returns 0, or the errno.
int late_error(const OpenFile& file);

/// Renames an open file; a file of the new name is replaced.
bool rename_file(const std::string& from, const std::string& to);
}  // namespace satdoku::core
