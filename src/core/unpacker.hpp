// The program that unpacks a compressed file: it reads what is packed, and its output is read here. Where the
// packed bytes cannot be rewound, they go through a connection of ours, which is served while we wait for
// unpacked ones: no thread is needed.
#pragma once

#include "descriptor.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace satdoku::core {

/// The program that unpacks a file that begins so, or nullptr where it is not compressed.
const char* unpacker_of(std::string_view front);
/// How many bytes are enough to know.
inline constexpr std::size_t longest_magic = 6;

class Unpacker {
  public:
    /// @param path     for messages
    /// @param program  started with an argument vector
    /// @param packed   must stay open
    /// @param front    what has been read from `packed` and cannot be read again
    /// Throws Error where the program cannot be started.
    Unpacker(const std::string& path, const char* program, int packed, std::string front);
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;
    ~Unpacker();

    /// As Input::read(). Throws Error where the program says that not all was well.
    std::size_t read(std::span<char> buffer);

  private:
    void start(int packed, int unpacked);
    void feed_until_readable();
    void feed();
    int wait();

    std::string path_;
    std::string program_;
    Descriptor unpacked_;
    pid_t process_ = -1;

    int packed_;
    Descriptor feed_;        ///< our end of the connection; not open where the program reads `packed` itself
    std::string waiting_;    ///< packed bytes that the program has not taken yet
    std::size_t taken_ = 0;  ///< how many of these it has taken
};

}  // namespace satdoku::core
