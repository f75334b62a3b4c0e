#include "linear.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/hash.hpp>
#include <algorithm>
#include <limits>
#include <utility>

namespace satdoku::check {
namespace {
using Limits = std::numeric_limits<std::int64_t>;

[[noreturn]] void overflow() { throw core::Error("proof.too_large_coefficient"); }

std::int64_t plus(std::int64_t left, std::int64_t right) {
    // An overflow changes the sign of both.
    const auto sum = static_cast<std::int64_t>(static_cast<std::uint64_t>(left) + static_cast<std::uint64_t>(right));
    if (((left ^ sum) & (right ^ sum)) < 0) overflow();
    return sum;
}

/// @param right  not negative
std::int64_t times(std::int64_t left, std::int64_t right) {
    if (right != 0 && (left > Limits::max() / right || left < Limits::min() / right)) overflow();
    return left * right;
}

/// Rounds up. @param right  above 0
std::int64_t divided(std::int64_t left, std::int64_t right) { return left / right + (left % right > 0 ? 1 : 0); }

std::int64_t minus(std::int64_t value) {
    if (value == Limits::min()) overflow();
    return -value;
}

/// Appends a term to a normal form; its variable is not below those before.
void append(Linear& linear, LinearTerm term) {
    if (term.coefficient == 0) return;
    if (term.coefficient < 0) {
        const std::int64_t coefficient = minus(term.coefficient);
        linear.degree = plus(linear.degree, coefficient);
        term = {term.code ^ 1U, coefficient};
    }
    if (linear.terms.empty() || linear.terms.back().code / 2 != term.code / 2) {
        linear.terms.push_back(term);
        return;
    }
    LinearTerm& last = linear.terms.back();
    if (last.code == term.code) {
        last.coefficient = plus(last.coefficient, term.coefficient);
        return;
    }
    // A literal and its negation are 1 together.
    const std::int64_t common = std::min(last.coefficient, term.coefficient);
    linear.degree = plus(linear.degree, -common);
    if (last.coefficient == term.coefficient) {
        linear.terms.pop_back();
    } else if (last.coefficient > term.coefficient) {
        last.coefficient -= common;
    } else {
        last = {term.code, term.coefficient - common};
    }
}
}  // namespace

Linear normal_form(std::vector<LinearTerm> terms, std::int64_t degree) {
    std::stable_sort(terms.begin(), terms.end(),
                     [](const LinearTerm& left, const LinearTerm& right) { return left.code / 2 < right.code / 2; });
    Linear linear{{}, degree};
    linear.terms.reserve(terms.size());
    for (const LinearTerm& term : terms) append(linear, term);
    return linear;
}

Linear LinearAdder::sum(std::span<const Linear* const> parts) {
    if (parts.size() == 1) return *parts.front();
    Linear sum;
    std::uint32_t least = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t most = 0;
    std::size_t count = 0;
    for (const Linear* const part : parts) {
        sum.degree = plus(sum.degree, part->degree);
        if (part->terms.empty()) continue;
        least = std::min(least, part->terms.front().code / 2);
        most = std::max(most, part->terms.back().code / 2);
        count += part->terms.size();
    }
    if (count == 0) return sum;
    if (balances_.size() <= most) balances_.resize(most + std::size_t{most} / 2 + 1, 0);
    // Of many terms, all variables between them are looked at, which is faster than sorting.
    constexpr std::size_t sparse = 32;
    const bool sorts = (most - least) / sparse > count;
    touched_.clear();
    for (const Linear* const part : parts) {
        for (const LinearTerm& term : part->terms) {
            std::int64_t& balance = balances_[term.code / 2];
            if (sorts && balance == 0) touched_.push_back(term.code / 2);
            // c times the negation of x is c - c x. Signs are random, so there is no branch.
            const std::int64_t mask = -static_cast<std::int64_t>(term.code % 2);
            balance = plus(balance, (term.coefficient ^ mask) - mask);
            sum.degree = plus(sum.degree, -(term.coefficient & mask));
        }
    }
    const auto finish = [&](std::uint32_t variable) {
        const std::int64_t balance = std::exchange(balances_[variable], 0);
        if (balance > 0) {
            sum.terms.push_back({2 * variable, balance});
        } else if (balance < 0) {
            sum.terms.push_back({2 * variable + 1, minus(balance)});
            sum.degree = plus(sum.degree, minus(balance));
        }
    };
    if (sorts) {
        std::sort(touched_.begin(), touched_.end());
        for (const std::uint32_t variable : touched_) finish(variable);
    } else {
        sum.terms.reserve(std::min<std::size_t>(count, most - least + 1));
        for (std::uint32_t variable = least; variable <= most; ++variable) finish(variable);
    }
    return sum;
}

Linear product(Linear linear, std::int64_t factor) {
    for (LinearTerm& term : linear.terms) term.coefficient = times(term.coefficient, factor);
    linear.degree = times(linear.degree, factor);
    return linear;
}

Linear quotient(Linear linear, std::int64_t divisor) {
    for (LinearTerm& term : linear.terms) term.coefficient = divided(term.coefficient, divisor);
    linear.degree = divided(linear.degree, divisor);
    return linear;
}

Linear saturation(Linear linear) {
    if (linear.degree <= 0) return {};
    for (LinearTerm& term : linear.terms) term.coefficient = std::min(term.coefficient, linear.degree);
    return linear;
}

std::int64_t largest_sum(const Linear& linear) {
    std::int64_t sum = 0;
    for (const LinearTerm& term : linear.terms) sum = plus(sum, term.coefficient);
    return sum;
}

Linear negation(const Linear& linear) {
    Linear negated{linear.terms, plus(plus(largest_sum(linear), 1), minus(linear.degree))};
    for (LinearTerm& term : negated.terms) term.code ^= 1U;
    return negated;
}

std::uint64_t hash_of(const Linear& linear) {
    core::Hash hash(static_cast<std::uint64_t>(linear.degree));
    for (const LinearTerm& term : linear.terms) {
        hash.mix(term.code);
        hash.mix(static_cast<std::uint64_t>(term.coefficient));
    }
    return hash.value();
}

Linear replaced(const Linear& linear, const std::function<Replacement(std::uint32_t)>& replace) {
    std::vector<LinearTerm> terms;
    std::int64_t degree = linear.degree;
    for (const LinearTerm& term : linear.terms) {
        const Replacement image = replace(term.code);
        if (!image.value) {
            terms.push_back({image.code, term.coefficient});
        } else if (*image.value) {
            degree = plus(degree, -term.coefficient);
        }
    }
    return normal_form(std::move(terms), degree);
}
}  // namespace satdoku::check
