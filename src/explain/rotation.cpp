#include "rotation.hpp"

#include <algorithm>
#include <utility>

namespace satdoku::explain {

Rotation::Rotation(const Groups& groups, const ClauseIndex& index)
    : groups_(groups),
      index_(index),
      counted_(groups.clauses().size()),
      true_literals_(groups.clauses().size()),
      broken_clauses_(std::size_t{groups.size()} + 1) {}

void Rotation::begin(std::span<const cnf::Literal> fixed) {
    known_.assign(std::size_t{groups_.size()} + 1, false);
    known_.back() = true;  // what always holds is no group
    fixed_.assign(groups_.variable_count(), false);
    for (const cnf::Literal literal : fixed) fixed_[literal.variable().index()] = true;
}

void Rotation::add_true(std::uint32_t clause) {
    if (!counted_[clause] || ++true_literals_[clause] != 1) return;
    const Group group = std::min(groups_.group_of(clause), groups_.size());
    if (--broken_clauses_[group] != 0) return;
    --broken_groups_;
    broken_sum_ -= group;
}

void Rotation::remove_true(std::uint32_t clause) {
    if (!counted_[clause] || --true_literals_[clause] != 0) return;
    const Group group = std::min(groups_.group_of(clause), groups_.size());
    if (++broken_clauses_[group] != 1) return;
    ++broken_groups_;
    broken_sum_ += group;
}

void Rotation::flip(std::uint32_t variable) {
    const cnf::Literal now(cnf::Variable(variable), model_[variable]);
    model_[variable] = !model_[variable];
    for (const std::uint32_t clause : index_.of_literal[now.code()]) add_true(clause);
    for (const std::uint32_t clause : index_.of_literal[(~now).code()]) remove_true(clause);
}

void Rotation::count(std::uint32_t clause) {
    counted_[clause] = true;
    counted_list_.push_back(clause);
    // As if it had one true literal more, which is taken away again.
    true_literals_[clause] = 1;
    for (const cnf::Literal literal : groups_.clauses()[clause]) {
        if (holds(literal)) ++true_literals_[clause];
    }
    remove_true(clause);
}

Rotation::Point Rotation::point_of(Group broken) const {
    Point point;
    for (const std::uint32_t clause : index_.of_group[broken]) {
        if (true_literals_[clause] != 0) continue;
        for (const cnf::Literal literal : groups_.clauses()[clause]) {
            const std::uint32_t variable = literal.variable().index();
            if (!fixed_[variable]) point.variables.push_back(variable);
        }
        break;  // a flip that leaves the first clause broken is of no use
    }
    return point;
}

std::vector<Group> Rotation::necessary(std::span<const Group> core, Group broken, std::vector<bool> model) {
    model_ = std::move(model);
    known_[broken] = true;
    for (const std::uint32_t clause : counted_list_) counted_[clause] = false;
    counted_list_.clear();
    broken_clauses_.assign(broken_clauses_.size(), 0);
    broken_groups_ = 0;
    broken_sum_ = 0;
    for (const std::uint32_t clause : index_.of_group.back()) count(clause);
    for (const Group group : core) {
        for (const std::uint32_t clause : index_.of_group[group]) count(clause);
    }
    std::vector<Group> found;
    std::vector<std::uint32_t> flipped;  // on the way to the point on top
    std::vector<Point> points = {point_of(broken)};
    for (;;) {
        Point& point = points.back();
        if (point.next == point.variables.size()) {
            points.pop_back();
            if (points.empty()) return found;
            flip(flipped.back());
            flipped.pop_back();
            continue;
        }
        const std::uint32_t variable = point.variables[point.next++];
        flip(variable);
        const auto group = static_cast<Group>(broken_sum_);
        if (broken_groups_ != 1 || known_[group]) {
            flip(variable);
            continue;
        }
        known_[group] = true;
        found.push_back(group);
        flipped.push_back(variable);
        points.push_back(point_of(group));
    }
}

}  // namespace satdoku::explain
