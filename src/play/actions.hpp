// The table of everything that a player can do. KeyGame, LineGame, help and manual read it. The keys are common in
// other programs; an action that cannot be undone has an upper case key and asks first.
#pragma once
#include <satdoku/grid/layout.hpp>

namespace satdoku::play {
class KeyGame;
class LineGame;

struct Action {
    /// Words of lines, each in English and then in Chinese. A line of this action begins with the first word.
    std::string_view words = {};
    std::string_view also = {};  ///< other first words of its lines
    /// The keys as bytes, each followed by a blank. Directions in the order up, down, left, right; digits from 1 to 9.
    std::string_view keys = {};
    std::string_view help = {};   ///< key of the help for the keys: their names, a tab, their effect
    std::string_view sure = {};   ///< key of a question that the player must answer with yes first
    std::string_view which = {};  ///< key of the question for the digit that follows the key
    /// The move of the keys: '@' means the cell under the cursor, '#' for the digit.
    std::string_view move = {};
    /// The effect of the keys if they make no move. @param index  of the key, or of the digit, from 0
    void (*press)(KeyGame& game, int index) = nullptr;
    /// The effect of a line if it is not a move. @param rest  the line after its first word
    void (*obey)(LineGame& game, const std::string& rest) = nullptr;
};

std::span<const Action> actions();

struct KeyPress {
    const Action* action;  ///< null: the key has no meaning
    int index;             ///< of the key among those of the action
};

/// @param key  the bytes of one key
KeyPress find_key(std::string_view key);

/// The action whose lines begin with the word, or null.
const Action* find_word(std::string_view word);

/// All first words of lines, sorted.
std::vector<std::string> first_words();

/// The line with one blank between words, and with Chinese words in English.
std::string words_in_english(std::string_view line);

/// Terms and their meanings.
using Definitions = std::vector<std::pair<std::string, std::string>>;

/// The form and the effect of each line that a player can type.
Definitions line_help(const grid::Layout& layout);

/// The names and the effect of the keys of each action.
Definitions key_help();

/// The signs of all pictures, each with its meaning: "' yours". Those of one grid that shows candidates come last.
std::vector<std::string> legend();

/// The same for these signs alone. @param large  they are in one grid that shows candidates
std::vector<std::string> legend(std::string signs, bool large = false);
}  // namespace satdoku::play
