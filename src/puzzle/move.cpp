#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/puzzle/move.hpp>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace satdoku::puzzle {

namespace {

using Kind = Move::Kind;

/// Moves that are one word, or several, and no more.
struct Phrase {
    std::string_view text;
    Move move;
};
const std::array<Phrase, 12> phrases = {
    {{"marks clear", {.kind = Kind::clear_marks}},
     {"marks", {.kind = Kind::fill_marks}},
     {"check", {.kind = Kind::check}},
     {"rung", {.kind = Kind::rung}},
     {"hint wrong", {.kind = Kind::hint_wrong}},
     {"undo solvable", {.kind = Kind::undo_wrong}},
     {"undo", {.kind = Kind::undo}},
     {"redo", {.kind = Kind::redo}},
     {"restart", {.kind = Kind::restart}},
     {"solve", {.kind = Kind::solve}},
     {"feedback solution", {.kind = Kind::feedback, .feedback = Feedback::solution}},
     {"feedback rules", {.kind = Kind::feedback, .feedback = Feedback::rules}}}};

/// Moves that are a word and a cell. The first word of a kind is the one that is written.
struct Verb {
    std::string_view word;
    Kind kind;
};
constexpr auto verbs = std::to_array<Verb>({{"clear", Kind::clear},
                                            {"mark", Kind::mark},
                                            {"note", Kind::mark},
                                            {"centre", Kind::centre},
                                            {"center", Kind::centre},
                                            {"hint", Kind::hint}});

/// Lower case, '=' and ',' as words and blanks of their own.
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words(1);
    for (char character : text) {
        if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
        const bool between = character == ' ' || character == '\t' || character == '\r' || character == ',';
        if ((between || character == '=') && !words.back().empty()) words.emplace_back();
        if (character == '=') {
            words.back().assign(1, '=');
            words.emplace_back();
        } else if (!between) {
            words.back() += character;
        }
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

/// Begins a list of cells with digits.
constexpr std::string_view exclude_word = "exclude";

/// Moves that are a word and the number of a savepoint.
constexpr std::array<Verb, 2> savepoint_verbs = {{{"savepoint", Kind::savepoint}, {"back", Kind::back}}};

class MoveReader {
  public:
    MoveReader(const grid::Layout& layout, std::string_view text)
        : layout_(layout), text_(text), words_(words_of(text)) {}

    Move read() {
        if (words_.empty()) bad();
        for (const Phrase& phrase : phrases) {
            if (phrase.text == joined()) return phrase.move;
        }
        for (const Verb& verb : verbs) {
            if (words_[0] != verb.word) continue;
            next_ = 1;
            return with_verb(verb.kind);
        }
        if (words_[0] == exclude_word) return exclusion();
        for (const Verb& verb : savepoint_verbs) {
            if (words_[0] != verb.word) continue;
            next_ = 1;
            const int point = words_.size() == 1 ? 1 : number(1, grid::digits, true);
            return {.kind = verb.kind, .digits = digit_set(point)};
        }
        Move move{.kind = Kind::place, .cell = cell()};
        if (next_ < words_.size() && words_[next_] == "=") ++next_;
        const int digit =
            words_.size() == next_ + 1 && words_[next_] == "." ? 0 : number(0, grid::digits, true);
        if (digit == 0) {
            move.kind = Kind::clear;
        } else {
            move.digits = digit_set(digit);
        }
        return move;
    }

  private:
    [[noreturn]] void bad() const { throw core::Error("game.bad_move", {std::string(text_)}); }

    std::string joined() const {
        std::string all;
        for (const std::string& word : words_) {
            if (!all.empty()) all += ' ';
            all += word;
        }
        return all;
    }

    Move with_verb(Kind kind) {
        Move move{.kind = kind};
        if (kind == Kind::hint && next_ == words_.size()) return move;
        move.cell = cell();
        if (kind == Kind::mark || kind == Kind::centre) {
            if (next_ == words_.size()) bad();
            while (next_ < words_.size()) move.digits |= digits();
        }
        if (next_ != words_.size()) bad();
        return move;
    }

    Move exclusion() {
        Move move{.kind = Kind::exclude};
        next_ = 1;
        do {
            const grid::Cell one = cell();
            if (next_ == words_.size() || words_[next_] != "=") bad();
            if (++next_ == words_.size()) bad();
            move.excluded.push_back({one, digits()});
        } while (next_ < words_.size());
        return move;
    }

    /// A word of digits. @pre there is one more word
    DigitSet digits() {
        DigitSet set = 0;
        for (const char character : words_[next_]) {
            if (character < '1' || character > '9') bad();
            set.insert(character - '0');
        }
        ++next_;
        return set;
    }

    /// `a36`, `36` if the layout has one grid, or grid, row and column one by one.
    grid::Cell cell() {
        if (next_ == words_.size()) bad();
        const std::string& word = words_[next_];
        const bool lettered = word.size() == 3 && is_letter(word[0]);
        if (lettered || (word.size() == 2 && layout_.grid_count() == 1)) {
            ++next_;
            const int grid = lettered ? parse_grid(layout_, word.substr(0, 1)) : 0;
            return cell_at(grid, digit_at(word[word.size() - 2]), digit_at(word.back()));
        }
        // "1 3 6 6" names the grid; "3 6 6" does not, and neither does "hint 3 6".
        const std::size_t left = words_.size() - next_;
        const bool named = layout_.grid_count() > 1 || is_letter(word[0]) ||
                           left > (words_[0] == "clear" || words_[0] == "hint" ? 2U : 3U);
        const int grid = named ? grid_of_its_own() : 0;
        const int row = number(1, grid::digits, false);
        return cell_at(grid, row, number(1, grid::digits, false));
    }

    static bool is_letter(char character) { return character >= 'a' && character <= 'z'; }

    /// A word that can only be a grid's name where others follow it.
    int grid_of_its_own() {
        const std::string& word = words_[next_];
        const bool is_name = word.size() == 1 && is_letter(word[0]);
        if (next_ + 1 == words_.size() || (!is_name && !core::parse_number<int>(word))) bad();
        ++next_;
        return parse_grid(layout_, word);
    }

    grid::Cell cell_at(int grid, int row, int column) const {
        return layout_.cell(grid, row - 1, column - 1);
    }

    int digit_at(char character) const {
        if (character < '0' || character > '9') bad();
        return in_range(character - '0', 1, grid::digits);
    }

    int number(int least, int most, bool last) {
        if (next_ >= words_.size() || (last && next_ + 1 != words_.size())) bad();
        const auto value = core::parse_number<int>(words_[next_]);
        if (!value) bad();
        ++next_;
        return in_range(*value, least, most);
    }

    static int in_range(int value, int least, int most) {
        if (value >= least && value <= most) return value;
        throw core::Error("game.out_of_range",
                          {std::to_string(value), std::to_string(least), std::to_string(most)});
    }

    const grid::Layout& layout_;
    std::string_view text_;
    std::vector<std::string> words_;
    std::size_t next_ = 0;  ///< the first word that has not been read
};

}  // namespace

Move parse_move(const grid::Layout& layout, std::string_view text) {
    return MoveReader(layout, text).read();
}

int parse_grid(const grid::Layout& layout, std::string_view name) {
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        const bool is_letter = name.size() == 1 && (name[0] | 0x20) == 'a' + grid;
        if (is_letter || core::parse_number<int>(name) == grid + 1) return grid;
    }
    throw core::Error("game.no_grid", {std::string(name), grid::grid_letter(layout.grid_count() - 1)});
}

std::string digits_text(DigitSet digits) {
    std::string text;
    for (int digit = 1; digit <= grid::digits; ++digit) {
        if (digits.contains(digit)) text += static_cast<char>('0' + digit);
    }
    return text;
}

std::string move_text(const grid::Layout& layout, const Move& move) {
    if (move.kind == Kind::place) return cell_text(layout, *move.cell) + '=' + digits_text(move.digits);
    for (const Verb& verb : verbs) {
        if (verb.kind != move.kind) continue;
        std::string text(verb.word);
        if (move.cell) text += ' ' + cell_text(layout, *move.cell);
        if (move.digits != 0) text += ' ' + digits_text(move.digits);
        return text;
    }
    if (move.kind == Kind::exclude) {
        std::string text(exclude_word);
        for (const CellDigits& one : move.excluded) {
            text.append(" ").append(cell_text(layout, one.cell)).append("=").append(digits_text(one.digits));
        }
        return text;
    }
    for (const Verb& verb : savepoint_verbs) {
        if (verb.kind == move.kind) return std::string(verb.word) + ' ' + digits_text(move.digits);
    }
    const auto phrase =
        std::find_if(phrases.begin(), phrases.end(), [&](const Phrase& one) { return one.move == move; });
    return std::string(phrase->text);
}

std::string cell_text(const grid::Layout& layout, grid::Cell cell) {
    return grid::place_name(layout, layout.places(cell).front());
}

}  // namespace satdoku::puzzle
