#include <satdoku/cnf/clause.hpp>
#include <satdoku/reason/symmetry.hpp>
#include <bit>
#include <map>
#include <numeric>
#include <optional>
#include <unordered_map>

namespace satdoku::reason {
namespace {
using cnf::ClauseList;
using cnf::Literal;

/// Colours by code of the literal. They are hashes, so that two colourings can be compared.
using Colours = std::vector<std::uint64_t>;

/// The most clauses that are tested for symmetric literals.
constexpr std::size_t most_candidates = 8;
/// How often literals of the same colour are individualized for one permutation.
constexpr std::uint64_t most_choices = 12;

std::uint64_t scramble(std::uint64_t number) {
    number = (number ^ (number >> 33)) * 0xFF51AFD7ED558CCDU;
    number = (number ^ (number >> 33)) * 0xC4CEB9FE1A85EC53U;
    return number ^ (number >> 33);
}

/// Sorted clauses by hash, in one array: a slot holds the index of a clause, and equal hashes the slots after it.
class ClauseTable {
  public:
    /// @param most  the number of clauses that there will be at most
    ClauseTable(const ClauseList& clauses, std::size_t most)
        : clauses_(clauses), places_(std::bit_ceil(2 * most + 1), none) {}

    /// Inserts a clause of the list, unless an equal one is there. Returns whether it is inserted.
    bool insert(std::uint32_t index) {
        std::uint32_t& place = places_[find(clauses_[index])];
        if (place != none) return false;
        place = index;
        return true;
    }
    bool contains(std::span<const Literal> clause) const { return places_[find(clause)] != none; }

  private:
    static constexpr std::uint32_t none = 0xFFFFFFFFU;

    /// The slot of the clause, or the free one for it.
    std::size_t find(std::span<const Literal> clause) const {
        const std::size_t mask = places_.size() - 1;
        std::size_t place = cnf::clause_hash(clause) & mask;
        while (places_[place] != none && !std::ranges::equal(clauses_[places_[place]], clause))
            place = (place + 1) & mask;
        return place;
    }

    const ClauseList& clauses_;
    std::vector<std::uint32_t> places_;
};

/// The remaining clauses under an assignment: sorted, without duplicates, empty clauses, units and tautologies.
class Remaining {
  public:
    explicit Remaining(const ClauseList& clauses) : clauses_(clauses), values_(2 * clauses.variable_count(), 0) {}

    bool assign(Literal literal) {
        if (values_[literal.code()] < 0) return false;
        values_[literal.code()] = 1;
        values_[(~literal).code()] = -1;
        return true;
    }

    /// Returns false if a clause cannot hold or the effort has ended.
    bool propagate(core::Effort& effort) {
        for (bool changed = true; changed;) {
            changed = false;
            ClauseList left;
            left.variables(clauses_.variable_count());
            ClauseTable table(left, clauses_.size());
            for (std::size_t index = 0; index < clauses_.size(); ++index) {
                if (!reduce(clauses_[index])) continue;
                if (clause_.size() > 1 && !table.contains(clause_)) {
                    left.clause(clause_);
                    table.insert(static_cast<std::uint32_t>(left.size() - 1));
                }
                if (clause_.empty() || (clause_.size() == 1 && !assign(clause_.front()))) return false;
                changed = changed || clause_.size() == 1;
            }
            clauses_ = std::move(left);
            if (!effort.spend(clauses_.literals().size() + 1)) return false;
        }
        return true;
    }

    const ClauseList& clauses() const { return clauses_; }

  private:
    /// Puts the remaining literals of the clause into clause_. Returns false if the clause is true.
    bool reduce(std::span<const Literal> clause) {
        clause_.clear();
        for (const Literal literal : clause) {
            if (values_[literal.code()] > 0) return false;
            if (values_[literal.code()] == 0) clause_.push_back(literal);
        }
        return cnf::normalize(clause_);
    }

    ClauseList clauses_;
    std::vector<std::int8_t> values_;  ///< by literal: 1 true, -1 false, 0 without value
    std::vector<Literal> clause_;
};

class Symmetries {
  public:
    /// @param clauses  each sorted
    Symmetries(const ClauseList& clauses, core::Effort& effort)
        : clauses_(clauses), effort_(effort), occurrences_(2 * clauses.variable_count(), 0) {
        for (const Literal literal : clauses.literals()) ++occurrences_[literal.code()];
        for (std::uint32_t code = 0; code < occurrences_.size(); ++code)
            if (occurrences_[code] + occurrences_[code ^ 1U] > 0) literals_.push_back(Literal::from_code(code));
    }

    /// Returns the first literal of a clause if symmetries map all literals of the clause to it.
    /// @param used  if not null, gets these symmetries
    std::optional<Literal> representative(std::vector<Symmetry>* used) {
        find_candidates();
        for (const std::uint32_t index : candidates_) {
            const std::span<const Literal> clause = clauses_[index];
            const std::size_t before = used == nullptr ? 0 : used->size();
            const bool all = std::all_of(clause.begin() + 1, clause.end(), [&](Literal literal) {
                const bool found = maps(literal, clause.front());
                if (found && used != nullptr) used->push_back({literal, clause.front(), images()});
                return found;
            });
            if (all && !effort_.exhausted()) return clause.front();
            if (used != nullptr) used->resize(before);
            if (effort_.exhausted()) return std::nullopt;
        }
        return std::nullopt;
    }

  private:
    std::size_t count_colours(const Colours& colours) {
        met_.assign(std::bit_ceil(2 * literals_.size() + 1), 0);
        const std::size_t mask = met_.size() - 1;
        std::size_t count = 0;
        for (const Literal literal : literals_) {
            const std::uint64_t colour = colours[literal.code()] | 1U;  // 0 means no colour
            std::size_t place = colour >> 1U & mask;
            while (met_[place] != 0 && met_[place] != colour) place = (place + 1) & mask;
            if (met_[place] == 0) ++count;
            met_[place] = colour;
        }
        return count;
    }

    /// Refines the colours of literals once, by the colours of their clauses and of their negations. Returns false if
    /// the effort has ended before.
    bool refine_once(Colours& colours) {
        if (!effort_.spend(clauses_.literals().size() / 2 + 2 * literals_.size())) return false;
        Colours scrambled(colours.size());
        for (const Literal literal : literals_) scrambled[literal.code()] = scramble(colours[literal.code()]);
        Colours sums(colours.size(), 0);
        for (std::size_t index = 0; index < clauses_.size(); ++index) {
            std::uint64_t sum = clauses_[index].size();
            for (const Literal literal : clauses_[index]) sum += scrambled[literal.code()];
            const std::uint64_t colour = scramble(sum);
            for (const Literal literal : clauses_[index]) sums[literal.code()] += colour;
        }
        for (const Literal literal : literals_)
            sums[literal.code()] = scramble(sums[literal.code()]) + scramble(3 * colours[literal.code()]);
        for (const Literal literal : literals_)
            colours[literal.code()] = scramble(7 * sums[literal.code()] + scramble(sums[(~literal).code()]));
        return true;
    }

    /// Refines the colours until nothing changes, or `useful` returns false.
    template <typename Useful> void refine(Colours& colours, Useful useful) {
        std::size_t before = 0;
        for (std::size_t count = count_colours(colours); count > before && refine_once(colours) && useful();)
            before = std::exchange(count, count_colours(colours));
    }
    void refine(Colours& colours) {
        refine(colours, [] { return true; });
    }

    /// Finds clauses whose literals have the same colour: the longest first, then those with most occurrences of the
    /// negation of their first literal. Colours are only split: so most formulas without symmetries have none left
    /// after a few rounds, and the others of the refinement are saved.
    void find_candidates() {
        base_.assign(occurrences_.size(), 1);
        candidates_.resize(clauses_.size());
        std::iota(candidates_.begin(), candidates_.end(), 0U);
        refine(base_, [&] {
            std::erase_if(candidates_, [&](std::uint32_t index) {
                const std::uint64_t colour = base_[clauses_[index].front().code()];
                return !std::ranges::all_of(clauses_[index],
                                            [&](Literal each) { return base_[each.code()] == colour; });
            });
            return !candidates_.empty();
        });
        const auto worth = [&](std::uint32_t index) {
            return std::pair(clauses_[index].size(), occurrences_[(~clauses_[index].front()).code()]);
        };
        std::ranges::stable_sort(candidates_, std::greater<>(), worth);
        if (candidates_.size() > most_candidates) candidates_.resize(most_candidates);
    }

    /// Returns true if a symmetry that maps `from` to `to` is found.
    bool maps(Literal from, Literal to) {
        Colours left = base_;
        Colours right = base_;
        for (const std::uint32_t negated : {0U, 1U}) {
            left[from.code() ^ negated] = scramble(negated + 2);
            right[to.code() ^ negated] = scramble(negated + 2);
        }
        for (std::uint64_t choice = 0; choice < most_choices; ++choice) {
            refine(left);
            refine(right);
            if (effort_.exhausted() || !pair_up(left, right)) return false;
            if (is_permutation()) return preserves();
            distinguish(left, right, choice);
        }
        return false;
    }

    /// The literals that have a colour only in the left colouring, and those that have it only in the right one.
    struct Pair {
        std::vector<Literal> left, right;
    };

    /// Returns false if the colours show that there is no such symmetry.
    bool pair_up(const Colours& left, const Colours& right) {
        pairs_.clear();
        for (const Literal literal : literals_) {
            if (left[literal.code()] == right[literal.code()]) continue;
            pairs_[left[literal.code()]].left.push_back(literal);
            pairs_[right[literal.code()]].right.push_back(literal);
        }
        return std::ranges::all_of(
            pairs_, [](const auto& entry) { return entry.second.left.size() == entry.second.right.size(); });
    }

    bool is_permutation() const {
        return std::ranges::all_of(pairs_, [](const auto& entry) { return entry.second.left.size() == 1; });
    }

    /// Returns true if the permutation maps negations to negations and clauses to clauses.
    bool preserves() {
        image_.clear();
        for (const auto& entry : pairs_) image_[entry.second.left.front().code()] = entry.second.right.front();
        const auto image = [&](Literal literal) {
            const auto found = image_.find(literal.code());
            return found == image_.end() ? literal : found->second;
        };
        if (!std::ranges::all_of(literals_, [&](Literal each) { return image(~each) == ~image(each); })) return false;
        effort_.spend(clauses_.literals().size());
        if (!table_) {
            table_.emplace(clauses_, clauses_.size());
            for (std::uint32_t index = 0; index < clauses_.size(); ++index) table_->insert(index);
        }
        std::vector<Literal> mapped;
        for (std::size_t index = 0; index < clauses_.size(); ++index) {
            mapped.clear();
            for (const Literal literal : clauses_[index]) mapped.push_back(image(literal));
            std::ranges::sort(mapped);
            if (!std::ranges::equal(mapped, clauses_[index]) && !table_->contains(mapped)) return false;
        }
        return true;
    }

    /// Of the permutation that preserves() was asked about.
    std::vector<std::pair<cnf::Variable, Literal>> images() const {
        std::vector<std::pair<cnf::Variable, Literal>> images;
        for (const auto& [code, image] : image_) {
            const Literal literal = Literal::from_code(code);
            if (!literal.negative()) images.emplace_back(literal.variable(), image);
        }
        std::ranges::sort(images);
        return images;
    }

    /// Fixes all literals that have the same colour in both colourings; if there are none, maps one literal to another.
    void distinguish(Colours& left, Colours& right, std::uint64_t choice) {
        std::unordered_map<std::uint64_t, std::uint32_t> sizes;
        for (const Literal literal : literals_) ++sizes[left[literal.code()]];
        bool found = false;
        for (const Literal literal : literals_) {
            const std::uint64_t colour = left[literal.code()];
            if (colour != right[literal.code()] || sizes[colour] == 1) continue;
            left[literal.code()] = right[literal.code()] = scramble(colour + scramble(literal.code()));
            found = true;
        }
        if (found) return;
        const auto pair = std::ranges::find_if(pairs_, [](const auto& entry) { return entry.second.left.size() > 1; });
        left[pair->second.left.front().code()] = scramble(pair->first + choice + 1);
        right[pair->second.right.front().code()] = scramble(pair->first + choice + 1);
    }

    const ClauseList& clauses_;
    core::Effort& effort_;
    std::vector<std::uint32_t> occurrences_;            ///< by literal
    std::vector<Literal> literals_;                     ///< of variables that occur
    Colours base_;                                      ///< colours that all symmetries preserve
    std::vector<std::uint32_t> candidates_;             ///< indices of clauses
    std::optional<ClauseTable> table_;                  ///< of all clauses, once a permutation is tested
    std::map<std::uint64_t, Pair> pairs_;               ///< of maps(), by colour
    std::unordered_map<std::uint32_t, Literal> image_;  ///< of preserves(), by code
    std::vector<std::uint64_t> met_;                    ///< scratch of count_colours(): a table of colours
};
}  // namespace

std::vector<Literal> break_symmetries(const ClauseList& clauses, core::Effort& effort, std::vector<Symmetry>* used) {
    std::vector<Literal> assumed;
    Remaining remaining(clauses);
    while (remaining.propagate(effort)) {
        const std::optional<Literal> next = Symmetries(remaining.clauses(), effort).representative(used);
        if (!next) break;
        assumed.push_back(*next);
        remaining.assign(*next);
    }
    return assumed;
}
}  // namespace satdoku::reason
