// All engines, for tests of their common properties.
#pragma once
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/solve/engine.hpp>
#include <cstdint>
#include <memory>
#include <string_view>

namespace satdoku::test {
inline constexpr std::string_view engine_names[] = {"cdcl", "dpll"};

/// @param branching  of dpll
inline std::unique_ptr<solve::Engine> make_engine(std::string_view name, int seed = 0,
                                                  std::string_view branching = "max-occurrence") {
    if (name == "dpll") {
        dpll::Options options{.pure_literals = true, .tautologies = true, .subsumption = true};
        options.branching = dpll::find_strategy(branching);
        options.seed = static_cast<std::uint64_t>(seed);
        return std::make_unique<dpll::Solver>(options);
    }
    cdcl::Options options;
    options.seed = seed;
    return std::make_unique<cdcl::Solver>(options);
}

}  // namespace satdoku::test
