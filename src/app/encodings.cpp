#include "encodings.hpp"

#include <satdoku/check/model.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/ui/text.hpp>

#include <cstdint>
#include <vector>

namespace satdoku::app {

void write_encoding(const grid::Board& board, puzzle::Encoding encoding, const std::string& path) {
    core::Output output(path);
    // In English whoever writes it: the file is for other programs and for colleagues abroad.
    const std::vector<std::string> comments = {
        "a puzzle of layout " + board.layout->name() + " with " + std::to_string(board.filled()) + " givens",
        "puzzle " + grid::board_line(board),
        std::string("encoding ") + (encoding.rules == puzzle::Rules::extended ? "extended" : "minimal") +
            (encoding.merged ? ", shared cells merged" : "")};
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

puzzle::Numbering numbering_of(const grid::Layout* layout, std::uint32_t variables) {
    if (layout != nullptr) {
        for (const bool merged : {false, true}) {
            const puzzle::Numbering numbering(*layout, merged);
            if (numbering.count() == variables) return numbering;
        }
        throw core::Error("decode.other_layout",
                          {layout->name(), std::to_string(puzzle::Numbering(*layout, false).count()),
                           std::to_string(variables)});
    }
    if (const auto numbering = puzzle::find_numbering(variables)) {
        return *numbering;
    }
    throw core::Error("decode.no_layout", {std::to_string(variables)});
}

}  // namespace

Decoded decode_result(const std::string& formula, const std::string& result, const grid::Layout* layout) {
    const result::Result claim = result::read_result(result);
    const check::Assignment model(claim.model);
    check::ModelCheck judge([&](cnf::Literal literal) { return model.is_true(literal); });
    const cnf::ReadReport report = cnf::read_dimacs(formula, judge);
    const puzzle::Numbering numbering = numbering_of(layout, report.variables);
    if (claim.verdict != solve::Verdict::satisfiable) {
        const bool none = claim.verdict == solve::Verdict::unsatisfiable;
        return {std::nullopt,
                ui::text(none ? "decode.unsatisfiable" : "decode.undecided", ui::visible(result))};
    }
    if (const auto& broken = judge.first_broken()) {
        return {std::nullopt, ui::text("decode.no_model", ui::visible(result), broken->number)};
    }
    return {puzzle::decode(
        numbering, [&](cnf::Variable variable) { return model.is_true(cnf::Literal(variable, false)); })};
}

}  // namespace satdoku::app
