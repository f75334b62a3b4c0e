#include <satdoku/boards/encodings.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/check/model.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/result/res_file.hpp>

#include <utility>

namespace satdoku::boards {

void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    core::Output output(path);
    const std::vector<std::string> comments = puzzle::encoding_notes(board, encoding);
    const std::size_t clauses = puzzle::clause_count(*board.layout, encoding);
    cnf::DimacsWriter writer(output, clauses + static_cast<std::size_t>(board.filled()), comments);
    puzzle::encode(board, encoding, writer);
    output.commit();
}

std::string free_formula_name(const std::string& name) {
    return core::free_name(name + ".cnf", [](const std::string& formula) {
        const std::string stem = formula.substr(0, formula.size() - std::string_view(".cnf").size());
        return !core::exists(formula) && !core::exists(stem + ".res") && !core::exists(stem + ".txt");
    });
}

std::string encoding_text(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    const puzzle::Numbering numbering(*board.layout, encoding.merged);
    const std::size_t rules = puzzle::clause_count(*board.layout, encoding);
    return language::text("encode.done", language::visible(path), numbering.count(),
                          rules + static_cast<std::size_t>(board.filled()));
}

Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout,
                      const cnf::ReadOptions& options) {
    const result::Result claim = result::read_result(result);
    const check::Assignment model(claim.model);
    check::ModelCheck judge([&](cnf::Literal literal) { return model.is_true(literal); });
    const puzzle::PuzzleFormula read = puzzle::read_puzzle_formula(formula, judge, options);
    const puzzle::Numbering numbering = puzzle::numbering_of(read.note, layout, read.report.variables);
    Decoded decoded;
    decoded.report = read.report;
    decoded.remarks = claim.remarks;
    if (claim.verdict != solve::Verdict::satisfiable) {
        const bool none = claim.verdict == solve::Verdict::unsatisfiable;
        decoded.why_not = language::text(none ? "decode.unsatisfiable" : "decode.undecided", language::visible(result));
    } else if (const auto& broken = judge.first_broken()) {
        decoded.why_not = language::text("decode.no_model", language::visible(result), broken->number);
    } else {
        grid::Board board = puzzle::decode(
            numbering, [&](cnf::Variable variable) { return model.is_true(cnf::Literal(variable, false)); });
        const bool has_givens = read.note.givens && read.note.givens->layout == board.layout;
        const grid::Board givens = has_givens ? *read.note.givens : grid::Board(*board.layout);
        if (check::grid(*board.layout, givens.digits, board.digits)) {
            decoded.board = std::move(board);
        } else {
            decoded.why_not = language::text("decode.no_solution");
        }
    }
    return decoded;
}

}  // namespace satdoku::boards
