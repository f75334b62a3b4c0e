// The rules are written grid by grid: cells, rows, columns, boxes, extra regions, pairs of cells that must differ; then
// the equivalences. With merged cells they are written house by house: a shared box is one house.
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/constraint_clauses.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <sstream>

namespace satdoku::puzzle {
namespace {
using cnf::Literal;
using cnf::Variable;

/// Variables of which exactly one is true: the digits of a cell, or the cells of a house for a digit.
using Choice = core::ShortList<Variable, grid::most_digits>;

void at_least_one(const Choice& choice, cnf::ClauseSink& sink) {
    core::ShortList<Literal, grid::most_digits> clause;
    for (const Variable variable : choice) clause.push_back(Literal(variable, false));
    sink.clause(clause);
}

void at_most_one(const Choice& choice, cnf::ClauseSink& sink) {
    for (std::size_t first = 0; first < choice.size(); ++first) {
        for (std::size_t second = first + 1; second < choice.size(); ++second)
            sink.clause(std::array{Literal(choice[first], true), Literal(choice[second], true)});
    }
}

/// The cells of a house by their variables for digit 1; those for the other digits of a cell follow.
using HouseCells = core::ShortList<Variable, grid::most_digits>;

Variable with_digit(Variable cell, int digit) { return Variable(cell.index() + static_cast<std::uint32_t>(digit - 1)); }

void encode_cell(Variable cell, int digits, Rules rules, cnf::ClauseSink& sink) {
    Choice choice;
    for (int digit = 1; digit <= digits; ++digit) choice.push_back(with_digit(cell, digit));
    at_least_one(choice, sink);
    if (rules == Rules::extended) at_most_one(choice, sink);
}

/// A house has as many cells as there are digits.
void encode_house(const HouseCells& house, Rules rules, cnf::ClauseSink& sink) {
    for (int digit = 1; digit <= static_cast<int>(house.size()); ++digit) {
        Choice choice;
        for (const Variable cell : house) choice.push_back(with_digit(cell, digit));
        if (rules == Rules::extended) at_least_one(choice, sink);
        at_most_one(choice, sink);
    }
}

/// @param one, other  two cells that must differ, by their variables for digit 1
void encode_pair(Variable one, Variable other, int digits, cnf::ClauseSink& sink) {
    for (int digit = 1; digit <= digits; ++digit)
        sink.clause(std::array{Literal(with_digit(one, digit), true), Literal(with_digit(other, digit), true)});
}

void encode_merged(const Numbering& numbering, Rules rules, cnf::ClauseSink& sink) {
    const grid::Layout& layout = numbering.layout();
    for (grid::Cell cell = 0; cell < layout.cell_count(); ++cell)
        encode_cell(numbering.variable(cell, 1), layout.side(), rules, sink);
    for (const grid::House& house : layout.houses()) {
        HouseCells cells;
        for (const grid::Cell cell : house.cells) cells.push_back(numbering.variable(cell, 1));
        encode_house(cells, rules, sink);
    }
    for (const auto& [one, other] : layout.pairs())
        encode_pair(numbering.variable(one, 1), numbering.variable(other, 1), layout.side(), sink);
}

void encode_grid(const Numbering& numbering, int grid, Rules rules, cnf::ClauseSink& sink) {
    const int side = numbering.layout().side();
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column)
            encode_cell(numbering.variable(grid, row, column, 1), side, rules, sink);
    }
    const auto variable_at = [&](int place) { return numbering.variable(grid, place / side, place % side, 1); };
    for (const grid::Shape& shape : numbering.layout().shapes()) {
        HouseCells cells;
        for (const std::uint8_t place : shape.places) cells.push_back(variable_at(place));
        encode_house(cells, rules, sink);
    }
    for (const auto& [one, other] : numbering.layout().pairs_of_grid())
        encode_pair(variable_at(one), variable_at(other), side, sink);
}

/// Each further variable of a shared cell is equivalent to its first.
void encode_equivalences(const Numbering& numbering, cnf::ClauseSink& sink) {
    const grid::Layout& layout = numbering.layout();
    for (grid::Cell cell = 0; cell < layout.cell_count(); ++cell) {
        const auto places = layout.places(cell);
        for (const grid::Place& other : places.subspan(1)) {
            for (int digit = 1; digit <= layout.side(); ++digit) {
                const Variable first = numbering.variable(cell, digit);
                const Variable second = numbering.variable(other.grid, other.row, other.column, digit);
                sink.clause(std::array{Literal(first, true), Literal(second, false)});
                sink.clause(std::array{Literal(first, false), Literal(second, true)});
            }
        }
    }
}

/// The digits of a model at the places of a numbering.
class Placed {
  public:
    explicit Placed(const grid::Layout& layout)
        : layout_(layout), digits_(static_cast<std::size_t>(layout.grid_count() * layout.cells_of_grid())) {}

    /// Throws core::Error if the place has another digit already.
    void put(const grid::Place& place, int digit) {
        int& held = digits_[index_of(place)];
        if (held != 0) {
            throw core::Error("decode.two_digits",
                              {grid::cell_argument(layout_, place), std::to_string(held), std::to_string(digit)});
        }
        held = digit;
    }
    /// Throws core::Error if the place has none.
    int at(const grid::Place& place) const {
        const int held = digits_[index_of(place)];
        if (held == 0) throw core::Error("decode.no_digit", {grid::cell_argument(layout_, place)});
        return held;
    }

  private:
    std::size_t index_of(const grid::Place& place) const {
        return static_cast<std::size_t>((place.grid * layout_.side() + place.row) * layout_.side() + place.column);
    }

    const grid::Layout& layout_;
    std::vector<int> digits_;  ///< grid by grid, row by row; 0: none
};
}  // namespace

void encode_rules(const grid::Layout& layout, Encoding encoding, cnf::ClauseSink& sink) {
    const Numbering numbering(layout, encoding.merged);
    const ConstraintClauses constraints(layout, numbering.count());
    sink.variables(constraints.variables());
    if (encoding.merged) {
        encode_merged(numbering, encoding.rules, sink);
    } else {
        for (int grid = 0; grid < layout.grid_count(); ++grid) encode_grid(numbering, grid, encoding.rules, sink);
        encode_equivalences(numbering, sink);
    }
    constraints.add_all([&](grid::Cell cell, int digit) { return numbering.variable(cell, digit); },
                        [&](std::span<const Literal> clause) { sink.clause(clause); });
}

void encode(const grid::Board& board, Encoding encoding, cnf::ClauseSink& sink) {
    encode_rules(*board.layout, encoding, sink);
    const Numbering numbering(*board.layout, encoding.merged);
    for (grid::Cell cell = 0; cell < board.digits.size(); ++cell) {
        if (board.digits[cell] == 0) continue;
        sink.clause(std::array{Literal(numbering.variable(cell, board.digits[cell]), false)});
    }
    sink.end();
}

std::size_t clause_count(const grid::Layout& layout, Encoding encoding) {
    cnf::ClauseList rules;
    encode_rules(layout, encoding, rules);
    return rules.size();
}

grid::Board decode(const Numbering& numbering, const std::function<bool(cnf::Variable)>& value) {
    const grid::Layout& layout = numbering.layout();
    Placed placed(layout);
    for (std::uint32_t index = 0; index < numbering.count(); ++index) {
        const auto fact = numbering.fact(Variable(index));
        if (fact && value(Variable(index))) placed.put(fact->place, fact->digit);
    }
    grid::Board board(layout);
    for (grid::Cell cell = 0; cell < board.digits.size(); ++cell) {
        if (numbering.givens() && numbering.givens()->digits[cell] != 0) {
            board.digits[cell] = numbering.givens()->digits[cell];
            continue;
        }
        const auto places = layout.places(cell);
        const int digit = placed.at(places.front());
        for (const grid::Place& other : places.subspan(1)) {
            if (numbering.merged() || placed.at(other) == digit) continue;
            throw core::Error("decode.shared_cell_differs",
                              {grid::cell_argument(layout, places.front()), std::to_string(digit),
                               grid::cell_argument(layout, other), std::to_string(placed.at(other))});
        }
        board.digits[cell] = static_cast<std::uint8_t>(digit);
    }
    return board;
}

namespace {
// The comments that `encode` writes before the header and `decode` reads.
constexpr std::string_view note_of_layout = "a puzzle of layout ";
constexpr std::string_view note_of_givens = "puzzle ";
}  // namespace

std::vector<std::string> encoding_notes(const grid::Board& board, Encoding encoding) {
    // In English for users of any language: the file is for other programs and for colleagues in other countries.
    std::string layout(note_of_layout);
    layout += board.layout->name() + " with " + std::to_string(board.filled()) + " givens";
    std::string rules = "encoding ";
    rules += encoding.rules == Rules::extended ? "extended" : "minimal";
    if (encoding.merged) rules += ", shared cells merged";
    return {layout, std::string(note_of_givens) + grid::board_line(board), rules};
}

namespace {
/// Gets a formula's bytes as they are read and keeps those before its header.
class NoteTaker {
  public:
    void take(std::string_view bytes) {
        constexpr std::size_t most = std::size_t{1} << 16;
        if (!done_) text_ += bytes.substr(0, most - text_.size());
        done_ = done_ || text_.size() == most || text_.starts_with("p ") || text_.find("\np ") != std::string::npos;
    }
    bool done() const { return done_; }

    FormulaNote note() const {
        FormulaNote note;
        std::string drawn;
        std::istringstream lines(text_);
        for (std::string line; std::getline(lines, line) && !line.starts_with("p ");) {
            while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
            const bool is_comment = line.starts_with("c ");
            const std::string said = is_comment ? line.substr(2) : line;
            if (is_comment && said.starts_with(note_of_layout)) {
                const std::string rest = said.substr(note_of_layout.size());
                note.layout = grid::find_layout(rest.substr(0, rest.find(' ')));
            } else if (is_comment && said.starts_with(note_of_givens)) {
                drawn = said.substr(note_of_givens.size());
            } else if (!said.empty() && said.find_first_not_of("0123456789.") == std::string::npos) {
                drawn += said;
            }
        }
        note.givens = board_of(drawn, note.layout);
        return note;
    }

  private:
    /// Returns nothing if the cells are not a board: the comment is from another program, and only a note.
    static std::optional<grid::Board> board_of(const std::string& cells, const grid::Layout* layout) {
        if (cells.empty()) return std::nullopt;
        std::vector<const grid::Layout*> layouts = {&grid::sudoku(), &grid::twodoku()};
        if (layout != nullptr) layouts = {layout};
        for (const grid::Layout* const one : layouts) {
            try {
                return grid::parse_board(*one, cells);
            } catch (const core::Error&) {
                continue;
            }
        }
        return std::nullopt;
    }

    std::string text_;
    bool done_ = false;
};
}  // namespace

FormulaNote read_note(const std::string& path) {
    core::Input input(path);
    NoteTaker taker;
    std::array<char, 4096> block;
    while (!taker.done()) {
        const std::size_t count = input.read(block);
        if (count == 0) break;
        taker.take({block.data(), count});
    }
    return taker.note();
}

PuzzleFormula read_puzzle_formula(const std::string& path, cnf::ClauseSink& sink, const cnf::ReadOptions& options) {
    core::Input input(path);
    NoteTaker taker;
    const auto source = [&](std::span<char> buffer) {
        const std::size_t count = input.read(buffer);
        taker.take({buffer.data(), count});
        return count;
    };
    cnf::ReadReport report = cnf::read_dimacs(source, input.name(), sink, options);
    return {std::move(report), taker.note()};
}

Numbering numbering_of(const FormulaNote& note, const grid::Layout* layout, std::uint32_t variables) {
    if (note.givens && (layout == nullptr || layout == note.givens->layout)) {
        const Numbering candidates = Numbering::candidates(*note.givens);
        if (candidates.count() == variables) return candidates;
    }
    const grid::Layout* const named = layout != nullptr ? layout : note.layout;
    const auto numbering = named != nullptr ? find_numbering(*named, variables) : find_numbering(variables);
    if (numbering) return *numbering;
    if (named == nullptr) throw core::Error("decode.no_layout", {std::to_string(variables)});
    throw core::Error("decode.other_layout",
                      {named->name(), std::to_string(Numbering(*named, false).count()), std::to_string(variables)});
}
}  // namespace satdoku::puzzle
