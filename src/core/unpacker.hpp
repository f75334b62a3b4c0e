// The program that unpacks a compressed file: it reads the packed bytes, and its output is read here. If the packed
// bytes cannot be rewound, they are passed to it while waiting for its output.
#pragma once
#include "system/open_file.hpp"
#include <memory>
#include <span>

namespace satdoku::core {
class Unpacker {
  public:
    /// @param path     for messages
    /// @param program  is searched in the folders of PATH, and started with an argument vector
    /// @param packed   must stay open
    /// @param front    what has been read from `packed` and cannot be read again
    /// Throws Error if the program cannot be started.
    Unpacker(const std::string& path, const char* program, const OpenFile& packed, std::string front);
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;
    ~Unpacker();

    /// Like Input::read(). Throws Error if the program reports a failure.
    /// @param gives_up  asked while no packed bytes come; true ends the waiting with 0
    std::size_t read(std::span<char> buffer, const std::function<bool()>& gives_up);

  private:
    struct State;
    std::unique_ptr<State> state_;
};
}  // namespace satdoku::core
