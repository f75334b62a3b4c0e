#include "cube_input.hpp"

#include <satdoku/cnf/cubes.hpp>
#include <satdoku/cnf/fingerprint.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/solving/formula_input.hpp>

namespace satdoku::laboratory {

std::optional<CubeInput> read_cube_input(const std::string& formula, const std::string& cubes,
                                         const cnf::ReadOptions& options,
                                         std::optional<frame::Interruptible>& work) {
    CubeInput input;
    cnf::Fingerprint of_formula;
    cnf::Tee both({&input.formula, &of_formula});
    const auto report = solving::read_formula(formula, both, options, work);
    if (!report) return std::nullopt;
    input.report = *report;
    input.fingerprint = of_formula.text();
    cnf::Fingerprint of_cubes;
    const auto read = [&](cnf::ClauseSink& sink) {
        cnf::read_cubes(cubes, of_formula.variable_count(), sink, input.cubes);
    };
    if (!solving::tell(read, of_cubes, work->token())) return std::nullopt;
    if (of_cubes.clauses() > 0 && !(of_cubes == of_formula))
        throw core::Error({cubes, 0, 0}, "cubes.other_clauses", {formula});
    return input;
}

}  // namespace satdoku::laboratory
