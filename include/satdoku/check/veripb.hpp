// Checks proofs in the format of VeriPB (version 2.0): inequalities over literals, each with an id, of which those of the
// formula have 1, 2 and so on. The variables are x1, x2 and so on; other names, objectives and orders are not read.
//
//     rup INEQUALITY                  follows by propagation: with its negation it leads to a conflict
//     red INEQUALITY REPLACEMENTS     can be made true: with its negation, each inequality, and this one, follows by
//                                     propagation or is in the database once variables are replaced
//     pol ARITHMETIC                  what additions, multiplications, divisions and saturations compute
//     del id IDS                      removes inequalities
//     conclusion UNSAT : ID           the inequality cannot hold
//     conclusion SAT : LITERALS       this is a model of the formula
//     conclusion NONE                 nothing has been shown
//
// (Bogaerts, Gocht et al., "Certified symmetry and dominance breaking for combinatorial optimisation", AAAI 2022.)
#pragma once
#include <satdoku/check/proof_bytes.hpp>
#include <satdoku/cnf/clause_sink.hpp>

namespace satdoku::check {
enum class VeripbVerdict {
    refuted,     ///< the formula is unsatisfiable
    satisfied,   ///< the proof has a model of it
    nothing,     ///< the proof claims nothing, or ends without saying what
    step_fails,  ///< see VeripbDefect
    stopped,
};

enum class VeripbDefect {
    none,
    wrong_count,      ///< the formula has not that many clauses
    does_not_follow,  ///< propagation comes to no conflict
    open_goal,        ///< inequality `id`, or with 0 the new one itself, does not follow after the replacement
    unknown_id,       ///< there is no inequality `id` (any more)
    can_hold,         ///< inequality `id` is not a contradiction
    no_model,         ///< the literals are not a model of the formula
};

struct VeripbReport {
    VeripbVerdict verdict = VeripbVerdict::stopped;
    VeripbDefect defect = VeripbDefect::none;
    std::uint64_t failing_line = 0;
    std::int64_t id = 0;

    std::uint64_t implied = 0;   ///< steps rup
    std::uint64_t computed = 0;  ///< steps pol
    std::uint64_t defined = 0;   ///< steps red
};

struct VeripbControl {
    std::stop_token stop{};
    /// Called from time to time with the number of lines so far.
    std::function<void(std::uint64_t)> progress{};
    std::optional<double> seconds{};  ///< real time, after which the check stops
};

/// Checks the proof line by line as it is read. Throws core::Error with the place if it cannot be read or is malformed.
/// @param formula  called once, before the first step
VeripbReport veripb(const cnf::ClauseSource& formula, ProofBytes bytes, const VeripbControl& control = {});

/// Whether a proof is of this format, by its first bytes. @pre nothing has been read
bool is_veripb(const ProofBytes& bytes);
}  // namespace satdoku::check
