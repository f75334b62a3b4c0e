// A binary heap of variables with the highest score on top. For equal scores, the lowest variable comes first, so that
// a run is the same on every machine. Idea: VSIDS with increasing increments, Eén and Sörensson, "An extensible
// SAT-solver", SAT 2003.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <algorithm>
#include <cstddef>
#include <vector>

namespace satdoku::cdcl {
class Heap {
  public:
    /// Makes room for variables 0 to count - 1, with score 0 and not in the heap.
    void resize(std::size_t count) {
        score_.resize(count, 0.0);
        position_.resize(count, absent);
    }

    bool empty() const { return order_.empty(); }
    std::uint32_t size() const { return static_cast<std::uint32_t>(order_.size()); }
    bool contains(cnf::Variable variable) const { return position_[variable.index()] != absent; }
    cnf::Variable top() const { return order_.front(); }
    double score(cnf::Variable variable) const { return score_[variable.index()]; }

    void push(cnf::Variable variable) {
        order_.push_back(variable);
        position_[variable.index()] = static_cast<std::uint32_t>(order_.size() - 1);
        rise(position_[variable.index()]);
    }

    void pop() { remove(order_.front()); }

    void remove(cnf::Variable variable) {
        const std::uint32_t hole = position_[variable.index()];
        const cnf::Variable last = order_.back();
        order_.pop_back();
        position_[variable.index()] = absent;
        if (last == variable) return;
        order_[hole] = last;
        position_[last.index()] = hole;
        rise(hole);
        sink(position_[last.index()]);
    }

    /// @param score not lower than the present one
    void raise(cnf::Variable variable, double score) {
        score_[variable.index()] = score;
        if (contains(variable)) rise(position_[variable.index()]);
    }

    /// Multiplies every score by the same factor; the order stays.
    void scale(double factor) {
        for (double& score : score_) score *= factor;
    }

    /// Calls `visit` for one variable after the other, the highest score first, as long as it returns true. The cost
    /// depends only on the number of variables visited.
    template <typename Visit> void visit_in_order(Visit visit) const {
        std::vector<std::uint32_t> open;  // positions whose parents have been visited
        const auto later = [this](std::uint32_t left, std::uint32_t right) {
            return before(order_[right], order_[left]);
        };
        const auto open_up = [&](std::uint32_t position) {
            if (position >= size()) return;
            open.push_back(position);
            std::push_heap(open.begin(), open.end(), later);
        };
        for (open_up(0); !open.empty();) {
            std::pop_heap(open.begin(), open.end(), later);
            const std::uint32_t position = open.back();
            open.pop_back();
            if (!visit(order_[position])) return;
            open_up(2 * position + 1);
            open_up(2 * position + 2);
        }
    }

  private:
    static constexpr std::uint32_t absent = 0xFFFFFFFFU;

    bool before(cnf::Variable left, cnf::Variable right) const {
        const double left_score = score_[left.index()];
        const double right_score = score_[right.index()];
        return left_score > right_score || (left_score == right_score && left < right);
    }

    void rise(std::uint32_t position) {
        const cnf::Variable variable = order_[position];
        while (position > 0) {
            const std::uint32_t parent = (position - 1) / 2;
            if (!before(variable, order_[parent])) break;
            place(position, order_[parent]);
            position = parent;
        }
        place(position, variable);
    }

    void sink(std::uint32_t position) {
        const cnf::Variable variable = order_[position];
        const std::uint32_t count = size();
        for (;;) {
            std::uint32_t child = 2 * position + 1;
            if (child >= count) break;
            if (child + 1 < count && before(order_[child + 1], order_[child])) ++child;
            if (!before(order_[child], variable)) break;
            place(position, order_[child]);
            position = child;
        }
        place(position, variable);
    }

    void place(std::uint32_t position, cnf::Variable variable) {
        order_[position] = variable;
        position_[variable.index()] = position;
    }

    std::vector<double> score_;            ///< by variable
    std::vector<std::uint32_t> position_;  ///< by variable: where it is in order_, or absent
    std::vector<cnf::Variable> order_;     ///< the heap
};
}  // namespace satdoku::cdcl
