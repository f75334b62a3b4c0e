// What a technique may spend, and how work is counted: in ticks. The same run spends the same on every machine, so
// that no clock steers a decision.
//
// A tick is the time that memory takes for a cache line of 64 bytes that nobody expects. What costs what, everywhere:
//
//   a clause, a list or a variable's entry that is looked up           1
//   items that are read or written one behind the other                reading()
//   the same, fetched while something else is being worked on          half of reading()
//   items that go to lists by literal, or are counted by literal       spreading()
//
// Where such work is little beside other work, it is not counted.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace satdoku::core {

/// Ticks for reading or writing so many items one behind the other.
/// @param size bytes of an item, a power of two up to that of a cache line
constexpr std::uint64_t reading(std::uint64_t items, std::size_t size) {
    constexpr std::size_t line = 64;
    return items / (line / size);
}

/// Ticks for so many items that go to lists by literal: ends of lists stay in the cache for some time.
constexpr std::uint64_t spreading(std::uint64_t items) {
    constexpr std::uint64_t items_of_tick = 4;
    return items / items_of_tick;
}

/// A budget of ticks, and a question whether to end now.
class Effort {
  public:
    static constexpr std::uint64_t asking_interval =
        100'000;  ///< ticks from question to question: a millisecond

    /// @param stopped  asked now and then; true: end soon
    explicit Effort(std::uint64_t ticks, std::function<bool()> stopped = {})
        : granted_(ticks), stopped_(std::move(stopped)) {}

    /// Pays for work; false where nothing is left or everything has to end.
    bool spend(std::uint64_t ticks) {
        spent_ += ticks;
        if (spent_ >= next_question_ && !ended_) {
            ended_ = stopped_ && stopped_();
            next_question_ = spent_ + asking_interval;
        }
        return !exhausted();
    }
    /// What has been found makes more work worth it.
    void grant(std::uint64_t ticks) { granted_ += ticks; }
    bool exhausted() const { return ended_ || spent_ >= granted_; }
    /// Work that was done after the end counts too.
    std::uint64_t spent() const { return spent_; }
    std::uint64_t left() const { return granted_ - std::min(spent_, granted_); }

  private:
    std::uint64_t granted_;
    std::uint64_t spent_ = 0;
    std::uint64_t next_question_ = asking_interval;  ///< ticks at which it asks
    bool ended_ = false;                             ///< somebody wants an end
    std::function<bool()> stopped_;
};

/// For a technique that looks at the whole formula at once, too dear for every time that it is asked: it saves what it
/// is granted, and runs when it can afford that.
class Savings {
  public:
    /// @param ticks  saved from the start
    explicit Savings(std::uint64_t ticks) : ticks_(ticks) {}

    /// Adds a grant. @return whether all that is saved pays for the next run, and for this much at least
    bool save(std::uint64_t ticks, std::uint64_t least) {
        ticks_ += ticks;
        return ticks_ >= std::max(price_, least);
    }
    /// What a run may spend: everything. @param stopped  see Effort
    Effort spend_all(std::function<bool()> stopped) const { return Effort(ticks_, std::move(stopped)); }
    /// After the run: keeps the rest. @param times  how many times as dear the next run has to be
    void settle(const Effort& effort, std::uint64_t times) {
        ticks_ = effort.left();
        price_ = times * effort.spent();
    }
    /// The next run is to be longer in coming.
    void raise_price(std::uint64_t times) { price_ *= times; }

  private:
    std::uint64_t ticks_;
    std::uint64_t price_ = 0;  ///< of the next run
};

}  // namespace satdoku::core
