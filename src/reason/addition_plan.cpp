#include "addition_plan.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <queue>
#include <unordered_map>
#include <utility>

namespace satdoku::reason {

namespace {

using cnf::Variable;

class Planner {
  public:
    Planner(std::span<const Parity* const> summands, core::Effort& effort) : effort_(effort) {
        for (const Parity* parity : summands) push(parity->variables);
    }

    AdditionPlan run() {
        while (effort_.spend(1)) {
            const std::size_t left = take_shortest();
            if (left == rows_.size()) break;
            std::size_t right = closest(left);
            if (right == rows_.size()) right = take_shortest();
            if (right == rows_.size()) break;
            is_added_[left] = is_added_[right] = true;
            add(left, right);
        }
        return std::move(plan_);
    }

  private:
    void push(std::vector<Variable> variables) {
        const std::size_t row = rows_.size();
        for (const Variable variable : variables) occurrences_[variable.index()].push_back(row);
        lengths_.push({variables.size(), row});
        rows_.push_back(std::move(variables));
        is_added_.push_back(false);
        common_.push_back(0);
    }

    /// Returns the number of rows if there is none.
    std::size_t take_shortest() {
        while (!lengths_.empty()) {
            const std::size_t row = lengths_.top().second;
            lengths_.pop();
            if (!is_added_[row]) return row;
        }
        return rows_.size();
    }

    /// Returns the row that makes the shortest sum with this one, of those that share a variable with it; the number of
    /// rows if there is none.
    std::size_t closest(std::size_t row) {
        std::vector<std::size_t> near;
        for (const Variable variable : rows_[row]) {
            std::vector<std::size_t>& list = occurrences_[variable.index()];
            std::erase_if(list, [&](std::size_t other) { return is_added_[other]; });
            effort_.spend(1 + list.size() / 4);
            for (const std::size_t other : list) {
                if (other != row && common_[other]++ == 0) near.push_back(other);
            }
        }
        std::size_t best = rows_.size();
        std::pair<std::size_t, std::size_t> shortest;
        for (const std::size_t other : near) {
            const std::pair length(rows_[row].size() + rows_[other].size() - 2 * common_[other], other);
            if (best == rows_.size() || length < shortest) {
                best = other;
                shortest = length;
            }
            common_[other] = 0;
        }
        return best;
    }

    void add(std::size_t left, std::size_t right) {
        std::vector<Variable> sum;
        std::ranges::set_symmetric_difference(rows_[left], rows_[right], std::back_inserter(sum));
        plan_.steps.push_back({left, right});
        plan_.variables += (rows_[left].size() + rows_[right].size() + sum.size()) / 2;
        push(std::move(sum));
    }

    core::Effort& effort_;
    AdditionPlan plan_;
    std::vector<std::vector<Variable>> rows_;
    std::vector<bool> is_added_;       ///< by row: whether it is part of a sum
    std::vector<std::size_t> common_;  ///< by row: number of common variables; scratch of closest()
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> occurrences_;
    std::priority_queue<std::pair<std::size_t, std::size_t>, std::vector<std::pair<std::size_t, std::size_t>>,
                        std::greater<>>
        lengths_;  ///< lengths with their rows
};

}  // namespace

AdditionPlan plan_additions(std::span<const Parity* const> summands, core::Effort& effort) {
    return Planner(summands, effort).run();
}

}  // namespace satdoku::reason
