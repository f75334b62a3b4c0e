// What a technique may spend: memory accesses, counted roughly, and a question whether to end now. The same
// run spends the same on every machine, so that no clock steers a decision.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>

namespace satdoku::core {

class Effort {
  public:
    static constexpr std::uint64_t asking_interval =
        100'000;  ///< ticks from question to question: a millisecond

    /// @param stopped  asked now and then; true: end soon
    explicit Effort(std::uint64_t ticks, std::function<bool()> stopped = {})
        : left_(ticks), granted_(ticks), stopped_(std::move(stopped)) {}

    /// Pays for work; false where nothing is left or everything has to end. From then on it stays false.
    bool spend(std::uint64_t ticks) {
        if (exhausted_) return false;
        unasked_ += ticks;
        if (unasked_ >= asking_interval && stopped_) exhausted_ = stopped_();
        if (unasked_ >= asking_interval) unasked_ = 0;
        if (ticks >= left_) exhausted_ = true;
        left_ -= std::min(ticks, left_);
        return !exhausted_;
    }
    bool exhausted() const { return exhausted_; }
    std::uint64_t spent() const { return granted_ - left_; }
    std::uint64_t left() const { return left_; }

  private:
    std::uint64_t left_;
    std::uint64_t granted_;
    std::uint64_t unasked_ = 0;
    bool exhausted_ = false;
    std::function<bool()> stopped_;
};

}  // namespace satdoku::core
