#include <satdoku/core/sorted.hpp>
#include <satdoku/models/models.hpp>
#include <iterator>

namespace satdoku::models {
Question::Question(const cnf::ClauseList& formula, std::optional<std::vector<cnf::Variable>> over)
    : formula_(formula), over_(std::move(over)) {
    // The memory depends on the number of literals, not on the highest variable.
    constexpr std::size_t bits_for_literal = 64;
    const std::span<const cnf::Literal> literals = formula.literals();
    std::size_t end = 0;
    for (const cnf::Literal literal : literals) end = std::max(end, std::size_t{literal.variable().index()} + 1);
    if (end / bits_for_literal <= literals.size()) {
        std::vector<bool> occurs(end);
        for (const cnf::Literal literal : literals) occurs[literal.variable().index()] = true;
        for (std::uint32_t index = 0; index < end; ++index)
            if (occurs[index]) mentioned_.emplace_back(index);
    } else {
        for (const cnf::Literal literal : literals) mentioned_.push_back(literal.variable());
        core::sort_unique(mentioned_);
    }
    if (over_) {
        std::set_intersection(over_->begin(), over_->end(), mentioned_.begin(), mentioned_.end(),
                              std::back_inserter(chosen_));
        free_count_ = over_->size() - chosen_.size();
    } else {
        chosen_ = mentioned_;
        free_count_ = formula.variable_count() - mentioned_.size();
    }
}

std::uint32_t Question::place_of(cnf::Variable variable) const {
    return static_cast<std::uint32_t>(std::ranges::lower_bound(mentioned_, variable) - mentioned_.begin());
}

std::vector<cnf::Variable> Question::first_free(std::size_t most) const {
    std::vector<cnf::Variable> free;
    auto next = mentioned_.begin();
    const auto look_at = [&](cnf::Variable variable) {
        while (next != mentioned_.end() && *next < variable) ++next;
        if (next == mentioned_.end() || *next != variable) free.push_back(variable);
    };
    const std::size_t count = over_ ? over_->size() : formula_.variable_count();
    for (std::size_t index = 0; index < count && free.size() < most; ++index)
        look_at(over_ ? (*over_)[index] : cnf::Variable(static_cast<std::uint32_t>(index)));
    return free;
}
}  // namespace satdoku::models
