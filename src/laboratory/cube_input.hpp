// A formula and the cubes that split it, read together: a file of cubes that was made of another formula is none.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/frame/interruption.hpp>

#include <optional>
#include <string>

namespace satdoku::laboratory {

struct CubeInput {
    cnf::ClauseList formula;
    std::string fingerprint;  ///< of the formula, as results of its cubes tell it
    cnf::ClauseList cubes;
    cnf::ReadReport report;  ///< on the formula
};

/// Reads both; nothing where it was stopped. Throws core::Error, "cubes.other_clauses" where the file of cubes has
/// clauses, and they are not the formula's.
/// @param work  lives afterwards
std::optional<CubeInput> read_cube_input(const std::string& formula, const std::string& cubes,
                                         const cnf::ReadOptions& options,
                                         std::optional<frame::Interruptible>& work);

}  // namespace satdoku::laboratory
