// Definitions that hide in clauses: "this literal is the conjunction (AND), the parity (XOR) or the choice
// (if-then-else) of these others". A formula that came from a circuit says so of most of its variables.
//
// This finds all definitions of a whole formula at once, each in any of the directions in which it holds, as
// values that say nothing about where the clauses are. For the few clauses of one variable that make up its
// definition, while the formula is being changed, see find_gate() in dense.hpp.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/effort.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace satdoku::reason {

enum class Operation : std::uint8_t {
    conjunction,  ///< all of the inputs hold
    parity,       ///< an odd number of them holds
    choice,       ///< three inputs: where the first holds, the second, else the third
};

/// output = operation(inputs)
struct Definition {
    Operation operation;
    cnf::Literal output;
    std::uint32_t first_input;  ///< index into Definitions::literals
    std::uint32_t input_count;
};

struct Definitions {
    std::vector<Definition> list;
    std::vector<cnf::Literal> literals;  ///< the inputs of all, one behind the other

    std::span<cnf::Literal> inputs(const Definition& definition) {
        return std::span(literals).subspan(definition.first_input, definition.input_count);
    }
    void add(Operation operation, cnf::Literal output, std::span<const cnf::Literal> inputs) {
        list.push_back({operation, output, static_cast<std::uint32_t>(literals.size()),
                        static_cast<std::uint32_t>(inputs.size())});
        literals.insert(literals.end(), inputs.begin(), inputs.end());
    }
};

/// Inputs of a parity at most: its clauses are twice as many with each.
inline constexpr std::size_t most_parity_inputs = 4;

/// What the clauses define. A parity of one input is an equivalence. Where the effort ends early, some are
/// missing. No variable may stand twice in a clause.
Definitions find_definitions(const cnf::ClauseList& clauses, core::Effort& effort);

}  // namespace satdoku::reason
