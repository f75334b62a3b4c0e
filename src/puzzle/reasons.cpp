#include "statements.hpp"
#include <chrono>

namespace satdoku::puzzle {
namespace {
using explain::Group;
using explain::Groups;

/// The searches for givens and for rules share the time. That for givens may ask more: while all rules hold,
/// propagation answers most questions, and its result counts first.
explain::Effort effort_for(bool givens, explain::Effort effort) {
    if (effort.seconds) *effort.seconds /= 2;
    if (effort.solves && givens) *effort.solves *= 4;
    return effort;
}
}  // namespace

explain::Effort moderate_effort() { return {.solves = 1500, .conflicts = 2000}; }

Explainer::Explainer(const grid::Board& givens, EngineMaker make_engine)
    : variables_(std::make_shared<PuzzleVariables>(*givens.layout)), make_engine_(std::move(make_engine)),
      statements_(statements_of(givens)) {}

Explanation Explainer::why(grid::Cell cell, int digit, const explain::Effort& effort) const {
    return explain(std::array{cnf::Literal(variables_->numbering.variable(cell, digit), true)}, effort);
}

Explanation Explainer::why_not(grid::Cell cell, int digit, const explain::Effort& effort) const {
    return explain(std::array{cnf::Literal(variables_->numbering.variable(cell, digit), false)}, effort);
}

Explanation Explainer::why_none(const explain::Effort& effort) const { return explain({}, effort); }

/// Chooses among the givens while all rules hold, or among the rules while the chosen givens hold.
explain::Finding Explainer::fewest(bool givens, std::vector<bool>& chosen, std::span<const cnf::Literal> contrary,
                                   const explain::Effort& effort) const {
    Groups groups;
    groups.variables(variables_->constraints.variables());
    std::vector<std::size_t> statement_of;  // by group
    for (std::size_t index = 0; index < statements_.size(); ++index) {
        const bool is_clue = statements_[index].is_clue();
        if (is_clue && !givens && !chosen[index]) continue;
        const bool is_group = is_clue == givens;
        add_statement(*variables_, statements_[index], is_group ? groups.add() : Groups::always, groups);
        if (is_group) statement_of.push_back(index);
    }
    const auto engine = make_engine_();
    groups.replay(*engine);
    explain::Finding finding =
        explain::CoreFinder(groups, *engine).smallest(groups.all(), contrary, effort_for(givens, effort));
    for (const Group group : finding.core) chosen[statement_of[group]] = true;
    return finding;
}

Explanation Explainer::explain(std::span<const cnf::Literal> contrary, const explain::Effort& effort) const {
    std::vector<bool> chosen(statements_.size());
    const explain::Finding givens = fewest(true, chosen, contrary, effort);
    if (givens.verdict != solve::Verdict::unsatisfiable) return {.verdict = givens.verdict};
    const explain::Finding rules = fewest(false, chosen, contrary, effort);
    Explanation explanation{
        rules.verdict, {}, givens.minimal && rules.minimal, givens.smallest, givens.smallest && rules.smallest};
    if (rules.verdict != solve::Verdict::unsatisfiable) return explanation;
    for (std::size_t index = 0; index < statements_.size(); ++index)
        if (chosen[index]) explanation.reasons.push_back(statements_[index]);
    take_halves(explanation.reasons, *variables_, make_engine_, contrary);
    return explanation;
}

// The possible steps exclude a candidate that is not in the solution, or place a digit of the solution. All are tried
// with little effort, and the best few with more. The searches share what is learned about the rules.

namespace {
using deduce::Candidate;
using explain::Group;

/// A possible conclusion: a candidate is right, or it is wrong.
struct Target {
    Candidate candidate;
    bool right;
    explain::Finding finding;
};

/// How many targets are tried with more effort.
constexpr std::size_t finalists = 6;
constexpr std::uint64_t closer = 8;  ///< times the effort

class ProofSearch {
  public:
    ProofSearch(const deduce::State& state, const EngineMaker& make_engine, const explain::Effort& effort)
        : state_(state), make_engine_(make_engine), effort_(effort), variables_(state.geometry().layout()),
          engine_(make_engine()) {
        add_rules();
        finder_.emplace(groups_, *engine_);
    }

    std::optional<ProofStep> run() {
        std::vector<Target> targets = all_targets();
        const auto fewer = [](const Target& left, const Target& right) {
            const auto size = [](const Target& one) { return one.finding.core.size(); };
            return size(left) != size(right) ? size(left) < size(right) : left.right > right.right;
        };
        const auto begin = std::chrono::steady_clock::now();
        for (Target& target : targets) {
            const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
            if (effort_.seconds && passed.count() > *effort_.seconds) break;
            target.finding = find(target, effort_);
            if (target.finding.core.size() == 1) break;  // none has fewer reasons
        }
        std::erase_if(targets,
                      [](const Target& target) { return target.finding.verdict != solve::Verdict::unsatisfiable; });
        if (targets.empty()) return std::nullopt;
        std::ranges::stable_sort(targets, fewer);
        targets.resize(std::min(targets.size(), finalists));
        explain::Effort more = effort_;
        if (more.solves) *more.solves *= closer;
        for (Target& target : targets) {
            if (target.finding.smallest) continue;
            const explain::Finding again = find(target, more);
            if (again.smallest || again.core.size() < target.finding.core.size()) target.finding = again;
        }
        std::ranges::stable_sort(targets, fewer);
        return step_of(targets.front());
    }

  private:
    void add_rules() {
        const grid::Layout& layout = state_.geometry().layout();
        possible_.resize(static_cast<std::size_t>(layout.cell_count()));
        for (grid::Cell cell = 0; cell < possible_.size(); ++cell) {
            const int digit = state_.digit(cell);
            possible_[cell] = digit != 0 ? grid::digit_set(digit) : state_.candidates(cell);
        }
        groups_.variables(variables_.constraints.variables());
        for (const Statement& rule : statements_of(grid::Board(layout))) {
            if (is_fulfilled(rule)) continue;
            rules_.push_back(rule);
            add_statement(variables_, rule, groups_.add(), groups_, possible_);
        }
        groups_.replay(*engine_);
    }

    /// The rules of cells whose digits are known, and of digits whose cells are known.
    bool is_fulfilled(const Statement& rule) const {
        if (rule.kind == Statement::Kind::cell) return state_.digit(rule.cell) != 0;
        if (rule.kind != Statement::Kind::house) return false;
        const auto& cells = rule.house->cells;
        return std::ranges::any_of(cells, [&](grid::Cell cell) { return state_.digit(cell) == rule.digit; });
    }

    std::vector<Target> all_targets() {
        std::vector<Target> targets;
        std::vector<cnf::Literal> all;
        for (Group group = 0; group < groups_.size(); ++group) all.push_back(groups_.selector(group));
        if (engine_->solve(all, {}, effort_.stop).verdict != solve::Verdict::satisfiable) return targets;
        for (grid::Cell cell = 0; cell < possible_.size(); ++cell) {
            for (const int digit : state_.candidates(cell)) {
                const bool right = engine_->value(variables_.numbering.variable(cell, digit));
                targets.push_back({{cell, static_cast<std::uint8_t>(digit)}, right, {}});
            }
        }
        return targets;
    }

    cnf::Literal contrary(const Target& target) const {
        return {variables_.numbering.variable(target.candidate.cell, target.candidate.digit), target.right};
    }

    explain::Finding find(const Target& target, const explain::Effort& effort) {
        return finder_->smallest(groups_.all(), std::array{contrary(target)}, effort);
    }

    ProofStep step_of(const Target& target) {
        ProofStep proof;
        Explanation& explanation = proof.explanation;
        explanation = {target.finding.verdict, {}, target.finding.minimal, true, target.finding.smallest};
        for (const Group group : target.finding.core) explanation.reasons.push_back(rules_[group]);
        take_halves(explanation.reasons, variables_, make_engine_, std::array{contrary(target)}, possible_);
        proof.step.technique = deduce::Technique::proof;
        proof.step.digits = grid::digit_set(target.candidate.digit);
        (target.right ? proof.step.placements : proof.step.eliminations) = {target.candidate};
        proof.step.parts = {part_of(explanation.reasons)};
        return proof;
    }

    deduce::Part part_of(const std::vector<Statement>& reasons) const {
        deduce::Part part{deduce::Role::base};
        const deduce::Geometry& geometry = state_.geometry();
        for (const Statement& reason : reasons) {
            if (reason.kind == Statement::Kind::cell) {
                for (const int digit : state_.candidates(reason.cell))
                    part.candidates.push_back({reason.cell, static_cast<std::uint8_t>(digit)});
                continue;
            }
            if (reason.kind != Statement::Kind::house) continue;
            deduce::CellSet cells;
            for (const grid::Cell cell : reason.house->cells) cells.add(cell);
            const deduce::HouseIndex house = geometry.common_house(cells);
            if (std::ranges::find(part.houses, house) == part.houses.end()) part.houses.push_back(house);
        }
        return part;
    }

    const deduce::State& state_;
    const EngineMaker& make_engine_;
    const explain::Effort& effort_;
    PuzzleVariables variables_;
    std::vector<grid::DigitSet> possible_;  ///< by cell
    std::vector<Statement> rules_;          ///< by group
    explain::Groups groups_;
    std::unique_ptr<solve::Engine> engine_;
    std::optional<explain::CoreFinder> finder_;
};
}  // namespace

explain::Effort proof_step_effort() { return {.solves = 40, .conflicts = 2000}; }

std::optional<ProofStep> smallest_step(const deduce::State& state, const EngineMaker& make_engine,
                                       const explain::Effort& effort) {
    return ProofSearch(state, make_engine, effort).run();
}
}  // namespace satdoku::puzzle
