#include "adder_values.hpp"

#include <satdoku/cnf/occurrences.hpp>

#include <algorithm>
#include <utility>

namespace satdoku::reason {

namespace {

using cnf::Literal;
using cnf::Variable;

/// The output of a parity is known once its inputs are: mostly at the first look.
constexpr int passes_over_parities = 3;

/// So many definitions may stand between an input and itself, see choose_definitions().
constexpr int deepest_circle = 4;

std::array<Variable, 3> sorted(Literal one, Literal two, Literal three) {
    std::array all = {one.variable(), two.variable(), three.variable()};
    std::ranges::sort(all);
    return all;
}

}  // namespace

AdderValues::AdderValues(Definitions& definitions, std::uint32_t variables, std::span<const AdderCell> halves,
                         core::Effort& effort)
    : halves_(halves.begin(), halves.end()),
      half_of_(variables, nullptr),
      is_of_half_(variables, false),
      defining_(variables, nullptr) {
    for (const AdderCell& half : halves_) {
        half_of_[half.sum.variable().index()] = &half;
        for (const Literal literal : {half.sum, *half.carry}) is_of_half_[literal.variable().index()] = true;
        half_sums_.push_back(sorted(half.one, half.two, half.sum));
    }
    std::ranges::sort(half_sums_);
    choose_definitions(definitions, effort);
    if (effort.left() >= variables) random_.emplace(definitions, defining_, effort);
}

/// A gate defines its output. A parity has three outputs: it is the sum of a half adder, or else the one that nothing
/// defines but this. Where there is a choice, a definition by what is defined before: else they would go in a circle.
void AdderValues::choose_definitions(Definitions& definitions, core::Effort& effort) {
    std::vector<const Definition*> eligible;
    std::vector<const Definition*> open;
    std::vector<bool> has_any(defining_.size(), false);
    for (const Definition& definition : definitions.list) {
        if (definition.operation == Operation::parity) {
            if (definition.input_count != 2) continue;
            const std::span<const Literal> inputs = definitions.inputs(definition);
            const std::array all = sorted(definition.output, inputs[0], inputs[1]);
            if (!std::ranges::binary_search(half_sums_, all)) {
                open.push_back(&definition);
                continue;
            }
            const AdderCell* const half = half_of(definition.output.variable());
            if (half == nullptr || sorted(half->one, half->two, half->sum) != all) continue;
        }
        eligible.push_back(&definition);
        has_any[definition.output.variable().index()] = true;
    }
    const auto index_of = [&](Variable variable) { return Literal(variable, false); };
    const cnf::Occurrences<std::uint32_t> using_variable(2 * defining_.size(), [&](auto&& item) {
        for (std::uint32_t index = 0; index < eligible.size(); ++index)
            for (const Literal input : definitions.inputs(*eligible[index])) item(index_of(input.variable()), index);
    });
    const cnf::Occurrences<std::uint32_t> defining_variable(2 * defining_.size(), [&](auto&& item) {
        for (std::uint32_t index = 0; index < eligible.size(); ++index)
            item(index_of(eligible[index]->output.variable()), index);
    });
    std::vector<std::uint32_t> missing;
    for (const Definition* const definition : eligible) missing.push_back(definition->input_count);
    std::vector<bool> is_known(defining_.size(), false);
    std::vector<Variable> known;
    const auto take = [&](Variable variable) {
        if (is_known[variable.index()]) return;
        is_known[variable.index()] = true;
        known.push_back(variable);
    };
    const auto give = [&] {
        while (!known.empty()) {
            const Variable variable = known.back();
            known.pop_back();
            for (const std::uint32_t index : using_variable[index_of(variable)]) {
                const Variable output = eligible[index]->output.variable();
                if (--missing[index] > 0 || is_known[output.index()]) continue;
                defining_[output.index()] = eligible[index];
                take(output);
            }
        }
    };
    for (std::uint32_t index = 0; index < defining_.size(); ++index)
        if (!has_any[index]) take(Variable(index));
    give();
    // An input may seem to be defined, as "neither of two" that are made of it and others: so it seems that what is made
    // of it is defined by nothing but itself.
    for (std::uint32_t index = 0; index < defining_.size(); ++index) {
        const Variable own(index);
        if (is_known[index]) continue;
        const auto is_made_of_own = [&](const auto& self, Variable variable, int depth) -> bool {
            if (is_known[variable.index()] || (variable == own && depth < deepest_circle)) return true;
            if (depth == 0 || !effort.spend(1)) return false;
            const auto by = [&](std::uint32_t each) {
                return std::ranges::all_of(definitions.inputs(*eligible[each]),
                                           [&](Literal input) { return self(self, input.variable(), depth - 1); });
            };
            const auto& all = defining_variable[index_of(variable)];
            return variable == own ? std::ranges::all_of(all, by) : std::ranges::any_of(all, by);
        };
        if (is_made_of_own(is_made_of_own, own, deepest_circle)) {
            take(own);
            give();
        }
    }
    effort.spend(core::spreading(definitions.literals.size()) + 2 * eligible.size());
    for (const Definition* const definition : eligible) {
        const std::uint32_t output = definition->output.variable().index();
        if (!is_known[output] && defining_[output] == nullptr) defining_[output] = definition;
    }
    for (int pass = 0; pass < passes_over_parities; ++pass) {
        std::vector<const Definition*> left;
        for (const Definition* const parity : open) {
            if (!effort.spend(1)) return;
            const Definition*& own = defining_[parity->output.variable().index()];
            if (own != nullptr) continue;
            const bool is_sum = std::ranges::all_of(definitions.inputs(*parity), [&](Literal input) {
                return defining_[input.variable().index()] != nullptr;
            });
            if (is_sum) {
                own = parity;
                sums_.push_back(parity);
            } else {
                left.push_back(parity);
            }
        }
        open = std::move(left);
    }
}

}  // namespace satdoku::reason
