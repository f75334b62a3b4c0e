// The meaning of a formula's literals and clauses in words. A formula made by `puzzle encode` notes its layout and its
// givens before the header, and the formula of a lecture brings its own words. For other formulas there are no words.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/puzzle/formula_note.hpp>
#include <satdoku/ui/console.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace satdoku::wording {

/// Either all functions are set or none. They use the spoken language, and may be copied and stored.
struct ClauseWords {
    /// A few characters: "b11=2", "b11!=2". Empty for a literal without a meaning.
    std::function<std::string(cnf::Literal)> literal{};
    /// "731 = grid b, row 1, column 1 is 2 (b11=a77=2)"; never empty.
    std::function<std::string(cnf::Literal)> sentence{};
    /// The rule that a clause encodes: "row 3 of grid a holds 5 somewhere". Never empty.
    std::function<std::string(std::span<const cnf::Literal>)> clause{};
    /// A whole or partial assignment as lines without line ends: the board with its digits. Givens look different. If
    /// two digits are true in a cell, the first stands there, marked as a conflict.
    /// @param is_true  of positive literals
    std::function<std::vector<std::string>(const ui::Console&, const std::function<bool(cnf::Literal)>& is_true)>
        picture{};

    explicit operator bool() const { return static_cast<bool>(literal); }
};

/// "clause 17"; other words for 0, a clause without a number.
std::string clause_name(std::uint64_t number);

/// The words of a puzzle's formula. None if the note names no layout, or if the layout has other variables.
ClauseWords words_of(const puzzle::FormulaNote& note, std::uint32_t variables);

/// The words of a formula in a file. None for a pipe or standard input, which cannot be read twice.
ClauseWords words_of(const std::string& path, std::uint32_t variables);

}  // namespace satdoku::wording
