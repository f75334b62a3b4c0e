#include "look_ahead.hpp"

#include "random_values.hpp"

#include <satdoku/cnf/clause_list.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <utility>

namespace satdoku::reason {

namespace {

using cnf::Literal;
using cnf::Variable;

/// The part of the formula around a question has at most about so many variables.
constexpr std::size_t largest_part = 800;

/// Values that more literals share say little: they are hardly ever true.
constexpr std::size_t most_equal_values = 8;

/// So many questions may be answered by no, and more for each yes.
constexpr int most_failures = 40;
constexpr int failures_of_success = 2;

/// The output of a parity is known once its inputs are: mostly at the first look.
constexpr int passes_over_parities = 3;

class LookAhead {
  public:
    LookAhead(Definitions& definitions, std::uint32_t variables, AdderQuestions& questions, Adders& adders,
              core::Effort& effort)
        : definitions_(definitions),
          questions_(questions),
          adders_(adders),
          effort_(effort),
          half_of_(variables, nullptr),
          defining_(variables, nullptr),
          is_of_half_(variables, false),
          is_in_part_(variables, false) {
        for (const AdderCell& cell : adders.cells) {
            if (!cell.carry) continue;
            half_of_[cell.sum.variable().index()] = &cell;
            for (const Literal literal : {cell.sum, *cell.carry}) is_of_half_[literal.variable().index()] = true;
            half_sums_.push_back(sorted(cell.one, cell.two, cell.sum));
        }
        std::ranges::sort(half_sums_);
    }

    void run() {
        if (half_sums_.empty()) return;
        choose_definitions();
        if (sums_.empty() || effort_.left() < defining_.size()) return;
        const RandomValues values(definitions_, defining_, effort_);
        values_ = &values;
        for (const Definition* const sum : sums_) {
            if (!effort_.spend(2)) break;
            if (!values.is_constant(sum->output)) find_carry(*sum);  // else it compares equal literals
        }
        if (found_.empty()) return;
        find_constants();
        find_equal();
        adders_.cells.insert(adders_.cells.end(), found_.begin(), found_.end());
    }

  private:
    using Three = std::array<Variable, 3>;

    static Three sorted(Literal one, Literal two, Literal three) {
        Three all = {one.variable(), two.variable(), three.variable()};
        std::ranges::sort(all);
        return all;
    }

    /// A gate defines its output. A parity has three outputs: it is the sum of a half adder, or else the one that nothing
    /// defines but this.
    void choose_definitions() {
        std::vector<const Definition*> open;
        for (const Definition& definition : definitions_.list) {
            const Variable output = definition.output.variable();
            const Definition*& own = defining_[output.index()];
            if (definition.operation != Operation::parity) {
                if (own == nullptr) own = &definition;
            } else if (definition.input_count == 2) {
                const std::span<const Literal> inputs = definitions_.inputs(definition);
                const Three all = sorted(definition.output, inputs[0], inputs[1]);
                const AdderCell* const half = half_of_[output.index()];
                if (!std::ranges::binary_search(half_sums_, all)) {
                    open.push_back(&definition);
                } else if (own == nullptr && half != nullptr && sorted(half->one, half->two, half->sum) == all) {
                    own = &definition;
                }
            }
        }
        for (int pass = 0; pass < passes_over_parities; ++pass) {
            std::vector<const Definition*> left;
            for (const Definition* const parity : open) {
                if (!effort_.spend(1)) return;
                const Definition*& own = defining_[parity->output.variable().index()];
                if (own != nullptr) continue;
                const bool is_sum = std::ranges::all_of(definitions_.inputs(*parity), [&](Literal input) {
                    return defining_[input.variable().index()] != nullptr;
                });
                if (is_sum) {
                    own = parity;
                    sums_.push_back(parity);
                } else {
                    left.push_back(parity);
                }
            }
            open = std::move(left);
        }
    }

    void find_carry(const Definition& parity) {
        const std::array inputs = {definitions_.inputs(parity)[0], definitions_.inputs(parity)[1]};
        const auto sum = [&](bool flips) { return flips ? ~parity.output : parity.output; };
        for (const std::size_t index : {0U, 1U}) {
            const AdderCell* const half = half_of_[inputs[index].variable().index()];
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
        std::vector<std::uint8_t> asked(half_of_.size(), 0);
        for (const AdderCell& cell : adders_.cells) {
            for (const Literal literal : {cell.one, cell.two}) {
                if (std::exchange(asked[literal.variable().index()], 1) != 0 || !effort_.spend(1)) continue;
                if (!values_->is_constant(literal)) continue;
                const bool holds = ((*values_)[literal][0] & 1U) != 0;
                const std::vector<std::vector<Literal>> conclusions = {{holds ? literal : ~literal}};
                imply(std::array{literal}, conclusions);
            }
        }
    }

    /// The same carry may have been computed in two ways.
    void find_equal() {
        for (const AdderCell& cell : adders_.cells) {
            if (cell.carry) continue;
            values_->each_equal((*values_)[cell.sum], most_equal_values, [&](Literal other) {
                if (other.variable() == cell.sum.variable()) return;
                const std::vector<std::vector<Literal>> conclusions = {{cell.sum, ~other}, {~cell.sum, other}};
                if (imply(std::array{cell.sum, other}, conclusions)) adders_.equal.push_back({cell.sum, other});
            });
        }
    }

    /// Adds the cell with each literal that is its carry. Returns false if there is none.
    bool accept(Literal one, Literal two, Literal sum, std::optional<Literal> generated) {
        RandomValues::Values values = values_of_both(one, two);
        if (generated)
            for (std::size_t word = 0; word < values.size(); ++word) values[word] |= (*values_)[*generated][word];
        const std::size_t before = found_.size();
        values_->each_equal(values, most_equal_values, [&](Literal carry) {
            const AdderCell cell{one, two, carry, sum, generated};
            if (is_implied(cell)) found_.push_back(cell);
        });
        return found_.size() > before;
    }

    bool is_implied(const AdderCell& cell) {
        const Literal carry = *cell.carry;
        std::vector<Literal> literals = {cell.one, cell.two, carry};
        std::vector<std::vector<Literal>> conclusions = {
            {carry, ~cell.one, ~cell.two}, {~carry, cell.one}, {~carry, cell.two}};
        if (cell.generated) {
            literals.push_back(*cell.generated);
            for (const std::size_t index : {1U, 2U}) conclusions[index].push_back(*cell.generated);
            conclusions.push_back({carry, ~*cell.generated});
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
        if (values_of_both(one, two) != RandomValues::Values{}) return false;
        const std::vector<std::vector<Literal>> conclusions = {{~one, ~two}};
        if (!imply(std::array{one, two}, conclusions)) return false;
        found_.push_back({one, two, std::nullopt, sum});
        return true;
    }

    RandomValues::Values values_of_both(Literal one, Literal two) const {
        RandomValues::Values values = (*values_)[one];
        for (std::size_t word = 0; word < values.size(); ++word) values[word] &= (*values_)[two][word];
        return values;
    }

    bool imply(std::span<const Literal> literals, std::span<const std::vector<Literal>> conclusions) {
        if (failures_left_ <= 0 || effort_.exhausted()) return false;
        const bool implied = questions_.imply(part_around(literals), conclusions);
        failures_left_ += implied ? failures_of_success : -1;
        return implied;
    }

    /// The definitions below the literals. What half adders say comes last: between them and the literals are only the
    /// gates that look ahead.
    const cnf::ClauseList& part_around(std::span<const Literal> literals) {
        part_.clear();
        std::array<std::vector<Variable>, 2> visited;  // others, and sums and carries of half adders
        const auto visit = [&](Literal literal) {
            const Variable variable = literal.variable();
            if (is_in_part_[variable.index()]) return;
            is_in_part_[variable.index()] = true;
            visited[is_of_half_[variable.index()] ? 1 : 0].push_back(variable);
        };
        for (const Literal literal : literals) visit(literal);
        std::array<std::size_t, 2> next = {0, 0};
        while (visited[0].size() + visited[1].size() < largest_part) {
            const std::size_t own = next[0] < visited[0].size() ? 0 : 1;
            if (next[own] == visited[own].size()) break;
            const Definition* const definition = defining_[visited[own][next[own]++].index()];
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
            case Operation::conjunction:
                clause = {output};
                for (const Literal input : inputs) {
                    part_.clause(std::array{~output, input});
                    clause.push_back(~input);
                }
                part_.clause(clause);
                break;
            case Operation::parity:
                // Each clause excludes an assignment of the inputs with a wrong output.
                for (unsigned signs = 0; signs < 1U << inputs.size(); ++signs) {
                    clause = {std::popcount(signs) % 2 != 0 ? output : ~output};
                    for (std::size_t index = 0; index < inputs.size(); ++index)
                        clause.push_back((signs >> index & 1U) != 0 ? ~inputs[index] : inputs[index]);
                    part_.clause(clause);
                }
                break;
            case Operation::choice:
                for (const Literal value : {output, ~output}) {
                    part_.clause(std::array{value, ~inputs[0], value == output ? ~inputs[1] : inputs[1]});
                    part_.clause(std::array{value, inputs[0], value == output ? ~inputs[2] : inputs[2]});
                }
                break;
        }
    }

    Definitions& definitions_;
    AdderQuestions& questions_;
    Adders& adders_;
    core::Effort& effort_;
    std::vector<Three> half_sums_;             ///< of half adders, sorted
    std::vector<const AdderCell*> half_of_;    ///< by variable: the half adder whose sum it is
    std::vector<const Definition*> defining_;  ///< by variable
    std::vector<const Definition*> sums_;      ///< parities of no half adder, with their outputs
    const RandomValues* values_ = nullptr;
    std::vector<AdderCell> found_;
    int failures_left_ = most_failures;
    cnf::ClauseList part_;
    std::vector<bool> is_of_half_;  ///< by variable: the sum or the carry of a half adder
    std::vector<bool> is_in_part_;  ///< by variable, while a part is made
};

}  // namespace

void look_ahead(Definitions& definitions, std::uint32_t variables, AdderQuestions& questions, Adders& adders,
                core::Effort& effort) {
    LookAhead(definitions, variables, questions, adders, effort).run();
}

}  // namespace satdoku::reason
