#include "gathering.hpp"

#include <satdoku/check/model.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/pace.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/parallel/joined_proof.hpp>
#include <satdoku/parallel/split.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/solving/solve_run.hpp>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace satdoku::laboratory {

using parallel::Standing;

std::vector<std::uint64_t> GatherTally::open() const {
    std::vector<std::uint64_t> all = missing;
    for (const auto* more : {&undecided, &damaged}) all.insert(all.end(), more->begin(), more->end());
    std::sort(all.begin(), all.end());
    return all;
}

Gathering::Gathering(ui::Console& console, const CubeInput& input, std::span<const std::string> results,
                     bool proofs, std::stop_token stop)
    : console_(console),
      input_(input),
      proofs_(proofs),
      stop_(std::move(stop)),
      audit_(input.fingerprint, input.cubes, proofs, stop_) {
    std::error_code ignored;
    for (const std::string& path : results) {
        if (std::filesystem::is_directory(path, ignored)) {
            audit_.add_folder(path);
        } else {
            audit_.add_file(path);
        }
    }
}

GatherTally Gathering::tally() {
    GatherTally tally;
    frame::Pace pace;
    for (std::uint64_t cube = 1; cube <= input_.cubes.size(); ++cube) {
        const parallel::CubeStanding& found = audit_.of(cube);
        if (stop_.stop_requested()) return tally;
        if (pace.is_due()) console_.progress(language::text("gather.reading", cube, input_.cubes.size()));
        Standing standing = found.standing;
        if (standing == Standing::satisfiable && !has_model(found)) standing = Standing::damaged;
        std::vector<std::uint64_t>& numbers = standing == Standing::unsatisfiable ? tally.refuted
                                              : standing == Standing::satisfiable ? tally.satisfiable
                                              : standing == Standing::undecided   ? tally.undecided
                                              : standing == Standing::damaged     ? tally.damaged
                                                                                  : tally.missing;
        numbers.push_back(cube);
        tally.milliseconds += found.milliseconds;
        if (found.milliseconds <= tally.longest_milliseconds) continue;
        tally.longest = cube;
        tally.longest_milliseconds = found.milliseconds;
    }
    console_.progress({});
    milliseconds_ = tally.milliseconds;
    problems_.insert(problems_.begin(), audit_.problems().begin(), audit_.problems().end());
    return tally;
}

bool Gathering::has_model(const parallel::CubeStanding& standing) {
    const result::Result result = parallel::read_cube_result(standing.path).second;
    const check::Assignment assignment(result.model);
    check::ModelCheck judge([&](cnf::Literal literal) { return assignment.is_true(literal); });
    input_.formula.replay(judge);
    const bool in_cube = std::all_of(standing.note.literals.begin(), standing.note.literals.end(),
                                     [&](cnf::Literal literal) { return assignment.is_true(literal); });
    if (judge.broken() == 0 && in_cube && assignment.contradictions().empty()) return true;
    problems_.emplace_back(core::Location{standing.path, 0, 0}, "cubes.wrong_model");
    return false;
}

bool Gathering::contradicts() const {
    return std::any_of(problems_.begin(), problems_.end(),
                       [](const core::Error& problem) { return problem.key() == "cubes.differ"; });
}

Conclusion Gathering::model(const GatherTally& tally) {
    Conclusion conclusion;
    if (tally.satisfiable.empty()) return conclusion;
    const result::Result result =
        parallel::read_cube_result(audit_.of(tally.satisfiable.front()).path).second;
    const check::Assignment assignment(result.model);
    for (std::uint32_t index = 0; index < input_.formula.variable_count(); ++index) {
        const cnf::Literal literal(cnf::Variable(index), false);
        conclusion.model.push_back(assignment.is_true(literal) ? literal : ~literal);
    }
    conclusion.outcome = {.verdict = solve::Verdict::satisfiable, .milliseconds = milliseconds_};
    return conclusion;
}

/// @return false where it was stopped
bool Gathering::join(proof::Proof& proof, cnf::ClauseList& conclusions, std::uint32_t& variables) {
    parallel::JoinedProof joined(input_.formula.variable_count(), proof);
    frame::Pace pace;
    std::uint64_t done = 0;
    for (const auto& row : parallel::proof_rows(audit_, input_.cubes.size())) {
        joined.begin_row();
        for (const std::uint64_t cube : row) {
            if (!joined.add(audit_.of(cube), stop_)) return false;
            ++done;
            if (pace.is_due()) console_.progress(language::text("gather.joining", done, input_.cubes.size()));
        }
        joined.end_row();
    }
    console_.progress({});
    variables = joined.variable_count();
    conclusions = joined.conclusions();
    return true;
}

/// Found anew, from the formula alone: that the cubes assume something makes it no symmetry. Where they have nothing in
/// common, they assume nothing.
std::vector<cnf::Literal> Gathering::assumed_by_symmetry() const {
    if (input_.cubes.size() == 0) return {};
    const std::span<const cnf::Literal> first = input_.cubes[0];
    const auto in_all = [&](cnf::Literal literal) {
        for (std::size_t cube = 1; cube < input_.cubes.size(); ++cube)
            if (std::ranges::find(input_.cubes[cube], literal) == input_.cubes[cube].end()) return false;
        return true;
    };
    if (!std::ranges::any_of(first, in_all)) return {};
    return parallel::assumed_by_symmetry(input_.formula, stop_);
}

Conclusion Gathering::refute(proof::Proof* proof) {
    Conclusion conclusion;
    cnf::ClauseList negated;
    std::uint32_t variables = input_.formula.variable_count();
    conclusion.outcome.reason = solve::Reason::stopped;
    if (proof != nullptr && !join(*proof, negated, variables)) return conclusion;
    for (std::size_t cube = 0; proof == nullptr && cube < input_.cubes.size(); ++cube) {
        std::vector<cnf::Literal> clause;
        for (const cnf::Literal literal : input_.cubes[cube]) clause.push_back(~literal);
        negated.clause(clause);
    }
    const auto engine = engines::make_engine(engines::engine_names().front(), {.proof = proof});
    // What it defines gets other names than what the cubes' proofs do.
    engine->variables(variables);
    input_.formula.replay(*engine);
    for (std::size_t index = 0; index < negated.size(); ++index) engine->clause(negated[index]);
    solving::show_progress(*engine, console_);
    const auto formula = [this](cnf::ClauseSink& sink) { input_.formula.replay(sink); };
    const auto assumed = proof == nullptr ? assumed_by_symmetry() : std::vector<cnf::Literal>();
    conclusion.outcome = solving::solve_and_check(*engine, formula, {}, stop_, assumed);
    console_.progress({});
    if (conclusion.outcome.verdict == solve::Verdict::satisfiable) {
        for (std::uint32_t index = 0; index < input_.formula.variable_count(); ++index)
            conclusion.model.emplace_back(cnf::Variable(index), !engine->value(cnf::Variable(index)));
    }
    conclusion.outcome.milliseconds += milliseconds_;
    return conclusion;
}

}  // namespace satdoku::laboratory
