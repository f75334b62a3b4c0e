// Each clause is a group. The known reasons leave a few hundred clauses of some ten thousand, and a minimal set of
// these is found at once. Some encodings have no clauses for a reason (the minimal encoding does not state that a
// digit has a place in a house): it follows from other clauses, so all clauses are considered.
#include "statements.hpp"

#include <satdoku/puzzle/meaning.hpp>
#include <satdoku/puzzle/reasons.hpp>

#include <algorithm>
#include <array>
#include <numeric>

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
        return std::any_of(reasons_.begin(), reasons_.end(),
                           [&](const Statement& reason) { return is_part(meaning, reason); });
    }

  private:
    grid::Cell cell_of(const Fact& fact) const {
        return layout_.cell(fact.place.grid, fact.place.row, fact.place.column);
    }

    bool is_part(const Meaning& meaning, const Statement& reason) const {
        if (meaning.facts.empty()) return false;
        const Fact& first = meaning.facts.front();
        switch (meaning.kind) {
            case Meaning::Kind::is:
                return reason.kind == Statement::Kind::given && cell_of(first) == reason.cell &&
                       first.digit == reason.digit;
            case Meaning::Kind::cell_not_both:
                // A given also excludes the other digits of its cell.
                return (reason.kind == Statement::Kind::given || reason.kind == Statement::Kind::cell) &&
                       cell_of(first) == reason.cell;
            case Meaning::Kind::cell_holds:
                return reason.kind == Statement::Kind::cell && cell_of(first) == reason.cell;
            case Meaning::Kind::house_holds:
            case Meaning::Kind::house_not_both:
                return reason.kind == Statement::Kind::house && first.digit == reason.digit &&
                       lie_in(meaning.facts, *reason.house);
            case Meaning::Kind::not_both_so_near:
                return reason.kind == Statement::Kind::apart && first.digit == reason.digit;
            case Meaning::Kind::is_not:
            case Meaning::Kind::same_cell:
            case Meaning::Kind::other:
                break;
        }
        return false;
    }

    bool lie_in(const std::vector<Fact>& facts, const grid::House& house) const {
        return std::all_of(facts.begin(), facts.end(), [&](const Fact& fact) {
            return std::find(house.cells.begin(), house.cells.end(), cell_of(fact)) != house.cells.end();
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
    const std::vector<Group> all = all_groups(groups);
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
    for (std::size_t index = 0; index < formula.size(); ++index) {
        if (matcher.matches(formula[index])) some.push_back(index);
    }
    ClauseReasons reasons = core_among(formula, some, conclusion, make_engine, effort);
    if (reasons.verdict != solve::Verdict::satisfiable) return reasons;
    std::vector<std::size_t> all(formula.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return core_among(formula, all, conclusion, make_engine, effort);
}

}  // namespace satdoku::puzzle
