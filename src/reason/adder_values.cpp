#include "adder_values.hpp"
#include <satdoku/cnf/occurrences.hpp>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

/// The output of an XOR is known once its inputs are: mostly in the first pass.
constexpr int passes_over_xors = 3;

/// An input may be defined by itself through up to this many definitions.
constexpr int deepest_cycle = 4;

std::array<Variable, 3> sorted(Literal one, Literal two, Literal three) {
    std::array all = {one.variable(), two.variable(), three.variable()};
    std::ranges::sort(all);
    return all;
}

/// Gives each variable the one definition by which it is computed, without cycles as far as that is possible:
///
///     c = a & b           a gate: it can only define c
///     s = a ^ b           a half adder with c: s is its sum, so it defines s
///     t = s ^ d           another XOR defines any of t, s and d: the one that nothing else defines
///
/// Of several gates for a variable it takes one whose inputs are all defined before, in topological order.
class DefinitionChooser {
  public:
    DefinitionChooser(Definitions& definitions, std::vector<const Definition*>& chosen, core::Effort& effort)
        : definitions_(definitions), chosen_(chosen), effort_(effort), is_known_(chosen.size(), false) {}

    /// @param is_of_half  whether an XOR is the sum of a half adder; @param defines  whether it is so by its output
    /// @return the XORs of no half adder that define their output
    std::vector<const Definition*> run(auto&& is_of_half, auto&& defines) {
        for (const Definition& definition : definitions_.list) {
            const bool is_xor = definition.operation == Operation::xor_gate;
            if (is_xor && definition.input_count != 2) continue;
            if (is_xor && !is_of_half(definition)) {
                xors_.push_back(&definition);
            } else if (!is_xor || defines(definition)) {
                gates_.push_back(&definition);
            }
        }
        index_gates();
        take_inputs();
        take_cycles();
        effort_.spend(core::spreading(definitions_.literals.size()) + 2 * gates_.size());
        for (const Definition* const gate : gates_) {
            const std::uint32_t output = gate->output.variable().index();
            if (!is_known_[output] && chosen_[output] == nullptr) chosen_[output] = gate;
        }
        return take_xors();
    }

  private:
    using ByVariable = cnf::Occurrences<std::uint32_t>;

    std::span<const Literal> inputs(const Definition& definition) const { return definitions_.inputs(definition); }
    static Literal key(Variable variable) { return {variable, false}; }

    void index_gates() {
        const std::size_t literals = 2 * chosen_.size();
        using_.emplace(literals, [&](auto&& item) {
            for (std::uint32_t index = 0; index < gates_.size(); ++index)
                for (const Literal input : inputs(*gates_[index])) item(key(input.variable()), index);
        });
        defining_.emplace(literals, [&](auto&& item) {
            for (std::uint32_t index = 0; index < gates_.size(); ++index)
                item(key(gates_[index]->output.variable()), index);
        });
        for (const Definition* const gate : gates_) missing_.push_back(gate->input_count);
    }

    void take_inputs() {
        for (std::uint32_t index = 0; index < chosen_.size(); ++index)
            if ((*defining_)[key(Variable(index))].empty()) take(Variable(index));
        follow();
    }

    void take(Variable variable) {
        if (is_known_[variable.index()]) return;
        is_known_[variable.index()] = true;
        known_.push_back(variable);
    }

    /// Takes each gate once all its inputs are known.
    void follow() {
        while (!known_.empty()) {
            const Variable variable = known_.back();
            known_.pop_back();
            for (const std::uint32_t index : (*using_)[key(variable)]) {
                const Variable output = gates_[index]->output.variable();
                if (--missing_[index] > 0 || is_known_[output.index()]) continue;
                chosen_[output.index()] = gates_[index];
                take(output);
            }
        }
    }

    /// An input may seem to be defined, as "neither of two" gates that have it and others as inputs. Then all its
    /// definitions lead back to itself or to what is known.
    void take_cycles() {
        for (std::uint32_t index = 0; index < chosen_.size(); ++index) {
            const Variable own(index);
            if (is_known_[index] || !leads_back(own, own, deepest_cycle)) continue;
            take(own);
            follow();
        }
    }

    bool leads_back(Variable variable, Variable own, int depth) const {
        if (is_known_[variable.index()] || (variable == own && depth < deepest_cycle)) return true;
        if (depth == 0 || !effort_.spend(1)) return false;
        const auto by = [&](std::uint32_t gate) {
            return std::ranges::all_of(inputs(*gates_[gate]),
                                       [&](Literal input) { return leads_back(input.variable(), own, depth - 1); });
        };
        const auto& all = (*defining_)[key(variable)];
        return variable == own ? std::ranges::all_of(all, by) : std::ranges::any_of(all, by);
    }

    std::vector<const Definition*> take_xors() {
        std::vector<const Definition*> taken;
        for (int pass = 0; pass < passes_over_xors; ++pass) {
            for (const Definition*& each : xors_) {
                if (each == nullptr) continue;
                if (!effort_.spend(1)) return taken;
                const Definition*& own = chosen_[each->output.variable().index()];
                const auto is_defined = [&](Literal input) { return chosen_[input.variable().index()] != nullptr; };
                if (own == nullptr && !std::ranges::all_of(inputs(*each), is_defined)) continue;
                if (own == nullptr) taken.push_back(own = each);
                each = nullptr;
            }
        }
        return taken;
    }

    Definitions& definitions_;
    std::vector<const Definition*>& chosen_;  ///< by variable
    core::Effort& effort_;
    std::vector<const Definition*> gates_;  ///< also the XORs of half adders, by their sums
    std::vector<const Definition*> xors_;   ///< of no half adder; nullptr: settled
    std::optional<ByVariable> using_;       ///< gates by input
    std::optional<ByVariable> defining_;    ///< gates by output
    std::vector<std::uint32_t> missing_;    ///< by gate: inputs that are not known
    std::vector<bool> is_known_;            ///< by variable
    std::vector<Variable> known_;           ///< not yet followed
};
}  // namespace

AdderValues::AdderValues(Definitions& definitions, std::uint32_t variables, std::span<const AdderCell> halves,
                         core::Effort& effort)
    : halves_(halves.begin(), halves.end()), half_of_(variables, nullptr), is_of_half_(variables, false),
      defining_(variables, nullptr) {
    for (const AdderCell& half : halves_) {
        half_of_[half.sum.variable().index()] = &half;
        for (const Literal literal : {half.sum, *half.carry}) is_of_half_[literal.variable().index()] = true;
        half_sums_.push_back(sorted(half.one, half.two, half.sum));
    }
    std::ranges::sort(half_sums_);
    const auto xor_of = [&](const Definition& definition) {
        const std::span<const Literal> inputs = definitions.inputs(definition);
        return sorted(definition.output, inputs[0], inputs[1]);
    };
    sums_ = DefinitionChooser(definitions, defining_, effort)
                .run([&](const Definition& each) { return std::ranges::binary_search(half_sums_, xor_of(each)); },
                     [&](const Definition& each) {
                         const AdderCell* const half = half_of(each.output.variable());
                         return half != nullptr && sorted(half->one, half->two, half->sum) == xor_of(each);
                     });
    if (effort.left() >= variables) random_.emplace(definitions, defining_, effort);
}
}  // namespace satdoku::reason
