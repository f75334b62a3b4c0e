// What a player can do, in one table: both ways to play, help and manual come from it. The keys are those that players
// of other programs know; what cannot be undone is an upper case key and asks first.
#pragma once

#include <satdoku/grid/layout.hpp>

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::play {

class KeyGame;
class LineGame;

struct Action {
    /// Words of lines in English, each followed by the same in Chinese. The first one begins the lines of this action.
    std::string_view words = {};
    std::string_view also = {};  ///< other words that begin its lines
    /// The keys as bytes, each followed by a blank: for directions up, down, left, right and so on, for digits 1 to 9.
    std::string_view keys = {};
    std::string_view help = {};   ///< of the keys, in the catalogue: their names, a tab, what they do
    std::string_view sure = {};   ///< in the catalogue: the question that the player must answer with yes first
    std::string_view which = {};  ///< in the catalogue: the question for the digit that follows the key
    /// The move that the keys make: '@' stands for the cell under the cursor, '#' for the digit.
    std::string_view move = {};
    /// What the keys do, if they make no move. @param index  of the key, or of the digit, from 0
    void (*press)(KeyGame& game, int index) = nullptr;
    /// What a line does, if it is no move. @param rest  the line behind its first word
    void (*obey)(LineGame& game, const std::string& rest) = nullptr;
};

std::span<const Action> actions();

struct KeyPress {
    const Action* action;  ///< null: the key has no meaning
    int index;             ///< of the key among those of the action
};

/// @param key  the bytes of one key
KeyPress find_key(std::string_view key);

/// The action whose lines begin with the word; null if there is none.
const Action* find_word(std::string_view word);

/// The words that can begin a line, sorted.
std::vector<std::string> first_words();

/// The line with one blank between words, and with English words for Chinese ones.
std::string words_in_english(std::string_view line);

/// Terms and what they mean.
using Definitions = std::vector<std::pair<std::string, std::string>>;

/// For each line that can be typed: how it is written, and what it does.
Definitions line_help(const grid::Layout& layout);

/// For each action with keys: the names of the keys, and what they do.
Definitions key_help();

}  // namespace satdoku::play
