// Subsumption proceeds from short clauses to long ones. A clause can only be subsumed by a shorter one, or by an equal
// one, which has the same hash. Each shorter clause is in the list of one of its literals, the one with the shortest
// list. So the lists of a clause's literals contain all clauses that may subsume it, and a signature of 64 bits rejects
// most of those that do not (Zhang, "On subsumption removal and on-the-fly CNF simplification", 2005; the signature is
// that of Eén and Biere's SatELite, 2005).
#include "search.hpp"
#include <satdoku/core/hash.hpp>
#include <tuple>

namespace satdoku::dpll {
namespace {
using cnf::Formula;
using Column = Formula::Column;
using Link = Formula::Link;

/// A set of literals that can be cleared in constant time.
class LiteralSet {
  public:
    explicit LiteralSet(const Formula& formula) : stamps_(formula.all_occurrences().size(), 0) {}
    void clear() { ++stamp_; }
    /// @return true if it was not in the set
    bool insert(Column column) { return std::exchange(stamps_[column.code()], stamp_) != stamp_; }
    bool contains(Column column) const { return stamps_[column.code()] == stamp_; }

  private:
    std::vector<Link> stamps_;  ///< a type with room for two stamps for each clause
    Link stamp_ = 0;
};

std::uint64_t hash_of(Column column) { return core::split_mix(column.code()); }

class Subsumption {
  public:
    Subsumption(const Formula& formula, const std::function<bool()>& interrupted)
        : formula_(formula), interrupted_(interrupted), literals_(formula), lists_(formula.all_occurrences().size()) {}

    std::vector<Link> run() {
        summarize();
        for (auto begin = clauses_.begin(); begin != clauses_.end() && !stopped_;) {
            const auto end = std::find_if(begin, clauses_.end(),
                                          [&](const Clause& clause) { return clause.literals != begin->literals; });
            visit({begin, end});
            begin = end;
        }
        std::sort(subsumed_.begin(), subsumed_.end());
        return std::move(subsumed_);
    }

  private:
    struct Clause {
        std::uint32_t literals;  ///< number of different literals
        Link head;
        std::uint64_t hash;  ///< does not depend on the order of the literals
        std::uint64_t signature;
    };
    struct Entry {
        Link head;
        std::uint64_t signature;
    };

    auto columns_of(Link head) const { return formula_.clause_at(head).columns(); }

    void summarize() {
        clauses_.reserve(formula_.clause_count());
        for (const auto clause : formula_.clauses()) {
            Clause summary{0, static_cast<Link>(clause.number()), 0, 0};
            literals_.clear();
            for (const Column column : clause.columns()) {
                if (!literals_.insert(column)) continue;
                ++summary.literals;
                summary.hash += hash_of(column);
                summary.signature |= signature_bit(column);
            }
            clauses_.push_back(summary);
        }
        std::sort(clauses_.begin(), clauses_.end(), [](const Clause& left, const Clause& right) {
            return std::tie(left.literals, left.hash, left.head) < std::tie(right.literals, right.hash, right.head);
        });
    }

    static std::uint64_t signature_bit(Column column) { return std::uint64_t{1} << (hash_of(column) % 64); }

    /// @param clauses  with the same number of literals; clauses with equal hashes follow each other
    void visit(std::span<const Clause> clauses) {
        std::vector<const Clause*> kept;
        for (const Clause& clause : clauses) {
            if (stopped()) return;
            literals_.clear();
            for (const Column column : columns_of(clause.head)) literals_.insert(column);
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
        for (const Column column : columns_of(clause.head)) {
            for (const Entry& entry : lists_[column.code()])
                if ((entry.signature & ~clause.signature) == 0 && holds_all_of(entry.head)) return true;
            steps_ += lists_[column.code()].size();
        }
        return false;
    }

    bool holds_all_of(Link head) {
        ++steps_;
        const auto columns = columns_of(head);
        return std::all_of(columns.begin(), columns.end(),
                           [this](Column column) { return literals_.contains(column); });
    }

    void connect(const Clause& clause) {
        std::vector<Entry>* shortest = nullptr;
        for (const Column column : columns_of(clause.head)) {
            auto& list = lists_[column.code()];
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
    LiteralSet literals_;  ///< of the current clause
    std::vector<Clause> clauses_;
    std::vector<std::vector<Entry>> lists_;  ///< by column
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
        const auto columns = clause.columns();
        const bool tautology = std::any_of(columns.begin(), columns.end(), [&](Column column) {
            literals.insert(column);
            return literals.contains(~column);
        });
        if (tautology) found.push_back(static_cast<Link>(clause.number()));
    }
    return found;
}

std::vector<Link> subsumed_clauses(const Formula& formula, const std::function<bool()>& interrupted) {
    return Subsumption(formula, interrupted).run();
}
}  // namespace satdoku::dpll
