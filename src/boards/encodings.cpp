#include <satdoku/boards/encodings.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/check/model.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/wording/cell_text.hpp>

#include <array>
#include <span>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::boards {

void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    core::Output output(path);
    const std::vector<std::string> comments = puzzle::encoding_notes(board, encoding);
    const std::size_t clauses = puzzle::clause_count(*board.layout, encoding);
    int givens = board.filled();
    cnf::DimacsWriter writer(output, clauses + static_cast<std::size_t>(givens), comments);
    puzzle::encode(board, encoding, writer);
    output.commit();
}

std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    const puzzle::Numbering numbering(*board.layout, encoding.merged);
    const std::size_t rules = puzzle::clause_count(*board.layout, encoding);
    return language::text("encode.done", language::visible(path), numbering.count(),
                          rules + static_cast<std::size_t>(board.filled()));
}

namespace {

/// Checks without a solver whether the board solves its puzzle. Returns nothing if it does, else a sentence.
std::optional<std::string> fault_text(const puzzle::FormulaNote& note, const grid::Board& board) {
    const bool known = note.givens && note.givens->layout == board.layout;
    const grid::Board clues = known ? *note.givens : grid::Board(*board.layout);
    if (check::grid(*board.layout, clues.digits, board.digits)) return std::nullopt;
    return language::text("decode.no_solution");
}

}  // namespace

Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout,
                      const cnf::ReadOptions& options) {
    const result::Result claim = result::read_result(result);
    const check::Assignment model(claim.model);
    check::ModelCheck judge([&](cnf::Literal literal) { return model.is_true(literal); });
    const puzzle::PuzzleFormula read = puzzle::read_puzzle_formula(formula, judge, options);
    const puzzle::Numbering numbering = puzzle::numbering_of(read.note, layout, read.report.variables);
    Decoded decoded;
    decoded.report = read.report;
    if (claim.verdict != solve::Verdict::satisfiable) {
        const bool none = claim.verdict == solve::Verdict::unsatisfiable;
        decoded.why_not = language::text(none ? "decode.unsatisfiable" : "decode.undecided", language::visible(result));
    } else if (const auto& broken = judge.first_broken()) {
        decoded.why_not = language::text("decode.no_model", language::visible(result), broken->number);
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

}  // namespace satdoku::boards
