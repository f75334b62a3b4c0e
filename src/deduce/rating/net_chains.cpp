// Simple and multiple chains on the board that a net has left.
//
// The original board has none of these chains, for easier techniques would have found them. So a chain needs a link
// that the net has made: what follows from a candidate on the remaining board is what follows from it on the original
// one, and from the new links. So the possible chains are known before one is followed.
#include "branched_chains.hpp"
#include "chain_search.hpp"

namespace satdoku::deduce::rating {
class Net::Chains : Left {
    using Word = std::uint64_t;

  public:
    explicit Chains(Net& net)
        : Left(net), words_(static_cast<std::size_t>(net.words_)), partners_(net.graph_.size()), tails_(words_) {
        follow_on_whole_board();
    }

    bool find() {
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
    template <class Action> void each_of(const Word* row, const Word* mask, Action action) const {
        for (std::size_t word = 0; word < words_; ++word) {
            for (Word bits = row[word] & mask[word]; bits != 0; bits &= bits - 1)
                action(Fact::of_number(word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
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
    void find_simple();
    bool may_be_in_ring(NodeIndex node);
    void find_multiple();
    void list_common(std::vector<Common>& list, int digit, std::size_t place, std::vector<NodeIndex> sources);
    void add_path(Common& common, const Net& net) const;

    const std::size_t words_;
    std::vector<Word> base_;  ///< by fact: what follows from it on the board as it is
    std::vector<Word> rows_;  ///< by fact: what follows on the remaining board; for open candidates only
    std::vector<std::vector<NodeIndex>> partners_;  ///< by candidate: the other ends of its new strong links
    std::vector<NodeIndex> ends_;                   ///< the candidates that have any
    std::vector<Word> tails_;                       ///< the facts that these are false

    std::optional<ChainSearch<Chains>> search_;
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
            for (const CandidateNumber node : graph.after(fact, Through::both))
                if (!has(known, {node, !fact.is_true})) queue.push_back({node, !fact.is_true});
        }
    }
}

bool Net::Chains::find_new_links() {
    for (const NodeIndex node : ends_) partners_[node].clear();
    ends_.clear();
    std::ranges::fill(tails_, 0);
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
        for (int digit = 1; digit <= state.side(); ++digit) {
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
    if (std::ranges::find(partners_[left], right) != partners_[left].end()) return;
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
            for (const NodeIndex partner : partners_[tail.node])
                if (join(row, this->row({partner, true}))) is_new = true;
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
    const std::vector<Fact> path = search_->path_to(fact);
    for (std::size_t at = 0; at < path.size(); ++at) {
        found.identity = mixed(found.identity, path[at]);
        if (path[at].is_true && at + 1 < path.size())
            add_gone_by_link(found.parents, path[at].node, {&path[at + 1], 1});
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
        const Fact next{ring.falses[(at + 1) % size], false};
        add_gone_by_link(found.parents, ring.trues[at], {&next, 1});
        // The ring holds in the other direction, too, where Sudoku Explainer takes its weak links for strong ones.
        const Fact is_true{ring.trues[at], true};
        add_gone_by_link(found.parents, ring.falses[at], {&is_true, 1}, false);
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
        for (int digit = 1; digit <= state.side(); ++digit) {
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
            if (std::ranges::find(common.sources, node) == common.sources.end()) continue;
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
    for (const NodeIndex source : sources)
        for (std::size_t word = 0; word < words_; ++word) common[word] &= row({source, true})[word];
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
        if (at.is_true) add_gone_by_link(found.parents, at.node, parents);
        at = parents.front();
    }
    if (common.digit == 0) {
        add_gone(found.parents, static_cast<Cell>(common.place));
    } else {
        add_gone(found.parents, static_cast<HouseIndex>(common.place), common.digit);
    }
}

bool Net::draw_by_chains() {
    if (depth_.nested == Nested::dynamic) return draw_by_dynamic_chains();
    if (!chains_) chains_ = std::make_unique<Chains>(*this);
    return chains_->find();
}

// Both of these destroy the chains, so they are defined where Chains is complete.

Net::Net(const State& state, const CandidateGraph& graph, Depth depth)
    : state_(state), graph_(graph), depth_(depth), words_(static_cast<std::ptrdiff_t>((2 * graph.size() + 63) / 64)),
      whole_candidates_(state.geometry().cell_count()), whole_positions_(state.geometry().houses().size()),
      place_(2 * graph.size()), joined_(static_cast<std::size_t>(words_)) {
    const Geometry& geometry = state.geometry();
    for (const House& house : geometry.houses()) {
        empty_in_.push_back(static_cast<std::uint8_t>((state.empty_cells() & house.set).count()));
        houses_.push_back(house.number);
        for (int digit = 1; digit <= state.side(); ++digit)
            whole_positions_[house.number][static_cast<std::size_t>(digit)] = state.positions(house, digit);
    }
    for (const Cell cell : state.empty_cells()) whole_candidates_[cell] = state.candidates(cell);
    if (!depth.with_sets) return;
    const auto turn = [&](HouseIndex house) {
        const grid::HouseKind kind = geometry.house(house).kind;
        return grid::is_extra(kind) ? 3 : static_cast<int>(grid::HouseKind::box) - static_cast<int>(kind);
    };
    std::ranges::stable_sort(houses_, [&](HouseIndex left, HouseIndex right) { return turn(left) < turn(right); });
    crossings_.assign(geometry.crossings().begin(), geometry.crossings().end());
    std::ranges::stable_sort(crossings_, [&](const Crossing& left, const Crossing& right) {
        return std::pair(turn(left.from), turn(left.to)) < std::pair(turn(right.from), turn(right.to));
    });
}

Net::~Net() = default;
}  // namespace satdoku::deduce::rating
