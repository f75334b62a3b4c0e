#include "grouped_formula.hpp"

#include <algorithm>

namespace satdoku::laboratory {

explain::Group GroupedFormula::group_with(std::uint32_t number) {
    if (number == 0) return explain::Groups::always;
    const auto [entry, is_new] = known_.emplace(number, groups_.size());
    if (is_new) {
        groups_.add();
        numbers_.push_back(number);
    }
    return entry->second;
}

void GroupedFormula::clause(std::span<const cnf::Literal> literals) {
    groups_.clause(group_count_ ? group_with(next_group_) : groups_.add(), literals);
}

void GroupedFormula::comment(std::string_view text) {
    constexpr std::size_t most_bytes = std::size_t{1} << 26U;
    constexpr std::size_t most_lines = 20;
    if (text.empty()) return;
    const std::size_t next = groups_.clauses().size();
    if (comments_.empty() || comments_.back().clause != next) comments_.push_back({next, {}});
    std::vector<std::string>& lines = comments_.back().lines;
    comment_bytes_ += text.size() + sizeof(std::string);
    if (lines.size() < most_lines && comment_bytes_ < most_bytes) {
        lines.emplace_back(text);
    } else {
        has_lost_comments_ = true;
        if (lines.empty()) comments_.pop_back();
    }
}

const GroupedFormula::Comment* GroupedFormula::comment_before(std::size_t clause) const {
    const auto behind =
        std::upper_bound(comments_.begin(), comments_.end(), clause,
                         [](std::size_t index, const Comment& comment) { return index < comment.clause; });
    return behind == comments_.begin() ? nullptr : &*(behind - 1);
}

}  // namespace satdoku::laboratory
