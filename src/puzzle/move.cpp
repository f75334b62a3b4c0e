#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/grid/colouring.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/puzzle/move.hpp>
#include <iterator>

namespace satdoku::puzzle {
namespace {
using Kind = Move::Kind;

/// What follows the words of a move.
enum class Follows { nothing, cell, cell_or_nothing, cell_and_digits, savepoint, exclusions, colouring };

/// How a move is written. The first form of a kind is the one that move_text() writes.
struct Form {
    std::string_view words;
    Kind kind;
    Follows follows = Follows::nothing;
    Feedback feedback = Feedback::solution;
};
constexpr Form forms[] = {
    {"marks clear", Kind::clear_marks},
    {"marks", Kind::fill_marks},
    {"check", Kind::check},
    {"rung", Kind::rung, Follows::cell_or_nothing},
    {"hint wrong", Kind::hint_wrong},
    {"hint", Kind::hint, Follows::cell_or_nothing},
    {"undo solvable", Kind::undo_wrong},
    {"undo", Kind::undo},
    {"redo", Kind::redo},
    {"restart", Kind::restart},
    {"solve", Kind::solve},
    {"feedback solution", Kind::feedback},
    {"feedback rules", Kind::feedback, Follows::nothing, Feedback::rules},
    {"clear", Kind::clear, Follows::cell},
    {"mark", Kind::mark, Follows::cell_and_digits},
    {"note", Kind::mark, Follows::cell_and_digits},
    {"centre", Kind::centre, Follows::cell_and_digits},
    {"center", Kind::centre, Follows::cell_and_digits},
    {"colours clear", Kind::clear_colours, Follows::cell_or_nothing},
    {"colors clear", Kind::clear_colours, Follows::cell_or_nothing},
    {"colour", Kind::colour, Follows::colouring},
    {"color", Kind::colour, Follows::colouring},
    {"exclude", Kind::exclude, Follows::exclusions},
    {"savepoint", Kind::savepoint, Follows::savepoint},
    {"back", Kind::back, Follows::savepoint},
};

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

constexpr int most_savepoints = 9;

class MoveReader {
  public:
    MoveReader(const grid::Layout& layout, std::string_view text)
        : layout_(layout), text_(text), words_(words_of(text)) {}

    Move read() {
        if (words_.empty()) bad();
        const std::string text = core::join(words_, " ");
        for (const Form& form : forms) {
            const bool begins = form.follows != Follows::nothing && text.starts_with(std::string(form.words) + ' ');
            if (begins || text == form.words) return rest_of(form);
        }
        Move move{.kind = Kind::place, .cell = cell()};
        if (next_ < words_.size() && words_[next_] == "=") ++next_;
        const int digit = words_.size() == next_ + 1 && words_[next_] == "." ? 0 : number(0, layout_.side(), true);
        if (digit == 0) {
            move.kind = Kind::clear;
        } else {
            move.digits = digit_set(digit);
        }
        return move;
    }

  private:
    [[noreturn]] void bad() const {
        throw core::Error(
            "game.bad_move",
            {std::string(text_), grid::cell_argument(layout_, grid::Place{0, 2, std::min(5, layout_.side() - 1)})});
    }

    /// The move of that form, with what follows its words.
    Move rest_of(const Form& form) {
        Move move{.kind = form.kind, .feedback = form.feedback};
        next_ = static_cast<std::size_t>(1 + std::ranges::count(form.words, ' '));
        const bool ends_here = words_.size() == next_;
        switch (form.follows) {
            case Follows::nothing: return move;
            case Follows::savepoint:
                move.digits = digit_set(ends_here ? 1 : number(1, most_savepoints, true));
                return move;
            case Follows::exclusions: do { move.excluded.push_back(exclusion());
                } while (next_ < words_.size());
                return move;
            case Follows::cell_or_nothing:
                if (ends_here) return move;
                [[fallthrough]];
            case Follows::cell: move.cell = cell(); break;
            case Follows::cell_and_digits:
                move.cell = cell();
                do {
                    move.digits |= digits();
                } while (next_ < words_.size());
                break;
            case Follows::colouring:
                move.cell = cell();
                while (next_ + 1 < words_.size()) move.digits |= digits();
                move.colour = colour();
                break;
        }
        if (next_ != words_.size()) bad();
        return move;
    }

    /// A cell, '=' and digits.
    CellDigits exclusion() {
        const grid::Cell excluded = cell();
        if (next_ == words_.size() || words_[next_] != "=") bad();
        ++next_;
        return {excluded, digits()};
    }

    /// A word of digits.
    DigitSet digits() {
        if (next_ == words_.size()) bad();
        DigitSet set;
        for (const char character : words_[next_]) {
            const int digit = grid::digit_of_character(character);
            if (digit == 0 || digit > layout_.side()) bad();
            set.insert(digit);
        }
        ++next_;
        return set;
    }

    /// The letter of a colour.
    int colour() {
        if (next_ == words_.size() || words_[next_].size() != 1) bad();
        const int colour = words_[next_][0] - 'a' + 1;
        if (colour < 1 || colour > grid::colours) throw core::Error("game.no_colour", {words_[next_], "a, b, c, d"});
        ++next_;
        return colour;
    }

    /// `a36`, `36` if the layout has one grid, or grid, row and column one by one.
    grid::Cell cell() {
        if (next_ == words_.size()) bad();
        const std::string& word = words_[next_];
        if (const auto place = grid::find_place(layout_, word)) {
            ++next_;
            return layout_.cell(place->grid, place->row, place->column);
        }
        // Below, a word of several characters is refused, with the reason.
        const bool lettered = word.size() == 3 && is_letter(word[0]);
        if (lettered || (word.size() == 2 && layout_.grid_count() == 1)) {
            const int grid = lettered ? parse_grid(layout_, word.substr(0, 1)) : 0;
            return cell_at(grid, digit_at(word[word.size() - 2]), digit_at(word.back()));
        }
        // "1 3 6 6" names the grid; "3 6 6" does not, and neither does "hint 3 6".
        const std::size_t left = words_.size() - next_;
        const bool named = layout_.grid_count() > 1 || is_letter(word[0]) ||
                           left > (words_[0] == "clear" || words_[0] == "hint" ? 2U : 3U);
        const int grid = named ? grid_of_its_own() : 0;
        const int row = number(1, layout_.side(), false);
        return cell_at(grid, row, number(1, layout_.side(), false));
    }

    static bool is_letter(char character) { return character >= 'a' && character <= 'z'; }

    /// A word that can only be a grid's name if others follow it.
    int grid_of_its_own() {
        const std::string& word = words_[next_];
        const bool is_name = word.size() == 1 && is_letter(word[0]);
        if (next_ + 1 == words_.size() || (!is_name && !core::parse_number<int>(word))) bad();
        ++next_;
        return parse_grid(layout_, word);
    }

    grid::Cell cell_at(int grid, int row, int column) const { return layout_.cell(grid, row - 1, column - 1); }

    int digit_at(char character) const {
        const int digit = character == '0' ? 0 : grid::digit_of_character(character);
        if (digit == 0 && character != '0') bad();
        return in_range(digit, 1, layout_.side(), std::string(1, character));
    }

    int number(int least, int most, bool last) {
        if (next_ >= words_.size() || (last && next_ + 1 != words_.size())) bad();
        const std::string& word = words_[next_];
        auto value = core::parse_number<int>(word);
        if (!value && word.size() == 1 && grid::digit_of_character(word[0]) <= layout_.side())
            value = grid::digit_of_character(word[0]);
        if (!value || (*value == 0 && word[0] != '0')) bad();
        ++next_;
        return in_range(*value, least, most, word);
    }

    static int in_range(int value, int least, int most, const std::string& typed) {
        if (value >= least && value <= most) return value;
        throw core::Error("game.out_of_range", {typed, std::to_string(least), std::to_string(most)});
    }

    const grid::Layout& layout_;
    std::string_view text_;
    std::vector<std::string> words_;
    std::size_t next_ = 0;  ///< the first word that has not been read
};
}  // namespace

Move parse_move(const grid::Layout& layout, std::string_view text) { return MoveReader(layout, text).read(); }

int parse_grid(const grid::Layout& layout, std::string_view name) {
    for (int grid = 0; grid < layout.grid_count(); ++grid) {
        const bool is_letter = name.size() == 1 && (name[0] | 0x20) == 'a' + grid;
        if (is_letter || core::parse_number<int>(name) == grid + 1) return grid;
    }
    throw core::Error("game.no_grid", {std::string(name), grid::grid_letter(layout.grid_count() - 1)});
}

std::string digits_text(DigitSet digits) { return core::join(digits, "", grid::digit_character); }

std::string move_text(const grid::Layout& layout, const Move& move) {
    const auto name = [&](grid::Cell cell) { return grid::place_name(layout, layout.places(cell).front()); };
    if (move.kind == Kind::place) return name(*move.cell) + '=' + digits_text(move.digits);
    const Form& form = *std::find_if(std::begin(forms), std::end(forms), [&](const Form& one) {
        return one.kind == move.kind && one.feedback == move.feedback;
    });
    std::string text(form.words);
    if (move.cell) text += ' ' + name(*move.cell);
    if (!move.digits.empty()) text += ' ' + digits_text(move.digits);
    if (move.colour != 0) text.append(" ").append(1, grid::colour_letter(move.colour));
    for (const CellDigits& one : move.excluded)
        text.append(" ").append(name(one.cell)).append("=").append(digits_text(one.digits));
    return text;
}
}  // namespace satdoku::puzzle
