// satdoku solve FILE --cubes FILE: solves cube after cube, each with its result and proof in files of its own.
#pragma once

#include <satdoku/check/model.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::laboratory {

/// A formula and the cubes that split it.
struct CubeInput {
    cnf::ClauseList formula;
    std::string fingerprint;  ///< of the formula, as in results of its cubes
    cnf::ClauseList cubes;
    cnf::ReadReport report;  ///< of the formula
};

/// Reads both; returns nothing if it was stopped. Throws core::Error; its key is "cubes.other_clauses" if the file of
/// cubes has clauses that are not the formula's.
/// @param work  is made by this call, and stays alive afterwards
std::optional<CubeInput> read_cube_input(const std::string& formula, const std::string& cubes,
                                         const cnf::ReadOptions& options, std::optional<frame::Interruptible>& work);

/// Returns true if the literals contain no contradiction and satisfy all clauses of the formula.
bool is_model(const check::Assignment& assignment, const cnf::ClauseList& formula);
/// The model of the engine as literals, one for each of the variables.
std::vector<cnf::Literal> model_of(const solve::Engine& engine, std::uint32_t variables);

/// --proof-format of `solve` and `gather`.
frame::Option proof_format_option();
proof::DratFormat proof_format(const frame::Arguments& arguments);

/// What `solve` does with cubes. It skips the cubes whose results are in the folder already: the same command goes on
/// where it was stopped.
int solve_cubes(frame::Context& context, const frame::Arguments& arguments);

}  // namespace satdoku::laboratory
