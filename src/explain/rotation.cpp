#include "search.hpp"
#include <iterator>

namespace satdoku::explain {
Rotation::Rotation(const Groups& groups, const ClauseIndex& index) : groups_(groups), index_(index) {}

void Rotation::begin(std::span<const Group> core, std::span<const cnf::Literal> fixed) {
    known_.assign(std::size_t{groups_.size()} + 1, false);
    known_.back() = true;  // clauses that are always on are not a group
    in_core_.assign(std::size_t{groups_.size()} + 1, false);
    in_core_.back() = true;
    for (const Group group : core) in_core_[group] = true;
    fixed_.assign(groups_.variable_count(), false);
    for (const cnf::Literal literal : fixed) fixed_[literal.variable().index()] = true;
}

Group Rotation::group_of(std::uint32_t clause) const { return std::min(groups_.group_of(clause), groups_.size()); }

bool Rotation::is_broken(std::uint32_t clause) const {
    const auto literals = groups_.clauses()[clause];
    return std::ranges::none_of(literals, [this](cnf::Literal literal) { return holds(literal); });
}

/// A flip that leaves the first of its clauses broken does not help.
Rotation::Point Rotation::point_of(std::vector<std::uint32_t> broken) const {
    Point point{std::move(broken), {}};
    if (point.broken.empty()) return point;
    for (const cnf::Literal literal : groups_.clauses()[point.broken.front()]) {
        const std::uint32_t variable = literal.variable().index();
        if (!fixed_[variable]) point.variables.push_back(variable);
    }
    return point;
}

/// Returns true if the flip breaks a single group that is not known. @param broken gets its clauses
bool Rotation::flip(const Point& from, std::uint32_t variable, std::vector<std::uint32_t>& broken) {
    const cnf::Literal now(cnf::Variable(variable), model_[variable]);
    model_[variable] = !model_[variable];
    broken.clear();
    const auto add = [&](std::uint32_t clause) {
        const Group group = group_of(clause);
        if (!in_core_[group] || !is_broken(clause)) return true;
        if (known_[group] || (!broken.empty() && group_of(broken.front()) != group)) return false;
        broken.push_back(clause);
        return true;
    };
    return std::ranges::all_of(from.broken, add) &&
           std::all_of(index_.of_literal[(~now).code()].begin(), index_.of_literal[(~now).code()].end(), add) &&
           !broken.empty();
}

std::vector<Group> Rotation::necessary(Group broken, std::vector<bool> model) {
    model_ = std::move(model);
    known_[broken] = true;
    std::vector<std::uint32_t> clauses;
    std::ranges::copy_if(index_.of_group[broken], std::back_inserter(clauses),
                         [this](std::uint32_t clause) { return is_broken(clause); });
    std::vector<Group> found;
    std::vector<std::uint32_t> flipped;  // from the first point to the last one
    std::vector<Point> points = {point_of(std::move(clauses))};
    std::vector<std::uint32_t> next;
    for (;;) {
        Point& point = points.back();
        if (point.next == point.variables.size()) {
            points.pop_back();
            if (points.empty()) return found;
            model_[flipped.back()] = !model_[flipped.back()];
            flipped.pop_back();
            continue;
        }
        const std::uint32_t variable = point.variables[point.next++];
        if (!flip(point, variable, next)) {
            model_[variable] = !model_[variable];
            continue;
        }
        const Group group = group_of(next.front());
        known_[group] = true;
        found.push_back(group);
        flipped.push_back(variable);
        points.push_back(point_of(next));
    }
}
}  // namespace satdoku::explain
