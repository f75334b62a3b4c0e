// How closely two variables are connected: the number of paths of three steps between them, where each step goes from a
// variable to another one of the same clause. Idea: Haberlandt, Green and Heule, "Effective auxiliary variables via
// structured reencoding", SAT 2023.
#pragma once

#include "passes/dense.hpp"

#include <satdoku/core/effort.hpp>

#include <cstdint>
#include <vector>

namespace satdoku::cdcl {

class Nearness {
  public:
    explicit Nearness(Dense& dense) : dense_(dense) {}

    /// The number of paths in the formula at the first call since forget(); less if the ticks of the dense view run
    /// out. Only one origin between two calls of forget().
    std::uint64_t of(Variable origin, Variable other) {
        if (reached_.empty()) count_two_steps(origin);
        std::uint64_t& known = three_steps_[other.index()];
        if (known == 0) {
            known = 1;
            visit_neighbours(other, [&](Variable each) { known += two_steps_[each.index()]; });
            asked_.push_back(other);
        }
        return known - 1;
    }

    void forget() {
        for (const Variable variable : reached_) two_steps_[variable.index()] = 0;
        for (const Variable variable : asked_) three_steps_[variable.index()] = 0;
        reached_.clear();
        asked_.clear();
    }

  private:
    /// Calls `visit` for each other variable of each clause of the variable.
    template <typename Visit>
    void visit_neighbours(Variable variable, Visit visit) {
        for (const Literal own : {Literal(variable, false), Literal(variable, true)}) {
            const WatchList& list = dense_.list(own);
            dense_.effort.spend(1 + core::spreading(list.size()));
            for (const Watch& watch : list) {
                if (watch.is_binary()) {
                    if (!watch.is_redundant()) visit(watch.blocker.variable());
                    continue;
                }
                const Clause& clause = dense_.state.arena[watch.reference()];
                dense_.effort.spend(1);
                if (clause.garbage != 0) continue;
                for (const Literal literal : clause.literals()) {
                    if (literal != own) visit(literal.variable());
                }
            }
        }
    }

    void count_two_steps(Variable origin) {
        two_steps_.resize(dense_.state.capacity, 0);
        three_steps_.resize(dense_.state.capacity, 0);
        std::vector<Variable> neighbours;
        visit_neighbours(origin, [&](Variable each) { neighbours.push_back(each); });
        for (const Variable neighbour : neighbours) {
            if (exhausted(dense_)) return;
            visit_neighbours(neighbour, [&](Variable each) {
                if (two_steps_[each.index()]++ == 0) reached_.push_back(each);
            });
        }
    }

    Dense& dense_;
    std::vector<std::uint64_t> two_steps_;    ///< by variable: paths of two steps from the origin
    std::vector<Variable> reached_;           ///< variables with such paths
    std::vector<std::uint64_t> three_steps_;  ///< by variable: 1 + result of of(); 0: not computed
    std::vector<Variable> asked_;             ///< variables with an entry there
};

}  // namespace satdoku::cdcl
