// Checks a DRAT proof against its formula: each clause that the refutation needs must follow by unit propagation (RUP)
// or be a resolution asymmetric tautology on its first literal (RAT), and the empty clause must be reached. It shares
// no code with the solver, nor with the proof writer.
//
// The check goes backward from the contradiction and checks only steps that later ones need (Goldberg and Novikov,
// 2003). It prefers clauses that are already known to be needed (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014).
//
// Like drat-trim it treats a deletion as a hint: it ignores the deletion of a clause that is the reason of a root
// literal, and counts and ignores the deletion of a clause that does not exist. An accepted proof is still a proof:
// the clauses that stay follow from the formula, or keep it satisfiable if it was.
#pragma once
#include <satdoku/check/proof_reader.hpp>
#include <satdoku/cnf/clause_list.hpp>

namespace satdoku::check {
enum class DratVerdict {
    verified,          ///< the formula is unsatisfiable
    derived,           ///< each clause of a derivation is RUP or RAT
    step_fails,        ///< a step that is needed is neither RUP nor RAT
    no_contradiction,  ///< the steps end and unit propagation finds no contradiction
    stopped,
};

struct DratReport {
    DratVerdict verdict = DratVerdict::stopped;

    std::uint64_t failing_step = 0;            ///< of step_fails, counted from 1 over additions and deletions
    std::uint64_t failing_line = 0;            ///< its line in a text proof; 0 in a binary one
    std::vector<cnf::Literal> failing_clause;  ///< its literals, the pivot first

    bool binary = false;                    ///< the form of the proof
    std::uint64_t additions = 0;            ///< clauses that the proof adds, up to the contradiction
    std::uint64_t deletions = 0;            ///< clauses that it drops, ignored ones included
    std::uint64_t ignored_deletions = 0;    ///< of reasons of root literals
    std::uint64_t unmatched_deletions = 0;  ///< of clauses that do not exist
    std::uint64_t core_clauses = 0;         ///< clauses of the formula that the refutation needs
    std::uint64_t core_additions = 0;       ///< added clauses that it needs: those that were checked
    std::uint64_t rat_additions = 0;        ///< of these: not RUP but RAT
    /// Indices, from 0 and rising, of the formula's clauses that the refutation needs; if asked for and verified.
    std::vector<std::uint64_t> core{};
};

/// A step of the refutation that a check has found.
struct RefutationStep {
    bool deletion = false;
    std::uint64_t id = 0;                      ///< of LRAT
    std::span<const cnf::Literal> literals{};  ///< the pivot first; none of a deletion in LRAT
    std::span<const std::int64_t> hints{};     ///< of LRAT; of a deletion the ids
};
using RefutationSink = std::function<void(const RefutationStep&)>;

struct DratControl {
    std::stop_token stop{};
    /// Called from time to time with the number of steps that are checked or skipped, and the number of all steps.
    std::function<void(std::uint64_t done, std::uint64_t all)> progress{};
    /// Checks every step, whether or not the proof ends with a contradiction. @pre no core and no sinks
    bool derivation = false;
    bool list_core = false;  ///< whether to list the clauses of the formula that are needed
    /// Gets these clauses, each with its literals in order of their variables; may be null. Only if verified.
    cnf::ClauseSink* core = nullptr;
    /// Gets the needed steps of the proof, each clause deleted after its last use; may be empty. Only if verified.
    RefutationSink trimmed{};
    /// The same with hints, as LRAT; what follows from unit clauses alone becomes a step of its own.
    RefutationSink hinted{};
    std::optional<double> seconds{};  ///< real time, after which the check stops
};

/// Checks the whole proof. Throws core::Error with the place if the proof
/// cannot be read, is not DRAT or needs more memory than there is.
/// @param formula  called once
DratReport drat(const cnf::ClauseSource& formula, DratReader& proof, const DratControl& control = {});

/// The same for a formula and a proof in memory, whose bytes show whether it is text or binary.
/// @param name the file name in errors
DratReport drat(const cnf::ClauseList& formula, std::string_view proof, const std::string& name,
                const DratControl& control = {});
}  // namespace satdoku::check
