#include "common_proof.hpp"
#include <satdoku/cnf/clause.hpp>

namespace satdoku::parallel {
cnf::Variable Steps::own_from(cnf::Variable least) const {
    // Variables are assigned to the writers in turn: writer w has those with index w modulo the number of writers.
    const std::uint32_t turn = least.index() % writers_;
    return cnf::Variable(least.index() + (writer_ + writers_ - turn) % writers_);
}

void Steps::push(bool removal, std::span<const cnf::Literal> clause) {
    words_.push_back(static_cast<std::uint32_t>(2 * clause.size()) + (removal ? 1U : 0U));
    for (const cnf::Literal literal : clause) words_.push_back(literal.code());
}

void CommonProof::write(Steps& steps) {
    steps.empty_into(
        [this](bool removal, std::span<const cnf::Literal> clause) { removal ? remove(clause) : add(clause); });
}

void CommonProof::add(std::span<const cnf::Literal> clause) {
    if (complete_) return;
    complete_ = clause.empty();
    if (counts_[cnf::clause_hash(clause)].holders++ == 0) target_.add(clause);
}

void CommonProof::remove(std::span<const cnf::Literal> clause) {
    if (complete_) return;
    const auto found = counts_.try_emplace(cnf::clause_hash(clause)).first;
    Count& count = found->second;
    if (count.holders > 0) {
        if (--count.holders == 0) target_.remove(clause);
    } else if (++count.drops == writers_) {
        count.drops = 0;
        target_.remove(clause);
    }
    if (count.holders == 0 && count.drops == 0) counts_.erase(found);
}
}  // namespace satdoku::parallel
