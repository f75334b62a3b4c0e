#include "adders.hpp"
#include <satdoku/cnf/occurrences.hpp>
#include <satdoku/core/sorted.hpp>
#include <set>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

/// The XOR of the three variables is true (odd), or false.
struct Triple {
    Variable one, two;
    Variable third;
    bool odd;
    auto operator<=>(const Triple&) const = default;
};

/// output = one & two, with the variable of `one` below that of `two`.
struct AndGate {
    Literal output;
    Literal one;
    Literal two;
};

class Finder {
  public:
    Finder(Definitions& definitions, std::uint32_t variables, AdderFormula& formula, bool is_by_clauses,
           core::Effort& effort)
        : definitions_(definitions), formula_(formula), is_by_clauses_(is_by_clauses), effort_(effort),
          and_gates_(pairs(definitions)),
          defining_(std::size_t{2} * variables,
                    [&](auto&& item) {
                        for (std::uint32_t index = 0; index < and_gates_.size(); ++index)
                            item(and_gates_[index].output, index);
                    }),
          is_of_xor_(and_gates_.size(), false), is_added_(variables, false) {
        find_triples(definitions);
    }

    Adders run() {
        for (const AndGate& gate : and_gates_) {
            if (!effort_.spend(2)) return {};
            add_half_adder(gate);
        }
        mark_added();
        if (cells_.empty()) return {};
        values_.emplace(definitions_, static_cast<std::uint32_t>(is_added_.size()), cells_, effort_);
        sort_topologically();
        find_exclusive();
        carry_lookahead(definitions_, *values_, formula_, found_, effort_);
        mark_added();
        sort_topologically();
        if (values_->random()) find_exclusions(found_, open_, *values_->random(), is_by_clauses_, formula_, effort_);
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
        ask_signs_of_half_adders();
        ask_other_xors();
        ask_or_gates();
    }

    /// a ^ b = s of a half adder is also ~a ^ b = ~s, and so on: another circuit may have needed the AND of these.
    void ask_signs_of_half_adders() {
        for (std::size_t index = 0, count = cells_.size(); index < count && effort_.spend(2); ++index) {
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
            if (!is_added_[triple.one.index()] || !is_added_[triple.two.index()] || is_of_half_adder(triple)) continue;
            const Literal sum(triple.third, triple.odd);
            each_sign(Literal(triple.one, false), Literal(triple.two, false), sum, [&](const AdderCell& cell) {
                misses_left += consider(cell, is_never_both(cell.one, cell.two)) ? misses_of_success : -1;
            });
        }
    }

    /// The negation of an AND gate is an OR gate, "either of its negated inputs"; if they exclude each other, it is also
    /// their sum. The output of an XOR is left out: half adders say the same.
    void ask_or_gates() {
        std::vector<const AndGate*> sorted;
        for (std::size_t index = 0; index < and_gates_.size(); ++index)
            if (!is_of_xor_[index]) sorted.push_back(&and_gates_[index]);
        std::ranges::stable_sort(sorted, {}, [&](const auto* gate) { return topological_index(gate->output); });
        for (const AndGate* const gate : sorted) {
            if (!effort_.spend(2)) break;
            ask_either(~gate->one, ~gate->two, *gate);
            // Of an XOR of two that exclude each other "one but not two, or two" may be left: it is "one or two".
            for (const auto& [but_not, two] : {std::pair(~gate->one, ~gate->two), std::pair(~gate->two, ~gate->one)})
                for (const std::uint32_t index : defining_[but_not])
                    if (const auto& [output, left, right] = and_gates_[index]; left == ~two || right == ~two)
                        ask_either(left == ~two ? right : left, two, *gate);
        }
    }

    void ask_either(Literal one, Literal two, const AndGate& gate) {
        if (!is_added_[one.variable().index()] || !is_added_[two.variable().index()]) return;
        if (one.variable() == gate.output.variable()) return;  // definitions may form a cycle
        if (is_never_both(one, two)) consider({one, two, std::nullopt, ~gate.output}, true);
    }

    /// Returns true if the cell holds or, as far as random values show, may hold.
    bool consider(const AdderCell& cell, bool is_possible) {
        const auto [one, two] = std::minmax(cell.one, cell.two);
        // An XOR of AND gates has two half adders, which ask the same.
        if (!considered_.insert({one, two, cell.sum}).second) return true;
        const bool excluded = formula_.exclude(std::array{cell.one, cell.two});
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

    bool is_of_half_adder(const Triple& triple) const {
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

    static std::vector<AndGate> pairs(Definitions& definitions) {
        std::vector<AndGate> result;
        for (const Definition& definition : definitions.list) {
            if (definition.operation != Operation::and_gate || definition.input_count != 2) continue;
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
            if (definition.operation != Operation::xor_gate || definition.input_count != 2) continue;
            const std::span<const Literal> inputs = definitions.inputs(definition);
            add_triple(definition.output, inputs[0], inputs[1]);
        }
        // Of AND gates: -(a & b) & -(-a & -b).
        for (std::size_t index = 0; index < and_gates_.size(); ++index) {
            const AndGate& gate = and_gates_[index];
            for (const std::uint32_t both : defining_[~gate.one]) {
                for (const std::uint32_t neither : defining_[~gate.two]) {
                    if (!effort_.spend(1)) return;
                    const AndGate& first = and_gates_[both];
                    const AndGate& second = and_gates_[neither];
                    if (first.one != ~second.one || first.two != ~second.two) continue;
                    is_of_xor_[index] = true;
                    add_triple(gate.output, first.one, first.two);
                }
            }
        }
        core::sort_unique(triples_);
    }

    /// The XORs of which at least two variables are added.
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
            if (!cell.generate) continue;
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
            if (cell->carry->variable() == variable) action(cell->generate->variable());
        };
        found_.topological_index.assign(is_added_.size(), 0);
        levels_.assign(is_added_.size(), 0);
        std::uint32_t last = 0;
        std::vector<bool> is_root = is_added_;
        for (const AndGate& gate : and_gates_) is_root[gate.output.variable().index()] = true;
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

    /// The output is the XOR of the two others.
    void add_triple(Literal output, Literal first, Literal second) {
        const bool odd = output.negative() != (first.negative() != second.negative());
        Variable all[] = {output.variable(), first.variable(), second.variable()};
        std::sort(std::begin(all), std::end(all));
        if (all[0] == all[1] || all[1] == all[2]) return;
        triples_.push_back({all[0], all[1], all[2], odd});
        triples_.push_back({all[0], all[2], all[1], odd});
        triples_.push_back({all[1], all[2], all[0], odd});
    }

    /// Calls action(literal) for each literal that is the XOR of the two.
    void each_sum(Literal one, Literal two, auto&& action) const {
        const auto [low, high] = std::minmax(one, two);
        const auto same = [](const Triple& triple) { return std::pair(triple.one, triple.two); };
        for (const Triple& triple :
             std::ranges::equal_range(triples_, std::pair(low.variable(), high.variable()), {}, same))
            action(Literal(triple.third, triple.odd != (one.negative() != two.negative())));
    }

    void add_half_adder(const AndGate& gate) {
        each_sum(gate.one, gate.two, [&](Literal sum) {
            if (sum.variable() != gate.output.variable()) cells_.push_back({gate.one, gate.two, gate.output, sum});
        });
    }

    Definitions& definitions_;
    AdderFormula& formula_;
    const bool is_by_clauses_;
    core::Effort& effort_;
    const std::vector<AndGate> and_gates_;
    const cnf::Occurrences<std::uint32_t> defining_;  ///< by literal: AND gates whose output it is
    std::vector<Triple> triples_;                     ///< each in three orders, sorted
    std::vector<bool> is_of_xor_;                     ///< by AND gate: the output is an XOR
    std::vector<bool> is_added_;                      ///< by variable: in a half adder, at the end also carries
    Adders found_;
    std::vector<AdderCell>& cells_ = found_.cells;
    std::vector<std::uint32_t> levels_;            ///< by variable: the longest path from inputs to it
    std::optional<AdderValues> values_;            ///< set by run()
    std::vector<AdderCell> open_;                  ///< hold if their two literals exclude each other
    std::set<std::array<Literal, 3>> considered_;  ///< by consider()
};
}  // namespace

Adders find_adders(Definitions& definitions, std::uint32_t variables, AdderFormula& formula, bool is_by_clauses,
                   core::Effort& effort) {
    return Finder(definitions, variables, formula, is_by_clauses, effort).run();
}

namespace {
/// Only arithmetic has carries that are not half adders': each one is worth this many ticks of adding up.
constexpr std::uint64_t ticks_of_carry = 20'000;
/// With a proof by clauses, whose steps grow with the length of columns.
constexpr std::uint64_t proof_ticks_of_carry = 200'000;

/// Adds the literals of cells that are known.
void add_known(const AdderFormula& formula, Adders& adders) {
    for (const AdderCell& cell : adders.cells) {
        for (const std::optional<Literal>& literal :
             {std::optional(cell.one), std::optional(cell.two), std::optional(cell.sum), cell.carry, cell.generate}) {
            if (!literal || formula.value(*literal) == 0) continue;
            adders.known.push_back(formula.value(*literal) > 0 ? *literal : ~*literal);
        }
    }
    core::sort_unique(adders.known);
}
}  // namespace

bool add_up_adders(const cnf::ClauseList& clauses, AdderFormula& formula, const CountingProof& proof,
                   core::Effort& effort) {
    const bool is_by_clauses = proof.clauses != nullptr && proof.planes == nullptr;
    Definitions definitions = find_definitions(clauses, effort);
    Adders adders = find_adders(definitions, clauses.variable_count(), formula, is_by_clauses, effort);
    const auto carries = static_cast<std::uint64_t>(
        std::ranges::count_if(adders.cells, [](const AdderCell& cell) { return !cell.carry || cell.generate; }));
    if (!formula.propagate()) return carries > 0;
    add_exclusions(adders, formula, proof);
    if (!formula.propagate()) return carries > 0;
    add_known(formula, adders);
    core::Effort adding =
        effort.part(effort.left() + (is_by_clauses ? proof_ticks_of_carry : ticks_of_carry) * carries);
    sum_adders(adders, formula, proof, adding);
    effort.spend(adding.spent());
    formula.propagate();
    return carries > 0;
}
}  // namespace satdoku::reason
