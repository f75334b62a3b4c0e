// Checks of our solver that go beyond IPASIR.
#pragma once
#include "ipasir/calls.hpp"
#include <satdoku/cdcl/options.hpp>
#include <satdoku.h>
#include <string>

namespace satdoku::test {
/// The solver of the IPASIR functions is that of satdoku.h.
inline satdoku_solver* ours(void* solver) { return static_cast<satdoku_solver*>(solver); }

/// Lets the engine simplify early and with much effort: otherwise it solves most formulas, which are small, before that.
inline void hurry(void* solver, core::Random& random) {
    if (random.below(4) == 0) return;
    for (const cdcl::Option& option : cdcl::option_table()) {
        const std::string name(option.name());
        int value = option;
        if (name.ends_with("-interval") || name.ends_with("-delay")) {
            value = static_cast<int>(random.below(10));
        } else if (name.ends_with("-effort")) {
            value = 50'000;
        } else if (option.low() == 0 && option.high() == 1 && random.below(8) == 0) {
            value = 1 - value;
        }
        if (value >= option.low() && value <= option.high()) satdoku_option(ours(solver), name.c_str(), value);
    }
    for (std::int32_t variable = 1; variable < 20; ++variable) {
        if (random.below(8) == 0) satdoku_phase(ours(solver), random.below(2) == 0 ? variable : -variable);
    }
}

/// Checks that a fixed literal is true in every model.
inline std::string check_fixed(void* solver, std::uint32_t variables, const Models& models) {
    for (std::int32_t variable = 1; variable <= static_cast<std::int32_t>(variables); ++variable) {
        const int fixed = satdoku_fixed(ours(solver), variable);
        if (fixed != -satdoku_fixed(ours(solver), -variable)) return "a literal and its negation are fixed alike";
        if (fixed != 0 && models.any_with({-fixed * variable})) return "a fixed literal is not";
    }
    return satdoku_error(ours(solver)) == nullptr ? "" : satdoku_error(ours(solver));
}

inline Insight insight() { return {hurry, check_fixed, true}; }

}  // namespace satdoku::test
