// Which of several chains a person prefers: the one that removes most candidates, of these the shortest, of these the
// one whose eliminations come first on the board (HoDoKu's rule).
#pragma once

#include <satdoku/deduce/step.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>

namespace satdoku::deduce {

class PreferredChain {
  public:
    /// Keeps the step if it is better than the one kept so far. @param links  length of its chain
    void offer(Step step, std::size_t links);

    /// Adds it, if there is one.
    void add_to(Steps& steps) {
        if (step_) static_cast<void>(steps.add(*std::move(step_)));
    }

  private:
    /// The lower the better.
    using Rank = std::tuple<std::ptrdiff_t, std::size_t, std::size_t>;

    std::optional<Step> step_;
    Rank rank_{};
};

/// Puts them in order digit by digit, each once.
void sort_by_digit(std::vector<Candidate>& candidates);

}  // namespace satdoku::deduce
