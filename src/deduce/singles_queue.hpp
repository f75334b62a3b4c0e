// Singles in the order in which a person who notes them places them: first in, first out, naked ones before hidden
// ones. Which single is next decides the kinds of the later ones, and so the score of a puzzle. The order is HoDoKu's.
//
// Invariant: every single of the state that was not yet placed is in one of the queues.
#pragma once
#include <satdoku/deduce/step.hpp>

namespace satdoku::deduce {
class SinglesQueue {
  public:
    /// What comes up when the digits of the state are written into an empty board, cell by cell.
    explicit SinglesQueue(const State& state);

    /// Makes the step's changes as deduce::apply does and notes the singles that come up.
    void apply(State& state, const Step& step);

    /// The next full house, naked or hidden single. @param state  with all noted changes
    std::optional<Step> next(const State& state);

  private:
    /// First in, first out.
    class Queue {
      public:
        void add(Candidate candidate) { entries_.push_back(candidate); }
        /// The oldest that is still open, or nothing.
        std::optional<Candidate> take(const State& state);
        std::vector<Candidate>::const_iterator begin() const { return entries_.begin() + taken_; }
        std::vector<Candidate>::const_iterator end() const { return entries_.end(); }

      private:
        std::vector<Candidate> entries_;
        std::ptrdiff_t taken_ = 0;
    };

    void place(State& state, Candidate candidate);
    void remove(State& state, Candidate candidate);
    void note_naked(const State& state, Cell cell);
    void note_hidden(const State& state, HouseIndex house, int digit);

    Queue naked_;
    Queue hidden_;
};
}  // namespace satdoku::deduce
