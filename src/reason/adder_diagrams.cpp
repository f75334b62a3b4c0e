// Proves sums of adders by clauses alone. An equation becomes a decision diagram over its variables: a node is the rest
// of the sum that the variables from its level on still have to give, with a literal that says so. For a + b - c = 0:
//
//     level a        0           the root, which is true
//                  /   .         / the variable is true, . it is false
//     level b   -1       0
//              /  .    /  .
//     level c     -1     0       -2 has no node: c gives 0 or -1
//
// Diagrams of two equations give the diagram of their sum, from the last variable to the first: for each two nodes that
// a common assignment leads to, "if both, then the node of the sum", by the cases of the variable. Nodes have the rests
// of whole numbers, so that a diagram is as wide as the sums of its variables differ: columns of adders have few. The
// steps for a sum are as many as such pairs. Halving changes nothing.
//
// After Bryant and Heule, "Generating extended resolution proofs with a BDD-based SAT solver", TACAS 2021, and Bryant,
// Biere and Heule, "Clausal proofs for pseudo-Boolean reasoning", TACAS 2022.
#include "adder_proof.hpp"
#include <satdoku/core/sorted.hpp>
#include <deque>
#include <map>
#include <numeric>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

/// Larger sums are not proved.
constexpr std::int64_t most_of_diagram = std::int64_t{1} << 50;

/// Ticks of adding or removing a clause.
constexpr std::uint64_t ticks_of_clause = 4;

/// Of a few literals; true if it has opposite ones or `truth`, whose negation it does not contain.
class Step {
  public:
    Step(std::initializer_list<Literal> literals, Literal truth) {
        for (const Literal literal : literals) add(literal, truth);
    }
    void add(Literal literal, Literal truth) {
        const auto has = [&](Literal each) { return std::ranges::find(literals_, each) != literals_.end(); };
        is_true_ = is_true_ || literal == truth || has(~literal);
        if (literal != ~truth && !has(literal)) literals_.push_back(literal);
    }
    bool is_true() const { return is_true_; }
    operator std::span<const Literal>() const { return literals_; }  // NOLINT(google-explicit-constructor)

  private:
    std::vector<Literal> literals_;
    bool is_true_ = false;
};

/// The sum of the terms is `sum`; the greatest common divisor of all numbers is 1, if there is an assignment at all.
struct Diagram {
    struct Term {
        std::uint64_t place;  ///< in the order of all variables
        Variable variable;
        std::int64_t coefficient;
    };
    std::vector<Term> terms;
    std::int64_t sum = 0;
    /// By level, then by rest. What cannot be reached or has no next node is missing; the last level has 0 alone.
    std::vector<std::map<std::int64_t, Literal>> nodes;
};

class DiagramProof final : public AdderProof {
  public:
    DiagramProof(Derivation& derivation, AdderFormula& formula, std::span<const std::uint32_t> topological_index,
                 core::Effort& effort)
        : derivation_(derivation), formula_(formula), topological_index_(topological_index), effort_(effort),
          truth_(derivation.fresh(), false) {}

    Proved prove(const AdderCell& cell) override {
        const auto& [one, two, carry, sum, generate] = cell;
        std::vector<cnf::Term> terms = {{1, one}, {1, two}, {-1, sum}};
        std::vector<std::vector<Literal>> clauses = {{one, two, ~sum}};
        const std::array<std::array<Literal, 2>, 3> pairs = {{{sum, ~one}, {sum, ~two}, {~one, ~two}}};
        for (const auto& [first, second] : pairs) {
            clauses.push_back({first, second});
            if (carry) clauses.back().push_back(*carry);
            if (generate) clauses.push_back({~*generate, first, second});
        }
        if (carry) {
            terms.push_back({-2, *carry});
            clauses.push_back({~one, ~two, ~sum});
            for (const Literal literal : {one, two}) {
                clauses.push_back({~*carry, literal});
                if (generate) clauses.back().push_back(*generate);
            }
        }
        if (generate) {
            terms.push_back({2, *generate});
            clauses.push_back({*carry, ~*generate});
        }
        return enter(terms, 0, clauses);
    }
    Proved prove_equal(Literal left, Literal right) override {
        return enter({{1, left}, {-1, right}}, 0, {{left, ~right}, {~left, right}});
    }
    Proved prove_true(Literal literal) override { return enter({{1, literal}}, 1, {{literal}}); }
    Proved prove_true(const EqualAddends& addends) override {
        failed_ = failed_ || !formula_.prove(std::array{addends.literal, addends.one});
        return prove_true(addends.literal);
    }

    Proved sum(std::span<const Summand> summands) override {
        Proved result = times(summands[0]);
        bool is_own = false;
        for (const Summand& summand : summands.subspan(1)) {
            const Proved next = add(result, times(summand));
            if (is_own) forget(diagrams_[result[0]]);
            result = next;
            is_own = true;
        }
        return result;
    }
    Proved halve(const Proved& equation) override {
        return {equation[0], static_cast<std::uint64_t>(factor(equation) / 2)};
    }
    bool conclude_equal(std::span<const Summand> summands, const std::array<OddTerm, 2>& terms) override {
        const Proved total = sum(summands);
        const Literal one = terms[0].literal;
        const Literal two = terms[1].literal;
        for (const auto& [first, second] : {std::pair(one, ~two), std::pair(~one, two)})
            if (may_continue()) conclude(total, first, second);
        if (summands.size() > 1) forget(diagrams_[total[0]]);
        return may_continue();
    }
    /// The sum has ended with the empty clause.
    bool refute(const Proved&, bool) override { return may_continue(); }

    void forget_all() override {
        for (Diagram& diagram : diagrams_) forget(diagram);
    }

  private:
    /// The rests of nodes that an assignment leads to together.
    using Rests = std::array<std::int64_t, 2>;

    // ---- Equations

    static std::int64_t factor(const Proved& proved) { return static_cast<std::int64_t>(proved[1]); }
    static Proved times(const Summand& summand) {
        return {summand.proved[0], static_cast<std::uint64_t>(factor(summand.proved) * summand.times)};
    }
    Proved keep(Diagram diagram, std::int64_t factor) {
        diagrams_.push_back(std::move(diagram));
        return {diagrams_.size() - 1, static_cast<std::uint64_t>(factor)};
    }
    bool may_continue() const { return !failed_ && !effort_.exhausted(); }

    Diagram equation(std::span<const cnf::Term> terms, std::int64_t sum) const {
        Diagram result{{}, sum, {}};
        for (const auto& [coefficient, literal] : terms) {
            const Variable variable = literal.variable();
            const std::uint64_t level = topological_index_[variable.index()];
            const bool negative = literal.negative();  // 1 minus the variable
            result.terms.push_back({level << 32U | variable.index(), variable, negative ? -coefficient : coefficient});
            if (negative) result.sum -= coefficient;
        }
        std::ranges::sort(result.terms, {}, &Diagram::Term::place);
        return result;
    }

    /// Divides all numbers by what divides them, and returns it.
    static std::int64_t reduce(Diagram& diagram) {
        std::int64_t divisor = 0;
        for (const Diagram::Term& term : diagram.terms) divisor = std::gcd(divisor, term.coefficient);
        if (divisor == 0 || diagram.sum % divisor != 0) return 1;
        for (Diagram::Term& term : diagram.terms) term.coefficient /= divisor;
        diagram.sum /= divisor;
        return divisor;
    }

    // ---- Nodes

    Literal node(const Diagram& diagram, std::size_t level, std::int64_t rest) const {
        const auto found = diagram.nodes[level].find(rest);
        return found == diagram.nodes[level].end() ? ~truth_ : found->second;
    }
    /// The node that follows if the variable has this value.
    Literal next(const Diagram& diagram, std::size_t level, std::int64_t rest, bool value) const {
        return node(diagram, level + 1, rest - (value ? diagram.terms[level].coefficient : 0));
    }
    /// The literal that is false if the variable has this value.
    static Literal unless(const Diagram& diagram, std::size_t level, bool value) {
        return {diagram.terms[level].variable, value};
    }
    /// If the node and this value, then the next one.
    Step down(const Diagram& diagram, std::size_t level, std::int64_t rest, bool value) const {
        return step({~node(diagram, level, rest), unless(diagram, level, value), next(diagram, level, rest, value)});
    }
    /// If this value and the next one, then the node.
    Step up(const Diagram& diagram, std::size_t level, std::int64_t rest, bool value) const {
        return step({node(diagram, level, rest), unless(diagram, level, value), ~next(diagram, level, rest, value)});
    }

    /// Defines the nodes, the last level first.
    void define(Diagram& diagram) {
        const std::size_t levels = diagram.terms.size();
        std::vector<std::vector<std::int64_t>> rests(levels + 1);
        // What the terms from a level on can give at least, at most, and only multiples of what.
        std::vector<std::array<std::int64_t, 3>> reach(levels + 1, {0, 0, 0});
        for (std::size_t level = levels; level-- > 0;) {
            const std::int64_t own = diagram.terms[level].coefficient;
            const auto& [least, most, divisor] = reach[level + 1];
            reach[level] = {least + std::min<std::int64_t>(own, 0), most + std::max<std::int64_t>(own, 0),
                            std::gcd(divisor, own)};
            if (std::max(-reach[level][0], reach[level][1]) > most_of_diagram) failed_ = true;
        }
        if (failed_) return;
        const auto enter = [&](std::size_t level, std::int64_t rest) {
            const auto& [least, most, divisor] = reach[level];
            if (rest >= least && rest <= most && (divisor == 0 || rest % divisor == 0)) rests[level].push_back(rest);
        };
        enter(0, diagram.sum);
        for (std::size_t level = 0; level < levels && effort_.spend(rests[level].size()); ++level) {
            for (const std::int64_t rest : rests[level]) {
                enter(level + 1, rest);
                enter(level + 1, rest - diagram.terms[level].coefficient);
            }
            core::sort_unique(rests[level + 1]);
        }
        diagram.nodes.assign(levels + 1, {});
        if (!may_continue()) return;
        for (const std::int64_t rest : rests[levels]) diagram.nodes[levels].emplace(rest, truth_);
        for (std::size_t level = levels; level-- > 0;) {
            for (const std::int64_t rest : rests[level]) {
                const bool has_next =
                    next(diagram, level, rest, false) != ~truth_ || next(diagram, level, rest, true) != ~truth_;
                if (!has_next) continue;
                diagram.nodes[level].emplace(rest, Literal(derivation_.fresh(), false));
                const std::array<Step, 2> ups = {up(diagram, level, rest, false), up(diagram, level, rest, true)};
                for (const Step& clause : ups)
                    if (pay(clause)) derivation_.define(clause, {});
                const std::vector<std::span<const Literal>> others = reasons(ups);
                for (const bool value : {false, true})
                    if (const Step clause = down(diagram, level, rest, value); pay(clause))
                        derivation_.define(clause, others);
            }
        }
    }

    void each_node(const Diagram& diagram, auto&& action) {
        for (std::size_t level = 0; level < diagram.terms.size() && level < diagram.nodes.size(); ++level)
            for (const auto& [rest, literal] : diagram.nodes[level])
                for (const bool value : {false, true}) action(level, rest, value);
    }
    /// Removes the clauses from the next nodes to a node: only what rests on it needs those from the node on.
    void forget_ups(const Diagram& diagram) {
        each_node(diagram,
                  [&](std::size_t level, std::int64_t rest, bool value) { remove(up(diagram, level, rest, value)); });
    }
    void forget(Diagram& diagram) {
        each_node(diagram,
                  [&](std::size_t level, std::int64_t rest, bool value) { remove(down(diagram, level, rest, value)); });
        diagram.nodes.clear();
    }

    // ---- Clauses

    Step step(std::initializer_list<Literal> literals) const { return {literals, truth_}; }
    bool pay(const Step& clause) {
        effort_.spend(ticks_of_clause);
        return !clause.is_true();
    }
    static std::vector<std::span<const Literal>> reasons(std::span<const Step> steps) {
        std::vector<std::span<const Literal>> result;
        for (const Step& clause : steps)
            if (!clause.is_true()) result.emplace_back(clause);
        return result;
    }
    /// What is true by itself is left out, of the reasons, too.
    void add(const Step& clause, std::span<const Step> by) {
        if (pay(clause)) derivation_.add(clause, reasons(by));
    }
    void remove(const Step& clause) {
        if (pay(clause)) derivation_.remove(clause);
    }

    // ---- An equation that follows from clauses

    Proved enter(std::span<const cnf::Term> terms, std::int64_t sum, std::span<const std::vector<Literal>> clauses) {
        Diagram diagram = equation(terms, sum);
        define(diagram);
        if (may_continue()) {
            failed_ = !std::ranges::all_of(clauses, [&](const auto& clause) { return formula_.prove(clause); });
            if (!failed_) lift(diagram, clauses, {});
            forget_ups(diagram);
        }
        return keep(std::move(diagram), 1);
    }
    Proved enter(std::initializer_list<cnf::Term> terms, std::int64_t sum,
                 std::initializer_list<std::vector<Literal>> clauses) {
        return enter(std::span(terms.begin(), terms.size()), sum, std::span(clauses.begin(), clauses.size()));
    }

    /// Adds: if these literals, the values of the first variables, then the node to which they lead, or the root. So no
    /// clause is one of the formula, which other derivations may use.
    Step lift(const Diagram& diagram, std::span<const std::vector<Literal>> clauses,
              const std::vector<Literal>& values) {
        const std::size_t level = values.size();
        std::int64_t rest = diagram.sum;
        for (std::size_t index = 0; index < level; ++index)
            if (!values[index].negative()) rest -= diagram.terms[index].coefficient;
        Step result = step({node(diagram, level, rest), node(diagram, 0, diagram.sum)});
        for (const Literal literal : values) result.add(~literal, truth_);
        if (result.is_true()) return result;
        if (level == diagram.terms.size()) {
            const auto is_false = [&](const std::vector<Literal>& clause) {
                return std::ranges::all_of(
                    clause, [&](Literal literal) { return std::ranges::find(values, ~literal) != values.end(); });
            };
            Step violated = step({});
            for (const Literal literal : *std::ranges::find_if(clauses, is_false)) violated.add(literal, truth_);
            add(result, std::array{violated});
            return result;
        }
        std::vector<Literal> longer = values;
        longer.emplace_back(diagram.terms[level].variable, true);
        const Step if_false = lift(diagram, clauses, longer);
        longer.back() = ~longer.back();
        const Step if_true = lift(diagram, clauses, longer);
        Step split = result;
        split.add(longer.back(), truth_);
        add(split, std::array{up(diagram, level, rest, false), if_false});
        add(result, std::array{split, up(diagram, level, rest, true), if_true});
        for (const Step& clause : {split, if_false, if_true}) remove(clause);
        return result;
    }

    // ---- The sum of two equations

    Proved add(const Proved& left, const Proved& right) {
        const std::array<std::int64_t, 2> factors = {factor(left), factor(right)};
        const std::array<const Diagram*, 2> parts = {&diagrams_[left[0]], &diagrams_[right[0]]};
        Diagram sum;
        sum.sum = factors[0] * parts[0]->sum + factors[1] * parts[1]->sum;
        each_variable(parts, [&](const Diagram::Term& term, std::array<std::int64_t, 2> coefficients, auto) {
            const std::int64_t both = factors[0] * coefficients[0] + factors[1] * coefficients[1];
            if (both != 0) sum.terms.push_back({term.place, term.variable, both});
        });
        const std::int64_t divisor = reduce(sum);
        define(sum);
        if (may_continue()) {
            const std::vector<Step> by = {root_of(*parts[0]), root_of(*parts[1]),
                                          join(parts, {factors[0], factors[1], divisor}, sum)};
            if (may_continue()) {
                add(root_of(sum), by);
                remove(by[2]);
            }
            forget_ups(sum);
        }
        return keep(std::move(sum), divisor);
    }

    Step root_of(const Diagram& diagram) const { return step({node(diagram, 0, diagram.sum)}); }

    /// Adds the clause (first or second), which holds since the equation has even coefficients apart from theirs, and both
    /// cannot be false by its parity: so not if their sum is 0.
    void conclude(const Proved& equation, Literal first, Literal second) {
        Diagram none = this->equation(std::array{cnf::Term{1, first}, cnf::Term{1, second}}, 0);
        define(none);
        const Diagram& whole = diagrams_[equation[0]];
        Diagram impossible{{}, 1, {}};
        define(impossible);
        if (!may_continue()) return;
        std::vector<Step> by = {root_of(whole), join({&whole, &none}, {1, 1, 0}, impossible)};
        if (!may_continue()) return;
        const Step both = by.back();
        std::int64_t rest = none.sum;
        for (const std::size_t level : {0U, 1U}) {
            const Variable variable = none.terms[level].variable;
            const bool value = (first.variable() == variable ? first : second).negative();
            by.push_back(up(none, level, rest, value));
            if (value) rest -= none.terms[level].coefficient;
        }
        add(step({first, second}), by);
        remove(both);
        forget_ups(none);
        forget(none);
    }

    /// Calls action(term, coefficients, levels) for each variable of the two, in order. @param levels  of the parts there
    void each_variable(const std::array<const Diagram*, 2>& parts, auto&& action) const {
        std::array<std::size_t, 2> levels = {0, 0};
        for (;;) {
            const Diagram::Term* first = nullptr;
            for (const std::size_t part : {0U, 1U}) {
                if (levels[part] == parts[part]->terms.size()) continue;
                const Diagram::Term& term = parts[part]->terms[levels[part]];
                if (first == nullptr || term.place < first->place) first = &term;
            }
            if (first == nullptr) return;
            const Diagram::Term term = *first;
            std::array<std::int64_t, 2> coefficients = {0, 0};
            std::array<std::size_t, 2> after = levels;
            for (const std::size_t part : {0U, 1U}) {
                if (levels[part] == parts[part]->terms.size()) continue;
                const Diagram::Term& own = parts[part]->terms[levels[part]];
                if (own.place != term.place) continue;
                coefficients[part] = own.coefficient;
                ++after[part];
            }
            action(term, coefficients, levels);
            levels = after;
        }
    }

    /// Of a variable of two diagrams and their sum: the levels that it ends or, if it is not in one of them, leaves.
    struct Level {
        Variable variable;
        std::array<std::size_t, 3> levels;
        std::array<std::int64_t, 2> coefficients;
        bool is_in_sum;
    };

    /// Two diagrams, their factors and that of their sum (0: it has no nodes), and the sum.
    struct Join {
        std::array<const Diagram*, 2> parts;
        std::array<std::int64_t, 3> factors;
        const Diagram& sum;
        std::vector<Level> levels;

        std::int64_t rest_of_sum(const Rests& rests) const {
            return factors[2] == 0 ? 0 : (factors[0] * rests[0] + factors[1] * rests[1]) / factors[2];
        }
        static Rests after(const Level& level, const Rests& rests, bool value) {
            if (!value) return rests;
            return {rests[0] - level.coefficients[0], rests[1] - level.coefficients[1]};
        }
    };

    /// If the nodes of both parts, then that of the sum.
    Step both(const Join& join, const std::array<std::size_t, 3>& levels, const Rests& rests) const {
        const Literal sum = join.factors[2] == 0 ? ~truth_ : node(join.sum, levels[2], join.rest_of_sum(rests));
        return step({~node(*join.parts[0], levels[0], rests[0]), ~node(*join.parts[1], levels[1], rests[1]), sum});
    }

    /// The clauses by which this value contradicts "both nodes, but not that of the sum". One is enough if a node has no
    /// next one; then the value is excluded by it alone.
    std::vector<Step> contradict(const Join& join, std::size_t index, const Rests& rests, bool value,
                                 bool& is_excluded) const {
        const Level& level = join.levels[index];
        std::vector<Step> result;
        for (const std::size_t part : {0U, 1U}) {
            if (level.coefficients[part] == 0) continue;
            const Diagram& diagram = *join.parts[part];
            const Step clause = down(diagram, level.levels[part], rests[part], value);
            if (next(diagram, level.levels[part], rests[part], value) == ~truth_) {
                is_excluded = true;
                return {clause};
            }
            result.push_back(clause);
        }
        result.push_back(both(join, join.levels[index + 1].levels, Join::after(level, rests, value)));
        const std::int64_t rest = join.rest_of_sum(rests);
        if (level.is_in_sum && node(join.sum, level.levels[2], rest) != ~truth_ &&
            next(join.sum, level.levels[2], rest, value) != ~truth_)
            result.push_back(up(join.sum, level.levels[2], rest, value));
        return result;
    }

    /// Adds the clause about the two roots, and returns it.
    Step join(const std::array<const Diagram*, 2>& parts, const std::array<std::int64_t, 3>& factors,
              const Diagram& sum) {
        Join join{parts, factors, sum, {}};
        std::size_t level_of_sum = 0;
        each_variable(parts, [&](const Diagram::Term& term, const auto& coefficients, const auto& levels) {
            const bool is_in_sum = level_of_sum < sum.terms.size() && sum.terms[level_of_sum].place == term.place;
            join.levels.push_back({term.variable, {levels[0], levels[1], level_of_sum}, coefficients, is_in_sum});
            if (is_in_sum) ++level_of_sum;
        });
        join.levels.push_back(
            {Variable(0), {parts[0]->terms.size(), parts[1]->terms.size(), sum.terms.size()}, {}, false});
        std::vector<std::vector<Rests>> pairs(join.levels.size());
        pairs[0] = {{parts[0]->sum, parts[1]->sum}};
        for (std::size_t index = 0; index + 1 < join.levels.size() && effort_.spend(pairs[index].size()); ++index) {
            for (const Rests& rests : pairs[index]) {
                for (const bool value : {false, true}) {
                    const Rests after = Join::after(join.levels[index], rests, value);
                    const auto has = [&](std::size_t part) {
                        return node(*parts[part], join.levels[index + 1].levels[part], after[part]) != ~truth_;
                    };
                    if (has(0) && has(1)) pairs[index + 1].push_back(after);
                }
            }
            core::sort_unique(pairs[index + 1]);
        }
        for (std::size_t index = join.levels.size() - 1; index-- > 0 && may_continue();) {
            for (const Rests& rests : pairs[index]) add_both(join, index, rests);
            for (const Rests& rests : pairs[index + 1]) remove(both(join, join.levels[index + 1].levels, rests));
        }
        return both(join, join.levels[0].levels, pairs[0][0]);
    }

    /// By cases of the variable.
    void add_both(const Join& join, std::size_t index, const Rests& rests) {
        const Step result = both(join, join.levels[index].levels, rests);
        if (result.is_true()) return;
        bool is_excluded = false;
        std::vector<Step> by = contradict(join, index, rests, false, is_excluded);
        std::optional<Step> split;
        if (!is_excluded) {
            split = result;
            split->add(Literal(join.levels[index].variable, false), truth_);
            add(*split, by);
            by = {*split};
        }
        for (const Step& clause : contradict(join, index, rests, true, is_excluded)) by.push_back(clause);
        add(result, by);
        if (split) remove(*split);
    }

    Derivation& derivation_;
    AdderFormula& formula_;
    const std::span<const std::uint32_t> topological_index_;
    core::Effort& effort_;
    const Literal truth_;
    std::deque<Diagram> diagrams_;
    bool failed_ = false;  ///< a sum was too large, or a clause is not found to follow
};
}  // namespace

std::unique_ptr<AdderProof> prove_by_diagrams(Derivation& derivation, AdderFormula& formula,
                                              std::span<const std::uint32_t> topological_index, core::Effort& effort) {
    return std::make_unique<DiagramProof>(derivation, formula, topological_index, effort);
}
}  // namespace satdoku::reason
