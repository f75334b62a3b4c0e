// Files and memory of the machine: the one place of the libraries that talks to the operating system.
//
// Reading: a file, standard input ("-"), or a compressed file that the program for it unpacks.
// Writing: what is written is written whole. A regular file appears under its name only when everything is on
// the disk (a temporary file in its folder, flushed, then renamed); whatever else the name stands for (a pipe,
// a device, a descriptor of ours such as /dev/stdout) is written as it comes. What is replaced keeps its mode
// and, where allowed, its owner. Every failed call is an Error that names the file and gives the system's
// reason.
#pragma once

#include <satdoku/core/range.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::core {

/// Fills the places of standard descriptors that are closed, so that no file that is opened later becomes one
/// of them. Using them fails as before. For the program's beginning.
void hold_standard_descriptors();

/// A source of bytes.
class Input {
  public:
    /// Opens `path`; "-" is standard input. gzip, xz, bzip2 and zstd are known by their first bytes and
    /// unpacked by the program of that name, started with an argument vector. Throws Error: cannot open, a
    /// directory, no such program.
    explicit Input(const std::string& path);
    Input(Input&&) noexcept;
    Input& operator=(Input&&) noexcept;
    ~Input();

    /// Fills the front of `buffer` and returns how many bytes; 0 only at the end, where the unpacking
    /// program's exit status has been checked. Throws Error.
    std::size_t read(std::span<char> buffer);

    /// Lets a stop end the waiting for bytes that do not come: then read() returns 0, as at the end.
    void stop_on(std::stop_token token);

    /// Whether rewind() works: what is read is a regular file, compressed or not.
    bool can_rewind() const;
    /// Starts again with the first byte, in the file that was opened: also where it is renamed or removed by
    /// now. Throws Error.
    void rewind();

    /// How many bytes there are, where can_rewind(): what is compressed is unpacked to know it. Afterwards it stands
    /// before the first byte again. Throws Error.
    std::uint64_t size();
    /// Goes to the first of these bytes, where can_rewind(); read() then ends behind the last one. Throws Error.
    void restrict_to(Range bytes);

    /// The path as given; "<stdin>" for standard input.
    const std::string& name() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Whether there is anything under this path. Links are followed; what cannot be looked at counts as not there.
bool exists(const std::string& path);
/// The same, but only for a regular file.
bool is_regular_file(const std::string& path);

/// The name with a number before its ending: x-2.res for x.res and 2.
std::string numbered_name(const std::string& path, unsigned number);
/// The path itself if it is free, otherwise the first free one of x-2.res, x-3.res and so on (for x.res).
template <typename IsFree>
std::string free_name(const std::string& path, IsFree is_free) {
    if (is_free(path)) return path;
    for (unsigned number = 2;; ++number) {
        std::string name = numbered_name(path, number);
        if (is_free(name)) return name;
    }
}
/// The same, where a path is free that does not exist.
inline std::string free_name(const std::string& path) {
    return free_name(path, [](const std::string& name) { return !exists(name); });
}

/// Everything that `path` holds. Throws Error.
std::string read_whole(const std::string& path);

/// A file that is written whole or not at all.
class Output {
  public:
    /// Throws Error where the file cannot be made. "-" is standard output. A named pipe waits for its reader.
    explicit Output(const std::string& path);
    Output(Output&&) noexcept;
    Output& operator=(Output&&) noexcept;
    /// Without commit() the target stays as it was.
    ~Output();

    /// Buffered. Throws Error where the disk is full, and so on.
    void write(std::string_view bytes);

    /// Flushes, closes and renames. Throws Error; the target is then as it was.
    /// @param on_disk  whether to wait until everything is on the disk: then a power cut leaves the old file
    ///                 or the new one. Without it only the end of the program, at any moment, does so; that
    ///                 is enough for what can be had again by the same command, and takes less than half the
    ///                 time.
    void commit(bool on_disk = true);

    const std::string& path() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// A folder that no other program holds at the same time, as long as this lives.
class FolderLock {
  public:
    /// Waits for its turn. Where a file system knows no locks, nobody waits.
    explicit FolderLock(const std::string& folder);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    ~FolderLock();

  private:
    int descriptor_;
};

/// Throws Error where an output is also an input, which would be destroyed, or another output: by whatever
/// name, also through links or as what a standard descriptor was redirected to. "-" among the inputs is
/// standard input, among the outputs standard output. What is no regular file may be named as often as one
/// likes.
void require_apart(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs);

}  // namespace satdoku::core
