// satdoku puzzle convert FILE: the same puzzles in another notation.
#include "batch.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/puzzle/canonical.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <unordered_set>

namespace satdoku::studio {
namespace {
using grid::Position;

struct Notation {
    std::string_view name;
    bool any_layout;           ///< false: plain sudokus only
    bool text;                 ///< keeps notes and comments
    bool placed;               ///< distinguishes givens from digits that were placed
    bool candidates;           ///< keeps candidates
    bool solution;             ///< keeps a solution that is written next to the puzzle
    bool several;              ///< one text may hold several puzzles
    bool digits;               ///< heeds --digits
    std::string_view between;  ///< written between two puzzles
    /// @param digits  the alphabet of a grid with more than nine digits
    std::string (*write)(const Position& position, std::string_view digits);
};

// Digits of grids with more than nine of them. Other grids have 1 to 9.
constexpr std::string_view usual_digits = "1-G";
constexpr std::string_view digits_from_zero = "0-F";
constexpr std::string_view digits_from_a = "A-P";
constexpr std::string_view numbers = "numbers";

/// Cells written with the usual digits, in other ones; '.' is an empty cell in each. Comments stay.
std::string in_digits(const std::string& cells, std::string_view digits) {
    if (digits == usual_digits) return cells;
    bool in_comment = false;
    std::string text;
    for (const char character : cells) {
        in_comment = character != '\n' && (in_comment || character == '#');
        const int digit = in_comment ? 0 : grid::digit_of_character(character);
        if (digits == numbers && !in_comment && character != '\n') {
            if (!text.empty() && text.back() != '\n') text += ' ';
            if (digit < 10) text += ' ';
        }
        if (digit == 0) {
            text += character;
        } else if (digits == numbers) {
            text += std::to_string(digit);
        } else {
            const bool is_zero = digits == digits_from_zero && digit == 1;
            text += is_zero                      ? '0'
                    : digits == digits_from_zero ? grid::digit_character(digit - 1)
                                                 : static_cast<char>('A' + digit - 1);
        }
    }
    return text;
}

std::string comments_of(const Position& position) {
    std::string lines;
    for (const std::string& comment : position.comments) lines += "#" + comment + '\n';
    return lines;
}

/// A line of cells, followed by the solution and the note.
std::string noted(const Position& position, const std::string& cells, const std::string& solution = {}) {
    return comments_of(position) + cells + (solution.empty() ? "" : " " + solution) +
           (position.note.empty() ? "" : " " + position.note) + grid::rules_note(*position.board.layout) + '\n';
}

/// Lines, with the note as a comment above them.
std::string under_note(const Position& position, const std::string& lines) {
    return comments_of(position) + (position.note.empty() ? "" : "# " + position.note + '\n') + lines;
}

std::string cells_of(const Position& position, std::string_view digits,
                     std::string (*write)(const grid::Board& board)) {
    const std::string solution = position.solution ? in_digits(write(*position.solution), digits) : "";
    return noted(position, in_digits(write(position.board), digits), solution);
}
std::string line(const Position& position, std::string_view digits) {
    return cells_of(position, digits, grid::board_line);
}
std::string figure(const Position& position, std::string_view digits) {
    return cells_of(position, digits, grid::figure_line);
}
std::string candidates(const Position& position, std::string_view) {
    return grid::digits_comment(position) + noted(position, grid::candidates_line(position));
}
std::string rows(const Position& position, std::string_view digits) {
    return under_note(position, in_digits(boards::formatted(position.board, boards::format_grid), digits));
}
std::string picture(const Position& position, std::string_view digits) {
    return under_note(position, in_digits(boards::formatted(position.board, boards::format_picture), digits));
}
std::string pencil_marks(const Position& position, std::string_view) {
    return under_note(position, grid::rules_comment(*position.board.layout) + grid::digits_comment(position) +
                                    grid::pencil_marks(position));
}
std::string drawn(const Position& position, std::string_view) {
    const ui::Console plain(ui::ColourChoice::never);
    std::vector<ui::CellLook> looks = ui::plain_looks(position.board);
    for (const grid::Cell cell : position.placed) looks[cell].kind = ui::CellLook::Kind::own;
    const grid::Layout& layout = *position.board.layout;
    return under_note(position, grid::rules_comment(layout) + ui::joined(ui::board_lines(plain, layout, looks)));
}
std::string sdk(const Position& position, std::string_view) { return grid::sdk_text(position); }
std::string sdm(const Position& position, std::string_view) { return grid::sdm_line(position.board) + '\n'; }
std::string ss(const Position& position, std::string_view) { return grid::ss_text(position.board); }
std::string library(const Position& position, std::string_view) {
    return comments_of(position) + grid::library_line(position) + '\n';
}
std::string ipuz(const Position& position, std::string_view) { return grid::ipuz_text(position); }
std::string sudokuwiki(const Position& position, std::string_view) {
    return grid::sudokuwiki_line(position.board) + '\n';
}

std::string f_puzzles(const Position& position, std::string_view) { return grid::f_puzzles_link(position) + '\n'; }
std::string f_puzzles_json(const Position& position, std::string_view) { return grid::f_puzzles_text(position) + '\n'; }

constexpr std::array<Notation, 15> notations = {{
    {"line", true, true, false, false, true, true, true, "", line},
    {"figure", true, true, false, false, true, true, true, "", figure},
    {"grid", true, true, false, false, false, true, true, "\n", rows},
    {"picture", true, true, false, false, false, true, true, "\n", picture},
    {"drawn", true, true, true, false, false, true, false, "\n", drawn},
    {"pencil-marks", true, true, true, true, false, true, false, "\n", pencil_marks},
    {"candidates", true, true, true, true, false, true, false, "", candidates},
    {"sdk", false, true, false, false, false, false, false, "\n", sdk},
    {"sdm", false, false, false, false, false, true, false, "", sdm},
    {"ss", false, false, false, false, false, false, false, "\n", ss},
    {"library", false, true, true, true, false, true, false, "", library},
    {"ipuz", false, true, false, false, true, false, false, "\n", ipuz},
    {"f-puzzles", false, true, true, true, false, true, false, "", f_puzzles},
    {"f-puzzles-json", false, true, true, true, false, true, false, "", f_puzzles_json},
    {"sudokuwiki", false, false, false, false, false, true, false, "", sudokuwiki},
}};

/// Returns nullptr for an unknown name.
const Notation* find_notation(std::string_view name) {
    const auto found = std::ranges::find(notations, name, &Notation::name);
    return found == notations.end() ? nullptr : &*found;
}

/// Chosen by --to, or by the ending of the name of --output.
const Notation& wanted_notation(const frame::Arguments& arguments) {
    if (const auto name = arguments.text("to")) return *find_notation(*name);
    const Notation* const notation = find_notation(frame::ending_of(arguments.text("output").value_or("")));
    if (notation == nullptr) throw core::Error("usage.convert", {frame::with_commas(core::names_of(notations))});
    return *notation;
}

/// Counts the puzzles that the notation cannot write whole. Candidates that follow from rules are not lost.
struct Lost {
    std::array<std::uint64_t, 4> counts{};  ///< text, placed digits, candidates, solution

    void count(const grid::Position& position, const Notation& notation) {
        const bool has_text = !position.note.empty() || !position.comments.empty();
        const bool has_candidates =
            !position.candidates.empty() && position.candidates != grid::possible_digits(position.board);
        counts[0] += has_text && !notation.text;
        counts[1] += !position.placed.empty() && !notation.placed;
        counts[2] += has_candidates && !notation.candidates;
        counts[3] += position.solution && !notation.solution;
    }
    void report(ui::Console& console, const Notation& notation) const {
        std::size_t at = 0;
        for (const char* const what : {"text", "placed", "candidates", "solution"})
            if (const std::uint64_t count = counts[at++]; count > 0)
                console.note(language::text(language::key("convert_lost", what), count, notation.name));
    }
};

/// Puts puzzles into canonical form, and knows which there were before.
class Sameness {
  public:
    explicit Sameness(const frame::Arguments& arguments)
        : canonical_(arguments.has("canonical")), unique_(arguments.text("unique").value_or("")) {}

    /// Returns false for a puzzle that is to be dropped.
    bool takes(Position& position, const core::Location& location) {
        Position turned = position;
        if (canonical_ || unique_ == isomorphs) {
            boards::require_no_constraints(*position.board.layout);
            turned = in_canonical_form(position, location);
        }
        const grid::Board board = unique_ == isomorphs ? turned.givens() : position.givens();
        const bool is_new = unique_.empty() || seen_.insert(board.layout->name() + grid::figure_line(board)).second;
        if (!is_new) ++dropped_;
        if (canonical_) position = std::move(turned);
        return is_new;
    }
    void report(ui::Console& console) const {
        if (!unique_.empty()) console.note(language::text("convert.dropped", dropped_));
    }

    static constexpr std::string_view duplicates = "duplicates";
    static constexpr std::string_view isomorphs = "isomorphs";

  private:
    Position in_canonical_form(const Position& position, const core::Location& location) {
        const grid::Layout& layout = *position.board.layout;
        const auto found = symmetries_.try_emplace(&layout, layout).first->second.canonical(position.givens());
        if (!found) throw core::Error(location, "canonical.too_many");
        Position turned = position;
        turned.board = found->board;
        turned.placed.clear();
        if (grid::names_technique(turned.note)) turned.note.clear();  // its cells are elsewhere now
        const auto name = [&](std::uint8_t digit) { return found->names[digit]; };
        for (grid::Cell cell = 0; cell < found->cells.size(); ++cell) {
            const grid::Cell from = found->cells[cell];
            if (std::ranges::binary_search(position.placed, from)) {
                turned.placed.push_back(cell);
                turned.board.digits[cell] = name(position.board.digits[from]);
            }
            if (turned.solution) turned.solution->digits[cell] = name(position.solution->digits[from]);
            if (turned.candidates.empty()) continue;
            turned.candidates[cell] = {};
            for (const int digit : position.candidates[from])
                turned.candidates[cell].insert(name(static_cast<std::uint8_t>(digit)));
        }
        return turned;
    }

    const bool canonical_;
    const std::string unique_;
    std::map<const grid::Layout*, puzzle::LayoutSymmetries> symmetries_;
    std::unordered_set<std::string> seen_;
    std::uint64_t dropped_ = 0;
};

int run_convert(frame::Context& context, const frame::Arguments& arguments) {
    const Notation& notation = wanted_notation(arguments);
    Batch batch(context);
    boards::BoardFile file(context, arguments.operands[0], boards::layouts_of(arguments), batch.token());
    batch.open(arguments.text("output").value_or("-"));
    Lost lost;
    const std::string digits = arguments.text("digits").value_or(std::string(usual_digits));
    if (arguments.has("digits") && !notation.digits)
        throw core::Error("usage.convert_digits", {std::string(notation.name)});
    std::uint64_t number = 0;
    const auto wanted = arguments.integer("puzzle");
    bool any = false;
    std::string single;  // of a notation for one puzzle, until it is known to be the only one
    Sameness sameness(arguments);
    while (auto entry = file.next()) {
        if (wanted && ++number != *wanted) continue;
        const bool is_one_grid = notation.name.starts_with("f-puzzles") && entry->board.layout->grid_count() == 1;
        if (!is_one_grid && !notation.any_layout && entry->board.layout != &grid::sudoku()) {
            throw core::Error({file.name(), entry->line, 0}, "convert.one_grid",
                              {std::string(notation.name), wording::layout_text(*entry->board.layout)});
        }
        if (!sameness.takes(*entry, {file.name(), entry->line, 0})) continue;
        if (any && !notation.several)
            throw core::Error({file.name(), entry->line, 0}, "convert.one_puzzle", {std::string(notation.name)});
        if (any) batch.write(notation.between);
        any = true;
        single = notation.write(
            *entry, entry->board.layout->side() > grid::plain_side ? std::string_view(digits) : usual_digits);
        if (notation.several) batch.write(std::exchange(single, {}));
        lost.count(*entry, notation);
        if (wanted) break;
    }
    if (wanted && !any && !batch.stopped())
        throw core::Error({file.name(), 0, 0}, "board.fewer", {std::to_string(number)});
    batch.write(single);
    batch.end(!batch.stopped());
    if (context.quiet) return frame::exit_done;
    lost.report(context.console, notation);
    sameness.report(context.console);
    return frame::exit_done;
}
}  // namespace

frame::Command convert_command() {
    return {.name = "puzzle convert",
            .operands = "FILE",
            .options = {frame::choice_option("to", core::names_of(notations), {}, "NOTATION"),
                        frame::output_option(frame::contents::text | frame::contents::json),
                        {.name = "puzzle", .value = frame::Value::integer, .smallest = 1},
                        {.name = "canonical"},
                        frame::choice_option("unique", {Sameness::duplicates, Sameness::isomorphs}),
                        frame::choice_option("digits", {usual_digits, digits_from_zero, digits_from_a, numbers},
                                             usual_digits),
                        boards::layout_option()},
            .run = run_convert};
}
}  // namespace satdoku::studio
