#include "relaxation.hpp"
#include <cmath>
#include <unordered_map>

namespace satdoku::reason {
namespace {
/// A bound is violated if the difference exceeds the tolerance; smaller coefficients than `negligible` count as 0.
constexpr double tolerance = 1e-6;
constexpr double negligible = 1e-9;

/// The largest multiplier of a certificate: large enough for small rounding errors, and sums still fit into 64 bits.
constexpr double largest_multiplier = 4294967296.0;

/// The most constraints that are added to the tableau at a time, and its largest number of entries.
constexpr std::size_t round_size = 256;
constexpr std::size_t largest_tableau = std::size_t{1} << 22;

bool add_product(std::uint64_t& sum, std::uint64_t left, std::uint64_t right) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    if (right != 0 && left > (most - sum) / right) return false;
    sum += left * right;
    return true;
}

/// The limit of a proof, in literals written and checked. This is not search, so schedules do not count it.
constexpr std::uint64_t longest_proof = 200'000'000;

/// Basic variables as sums of the others: x_basic = sum of row entries times x_column. Variables 0 to columns - 1 are
/// truth values, with bounds 0 and 1; the following ones are the sums of constraints, in the order of their addition,
/// without upper bound. Invariant: the equations hold for `values_`, and the column variables are within their bounds.
///
/// For example at least two and at most one of a, b and c are true, as the sums u and v:
///
///             a   b   c    value   bound
///     u =     1   1   1      0     at least 2     too small: u gets its bound, and a, which can make up for it, becomes
///     v =    -1  -1  -1      0     at least -1    basic in its place
///
///             u   b   c
///     a =     1  -1  -1      2     0 to 1
///     v =    -1   0   0     -2     at least -1    too small, but only a smaller u could help: u and v, with the
///                                                 multipliers 1 and 1, say 0 >= 1
class Tableau {
  public:
    enum class Result { feasible, infeasible, exhausted };

    explicit Tableau(std::size_t columns) : columns_(columns), values_(columns, 0.0), places_(columns) {
        for (std::size_t column = 0; column < columns; ++column) {
            column_variables_.push_back(column);
            places_[column] = {false, column};
        }
    }

    double value(std::size_t variable) const { return values_[variable]; }
    std::size_t rows() const { return rows_.size(); }

    /// @param terms  truth variable and coefficient
    /// @param lower  bound of the sum
    bool add(const std::vector<std::pair<std::size_t, double>>& terms, double lower, core::Effort& effort) {
        std::vector<double> row(columns_, 0.0);
        double value = 0;
        std::uint64_t work = columns_ / 8 + 1;
        for (const auto& [variable, coefficient] : terms) {
            value += coefficient * values_[variable];
            const Place place = places_[variable];
            if (!place.basic) {
                row[place.index] += coefficient;
                continue;
            }
            const std::vector<double>& other = rows_[place.index];
            for (std::size_t column = 0; column < columns_; ++column) row[column] += coefficient * other[column];
            work += columns_ / 4;
        }
        places_.push_back({true, rows_.size()});
        row_variables_.push_back(values_.size());
        values_.push_back(value);
        lower_bounds_.push_back(lower);
        rows_.push_back(std::move(row));
        return effort.spend(work);
    }

    /// Changes values until all bounds hold. If that is impossible, conflict() returns the reason.
    Result satisfy(core::Effort& effort) {
        const std::size_t patience = 20 * (columns_ + rows_.size());
        for (std::size_t pivots = 0;; ++pivots) {
            // Taking the largest violation is fast in practice; after many pivots, Bland's rule (the smallest index) is
            // used, because it cannot cycle.
            const std::size_t row = violated(pivots > patience);
            if (row == rows_.size()) return Result::feasible;
            const bool rising = values_[row_variables_[row]] < lower(row_variables_[row]);
            const std::size_t column = entering(row, rising, pivots > patience);
            if (column == columns_) {
                conflict_ = row;
                return Result::infeasible;
            }
            if (!exchange(row, column, rising, effort)) return Result::exhausted;
        }
    }

    /// After `infeasible`: constraints (numbered in the order of addition) with multipliers, whose sum cannot hold.
    std::vector<std::pair<std::size_t, double>> conflict() const {
        std::vector<std::pair<std::size_t, double>> multipliers;
        const auto take = [&](std::size_t variable, double multiplier) {
            if (variable >= columns_ && multiplier > negligible)
                multipliers.push_back({variable - columns_, multiplier});
        };
        take(row_variables_[conflict_], 1.0);
        for (std::size_t column = 0; column < columns_; ++column)
            take(column_variables_[column], std::abs(rows_[conflict_][column]));
        return multipliers;
    }

  private:
    struct Place {
        bool basic = false;
        std::size_t index = 0;  ///< row or column
    };

    double lower(std::size_t variable) const { return variable < columns_ ? 0.0 : lower_bounds_[variable - columns_]; }
    double upper(std::size_t variable) const {
        return variable < columns_ ? 1.0 : std::numeric_limits<double>::infinity();
    }

    std::size_t violated(bool first) const {
        std::size_t chosen = rows_.size();
        double worst = tolerance;
        for (std::size_t row = 0; row < rows_.size(); ++row) {
            const std::size_t variable = row_variables_[row];
            const double violation = std::max(lower(variable) - values_[variable], values_[variable] - upper(variable));
            if (violation <= worst) continue;
            if (!first) {
                worst = violation;
                chosen = row;
            } else if (chosen == rows_.size() || variable < row_variables_[chosen]) {
                chosen = row;
            }
        }
        return chosen;
    }

    /// Returns a column whose variable can change so that the variable of the row changes in the needed direction.
    std::size_t entering(std::size_t row, bool rising, bool first) const {
        std::size_t chosen = columns_;
        double largest = tolerance;
        for (std::size_t column = 0; column < columns_; ++column) {
            const double entry = rows_[row][column];
            if (std::abs(entry) <= tolerance) continue;
            const std::size_t variable = column_variables_[column];
            const bool up = (entry > 0) == rising;
            const bool free =
                up ? values_[variable] < upper(variable) - tolerance : values_[variable] > lower(variable) + tolerance;
            if (!free) continue;
            if (!first && std::abs(entry) > largest) {
                largest = std::abs(entry);
                chosen = column;
            } else if (first && (chosen == columns_ || variable < column_variables_[chosen])) {
                chosen = column;
            }
        }
        return chosen;
    }

    /// Sets the variable of the row to the bound that it violates, and exchanges it with the variable of the column.
    bool exchange(std::size_t row, std::size_t column, bool rising, core::Effort& effort) {
        const std::size_t leaving = row_variables_[row];
        const std::size_t arriving = column_variables_[column];
        const double bound = rising ? lower(leaving) : upper(leaving);
        std::vector<double>& pivot = rows_[row];
        const double shift = (bound - values_[leaving]) / pivot[column];
        values_[leaving] = bound;
        values_[arriving] += shift;

        const double inverse = 1.0 / pivot[column];
        pivot[column] = -1.0;
        entries_.clear();
        for (std::size_t each = 0; each < columns_; ++each) {
            if (pivot[each] == 0.0) continue;
            pivot[each] *= -inverse;
            entries_.push_back(each);
        }
        std::uint64_t work = columns_ / 4 + rows_.size();
        for (std::size_t other = 0; other < rows_.size(); ++other) {
            if (other == row) continue;
            std::vector<double>& entries = rows_[other];
            const double coefficient = entries[column];
            if (coefficient == 0.0) continue;
            values_[row_variables_[other]] += coefficient * shift;
            entries[column] = 0.0;
            for (const std::size_t each : entries_) {
                entries[each] += coefficient * pivot[each];
                if (std::abs(entries[each]) < negligible) entries[each] = 0.0;
            }
            work += entries_.size() / 2;
        }
        std::swap(row_variables_[row], column_variables_[column]);
        places_[arriving] = {true, row};
        places_[leaving] = {false, column};
        return effort.spend(work);
    }

    std::size_t columns_;
    std::vector<double> values_;        ///< by variable
    std::vector<Place> places_;         ///< by variable
    std::vector<double> lower_bounds_;  ///< by constraint
    std::vector<std::vector<double>> rows_;
    std::vector<std::size_t> row_variables_;     ///< by row: the basic variable
    std::vector<std::size_t> column_variables_;  ///< by column
    std::vector<std::size_t> entries_;           ///< scratch of exchange(): columns of the pivot row
    std::size_t conflict_ = 0;                   ///< row
};

/// The constraints over real numbers between 0 and 1; some are in the tableau, the others wait.
class Relaxation {
  public:
    explicit Relaxation(std::span<const Cardinality> constraints) : constraints_(constraints) {
        for (const Cardinality& constraint : constraints) {
            for (const cnf::Literal literal : constraint.literals)
                columns_.emplace(literal.variable().index(), columns_.size());
        }
        waiting_.assign(constraints.size(), true);
    }

    std::optional<Certificate> refute(core::Effort& effort) {
        Tableau tableau(columns_.size());
        for (std::size_t index = 0; index < constraints_.size(); ++index) {
            // Constraints that require more than half of their literals are the hardest to satisfy, so they come first.
            if (2 * constraints_[index].least > constraints_[index].literals.size() && !add(tableau, index, effort))
                return std::nullopt;
        }
        for (;;) {
            const Tableau::Result result = tableau.satisfy(effort);
            if (result == Tableau::Result::exhausted) return std::nullopt;
            if (result == Tableau::Result::infeasible) return certificate(tableau.conflict());
            if (!add_violated(tableau, effort)) return std::nullopt;
        }
    }

  private:
    bool add(Tableau& tableau, std::size_t index, core::Effort& effort) {
        if ((tableau.rows() + 1) * columns_.size() > largest_tableau) return false;
        const Cardinality& constraint = constraints_[index];
        std::vector<std::pair<std::size_t, double>> terms;
        double lower = constraint.least;
        for (const cnf::Literal literal : constraint.literals) {
            terms.push_back({columns_.at(literal.variable().index()), literal.negative() ? -1.0 : 1.0});
            if (literal.negative()) lower -= 1.0;
        }
        waiting_[index] = false;
        added_.push_back(index);
        return tableau.add(terms, lower, effort);
    }

    bool add_violated(Tableau& tableau, core::Effort& effort) {
        std::vector<std::pair<double, std::size_t>> violated;
        for (std::size_t index = 0; index < constraints_.size(); ++index) {
            if (!waiting_[index]) continue;
            double lacking = constraints_[index].least;
            if (!effort.spend(1 + constraints_[index].literals.size())) return false;
            for (const cnf::Literal literal : constraints_[index].literals) {
                const double value = tableau.value(columns_.at(literal.variable().index()));
                lacking -= literal.negative() ? 1.0 - value : value;
            }
            if (lacking > tolerance) violated.push_back({-lacking, index});
        }
        std::sort(violated.begin(), violated.end());
        if (violated.size() > round_size) violated.resize(round_size);
        for (const auto& entry : violated)
            if (!add(tableau, entry.second, effort)) return false;
        return !violated.empty();
    }

    std::optional<Certificate> certificate(const std::vector<std::pair<std::size_t, double>>& multipliers) const {
        double largest = 0;
        for (const auto& entry : multipliers) largest = std::max(largest, entry.second);
        Certificate result;
        for (const auto& [row, multiplier] : multipliers) {
            const auto times = static_cast<std::uint64_t>(multiplier / largest * largest_multiplier + 0.5);
            if (times > 0) result.entries.push_back({added_[row], times});
        }
        if (!proves_unsatisfiable(result, constraints_)) return std::nullopt;
        return result;
    }

    std::span<const Cardinality> constraints_;
    std::unordered_map<std::uint32_t, std::size_t> columns_;  ///< by variable
    std::vector<bool> waiting_;                               ///< by constraint: whether it is not in the tableau
    std::vector<std::size_t> added_;                          ///< constraints in the order of addition
};
}  // namespace

bool proves_unsatisfiable(const Certificate& certificate, std::span<const Cardinality> constraints) {
    struct Sides {
        std::uint64_t positive = 0;
        std::uint64_t negative = 0;
    };
    std::unordered_map<std::uint32_t, Sides> sums;
    std::uint64_t asked = 0;
    for (const auto& [index, times] : certificate.entries) {
        if (index >= constraints.size()) return false;
        if (!add_product(asked, times, constraints[index].least)) return false;
        for (const cnf::Literal literal : constraints[index].literals) {
            Sides& sides = sums[literal.variable().index()];
            if (!add_product(literal.negative() ? sides.negative : sides.positive, times, 1)) return false;
        }
    }
    // An assignment makes one of the two literals of a variable true, so the larger sum is the most that it can reach.
    std::uint64_t reached = 0;
    for (const auto& entry : sums)
        if (!add_product(reached, std::max(entry.second.positive, entry.second.negative), 1)) return false;
    return reached < asked;
}

std::optional<Certificate> refute(std::span<const Cardinality> constraints, core::Effort& effort) {
    // The value one half for every variable satisfies constraints that need at most half of their literals.
    const bool binding = std::ranges::any_of(
        constraints, [](const Cardinality& constraint) { return 2 * constraint.least > constraint.literals.size(); });
    if (!binding) return std::nullopt;
    // Pure pigeonhole problems need no linear programming.
    Certificate each_once;
    for (std::size_t index = 0; index < constraints.size(); ++index) {
        if (!effort.spend(1 + constraints[index].literals.size())) return std::nullopt;
        each_once.entries.push_back({index, 1});
    }
    if (proves_unsatisfiable(each_once, constraints)) return each_once;
    return Relaxation(constraints).refute(effort);
}

Counted refute_by_counting(std::span<const Cardinality> constraints, const CountingProof& proof, core::Effort& effort) {
    const std::optional<Certificate> certificate = refute(constraints, effort);
    if (!certificate) return Counted::open;
    if (proof.planes != nullptr) {
        prove(*certificate, constraints, *proof.planes);
    } else if (proof.clauses != nullptr) {
        core::Effort proving = effort.part(longest_proof);
        if (!prove(*certificate, constraints, *proof.clauses, proving)) return Counted::unproved;
    }
    return Counted::refuted;
}
}  // namespace satdoku::reason
