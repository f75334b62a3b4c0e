// Writes a refutation by linear arithmetic as a DRAT proof: the sum of constraints becomes a pigeonhole problem with
// more pigeons than holes.
//
// A clause is a pigeon, an "at most one" constraint is a hole, and a literal that is in both is the pigeon's place in
// the hole. A constraint that is counted several times becomes several pigeons or holes. A literal that is in more
// clauses than holes gets one more hole, together with its negation; a literal that is in more holes than clauses
// becomes one more pigeon, together with its negation. "At most k" becomes k holes: a literal is in the c-th hole if it
// is the c-th true one of them, which counters define (Sinz, "Towards an optimal CNF encoding of Boolean cardinality
// constraints", CP 2005). By Farkas' lemma, every sum that proves_unsatisfiable() gives more pigeons than holes.
#include "pigeonhole.hpp"
#include "relaxation.hpp"
#include <array>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

/// By literal, then by seat (from 0): the literal is true, and as many literals before it as the number of the seat.
using Seats = std::vector<std::vector<Literal>>;

/// Counts along the literals: at_least(i, c) means that c of the first i are true.
class Counter {
  public:
    Counter(std::span<const Literal> literals, std::size_t capacity, Lemmas& lemmas)
        : literals_(literals), capacity_(capacity), lemmas_(lemmas), sums_(literals.size()) {
        for (std::size_t first = 1; first < literals.size(); ++first)
            for (std::size_t count = 1; count <= std::min(first, capacity); ++count) define(first, count);
    }

    Literal at_least(std::size_t first, std::size_t count) const {
        if (count == 0) return lemmas_.truth();
        return count <= first ? sums_[first][count - 1] : ~lemmas_.truth();
    }

    /// Derives for every `count`: if `count` of the first i literals are true, at most capacity - count of the later
    /// ones are. The clauses for one count follow from those for one less, and replace them.
    void derive_bounds() {
        for (std::size_t count = 1; count <= capacity_; ++count) {
            std::vector<std::vector<Literal>> bounds;
            for (std::size_t first = count; first < literals_.size(); ++first) {
                std::vector<Literal> clause{~at_least(first, count)};
                add_subsets(clause, first, capacity_ + 1 - count, bounds);
            }
            for (const std::vector<Literal>& bound : bounds_) lemmas_.remove(bound);
            bounds_ = std::move(bounds);
        }
    }

    /// Afterwards the proof has of the bounds only that the next literal is false when the capacity is reached.
    void release() {
        for (const std::vector<Literal>& bound : bounds_) lemmas_.remove(bound);
    }

  private:
    void define(std::size_t first, std::size_t count) {
        const Literal literal = literals_[first - 1];
        const Literal sum = lemmas_.fresh();
        const Literal before = at_least(first - 1, count);
        const Literal fewer = at_least(first - 1, count - 1);
        sums_[first].push_back(sum);
        lemmas_.add_for_now({sum, ~before});
        lemmas_.add_for_now({sum, ~literal, ~fewer});
        lemmas_.add_for_now({~sum, before, literal});
        lemmas_.add_for_now({~sum, before, fewer});
    }

    /// Adds the clause with every choice of `missing` more literals from `next` on.
    void add_subsets(std::vector<Literal>& clause, std::size_t next, std::size_t missing,
                     std::vector<std::vector<Literal>>& added) {
        if (missing == 0) {
            lemmas_.add(clause);
            added.push_back(clause);
            return;
        }
        for (; next + missing <= literals_.size() && !lemmas_.effort().exhausted(); ++next) {
            clause.push_back(~literals_[next]);
            add_subsets(clause, next + 1, missing - 1, added);
            clause.pop_back();
        }
    }

    std::span<const Literal> literals_;
    std::size_t capacity_;
    Lemmas& lemmas_;
    std::vector<std::vector<Literal>> sums_;    ///< by i, then by c - 1
    std::vector<std::vector<Literal>> bounds_;  ///< clauses of derive_bounds() that are in the proof
};

void define_seat(Literal seat, Literal literal, Literal enough, Literal more, Lemmas& lemmas) {
    lemmas.add_for_now({seat, ~literal, ~enough, more});
    lemmas.add_for_now({~seat, literal});
    lemmas.add_for_now({~seat, enough});
    lemmas.add_for_now({~seat, ~more});
}

/// Defines the seats. Derives that no two literals have the same seat, which stays, and that each true literal has one,
/// until Lemmas::release(). @pre the clauses that no capacity + 1 of the literals are true are in the proof
/// @param capacity  less than the number of literals
Seats derive_seats(std::span<const Literal> literals, std::size_t capacity, Lemmas& lemmas) {
    Counter counter(literals, capacity, lemmas);
    counter.derive_bounds();
    Seats seats(literals.size());
    for (std::size_t index = 0; index < literals.size(); ++index) {
        for (std::size_t seat = 0; seat < capacity; ++seat) {
            seats[index].push_back(lemmas.fresh());
            define_seat(seats[index][seat], literals[index], counter.at_least(index, seat),
                        counter.at_least(index, seat + 1), lemmas);
        }
    }
    for (std::size_t index = 0; index < literals.size(); ++index) {
        std::vector<Literal> sits{~literals[index]};
        sits.insert(sits.end(), seats[index].begin(), seats[index].end());
        lemmas.add_for_now(sits);
        for (std::size_t seat = 0; seat < capacity; ++seat) {
            for (std::size_t before = 0; before < index; ++before)
                lemmas.add({~seats[index][seat], ~seats[before][seat]});
        }
    }
    counter.release();
    return seats;
}

/// The largest multiplier that is tried: a constraint becomes this many pigeons or holes.
constexpr std::uint64_t largest_copies = 60;

/// Returns the same certificate with the smallest possible multipliers.
std::optional<Certificate> smallest(const Certificate& certificate, std::span<const Cardinality> constraints) {
    std::uint64_t largest = 0;
    for (const Certificate::Entry& entry : certificate.entries) largest = std::max(largest, entry.times);
    for (std::uint64_t copies = 1; copies <= largest_copies && largest > 0; ++copies) {
        Certificate smaller;
        for (const Certificate::Entry& entry : certificate.entries) {
            const double share = static_cast<double>(entry.times) / static_cast<double>(largest);
            const auto times = static_cast<std::uint64_t>(share * static_cast<double>(copies) + 0.5);
            if (times > 0) smaller.entries.push_back({entry.constraint, times});
        }
        if (proves_unsatisfiable(smaller, constraints)) return smaller;
    }
    return std::nullopt;
}

/// Turns a certificate into pigeons and holes: first matches literals of clauses with groups, then makes the places.
class Arrangement {
  public:
    explicit Arrangement(Lemmas& lemmas) : lemmas_(lemmas), pigeonhole_(lemmas) {}

    /// Adds a constraint as a pigeon (a clause) or as a group (at most k).
    void take(const Cardinality& constraint) {
        if (constraint.least == 1) {
            for (const Literal literal : constraint.literals) uses(literal).needed.push_back(pigeons_.size());
            pigeons_.emplace_back();
        } else {
            for (const Literal literal : constraint.literals) {
                uses(~literal).offered.push_back(groups_.size());
            }
            groups_.push_back({constraint.literals.size() - constraint.least, {}});
        }
    }

    bool refute() {
        for (auto& [variable, of_signs] : uses_) match(variable, of_signs);
        for (const Group& group : groups_) seat(group);
        occupants_.resize(pigeonhole_.hole_count());
        std::vector<Pigeonhole::Places> places;
        for (std::size_t pigeon = 0; pigeon < pigeons_.size(); ++pigeon) places.push_back(places_of(pigeons_[pigeon]));
        for (const std::vector<Occupant>& occupants : occupants_) derive_pairs(occupants);
        for (std::size_t pigeon = 0; pigeon < pigeons_.size(); ++pigeon)
            pigeonhole_.add_pigeon(std::move(places[pigeon]), pigeons_[pigeon].changed);
        lemmas_.release();
        return pigeonhole_.refute();
    }

  private:
    struct Pigeon {
        std::map<std::uint32_t, std::vector<Pigeonhole::Place>> seats;  ///< by hole
        bool changed = false;                                           ///< its literals differ from its clause
    };
    struct Group {
        std::size_t capacity;
        std::vector<std::pair<Literal, std::size_t>> members;  ///< with the pigeon of each literal
    };
    /// Occurrences of a literal that are not yet matched.
    struct Uses {
        std::vector<std::size_t> needed;   ///< pigeons
        std::vector<std::size_t> offered;  ///< groups
    };
    /// A pigeon's place in a hole, and the literals that are combined in it.
    struct Occupant {
        Literal place;
        std::vector<Literal> literals;
    };

    Uses& uses(Literal literal) { return uses_[literal.variable()][literal.negative() ? 1 : 0]; }

    void match(Variable variable, std::array<Uses, 2>& of_signs) {
        for (const bool negative : {false, true}) {
            Uses& uses = of_signs[negative ? 1 : 0];
            while (!uses.needed.empty() && !uses.offered.empty())
                sit(Literal(variable, negative), uses.needed, pop(uses.offered));
        }
        auto& [positive, negative] = of_signs;
        while (!positive.needed.empty() || !negative.needed.empty()) {
            groups_.push_back({1, {}});
            for (const bool sign : {false, true}) {
                Uses& uses = of_signs[sign ? 1 : 0];
                if (!uses.needed.empty()) sit(Literal(variable, sign), uses.needed, groups_.size() - 1);
            }
        }
        while (!positive.offered.empty() && !negative.offered.empty()) {
            groups_[pop(positive.offered)].members.emplace_back(Literal(variable, false), pigeons_.size());
            groups_[pop(negative.offered)].members.emplace_back(Literal(variable, true), pigeons_.size());
            pigeons_.emplace_back();
        }
    }
    void sit(Literal literal, std::vector<std::size_t>& pigeons, std::size_t group) {
        groups_[group].members.emplace_back(literal, pop(pigeons));
    }
    static std::size_t pop(std::vector<std::size_t>& numbers) {
        const std::size_t last = numbers.back();
        numbers.pop_back();
        return last;
    }

    /// Makes holes of the group; one for each member if the capacity is large enough.
    void seat(const Group& group) {
        const bool has_room = group.members.size() <= group.capacity;
        if (has_room || group.capacity == 1) {
            std::uint32_t hole = 0;
            for (std::size_t index = 0; index < group.members.size(); ++index) {
                if (has_room || index == 0) hole = pigeonhole_.add_hole();
                const auto& [literal, pigeon] = group.members[index];
                pigeons_[pigeon].seats[hole].push_back({literal, false});
            }
            return;
        }
        std::vector<Literal> literals;
        for (const auto& member : group.members) literals.push_back(member.first);
        const Seats seats = derive_seats(literals, group.capacity, lemmas_);
        for (const auto& member : group.members) pigeons_[member.second].changed = true;
        for (std::size_t number = 0; number < group.capacity; ++number) {
            const std::uint32_t hole = pigeonhole_.add_hole();
            for (std::size_t index = 0; index < group.members.size(); ++index)
                pigeons_[group.members[index].second].seats[hole].push_back({seats[index][number], true});
        }
    }

    /// Gives the pigeon one place for each hole, and derives its clause of places.
    Pigeonhole::Places places_of(Pigeon& pigeon) {
        Pigeonhole::Places places;
        std::vector<Literal> clause;
        for (const auto& [hole, seats] : pigeon.seats) {
            const Pigeonhole::Place place = seats.size() == 1 ? seats.front() : unite(seats);
            pigeon.changed = pigeon.changed || seats.size() > 1;
            places.emplace(hole, place);
            clause.push_back(place.literal);
            Occupant occupant{place.literal, {}};
            for (const Pigeonhole::Place& seat : seats) occupant.literals.push_back(seat.literal);
            occupants_[hole].push_back(std::move(occupant));
        }
        if (pigeon.changed) lemmas_.add(clause);
        return places;
    }

    /// Defines a place that combines several literals.
    Pigeonhole::Place unite(const std::vector<Pigeonhole::Place>& seats) {
        const Literal united = lemmas_.fresh();
        std::vector<Literal> one_of{~united};
        for (const Pigeonhole::Place& seat : seats) {
            lemmas_.add_for_now({united, ~seat.literal});
            one_of.push_back(seat.literal);
        }
        lemmas_.add_for_now(one_of);
        return {united, true};
    }

    /// Derives that no two of the places are taken, if one of them combines several literals.
    void derive_pairs(const std::vector<Occupant>& occupants) {
        for (const Occupant& occupant : occupants) {
            for (const Occupant& other : occupants) {
                if (&other == &occupant) break;
                const bool both = occupant.literals.size() > 1 && other.literals.size() > 1;
                if (both)
                    for (const Literal literal : occupant.literals) lemmas_.add_for_now({~literal, ~other.place});
                if (both || occupant.literals.size() + other.literals.size() > 2)
                    lemmas_.add({~occupant.place, ~other.place});
            }
        }
    }

    Lemmas& lemmas_;
    Pigeonhole pigeonhole_;
    std::vector<Pigeon> pigeons_;
    std::vector<Group> groups_;
    std::map<Variable, std::array<Uses, 2>> uses_;
    std::vector<std::vector<Occupant>> occupants_;  ///< by hole
};

bool refute(const Certificate& certificate, std::span<const Cardinality> constraints, Derivation& derivation,
            core::Effort& effort) {
    Lemmas lemmas(derivation, effort);
    Arrangement arrangement(lemmas);
    for (const Certificate::Entry& entry : certificate.entries)
        for (std::uint64_t copy = 0; copy < entry.times; ++copy) arrangement.take(constraints[entry.constraint]);
    return arrangement.refute() && !effort.exhausted();
}

/// A proof that is not written, to measure its length.
class Measure final : public Derivation {
  public:
    void add(std::span<const Literal>) override {}
    void remove(std::span<const Literal>) override {}
    Variable fresh() override { return Variable(cnf::largest_variable - 1 - count_++); }

  private:
    std::uint32_t count_ = 0;
};
}  // namespace

bool prove(const Certificate& certificate, std::span<const Cardinality> constraints, Derivation& derivation,
           core::Effort& effort) {
    const std::optional<Certificate> small = smallest(certificate, constraints);
    if (!small) return false;
    Measure measure;
    core::Effort rehearsal(effort.left() / 2, [&] { return !effort.spend(core::Effort::asking_interval); });
    if (!refute(*small, constraints, measure, rehearsal)) return false;
    for (const Certificate::Entry& entry : small->entries)
        each_clause(constraints[entry.constraint], [&](std::span<const Literal> clause) { derivation.use(clause); });
    const bool refuted = refute(*small, constraints, derivation, effort);
    for (const Certificate::Entry& entry : small->entries)
        each_clause(constraints[entry.constraint], [&](std::span<const Literal> clause) { derivation.leave(clause); });
    return refuted;
}
}  // namespace satdoku::reason
