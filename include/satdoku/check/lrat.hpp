// Checks an LRAT proof against its formula: a walk, in time that is linear in the proof, and with memory for the living
// clauses. It shares no code with the solver, nor with the proof writer.
//
// The hints of a step name the clauses by which its negation leads to a conflict, in this order: each but the last has
// one literal that is not false yet. If they end without a conflict the step must be a resolution asymmetric
// tautology on its first literal (RAT): for each clause with the negation of that literal there is a hint -ID, followed
// by the hints by which the resolvent follows. Hints after a conflict are ignored. Ids must rise.
//
// Each literal has a count of the living clauses with it, so that a RAT step looks only at those that it names.
#pragma once
#include <satdoku/check/proof_reader.hpp>
#include <satdoku/cnf/clause_sink.hpp>

namespace satdoku::check {
enum class LratVerdict {
    verified,          ///< the formula is unsatisfiable
    step_fails,        ///< see LratDefect
    no_contradiction,  ///< the steps end without the empty clause
    stopped,
};

/// What is wrong with a step.
enum class LratDefect {
    none,
    low_id,             ///< the id is not above `other`, that of the step or clause before
    unknown_hint,       ///< no living clause has the id `hint`
    open_hint,          ///< clause `hint` has two literals or more that are not false, `open` the first two
    no_conflict,        ///< the hints end without a conflict, and nothing suggests a RAT step
    rat_without_pivot,  ///< a hint below 0, `hint`, for the empty clause
    wrong_candidate,    ///< clause -`hint` does not have the negation of the first literal
    same_candidate,     ///< `hint` is there twice
    open_candidate,     ///< the hints after `hint` end without a conflict
    no_candidate,       ///< clause `other` has the negation of the first literal, and no hint names it
    unknown_deletion,   ///< no living clause has the id `hint` that is deleted
};

struct LratReport {
    LratVerdict verdict = LratVerdict::stopped;

    LratDefect defect = LratDefect::none;
    std::uint64_t failing_step = 0;  ///< counted from 1 over additions and deletions
    std::uint64_t failing_line = 0;  ///< its line in a text proof; 0 in a binary one
    std::uint64_t failing_id = 0;    ///< of its clause
    std::int64_t hint = 0;
    std::uint64_t other = 0;
    std::vector<cnf::Literal> open{};

    std::uint64_t additions = 0;       ///< clauses that the proof adds, up to the empty one
    std::uint64_t deletions = 0;       ///< clauses that it deletes
    std::uint64_t hints = 0;           ///< of these additions
    std::uint64_t rat_additions = 0;   ///< of these: not by unit propagation alone
    std::uint64_t most_at_a_time = 0;  ///< clauses that were alive at a time
};

struct LratControl {
    std::stop_token stop{};
    /// Called from time to time with the number of steps so far.
    std::function<void(std::uint64_t)> progress{};
    std::optional<double> seconds{};  ///< real time, after which the check stops
};

/// Checks the proof step by step as it is read. Throws core::Error with the place if it cannot be read or is malformed,
/// even after the empty clause.
/// @param formula  called once, before the first step
LratReport lrat(const cnf::ClauseSource& formula, LratReader& proof, const LratControl& control = {});
}  // namespace satdoku::check
