// Budgets of work, counted in ticks. A run spends the same ticks on every machine: no decision depends on a clock.
//
// A tick is about the time of one cache miss (a line of 64 bytes). The costs everywhere:
//
//   looking up a clause, a list or a variable's entry                  1
//   reading or writing items that lie one after the other              reading()
//   the same, prefetched during other work                             half of reading()
//   adding items to lists by literal, or counting them by literal      spreading()
//
// Work that is small compared with other counted work is not counted.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

namespace satdoku::core {
/// The ticks for reading or writing `items` neighbouring items.
/// @param size bytes of an item, a power of two up to that of a cache line
constexpr std::uint64_t reading(std::uint64_t items, std::size_t size) {
    constexpr std::size_t line = 64;
    return items / (line / size);
}

/// The ticks for adding items to lists by literal. The ends of lists stay in the cache for some time.
constexpr std::uint64_t spreading(std::uint64_t items) {
    constexpr std::uint64_t items_of_tick = 4;
    return items / items_of_tick;
}

/// A budget of ticks, with a function that may end the work earlier.
class Effort {
  public:
    static constexpr std::uint64_t asking_interval = 100'000;  ///< ticks between two calls of stopped: a millisecond

    /// @param stopped  called from time to time; true: end soon
    explicit Effort(std::uint64_t ticks, std::function<bool()> stopped = {})
        : granted_(ticks), stopped_(std::move(stopped)) {}

    /// Pays for work. Returns false if the budget is spent or the work has to end.
    bool spend(std::uint64_t ticks) {
        spent_ += ticks;
        if (spent_ >= next_question_ && !ended_) {
            ended_ = stopped_ && stopped_();
            next_question_ = spent_ + asking_interval;
        }
        return !exhausted();
    }
    /// Enlarges the budget, if what has been found makes more work worthwhile.
    void grant(std::uint64_t ticks) {
        granted_ += std::min(ticks, std::numeric_limits<std::uint64_t>::max() - granted_);
    }
    /// A budget for a part of the work, which may end earlier for the same reason.
    Effort part(std::uint64_t ticks) const { return Effort(ticks, stopped_); }
    bool exhausted() const { return ended_ || spent_ >= granted_; }
    /// Includes work that was done beyond the budget.
    std::uint64_t spent() const { return spent_; }
    std::uint64_t left() const { return granted_ - std::min(spent_, granted_); }

  private:
    std::uint64_t granted_;
    std::uint64_t spent_ = 0;
    std::uint64_t next_question_ = asking_interval;  ///< ticks at which stopped is called next
    bool ended_ = false;                             ///< stopped_ has returned true
    std::function<bool()> stopped_;
};

/// For a technique that works on the whole formula at once and is too expensive to run each time: the technique saves
/// the ticks that it is granted, and runs when they are enough.
class Savings {
  public:
    /// @param ticks  saved from the start
    explicit Savings(std::uint64_t ticks) : ticks_(ticks) {}

    /// Adds a grant. @return whether the savings reach the price of the next run and `least`
    bool save(std::uint64_t ticks, std::uint64_t least) {
        ticks_ += ticks;
        return ticks_ >= std::max(price_, least);
    }
    /// The budget of a run: all savings. @param stopped  see Effort
    Effort spend_all(std::function<bool()> stopped) const { return Effort(ticks_, std::move(stopped)); }
    /// After the run: keeps the rest. @param times  the price of the next run, in multiples of what this one spent
    void settle(const Effort& effort, std::uint64_t times) {
        ticks_ = effort.left();
        price_ = times * effort.spent();
    }
    /// Delays the next run.
    void raise_price(std::uint64_t times) { price_ *= times; }

  private:
    std::uint64_t ticks_;
    std::uint64_t price_ = 0;  ///< of the next run
};
}  // namespace satdoku::core
