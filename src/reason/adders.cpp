#include "adder_values.hpp"
#include "exclusions.hpp"
#include "look_ahead.hpp"

#include <satdoku/cnf/occurrences.hpp>
#include <satdoku/reason/adders.hpp>

#include <algorithm>
#include <compare>
#include <cstddef>
#include <set>
#include <utility>

namespace satdoku::reason {

namespace {

using cnf::Literal;
using cnf::Variable;

/// The parity of the three variables is odd, or not.
struct Triple {
    Variable one, two;
    Variable third;
    bool odd;
    auto operator<=>(const Triple&) const = default;
};

/// output = one & two, with the variable of `one` below that of `two`.
struct Conjunction {
    Literal output;
    Literal one;
    Literal two;
};

class Finder {
  public:
    Finder(Definitions& definitions, std::uint32_t variables, AdderQuestions& questions, core::Effort& effort)
        : definitions_(definitions),
          questions_(questions),
          effort_(effort),
          conjunctions_(pairs(definitions)),
          defining_(std::size_t{2} * variables,
                    [&](auto&& item) {
                        for (std::uint32_t index = 0; index < conjunctions_.size(); ++index)
                            item(conjunctions_[index].output, index);
                    }),
          is_parity_(conjunctions_.size(), false),
          is_added_(variables, false) {
        find_triples(definitions);
    }

    Adders run() {
        for (const Conjunction& gate : conjunctions_) {
            if (!effort_.spend(2)) return {};
            add_half(gate);
        }
        mark_added();
        if (cells_.empty()) return {};
        values_.emplace(definitions_, static_cast<std::uint32_t>(is_added_.size()), cells_, effort_);
        sort_topologically();
        find_exclusive();
        look_ahead(definitions_, *values_, questions_, found_, effort_);
        mark_added();
        sort_topologically();
        if (values_->random()) find_exclusions(found_, open_, *values_->random(), questions_, effort_);
        mark_added();
        found_.xors = compared();
        return std::move(found_);
    }

  private:
    void mark_added() {
        for (const AdderCell& cell : cells_)
            for (const Literal literal : {cell.one, cell.two, cell.carry.value_or(cell.sum), cell.sum})
                is_added_[literal.variable().index()] = true;
    }

    // ---- Cells whose two literals exclude each other: one + two = sum, without a carry

    /// Adds those that propagation finds; open_ gets those that random values leave possible.
    void find_exclusive() {
        ask_signs_of_halves();
        ask_other_xors();
        ask_negated_conjunctions();
    }

    /// a ^ b = s of a half adder is also ~a ^ b = ~s, and so on: another circuit may have needed the AND of these.
    void ask_signs_of_halves() {
        for (std::size_t index = 0, halves = cells_.size(); index < halves && effort_.spend(2); ++index) {
            const AdderCell half = cells_[index];
            each_sign(half.one, half.two, half.sum, [&](const AdderCell& cell) {
                const bool is_own = cell.one == half.one && cell.two == half.two;
                if (!is_own && is_never_both(cell.one, cell.two)) consider(cell, true);
            });
        }
    }

    /// XORs of no half adder: the AND may be gone because it is always false. Such circuits have few of them, and then
    /// their random values are often wrong.
    void ask_other_xors() {
        int misses_left = most_misses;
        for (const Triple& triple : triples_) {
            if (!effort_.spend(1) || misses_left <= 0) break;
            if (!is_added_[triple.one.index()] || !is_added_[triple.two.index()] || is_half(triple)) continue;
            const Literal sum(triple.third, triple.odd);
            each_sign(Literal(triple.one, false), Literal(triple.two, false), sum, [&](const AdderCell& cell) {
                misses_left += consider(cell, is_never_both(cell.one, cell.two)) ? misses_of_success : -1;
            });
        }
    }

    /// The negation of an AND gate is an OR gate, "either of its negated inputs"; if they exclude each other, it is also
    /// their sum. The output of an XOR is left out: half adders say the same.
    void ask_negated_conjunctions() {
        std::vector<const Conjunction*> sorted;
        for (std::size_t index = 0; index < conjunctions_.size(); ++index)
            if (!is_parity_[index]) sorted.push_back(&conjunctions_[index]);
        std::ranges::stable_sort(sorted, {}, [&](const auto* gate) { return topological_index(gate->output); });
        for (const Conjunction* const gate : sorted) {
            if (!effort_.spend(2)) break;
            ask_either(~gate->one, ~gate->two, *gate);
            // Of an XOR of two that exclude each other "one but not two, or two" may be left: it is "one or two".
            for (const auto& [but_not, two] : {std::pair(~gate->one, ~gate->two), std::pair(~gate->two, ~gate->one)})
                for (const std::uint32_t index : defining_[but_not])
                    if (const auto& [output, left, right] = conjunctions_[index]; left == ~two || right == ~two)
                        ask_either(left == ~two ? right : left, two, *gate);
        }
    }

    void ask_either(Literal one, Literal two, const Conjunction& gate) {
        if (!is_added_[one.variable().index()] || !is_added_[two.variable().index()]) return;
        if (one.variable() == gate.output.variable()) return;  // definitions may form a cycle
        if (is_never_both(one, two)) consider({one, two, std::nullopt, ~gate.output}, true);
    }

    /// Returns true if the cell holds or, as far as random values show, may hold.
    bool consider(const AdderCell& cell, bool is_possible) {
        const auto [one, two] = std::minmax(cell.one, cell.two);
        // An XOR of AND gates has two half adders, which ask the same.
        if (!considered_.insert({one, two, cell.sum}).second) return true;
        const bool excluded = questions_.exclude(std::array{cell.one, cell.two});
        if (!is_possible && !excluded) return false;
        (excluded ? cells_ : open_).push_back(cell);
        is_added_[cell.sum.variable().index()] = true;
        return true;
    }

    bool is_never_both(Literal one, Literal two) const {
        return !values_->random() || values_->random()->both(one, two) == RandomValues::Values{};
    }

    static void each_sign(Literal one, Literal two, Literal sum, auto&& action) {
        for (const bool first : {false, true})
            for (const bool second : {false, true})
                action(AdderCell{second ? ~one : one, first ? ~two : two, std::nullopt, first != second ? ~sum : sum});
    }

    bool is_half(const Triple& triple) const {
        const std::array all = {triple.one, triple.two, triple.third};
        return std::ranges::any_of(all, [&](Variable each) {
            const AdderCell* const half = values_->half_of(each);
            return half != nullptr &&
                   std::ranges::is_permutation(
                       all, std::array{half->one.variable(), half->two.variable(), half->sum.variable()});
        });
    }

    std::uint32_t topological_index(Literal literal) const {
        return found_.topological_index[literal.variable().index()];
    }

    static std::vector<Conjunction> pairs(Definitions& definitions) {
        std::vector<Conjunction> result;
        for (const Definition& definition : definitions.list) {
            if (definition.operation != Operation::conjunction || definition.input_count != 2) continue;
            const std::span<const Literal> inputs = definitions.inputs(definition);
            const auto [one, two] = std::minmax(inputs[0], inputs[1]);
            const Variable output = definition.output.variable();
            if (one.variable() == two.variable() || one.variable() == output || two.variable() == output) continue;
            result.push_back({definition.output, one, two});
        }
        return result;
    }

    void find_triples(Definitions& definitions) {
        for (const Definition& definition : definitions.list) {
            if (definition.operation != Operation::parity || definition.input_count != 2) continue;
            const std::span<const Literal> inputs = definitions.inputs(definition);
            add_triple(definition.output, inputs[0], inputs[1]);
        }
        // Of conjunctions: -(a & b) & -(-a & -b).
        for (std::size_t index = 0; index < conjunctions_.size(); ++index) {
            const Conjunction& gate = conjunctions_[index];
            for (const std::uint32_t both : defining_[~gate.one]) {
                for (const std::uint32_t neither : defining_[~gate.two]) {
                    if (!effort_.spend(1)) return;
                    const Conjunction& first = conjunctions_[both];
                    const Conjunction& second = conjunctions_[neither];
                    if (first.one != ~second.one || first.two != ~second.two) continue;
                    is_parity_[index] = true;
                    add_triple(gate.output, first.one, first.two);
                }
            }
        }
        std::sort(triples_.begin(), triples_.end());
        triples_.erase(std::unique(triples_.begin(), triples_.end()), triples_.end());
    }

    /// The parities of which at least two variables are added.
    std::vector<EvenTriple> compared() const {
        std::vector<EvenTriple> result;
        for (const Triple& triple : triples_) {
            if (triple.third < triple.two) continue;  // each is there in three orders
            const std::array all = {triple.one, triple.two, triple.third};
            if (std::ranges::count_if(all, [&](Variable each) { return is_added_[each.index()]; }) < 2) continue;
            result.push_back({Literal(all[0], false), Literal(all[1], false), Literal(all[2], triple.odd)});
        }
        // The lowest bits of results first: the equality of one makes that of the next known.
        const auto level = [&](const EvenTriple& triple) {
            std::uint32_t last = 0;
            for (const Literal literal : triple) last = std::max(last, levels_[literal.variable().index()]);
            return last;
        };
        std::ranges::stable_sort(result, {}, level);
        return result;
    }

    /// Walks from each variable that is added or the output of a gate to its definitions, as deep as they go, and numbers
    /// it on return.
    void sort_topologically() {
        constexpr std::uint32_t open = 0xFFFFFFFFU;
        std::vector<const AdderCell*> cells(is_added_.size(), nullptr);
        for (const AdderCell& cell : cells_) {
            if (!cell.generated) continue;
            for (const Literal output : {cell.sum, *cell.carry}) cells[output.variable().index()] = &cell;
        }
        const auto each_input = [&](Variable variable, auto&& action) {
            const Definition* const definition = values_->defining(variable);
            if (definition != nullptr)
                for (const Literal input : definitions_.inputs(*definition)) action(input.variable());
            const AdderCell* const cell = cells[variable.index()];
            if (cell == nullptr) return;
            action(cell->one.variable());
            action(cell->two.variable());
            if (cell->carry->variable() == variable) action(cell->generated->variable());
        };
        found_.topological_index.assign(is_added_.size(), 0);
        levels_.assign(is_added_.size(), 0);
        std::uint32_t last = 0;
        std::vector<bool> is_root = is_added_;
        for (const Conjunction& gate : conjunctions_) is_root[gate.output.variable().index()] = true;
        std::vector<Variable> path;
        for (std::uint32_t root = 0; root < is_root.size(); ++root) {
            if (is_root[root]) path.push_back(Variable(root));
            while (!path.empty()) {
                const Variable variable = path.back();
                std::uint32_t& own = found_.topological_index[variable.index()];
                if (own != 0) {
                    if (own == open) {
                        own = ++last;
                        std::uint32_t level = 0;
                        each_input(variable, [&](Variable input) { level = std::max(level, levels_[input.index()]); });
                        levels_[variable.index()] = level + 1;
                    }
                    path.pop_back();
                    continue;
                }
                own = open;
                each_input(variable, [&](Variable input) {
                    if (found_.topological_index[input.index()] == 0) path.push_back(input);
                });
            }
        }
    }

    /// The output is the parity of the two others.
    void add_triple(Literal output, Literal first, Literal second) {
        const bool odd = output.negative() != (first.negative() != second.negative());
        Variable all[] = {output.variable(), first.variable(), second.variable()};
        std::sort(std::begin(all), std::end(all));
        if (all[0] == all[1] || all[1] == all[2]) return;
        triples_.push_back({all[0], all[1], all[2], odd});
        triples_.push_back({all[0], all[2], all[1], odd});
        triples_.push_back({all[1], all[2], all[0], odd});
    }

    /// Calls action(literal) for each literal that is the parity of the two.
    void each_sum(Literal one, Literal two, auto&& action) const {
        const auto [low, high] = std::minmax(one, two);
        const auto same = [](const Triple& triple) { return std::pair(triple.one, triple.two); };
        for (const Triple& triple :
             std::ranges::equal_range(triples_, std::pair(low.variable(), high.variable()), {}, same))
            action(Literal(triple.third, triple.odd != (one.negative() != two.negative())));
    }

    void add_half(const Conjunction& gate) {
        each_sum(gate.one, gate.two, [&](Literal sum) {
            if (sum.variable() != gate.output.variable()) cells_.push_back({gate.one, gate.two, gate.output, sum});
        });
    }

    Definitions& definitions_;
    AdderQuestions& questions_;
    core::Effort& effort_;
    const std::vector<Conjunction> conjunctions_;
    const cnf::Occurrences<std::uint32_t> defining_;  ///< by literal: conjunctions whose output it is
    std::vector<Triple> triples_;                     ///< each in three orders, sorted
    std::vector<bool> is_parity_;                     ///< by conjunction
    std::vector<bool> is_added_;                      ///< by variable: in a half adder, at the end also carries
    Adders found_;
    std::vector<AdderCell>& cells_ = found_.cells;
    std::vector<std::uint32_t> levels_;            ///< by variable: the longest path from inputs to it
    std::optional<AdderValues> values_;            ///< set by run()
    std::vector<AdderCell> open_;                  ///< hold if their two literals exclude each other
    std::set<std::array<Literal, 3>> considered_;  ///< by consider()
};

}  // namespace

Adders find_adders(Definitions& definitions, std::uint32_t variables, AdderQuestions& questions, core::Effort& effort) {
    return Finder(definitions, variables, questions, effort).run();
}

}  // namespace satdoku::reason
