// A file that stands under its name while it grows, for work that goes on where another run of the program ended. (What
// is to appear whole or not at all is a core::Output.)
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace satdoku::core {

class GrowingFile {
  public:
    /// Opens the file, or makes it. It keeps what it holds, and no other program can open it so until this one lets go
    /// of it, as far as the file system knows locks. Throws Error: file.in_use where another program has it, file.….
    /// @param patience  how long to wait for another program: one that is killed may still wait for its disk
    explicit GrowingFile(const std::string& path,
                         std::chrono::milliseconds patience = std::chrono::seconds(2));
    GrowingFile(GrowingFile&&) noexcept;
    GrowingFile& operator=(GrowingFile&&) noexcept;
    /// Without flush() the last bytes may be missing.
    ~GrowingFile();

    /// Leaves so many bytes, behind which is written from now on. Throws Error.
    void cut(std::uint64_t size);
    /// Buffered. Throws Error where the disk is full, and so on.
    void write(std::string_view bytes);
    /// Throws Error. @param on_disk whether to wait until everything is on the disk
    void flush(bool on_disk);
    /// Gives it another name, in the place of what has it, when everything is on the disk. Throws Error.
    void rename(const std::string& path);

    const std::string& path() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace satdoku::core
