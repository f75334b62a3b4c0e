// What the literals and clauses of a formula say, where the formula itself tells: one made by `puzzle encode` notes
// its layout and its givens before the header, and a lecture's formula knows what it is about. Whoever shows
// literals, clauses or assignments asks this for the words; of other formulas there are none.
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

/// Either all functions are there or none. They answer in the spoken language, and may be copied and kept.
struct ClauseWords {
    /// A few characters: "b11=2", "b11!=2". Empty for a literal that says nothing.
    std::function<std::string(cnf::Literal)> literal{};
    /// "731 = grid b, row 1, column 1 is 2 (b11=a77=2)", also where it says nothing.
    std::function<std::string(cnf::Literal)> sentence{};
    /// What it stands for: "row 3 of grid a holds 5 somewhere". Never empty.
    std::function<std::string(std::span<const cnf::Literal>)> clause{};
    /// A whole or partial assignment as lines without line ends: the board with its digits. Givens are told
    /// apart, and where two digits are true in a cell the first stands there, marked as a conflict.
    /// @param is_true  of positive literals
    std::function<std::vector<std::string>(const ui::Console&,
                                           const std::function<bool(cnf::Literal)>& is_true)>
        picture{};

    explicit operator bool() const { return static_cast<bool>(literal); }
};

/// The words of a puzzle's formula; none where the note names no layout or the variables are not that layout's.
ClauseWords words_of(const puzzle::FormulaNote& note, std::uint32_t variables);

/// The same for a formula in a file. What is no file of its own (a pipe, standard input) cannot be asked again: it
/// has none.
ClauseWords words_of(const std::string& path, std::uint32_t variables);

}  // namespace satdoku::wording
