// A formula as a pass finds it: loaded, at level 0, propagated and clean.
#pragma once
#include "passes/inprocess.hpp"
#include "support/catch.hpp"
#include <satdoku/cnf/clause_list.hpp>
#include <cstdint>

namespace satdoku::test {
/// @param state    stays where it is from here on
/// @param assumed  the solve assumes all variables to be true
inline void load_before_pass(cdcl::State& state, const cnf::ClauseList& formula, bool assumed = false) {
    for (std::size_t index = 0; index < formula.size(); ++index) {
        for (const cnf::Literal literal : formula[index]) {
            cdcl::grow(state, literal.variable().index() + 1);
            if (!state.is_active(literal.variable())) cdcl::activate(state, literal.variable());
        }
        cdcl::add_original(state, formula[index]);
    }
    for (std::uint32_t index = 0; assumed && index < state.active; ++index) {
        state.assumptions.emplace_back(cnf::Variable(index), false);
    }
    state.number_added = [&state] { return cnf::Variable(state.capacity); };
    cdcl::start_ending(state, {}, {});
    REQUIRE(cdcl::connect_loaded(state));
    REQUIRE(cdcl::propagate(state));
    cdcl::clean(state);
}

}  // namespace satdoku::test
