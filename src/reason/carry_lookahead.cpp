// Carry-lookahead: carries that follow from half adders and gates far below them, though no definition shows it. No gate
// computes the h of a full adder (see adders.hpp), since all carries are computed at once from all g and p:
//
//     a --+------+-- p --+                          half adder     a + b = 2 g + p
//         | half |       | XOR |-- s                c, from the positions below:  c = g' | (p' & g'')
//     b --+------+   c --+                          r, to the position above:     r = g | (p & g') | (p & p' & g'')
//            g
//
// Then r = (p & c) | g, and p + c + 2 g = 2 r + s. Random inputs show which literal r can be, and a search in the
// definitions around it that it is.
#include "adders.hpp"
#include <bit>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

/// About the most variables of the part of the formula around a query.
constexpr std::size_t largest_part = 800;

/// Random values that more literals share are not worth a query: most of these literals are hardly ever true.
constexpr std::size_t most_equal_values = 8;

/// The search ends after this many negative answers, and more for each positive one.
constexpr int most_failures = 40;
constexpr int failures_of_success = 2;

class CarryLookahead {
  public:
    CarryLookahead(Definitions& definitions, const AdderValues& values, const RandomValues& random,
                   AdderFormula& formula, Adders& adders, core::Effort& effort)
        : definitions_(definitions), values_(values), random_(random), formula_(formula), adders_(adders),
          effort_(effort), is_in_part_(values.variables(), false) {}

    void run() {
        for (const Definition* const sum : values_.sums()) {
            if (!effort_.spend(2)) break;
            if (!random_.is_constant(sum->output)) find_carry(*sum);  // else it compares equal literals
        }
        if (found_.empty()) return;
        find_constants();
        find_equal();
        adders_.cells.insert(adders_.cells.end(), found_.begin(), found_.end());
    }

  private:
    /// The XOR adds a carry c to the sum p of a half adder a + b = 2 g + p, whose carry is g. Its own carry r is a literal
    /// with the values of (p & c) | g. If p is of no half adder, r is p & c, or the two exclude each other.
    void find_carry(const Definition& definition) {
        const std::array inputs = {definitions_.inputs(definition)[0], definitions_.inputs(definition)[1]};
        const auto sum = [&](bool flips) { return flips ? ~definition.output : definition.output; };
        for (const std::size_t index : {0U, 1U}) {
            const AdderCell* const half = values_.half_of(inputs[index].variable());
            if (half == nullptr) continue;
            const bool flips = half->sum != inputs[index];
            const Literal carry_in = inputs[1 - index];
            if (accept(half->sum, carry_in, sum(flips), half->carry)) return;
            if (accept(half->sum, ~carry_in, sum(!flips), half->carry)) return;
        }
        for (const bool exclusive : {false, true}) {
            for (const unsigned signs : {0U, 1U, 2U, 3U}) {
                const Literal one = (signs & 1U) != 0 ? ~inputs[0] : inputs[0];
                const Literal two = (signs & 2U) != 0 ? ~inputs[1] : inputs[1];
                const Literal own = sum(std::popcount(signs) == 1);
                if (exclusive ? accept_exclusive(one, two, own) : accept(one, two, own, std::nullopt)) return;
            }
        }
    }

    /// The carry of two literals that exclude each other is always false.
    void find_constants() {
        if (std::ranges::none_of(found_, [](const AdderCell& cell) { return !cell.carry; })) return;
        std::vector<std::uint8_t> asked(is_in_part_.size(), 0);
        for (const AdderCell& cell : adders_.cells) {
            for (const Literal literal : {cell.one, cell.two}) {
                if (std::exchange(asked[literal.variable().index()], 1) != 0 || !effort_.spend(1)) continue;
                if (!random_.is_constant(literal)) continue;
                const bool holds = (random_[literal][0] & 1U) != 0;
                const std::vector<std::vector<Literal>> conclusions = {{holds ? literal : ~literal}};
                imply(std::array{literal}, conclusions);
            }
        }
    }

    /// The same carry may have been computed in two ways.
    void find_equal() {
        for (const AdderCell& cell : adders_.cells) {
            if (cell.carry) continue;
            random_.each_equal(random_[cell.sum], most_equal_values, [&](Literal other) {
                if (other.variable() == cell.sum.variable()) return;
                const std::vector<std::vector<Literal>> conclusions = {{cell.sum, ~other}, {~cell.sum, other}};
                if (imply(std::array{cell.sum, other}, conclusions)) adders_.equal.push_back({cell.sum, other});
            });
        }
    }

    /// Adds the cell with each literal that is its carry. Returns false if there is none.
    bool accept(Literal one, Literal two, Literal sum, std::optional<Literal> generate) {
        RandomValues::Values values = random_.both(one, two);
        if (generate)
            for (std::size_t word = 0; word < values.size(); ++word) values[word] |= random_[*generate][word];
        const std::size_t before = found_.size();
        random_.each_equal(values, most_equal_values, [&](Literal carry) {
            const AdderCell cell{one, two, carry, sum, generate};
            if (is_implied(cell)) found_.push_back(cell);
        });
        return found_.size() > before;
    }

    bool is_implied(const AdderCell& cell) {
        const Literal carry = *cell.carry;
        std::vector<Literal> literals = {cell.one, cell.two, carry};
        std::vector<std::vector<Literal>> conclusions = {
            {carry, ~cell.one, ~cell.two}, {~carry, cell.one}, {~carry, cell.two}};
        if (cell.generate) {
            literals.push_back(*cell.generate);
            for (const std::size_t index : {1U, 2U}) conclusions[index].push_back(*cell.generate);
            conclusions.push_back({carry, ~*cell.generate});
        }
        return are_distinct(literals, cell.sum) && imply(literals, conclusions);
    }

    static bool are_distinct(std::vector<Literal> literals, Literal last) {
        literals.push_back(last);
        std::ranges::sort(literals);
        return std::ranges::adjacent_find(literals, {}, &Literal::variable) == literals.end();
    }

    /// Adds the cell without a carry if the two literals exclude each other.
    bool accept_exclusive(Literal one, Literal two, Literal sum) {
        if (random_.both(one, two) != RandomValues::Values{}) return false;
        const std::vector<std::vector<Literal>> conclusions = {{~one, ~two}};
        if (!imply(std::array{one, two}, conclusions)) return false;
        found_.push_back({one, two, std::nullopt, sum});
        return true;
    }

    bool imply(std::span<const Literal> literals, std::span<const std::vector<Literal>> conclusions) {
        if (failures_left_ <= 0 || effort_.exhausted()) return false;
        const bool implied = formula_.imply(part_around(literals), conclusions);
        failures_left_ += implied ? failures_of_success : -1;
        return implied;
    }

    /// The definitions below the literals, those of half adders last: only the gates of the carry-lookahead are between
    /// them and the literals.
    const cnf::ClauseList& part_around(std::span<const Literal> literals) {
        part_.clear();
        std::array<std::vector<Variable>, 2> visited;  // others, and sums and carries of half adders
        const auto visit = [&](Literal literal) {
            const Variable variable = literal.variable();
            if (is_in_part_[variable.index()]) return;
            is_in_part_[variable.index()] = true;
            visited[values_.is_of_half(variable) ? 1 : 0].push_back(variable);
        };
        for (const Literal literal : literals) visit(literal);
        std::array<std::size_t, 2> next = {0, 0};
        while (visited[0].size() + visited[1].size() < largest_part) {
            const std::size_t own = next[0] < visited[0].size() ? 0 : 1;
            if (next[own] == visited[own].size()) break;
            const Definition* const definition = values_.defining(visited[own][next[own]++]);
            if (definition == nullptr) continue;
            for (const Literal input : definitions_.inputs(*definition)) visit(input);
            add_clauses(*definition);
        }
        for (const auto& each : visited)
            for (const Variable variable : each) is_in_part_[variable.index()] = false;
        return part_;
    }

    void add_clauses(const Definition& definition) {
        const std::span<const Literal> inputs = definitions_.inputs(definition);
        const Literal output = definition.output;
        std::vector<Literal> clause;
        switch (definition.operation) {
            case Operation::and_gate:
                clause = {output};
                for (const Literal input : inputs) {
                    part_.clause(std::array{~output, input});
                    clause.push_back(~input);
                }
                part_.clause(clause);
                break;
            case Operation::xor_gate:
                // Each clause excludes an assignment of the inputs with a wrong output.
                for (unsigned signs = 0; signs < 1U << inputs.size(); ++signs) {
                    clause = {std::popcount(signs) % 2 != 0 ? output : ~output};
                    for (std::size_t index = 0; index < inputs.size(); ++index)
                        clause.push_back((signs >> index & 1U) != 0 ? ~inputs[index] : inputs[index]);
                    part_.clause(clause);
                }
                break;
            case Operation::if_then_else:
                for (const Literal value : {output, ~output}) {
                    part_.clause(std::array{value, ~inputs[0], value == output ? ~inputs[1] : inputs[1]});
                    part_.clause(std::array{value, inputs[0], value == output ? ~inputs[2] : inputs[2]});
                }
                break;
        }
    }

    Definitions& definitions_;
    const AdderValues& values_;
    const RandomValues& random_;
    AdderFormula& formula_;
    Adders& adders_;
    core::Effort& effort_;
    std::vector<AdderCell> found_;
    int failures_left_ = most_failures;
    cnf::ClauseList part_;
    std::vector<bool> is_in_part_;  ///< by variable, while a part is made
};
}  // namespace

void carry_lookahead(Definitions& definitions, const AdderValues& values, AdderFormula& formula, Adders& adders,
                     core::Effort& effort) {
    if (values.random()) CarryLookahead(definitions, values, *values.random(), formula, adders, effort).run();
}
}  // namespace satdoku::reason
