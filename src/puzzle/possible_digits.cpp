#include <satdoku/puzzle/encode.hpp>
#include <satdoku/puzzle/possible_digits.hpp>

#include <array>

namespace satdoku::puzzle {

std::optional<std::vector<grid::DigitSet>> possible_digits(const grid::Board& givens, solve::Engine& engine,
                                                           const std::stop_token& stop) {
    const Encoding encoding{.merged = true};
    const Numbering numbering(*givens.layout, encoding.merged);
    encode(givens, encoding, engine);
    std::vector<grid::DigitSet> possible(givens.digits.size());
    solve::Outcome outcome = engine.solve({}, {}, stop);
    const auto take_model = [&] {
        for (std::size_t cell = 0; cell < possible.size(); ++cell) {
            for (int digit = 1; digit <= grid::digits; ++digit) {
                if (engine.value(numbering.variable(static_cast<grid::Cell>(cell), digit)))
                    possible[cell].insert(digit);
            }
        }
    };
    if (outcome.verdict == solve::Verdict::satisfiable) take_model();
    const bool solvable = outcome.verdict == solve::Verdict::satisfiable;
    for (std::size_t cell = 0; cell < possible.size() && solvable; ++cell) {
        for (int digit = 1; digit <= grid::digits; ++digit) {
            if (givens.digits[cell] != 0 || possible[cell].contains(digit)) continue;
            const cnf::Literal holds(numbering.variable(static_cast<grid::Cell>(cell), digit), false);
            outcome = engine.solve(std::array{holds}, {}, stop);
            if (outcome.verdict == solve::Verdict::satisfiable) take_model();
            if (outcome.verdict == solve::Verdict::unknown) return std::nullopt;
        }
    }
    if (outcome.verdict == solve::Verdict::unknown) return std::nullopt;
    return possible;
}

std::optional<grid::DigitSet> possible_digits(const grid::Board& givens, grid::Cell cell, solve::Engine& engine,
                                              const std::stop_token& stop) {
    const Encoding encoding{.merged = true};
    const Numbering numbering(*givens.layout, encoding.merged);
    encode(givens, encoding, engine);
    grid::DigitSet possible;
    for (int digit = 1; digit <= grid::digits; ++digit) {
        const cnf::Literal holds(numbering.variable(cell, digit), false);
        const solve::Outcome outcome = engine.solve(std::array{holds}, {}, stop);
        if (outcome.verdict == solve::Verdict::unknown) return std::nullopt;
        if (outcome.verdict == solve::Verdict::satisfiable) possible.insert(digit);
    }
    return possible;
}

}  // namespace satdoku::puzzle
