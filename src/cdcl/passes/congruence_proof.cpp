#include "passes/congruence_proof.hpp"

#include "passes/inprocess.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace satdoku::cdcl {

void CongruenceProof::add_by_cases(std::span<const Literal> clause, std::span<const Literal> cases) {
    if (state_.proof == nullptr) return;
    std::vector<Literal> open;
    std::copy_if(cases.begin(), cases.end(), std::back_inserter(open), [&](Literal each) {
        return std::none_of(clause.begin(), clause.end(),
                            [&](Literal literal) { return literal.variable() == each.variable(); });
    });
    std::vector<std::vector<Literal>> steps;
    for (std::size_t count = open.size(); count > 0; --count) {
        for (std::uint32_t signs = 0; signs < 1U << count; ++signs) {
            std::vector<Literal>& step = steps.emplace_back(clause.begin(), clause.end());
            for (std::size_t index = 0; index < count; ++index) {
                step.push_back((signs >> index & 1U) != 0 ? ~open[index] : open[index]);
            }
            prove_added(state_, step);
        }
    }
    prove_added(state_, clause);
    for (const std::vector<Literal>& step : steps) prove_removed(state_, step);
}

void CongruenceProof::add_lemma(std::vector<Literal> clause, std::span<const Literal> cases) {
    if (state_.proof == nullptr) return;
    std::sort(clause.begin(), clause.end());
    clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    const auto opposite = [](Literal one, Literal two) { return one == ~two; };
    if (std::adjacent_find(clause.begin(), clause.end(), opposite) != clause.end()) return;
    add_by_cases(clause, cases);
    lemmas_.push_back(std::move(clause));
}

void CongruenceProof::add_parity(Literal output, std::span<const Literal> inputs, std::span<const Literal> cancelled) {
    for (std::uint32_t signs = 0; signs < 2U << inputs.size(); ++signs) {
        if (__builtin_parity(signs) == 0) continue;
        std::vector<Literal> clause{(signs & 1U) != 0 ? ~output : output};
        for (std::size_t index = 0; index < inputs.size(); ++index) {
            clause.push_back((signs >> (index + 1) & 1U) != 0 ? ~inputs[index] : inputs[index]);
        }
        add_lemma(std::move(clause), cancelled);
    }
}

void CongruenceProof::keep(std::span<const Literal> clause) {
    if (state_.proof != nullptr) lemmas_.emplace_back(clause.begin(), clause.end());
}

void CongruenceProof::remove_lemmas() {
    for (const std::vector<Literal>& lemma : lemmas_) prove_removed(state_, lemma);
    lemmas_.clear();
}

}  // namespace satdoku::cdcl
