#include "drat_propagation.hpp"
#include <satdoku/core/machine.hpp>
#include <algorithm>
#include <functional>

namespace satdoku::check {
void DratPropagation::grow(std::size_t variables) {
    const std::size_t needed = 2 * variables;
    if (needed <= values_.size()) return;
    const std::size_t size = std::max(needed, std::min(2 * values_.size(), needed + (std::size_t{1} << 20)));
    core::require_memory(size * (2 * sizeof(std::vector<Watch>) + sizeof(Reference) + 2 * sizeof(std::uint32_t)));
    values_.resize(size);
    core_watches_.resize(size);
    other_watches_.resize(size);
    reasons_.resize(size / 2, DratClauses::none);
    positions_.resize(size / 2);
    seen_.resize(size / 2);
    assumed_.resize(size / 2);
    if (keeps_used_) noted_.resize(size / 2);
}

void DratPropagation::watch(Reference clause) {
    const auto literals = clauses_.literals(clause);
    auto& lists = clauses_.has(clause, DratClauses::core) ? core_watches_ : other_watches_;
    lists[literals[0]].push_back({clause, literals[1]});
    lists[literals[1]].push_back({clause, literals[0]});
}

DratPropagation::Reference DratPropagation::add(Reference clause) {
    const auto literals = clauses_.literals(clause);
    // Literals that are not false go to the front, where they are watched.
    std::size_t usable = 0;
    for (std::size_t index = 0; index < literals.size() && usable < 2; ++index)
        if (!is_false(literals[index])) std::swap(literals[index], literals[usable++]);
    if (literals.size() > 1) watch(clause);
    if (usable == 0) return clause;
    if (usable == 1 && !is_true(literals[0])) {
        assign(literals[0], clause);
        return propagate();
    }
    return DratClauses::none;
}

bool DratPropagation::is_reason(Reference clause) {
    const auto literals = clauses_.literals(clause);
    for (std::size_t index = 0; index < std::min<std::size_t>(2, literals.size()); ++index)
        if (is_true(literals[index]) && reasons_[literals[index] / 2] == clause) return true;
    return false;
}

std::size_t DratPropagation::before(Reference clause) {
    const auto literals = clauses_.literals(clause);
    for (std::size_t index = 0; index < std::min<std::size_t>(2, literals.size()); ++index) {
        const Code literal = literals[index];
        if (is_true(literal) && reasons_[literal / 2] == clause) return positions_[literal / 2];
    }
    return trail_.size();
}

void DratPropagation::assign(Code literal, Reference reason) {
    values_[literal] = 1;
    values_[literal ^ 1] = -1;
    reasons_[literal / 2] = reason;
    positions_[literal / 2] = static_cast<std::uint32_t>(trail_.size());
    trail_.push_back(literal);
}

void DratPropagation::backtrack(std::size_t assigned) {
    while (trail_.size() > assigned) {
        const Code literal = trail_.back();
        trail_.pop_back();
        values_[literal] = values_[literal ^ 1] = 0;
        seen_[literal / 2] = 0;
        if (keeps_used_) noted_[literal / 2] = 0;
    }
    core_head_ = other_head_ = assigned;
    other_index_ = 0;
}

template <bool core_only> DratPropagation::Reference DratPropagation::visit(Code falsified, std::size_t& index) {
    auto& list = core_only ? core_watches_[falsified] : other_watches_[falsified];
    const auto drop = [&list](Watch& entry) {
        entry = list.back();
        list.pop_back();
    };
    while (index < list.size()) {
        Watch& entry = list[index];
        if (is_true(entry.blocker)) {
            ++index;
            continue;
        }
        const Reference clause = entry.clause;
        const auto literals = clauses_.literals(clause);
        if (literals[0] == falsified) std::swap(literals[0], literals[1]);
        const bool moved = !core_only && clauses_.has(clause, DratClauses::core);
        if (moved || literals[1] != falsified || clauses_.has(clause, DratClauses::dead)) {
            drop(entry);
            continue;
        }
        const Code other = literals[0];
        if (is_true(other)) {
            entry.blocker = other;
            ++index;
            continue;
        }
        std::size_t next = 2;
        while (next < literals.size() && is_false(literals[next])) ++next;
        if (next < literals.size()) {
            std::swap(literals[1], literals[next]);
            (core_only ? core_watches_ : other_watches_)[literals[1]].push_back({clause, other});
            drop(entry);
            continue;
        }
        if (is_false(other)) return clause;
        ++index;
        assign(other, clause);
        if (!core_only) break;  // core clauses come first again
    }
    return DratClauses::none;
}

DratPropagation::Reference DratPropagation::propagate() {
    constexpr std::uint64_t next_to_none = 2;
    const bool alike = followed_ <= next_to_none;
    for (;;) {
        for (; core_head_ < trail_.size() && (!alike || core_head_ <= other_head_); ++core_head_) {
            std::size_t index = 0;
            const Reference conflict = visit<true>(trail_[core_head_] ^ 1, index);
            if (conflict != DratClauses::none) return conflict;
        }
        if (other_head_ == trail_.size()) return DratClauses::none;
        const Code falsified = trail_[other_head_] ^ 1;
        const Reference conflict = visit<false>(falsified, other_index_);
        if (conflict != DratClauses::none) return conflict;
        if (other_index_ == other_watches_[falsified].size()) {
            ++other_head_;
            other_index_ = 0;
        }
    }
}

void DratPropagation::begin_check() {
    root_ = trail_.size();
    ++check_;
}

void DratPropagation::keep_used() {
    keeps_used_ = true;
    noted_.resize(seen_.size());
}

std::vector<DratPropagation::Code> DratPropagation::take_used(std::size_t from) {
    const auto is_later = [&](Code literal) { return position(literal) >= from; };
    const auto first = std::stable_partition(used_.begin(), used_.end(), std::not_fn(is_later));
    std::vector<Code> taken(first, used_.end());
    used_.erase(first, used_.end());
    std::sort(taken.begin(), taken.end(), [this](Code left, Code right) { return position(left) < position(right); });
    return taken;
}

void DratPropagation::mark(Reference clause) {
    if (clauses_.has(clause, DratClauses::core)) return;
    clauses_.set(clause, DratClauses::core);
    ++(clauses_.has(clause, DratClauses::addition) ? core_additions_ : core_formula_clauses_);
    if (keeps_used_) marked_.push_back(clause);
    if (clauses_.literals(clause).size() > 1) watch(clause);
}

/// Continues with the reasons of an assigned literal. @param from_root  whether a root literal needs this one
void DratPropagation::see(Code literal, bool from_root) {
    const std::size_t variable = literal / 2;
    if (!from_root && assumed_[variable] == check_) return;
    if (keeps_used_ && !from_root && noted_[variable] != check_ && reasons_[variable] != DratClauses::none) {
        noted_[variable] = check_;
        used_.push_back(is_true(literal) ? literal : literal ^ 1);
    }
    if (seen_[variable] != 0) return;
    seen_[variable] = 1;
    to_follow_.push_back(literal);
}

void DratPropagation::follow_marks() {
    while (!to_follow_.empty()) {
        const Code followed = to_follow_.back();
        to_follow_.pop_back();
        const Reference reason = reasons_[followed / 2];
        if (reason == DratClauses::none) continue;
        ++followed_;
        mark(reason);
        for (const Code literal : clauses_.literals(reason)) see(literal, is_root(followed));
    }
}

void DratPropagation::mark_conflict(Reference clause) {
    followed_ = 1;
    mark(clause);
    for (const Code literal : clauses_.literals(clause)) see(literal, false);
    follow_marks();
}

void DratPropagation::mark_reasons(Code literal) {
    see(literal, false);
    follow_marks();
}
}  // namespace satdoku::check
