#include "seats.hpp"

#include <algorithm>

namespace satdoku::reason {

namespace {

using cnf::Literal;

/// Counts along the literals: at_least(i, c) means that c of the first i are true.
class Counter {
  public:
    Counter(std::span<const Literal> literals, std::size_t capacity, Lemmas& lemmas)
        : literals_(literals), capacity_(capacity), lemmas_(lemmas), sums_(literals.size()) {
        for (std::size_t first = 1; first < literals.size(); ++first) {
            for (std::size_t count = 1; count <= std::min(first, capacity); ++count) define(first, count);
        }
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

}  // namespace

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
            for (std::size_t before = 0; before < index; ++before) {
                lemmas.add({~seats[index][seat], ~seats[before][seat]});
            }
        }
    }
    counter.release();
    return seats;
}

}  // namespace satdoku::reason
