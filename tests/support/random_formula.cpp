#include "support/random_formula.hpp"
#include "support/shuffled.hpp"
#include <satdoku/families/families.hpp>
#include <satdoku/families/formula_builder.hpp>
#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace satdoku::support {
namespace {
using namespace families;
using core::Random;

std::size_t between(Random& random, std::size_t low, std::size_t high) {
    return low + random.below(std::max(low, high) - low + 1);
}

Literal any_of(Random& random, std::span<const Literal> literals) {
    const Literal literal = literals[random.below(literals.size())];
    return random.below(2) == 0 ? literal : ~literal;
}

/// By Sinz's sequential counter (2005). @param bound at least 1
void add_at_most(FormulaBuilder& builder, std::size_t bound, std::span<const Literal> literals) {
    if (literals.size() <= bound) return;
    Literals counted;  // counted[k]: more than k of the literals so far are true
    for (const Literal literal : literals) {
        const Literals before = counted;
        counted = builder.fresh(bound);
        builder.clause({~literal, counted.front()});
        for (std::size_t index = 0; index < before.size(); ++index) {
            builder.clause({~before[index], counted[index]});
            if (index + 1 < bound) builder.clause({~literal, ~before[index], counted[index + 1]});
        }
        if (!before.empty()) builder.clause({~literal, ~before.back()});
    }
}

void add_random_clauses(FormulaBuilder& builder, Random& random, std::span<const Literal> literals, std::size_t count,
                        std::size_t longest) {
    for (; count > 0; --count) {
        Literals drawn;
        for (std::size_t size = between(random, std::min<std::size_t>(2, longest), longest); size > 0; --size) {
            drawn.push_back(any_of(random, literals));
        }
        builder.clause(drawn);
    }
}

/// A few of the literals, in random order.
Literals sample(Random& random, std::span<const Literal> literals, std::size_t count) {
    Literals all(literals.begin(), literals.end());
    random.shuffle(std::span(all));
    all.resize(std::min(count, all.size()));
    return all;
}

RandomFormula mixed_lengths(Random& random, std::size_t variables) {
    FormulaBuilder builder;
    const Literals literals = builder.fresh(variables);
    add_random_clauses(builder, random, literals, between(random, 0, variables), 2);
    add_random_clauses(builder, random, literals, between(random, variables, 4 * variables), 3);
    add_random_clauses(builder, random, literals, between(random, 0, 2 * variables), 7);
    if (random.below(3) == 0) add_random_clauses(builder, random, literals, between(random, 0, 3), 1);
    if (random.below(200) == 0) builder.clause({});
    return {"mixed lengths", builder.build(), {}};
}

RandomFormula uniform(Random& random, std::size_t variables) {
    const std::size_t length = between(random, 2, 5);
    constexpr std::size_t thresholds[] = {0, 0, 100, 426, 993, 2112};  // clauses per 100 variables
    const std::size_t clauses = variables * thresholds[length] * between(random, 80, 110) / 10000;
    if (random.below(3) == 0) return {"planted", planted_clauses(random, variables, clauses, length), true};
    return {"uniform", random_clauses(random, variables, clauses, length), {}};
}

RandomFormula parities(Random& random, std::size_t variables) {
    FormulaBuilder builder;
    const Literals literals = builder.fresh(variables);
    for (std::size_t count = between(random, variables / 2, variables + 2); count > 0; --count) {
        const Literals chosen = sample(random, literals, between(random, 2, 6));
        const std::size_t longest = between(random, 3, 6);  // in this order: that of arguments differs between machines
        builder.xor_constraint(chosen, random.below(2) == 0, longest);
    }
    add_random_clauses(builder, random, literals, between(random, 0, variables), 4);
    return {"parities", builder.build(), {}};
}

RandomFormula cardinalities(Random& random, std::size_t variables) {
    FormulaBuilder builder;
    const Literals literals = builder.fresh(variables);
    for (std::size_t count = between(random, 1, 2 + variables / 4); count > 0; --count) {
        Literals chosen = sample(random, literals, between(random, 3, 8));
        for (Literal& literal : chosen) literal = random.below(4) == 0 ? ~literal : literal;
        const std::size_t bound = between(random, 1, 3);
        if (bound == 1 && random.below(2) == 0) {
            builder.at_most_one(chosen);
        } else {
            add_at_most(builder, bound, chosen);
        }
    }
    for (std::size_t count = between(random, 1, variables / 2); count > 0; --count) {
        builder.clause(sample(random, literals, between(random, 2, 6)));
    }
    add_random_clauses(builder, random, literals, between(random, 0, variables), 4);
    return {"cardinalities", builder.build(), {}};
}

/// Chains of at-most-one and exactly-one constraints that overlap at their ends.
RandomFormula chains(Random& random, std::size_t variables) {
    FormulaBuilder builder;
    const Literals literals = builder.fresh(std::max<std::size_t>(variables, 4));
    const std::size_t length = between(random, 3, 6);
    for (std::size_t begin = 0; begin + 1 < literals.size(); begin += length - 1) {
        const Literals link(literals.begin() + static_cast<std::ptrdiff_t>(begin),
                            literals.begin() + static_cast<std::ptrdiff_t>(std::min(begin + length, literals.size())));
        random.below(3) == 0 ? builder.at_most_one(link) : builder.exactly_one(link);
    }
    add_random_clauses(builder, random, literals, between(random, 0, variables), 3);
    return {"chains", builder.build(), {}};
}

/// Cycles of implications, whose literals are equivalent; clauses over them coincide after substitution.
RandomFormula rings(Random& random, std::size_t variables) {
    FormulaBuilder builder;
    const Literals literals = builder.fresh(std::max<std::size_t>(variables, 4));
    for (std::size_t count = between(random, 1, 1 + variables / 4); count > 0; --count) {
        Literals ring = sample(random, literals, between(random, 2, 5));
        for (Literal& literal : ring) literal = random.below(2) == 0 ? ~literal : literal;
        for (std::size_t index = 0; index < ring.size(); ++index) {
            builder.clause({~ring[index], ring[(index + 1) % ring.size()]});
        }
    }
    add_random_clauses(builder, random, literals, between(random, variables, 3 * variables), 4);
    return {"rings", builder.build(), {}};
}

Literal random_gate(FormulaBuilder& builder, Random& random, std::span<const Literal> wires) {
    const Literal a = any_of(random, wires);
    const Literal b = any_of(random, wires);
    const Literal c = any_of(random, wires);
    switch (random.below(5)) {
        case 0: return builder.both(a, b);
        case 1: return builder.either(a, b);
        case 2: return builder.differ(a, b);
        case 3: return builder.choose(a, b, c);
        default: return builder.full_adder(a, b, c).carry;
    }
}

/// A circuit of random gates with fixed outputs, or two copies of a circuit whose outputs must differ.
RandomFormula circuits(Random& random, std::size_t variables) {
    FormulaBuilder builder;
    const Literals inputs = builder.fresh(std::max<std::size_t>(2, variables / 4));
    const std::uint64_t seed = random.next();
    const auto build = [&] {
        Random choices(seed);
        Literals wires = inputs;
        for (std::size_t count = 0; count < variables / 3; ++count) {
            wires.push_back(random_gate(builder, choices, wires));
        }
        return wires;
    };
    const Literals wires = build();
    if (random.below(2) == 0) {
        const Literals copy = build();
        builder.clause({builder.differ(wires.back(), copy.back())});
        return {"copied circuit", builder.build(), false};
    }
    for (std::size_t count = between(random, 1, 3); count > 0; --count) {
        builder.clause({wires[wires.size() - count]});
    }
    add_random_clauses(builder, random, wires, between(random, 0, variables / 4), 3);
    return {"circuit", builder.build(), {}};
}

/// A formula of a random family, of a suitable size.
RandomFormula structured(Random& random, std::size_t variables) {
    const auto root = [variables](std::size_t factor) {
        std::size_t size = 2;
        while (factor * (size + 1) * (size + 1) <= variables) ++size;
        return size;
    };
    switch (random.below(10)) {
        case 0: {
            const std::size_t holes = std::min<std::size_t>(root(1), 7);
            const std::size_t pigeons = holes + random.below(3);
            return {"pigeonhole", pigeonhole(pigeons, holes), pigeons <= holes};
        }
        case 1: {
            const std::size_t vertices = 2 * std::max<std::size_t>(variables / 4, 2);
            const bool charged = random.below(2) == 0;
            return {"tseitin", tseitin(random, std::min<std::size_t>(vertices, 40), 3, charged), !charged};
        }
        case 2: return {"ordering", ordering(std::min<std::size_t>(root(1), 12)), false};
        case 3: return {"queens", queens(root(1)), root(1) > 3};
        case 4: {
            const std::size_t order = std::min<std::size_t>(root(1) / 2 + 1, 7);
            return {"quasigroup", quasigroup_with_holes(random, order, random.below(order * order + 1)), true};
        }
        case 5: {
            const std::size_t vertices = std::max<std::size_t>(variables / 3, 3);
            return {"colouring", colouring(random, vertices, vertices * between(random, 18, 26) / 10, 3), {}};
        }
        case 6: return {"factoring", factoring(between(random, 4, 250), variables < 40 ? 2 : 4), {}};
        case 7: {
            const bool fault = random.below(2) == 0;
            return {"adder", adder_miter(std::max<std::size_t>(variables / 12, 2), fault), {}};
        }
        case 8: {
            const std::size_t steps = between(random, 1, std::max<std::size_t>(variables / 6, 2));
            return {"counter", counter(3, std::min<std::size_t>(steps, 9)), steps >= 7};
        }
        default: return {"sudoku", sudoku(random, 2, random.below(17)), true};
    }
}
}  // namespace

RandomFormula random_formula(Random& random, std::size_t variables) {
    using Shape = RandomFormula (*)(Random&, std::size_t);
    static constexpr Shape shapes[] = {mixed_lengths, uniform,  parities, cardinalities, chains,
                                       rings,         circuits, circuits, structured,    structured};
    return shapes[random.below(std::size(shapes))](random, variables);
}

cnf::ClauseList disguise(Random& random, const cnf::ClauseList& formula) {
    const std::uint64_t noise = 1 + random.below(60);  // one clause in this number gets an addition
    cnf::ClauseList decorated;
    decorated.variables(formula.variable_count());
    for (std::size_t index = 0; index < formula.size(); ++index) {
        Literals clause(formula[index].begin(), formula[index].end());
        if (!clause.empty() && random.below(noise + 10) == 0) {
            const Literal again = clause[random.below(clause.size())];
            clause.push_back(again);
            const cnf::Variable other(static_cast<std::uint32_t>(random.below(formula.variable_count())));
            const bool negative = random.below(2) == 0;
            if (random.below(4) == 0) decorated.clause(Literals{again, Literal(other, negative), ~again});
        }
        if (random.below(noise + 20) == 0) decorated.clause(clause);
        decorated.clause(clause);
    }
    return shuffled(random, decorated);
}

}  // namespace satdoku::support
