// The XOR constraints of a formula in a proof. During the search, the clauses of a constraint may be removed from the
// formula, because variables are eliminated or other clauses imply them, while the constraint still holds. So the proof
// keeps its own copy of these clauses, or another form of the constraint after it has been added to another one: where
// all steps are clauses, a chain of definitions; with cutting planes, two inequalities.
//
// Code that changes the formula need not know of these clauses: no clause of the formula is removed here.
#pragma once
#include <satdoku/reason/derivation.hpp>
#include <satdoku/reason/xor_constraint.hpp>
#include <map>
#include <memory>

namespace satdoku::reason {
struct AdditionPlan;
struct XorChain;

/// Ticks of adding or removing a clause.
inline constexpr std::uint64_t ticks_of_step = 4;

class XorProof {
  public:
    virtual ~XorProof() = default;

    /// Keeps an XOR constraint. @pre all its clauses are in the proof now
    virtual void keep(Derivation& derivation, const XorConstraint& constraint) = 0;

    /// Keeps the XOR constraint of an exact count. Returns false if that would take too many lemmas; then it is not
    /// kept. @pre all clauses of the count are in the proof now
    virtual bool keep(Derivation& derivation, const ExactCount& count) = 0;

    /// Derives the clauses of a sum of kept constraints: 0 = 1, or one on one or two variables. Returns false if the
    /// effort is too small; the proof is unchanged then.
    virtual bool derive(Derivation& derivation, const XorSum& sum, core::Effort& effort) = 0;

    /// The basis for imply(): independent sums of kept constraints, each with a variable that is in no other row.
    struct Row {
        cnf::Variable own;
        XorConstraint constraint;
        std::vector<XorConstraint> summands;
    };
    virtual void set_rows(Derivation& derivation, std::vector<Row> rows) = 0;

    /// Returns the ticks that imply() usually takes for this clause.
    virtual std::uint64_t cost_of_implying(std::span<const cnf::Literal> whole) const = 0;
    /// Adds a clause that follows from the sum of rows that has exactly the variables of `whole`.
    /// @param whole  the same clause, and literals whose negations are unit clauses of the proof
    virtual void imply(Derivation& derivation, std::span<const cnf::Literal> whole,
                       std::span<const cnf::Literal> clause) = 0;
};

/// By clauses alone.
class ClauseXorProof final : public XorProof {
  public:
    ClauseXorProof();
    ~ClauseXorProof() override;

    void keep(Derivation& derivation, const XorConstraint& constraint) override;
    bool keep(Derivation& derivation, const ExactCount& count) override;
    bool derive(Derivation& derivation, const XorSum& sum, core::Effort& effort) override;
    void set_rows(Derivation& derivation, std::vector<Row> rows) override;
    std::uint64_t cost_of_implying(std::span<const cnf::Literal> whole) const override;
    void imply(Derivation& derivation, std::span<const cnf::Literal> whole,
               std::span<const cnf::Literal> clause) override;

  private:
    struct Known {
        std::unique_ptr<XorChain> chain;
        std::vector<XorConstraint>
            summands;  ///< without a chain: the constraint is their sum; if empty, its clauses are there
    };

    const XorChain& chain_of(Derivation& derivation, const XorConstraint& constraint);
    /// Derives the sum of all summands; intermediate sums are removed from the proof.
    XorChain sum(Derivation& derivation, std::span<const XorConstraint* const> summands, const AdditionPlan& plan);
    std::vector<const XorConstraint*> rows_of(std::span<const cnf::Literal> whole) const;

    std::map<XorConstraint, Known> kept_;
    std::map<XorConstraint, Known> rows_;
    std::map<cnf::Variable, const XorConstraint*> owners_;  ///< for each variable that is in only one row
};

/// By cutting planes. An XOR constraint is the equation  sum of its variables = odd + 2 * some integer,  as two
/// inequalities; the integer is a sum of further variables. Sums of constraints are sums of these, and so short that no
/// effort limits them. Clauses follow by adding literals until all coefficients are even, and dividing by 2 (Gocht and
/// Nordström, "Certifying parity reasoning efficiently using pseudo-Boolean proofs", AAAI 2021).
class LinearXorProof final : public XorProof {
  public:
    /// @param proof  must outlive this
    explicit LinearXorProof(cnf::CuttingPlanes& proof) : proof_(proof) {}

    void keep(Derivation& derivation, const XorConstraint& constraint) override;
    bool keep(Derivation& derivation, const ExactCount& count) override;
    bool derive(Derivation& derivation, const XorSum& sum, core::Effort& effort) override;
    void set_rows(Derivation& derivation, std::vector<Row> rows) override;
    std::uint64_t cost_of_implying(std::span<const cnf::Literal> whole) const override;
    void imply(Derivation& derivation, std::span<const cnf::Literal> whole,
               std::span<const cnf::Literal> clause) override;
    /// Removes everything that it has added to the proof, and keeps no constraint any more.
    void clear(Derivation& derivation);

  private:
    using Id = cnf::CuttingPlanes::Id;

    /// The ids of the two inequalities.
    struct Equation {
        Id at_least = 0;  ///< 0: only the clauses are there
        Id at_most = 0;
    };

    struct Equations {
        std::vector<Id> at_least, at_most;
        void add(const Equation& equation);
    };

    struct KnownRow {
        std::vector<const XorConstraint*> summands;  ///< keys of kept_
        Equation equation;
    };

    const Equation& equation_of(Derivation& derivation, const XorConstraint& constraint);
    const Equation& equation_of(Derivation& derivation, KnownRow& row);
    Equation enter(Derivation& derivation, const XorConstraint& constraint);
    Equation sum(Derivation& derivation, std::span<const XorConstraint* const> summands);
    void add_clause(const Equations& summands, std::span<const cnf::Literal> clause);
    void forget(const Equation& equation);

    cnf::CuttingPlanes& proof_;
    std::map<XorConstraint, Equation> kept_;
    std::map<cnf::Variable, KnownRow> rows_;  ///< by the variable that is in only one row
};
}  // namespace satdoku::reason
