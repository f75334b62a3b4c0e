// Finds gates that are encoded as clauses: a literal is the AND, the XOR or the if-then-else of other literals. Most variables of a formula that encodes a circuit are defined like this.
//
// Finds all definitions of a formula at once, in every direction in which they hold; the results do not refer to the
// clauses. For the clauses of the definition of one variable, while the formula changes, see find_gate() in dense.hpp.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/effort.hpp>
#include <vector>

namespace satdoku::reason {
enum class Operation : std::uint8_t {
    and_gate,      ///< all inputs are true
    xor_gate,      ///< an odd number of inputs is true
    if_then_else,  ///< three inputs: the second if the first is true, else the third
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
    std::vector<cnf::Literal> literals;  ///< the inputs of all definitions, in the order of `list`

    std::span<cnf::Literal> inputs(const Definition& definition) {
        return std::span(literals).subspan(definition.first_input, definition.input_count);
    }
    void add(Operation operation, cnf::Literal output, std::span<const cnf::Literal> inputs) {
        list.push_back({operation, output, static_cast<std::uint32_t>(literals.size()),
                        static_cast<std::uint32_t>(inputs.size())});
        literals.insert(literals.end(), inputs.begin(), inputs.end());
    }
};

/// The most inputs of an XOR: each one doubles the number of clauses.
inline constexpr std::size_t most_xor_inputs = 4;

/// Returns the definitions that the clauses encode. An XOR of one input is an equivalence. If the effort ends early,
/// some are missing. @pre no clause contains a variable twice
Definitions find_definitions(const cnf::ClauseList& clauses, core::Effort& effort);
}  // namespace satdoku::reason
