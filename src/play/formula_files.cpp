#include "formula_files.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/check/grid.hpp>
#include <satdoku/cnf/formula.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>

namespace satdoku::play {
void write_formula(ui::Console& console, const grid::Board& givens, const std::string& path) {
    const puzzle::Encoding encoding;
    boards::write_encoding(givens, encoding, path);
    console.say(boards::encoding_text(givens, encoding, frame::full_name(path)));
    cnf::Formula formula;
    puzzle::encode(givens, encoding, formula);
    const solving::SolveRequest request;
    const solving::Solution solved = solving::solve_before_person(console, request, formula);
    const puzzle::Numbering numbering(*givens.layout, encoding.merged);
    const auto model = [&](cnf::Variable variable) { return solved.engine->value(variable); };
    const bool is_solved = solved.outcome.verdict == solve::Verdict::satisfiable;
    if (is_solved) check::require_solution(*givens.layout, givens.digits, puzzle::decode(numbering, model).digits);
    const std::string result = core::free_name(result::res_name(path));
    result::write_res(core::Output(result), solved.outcome, numbering.count(), model);
    const std::string name = language::visible(frame::full_name(result));
    console.say(is_solved ? language::text("play.formula_solved", name, request.engine,
                                           language::decimal_text(solved.outcome.milliseconds, 3))
                          : language::text("play.formula_unsolved", name, solving::verdict_text(solved.outcome)));
}
}  // namespace satdoku::play
