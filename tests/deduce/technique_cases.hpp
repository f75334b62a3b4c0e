// Libraries of cases: a state, a technique, and all that the technique yields there. The form is that of the
// regression library that came with HoDoKu:
//
//     :CODE[-VARIANT]:DIGITS:GIVENS:DELETED:ELIMINATIONS:PLACEMENTS:EXTRA
//
// GIVENS are 81 cells, with a + before a digit that was placed. The other fields are lists of three figures (digit, row
// and column) with blanks between. Only steps about DIGITS count: the digits that singles, subsets and fish use, and
// those that chains and almost locked sets remove. VARIANT x means that the technique has no step; numbers, which
// stand for settings of HoDoKu, do not count. A CODE that begins with S is of a technique that HoDoKu does not have.
#pragma once
#include <satdoku/deduce/step.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::support {
/// Candidates in rising order, expected or found.
struct Yield {
    std::vector<deduce::Candidate> eliminations;
    std::vector<deduce::Candidate> placements;
    auto operator<=>(const Yield&) const = default;
};

struct Case {
    std::string code;  ///< as written, with the variant
    const deduce::TechniqueFacts* technique;
    grid::DigitSet digits;
    deduce::State state;
    std::vector<Yield> expected;  ///< none, or one
};

/// Throws std::invalid_argument if the line has another form or names an unknown technique.
/// @param geometry  of the plain sudoku; lives at least as long as the case
Case parse_case(const deduce::Geometry& geometry, std::string_view line);

/// All different yields of the technique's steps about these digits, in rising order.
std::vector<Yield> yields_of(const Case& subject);

/// Yields as text: "834 835" or "=634", with ; between them.
std::string yields_text(const deduce::Geometry& geometry, const std::vector<Yield>& yields);
}  // namespace satdoku::support
