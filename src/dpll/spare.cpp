// Subsumption goes from short clauses to long ones. A clause can only be subsumed by shorter ones, or by an
// equal one, which has the same hash. Each shorter clause hangs in the list of one of its literals, the one
// whose list was shortest: so the lists of a clause's own literals have all that may subsume it, and a
// signature of 64 bits tells most of those apart that do not (Zhang, "On subsumption removal and on-the-fly
// CNF simplification", 2005; the signature is that of Eén and Biere's SatELite, 2005).
#include "spare.hpp"

#include <satdoku/cnf/literal.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <tuple>
#include <utility>

namespace satdoku::dpll {

namespace {

using cnf::Formula;
using cnf::Literal;
using Link = Formula::Link;

/// A set of literals that is emptied at once.
class LiteralSet {
  public:
    explicit LiteralSet(const Formula& formula) : stamps_(formula.all_occurrences().size(), 0) {}
    void clear() { ++stamp_; }
    /// @return whether it was not in the set
    bool insert(Literal literal) { return std::exchange(stamps_[literal.code()], stamp_) != stamp_; }
    bool contains(Literal literal) const { return stamps_[literal.code()] == stamp_; }

  private:
    std::vector<Link> stamps_;  ///< wide enough to stamp each clause twice
    Link stamp_ = 0;
};

/// Spreads a literal's code over all bits of a number (the finalizer of splitmix64).
std::uint64_t spread(Literal literal) {
    std::uint64_t bits = literal.code() + 0x9e3779b97f4a7c15U;
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31U);
}

class Subsumption {
  public:
    Subsumption(const Formula& formula, const std::function<bool()>& interrupted)
        : formula_(formula),
          interrupted_(interrupted),
          literals_(formula),
          lists_(formula.all_occurrences().size()) {}

    std::vector<Link> run() {
        summarize();
        for (auto begin = clauses_.begin(); begin != clauses_.end() && !stopped_;) {
            const auto end = std::find_if(begin, clauses_.end(), [&](const Clause& clause) {
                return clause.literals != begin->literals;
            });
            visit({begin, end});
            begin = end;
        }
        std::sort(subsumed_.begin(), subsumed_.end());
        return std::move(subsumed_);
    }

  private:
    struct Clause {
        std::uint32_t literals;  ///< how many different ones
        Link head;
        std::uint64_t hash;  ///< the same in any order of the literals
        std::uint64_t signature;
    };
    struct Entry {
        Link head;
        std::uint64_t signature;
    };

    auto literals_of(Link head) const { return formula_.clause_at(head); }

    void summarize() {
        clauses_.reserve(formula_.clause_count());
        for (const auto clause : formula_.clauses()) {
            Clause summary{0, static_cast<Link>(clause.number()), 0, 0};
            literals_.clear();
            for (const Literal literal : clause) {
                if (!literals_.insert(literal)) continue;
                ++summary.literals;
                summary.hash += spread(literal);
                summary.signature |= signature_bit(literal);
            }
            clauses_.push_back(summary);
        }
        std::sort(clauses_.begin(), clauses_.end(), [](const Clause& left, const Clause& right) {
            return std::tie(left.literals, left.hash, left.head) <
                   std::tie(right.literals, right.hash, right.head);
        });
    }

    static std::uint64_t signature_bit(Literal literal) { return std::uint64_t{1} << (spread(literal) % 64); }

    /// Clauses with the same number of literals, equal ones one behind the other.
    void visit(std::span<const Clause> clauses) {
        std::vector<const Clause*> kept;
        for (const Clause& clause : clauses) {
            if (stopped()) return;
            literals_.clear();
            for (const Literal literal : literals_of(clause.head)) literals_.insert(literal);
            const auto equal = [&](const Clause* other) { return holds_all_of(other->head); };
            auto like = kept.rbegin();
            while (like != kept.rend() && (*like)->hash == clause.hash && !equal(*like)) ++like;
            const bool is_copy = like != kept.rend() && (*like)->hash == clause.hash;
            if (is_copy || is_subsumed(clause)) {
                subsumed_.push_back(clause.head);
            } else {
                kept.push_back(&clause);
            }
        }
        for (const Clause* clause : kept) connect(*clause);
    }

    bool is_subsumed(const Clause& clause) {
        for (const Literal literal : literals_of(clause.head)) {
            for (const Entry& entry : lists_[literal.code()]) {
                if ((entry.signature & ~clause.signature) == 0 && holds_all_of(entry.head)) return true;
            }
            steps_ += lists_[literal.code()].size();
        }
        return false;
    }

    bool holds_all_of(Link head) {
        ++steps_;
        const auto clause = literals_of(head);
        return std::all_of(clause.begin(), clause.end(),
                           [this](Literal literal) { return literals_.contains(literal); });
    }

    void connect(const Clause& clause) {
        std::vector<Entry>* shortest = nullptr;
        for (const Literal literal : literals_of(clause.head)) {
            auto& list = lists_[literal.code()];
            if (shortest == nullptr || list.size() < shortest->size()) shortest = &list;
        }
        shortest->push_back({clause.head, clause.signature});
    }

    bool stopped() {
        constexpr std::uint64_t steps_between_looks = 100000;
        if (++steps_ < steps_between_looks || stopped_) return stopped_;
        steps_ = 0;
        return stopped_ = interrupted_();
    }

    const Formula& formula_;
    const std::function<bool()>& interrupted_;
    LiteralSet literals_;  ///< of the clause that is looked at
    std::vector<Clause> clauses_;
    std::vector<std::vector<Entry>> lists_;  ///< by literal code
    std::vector<Link> subsumed_;
    std::uint64_t steps_ = 0;
    bool stopped_ = false;
};

}  // namespace

std::vector<Link> tautological_clauses(const Formula& formula) {
    std::vector<Link> found;
    LiteralSet literals(formula);
    for (const auto clause : formula.clauses()) {
        literals.clear();
        const bool tautology = std::any_of(clause.begin(), clause.end(), [&](Literal literal) {
            literals.insert(literal);
            return literals.contains(~literal);
        });
        if (tautology) found.push_back(static_cast<Link>(clause.number()));
    }
    return found;
}

std::vector<Link> subsumed_clauses(const Formula& formula, const std::function<bool()>& interrupted) {
    return Subsumption(formula, interrupted).run();
}

}  // namespace satdoku::dpll
