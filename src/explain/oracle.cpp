#include "search.hpp"
#include <limits>

namespace satdoku::explain {
namespace {
/// A call counts once more for every 10 conflicts.
constexpr std::uint64_t conflicts_of_a_solve = 10;
}  // namespace

Oracle::Oracle(const Groups& groups, solve::Engine& engine, std::span<const cnf::Literal> background,
               const Effort& effort)
    : groups_(groups), engine_(engine), background_(background), effort_(effort),
      first_conflicts_(conflicts_of(engine)) {}

solve::Verdict Oracle::ask(std::span<const Group> groups, std::optional<std::uint64_t> conflicts) {
    if (spent()) return solve::Verdict::unknown;
    ++solves_;
    // The background comes first: an engine may keep the levels of the assumptions with which two calls begin.
    assumptions_.assign(background_.begin(), background_.end());
    for (const Group group : groups) assumptions_.push_back(groups_.selector(group));
    solve::Limits limits{.conflicts = effort_.conflicts};
    if (conflicts && (!limits.conflicts || *conflicts < *limits.conflicts)) limits.conflicts = conflicts;
    const std::uint64_t before = conflicts_of(engine_);
    if (effort_.all_conflicts) {
        const std::uint64_t left = *effort_.all_conflicts - (before - first_conflicts_);
        limits.conflicts = std::min(limits.conflicts.value_or(left), left);
    }
    if (effort_.seconds) limits.seconds = *effort_.seconds - stopwatch_.seconds();
    const solve::Verdict verdict = engine_.solve(assumptions_, limits, effort_.stop).verdict;
    solves_ += (conflicts_of(engine_) - before) / conflicts_of_a_solve;
    return verdict;
}

void Oracle::settle(std::span<const Group> needed, std::span<const Group> dropped) {
    for (const Group group : needed) engine_.clause(std::array{groups_.selector(group)});
    for (const Group group : dropped) engine_.clause(std::array{~groups_.selector(group)});
}

std::vector<Group> Oracle::needed(std::span<const Group> asked) const {
    std::vector<Group> needed;
    for (const Group group : asked)
        if (this->needed(group)) needed.push_back(group);
    return needed;
}

std::vector<bool> Oracle::model() const {
    std::vector<bool> values(groups_.variable_count());
    for (std::uint32_t index = 0; index < values.size(); ++index) values[index] = engine_.value(cnf::Variable(index));
    return values;
}

std::uint64_t Oracle::solves_left() const {
    if (!effort_.solves) return std::numeric_limits<std::uint64_t>::max();
    return solves_ < *effort_.solves ? *effort_.solves - solves_ : 0;
}

bool Oracle::spent() const {
    return solves_left() == 0 || effort_.stop.stop_requested() ||
           (effort_.seconds && stopwatch_.seconds() >= *effort_.seconds) ||
           (effort_.all_conflicts && conflicts_of(engine_) - first_conflicts_ >= *effort_.all_conflicts);
}
}  // namespace satdoku::explain
