// Games that the program saves by itself, in the folder for its state: one file for each game that is not over. The
// whole file is written after every move, so that neither a closed window nor a power cut loses a game. Two programs
// may play the same game: the one that finds the file changed continues in a new file, so both games stay.
#pragma once
#include <satdoku/play/play.hpp>

namespace satdoku::play {
/// The file of one game.
class Autosave {
  public:
    /// A game without a file; the first write() makes one.
    Autosave() = default;
    /// An existing file. Throws core::Error.
    explicit Autosave(std::string path);

    /// The name of the game in lists: the name of the file without its ending.
    std::string name() const;

    bool exists() const { return !path_.empty(); }
    /// The contents of the file when this object last read or wrote it.
    const std::string& text() const { return text_; }

    /// Writes the game. If another program has changed or removed the file, writes a new one and returns true. Throws
    /// core::Error.
    bool write(std::string_view game);
    /// Removes the file, unless another program has changed it.
    void remove();

  private:
    /// Whether the file exists and still contains text().
    bool is_ours() const;

    std::string path_;
    std::string text_;
};

/// Asks which autosaved game to resume and returns its file. The user can also remove games here. Returns nothing if
/// the user leaves. Throws core::Error if there is no game.
std::optional<std::string> choose_autosave(ui::Console& console, Ask ask);

/// Prints the list of autosaved games.
void list_autosaves(ui::Console& console);

/// Removes the game with this name, or number in the list, and returns its name. Throws core::Error if there is none.
std::string remove_autosave(const std::string& name);
}  // namespace satdoku::play
