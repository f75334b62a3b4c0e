// satdoku solve FILE --cubes FILE: solves cube after cube and writes a result and a proof for each.
#pragma once
#include <satdoku/check/model.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/parallel/cube_result.hpp>

namespace satdoku::laboratory {
/// A formula and the cubes that split it.
struct CubeInput {
    cnf::ClauseList formula;
    std::string fingerprint;  ///< of the formula; the results of its cubes name it
    cnf::ClauseList cubes;
    cnf::ReadReport report;  ///< of the formula
};

/// Reads both. Returns nothing if a signal stopped it. Throws core::Error; its key is "cubes.other_clauses" if the file
/// of cubes has clauses that differ from the formula's.
/// @param work  set by this call; the caller keeps it alive during the work that follows
std::optional<CubeInput> read_cube_input(const std::string& formula, const std::string& cubes,
                                         const cnf::ReadOptions& options, std::optional<frame::Interruptible>& work);

/// Solves the formula without the cubes: `engine` has the formula, and gets their negations. Without a proof, if the
/// cubes have literals in common, it assumes the literals that symmetries of the formula allow to assume, as cubes that
/// were made with symmetries need it.
/// @param refuted  a clause for each cube, of negated literals of the cube
solve::Outcome solve_remaining(const CubeInput& input, solve::Engine& engine, const cnf::ClauseList& refuted,
                               const solve::Limits& limits, const std::stop_token& stop, bool with_proof);
/// The negations of all cubes.
cnf::ClauseList negations(const cnf::ClauseList& cubes);

/// Returns the numbers that --cube names, in rising order; all numbers without --cube. Throws core::Error for others.
std::vector<std::uint64_t> chosen_cubes(const frame::Arguments& arguments, std::uint64_t count);

/// Returns true if the literals contain no contradiction and satisfy all clauses of the formula.
bool is_model(const check::Assignment& assignment, const cnf::ClauseList& formula);
/// Returns the engine's model, one literal for each variable.
std::vector<cnf::Literal> model_of(const solve::Engine& engine, std::uint32_t variables);

/// What the file says of its cube, if it is the result of one.
std::optional<parallel::CubeNote> cube_of(const std::string& path);
/// Says that it is such a result.
std::string cube_text(const parallel::CubeNote& cube);
/// Adds the literals of the cube as unit clauses.
void add_cube(cnf::ClauseSink& clauses, const parallel::CubeNote& cube);

/// The option --proof-format of commands that write DRAT.
frame::Option proof_format_option();
/// What its value says of the bytes.
proof::DratFormat proof_format(const frame::Arguments& arguments);

/// Runs `solve --cubes`. Skips cubes whose results are in the folder already, so that the same command continues an
/// interrupted run. Returns the exit code.
int solve_cubes(frame::Context& context, const frame::Arguments& arguments);
}  // namespace satdoku::laboratory
