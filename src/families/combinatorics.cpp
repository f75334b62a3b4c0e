#include <satdoku/families/families.hpp>
#include <satdoku/families/formula_builder.hpp>

namespace satdoku::families {
namespace {
/// Different random literals.
Literals draw_literals(core::Random& random, std::size_t variables, std::size_t count) {
    Literals drawn;
    while (drawn.size() < count) {
        const cnf::Variable variable(static_cast<std::uint32_t>(random.below(variables)));
        const bool known = std::ranges::any_of(drawn, [&](Literal other) { return other.variable() == variable; });
        if (!known) drawn.push_back(Literal(variable, random.below(2) == 0));
    }
    return drawn;
}

/// A square of fresh literals, exactly one of them true in each row and each column.
std::vector<Literals> permutation(FormulaBuilder& builder, std::size_t size) {
    std::vector<Literals> rows;
    for (std::size_t row = 0; row < size; ++row) rows.push_back(builder.fresh(size));
    for (const Literals& row : rows) builder.exactly_one(row);
    for (std::size_t column = 0; column < size; ++column) {
        Literals literals;
        for (const Literals& row : rows) literals.push_back(row[column]);
        builder.exactly_one(literals);
    }
    return rows;
}
}  // namespace

cnf::ClauseList random_clauses(core::Random& random, std::size_t variables, std::size_t clauses, std::size_t length) {
    FormulaBuilder builder;
    builder.fresh(variables);
    for (std::size_t count = 0; count < clauses; ++count)
        builder.clause(draw_literals(random, variables, std::min(length, variables)));
    return builder.build();
}

cnf::ClauseList planted_clauses(core::Random& random, std::size_t variables, std::size_t clauses, std::size_t length) {
    FormulaBuilder builder;
    std::vector<Literal> hidden = builder.fresh(variables);
    for (Literal& literal : hidden) literal = random.below(2) == 0 ? literal : ~literal;
    for (std::size_t count = 0; count < clauses;) {
        const Literals drawn = draw_literals(random, variables, std::min(length, variables));
        const bool holds = std::any_of(drawn.begin(), drawn.end(),
                                       [&](Literal literal) { return hidden[literal.variable().index()] == literal; });
        if (!holds) continue;
        builder.clause(drawn);
        ++count;
    }
    return builder.build();
}

cnf::ClauseList all_signs(std::size_t variables) {
    FormulaBuilder builder;
    const Literals all = builder.fresh(variables);
    for (std::uint32_t signs = 0; signs < std::uint32_t{1} << variables; ++signs) {
        Literals clause = all;
        for (std::size_t index = 0; index < variables; ++index)
            if ((signs >> index & 1U) != 0) clause[index] = ~clause[index];
        builder.clause(clause);
    }
    return builder.build();
}

cnf::ClauseList pigeonhole(std::size_t pigeons, std::size_t holes) {
    FormulaBuilder builder;
    std::vector<Literals> sits;
    for (std::size_t pigeon = 0; pigeon < pigeons; ++pigeon) {
        sits.push_back(builder.fresh(holes));
        builder.clause(sits.back());
    }
    for (std::size_t hole = 0; hole < holes; ++hole) {
        Literals guests;
        for (const Literals& pigeon : sits) guests.push_back(pigeon[hole]);
        builder.at_most_one(guests);
    }
    return builder.build();
}

std::string pigeonhole_proof(std::size_t holes) {
    std::string lines;
    const auto add = [&lines](const std::vector<std::int64_t>& clause) {
        for (const std::int64_t literal : clause) lines += std::to_string(literal) + ' ';
        lines += "0\n";
    };
    std::int64_t variables = 0;
    std::vector<std::vector<std::int64_t>> sits(holes + 1, std::vector<std::int64_t>(holes));
    for (auto& pigeon : sits)
        for (std::int64_t& hole : pigeon) hole = ++variables;
    for (; holes > 1; --holes) {
        // Pigeon p sits in hole h of the smaller formula if it does so here, or if it sits in the last hole and the last
        // pigeon, for which there is no room then, sits in h.
        std::vector<std::vector<std::int64_t>> fewer(holes, std::vector<std::int64_t>(holes - 1));
        for (std::size_t pigeon = 0; pigeon < holes; ++pigeon) {
            for (std::size_t hole = 0; hole + 1 < holes; ++hole) {
                const std::int64_t stays = sits[pigeon][hole];
                const std::int64_t leaves = sits[pigeon].back();
                const std::int64_t last = sits[holes][hole];
                const std::int64_t defined = fewer[pigeon][hole] = ++variables;
                add({defined, -stays});
                add({defined, -leaves, -last});
                add({-defined, stays, leaves});
                add({-defined, stays, last});
            }
        }
        for (const auto& pigeon : fewer) add(pigeon);
        for (std::size_t first = 0; first < holes; ++first) {
            for (std::size_t second = first + 1; second < holes; ++second) {
                for (std::size_t hole = 0; hole + 1 < holes; ++hole) {
                    add({-fewer[first][hole], -fewer[second][hole], -sits[first][hole]});
                    add({-fewer[first][hole], -fewer[second][hole]});
                }
            }
        }
        sits = std::move(fewer);
    }
    add({});
    return lines;
}

cnf::ClauseList tseitin(core::Random& random, std::size_t vertices, std::size_t degree, bool charged) {
    // Ends of edges are paired at random; loops are drawn again. A cycle through all vertices connects the graph.
    FormulaBuilder builder;
    std::vector<Literals> edges_at(vertices);
    const auto join = [&](std::size_t left, std::size_t right) {
        const Literal edge = builder.fresh();
        edges_at[left].push_back(edge);
        edges_at[right].push_back(edge);
    };
    for (std::size_t vertex = 0; vertex < vertices; ++vertex) join(vertex, (vertex + 1) % vertices);
    std::vector<std::size_t> ends;
    for (std::size_t vertex = 0; vertex < vertices; ++vertex)
        for (std::size_t count = 2; count < degree; ++count) ends.push_back(vertex);
    const auto has_loop = [&ends] {
        for (std::size_t index = 0; index + 1 < ends.size(); index += 2)
            if (ends[index] == ends[index + 1]) return true;
        return false;
    };
    for (int tries = 0; tries < 1000; ++tries) {
        random.shuffle(std::span(ends));
        if (!has_loop()) break;
    }
    for (std::size_t index = 0; index + 1 < ends.size(); index += 2)
        if (ends[index] != ends[index + 1]) join(ends[index], ends[index + 1]);
    bool odd = charged;
    for (std::size_t vertex = 0; vertex < vertices; ++vertex) {
        // Charges are random except the last one, which makes the number of charged vertices odd or even as required.
        const bool charge = vertex + 1 == vertices ? odd : random.below(2) == 0;
        odd = odd != charge;
        builder.xor_constraint(edges_at[vertex], charge, std::max<std::size_t>(degree, 3));
    }
    return builder.build();
}

cnf::ClauseList ordering(std::size_t elements) {
    FormulaBuilder builder;
    std::vector<Literals> less(elements, Literals(elements));
    for (std::size_t left = 0; left < elements; ++left) {
        for (std::size_t right = left + 1; right < elements; ++right) {
            less[left][right] = builder.fresh();
            less[right][left] = ~less[left][right];
        }
    }
    for (std::size_t a = 0; a < elements; ++a) {
        Literals smaller;
        for (std::size_t b = 0; b < elements; ++b) {
            if (a == b) continue;
            smaller.push_back(less[b][a]);
            for (std::size_t c = 0; c < elements; ++c)
                if (c != a && c != b) builder.clause({~less[a][b], ~less[b][c], less[a][c]});
        }
        builder.clause(smaller);
    }
    return builder.build();
}

cnf::ClauseList queens(std::size_t size) {
    FormulaBuilder builder;
    const std::vector<Literals> rows = permutation(builder, size);
    std::vector<Literals> rising(2 * size), falling(2 * size);
    for (std::size_t row = 0; row < size; ++row) {
        for (std::size_t column = 0; column < size; ++column) {
            rising[row + column].push_back(rows[row][column]);
            falling[row + size - column].push_back(rows[row][column]);
        }
    }
    for (const Literals& diagonal : rising) builder.at_most_one(diagonal);
    for (const Literals& diagonal : falling) builder.at_most_one(diagonal);
    return builder.build();
}

cnf::ClauseList one_way(core::Random& random, std::size_t size) {
    const std::vector<std::size_t> hidden = random_order(random, size);
    FormulaBuilder builder;
    const std::vector<Literals> maps = permutation(builder, size);
    for (std::size_t argument = 0; argument < size; ++argument) {
        const std::size_t value = hidden[(hidden[hidden[argument]] + 1) % size];
        for (std::size_t first = 0; first < size; ++first) {
            for (std::size_t second = 0; second < size; ++second) {
                // The permutation runs through all three or at most one of these.
                const Literal steps[] = {maps[argument][first], maps[first][second], maps[(second + 1) % size][value]};
                builder.clause({~steps[0], ~steps[1], steps[2]});
                builder.clause({~steps[0], steps[1], ~steps[2]});
                builder.clause({steps[0], ~steps[1], ~steps[2]});
            }
        }
    }
    return builder.build();
}

cnf::ClauseList colouring(core::Random& random, std::size_t vertices, std::size_t edges, std::size_t colours) {
    FormulaBuilder builder;
    std::vector<Literals> has;
    for (std::size_t vertex = 0; vertex < vertices; ++vertex) {
        has.push_back(builder.fresh(colours));
        builder.exactly_one(has.back());
    }
    for (std::size_t count = 0; count < edges && vertices > 1; ++count) {
        const std::size_t left = random.below(vertices);
        const std::size_t right = (left + 1 + random.below(vertices - 1)) % vertices;
        for (std::size_t colour = 0; colour < colours; ++colour)
            builder.clause({~has[left][colour], ~has[right][colour]});
    }
    return builder.build();
}
}  // namespace satdoku::families
