// The possible steps exclude a candidate that is not in the solution, or place a digit of the solution. All are tried
// with little effort, and the best few with more. The searches share what is learned about the rules.
#include "statements.hpp"

#include <satdoku/puzzle/reasons.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace satdoku::puzzle {

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
        : state_(state),
          make_engine_(make_engine),
          effort_(effort),
          numbering_(state.geometry().layout(), true),
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
        for (Target& target : targets) target.finding = find(target, effort_);
        std::erase_if(targets,
                      [](const Target& target) { return target.finding.verdict != solve::Verdict::unsatisfiable; });
        if (targets.empty()) return std::nullopt;
        std::stable_sort(targets.begin(), targets.end(), fewer);
        targets.resize(std::min(targets.size(), finalists));
        explain::Effort more = effort_;
        if (more.solves) *more.solves *= closer;
        for (Target& target : targets) {
            if (target.finding.smallest) continue;
            const explain::Finding again = find(target, more);
            if (again.smallest || again.core.size() < target.finding.core.size()) target.finding = again;
        }
        std::stable_sort(targets.begin(), targets.end(), fewer);
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
        groups_.variables(numbering_.count());
        for (const Statement& rule : statements_of(grid::Board(layout))) {
            if (is_fulfilled(rule)) continue;
            rules_.push_back(rule);
            add_statement(numbering_, rule, groups_.add(), groups_, possible_);
        }
        groups_.replay(*engine_);
    }

    /// The rules of cells whose digits are known, and of digits whose cells are known.
    bool is_fulfilled(const Statement& rule) const {
        if (rule.kind == Statement::Kind::cell) return state_.digit(rule.cell) != 0;
        if (rule.kind == Statement::Kind::apart) return false;
        const auto& cells = rule.house->cells;
        return std::any_of(cells.begin(), cells.end(),
                           [&](grid::Cell cell) { return state_.digit(cell) == rule.digit; });
    }

    std::vector<Target> all_targets() {
        std::vector<Target> targets;
        std::vector<cnf::Literal> all;
        for (Group group = 0; group < groups_.size(); ++group) all.push_back(groups_.selector(group));
        if (engine_->solve(all, {}, effort_.stop).verdict != solve::Verdict::satisfiable) return targets;
        for (grid::Cell cell = 0; cell < possible_.size(); ++cell) {
            for (const int digit : state_.candidates(cell)) {
                const bool right = engine_->value(numbering_.variable(cell, digit));
                targets.push_back({{cell, static_cast<std::uint8_t>(digit)}, right, {}});
            }
        }
        return targets;
    }

    cnf::Literal contrary(const Target& target) const {
        return {numbering_.variable(target.candidate.cell, target.candidate.digit), target.right};
    }

    explain::Finding find(const Target& target, const explain::Effort& effort) {
        return finder_->smallest(all_groups(groups_), std::array{contrary(target)}, effort);
    }

    ProofStep step_of(const Target& target) {
        ProofStep proof;
        Explanation& explanation = proof.explanation;
        explanation = {target.finding.verdict, {}, target.finding.minimal, true, target.finding.smallest};
        for (const Group group : target.finding.core) explanation.reasons.push_back(rules_[group]);
        take_halves(explanation.reasons, numbering_, make_engine_, std::array{contrary(target)}, possible_);
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
            if (reason.kind == Statement::Kind::apart) continue;
            deduce::CellSet cells;
            for (const grid::Cell cell : reason.house->cells) cells.add(cell);
            const deduce::HouseIndex house = geometry.common_house(cells);
            if (std::find(part.houses.begin(), part.houses.end(), house) == part.houses.end())
                part.houses.push_back(house);
        }
        return part;
    }

    const deduce::State& state_;
    const EngineMaker& make_engine_;
    const explain::Effort& effort_;
    Numbering numbering_;
    std::vector<grid::DigitSet> possible_;  ///< by cell
    std::vector<Statement> rules_;          ///< by group
    explain::Groups groups_;
    std::unique_ptr<solve::Engine> engine_;
    std::optional<explain::CoreFinder> finder_;
};

}  // namespace

explain::Effort proof_step_effort() {
    return {.solves = 40, .conflicts = 2000};
}

std::optional<ProofStep> smallest_step(const deduce::State& state, const EngineMaker& make_engine,
                                       const explain::Effort& effort) {
    return ProofSearch(state, make_engine, effort).run();
}

}  // namespace satdoku::puzzle
