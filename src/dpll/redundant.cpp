// A clause can only subsume clauses that have its rarest literal. A signature of 64 bits rejects most of those that it
// does not subsume (Eén and Biere, "Effective preprocessing in SAT through variable and clause elimination", SAT 2005).
#include "search.hpp"
#include <satdoku/core/hash.hpp>
#include <satdoku/core/sorted.hpp>

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
    void insert(Column column) { stamps_[column.code()] = stamp_; }
    bool contains(Column column) const { return stamps_[column.code()] == stamp_; }

  private:
    std::vector<Link> stamps_;  ///< a type with room for two stamps for each clause
    Link stamp_ = 0;
};

std::uint64_t signature_of(const auto& columns) {
    std::uint64_t signature = 0;
    for (const Column column : columns) signature |= std::uint64_t{1} << (core::split_mix(column.code()) % 64);
    return signature;
}
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
    constexpr std::uint64_t steps_between_looks = 10000;
    std::vector<std::uint64_t> signatures(formula.loaded_clauses() + 1);
    for (const auto clause : formula.clauses()) signatures[clause.number()] = signature_of(clause.columns());
    std::vector<Link> found;
    LiteralSet literals(formula);
    std::uint64_t steps = 0;
    const auto sorted = [&] {
        core::sort_unique(found);
        return std::move(found);
    };
    const auto contains = [&](Column column) { return literals.contains(column); };
    for (const auto clause : formula.clauses()) {
        const auto columns = clause.columns();
        Column rarest = *columns.begin();
        literals.clear();
        for (const Column column : columns) {
            literals.insert(column);
            if (formula.occurrences(column) < formula.occurrences(rarest)) rarest = column;
        }
        const std::size_t size = clause.size();
        for (const auto other : formula.clauses_of(formula.literal_of(rarest))) {
            if (++steps % steps_between_looks == 0 && interrupted()) return sorted();
            const std::size_t number = other.number();
            if (number == clause.number() || (signatures[clause.number()] & ~signatures[number]) != 0) continue;
            const auto theirs = other.columns();
            if (static_cast<std::size_t>(std::count_if(theirs.begin(), theirs.end(), contains)) < size) continue;
            if (other.size() > size || number > clause.number()) found.push_back(static_cast<Link>(number));
        }
    }
    return sorted();
}
}  // namespace satdoku::dpll
