// Chains on the board that a net has left. They rest on what the net removed: each strong link of theirs on the removed
// candidates of its cell or house.
//
// The board as it is has none of these chains, for easier techniques would have found them. So a chain needs a link that
// the net has made, and what follows from a candidate on the board that is left is what follows from it on the board as
// it is, and what follows from the new links among that. This tells which chains there are before one is followed.
#include "branched_chains.hpp"
#include "chain_search.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>

namespace satdoku::deduce::rating {

namespace {

using Word = std::uint64_t;

std::uint64_t mixed(std::uint64_t value, Fact fact) {
    value = (value ^ (fact.number() + 1)) * 0x9e3779b97f4a7c15U;
    return value ^ (value >> 29U);
}

}  // namespace

class Net::Chains {
  public:
    explicit Chains(Net& net)
        : net_(net), words_(static_cast<std::size_t>(net.words_)), partners_(net.graph_.size()), tails_(words_) {
        follow_on_whole_board();
    }

    bool find() {
        if (net_.depth_.nested == Nested::dynamic) return find_dynamic();
        // As long as the joined sets take, compared with drawing a consequence.
        net_.spent_on_nested_ += net_.graph_.size() * net_.graph_.size() / 1024;
        if (!find_new_links()) return false;
        follow_new_links();
        const std::size_t before = net_.drawn_.size();
        const auto found = [&] { return net_.drawn_.size() != before; };
        find_simple();
        if (!found() && net_.depth_.nested == Nested::multiple) find_multiple();
        return found();
    }

    // What a search of chains asks for and hands over.
    int longest(const ChainKind&) const { return std::numeric_limits<std::int16_t>::max(); }
    void take_chain(const ChainKind& kind, Fact fact, int nodes);
    void take_ring(const ChainKind& kind, const Cycle& ring);

  private:
    /// A chain, what it makes false, and what it rests on.
    struct Found {
        Rank rank;
        std::vector<Fact> off;
        std::vector<Fact> parents;
        std::uint64_t identity;
    };
    /// What follows from all candidates of a cell or all places of a digit in a house.
    struct Common {
        Fact fact;
        int digit;  ///< 0 for a cell
        std::size_t place;
        std::vector<NodeIndex> sources;
        Found found;
        bool whole = true;
    };

    Word* base(Fact fact) { return base_.data() + fact.number() * words_; }
    Word* row(Fact fact) { return rows_.data() + fact.number() * words_; }
    static bool has(const Word* row, Fact fact) { return (row[fact.number() / 64] >> (fact.number() % 64) & 1U) != 0; }
    template <class Action>
    void each_of(const Word* row, const Word* mask, Action action) const {
        for (std::size_t word = 0; word < words_; ++word) {
            for (Word bits = row[word] & mask[word]; bits != 0; bits &= bits - 1) {
                action(Fact::of_number(word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
            }
        }
    }
    /// Returns true if something was new.
    bool join(Word* into, const Word* from) const {
        Word is_new = 0;
        for (std::size_t word = 0; word < words_; ++word) {
            is_new |= from[word] & ~into[word];
            into[word] |= from[word];
        }
        return is_new != 0;
    }
    bool is_open(NodeIndex node) const { return !net_.has({node, true}) && !net_.has({node, false}); }

    void follow_on_whole_board();
    bool find_new_links();
    void add_link(NodeIndex left, NodeIndex right);
    void follow_new_links();
    void take_board();
    void find_simple();
    bool may_be_in_ring(NodeIndex node);
    void find_multiple();
    bool find_dynamic();
    Found found_by(const Conclusion& conclusion, const Rank& rank, Net& net) const;
    void list_common(std::vector<Common>& list, int digit, std::size_t place, std::vector<NodeIndex> sources);
    void add_path(Common& common, const Net& net) const;
    void draw_found();

    // What a chain rests on.
    void add_gone(std::vector<Fact>& parents, Cell cell) const;
    void add_gone(std::vector<Fact>& parents, HouseIndex house, int digit) const;
    void add_gone_by_link(std::vector<Fact>& parents, NodeIndex from, NodeIndex to, bool strong) const;
    void add_gone_by_single(std::vector<Fact>& parents, Fact on, std::span<const Fact> reasons) const;
    std::vector<Fact> off_by(Fact fact) const;

    Net& net_;
    const std::size_t words_;
    std::vector<Word> base_;  ///< by fact: what follows from it on the board as it is
    std::vector<Word> rows_;  ///< by fact: what follows on the board that is left; for open candidates only
    std::vector<std::vector<NodeIndex>> partners_;  ///< by candidate: the other ends of its new strong links
    std::vector<NodeIndex> ends_;                   ///< the candidates that have any
    std::vector<Word> tails_;                       ///< the facts that these are false

    std::optional<State> left_;
    std::optional<CandidateGraph> graph_;
    std::optional<ChainSearch<Chains>> search_;
    std::vector<Found> found_;
    Through through_ = Through::both;
};

void Net::Chains::follow_on_whole_board() {
    const CandidateGraph& graph = net_.graph_;
    base_.assign(2 * graph.size() * words_, 0);
    rows_ = base_;
    std::vector<Fact> queue;
    for (std::size_t number = 0; number < 2 * graph.size(); ++number) {
        Word* const known = base(Fact::of_number(number));
        queue.assign(1, Fact::of_number(number));
        for (std::size_t at = 0; at < queue.size(); ++at) {
            const Fact fact = queue[at];
            if (has(known, fact)) continue;
            known[fact.number() / 64] |= Word{1} << (fact.number() % 64);
            for (const CandidateNumber node : graph.after(fact, Through::both)) {
                if (!has(known, {node, !fact.is_true})) queue.push_back({node, !fact.is_true});
            }
        }
    }
}

bool Net::Chains::find_new_links() {
    for (const NodeIndex node : ends_) partners_[node].clear();
    ends_.clear();
    std::fill(tails_.begin(), tails_.end(), 0);
    const State& state = net_.state_;
    const CandidateGraph& graph = net_.graph_;
    for (const Cell cell : state.empty_cells()) {
        const DigitSet left = net_.candidates_[cell];
        if (!are_two(left.bits()) || left == state.candidates(cell)) continue;
        const int first = left.first();
        add_link(graph.number(candidate_at(cell, first)),
                 graph.number(candidate_at(cell, (left - grid::digit_set(first)).first())));
    }
    for (const House& house : state.geometry().houses()) {
        for (int digit = 1; digit <= grid::digits; ++digit) {
            const PositionSet left = net_.positions_[house.number][static_cast<std::size_t>(digit)];
            if (!are_two(left) || left == state.positions(house, digit)) continue;
            const auto low = static_cast<std::size_t>(std::countr_zero(left));
            const auto high = static_cast<std::size_t>(std::bit_width(left)) - 1;
            add_link(graph.number(candidate_at(house.cells[low], digit)),
                     graph.number(candidate_at(house.cells[high], digit)));
        }
    }
    return !ends_.empty();
}

void Net::Chains::add_link(NodeIndex left, NodeIndex right) {
    if (std::find(partners_[left].begin(), partners_[left].end(), right) != partners_[left].end()) return;
    for (const NodeIndex end : {left, right}) {
        if (partners_[end].empty()) ends_.push_back(end);
        const std::size_t tail = Fact{end, false}.number();
        tails_[tail / 64] |= Word{1} << (tail % 64);
    }
    partners_[left].push_back(right);
    partners_[right].push_back(left);
}

void Net::Chains::follow_new_links() {
    const auto follow = [&](Word* row, const Word* from) {
        bool is_new = false;
        each_of(from, tails_.data(), [&](Fact tail) {
            for (const NodeIndex partner : partners_[tail.node]) {
                if (join(row, this->row({partner, true}))) is_new = true;
            }
        });
        return is_new;
    };
    const auto start = [&](Fact fact) { std::copy_n(base(fact), words_, row(fact)); };
    for (const NodeIndex end : ends_) start({end, true});
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (const NodeIndex end : ends_) {
            Word* const known = row({end, true});
            if (follow(known, known)) is_new = true;
        }
    }
    for (NodeIndex node = 0; node < net_.graph_.size(); ++node) {
        if (!is_open(node)) continue;
        for (const bool is_true : {true, false}) {
            if (is_true && !partners_[node].empty()) continue;
            const Fact fact{node, is_true};
            start(fact);
            follow(row(fact), base(fact));
        }
    }
}

/// Makes a board and links of what is left.
void Net::Chains::take_board() {
    left_.emplace(net_.state_);
    for (const Fact fact : net_.drawn_) {
        if (!fact.is_true) left_->remove(net_.graph_.candidate(fact.node));
    }
    graph_.emplace(net_.graph_, *left_);
}

void Net::Chains::find_simple() {
    std::vector<Fact> sources;
    for (NodeIndex node = 0; node < net_.graph_.size(); ++node) {
        if (!is_open(node)) continue;
        for (const bool is_true : {true, false}) {
            const Fact fact{node, is_true};
            if (has(row(fact), fact.opposite())) sources.push_back(fact);
        }
    }
    if (sources.empty()) return;
    take_board();
    search_.emplace(*left_, *graph_, *this);
    for (const Through through : {Through::digits, Through::both}) {
        through_ = through;
        for (const Fact source : sources) {
            search_->find_chain(source, through);
            net_.spent_on_nested_ += search_->met();
        }
    }
    for (NodeIndex node = 0; node < graph_->size(); ++node) {
        if (!is_open(node) || !may_be_in_ring(node)) continue;
        for (const Through through : {Through::digits, Through::cells, Through::both}) {
            search_->find_cycles(node, through);
            net_.spent_on_nested_ += search_->met();
        }
    }
    draw_found();
}

/// Whether another candidate is true if and only if this one is.
bool Net::Chains::may_be_in_ring(NodeIndex node) {
    bool found = false;
    each_of(row({node, true}), row({node, true}), [&](Fact fact) {
        found = found ||
                (fact.is_true && fact.node != node && is_open(fact.node) && has(row({fact.node, true}), {node, true}));
    });
    return found;
}

void Net::Chains::take_chain(const ChainKind& kind, Fact fact, int nodes) {
    Found found{rank_of(kind.technique, beyond(kind, nodes)), off_by(fact), {}, 0};
    const std::vector<Fact> path = search_->path_to(fact, through_);
    for (std::size_t at = 0; at < path.size(); ++at) {
        found.identity = mixed(found.identity, path[at]);
        if (path[at].is_true && at + 1 < path.size()) {
            add_gone_by_link(found.parents, path[at + 1].node, path[at].node, true);
        }
    }
    found_.push_back(std::move(found));
}

void Net::Chains::take_ring(const ChainKind& kind, const Cycle& ring) {
    Found found{rank_of(kind.technique, beyond(kind, ring.nodes())), {}, {}, 0};
    each_excluded(*left_, *graph_, ring, [&](const Candidate& candidate) {
        found.off.push_back({graph_->number(candidate), false});
    });
    if (found.off.empty()) return;
    const std::size_t size = ring.trues.size();
    for (std::size_t at = 0; at < size; ++at) {
        found.identity = mixed(mixed(found.identity, {ring.trues[at], true}), {ring.falses[at], false});
        add_gone_by_link(found.parents, ring.falses[(at + 1) % size], ring.trues[at], true);
        // The ring holds in the other direction, too, where Sudoku Explainer takes its weak links for strong ones.
        add_gone_by_link(found.parents, ring.trues[at], ring.falses[at], false);
    }
    found_.push_back(std::move(found));
}

void Net::Chains::find_multiple() {
    std::vector<Common> list;
    const State& state = net_.state_;
    const CandidateGraph& graph = net_.graph_;
    for (const Cell cell : state.empty_cells()) {
        if (net_.candidates_[cell].size() < 3) continue;
        std::vector<NodeIndex> sources;
        for (const int digit : net_.candidates_[cell]) sources.push_back(graph.number(candidate_at(cell, digit)));
        list_common(list, 0, cell, std::move(sources));
    }
    for (const House& house : state.geometry().houses()) {
        for (int digit = 1; digit <= grid::digits; ++digit) {
            const PositionSet positions = net_.positions_[house.number][static_cast<std::size_t>(digit)];
            if (std::popcount(positions) < 3) continue;
            std::vector<NodeIndex> sources;
            each_position(positions, [&](std::size_t at) {
                sources.push_back(graph.number(candidate_at(house.cells[at], digit)));
            });
            list_common(list, digit, house.number, std::move(sources));
        }
    }
    if (list.empty()) return;
    take_board();
    Net net(*left_, *graph_, {});
    for (NodeIndex node = 0; node < graph.size(); ++node) {
        bool followed = false;
        for (Common& common : list) {
            if (std::find(common.sources.begin(), common.sources.end(), node) == common.sources.end()) continue;
            if (!followed) net.follow({node, true});
            followed = true;
            add_path(common, net);
        }
        if (followed) net_.spent_on_nested_ += net.consequences().size();
    }
    for (Common& common : list) {
        if (!common.whole) continue;
        const int length = common.found.rank.length;
        const int preference = common.digit == 0 ? cell_chains : house_chains;
        common.found.rank = rank_of(RatedTechnique::multiple_chains, {added_by_length(length), length, preference});
        found_.push_back(std::move(common.found));
    }
    draw_found();
}

/// Lists what follows from all sources and is not known.
void Net::Chains::list_common(std::vector<Common>& list, int digit, std::size_t place, std::vector<NodeIndex> sources) {
    std::vector<Word> common(row({sources.front(), true}), row({sources.front(), true}) + words_);
    for (const NodeIndex source : sources) {
        for (std::size_t word = 0; word < words_; ++word) common[word] &= row({source, true})[word];
    }
    each_of(common.data(), common.data(), [&](Fact fact) {
        if (!is_open(fact.node)) return;
        list.push_back({.fact = fact,
                        .digit = digit,
                        .place = place,
                        .sources = sources,
                        .found = {{}, off_by(fact), {}, static_cast<std::size_t>(digit) * 1000 + place}});
    });
}

/// Adds the chain from the source that the net has followed.
void Net::Chains::add_path(Common& common, const Net& net) const {
    if (net.support(common.fact) == 0) {
        common.whole = false;
        return;
    }
    Found& found = common.found;
    found.rank.length += net.support(common.fact);
    for (Fact at = common.fact;;) {
        found.identity = mixed(found.identity, at);
        const std::span<const Fact> parents = net.parents(at);
        if (parents.empty()) break;
        if (at.is_true) add_gone_by_link(found.parents, parents.front().node, at.node, true);
        at = parents.front();
    }
    if (common.digit == 0) {
        add_gone(found.parents, static_cast<Cell>(common.place));
    } else {
        add_gone(found.parents, static_cast<HouseIndex>(common.place), common.digit);
    }
}

/// Keeps the easiest way to each conclusion.
class Easiest {
  public:
    struct Kept {
        Fact fact;
        Rank rank;
        std::vector<Fact> assumptions;
    };

    explicit Easiest(std::size_t facts) : places_(facts, none) {}

    bool goes_on(std::uint64_t consequences) {
        drawn_ += consequences;
        return true;
    }
    void conclude(const Conclusion& conclusion) {
        const auto& [fact, length, preference, assumptions] = conclusion;
        const Rank rank = rank_of(RatedTechnique::dynamic_chains, {added_by_length(length), length, preference});
        std::size_t& place = places_[fact.number()];
        if (place == none) {
            place = kept_.size();
            kept_.push_back({fact, {}, {}});
        }
        Kept& kept = kept_[place];
        if (!(rank < kept.rank)) return;
        kept.rank = rank;
        kept.assumptions.assign(assumptions.begin(), assumptions.end());
    }

    std::uint64_t drawn() const { return drawn_; }
    /// The easiest first.
    std::vector<Kept> sorted() {
        std::stable_sort(kept_.begin(), kept_.end(),
                         [](const Kept& left, const Kept& right) { return left.rank < right.rank; });
        return std::move(kept_);
    }

  private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> places_;  ///< by fact: in kept_
    std::vector<Kept> kept_;
    std::uint64_t drawn_ = 0;
};

/// Dynamic chains cover the simple and multiple ones.
bool Net::Chains::find_dynamic() {
    take_board();
    constexpr Depth depth{.dynamic = true};
    Net net(*left_, *graph_, depth);
    Easiest easiest(2 * graph_->size());
    BranchedChains(*left_, *graph_, net, depth, easiest).find();
    net_.spent_on_nested_ += easiest.drawn();
    const std::size_t before = net_.drawn_.size();
    for (const Easiest::Kept& kept : easiest.sorted()) {
        const std::vector<Fact> off = off_by(kept.fact);
        if (std::all_of(off.begin(), off.end(), [&](Fact fact) { return net_.has(fact); })) continue;
        found_.push_back(found_by({kept.fact, kept.rank.length, kept.rank.kind, kept.assumptions}, kept.rank, net));
        draw_found();
    }
    return net_.drawn_.size() != before;
}

/// Follows the branches once more, to see what they rest on.
Net::Chains::Found Net::Chains::found_by(const Conclusion& conclusion, const Rank& rank, Net& net) const {
    Found found{rank, off_by(conclusion.fact), {}, mixed(static_cast<std::uint64_t>(rank.kind), conclusion.fact)};
    std::vector<Fact> rests_on;
    std::vector<bool> seen;
    const auto add = [&](Fact end) {
        seen.assign(2 * graph_->size(), false);
        rests_on.assign(1, end);
        for (std::size_t at = 0; at < rests_on.size(); ++at) {
            for (const Fact parent : net.parents(rests_on[at])) {
                if (!seen[parent.number()]) rests_on.push_back(parent);
                seen[parent.number()] = true;
            }
            if (rests_on[at].is_true) add_gone_by_single(found.parents, rests_on[at], net.parents(rests_on[at]));
        }
        std::sort(rests_on.begin(), rests_on.end(),
                  [](Fact left, Fact right) { return left.number() < right.number(); });
        for (const Fact fact : rests_on) found.identity = mixed(found.identity, fact);
    };
    for (const Fact assumption : conclusion.assumptions) {
        const std::optional<Net::Clash> clash = net.follow(assumption);
        if (conclusion.preference != contradictions) {
            add(conclusion.fact);
            continue;
        }
        const std::vector<Fact> last(net.last_parents().begin(), net.last_parents().end());
        add(clash->drawn);
        for (const Fact parent : last) add(parent);
        if (!clash->drawn.is_true) add_gone_by_single(found.parents, clash->drawn.opposite(), last);
    }
    const Candidate& first = graph_->candidate(conclusion.assumptions.front().node);
    if (conclusion.preference == cell_chains) add_gone(found.parents, first.cell);
    if (conclusion.preference == house_chains) {
        for (const HousePlace& place : net_.graph_.houses_of(first.cell)) {
            const CellSet& cells = net_.state_.geometry().house(place.house).set;
            const auto is_in = [&](Fact fact) { return cells.has(graph_->candidate(fact.node).cell); };
            const bool is_it = std::popcount(net_.positions_[place.house][first.digit]) ==
                                   static_cast<int>(conclusion.assumptions.size()) &&
                               std::all_of(conclusion.assumptions.begin(), conclusion.assumptions.end(), is_in);
            if (!is_it) continue;
            add_gone(found.parents, place.house, first.digit);
            break;
        }
    }
    return found;
}

/// Adds what was removed in the cell, or in the house, in which the candidate was the last one beside those of its reasons.
void Net::Chains::add_gone_by_single(std::vector<Fact>& parents, Fact on, std::span<const Fact> reasons) const {
    if (reasons.empty()) return;
    const Candidate& own = graph_->candidate(on.node);
    if (graph_->candidate(reasons.front().node).cell == own.cell) return add_gone(parents, own.cell);
    for (const HousePlace& place : net_.graph_.houses_of(own.cell)) {
        const CellSet& cells = net_.state_.geometry().house(place.house).set;
        const auto is_in = [&](Fact reason) { return cells.has(graph_->candidate(reason.node).cell); };
        const bool is_it =
            std::popcount(net_.positions_[place.house][own.digit]) == static_cast<int>(reasons.size()) + 1 &&
            std::all_of(reasons.begin(), reasons.end(), is_in);
        if (is_it) return add_gone(parents, place.house, own.digit);
    }
}

/// What is false if the fact holds: a candidate, or all others of its cell.
std::vector<Fact> Net::Chains::off_by(Fact fact) const {
    if (!fact.is_true) return {fact};
    std::vector<Fact> off;
    const Candidate& candidate = net_.graph_.candidate(fact.node);
    for (const int digit : net_.candidates_[candidate.cell] - grid::digit_set(candidate.digit)) {
        off.push_back({net_.graph_.number(candidate_at(candidate.cell, digit)), false});
    }
    return off;
}

void Net::Chains::add_gone(std::vector<Fact>& parents, Cell cell) const {
    for (const int digit : net_.state_.candidates(cell) - net_.candidates_[cell]) {
        parents.push_back({net_.graph_.number(candidate_at(cell, digit)), false});
    }
}

void Net::Chains::add_gone(std::vector<Fact>& parents, HouseIndex house, int digit) const {
    const PositionSet left = net_.positions_[house][static_cast<std::size_t>(digit)];
    const auto gone = static_cast<PositionSet>(net_.state_.positions(house, digit) & ~left);
    each_position(gone, [&](std::size_t at) {
        parents.push_back(
            {net_.graph_.number(candidate_at(net_.state_.geometry().house(house).cells[at], digit)), false});
    });
}

/// Adds what was removed in the cell or in the first house that links the two.
void Net::Chains::add_gone_by_link(std::vector<Fact>& parents, NodeIndex from, NodeIndex to, bool strong) const {
    const Candidate& one = net_.graph_.candidate(from);
    const Candidate& other = net_.graph_.candidate(to);
    if (one.cell == other.cell) return add_gone(parents, one.cell);
    for (const HousePlace& place : net_.graph_.houses_of(other.cell)) {
        if (!net_.state_.geometry().house(place.house).set.has(one.cell)) continue;
        if (strong && !are_two(net_.positions_[place.house][other.digit])) continue;
        return add_gone(parents, place.house, other.digit);
    }
}

/// Draws what the chains make false, the easiest first.
void Net::Chains::draw_found() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& left, const Found& right) { return left.rank < right.rank; });
    for (Found& found : found_) {
        std::sort(found.parents.begin(), found.parents.end(),
                  [](Fact left, Fact right) { return left.number() < right.number(); });
        found.parents.erase(std::unique(found.parents.begin(), found.parents.end()), found.parents.end());
        if (found.parents.empty()) continue;
        for (const Fact off : found.off) {
            if (net_.has(off)) continue;
            net_.draw(off, found.parents, net_.nested_sets_.of_chain(found.identity, found.rank.length));
        }
    }
    found_.clear();
}

bool Net::draw_by_chains() {
    if (!chains_) chains_ = std::make_unique<Chains>(*this);
    return chains_->find();
}

// The compiler destroys the chains in both of these, so they stand where it knows them.

Net::Net(const State& state, const CandidateGraph& graph, Depth depth)
    : state_(state),
      graph_(graph),
      depth_(depth),
      words_(static_cast<std::ptrdiff_t>((2 * graph.size() + 63) / 64)),
      candidates_(state.geometry().cell_count()),
      positions_(state.geometry().houses().size()),
      place_(2 * graph.size()),
      joined_(static_cast<std::size_t>(words_)) {
    for (const House& house : state.geometry().houses()) {
        empty_in_.push_back(static_cast<std::uint8_t>((state.empty_cells() & house.set).count()));
    }
}

Net::~Net() = default;

}  // namespace satdoku::deduce::rating
