// Files: the one place in the libraries that talks to the operating system about them.
//
// Reading: a file, standard input ("-"), or a compressed file that the program for it unpacks.
// Writing: a file is written whole or not at all. A regular file appears under its name only when everything is on the
// disk (a temporary file in its folder, flushed, then renamed). Anything else (a pipe, a device, a descriptor such as
// /dev/stdout) is written directly. A file that replaces another one gets its mode and, if allowed, its owner. Every
// failed call is an Error with the file's name and the system's reason.
#pragma once
#include <satdoku/core/range.hpp>
#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::core {
class OpenFile;

/// Fills the places of closed standard descriptors, so that no file that is opened later becomes one of them. Using
/// them still fails. To be called when the program starts.
void hold_standard_descriptors();

/// Sets what every Input asks, several times a second, while it waits for a pipe or a terminal: true ends the waiting
/// with the Error file.stopped, or as a stop does if the Input has one.
void end_waiting_if(bool (*asked)());

/// Whether a file that begins like this is compressed in a way that Input knows.
bool is_compressed(std::string_view front);

/// The program that compresses an Output of this name ("x.drat.gz"), or nullptr.
const char* packer_of(std::string_view path);

/// Bytes of standard input that somebody has read to see what is there: the next Input of "-" begins with them.
void return_to_standard_input(std::string bytes);

/// While it lives, every Input of its name reads this text instead of a file. One at a time.
class TypedInput {
  public:
    static constexpr std::string_view name = "<expression>";

    explicit TypedInput(std::string text);
    TypedInput(const TypedInput&) = delete;
    TypedInput& operator=(const TypedInput&) = delete;
    ~TypedInput();
};

/// Whether no file has this name: it names no folder in which another file could be created.
inline bool is_nameless(std::string_view path) { return path == "-" || path == TypedInput::name; }

/// Fills the front of a buffer and returns the number of bytes; 0 only at the end.
using ByteSource = std::function<std::size_t(std::span<char>)>;

/// A file as a source of bytes.
class Input {
  public:
    /// Opens `path`; "-" is standard input. gzip, xz, bzip2 and zstd are known by their first bytes and unpacked by the
    /// program of that name, started with an argument vector. Throws Error: cannot open, a directory, no such program.
    explicit Input(const std::string& path);
    ~Input();

    /// Fills the front of `buffer` and returns the number of bytes; 0 only at the end, when the exit status of the
    /// unpacking program has been checked. Throws Error.
    std::size_t read(std::span<char> buffer);

    /// For a reader that needs no more: unpacks the rest of a compressed file, whose damage would be noticed only at its
    /// end. Throws Error.
    void finish();

    /// A stop ends the waiting for bytes: read() then returns 0, as at the end.
    void stop_on(std::stop_token token);

    /// Returns true if rewind() works: for regular files, compressed or not.
    bool can_rewind() const;
    /// Starts again with the first byte of the file that was opened, even if it has been renamed or removed since.
    /// Throws Error.
    void rewind();

    /// The number of bytes; a compressed file is unpacked to count them. Afterwards the first byte is read next. Throws
    /// Error. @pre can_rewind()
    std::uint64_t size();
    /// Goes to the first of these bytes; read() then ends after the last one. Throws Error. @pre can_rewind()
    void restrict_to(Range bytes);

    /// The path as given; "<stdin>" for standard input.
    const std::string& name() const;

  private:
    friend class Output;
    /// Reads a regular file from its first byte, as it is. @param file  taken over
    Input(OpenFile& file, const std::string& name);

    struct State;
    std::unique_ptr<State> state_;
};

/// Reads lines of any length, block by block.
class LineReader {
  public:
    static constexpr std::size_t longest_line = std::size_t{1} << 16;

    /// @param longest  bytes of a line beyond this length are skipped
    LineReader(ByteSource source, std::size_t longest) : source_(std::move(source)), longest_(longest) {}
    explicit LineReader(Input& input, std::size_t longest = longest_line)
        : LineReader([&input](std::span<char> buffer) { return input.read(buffer); }, longest) {}

    /// The next line without its line end; nothing at the end of the input. Valid until the next call.
    std::optional<std::string_view> next();

    /// The number of bytes in all lines so far, line ends included.
    std::uint64_t consumed() const { return consumed_; }
    /// Whether the latest line had a line end, which only the last one may lack.
    bool has_end() const { return has_end_; }

  private:
    ByteSource source_;
    std::size_t longest_;
    bool has_end_ = true;
    std::array<char, std::size_t{1} << 16> block_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::uint64_t consumed_ = 0;
    std::string line_;  ///< the first part of a line that spans several blocks
};

/// Returns true if something exists under this path. Links are followed. What cannot be examined does not count.
bool exists(const std::string& path);
/// The same, but only for a regular file.
bool is_regular_file(const std::string& path);

/// When the file was last written, in the finest steps that the system knows: std::filesystem has whole seconds in some
/// libraries. It counts from a beginning of the system's own. Nothing if there is no such file.
std::optional<std::chrono::nanoseconds> last_written(const std::string& path);

/// Makes an empty file and returns true; returns false if something has this name. Throws Error.
bool make_file(const std::string& path);

/// Whether Windows has no file of this name: it is that of a device such as NUL or aux.cnf, of a pipe, of a stream of
/// another file (f.cnf:b), it ends with a dot or a blank, which Windows drops, or no name may have one of its
/// characters. The answer is the same on every system.
bool is_reserved_on_windows(std::string_view path);

/// The name with a number before its ending: x-2.res for x.res and 2.
std::string numbered_name(const std::string& path, unsigned number);
/// The path itself if it is free, otherwise the first free one of x-2.res, x-3.res and so on (for x.res).
template <typename IsFree> std::string free_name(const std::string& path, IsFree is_free) {
    if (is_free(path)) return path;
    for (unsigned number = 2;; ++number) {
        std::string name = numbered_name(path, number);
        if (is_free(name)) return name;
    }
}
/// The same, but a path that does not exist is free.
inline std::string free_name(const std::string& path) {
    return free_name(path, [](const std::string& name) { return !exists(name); });
}

/// Returns the whole content of `path`. Throws Error, also for more than `most` bytes: a small compressed file may have any
/// size.
std::string read_whole(const std::string& path, std::size_t most = std::size_t{1} << 30U);

/// A file that is written whole or not at all.
class Output {
  public:
    /// Throws Error if the file cannot be made. "-" is standard output. A named pipe waits for its reader.
    explicit Output(const std::string& path);
    Output(Output&&) noexcept;
    /// Without commit() the target does not change.
    ~Output();

    /// Buffered. Throws Error, for example if the disk is full.
    void write(std::string_view bytes);

    /// Whether reread() works: for a regular file, but not if bytes go out as they come, to a pipe or a device.
    bool can_reread() const;
    /// What was written, so that it can be checked before the file has its name. Throws Error. @pre can_reread(), and
    /// nothing is written afterwards
    Input reread();

    /// Flushes, closes and renames. If it throws an Error, the target has not changed.
    /// @param on_disk  whether to wait until everything is on the disk: then a power cut leaves either the old file or
    ///                 the new one. Without it only the end of the program, at any moment, leaves one of them. That is
    ///                 enough for files that the same command can make again, and takes less than half the time.
    void commit(bool on_disk = true);

    const std::string& path() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// A file that has its name from the beginning: for work that a later run of the program continues.
class GrowingFile {
  public:
    /// Opens the file with its present content, or makes it, and locks it if the file system has locks: no other
    /// GrowingFile can open it meanwhile. Throws Error: file.in_use if another program has it, or file.….
    /// @param patience  how long to wait for another program: one that is killed may still wait for its disk
    explicit GrowingFile(const std::string& path, std::chrono::milliseconds patience = std::chrono::seconds(2));
    /// Without flush() the last bytes may be missing.
    ~GrowingFile();

    /// Keeps the first `size` bytes; later writes follow them. Throws Error.
    void cut(std::uint64_t size);
    /// Buffered. Throws Error, for example if the disk is full.
    void write(std::string_view bytes);
    /// Throws Error. @param on_disk whether to wait until everything is on the disk
    void flush(bool on_disk);
    /// Waits until everything is on the disk, then renames the file; a file of that name is replaced. Throws Error.
    void rename(const std::string& path);

    const std::string& path() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Locks a folder: one FolderLock of all programs has it at a time.
class FolderLock {
  public:
    /// Waits for its turn. If the file system has no locks, it does not wait.
    explicit FolderLock(const std::string& folder);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    ~FolderLock();

  private:
    std::intptr_t number_;  ///< of what the system locks
};

/// Throws Error if an output is also an input, which would be destroyed, or another output. Different names of one
/// file are recognized, also links and redirected standard descriptors. "-" is standard input among the inputs,
/// standard output among the outputs. Files that are not regular may be named any number of times.
void require_apart(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs);
}  // namespace satdoku::core
