// The meaning of a formula's literals and clauses in words. A formula made by `puzzle encode` notes its layout and its
// givens before the header, and others may name their variables. For formulas without either there are no words.
#pragma once
#include <satdoku/cnf/literal.hpp>
#include <satdoku/puzzle/encode.hpp>
#include <satdoku/ui/console.hpp>

namespace satdoku::wording {
/// Either all functions are set or none, except the picture. They use the spoken language, and may be stored.
struct ClauseWords {
    /// A few characters: "b11=2", "b11!=2", or a name: "rain", "-rain". Empty for a literal without a meaning.
    std::function<std::string(cnf::Literal)> literal{};
    /// The rule that a clause encodes: "row 3 of grid a holds 5 somewhere", "-rain or umbrella". Never empty.
    std::function<std::string(std::span<const cnf::Literal>)> clause{};
    /// A whole or partial assignment as lines without line ends: the board with its digits. Givens look different. If
    /// two digits are true in a cell, the first is shown, marked as a conflict. Only puzzles have a picture.
    /// @param is_true  of positive literals
    std::function<std::vector<std::string>(const ui::Console&, const std::function<bool(cnf::Literal)>& is_true)>
        picture{};

    explicit operator bool() const { return static_cast<bool>(literal); }
};

/// "clause 17"; other words for 0, a clause without a number.
std::string clause_name(std::uint64_t number);

/// The words of a puzzle's formula. None if the note names no layout, or if the layout has other variables.
ClauseWords words_of(const puzzle::FormulaNote& note, std::uint32_t variables);

/// The words of a formula whose variables have these names. None if there are no names.
ClauseWords words_of(std::map<cnf::Variable, std::string> names);

/// The words of a puzzle's formula in a file. None for a pipe or standard input, which cannot be read twice.
ClauseWords words_of(const std::string& path, std::uint32_t variables);
}  // namespace satdoku::wording
