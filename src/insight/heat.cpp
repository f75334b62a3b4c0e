#include "heat.hpp"

#include <algorithm>
#include <cmath>

namespace satdoku::insight {

Heat::Heat(Place place, std::size_t places, std::size_t clauses)
    : place_(std::move(place)), touches_(places), clause_touches_(clauses) {}

solve::EventKinds Heat::wants() const {
    using Kind = solve::Event::Kind;
    const solve::EventKinds kinds = solve::only(Kind::conflict) | solve::only(Kind::learned);
    return clause_touches_.empty() ? kinds : kinds | solve::only(Kind::propagation);
}

void Heat::observe(const solve::Event& event) {
    using Kind = solve::Event::Kind;
    if (event.kind == Kind::conflict) begin_conflict();
    if (event.kind == Kind::conflict || event.kind == Kind::propagation) touch_clause(event.clause);
    if (event.kind != Kind::conflict && event.kind != Kind::learned) return;
    touch(event.literals);
    touch(event.resolved);
}

void Heat::begin_conflict() {
    const std::uint64_t window = conflicts_++ / width_;
    if (window < windows_.size()) return;
    if (windows_.size() < most_windows) {
        windows_.emplace_back(touches_.size());
        return;
    }
    for (std::size_t index = 0; index < most_windows / 2; ++index) {
        std::vector<std::uint64_t> joined = std::move(windows_[2 * index]);
        const std::vector<std::uint64_t>& other = windows_[2 * index + 1];
        for (std::size_t place = 0; place < joined.size(); ++place) joined[place] += other[place];
        windows_[index] = std::move(joined);
    }
    windows_.resize(most_windows / 2);
    width_ *= 2;
    windows_.emplace_back(touches_.size());
}

void Heat::touch(std::span<const cnf::Literal> literals) {
    for (const cnf::Literal literal : literals) {
        const auto place = place_(literal.variable());
        if (!place) continue;
        ++touches_[*place];
        if (!windows_.empty()) ++windows_.back()[*place];
    }
}

void Heat::touch_clause(std::uint64_t number) {
    if (number > 0 && number <= clause_touches_.size()) ++clause_touches_[number - 1];
}

std::uint64_t greatest_of(const std::vector<std::uint64_t>& touches) {
    return touches.empty() ? 0 : *std::max_element(touches.begin(), touches.end());
}

std::vector<double> heat_parts(const std::vector<std::uint64_t>& touches, std::uint64_t greatest) {
    std::vector<double> parts;
    for (const std::uint64_t count : touches) {
        const double part = greatest == 0 ? 0 : static_cast<double>(count) / static_cast<double>(greatest);
        parts.push_back(std::sqrt(part));
    }
    return parts;
}

}  // namespace satdoku::insight
