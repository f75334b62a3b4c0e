// The one place that knows which engines there are: whoever solves is handed a solve::Engine.
#pragma once

#include <satdoku/cnf/formula.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/engine.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::engines {

struct EngineOptions {
    std::uint64_t seed = 0;
    std::string_view branching = {};         ///< dpll: a strategy's name; empty: its default
    bool pure_literals = false;              ///< dpll
    bool tautologies = false;                ///< dpll: searches without them
    bool subsumption = false;                ///< dpll: searches without subsumed clauses
    std::vector<std::string> settings = {};  ///< cdcl: "NAME=VALUE" of its option table
    proof::Proof* proof = nullptr;           ///< where it writes what it learns; null: nowhere
    solve::Observer* observer = nullptr;     ///< who is told what it does; null: nobody
    unsigned threads = 1;                    ///< cdcl: engines that work together, each in its own way
    bool deterministic = false;              ///< of several threads: the same run each time
};

/// Names for --engine and the menus; the first is the default.
std::span<const std::string_view> engine_names();
/// Names for --branching, in the order of the table; dpll::Options has the default.
std::vector<std::string_view> branching_names();
std::string_view standard_branching();

/// What dpll does only where it is asked to; the names are those of options.
struct Switch {
    std::string_view name;
    bool EngineOptions::*on;
};
std::span<const Switch> dpll_switches();

/// What EngineOptions::settings may name.
struct Setting {
    std::string_view name;
    int standard;
    int smallest;
    int largest;
};
std::vector<Setting> engine_settings();

/// Throws core::Error for a name that is none, and for settings that the engine does not have.
std::unique_ptr<solve::Engine> make_engine(std::string_view name, const EngineOptions& options = {});
/// The same for a formula that is there already: dpll works on it as it is, and others are told its clauses.
/// @param formula  is there as long as the engine, and the same before and after each solve
std::unique_ptr<solve::Engine> make_engine(std::string_view name, const EngineOptions& options,
                                           cnf::Formula& formula);

/// The default, for questions that the program asks itself.
std::unique_ptr<solve::Engine> standard_engine();

}  // namespace satdoku::engines
