#include "net_proof.hpp"

#include <optional>
#include <utility>

namespace satdoku::deduce::rating {

NetProof::NetProof(const State& state) : graph_(state), net_(state, graph_, {.dynamic = true}) {}

bool NetProof::lead(Saying premise, Saying end, std::vector<Link>& links) {
    net_.follow_to_the_end(claim_of(premise));
    const Claim claim = claim_of(end);
    if (net_.support(claim) == 0) return false;
    tell(claim, links);
    return true;
}

bool NetProof::clash(Saying premise, std::vector<Link>& links) {
    const std::optional<Net::Clash> clash = net_.follow(claim_of(premise));
    if (!clash) return false;
    begin_branch();
    tell(clash->drawn, links);
    tell_all(net_.last_parents(), links);
    add_link(net_.last_parents(), {clash->drawn.node, !clash->drawn.on}, links);
    return true;
}

void NetProof::tell(Claim claim, std::vector<Link>& links) {
    if (told_[claim.number()]) return;
    told_[claim.number()] = true;
    const std::span<const Claim> parents = net_.parents(claim);
    if (parents.empty()) return;
    tell_all(parents, links);
    add_link(parents, claim, links);
}

/// The first is what the inference started from: it is told last, next to what follows.
void NetProof::tell_all(std::span<const Claim> claims, std::vector<Link>& links) {
    for (std::size_t at = claims.size(); at-- > 0;) tell(claims[at], links);
}

void NetProof::add_link(std::span<const Claim> parents, Claim claim, std::vector<Link>& links) const {
    Link link{.from = {}, .to = {graph_.candidate(claim.node)}, .strong = claim.on};
    for (const Claim parent : parents) link.from.push_back(graph_.candidate(parent.node));
    links.push_back(std::move(link));
}

}  // namespace satdoku::deduce::rating
