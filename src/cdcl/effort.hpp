// What a technique may spend: memory accesses, counted roughly, and the wish of others that it ends. The same
// run spends the same on every machine, so that no clock steers a decision.
#pragma once

#include <cstdint>
#include <stop_token>

namespace satdoku::cdcl {

class Effort {
  public:
    explicit Effort(std::uint64_t ticks, std::stop_token stop = {})
        : left_(ticks), granted_(ticks), stop_(stop) {}

    /// Pays for work; false where nothing is left or the stop token asks to end. From then on it stays false.
    bool spend(std::uint64_t ticks) {
        if (exhausted_) return false;
        exhausted_ = ticks >= left_ || stop_.stop_requested();
        left_ = ticks >= left_ ? 0 : left_ - ticks;
        return !exhausted_;
    }
    bool exhausted() const { return exhausted_; }
    std::uint64_t spent() const { return granted_ - left_; }

  private:
    std::uint64_t left_;
    std::uint64_t granted_;
    bool exhausted_ = false;
    std::stop_token stop_;
};

}  // namespace satdoku::cdcl
