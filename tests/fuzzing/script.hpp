// The input of a fuzz run for the CDCL engine: options, then clauses and solves in any order. Failing cases are stored
// as text, one item a line:
//
//     c option NAME VALUE      an option with another value than its default; "proof 0": no proof
//     p inccnf
//     1 -2 0                   adds a clause
//     a 3 -4 0                 solves under these assumptions
//     l 100                    limits the conflicts of the following solves; 0: no limit
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
    std::uint64_t conflicts = 0;           ///< the limit
};

struct Script {
    std::vector<std::pair<std::string, int>> options;
    std::vector<Step> steps;

    /// Returns true if all clauses precede a single solve without assumptions, so that the proof refutes the formula.
    bool plain() const;

    /// Returns true if the engine writes a proof, which turns some techniques off.
    bool proving() const;
};

std::string print(const Script& script);

/// Throws core::Error if the text is not a script.
Script parse(std::string_view text);

/// Random options, a random formula, and sometimes more clauses and solves under assumptions.
Script random_script(core::Random& random, std::size_t variables);

}  // namespace satdoku::fuzzing
