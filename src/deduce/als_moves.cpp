// Almost locked sets (ALS) and their moves: n cells of a house with candidates of n+1 digits. When one of the digits is
// removed, the others are locked in the set. A restricted common of two sets is a digit of both whose cells in the sets
// all see each other: it is true in at most one of them.
//
// - XZ: two sets have a restricted common. Another digit of both is removed from cells that see all its places in both.
//   If two restricted commons link the sets, both sets are locked.
// - XY-wing: a third set links two sets by different digits. Chain: four sets and more.
// - Death blossom: each candidate of one cell (the stem) sees all places of that digit in some set. A digit that all
//   those sets have is removed from cells that see all its places there.
//
// The XZ rule is by bennys. All moves are sound on every layout: a set lies in one house, and a restricted common only
// depends on which cells see each other.
#include "find.hpp"
#include <set>

namespace satdoku::deduce {
namespace {
struct AlmostLockedSet {
    CellSet cells;
    DigitSet digits = {};
    std::array<CellSet, grid::most_digits + 1> of_digit{};   ///< its cells with the digit
    std::array<CellSet, grid::most_digits + 1> seen_from{};  ///< places of the digit that see all of these
    CellSet seen;                                            ///< cells outside that some digit's places see
};

class SetSearch {
  public:
    explicit SetSearch(const State& state) : state_(state) {}

    std::vector<AlmostLockedSet> run() {
        const Geometry& geometry = state_.geometry();
        for (const grid::HouseKind kind : grid::house_kinds) {
            for (const House& house : geometry.houses()) {
                if (house.kind != kind) continue;
                extend(house, 0, {}, {}, 0);
                done_.push_back(&house);
            }
        }
        return std::move(sets_);
    }

  private:
    void extend(const House& house, std::size_t from, const CellSet& cells, DigitSet digits, int size) {
        // All cells of a house have all digits: they are never almost locked.
        if (size + 1 >= state_.side()) return;
        for (std::size_t position = from; position < house.cells.size(); ++position) {
            const Cell cell = house.cells[position];
            const DigitSet held = state_.candidates(cell);
            if (held.empty()) continue;
            CellSet wider = cells;
            wider.add(cell);
            const auto joined = digits | held;
            if (joined.size() == size + 2 && !is_known(wider)) add(wider, joined);
            extend(house, position + 1, wider, joined, size + 1);
        }
    }

    /// Returns true if an earlier house has all these cells.
    bool is_known(const CellSet& cells) const {
        const Cell first = cells.first();
        return std::ranges::any_of(
            done_, [&](const House* house) { return house->set.has(first) && cells.is_within(house->set); });
    }

    void add(const CellSet& cells, DigitSet digits) {
        const Geometry& geometry = state_.geometry();
        AlmostLockedSet set{.cells = cells, .digits = digits, .seen = {}};
        for (const int digit : digits) {
            const auto index = static_cast<std::size_t>(digit);
            set.of_digit[index] = cells & state_.cells_of(digit);
            set.seen_from[index] = geometry.common_peers(set.of_digit[index]) & state_.cells_of(digit);
            set.seen |= set.seen_from[index];
        }
        sets_.push_back(std::move(set));
    }

    const State& state_;
    std::vector<const House*> done_;
    std::vector<AlmostLockedSet> sets_;
};

/// Every set of the state once, in the order of houses: rows, columns, boxes. A cell of two candidates is one.
std::vector<AlmostLockedSet> almost_locked_sets(const State& state) { return SetSearch(state).run(); }

/// Two sets and what restricts them.
struct RestrictedCommon {
    std::size_t first;
    std::size_t second;
    DigitSet digits;  ///< at least one; two make the sets doubly linked
};

/// All pairs with first < second that share no cell.
std::vector<RestrictedCommon> restricted_commons(const std::vector<AlmostLockedSet>& sets) {
    /// The data that rejects most pairs, close together in memory.
    struct Brief {
        DigitSet digits;
        std::array<Cell, grid::most_digits + 1> first;  ///< cell with the digit
    };
    std::vector<Brief> briefs;
    for (const AlmostLockedSet& set : sets) {
        Brief& brief = briefs.emplace_back(Brief{set.digits, {}});
        for (const int digit : set.digits) {
            const auto index = static_cast<std::size_t>(digit);
            brief.first[index] = set.of_digit[index].first();
        }
    }
    std::vector<RestrictedCommon> commons;
    for (std::size_t first = 0; first < sets.size(); ++first) {
        const AlmostLockedSet& left = sets[first];
        for (std::size_t second = first + 1; second < sets.size(); ++second) {
            if (!left.digits.meets(briefs[second].digits) || left.cells.meets(sets[second].cells)) continue;
            DigitSet restricted;
            for (const int digit : left.digits& briefs[second].digits) {
                const auto index = static_cast<std::size_t>(digit);
                if (left.seen_from[index].has(briefs[second].first[index]) &&
                    sets[second].of_digit[index].is_within(left.seen_from[index]))
                    restricted.insert(digit);
            }
            if (!restricted.empty()) commons.push_back({first, second, restricted});
        }
    }
    return commons;
}

using Sets = std::vector<AlmostLockedSet>;

/// Eliminations of digits that both sets have. @param spent  digits that the links have used
std::vector<Candidate> common_eliminations(const AlmostLockedSet& left, const AlmostLockedSet& right, DigitSet spent) {
    std::vector<Candidate> gone;
    const auto common = (left.digits & right.digits) - spent;
    for (const int digit : common) {
        const auto index = static_cast<std::size_t>(digit);
        add_candidates(gone, left.seen_from[index] & right.seen_from[index], digit);
    }
    return gone;
}

/// Eliminations of two doubly linked sets: each set keeps its other digits.
std::vector<Candidate> locked_eliminations(const AlmostLockedSet& set, const AlmostLockedSet& other, DigitSet links) {
    std::vector<Candidate> gone;
    for (const int digit : set.digits - links)
        add_candidates(gone, set.seen_from[static_cast<std::size_t>(digit)] - other.cells, digit);
    return gone;
}

/// A step with its sets, for explanations. @param links  the restricted commons between one set and the next
Step step_of(const State& state, Technique technique, std::span<const AlmostLockedSet* const> sets,
             std::span<const DigitSet> links, std::vector<Candidate> eliminations) {
    Step step{.technique = technique, .eliminations = std::move(eliminations)};
    for (std::size_t index = 0; index < links.size(); ++index) {
        Part part{.role = Role::common};
        for (const int digit : links[index]) {
            const auto entry = static_cast<std::size_t>(digit);
            add_candidates(part.candidates, sets[index]->of_digit[entry] | sets[index + 1]->of_digit[entry], digit);
        }
        step.parts.push_back(std::move(part));
    }
    for (const AlmostLockedSet* const set : sets) {
        step.digits |= set->digits;
        step.parts.push_back({.role = Role::set, .candidates = candidates_in(state, set->cells)});
    }
    return step;
}

class SetMoves {
  public:
    SetMoves(const State& state, Technique technique, Steps& steps)
        : state_(state), technique_(technique), steps_(steps), sets_(almost_locked_sets(state)) {}

    void find_xz() {
        for (const RestrictedCommon& common : restricted_commons(sets_)) {
            const AlmostLockedSet& left = sets_[common.first];
            const AlmostLockedSet& right = sets_[common.second];
            std::vector<Candidate> gone;
            const auto add = [&gone](const std::vector<Candidate>& more) {
                gone.insert(gone.end(), more.begin(), more.end());
            };
            for (const int digit : common.digits) add(common_eliminations(left, right, grid::digit_set(digit)));
            if (common.digits.size() > 1) {
                add(locked_eliminations(left, right, common.digits));
                add(locked_eliminations(right, left, common.digits));
            }
            if (steps_.add(step({&left, &right}, {common.digits}, std::move(gone)))) return;
        }
    }

    void find_xy_wings() {
        const std::vector<RestrictedCommon> all = restricted_commons(sets_);
        std::vector<std::vector<std::size_t>> links(sets_.size());
        for (std::size_t index = 0; index < all.size(); ++index) {
            links[all[index].first].push_back(index);
            links[all[index].second].push_back(index);
        }
        for (std::size_t one = 0; one < all.size(); ++one) {
            // The later links of both sets, in their order.
            const auto& of_first = links[all[one].first];
            const auto& of_second = links[all[one].second];
            auto first = std::ranges::upper_bound(of_first, one);
            auto second = std::ranges::upper_bound(of_second, one);
            while (first != of_first.end() || second != of_second.end()) {
                const bool by_first = second == of_second.end() || (first != of_first.end() && *first < *second);
                const std::size_t middle = by_first ? all[one].first : all[one].second;
                if (add_xy_wing(middle, all[one], all[by_first ? *first++ : *second++])) return;
            }
        }
    }

    void find_chains() {
        links_.assign(sets_.size(), {});
        for (const RestrictedCommon& common : restricted_commons(sets_)) {
            links_[common.first].push_back(common);
            // Lists also have chains that go back in the order of the sets.
            if (!steps_.wants_first()) links_[common.second].push_back({common.second, common.first, common.digits});
        }
        for (std::size_t start = 0; start < sets_.size(); ++start)
            for (const int first : sets_[start].digits) follow_chains(start, grid::digit_set(first));
        preferred_.add_to(steps_);
    }

    void find_death_blossoms() {
        for (const Cell stem : state_.empty_cells()) {
            list_petals(stem);
            if (choose_petal(stem, state_.candidates(stem), grid::any_digits, {}, {})) return;
        }
    }

  private:
    static constexpr std::size_t least_sets_of_chain = 4;
    static constexpr std::size_t most_sets_of_listed = 7;

    bool add_xy_wing(std::size_t middle, const RestrictedCommon& one, const RestrictedCommon& other) {
        const auto spent = one.digits | other.digits;
        if (spent.size() < 2) return false;
        const AlmostLockedSet& left = sets_[one.first == middle ? one.second : one.first];
        const AlmostLockedSet& right = sets_[other.first == middle ? other.second : other.first];
        if (spent.includes(left.digits & right.digits)) return false;
        if (left.cells.meets(right.cells)) return false;
        std::vector<Candidate> gone = common_eliminations(left, right, spent);
        return !gone.empty() &&
               steps_.add(step({&left, &sets_[middle], &right}, {one.digits, other.digits}, std::move(gone)));
    }

    Step step(std::initializer_list<const AlmostLockedSet*> sets, std::initializer_list<DigitSet> links,
              std::vector<Candidate> gone) const {
        return step_of(state_, technique_, std::span(sets.begin(), sets.size()), std::span(links.begin(), links.size()),
                       std::move(gone));
    }

    /// A chain, by its last set and the chain without that set.
    struct ChainEnd {
        std::size_t set;
        DigitSet taken;  ///< the digits that the latest link uses
        std::size_t links;
        std::size_t before;  ///< index of the chain without its last set
    };

    /// Chains with the same ends and digits there have the same result. So for every first set and digit each end is
    /// continued once as a chain with too few sets, and once as one with enough. Lists only have the shortest chain to
    /// each end, if people may follow it, also of three sets if the ends share cells: an XY-wing's do not.
    void follow_chains(std::size_t start, DigitSet first) {
        std::set<std::tuple<std::size_t, DigitSet, std::size_t>> known;
        std::vector<ChainEnd> ends;
        const auto add = [&](ChainEnd end) {
            const std::size_t links = steps_.wants_first() ? std::min(end.links, least_sets_of_chain - 1) : 0;
            if (known.insert({end.set, end.taken, links}).second) ends.push_back(end);
        };
        for (const RestrictedCommon& link : links_[start])
            if (link.digits.meets(first)) add({link.second, first, 1, 0});
        for (std::size_t at = 0; at < ends.size(); ++at) {
            const ChainEnd end = ends[at];
            const bool is_odd_wing = end.links == 2 && sets_[start].cells.meets(sets_[end.set].cells);
            if (end.links + 1 >= least_sets_of_chain || (is_odd_wing && !steps_.wants_first())) {
                const auto spent = first | end.taken;
                std::vector<Candidate> gone = common_eliminations(sets_[start], sets_[end.set], spent);
                const auto [low, high] = std::minmax(start, end.set);
                const bool is_new = steps_.wants_first() || (low != high && listed_.emplace(low, high, gone).second);
                if (!gone.empty() && is_new) take(chain_step(ends, at, start, std::move(gone)));
            }
            for (const RestrictedCommon& link : links_[end.set]) {
                const auto free = link.digits - end.taken;
                if (!free.empty() && (steps_.wants_first() || end.links + 1 < most_sets_of_listed))
                    add({link.second, free, end.links + 1, at});
            }
        }
    }

    Step chain_step(const std::vector<ChainEnd>& ends, std::size_t at, std::size_t start,
                    std::vector<Candidate> gone) const {
        std::vector<const AlmostLockedSet*> sets;
        std::vector<DigitSet> taken;
        for (std::size_t links = ends[at].links; links > 0; --links) {
            sets.push_back(&sets_[ends[at].set]);
            taken.push_back(ends[at].taken);
            at = ends[at].before;
        }
        sets.push_back(&sets_[start]);
        std::ranges::reverse(sets);
        std::ranges::reverse(taken);
        return step_of(state_, technique_, sets, taken, std::move(gone));
    }

    void take(Step step) {
        if (steps_.wants_first()) {
            preferred_.offer(std::move(step), 0);
        } else {
            static_cast<void>(steps_.add(std::move(step)));
        }
    }

    void list_petals(Cell stem) {
        for (auto& of_digit : petals_) of_digit.clear();
        for (const AlmostLockedSet& set : sets_) {
            for (const int digit : state_.candidates(stem) & set.digits) {
                const auto index = static_cast<std::size_t>(digit);
                if (set.seen_from[index].has(stem)) petals_[index].push_back(&set);
            }
        }
    }

    /// Chooses a set for the lowest candidate of the stem that has none yet.
    bool choose_petal(Cell stem, DigitSet open, DigitSet common, const CellSet& covered,
                      const std::vector<const AlmostLockedSet*>& petals) {
        if (open.empty()) return end_blossom(stem, common, covered, petals);
        const int digit = open.first();
        for (const AlmostLockedSet* const petal : petals_[static_cast<std::size_t>(digit)]) {
            const AlmostLockedSet& set = *petal;
            if (set.cells.meets(covered)) continue;
            const auto left = common & set.digits;
            if (state_.candidates(stem).includes(left)) continue;
            std::vector<const AlmostLockedSet*> more = petals;
            more.push_back(&set);
            if (choose_petal(stem, open - grid::digit_set(digit), left, covered | set.cells, more)) return true;
        }
        return false;
    }

    bool end_blossom(Cell stem, DigitSet common, const CellSet& covered,
                     const std::vector<const AlmostLockedSet*>& petals) {
        std::vector<Candidate> gone;
        for (const int digit : common - state_.candidates(stem)) {
            CellSet where = state_.cells_of(digit) - covered;
            where.remove(stem);
            for (const AlmostLockedSet* const petal : petals)
                where &= petal->seen_from[static_cast<std::size_t>(digit)];
            add_candidates(gone, where, digit);
        }
        if (gone.empty()) return false;
        Step found = step_of(state_, technique_, petals, {}, std::move(gone));
        found.parts.push_back({.role = Role::pivot, .candidates = candidates_in(state_, {stem})});
        return steps_.add(std::move(found));
    }

    const State& state_;
    const Technique technique_;
    Steps& steps_;
    const Sets sets_;
    std::vector<std::vector<RestrictedCommon>> links_;  ///< of chains, by the set that they lead on from
    PreferredChain preferred_;                          ///< of chains
    /// The ends and eliminations of a list's chains: most chains have the same backwards.
    std::set<std::tuple<std::size_t, std::size_t, std::vector<Candidate>>> listed_;
    /// By digit: the sets whose places for it the stem sees.
    std::array<std::vector<const AlmostLockedSet*>, grid::most_digits + 1> petals_;
};
}  // namespace

void find_als_xz(const State& state, Technique technique, Steps& steps) { SetMoves(state, technique, steps).find_xz(); }
void find_als_xy_wings(const State& state, Technique technique, Steps& steps) {
    SetMoves(state, technique, steps).find_xy_wings();
}
void find_als_chains(const State& state, Technique technique, Steps& steps) {
    SetMoves(state, technique, steps).find_chains();
}
void find_death_blossoms(const State& state, Technique technique, Steps& steps) {
    SetMoves(state, technique, steps).find_death_blossoms();
}
}  // namespace satdoku::deduce
