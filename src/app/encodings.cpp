#include "encodings.hpp"

#include "clash_text.hpp"

#include <satdoku/check/grid.hpp>
#include <satdoku/check/model.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/text.hpp>

#include <array>
#include <span>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::app {

namespace {

// What `encode` notes before the header, and `decode` reads again.
constexpr std::string_view note_of_layout = "a puzzle of layout ";
constexpr std::string_view note_of_givens = "puzzle ";

}  // namespace

std::vector<std::string> encoding_notes(const grid::Board& board, puzzle::Encoding encoding) {
    // In English whoever writes it: the file is for other programs and for colleagues abroad.
    std::string layout(note_of_layout);
    layout += board.layout->name() + " with " + std::to_string(board.filled()) + " givens";
    std::string rules = "encoding ";
    rules += encoding.rules == puzzle::Rules::extended ? "extended" : "minimal";
    if (encoding.merged) rules += ", shared cells merged";
    return {layout, std::string(note_of_givens) + grid::board_line(board), rules};
}

void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    core::Output output(path);
    const std::vector<std::string> comments = encoding_notes(board, encoding);
    const std::size_t clauses = puzzle::clause_count(*board.layout, encoding);
    int givens = board.filled();
    cnf::DimacsWriter writer(output, clauses + static_cast<std::size_t>(givens), comments);
    puzzle::encode(board, encoding, writer);
    output.commit();
}

std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    const puzzle::Numbering numbering(*board.layout, encoding.merged);
    const std::size_t rules = puzzle::clause_count(*board.layout, encoding);
    return ui::text("encode.done", ui::visible(path), numbering.count(),
                    rules + static_cast<std::size_t>(board.filled()));
}

namespace {

/// Takes a formula's bytes as they are read and keeps those before its header.
class NoteTaker {
  public:
    void take(std::string_view bytes) {
        constexpr std::size_t most = std::size_t{1} << 16;
        if (!done_) text_ += bytes.substr(0, most - text_.size());
        done_ = done_ || text_.size() == most || text_.starts_with("p ") ||
                text_.find("\np ") != std::string::npos;
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
    /// Nothing where the cells make no board: they are foreign, and only a note.
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

/// Why the board is no solution of its puzzle, as a check sees it that knows no solver; nothing where it is.
std::optional<std::string> fault_text(const FormulaNote& note, const grid::Board& board) {
    const bool known = note.givens && note.givens->layout == board.layout;
    const grid::Board clues = known ? *note.givens : grid::Board(*board.layout);
    if (check::grid(*board.layout, clues.digits, board.digits)) return std::nullopt;
    return ui::text("decode.no_solution");
}

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

PuzzleFormula read_puzzle_formula(const std::string& path, cnf::ClauseSink& sink,
                                  const cnf::ReadOptions& options) {
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

puzzle::Numbering numbering_of(const FormulaNote& note, const grid::Layout* layout, std::uint32_t variables) {
    if (note.givens && (layout == nullptr || layout == note.givens->layout)) {
        const puzzle::Numbering candidates = puzzle::Numbering::candidates(*note.givens);
        if (candidates.count() == variables) return candidates;
    }
    const grid::Layout* const named = layout != nullptr ? layout : note.layout;
    const auto numbering =
        named != nullptr ? puzzle::find_numbering(*named, variables) : puzzle::find_numbering(variables);
    if (numbering) return *numbering;
    if (named == nullptr) throw core::Error("decode.no_layout", {std::to_string(variables)});
    throw core::Error(
        "decode.other_layout",
        {named->name(), std::to_string(puzzle::Numbering(*named, false).count()), std::to_string(variables)});
}

Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout,
                      const cnf::ReadOptions& options) {
    const result::Result claim = result::read_result(result);
    const check::Assignment model(claim.model);
    check::ModelCheck judge([&](cnf::Literal literal) { return model.is_true(literal); });
    const PuzzleFormula read = read_puzzle_formula(formula, judge, options);
    const puzzle::Numbering numbering = numbering_of(read.note, layout, read.report.variables);
    Decoded decoded;
    decoded.report = read.report;
    if (claim.verdict != solve::Verdict::satisfiable) {
        const bool none = claim.verdict == solve::Verdict::unsatisfiable;
        decoded.why_not = ui::text(none ? "decode.unsatisfiable" : "decode.undecided", ui::visible(result));
    } else if (const auto& broken = judge.first_broken()) {
        decoded.why_not = ui::text("decode.no_model", ui::visible(result), broken->number);
    } else {
        grid::Board board = puzzle::decode(
            numbering, [&](cnf::Variable variable) { return model.is_true(cnf::Literal(variable, false)); });
        if (const auto fault = fault_text(read.note, board)) {
            decoded.why_not = *fault;
        } else {
            decoded.board = std::move(board);
        }
    }
    return decoded;
}

}  // namespace satdoku::app
