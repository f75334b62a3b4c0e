// Events kept in memory one behind the other, to be read in any order: what an engine told, or what a stored trace
// holds. An event takes a few words, and its literals one each.
#pragma once

#include <satdoku/solve/observer.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace satdoku::trace {

class Recording {
  public:
    /// Appends a copy.
    void push(const solve::Event& event);

    std::size_t size() const { return places_.size(); }
    bool empty() const { return places_.empty(); }
    /// Spans in it are valid until the next push().
    solve::Event operator[](std::size_t index) const;

    /// What it takes.
    std::size_t bytes() const;
    void clear();

  private:
    std::vector<std::uint64_t> places_;  ///< by event: where in `words_` it begins
    std::vector<std::uint32_t> words_;
    mutable std::vector<solve::Score> scores_;
};

}  // namespace satdoku::trace
