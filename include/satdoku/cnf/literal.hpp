// Variables and literals as types that allow only meaningful operations. DIMACS numbers are for files only.
#pragma once
#include <compare>
#include <cstdint>

namespace satdoku::cnf {
/// A variable, counted from 0: DIMACS variable 1 is Variable(0).
class Variable {
  public:
    constexpr Variable() = default;
    explicit constexpr Variable(std::uint32_t index) : index_(index) {}
    constexpr std::uint32_t index() const { return index_; }
    constexpr auto operator<=>(const Variable&) const = default;

  private:
    std::uint32_t index_ = 0;
};

/// A variable or its negation. Its code is 2 * variable for the positive literal and one more for the
/// negative one, so that arrays over literals have twice as many entries as there are variables.
class Literal {
  public:
    constexpr Literal() = default;
    constexpr Literal(Variable variable, bool negative) : code_(2 * variable.index() + (negative ? 1U : 0U)) {}

    /// @param number a DIMACS literal: not 0, magnitude at most largest_variable
    static constexpr Literal from_dimacs(std::int32_t number) {
        return {Variable(static_cast<std::uint32_t>(number < 0 ? -number : number) - 1), number < 0};
    }
    static constexpr Literal from_code(std::uint32_t code) {
        Literal literal;
        literal.code_ = code;
        return literal;
    }

    constexpr std::int32_t dimacs() const {
        const auto number = static_cast<std::int32_t>(code_ / 2 + 1);
        return negative() ? -number : number;
    }
    constexpr std::uint32_t code() const { return code_; }
    constexpr Variable variable() const { return Variable(code_ / 2); }
    constexpr bool negative() const { return (code_ & 1U) != 0; }
    constexpr Literal operator~() const { return from_code(code_ ^ 1U); }
    constexpr auto operator<=>(const Literal&) const = default;

  private:
    std::uint32_t code_ = 0;
};

/// The largest DIMACS variable: its literal codes and one more number still fit into 32 bits.
inline constexpr std::uint32_t largest_variable = 2147483646U;
}  // namespace satdoku::cnf
