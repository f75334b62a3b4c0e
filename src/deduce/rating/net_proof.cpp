#include "net_proof.hpp"

#include <optional>
#include <utility>

namespace satdoku::deduce::rating {

NetProof::NetProof(const State& state)
    : graph_(state, CandidateGraph::Order::symmetric), net_(state, graph_, {.dynamic = true}) {}

bool NetProof::lead(Saying premise, Saying end, std::vector<Link>& links) {
    net_.follow_to_the_end(fact_of(premise));
    const Fact fact = fact_of(end);
    if (net_.support(fact) == 0) return false;
    tell(fact, links);
    return true;
}

bool NetProof::clash(Saying premise, std::vector<Link>& links) {
    const std::optional<Net::Clash> clash = net_.follow(fact_of(premise));
    if (!clash) return false;
    begin_branch();
    tell(clash->drawn, links);
    tell_all(net_.last_parents(), links);
    add_link(net_.last_parents(), {clash->drawn.node, !clash->drawn.is_true}, links);
    return true;
}

void NetProof::tell(Fact fact, std::vector<Link>& links) {
    if (told_[fact.number()]) return;
    told_[fact.number()] = true;
    const std::span<const Fact> parents = net_.parents(fact);
    if (parents.empty()) return;
    tell_all(parents, links);
    add_link(parents, fact, links);
}

/// The first is what the inference started from: it is told last, next to what follows.
void NetProof::tell_all(std::span<const Fact> facts, std::vector<Link>& links) {
    for (std::size_t at = facts.size(); at-- > 0;) tell(facts[at], links);
}

void NetProof::add_link(std::span<const Fact> parents, Fact fact, std::vector<Link>& links) const {
    Link link{.from = {}, .to = {graph_.candidate(fact.node)}, .strong = fact.is_true};
    for (const Fact parent : parents) link.from.push_back(graph_.candidate(parent.node));
    links.push_back(std::move(link));
}

}  // namespace satdoku::deduce::rating
