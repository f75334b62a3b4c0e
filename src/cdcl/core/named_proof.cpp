#include "core/named_proof.hpp"
#include "data/arena.hpp"
#include <satdoku/core/error.hpp>

namespace satdoku::cdcl {
void ProofNames::claim(std::uint32_t count) {
    if (count <= claimed_) return;
    const auto taken = std::lower_bound(own_.begin(), own_.end(), Variable(claimed_));
    if (taken != own_.end() && taken->index() < count)
        throw core::Error("proof.name_taken", {std::to_string(taken->index() + 1)});
    claimed_ = count;
}

std::span<const Literal> ProofNames::named(std::span<const Literal> clause) {
    named_.clear();
    for (const Literal literal : clause) named_.push_back(named(literal));
    return named_;
}

Literal ProofNames::own_name(Literal literal) {
    const std::uint32_t number = literal.variable().index() - first_proof_variable;
    while (own_.size() <= number) {
        const std::uint32_t least = own_.empty() ? claimed_ : std::max(claimed_, own_.back().index() + 1);
        if (least >= cnf::largest_variable) throw core::Error("proof.no_name");
        const Variable next = shared_ == nullptr ? Variable(least) : shared_->own_from(Variable(least));
        if (next.index() >= cnf::largest_variable) throw core::Error("proof.no_name");
        own_.push_back(next);
    }
    return {own_[number], literal.negative()};
}

cnf::Arithmetic NamedCuttingPlanes::named(cnf::Arithmetic arithmetic) {
    arithmetic.rename([this](Literal literal) { return names_.named(literal); });
    return arithmetic;
}

NamedCuttingPlanes::Id NamedCuttingPlanes::exchange(std::span<const Literal> clause, std::span<const Image> images) {
    std::vector<Image> named;
    for (const Image& image : images) {
        const Literal variable = names_.named(Literal(image.variable, false));
        named.push_back({variable.variable(), names_.named(image.literal)});
    }
    return target_.exchange(names_.named(clause), named);
}

cnf::Inequality NamedCuttingPlanes::named(cnf::Inequality inequality) {
    for (cnf::Term& term : inequality.terms) term.literal = names_.named(term.literal);
    return inequality;
}
}  // namespace satdoku::cdcl
