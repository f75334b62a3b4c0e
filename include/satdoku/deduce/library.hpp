// Libraries of cases: a state, a technique, and all that the technique yields there. The form is that of the
// regression library that came with HoDoKu:
//
//     :CODE[-VARIANT]:DIGITS:GIVENS:DELETED:ELIMINATIONS:PLACEMENTS:EXTRA
//
// GIVENS are 81 cells, with a + before a digit that was placed; the other fields are lists of three figures,
// digit, row and column, with blanks between. Of the technique's steps those count that are about DIGITS: for
// singles, subsets, fish and the like what they use, for chains and almost locked sets what they take away.
// VARIANT x says that there is none; a number stands for Options.
#pragma once

#include <satdoku/deduce/state.hpp>
#include <satdoku/deduce/step.hpp>
#include <satdoku/deduce/techniques.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace satdoku::deduce {

/// What a case expects, or what was found: candidates in rising order.
struct Yield {
    std::vector<Candidate> eliminations;
    std::vector<Candidate> placements;
    auto operator<=>(const Yield&) const = default;
};

struct Case {
    std::string code;  ///< as written, with the variant
    const TechniqueFacts* technique;
    Options options;
    DigitSet digits;
    State state;
    std::vector<Yield> expected;  ///< none, or one
};

/// Throws core::Error where the line is none of the form, or names a technique that is not known.
/// @param geometry  of the plain sudoku; lives at least as long as the case
Case parse_case(const Geometry& geometry, std::string_view line);

/// What a variant of a library's case says of the options.
Options options_of(Technique technique, std::string_view variant);

/// The digits that a library's case names for a step.
DigitSet library_digits(const Step& step);

/// Everything different that the technique's steps about these digits yield, in rising order.
std::vector<Yield> yields_of(const Case& subject);

/// Yields as text: "834 835" or "=634", with ; between them.
std::string yields_text(const Geometry& geometry, const std::vector<Yield>& yields);

}  // namespace satdoku::deduce
