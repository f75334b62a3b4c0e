// The proof as the techniques see it: what they derive, by what, and what they remove, each once. Only this file and its
// source know that there are formats which differ: clauses alone (DRAT), clauses with hints (LRAT, hints.hpp), and
// clauses with cutting planes (VeriPB). A technique says why a step follows in the call that makes the step:
//
//     shorten_clause(state, reference, rest, by(unit, clause.literals()));
//     derive_unit(state, ~failed, [&](Hints& hints) { hints.by_trail(state.conflict); });
//
// Without hints nobody asks why, so that the reasons cost a null check.
#pragma once
#include <satdoku/proof/proof.hpp>
#include <satdoku/reason/derivation.hpp>
#include <concepts>

namespace satdoku::cdcl {
class Hints;

/// Variables inside from this one on belong only to the proof.
inline constexpr std::uint32_t first_proof_variable = 1U << 30U;

/// Why a step follows: a function that gives its hints, called before the call that gets it returns.
class By {
  public:
    /// The hints have been given by justify(), or the format has none.
    By() = default;
    template <typename Give>
    requires(!std::same_as<Give, By>)
        By(const Give& give)  // NOLINT(google-explicit-constructor): any function is a reason
        : give_(&give),
          call_([](const void* function, Hints& hints) { (*static_cast<const Give*>(function))(hints); }) {}

    explicit operator bool() const { return give_ != nullptr; }
    void operator()(Hints& hints) const { call_(give_, hints); }

  private:
    const void* give_ = nullptr;
    void (*call_)(const void*, Hints&) = nullptr;
};

/// By these clauses, which propagate in this order to a conflict if the step is false. With none, the step is RAT: no
/// clause has the complement of its first literal.
template <typename... Clauses> auto by(const Clauses&... clauses) {
    return [&](auto& hints) { (hints.by(clauses), ...); };
}

/// Why a clause may be added.
enum class Justification : std::uint8_t {
    follows,  ///< by propagation
    defines,  ///< it defines the variable of its first literal, as a RAT step does
};

class ProofLog {
  public:
    // -- The format; all must outlive this
    void write_nothing() { *this = {}; }
    void write_clauses(proof::Proof& clauses) { clauses_ = &clauses; }
    void write_hinted(Hints& hints);
    void write_planes(cnf::CuttingPlanes& planes) { planes_ = &planes; }

    bool is_on() const { return clauses_ != nullptr; }
    /// Steps have hints: a technique that needs extra work to know them has to do it.
    bool is_hinted() const { return hints_ != nullptr; }
    bool is_by_clauses_alone() const { return clauses_ != nullptr && planes_ == nullptr; }
    /// nullptr: there is no proof, or one of clauses alone
    cnf::CuttingPlanes* planes() const { return planes_; }
    /// A variable that only the proof has.
    cnf::Variable fresh() { return cnf::Variable(first_proof_variable + variables_++); }

    // -- Steps. Clauses of the search come by database.hpp, which calls these.
    void add(std::span<const cnf::Literal> clause, By by = {}, Justification justification = Justification::follows) {
        if (clauses_ != nullptr) write(clause, by, justification);
    }
    void remove(std::span<const cnf::Literal> clause) {
        if (clauses_ != nullptr) clauses_->remove(clause);
    }
    /// Gives the hints of the next step now, if the step comes after the trail that they follow has changed.
    void justify(std::span<const cnf::Literal> step, By by);

    /// Calls the action with the hints, if there are any: they follow the resolution of a conflict and the arena.
    void inform(auto&& action) {
        if (hints_ != nullptr) action(*hints_);
    }

  private:
    friend class ProofDerivation;

    void write(std::span<const cnf::Literal> clause, By by, Justification justification);

    proof::Proof* clauses_ = nullptr;       ///< nullptr: there is no proof
    Hints* hints_ = nullptr;                ///< the same object, if steps have hints
    cnf::CuttingPlanes* planes_ = nullptr;  ///< nullptr: the proof is of clauses alone
    std::uint32_t variables_ = 0;           ///< of fresh()
};

/// Steps that are only in the proof, with variables that only the proof has. The observer does not see them. Only if
/// there is a proof.
class ProofDerivation final : public reason::Derivation {
  public:
    explicit ProofDerivation(ProofLog& log) : log_(log) {}

    void add(std::span<const cnf::Literal> clause) override;
    void add(std::span<const cnf::Literal> clause, Clauses by) override { add(clause, by, false); }
    void define(std::span<const cnf::Literal> clause, Clauses others) override { add(clause, others, true); }
    bool wants_reasons() const override { return log_.is_hinted(); }
    void use(std::span<const cnf::Literal> clause) override;
    void leave(std::span<const cnf::Literal> clause) override;
    void conclude(std::span<const cnf::Literal> clause, std::span<const cnf::Literal> whole) override;
    void remove(std::span<const cnf::Literal> clause) override;
    cnf::Variable fresh() override { return log_.fresh(); }

    std::uint64_t steps() const { return steps_; }

  private:
    void add(std::span<const cnf::Literal> clause, Clauses clauses, bool is_definition);

    ProofLog& log_;
    std::uint64_t steps_ = 0;
};
}  // namespace satdoku::cdcl
