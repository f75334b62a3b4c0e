// Games that are kept by themselves, in the folder that the XDG Base Directory Specification gives to the
// state of programs: one file for each game that has been begun and not ended. It is written whole after
// every move, so that neither a closed window nor the end of the machine loses one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace satdoku::app {

/// The file of one game.
class KeptGame {
  public:
    /// A game without a file; the first write() makes one.
    KeptGame() = default;
    /// A game that kept_games() found.
    explicit KeptGame(std::string path) : path_(std::move(path)) {}

    bool exists() const { return !path_.empty(); }
    /// Throws core::Error.
    void write(std::string_view game);
    /// There is nothing to go on with any more.
    void remove();

  private:
    std::string path_;
};

/// The files of all kept games, the one played last first.
std::vector<std::string> kept_games();

}  // namespace satdoku::app
