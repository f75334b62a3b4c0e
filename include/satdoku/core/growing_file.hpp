// A file that has its name from the beginning: for work that a later run of the program continues. (core::Output is
// for files that appear whole or not at all.)
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace satdoku::core {

class GrowingFile {
  public:
    /// Opens the file with its present content, or makes it, and locks it if the file system has locks: no other
    /// GrowingFile can open it meanwhile. Throws Error: file.in_use if another program has it, or file.….
    /// @param patience  how long to wait for another program: one that is killed may still wait for its disk
    explicit GrowingFile(const std::string& path, std::chrono::milliseconds patience = std::chrono::seconds(2));
    GrowingFile(GrowingFile&&) noexcept;
    GrowingFile& operator=(GrowingFile&&) noexcept;
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

}  // namespace satdoku::core
