#include <satdoku/cnf/statistics.hpp>

namespace satdoku::cnf {
namespace {
bool comes_first(const LiteralCount& left, const LiteralCount& right) {
    if (left.occurrences != right.occurrences) return left.occurrences > right.occurrences;
    return left.literal < right.literal;
}

void count_clauses(const Formula& formula, Statistics& statistics) {
    for (const auto clause : formula.clauses()) {
        std::uint64_t length = 0;
        for (const Literal literal : clause) {
            ++length;
            statistics.positive_literals += literal.negative() ? 0 : 1;
        }
        ++statistics.clauses;
        statistics.literals += length;
        statistics.units += length == 1 ? 1 : 0;
        statistics.empties += length == 0 ? 1 : 0;
        ++statistics.lengths[length];
    }
}

std::uint64_t count_occurrences(const Formula& formula, Literal literal) {
    std::uint64_t count = 0;
    for (const auto clause : formula.clauses_of(literal)) {
        static_cast<void>(clause);
        ++count;
    }
    return count;
}
}  // namespace

Statistics statistics_of(const Formula& formula, std::size_t top) {
    Statistics statistics;
    count_clauses(formula, statistics);
    std::vector<LiteralCount>& frequent = statistics.most_frequent;
    for (std::uint32_t place = 0; place < formula.places(); ++place) {
        const Literal positive = formula.literal_of(Formula::Column(place, false));
        const LiteralCount counts[] = {{positive, count_occurrences(formula, positive)},
                                       {~positive, count_occurrences(formula, ~positive)}};
        const bool both = counts[0].occurrences > 0 && counts[1].occurrences > 0;
        const bool used = counts[0].occurrences + counts[1].occurrences > 0;
        statistics.used_variables += used ? 1 : 0;
        statistics.pure_variables += used && !both ? 1 : 0;
        for (const LiteralCount& count : counts) {
            if (count.occurrences == 0 || (frequent.size() == top && !(top > 0 && comes_first(count, frequent.back()))))
                continue;
            if (frequent.size() == top) frequent.pop_back();
            frequent.insert(std::upper_bound(frequent.begin(), frequent.end(), count, comes_first), count);
        }
    }
    return statistics;
}
}  // namespace satdoku::cnf
