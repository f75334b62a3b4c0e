#include "core/named_proof.hpp"

#include <satdoku/core/error.hpp>

#include <algorithm>
#include <string>

namespace satdoku::cdcl {

void NamedProof::claim(std::uint32_t count) {
    if (count <= claimed_) return;
    const auto taken = std::lower_bound(own_.begin(), own_.end(), Variable(claimed_));
    if (taken != own_.end() && taken->index() < count) {
        throw core::Error("proof.name_taken", {std::to_string(taken->index() + 1)});
    }
    claimed_ = count;
}

std::span<const Literal> NamedProof::named(std::span<const Literal> clause) {
    named_.clear();
    for (const Literal literal : clause) {
        const bool is_own = literal.variable().index() >= first_proof_variable;
        named_.push_back(is_own ? own_name(literal) : variables_.outside(literal));
    }
    return named_;
}

Literal NamedProof::own_name(Literal literal) {
    const std::uint32_t number = literal.variable().index() - first_proof_variable;
    while (own_.size() <= number) {
        const std::uint32_t least = own_.empty() ? claimed_ : std::max(claimed_, own_.back().index() + 1);
        if (least >= cnf::largest_variable) throw core::Error("proof.no_name");
        const Variable next = target_.own_from(Variable(least));
        if (next.index() >= cnf::largest_variable) throw core::Error("proof.no_name");
        own_.push_back(next);
    }
    return {own_[number], literal.negative()};
}

}  // namespace satdoku::cdcl
