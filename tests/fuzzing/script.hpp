// What a fuzz run does to the CDCL engine: options, then clauses and solves in any order. Its text form is
// what a failing case is kept in, one item a line:
//
//     c option NAME VALUE      an option that is not at its default; "proof 0": nobody asks for a proof
//     p inccnf
//     1 -2 0                   adds a clause
//     a 3 -4 0                 solves under these assumptions
//     l 100                    gives the solves that follow up after so many conflicts; 0 for never
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/random.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::fuzzing {

struct Step {
    enum class Kind { clause, solve, limit };
    Kind kind = Kind::clause;
    std::vector<cnf::Literal> literals{};  ///< of the clause, or the assumptions
    std::uint64_t conflicts = 0;           ///< of a limit
};

struct Script {
    std::vector<std::pair<std::string, int>> options;
    std::vector<Step> steps;

    /// Whether all clauses come before one single solve without assumptions, so that the proof is one of the
    /// whole.
    bool plain() const;

    /// Whether the engine is asked for a proof. Some techniques stand aside where it is.
    bool proving() const;
};

std::string print(const Script& script);

/// Throws core::Error where the text is no script.
Script parse(std::string_view text);

/// Random options, a random formula, and sometimes more clauses and solves under assumptions.
Script random_script(core::Random& random, std::size_t variables);

}  // namespace satdoku::fuzzing
