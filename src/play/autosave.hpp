// Games that the program saves by itself, in the folder for its state: one file for each game that is not over. The
// file is written whole after every move, so that neither a closed window nor a power cut loses a game. Two programs
// may play the same game: the one that finds the file changed goes on in a new file, so that both games stay.
#pragma once

#include <satdoku/play/play.hpp>
#include <satdoku/ui/console.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::play {

/// The folder of the XDG Base Directory Specification for the state of a program: $XDG_STATE_HOME/satdoku or
/// ~/.local/state/satdoku. Empty if the user has no home.
std::filesystem::path state_folder();

/// The same folder, created if need be, with access for the user alone. Throws core::Error.
std::filesystem::path made_state_folder();

/// The current local time. @param format  of std::strftime()
std::string local_time(const char* format);

/// The file of one game.
class Autosave {
  public:
    /// A game without a file; the first write() makes one.
    Autosave() = default;
    /// An existing file. Throws core::Error.
    explicit Autosave(std::string path);

    /// The name of the game in lists: the file without folder and ending.
    std::string name() const;

    bool exists() const { return !path_.empty(); }
    /// What the file held when this object last read or wrote it.
    const std::string& text() const { return text_; }

    /// Returns true if another program has changed or removed the file: the game then has a new file. Throws
    /// core::Error.
    bool write(std::string_view game);
    /// Removes the file, unless another program has changed it.
    void remove();

  private:
    /// Whether the file exists and holds what this object last read or wrote.
    bool is_ours() const;

    std::string path_;
    std::string text_;
};

/// Asks which autosaved game to resume and returns its file; games can be removed there, too. Returns nothing if the
/// user leaves. Throws core::Error if there is no game.
std::optional<std::string> choose_autosave(ui::Console& console, Ask ask);

/// Prints the list of autosaved games.
void list_autosaves(ui::Console& console);

/// Removes the game with that name, or that number in the list, and returns its name. Throws core::Error if there is
/// none.
std::string remove_autosave(const std::string& name);

}  // namespace satdoku::play
