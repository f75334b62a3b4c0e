#include "net.hpp"

namespace satdoku::deduce::rating {
namespace {
/// Counts the ones byte by byte in all words at once: the oldest processors have no instruction for it.
int ones_in(std::span<const std::uint64_t> words) {
    constexpr std::uint64_t twos = 0x3333333333333333U;
    constexpr std::uint64_t fours = 0x0f0f0f0f0f0f0f0fU;
    constexpr std::size_t most = 31;  // words whose counts fit into a byte
    int count = 0;
    for (std::size_t first = 0; first < words.size(); first += most) {
        std::uint64_t sums = 0;
        for (std::uint64_t word : words.subspan(first, std::min(most, words.size() - first))) {
            word -= word >> 1U & 0x5555555555555555U;
            word = (word & twos) + (word >> 2U & twos);
            sums += (word + (word >> 4U)) & fours;
        }
        constexpr std::uint64_t pairs = 0x00ff00ff00ff00ffU;
        sums = (sums & pairs) + (sums >> 8U & pairs);
        count += static_cast<int>(sums * 0x0001000100010001U >> 48U);
    }
    return count;
}
}  // namespace

void Net::reset() {
    candidates_ = whole_candidates_;
    positions_ = whole_positions_;
    std::ranges::fill(place_, -1);
    drawn_.clear();
    supports_.clear();
    nested_.clear();
    ancestors_.clear();
    parents_of_all_.clear();
    parents_end_.assign(1, 0);
    pending_on_.clear();
    pending_off_.clear();
}

/// Returns the number of facts that a fact with these parents depends on, itself among them. Puts them into joined_.
int Net::support_with(std::span<const Fact> parents, Fact fact) {
    const auto ancestors_of = [this](Fact parent) {
        return ancestors_.begin() + static_cast<std::ptrdiff_t>(place_[parent.number()]) * words_;
    };
    const auto add_fact = [&] { joined_[fact.number() / 64] |= std::uint64_t{1} << (fact.number() % 64); };
    if (parents.size() == 1) {
        std::copy_n(ancestors_of(parents.front()), words_, joined_.begin());
        add_fact();
        return support(parents.front()) + 1;
    }
    std::ranges::fill(joined_, 0);
    for (const Fact parent : parents) {
        auto from = ancestors_of(parent);
        for (std::uint64_t& word : joined_) word |= *from++;
    }
    add_fact();
    return ones_in(joined_);
}

NestedSet Net::nested_of(std::span<const Fact> parents) {
    NestedSet all = 0;
    if (depth_.nested == Nested::none) return all;  // most nets: not a lookup for each parent
    for (const Fact parent : parents) all = nested_sets_.join(all, nested(parent));
    return all;
}

void Net::draw(Fact fact, std::span<const Fact> parents, NestedSet own) {
    supports_.push_back(support_with(parents, fact));
    nested_.push_back(nested_sets_.join(nested_of(parents), own));
    ancestors_.insert(ancestors_.end(), joined_.begin(), joined_.end());
    parents_of_all_.insert(parents_of_all_.end(), parents.begin(), parents.end());
    parents_end_.push_back(parents_of_all_.size());
    place_[fact.number()] = static_cast<std::int32_t>(drawn_.size());
    drawn_.push_back(fact);
    (fact.is_true ? pending_on_ : pending_off_).push_back(fact.node);
}

Net::Clash Net::clash(Fact drawn, std::span<const Fact> parents) {
    last_parents_.assign(parents.begin(), parents.end());
    const NestedSet chains = nested_sets_.join(nested(drawn), nested_of(parents));
    return {drawn, support(drawn) + support_with(parents, drawn.opposite()) + nested_sets_.length(chains)};
}

std::optional<Net::Clash> Net::follow(Fact assumption) {
    past_clashes_ = false;
    return draw_all(assumption);
}

void Net::follow_to_the_end(Fact assumption) {
    past_clashes_ = true;
    draw_all(assumption);
}

std::optional<Net::Clash> Net::draw_all(Fact assumption) {
    reset();
    draw(assumption, {});
    std::size_t next_on = 0;
    std::size_t next_off = 0;
    for (;;) {
        std::optional<Clash> found;
        if (next_on < pending_on_.size()) {
            found = from_true(pending_on_[next_on++]);
        } else if (next_off < pending_off_.size()) {
            found = from_false(pending_off_[next_off++]);
        } else if (!(depth_.with_sets && draw_by_sets()) && !(depth_.nested != Nested::none && draw_by_chains())) {
            return std::nullopt;
        }
        if (found) return found;
    }
}

std::optional<Net::Clash> Net::from_true(NodeIndex node) {
    const Fact parent{node, true};
    for (const NodeIndex other : graph_.off_after(node, depth_.one_digit ? Through::digits : Through::both)) {
        const Fact off{other, false};
        if (!past_clashes_ && has({other, true})) return clash({other, true}, std::span(&parent, 1));
        if (!has(off)) draw(off, std::span(&parent, 1));
    }
    return std::nullopt;
}

std::optional<Net::Clash> Net::from_false(NodeIndex node) {
    gather_on(node);
    if (depth_.dynamic) remove(node);
    for (const Forced& forced : forced_) {
        const std::span<const Fact> parents(parents_.data() + forced.first, forced.end - forced.first);
        const Fact on{forced.node, true};
        if (!past_clashes_ && has({forced.node, false})) return clash({forced.node, false}, parents);
        if (!has(on)) draw(on, parents);
    }
    return std::nullopt;
}

/// Lists the candidates that have only this one next to them in a cell or a house, except those that are known to be
/// true, with the false candidates that this follows from.
void Net::gather_on(NodeIndex node) {
    forced_.clear();
    parents_.clear();
    const Candidate& candidate = graph_.candidate(node);
    const std::size_t digit = candidate.digit;
    const auto begin = [&] {
        const std::size_t first = parents_.size();
        parents_.push_back({node, false});
        return first;
    };
    const DigitSet left = candidates_[candidate.cell];
    if (!depth_.one_digit && are_two(left.bits())) {
        const int digit_left = (left - grid::digit_set(candidate.digit)).first();
        const NodeIndex other = graph_.number(candidate_at(candidate.cell, digit_left));
        if (!has({other, true})) {
            const std::size_t first = begin();
            for (const int gone : state_.candidates(candidate.cell) - left)
                parents_.push_back({graph_.number(candidate_at(candidate.cell, gone)), false});
            forced_.push_back({other, first, parents_.size()});
        }
    }
    for (const HousePlace& place : graph_.houses_of(candidate.cell)) {
        const PositionSet positions = positions_[place.house][digit];
        if (!are_two(positions)) continue;
        const House& house = state_.geometry().house(place.house);
        const auto at = [&](int position) {
            return graph_.number({house.cells[static_cast<std::size_t>(position)], candidate.digit});
        };
        const NodeIndex other = at(std::countr_zero(static_cast<PositionSet>(positions & ~(1U << place.position))));
        if (has({other, true})) continue;
        if (std::ranges::any_of(forced_, [&](const Forced& known) { return known.node == other; })) continue;
        const std::size_t first = begin();
        auto gone = static_cast<PositionSet>(state_.positions(place.house, candidate.digit) & ~positions);
        for (; gone != 0; gone = static_cast<PositionSet>(gone & (gone - 1U)))
            parents_.push_back({at(std::countr_zero(gone)), false});
        forced_.push_back({other, first, parents_.size()});
    }
}

void Net::remove(NodeIndex node) {
    const Candidate& candidate = graph_.candidate(node);
    DigitSet& digits = candidates_[candidate.cell];
    digits.erase(candidate.digit);
    for (const HousePlace& place : graph_.houses_of(candidate.cell)) {
        PositionSet& positions = positions_[place.house][candidate.digit];
        positions = static_cast<PositionSet>(positions & ~(1U << place.position));
    }
}

NetProof::NetProof(const State& state)
    : graph_(state, CandidateGraph::Order::symmetric), net_(state, graph_, {.dynamic = true}) {}

bool NetProof::lead(Claim premise, Claim end, std::vector<Link>& links) {
    net_.follow_to_the_end(fact_of(premise));
    const Fact fact = fact_of(end);
    if (net_.support(fact) == 0) return false;
    prove(fact, links);
    return true;
}

bool NetProof::clash(Claim premise, std::vector<Link>& links) {
    const std::optional<Net::Clash> clash = net_.follow(fact_of(premise));
    if (!clash) return false;
    begin_branch();
    prove(clash->drawn, links);
    prove_all(net_.last_parents(), links);
    add_link(net_.last_parents(), {clash->drawn.node, !clash->drawn.is_true}, links);
    return true;
}

void NetProof::prove(Fact fact, std::vector<Link>& links) {
    if (proved_[fact.number()]) return;
    proved_[fact.number()] = true;
    const std::span<const Fact> parents = net_.parents(fact);
    if (parents.empty()) return;
    prove_all(parents, links);
    add_link(parents, fact, links);
}

/// The inference started from the first fact: its link comes last, next to the conclusion.
void NetProof::prove_all(std::span<const Fact> facts, std::vector<Link>& links) {
    for (std::size_t at = facts.size(); at-- > 0;) prove(facts[at], links);
}

void NetProof::add_link(std::span<const Fact> parents, Fact fact, std::vector<Link>& links) const {
    Link link{.from = {}, .to = {graph_.candidate(fact.node)}, .strong = fact.is_true};
    for (const Fact parent : parents) link.from.push_back(graph_.candidate(parent.node));
    links.push_back(std::move(link));
}

void Net::Left::take_board() {
    left_.emplace(net_.state_);
    for (const Fact fact : net_.drawn_)
        if (!fact.is_true) left_->remove(net_.graph_.candidate(fact.node));
    graph_.emplace(net_.graph_, *left_);
}

std::vector<Fact> Net::Left::off_by(Fact fact) const {
    if (!fact.is_true) return {fact};
    std::vector<Fact> off;
    const Candidate& candidate = net_.graph_.candidate(fact.node);
    for (const int digit : net_.candidates_[candidate.cell] - grid::digit_set(candidate.digit))
        off.push_back({net_.graph_.number(candidate_at(candidate.cell, digit)), false});
    return off;
}

void Net::Left::add_gone(std::vector<Fact>& parents, Cell cell) const {
    for (const int digit : net_.state_.candidates(cell) - net_.candidates_[cell])
        parents.push_back({net_.graph_.number(candidate_at(cell, digit)), false});
}

void Net::Left::add_gone(std::vector<Fact>& parents, HouseIndex house, int digit) const {
    const PositionSet left = net_.positions_[house][static_cast<std::size_t>(digit)];
    const auto gone = static_cast<PositionSet>(net_.state_.positions(house, digit) & ~left);
    each_position(gone, [&](std::size_t at) {
        parents.push_back(
            {net_.graph_.number(candidate_at(net_.state_.geometry().house(house).cells[at], digit)), false});
    });
}

void Net::Left::add_gone_by_link(std::vector<Fact>& parents, NodeIndex node, std::span<const Fact> others,
                                 bool strong) const {
    if (others.empty()) return;
    const auto& [cell, digit] = net_.graph_.candidate(node);
    const auto cell_of = [&](Fact other) { return net_.graph_.candidate(other.node).cell; };
    if (cell_of(others.front()) == cell) return add_gone(parents, cell);
    const int all = static_cast<int>(others.size()) + 1;
    for (const HousePlace& place : net_.graph_.houses_of(cell)) {
        if (strong && std::popcount(net_.positions_[place.house][digit]) != all) continue;
        const CellSet& cells = net_.state_.geometry().house(place.house).set;
        const auto is_in = [&](Fact other) { return cells.has(cell_of(other)); };
        if (std::ranges::all_of(others, is_in)) return add_gone(parents, place.house, digit);
    }
}

void Net::Left::draw_found() {
    std::ranges::stable_sort(found_, [](const Found& left, const Found& right) { return left.rank < right.rank; });
    for (Found& found : found_) {
        std::ranges::sort(found.parents, [](Fact left, Fact right) { return left.number() < right.number(); });
        found.parents.erase(std::unique(found.parents.begin(), found.parents.end()), found.parents.end());
        if (found.parents.empty()) continue;
        for (const Fact off : found.off) {
            if (net_.has(off)) continue;
            net_.draw(off, found.parents, net_.nested_sets_.of_chain(found.identity, found.rank.length));
        }
    }
    found_.clear();
}
}  // namespace satdoku::deduce::rating
