// The interface to a proof by cutting planes: inequalities over literals, each with an id, derived from one another by
// arithmetic (Cook, Coullard and Turán, "On the complexity of cutting-plane proofs", 1987). A clause is the inequality
// "at least one of these literals". What clauses express only by many, such as a count or a sum, is one inequality.
//
// The literals are 0 or 1, and the negation of a literal x is 1 - x.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <span>
#include <vector>

namespace satdoku::cnf {
struct Term {
    std::int64_t coefficient;
    Literal literal;
};

/// The sum of the terms is at least `least`.
struct Inequality {
    std::vector<Term> terms;
    std::int64_t least = 0;
};

/// How to compute an inequality from others, in reverse Polish notation.
class Arithmetic {
  public:
    using Id = std::uint64_t;

    enum class Kind : std::uint8_t {
        inequality,  ///< pushes the one with this id
        literal,     ///< pushes "this literal is at least 0"
        sum,         ///< adds the latest two
        times,       ///< multiplies the latest by a number above 0
        divide,      ///< divides its coefficients, none of them negative, and its bound by a number above 0, rounded up
    };
    struct Step {
        Kind kind;
        std::uint64_t value = 0;  ///< id, code of the literal, or number
    };

    Arithmetic& inequality(Id id) { return push(Kind::inequality, id); }
    Arithmetic& literal(Literal literal) { return push(Kind::literal, literal.code()); }
    Arithmetic& sum() { return push(Kind::sum); }
    Arithmetic& times(std::uint64_t number) { return number == 1 ? *this : push(Kind::times, number); }
    Arithmetic& divide(std::uint64_t number) { return push(Kind::divide, number); }
    Arithmetic& append(const Arithmetic& other) {
        steps_.insert(steps_.end(), other.steps_.begin(), other.steps_.end());
        return *this;
    }

    std::span<const Step> steps() const { return steps_; }

    /// Replaces each literal by what `name` returns for it.
    void rename(auto&& name) {
        for (Step& step : steps_) {
            if (step.kind != Kind::literal) continue;
            step.value = name(Literal::from_code(static_cast<std::uint32_t>(step.value))).code();
        }
    }

  private:
    Arithmetic& push(Kind kind, std::uint64_t value = 0) {
        steps_.push_back({kind, value});
        return *this;
    }

    std::vector<Step> steps_;
};

class CuttingPlanes {
  public:
    using Id = Arithmetic::Id;

    /// What the value of a variable becomes: that of a literal.
    struct Image {
        Variable variable;
        Literal literal;
    };

    virtual ~CuttingPlanes() = default;

    /// The id of a clause with these literals, in any order. Throws core::Error "proof.no_clause" if there is none.
    virtual Id find(std::span<const Literal> clause) const = 0;

    /// Adds what the arithmetic computes.
    virtual Id compute(const Arithmetic& arithmetic) = 0;
    /// The same for arithmetic that computes this clause, by whose literals it is found from then on.
    virtual Id compute(const Arithmetic& arithmetic, std::span<const Literal> clause) = 0;

    /// Adds an inequality that follows by propagation.
    virtual Id imply(const Inequality& inequality) = 0;

    /// Adds an inequality that a literal can make true: if an assignment satisfies all others but not this one, all
    /// hold once this literal is made true.
    virtual Id define(const Inequality& inequality, Literal literal) = 0;

    /// Adds a clause that an exchange makes true: if an assignment satisfies all inequalities but not this clause, all
    /// hold once each of these variables gets the value that its image had.
    virtual Id exchange(std::span<const Literal> clause, std::span<const Image> images) = 0;

    /// Removes an inequality that was added here and that is not a clause.
    virtual void forget(Id id) = 0;
};
}  // namespace satdoku::cnf
