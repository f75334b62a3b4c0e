// Each clause is a group. The known reasons leave a few hundred clauses of some ten thousand, and a minimal set of
// these is found at once. Some encodings have no clauses for a reason (the minimal encoding does not state that a
// digit has a place in a house): it follows from other clauses, so all clauses are considered.
#include "statements.hpp"
#include <set>

namespace satdoku::puzzle {
namespace {
using explain::Group;
using explain::Groups;

class Matcher {
  public:
    Matcher(const Numbering& numbering, const Explanation& explanation)
        : layout_(numbering.layout()), numbering_(numbering), reasons_(explanation.reasons) {}

    /// Returns true if the clause states one of the reasons, or a part of it.
    bool matches(std::span<const cnf::Literal> clause) const {
        const Meaning meaning = meaning_of(numbering_, clause);
        if (meaning.kind == Meaning::Kind::same_cell) return true;
        return std::ranges::any_of(reasons_, [&](const Statement& reason) { return is_part(meaning, reason); });
    }

  private:
    bool is_part(const Meaning& meaning, const Statement& reason) const {
        if (meaning.facts.empty()) return false;
        const Fact& first = meaning.facts.front();
        switch (meaning.kind) {
            case Meaning::Kind::is:
                return reason.kind == Statement::Kind::given && layout_.cell(first.place) == reason.cell &&
                       first.digit == reason.digit;
            case Meaning::Kind::cell_not_both:
                // A given also excludes the other digits of its cell.
                return (reason.kind == Statement::Kind::given || reason.kind == Statement::Kind::cell) &&
                       layout_.cell(first.place) == reason.cell;
            case Meaning::Kind::cell_holds:
                return reason.kind == Statement::Kind::cell && layout_.cell(first.place) == reason.cell;
            case Meaning::Kind::house_holds:
            case Meaning::Kind::house_not_both:
                return reason.kind == Statement::Kind::house && first.digit == reason.digit &&
                       lie_in(meaning.facts, *reason.house);
            case Meaning::Kind::not_both_so_near:
                return reason.kind == Statement::Kind::apart && first.digit == reason.digit;
            case Meaning::Kind::is_not:
            case Meaning::Kind::same_cell:
            case Meaning::Kind::other: break;
        }
        return false;
    }

    bool lie_in(const std::vector<Fact>& facts, const grid::House& house) const {
        return std::ranges::all_of(facts, [&](const Fact& fact) {
            return std::ranges::find(house.cells, layout_.cell(fact.place)) != house.cells.end();
        });
    }

    const grid::Layout& layout_;
    const Numbering& numbering_;
    const std::vector<Statement>& reasons_;
};

ClauseReasons core_among(const cnf::ClauseList& formula, const std::vector<std::size_t>& indices,
                         cnf::Literal conclusion, const EngineMaker& make_engine, const explain::Effort& effort) {
    Groups groups;
    groups.variables(formula.variable_count());
    for (const std::size_t index : indices) groups.clause(groups.add(), formula[index]);
    const auto engine = make_engine();
    groups.replay(*engine);
    const std::vector<Group> all = groups.all();
    const std::array contrary{~conclusion};
    explain::CoreFinder finder(groups, *engine);
    explain::Finding finding = finder.minimal(all, contrary, effort);
    if (finding.verdict == solve::Verdict::unsatisfiable) {
        const explain::Finding smaller = finder.smallest(all, contrary, effort);
        const bool better = smaller.verdict == solve::Verdict::unsatisfiable &&
                            (smaller.smallest || smaller.core.size() < finding.core.size());
        if (better) finding = smaller;
    }
    ClauseReasons reasons{finding.verdict, {}, ~conclusion, finding.minimal, finding.smallest};
    for (const Group group : finding.core) reasons.clauses.push_back(indices[group] + 1);
    return reasons;
}
}  // namespace

ClauseReasons clause_reasons(const cnf::ClauseList& formula, const Numbering& numbering, cnf::Literal conclusion,
                             const Explanation& explanation, const EngineMaker& make_engine,
                             const explain::Effort& effort) {
    const Matcher matcher(numbering, explanation);
    std::vector<std::size_t> some;
    for (std::size_t index = 0; index < formula.size(); ++index)
        if (matcher.matches(formula[index])) some.push_back(index);
    ClauseReasons reasons = core_among(formula, some, conclusion, make_engine, effort);
    if (reasons.verdict != solve::Verdict::satisfiable) return reasons;
    std::vector<std::size_t> all(formula.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return core_among(formula, all, conclusion, make_engine, effort);
}

// Going from the last step to the first, a step has to show only what later ones need: the candidates of one step are
// often more than those that lead on.

namespace {
using explain::Group;
using explain::Groups;

/// A literal that a step shows.
struct Shown {
    std::size_t step;
    cnf::Literal literal;
};

/// The parts, then the literals that steps show, as groups.
Groups groups_of(const cnf::ClauseList& formula, std::span<const std::vector<std::size_t>> parts,
                 std::span<const Shown> shown) {
    Groups groups;
    groups.variables(formula.variable_count());
    for (const std::vector<std::size_t>& part : parts) {
        const Group group = groups.add();
        for (const std::size_t clause : part) groups.clause(group, formula[clause]);
    }
    for (const Shown& one : shown) groups.clause(groups.add(), std::array{one.literal});
    return groups;
}
}  // namespace

std::optional<std::vector<StepNeeds>> step_needs(const cnf::ClauseList& formula,
                                                 std::span<const std::vector<std::size_t>> parts,
                                                 std::span<const std::vector<cnf::Literal>> steps,
                                                 cnf::Literal conclusion, const EngineMaker& make_engine,
                                                 const explain::Effort& effort) {
    std::vector<Shown> shown;
    std::vector<std::size_t> begins;  // by step: how many the ones before it show
    for (std::size_t step = 0; step < steps.size(); ++step) {
        begins.push_back(shown.size());
        for (const cnf::Literal literal : steps[step]) shown.push_back({step, literal});
    }
    const Groups groups = groups_of(formula, parts, shown);
    const auto engine = make_engine();
    groups.replay(*engine);
    explain::CoreFinder finder(groups, *engine);

    std::vector<StepNeeds> needs(steps.size());
    std::vector<std::set<cnf::Literal>> wanted(steps.size());
    if (!steps.empty()) wanted.back().insert(conclusion);
    for (std::size_t step = steps.size(); step-- > 0;) {
        // What has been shown is preferred to showing it again, the latest first.
        std::vector<Group> from;
        for (std::size_t index = begins[step]; index-- > 0;) from.push_back(static_cast<Group>(parts.size() + index));
        for (Group part = 0; part < parts.size(); ++part) from.push_back(part);
        std::set<std::size_t> of_parts;
        std::set<std::size_t> of_steps;
        for (const cnf::Literal literal : wanted[step]) {
            const explain::Finding finding = finder.minimal(from, std::array{~literal}, effort);
            if (finding.verdict != solve::Verdict::unsatisfiable) return std::nullopt;
            for (const Group group : finding.core) {
                if (group < parts.size()) {
                    of_parts.insert(group);
                    continue;
                }
                const Shown& one = shown[group - parts.size()];
                of_steps.insert(one.step);
                wanted[one.step].insert(one.literal);
            }
        }
        needs[step].parts.assign(of_parts.begin(), of_parts.end());
        needs[step].steps.assign(of_steps.begin(), of_steps.end());
        needs[step].shows.assign(wanted[step].begin(), wanted[step].end());
    }
    return needs;
}
}  // namespace satdoku::puzzle
