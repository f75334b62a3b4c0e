// The program that unpacks a compressed file: it reads the packed bytes, and its output is read here. If the packed
// bytes cannot be rewound, they are passed to it through a connection, which is served while waiting for its output.
// So no thread is needed.
#pragma once

#include "descriptor.hpp"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace satdoku::core {

/// Returns the program that unpacks a file that begins like this, or nullptr if the file is not compressed.
const char* unpacker_of(std::string_view front);
/// This number of first bytes is enough to decide.
inline constexpr std::size_t longest_magic = 6;

class Unpacker {
  public:
    /// @param path     for messages
    /// @param program  started with an argument vector
    /// @param packed   must stay open
    /// @param front    what has been read from `packed` and cannot be read again
    /// Throws Error if the program cannot be started.
    Unpacker(const std::string& path, const char* program, int packed, std::string front);
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;
    ~Unpacker();

    /// Like Input::read(). Throws Error if the program reports a failure.
    /// @param gives_up  asked while no packed bytes come; true ends the waiting with 0
    std::size_t read(std::span<char> buffer, const std::function<bool()>& gives_up);

  private:
    void start(int packed, int unpacked);
    bool feed_until_readable(const std::function<bool()>& gives_up);
    void feed();
    int wait();

    std::string path_;
    std::string program_;
    Descriptor unpacked_;
    pid_t process_ = -1;

    int packed_;
    Descriptor feed_;        ///< our end of the connection; not open if the program reads `packed` directly
    std::string waiting_;    ///< packed bytes that the program has not taken yet
    std::size_t taken_ = 0;  ///< how many of these it has taken
};

}  // namespace satdoku::core
