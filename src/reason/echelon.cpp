#include <satdoku/cnf/literal_classes.hpp>
#include <satdoku/core/sorted.hpp>
#include <satdoku/reason/echelon.hpp>
#include <bit>
#include <numeric>
#include <unordered_map>

namespace satdoku::reason {
namespace {
using cnf::Literal;
using cnf::Variable;

constexpr std::size_t largest_system = std::size_t{1} << 22;  // words of 64 bits

/// Returns the place of the first bit, or `end` if there is none before it.
std::size_t first_bit(const BitRow& row, std::size_t end) {
    for (std::size_t word = 0; word < row.size(); ++word) {
        if (row[word] == 0) continue;
        return std::min(end, 64 * word + static_cast<std::size_t>(std::countr_zero(row[word])));
    }
    return end;
}

std::size_t count_bits(const BitRow& row) {
    return std::accumulate(row.begin(), row.end(), std::size_t{0}, [](std::size_t sum, std::uint64_t word) {
        return sum + static_cast<std::size_t>(std::popcount(word));
    });
}

/// Returns the places of the bits that are set.
std::vector<std::size_t> places(const BitRow& row) {
    std::vector<std::size_t> result;
    for (std::size_t place = 0; place < 64 * row.size(); ++place)
        if (test_bit(row, place)) result.push_back(place);
    return result;
}

XorConstraint pair(Variable left, Variable right, bool odd) {
    return {{std::min(left, right), std::max(left, right)}, odd};
}
}  // namespace

Echelon::Echelon(std::vector<Variable> variables, std::size_t traced)
    : variables_(std::move(variables)), words_(variables_.size() / 64 + 1), source_words_((traced + 63) / 64) {
    for (std::uint32_t column = 0; column < variables_.size(); ++column)
        columns_.emplace_back(variables_[column], column);
    std::sort(columns_.begin(), columns_.end());
}

std::uint32_t Echelon::column(Variable variable) const {
    return std::ranges::lower_bound(columns_, variable, {}, &std::pair<Variable, std::uint32_t>::first)->second;
}

bool Echelon::too_large(std::size_t rows, std::size_t columns) { return rows * (columns / 64 + 1) > largest_system; }

bool Echelon::add(const XorConstraint& constraint, core::Effort& effort) {
    BitRow row(words_, 0);
    for (const Variable variable : constraint.variables) flip_bit(row, column(variable));
    if (constraint.odd) flip_bit(row, variables_.size());
    BitRow sources(source_words_, 0);
    if (source_words_ > 0) flip_bit(sources, taken_++);
    const std::size_t cost = (words_ + source_words_) / 32 + 1;
    std::uint64_t work = constraint.variables.size() + rows_.size() / 4;
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        if (!test_bit(row, pivots_[index])) continue;
        add_bits(row, rows_[index]);
        add_bits(sources, sources_[index]);
        work += cost;
    }
    const std::size_t pivot = first_bit(row, variables_.size());
    if (pivot < variables_.size()) {
        for (std::size_t index = 0; index < rows_.size(); ++index) {
            if (!test_bit(rows_[index], pivot)) continue;
            add_bits(rows_[index], row);
            add_bits(sources_[index], sources);
            work += cost;
        }
        rows_.push_back(std::move(row));
        sources_.push_back(std::move(sources));
        pivots_.push_back(pivot);
    } else if (test_bit(row, variables_.size())) {
        contradiction_ = true;
        contradiction_sources_ = std::move(sources);
    }
    return effort.spend(work) && !contradiction_;
}

void Echelon::keep_from(std::size_t column) {
    std::size_t kept = 0;
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        if (pivots_[index] < column) continue;
        std::swap(rows_[kept], rows_[index]);
        std::swap(sources_[kept], sources_[index]);
        pivots_[kept++] = pivots_[index];
    }
    rows_.resize(kept);
    sources_.resize(kept);
    pivots_.resize(kept);
}

XorConstraint Echelon::row(std::size_t index) const {
    XorConstraint constraint{{}, test_bit(rows_[index], variables_.size())};
    for (std::size_t column = 0; column < variables_.size(); ++column)
        if (test_bit(rows_[index], column)) constraint.variables.push_back(variables_[column]);
    std::sort(constraint.variables.begin(), constraint.variables.end());
    return constraint;
}

std::vector<std::size_t> Echelon::sources_of(std::span<const std::size_t> rows) const {
    BitRow sum(source_words_, 0);
    for (const std::size_t row : rows) add_bits(sum, sources_[row]);
    return places(sum);
}

std::vector<std::size_t> Echelon::sources_of_contradiction() const { return places(contradiction_sources_); }

std::vector<Echelon::Short> Echelon::short_xors() const {
    // A row without its pivot and "odd" is a sum that equals the variable of the pivot or its negation. So two equal
    // sums give a constraint on two variables.
    std::vector<std::pair<BitRow, std::size_t>> sums;
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        sums.push_back({rows_[index], index});
        flip_bit(sums.back().first, pivots_[index]);
        if (test_bit(rows_[index], variables_.size())) flip_bit(sums.back().first, variables_.size());
    }
    std::sort(sums.begin(), sums.end());
    std::vector<Short> result;
    for (std::size_t place = 0; place < sums.size(); ++place) {
        const auto& [sum, index] = sums[place];
        const Variable variable = variables_[pivots_[index]];
        const bool odd = test_bit(rows_[index], variables_.size());
        const std::size_t count = count_bits(sum);
        if (count == 0) result.push_back({{{variable}, odd}, {index}});
        if (count == 1) {
            const Variable other = variables_[first_bit(sum, variables_.size())];
            result.push_back({pair(variable, other, odd), {index}});
        }
        if (count > 1 && place > 0 && sums[place - 1].first == sum) {
            const std::size_t other = sums[place - 1].second;
            const bool other_odd = test_bit(rows_[other], variables_.size());
            result.push_back({pair(variable, variables_[pivots_[other]], odd != other_odd), {index, other}});
        }
    }
    return result;
}

std::vector<std::vector<const XorConstraint*>> components(std::span<const XorConstraint* const> constraints) {
    // Variables of a constraint are in the same class; signs are not used.
    std::uint32_t count = 0;
    for (const XorConstraint* constraint : constraints)
        for (const Variable variable : constraint->variables) count = std::max(count, variable.index() + 1);
    cnf::LiteralClasses classes(count);
    const auto first = [](const XorConstraint& constraint) { return Literal(constraint.variables.front(), false); };
    for (const XorConstraint* constraint : constraints) {
        for (const Variable variable : constraint->variables)
            classes.unite(first(*constraint), Literal(variable, false));
    }
    std::vector<std::vector<const XorConstraint*>> groups;
    std::unordered_map<std::uint32_t, std::size_t> numbers;  // by the code of a representative
    for (const XorConstraint* constraint : constraints) {
        if (constraint->variables.empty()) {
            groups.push_back({constraint});
            continue;
        }
        const Literal representative = classes.representative(first(*constraint));
        const auto entry = numbers.emplace(representative.code(), groups.size()).first;
        if (entry->second == groups.size()) groups.emplace_back();
        groups[entry->second].push_back(constraint);
    }
    return groups;
}

std::vector<Variable> variables_of(std::span<const XorConstraint* const> constraints) {
    std::vector<Variable> variables;
    for (const XorConstraint* constraint : constraints)
        variables.insert(variables.end(), constraint->variables.begin(), constraint->variables.end());
    core::sort_unique(variables);
    return variables;
}
}  // namespace satdoku::reason
