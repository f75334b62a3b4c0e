// Games that are kept by themselves, in the folder for the state of the program: one file for each game that
// has been begun and not ended. It is written whole after every move, so that neither a closed window nor the
// end of the machine loses one. Two programs may go on with the same game: the one that finds the file changed
// goes on in a file of its own, so that both are kept.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace satdoku::play {

/// The file of one game.
class KeptGame {
  public:
    /// A game without a file; the first write() makes one.
    KeptGame() = default;
    /// A game that kept_games() found. Throws core::Error.
    explicit KeptGame(std::string path);

    /// By which it can be found among the others.
    std::string name() const;

    bool exists() const { return !path_.empty(); }
    /// What the file held when this game last read or wrote it.
    const std::string& text() const { return text_; }

    /// Returns whether the game parts from its file, as another program has written to it or removed it: from
    /// then on it has a new one. Throws core::Error.
    bool write(std::string_view game);
    /// There is nothing to go on with any more.
    void remove();

  private:
    /// Whether there is a file that nobody else has written to since.
    bool is_ours() const;

    std::string path_;
    std::string text_;
};

/// The name of a game by its file.
std::string name_of_game(const std::string& path);

/// The files of all kept games, the one played last first.
std::vector<std::string> kept_games();

}  // namespace satdoku::play
