#include "oracle.hpp"

#include <limits>

namespace satdoku::explain {

Oracle::Oracle(const Groups& groups, solve::Engine& engine, std::span<const cnf::Literal> background,
               const Effort& effort)
    : groups_(groups), engine_(engine), background_(background), effort_(effort) {}

solve::Verdict Oracle::ask(std::span<const Group> groups, std::optional<std::uint64_t> conflicts) {
    if (spent()) return solve::Verdict::unknown;
    ++solves_;
    // The background comes first: an engine may keep what the assumptions of two
    // questions begin with.
    assumptions_.assign(background_.begin(), background_.end());
    for (const Group group : groups) assumptions_.push_back(groups_.selector(group));
    solve::Limits limits{.conflicts = effort_.conflicts};
    if (conflicts && (!limits.conflicts || *conflicts < *limits.conflicts)) limits.conflicts = conflicts;
    if (effort_.seconds) limits.seconds = *effort_.seconds - stopwatch_.seconds();
    return engine_.solve(assumptions_, limits, effort_.stop).verdict;
}

std::vector<Group> Oracle::needed(std::span<const Group> asked) const {
    std::vector<Group> needed;
    for (const Group group : asked) {
        if (engine_.failed(groups_.selector(group))) needed.push_back(group);
    }
    return needed;
}

std::vector<bool> Oracle::model() const {
    std::vector<bool> values(groups_.variable_count());
    for (std::uint32_t index = 0; index < values.size(); ++index) {
        values[index] = engine_.value(cnf::Variable(index));
    }
    return values;
}

std::uint64_t Oracle::solves_left() const {
    if (!effort_.solves) return std::numeric_limits<std::uint64_t>::max();
    return solves_ < *effort_.solves ? *effort_.solves - solves_ : 0;
}

bool Oracle::spent() const {
    return solves_left() == 0 || effort_.stop.stop_requested() ||
           (effort_.seconds && stopwatch_.seconds() >= *effort_.seconds);
}

}  // namespace satdoku::explain
