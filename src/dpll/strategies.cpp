// Branching strategies, one function each. All see the formula without its satisfied clauses and false literals.
#include "search.hpp"
#include <cmath>
#include <initializer_list>
#include <limits>

namespace satdoku::dpll {
namespace {
using Column = cnf::Formula::Column;

/// The first literal of the first clause.
Column naive(Search& search) { return *(*search.formula.clauses().begin()).columns().begin(); }

/// The literal of this sign with most occurrences.
Column most_frequent(Search& search, bool negative) {
    const Frequencies::Sign sign = negative ? Frequencies::negative : Frequencies::positive;
    return {search.frequencies->most_frequent(sign), negative};
}

/// Returns the `count` literals with the highest scores, the highest first; those with equal scores keep their order.
std::vector<Ranked> best_of(std::vector<Ranked> all, std::size_t count) {
    std::stable_sort(all.begin(), all.end(),
                     [](const Ranked& left, const Ranked& right) { return left.score > right.score; });
    all.resize(std::min(count, all.size()));
    return all;
}

/// Ranks literals by their occurrences; among equals, variables with lower places come first.
std::vector<Ranked> rank_by_occurrences(const Search& search, std::initializer_list<bool> signs, std::size_t count) {
    std::vector<Ranked> all;
    for (const bool negative : signs) {
        for (std::uint32_t place = 0; place < search.formula.places(); ++place) {
            const std::uint32_t occurrences = search.formula.occurrences(Column(place, negative));
            if (occurrences > 0) all.push_back({Column(place, negative), static_cast<double>(occurrences)});
        }
    }
    return best_of(std::move(all), count);
}

/// The positive literal with most occurrences; the negative one if no positive literal occurs.
Column max_occurrence(Search& search) {
    return most_frequent(search, search.frequencies->largest(Frequencies::positive) == 0);
}

std::vector<Ranked> rank_max_occurrence(Search& search, std::size_t count) {
    auto ranked = rank_by_occurrences(search, {false}, count);
    return ranked.empty() ? rank_by_occurrences(search, {true}, count) : ranked;
}

/// The literal with most occurrences of all, GRASP's "dynamic largest individual sum" (Marques-Silva, "The
/// impact of branching heuristics in propositional satisfiability algorithms", 1999).
Column dlis(Search& search) {
    const std::uint32_t positive = search.frequencies->largest(Frequencies::positive);
    return most_frequent(search, search.frequencies->largest(Frequencies::negative) > positive);
}

std::vector<Ranked> rank_dlis(Search& search, std::size_t count) {
    return rank_by_occurrences(search, {false, true}, count);
}

/// The variable with most occurrences of both signs, its more frequent sign first: the "dynamic largest
/// combined sum" of the same paper.
Column more_frequent_sign(const Search& search, std::uint32_t place) {
    const Column positive(place, false);
    const bool negative = search.formula.occurrences(~positive) > search.formula.occurrences(positive);
    return negative ? ~positive : positive;
}
Column dlcs(Search& search) { return more_frequent_sign(search, search.frequencies->most_frequent(Frequencies::both)); }
std::vector<Ranked> rank_dlcs(Search& search, std::size_t count) {
    std::vector<Ranked> all;
    for (std::uint32_t place = 0; place < search.formula.places(); ++place) {
        const Column literal = more_frequent_sign(search, place);
        const std::uint32_t both = search.formula.occurrences(literal) + search.formula.occurrences(~literal);
        if (both > 0) all.push_back({literal, static_cast<double>(both)});
    }
    return best_of(std::move(all), count);
}

void add_score(Search& search, Column column, double amount) {
    search.scores[column.code()] += amount;
    search.scored[column.code() / columns_of_a_block] = 1;
}

/// Calls `visit` for each variable with scores, in order, with its place and the scores of its two literals, and clears
/// the scores. Visits only blocks that have scores.
template <typename Visit> void take_scores(Search& search, Visit visit) {
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
            visit(static_cast<std::uint32_t>(code / 2), positive, negative);
        }
    }
}

/// Computes the score of a variable from the scores of its two literals.
using Combine = double(double, double);

/// Returns the literal with the better score, of the variable with the best combined score. Among equals, the variable
/// with the lowest place and the positive literal.
template <Combine combine> Column best_of_scores(Search& search) {
    double best = -1;
    Column chosen;
    take_scores(search, [&](std::uint32_t place, double positive, double negative) {
        const double score = combine(positive, negative);
        if (score <= best) return;
        best = score;
        chosen = Column(place, negative > positive);
    });
    return chosen;
}

template <Combine combine> std::vector<Ranked> rank_of_scores(Search& search, std::size_t count) {
    std::vector<Ranked> all;
    take_scores(search, [&](std::uint32_t place, double positive, double negative) {
        all.push_back({Column(place, negative > positive), combine(positive, negative)});
    });
    return best_of(std::move(all), count);
}

/// Most occurrences in clauses of minimum size, in both signs if possible (Freeman, "Improvements to
/// propositional satisfiability search algorithms", 1995).
void weigh_shortest(Search& search) {
    std::uint32_t shortest = std::numeric_limits<std::uint32_t>::max();
    for (const auto clause : search.formula.clauses()) {
        shortest = std::min(shortest, clause.size());
        if (shortest == 2) break;
    }
    for (const auto clause : search.formula.clauses()) {
        if (clause.size() != shortest) continue;
        for (const Column column : clause.columns()) add_score(search, column, 1);
    }
}
double moms_score(double positive, double negative) {
    constexpr double weight_of_sum = 1024;
    return (positive + negative) * weight_of_sum + positive * negative;
}

/// A clause of n literals weighs 2^-n; the weights of both signs are added (Hooker and Vinay, "Branching
/// rules for satisfiability", 1995, after Jeroslow and Wang, 1990).
void weigh_by_length(Search& search) {
    for (const auto clause : search.formula.clauses()) {
        const double weight = std::ldexp(1.0, -static_cast<int>(std::min<std::uint32_t>(clause.size(), 1000)));
        for (const Column column : clause.columns()) add_score(search, column, weight);
    }
}
double sum(double positive, double negative) { return positive + negative; }

/// A strategy that computes scores and takes the literal with the best one.
template <void weigh(Search&), Combine combine> Column pick_by_scores(Search& search) {
    weigh(search);
    return best_of_scores<combine>(search);
}
template <void weigh(Search&), Combine combine> std::vector<Ranked> rank_by_scores(Search& search, std::size_t count) {
    weigh(search);
    return rank_of_scores<combine>(search, count);
}

/// A random literal that still occurs. If most variables are gone, drawing until one is found would take too long; then
/// the next variable after a random place is taken.
Column at_random(Search& search) {
    constexpr int draws = 20;
    const bool negative = search.random.below(2) == 1;
    Column column;
    const auto is_left = [&] { return search.formula.occurrences(column) + search.formula.occurrences(~column) > 0; };
    for (int draw = 0; draw < draws; ++draw) {
        column = Column(static_cast<std::uint32_t>(search.random.below(search.places)), negative);
        if (is_left()) return column;
    }
    while (!is_left()) column = Column((column.place() + 1) % search.places, negative);
    return column;
}

constexpr std::array table = {
    Strategy{"naive", naive},
    Strategy{"max-occurrence", max_occurrence, rank_max_occurrence},
    Strategy{"dlis", dlis, rank_dlis},
    Strategy{"dlcs", dlcs, rank_dlcs},
    Strategy{"moms", pick_by_scores<weigh_shortest, moms_score>, rank_by_scores<weigh_shortest, moms_score>},
    Strategy{"jeroslow-wang", pick_by_scores<weigh_by_length, sum>, rank_by_scores<weigh_by_length, sum>},
    Strategy{"random", at_random},
};
}  // namespace

std::span<const Strategy> strategies() { return table; }

const Strategy* find_strategy(std::string_view name) {
    const auto found = std::ranges::find(table, name, &Strategy::name);
    return found == table.end() ? nullptr : &*found;
}
}  // namespace satdoku::dpll
