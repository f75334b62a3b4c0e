// Branching strategies, one function each. All of them see the formula as it is now: what is satisfied or
// false has been taken out.
#include "search.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace satdoku::dpll {

namespace {

using Column = cnf::Formula::Column;

/// The first literal of the first clause.
Column naive(Search& search) {
    return *(*search.formula.clauses().begin()).columns().begin();
}

/// The literal of that sign with most occurrences.
Column most_frequent(Search& search, bool negative) {
    const Frequencies::Sign sign = negative ? Frequencies::negative : Frequencies::positive;
    return {search.frequencies->most_frequent(sign), negative};
}

/// The positive literal with most occurrences; where there is none, the negative one.
Column max_occurrence(Search& search) {
    return most_frequent(search, search.frequencies->largest(Frequencies::positive) == 0);
}

/// The literal with most occurrences of all, GRASP's "dynamic largest individual sum" (Marques-Silva, "The
/// impact of branching heuristics in propositional satisfiability algorithms", 1999).
Column dlis(Search& search) {
    const std::uint32_t positive = search.frequencies->largest(Frequencies::positive);
    return most_frequent(search, search.frequencies->largest(Frequencies::negative) > positive);
}

/// The variable with most occurrences of both signs, its more frequent sign first: the "dynamic largest
/// combined sum" of the same paper.
Column dlcs(Search& search) {
    const Column positive(search.frequencies->most_frequent(Frequencies::both), false);
    const bool negative = search.formula.occurrences(~positive) > search.formula.occurrences(positive);
    return negative ? ~positive : positive;
}

void add_score(Search& search, Column column, double amount) {
    search.scores[column.code()] += amount;
    search.scored[column.code() / columns_of_a_block] = 1;
}

/// The variable with the best score of both its literals, and of these the better one; the lowest and the
/// positive one among equals. Clears the scores again: only blocks that have some are looked at.
template <typename Combine>
Column best_of_scores(Search& search, Combine combine) {
    double best = -1;
    Column chosen;
    auto& blocks = search.scored;
    for (auto block = std::find(blocks.begin(), blocks.end(), 1); block != blocks.end();
         block = std::find(block, blocks.end(), 1)) {
        *block = 0;
        const std::size_t begin = static_cast<std::size_t>(block - blocks.begin()) * columns_of_a_block;
        const std::size_t end = std::min(begin + columns_of_a_block, search.scores.size());
        for (std::size_t code = begin; code < end; code += 2) {
            const double positive = search.scores[code];
            const double negative = search.scores[code + 1];
            if (positive + negative == 0) continue;
            search.scores[code] = search.scores[code + 1] = 0;
            const double score = combine(positive, negative);
            if (score <= best) continue;
            best = score;
            chosen = Column(static_cast<std::uint32_t>(code / 2), negative > positive);
        }
    }
    return chosen;
}

/// Most occurrences in clauses of minimum size, in both signs if possible (Freeman, "Improvements to
/// propositional satisfiability search algorithms", 1995).
Column moms(Search& search) {
    std::uint32_t shortest = std::numeric_limits<std::uint32_t>::max();
    for (const auto clause : search.formula.clauses()) {
        shortest = std::min(shortest, clause.size());
        if (shortest == 2) break;
    }
    for (const auto clause : search.formula.clauses()) {
        if (clause.size() != shortest) continue;
        for (const Column column : clause.columns()) add_score(search, column, 1);
    }
    constexpr double weight_of_sum = 1024;
    return best_of_scores(search, [](double positive, double negative) {
        return (positive + negative) * weight_of_sum + positive * negative;
    });
}

/// A clause of n literals weighs 2^-n; the weights of both signs are added (Hooker and Vinay, "Branching
/// rules for satisfiability", 1995, after Jeroslow and Wang, 1990).
Column jeroslow_wang(Search& search) {
    for (const auto clause : search.formula.clauses()) {
        const double weight =
            std::ldexp(1.0, -static_cast<int>(std::min<std::uint32_t>(clause.size(), 1000)));
        for (const Column column : clause.columns()) add_score(search, column, weight);
    }
    return best_of_scores(search, [](double positive, double negative) { return positive + negative; });
}

/// Any literal that is left. Where most variables are gone, the next one from a random place on is taken, as
/// drawing until one is hit would take too long.
Column at_random(Search& search) {
    constexpr int draws = 20;
    const bool negative = search.random.below(2) == 1;
    Column column;
    const auto is_left = [&] {
        return search.formula.occurrences(column) + search.formula.occurrences(~column) > 0;
    };
    for (int draw = 0; draw < draws; ++draw) {
        column = Column(static_cast<std::uint32_t>(search.random.below(search.places)), negative);
        if (is_left()) return column;
    }
    while (!is_left()) column = Column((column.place() + 1) % search.places, negative);
    return column;
}

constexpr std::array table = {
    Strategy{"naive", naive},      Strategy{"max-occurrence", max_occurrence},
    Strategy{"dlis", dlis},        Strategy{"dlcs", dlcs},
    Strategy{"moms", moms},        Strategy{"jeroslow-wang", jeroslow_wang},
    Strategy{"random", at_random},
};

}  // namespace

std::span<const Strategy> strategies() {
    return table;
}

const Strategy* find_strategy(std::string_view name) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Strategy& strategy) { return strategy.name == name; });
    return found == table.end() ? nullptr : &*found;
}

}  // namespace satdoku::dpll
