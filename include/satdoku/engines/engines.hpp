// The SAT engines and the puzzle solvers by name. Only this module knows which ones exist: all other code works with
// solve::Engine and puzzle::Solver.
#pragma once
#include <satdoku/cnf/formula.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>
#include <satdoku/solve/chooser.hpp>

namespace satdoku::engines {
struct EngineOptions {
    std::uint64_t seed = 0;
    std::string_view branching = {};         ///< dpll: a strategy's name; empty: its default
    bool pure_literals = false;              ///< dpll
    bool tautologies = false;                ///< dpll: searches without them
    bool subsumption = false;                ///< dpll: searches without subsumed clauses
    std::vector<std::string> settings = {};  ///< cdcl: "NAME=VALUE" of its option table
    proof::Proof* proof = nullptr;           ///< null: none
    proof::HintedProof* hinted = nullptr;    ///< cdcl, one thread, in place of `proof`; null: none
    proof::LinearProof* linear = nullptr;    ///< the same
    solve::Observer* observer = nullptr;     ///< null: none
    solve::Chooser* chooser = nullptr;       ///< null: none; not for several threads
    unsigned threads = 1;                    ///< cdcl: more than 1: a portfolio of engines
    bool deterministic = false;              ///< the portfolio runs the same way each time
    /// cdcl: is called after each run of a pass, by threads at the same time, with the number of the thread from 1, or
    /// with 0 if there is one. Must not throw; empty: none.
    std::function<void(unsigned thread, const solve::PassRun&)> pass_log = {};
};

/// Names for --engine and the menus; the first is the default.
std::span<const std::string_view> engine_names();
/// Names for --branching, in the order of the table; dpll::Options has the default.
std::vector<std::string_view> branching_names();
std::string_view standard_branching();

/// The options of dpll that are switched on or off, by name.
struct Switch {
    std::string_view name;
    bool EngineOptions::*on;
};
std::span<const Switch> dpll_switches();

/// An option of cdcl that EngineOptions::settings may name.
struct Setting {
    std::string_view name;
    std::string_view old_name;  ///< of earlier versions; accepted, but never shown; empty: none
    int standard;
    int smallest;
    int largest;
};
std::vector<Setting> engine_settings();

/// Whether cdcl has a configuration of this name; it may be given in place of a setting.
bool is_configuration(std::string_view name);

/// The passes of cdcl, by the names of their settings, that do not run while a proof of clauses is written.
std::vector<std::string_view> passes_beyond_clauses(const EngineOptions& options);

/// Throws core::Error for an unknown name, and for settings that the engine does not have.
std::unique_ptr<solve::Engine> make_engine(std::string_view name, const EngineOptions& options = {});
/// The same for a formula in memory: dpll works on it in place, other engines copy its clauses.
/// @param formula  outlives the engine; each solve leaves it as it was
/// @param stopped  asked while clauses are copied: once it returns true, there is no engine (null)
std::unique_ptr<solve::Engine> make_engine(std::string_view name, const EngineOptions& options, cnf::Formula& formula,
                                           const std::function<bool()>& stopped = {});

/// The default, for questions that the program asks itself.
std::unique_ptr<solve::Engine> standard_engine();

/// Names of puzzle solvers: "bitboard", the default, then the engines.
std::vector<std::string_view> solver_names();
/// Makes solvers of that name; "bitboard" leaves hard puzzles to the default engine. Throws core::Error if unknown.
puzzle::SolverMaker solver_maker(std::string_view name);
/// The default.
puzzle::SolverMaker standard_solver_maker();
}  // namespace satdoku::engines
