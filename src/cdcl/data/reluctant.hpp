// The restart sequence 1 1 2 1 1 2 4 ..., times an interval. For a search of unknown behaviour it is optimal up to a
// logarithmic factor. Ideas: Luby, Sinclair and Zuckerman, "Optimal speedup of Las Vegas
// algorithms", IPL 1993; computed as in Knuth, TAOCP 7.2.2.2 ("reluctant doubling").
#pragma once

#include <cstdint>

namespace satdoku::cdcl {

class Reluctant {
  public:
    /// @param interval  number of conflicts for a 1 of the sequence; 0: it never triggers
    explicit Reluctant(std::uint64_t interval = 0) : interval_(interval), countdown_(interval) {}

    void count_conflict() {
        if (interval_ == 0 || --countdown_ > 0) return;
        triggered_ = true;
        if ((u_ & (0 - u_)) == v_) {
            ++u_;
            v_ = 1;
        } else {
            v_ *= 2;
        }
        if (v_ > longest) u_ = v_ = 1;
        countdown_ = v_ * interval_;
    }

    /// Returns true if a restart has become due since the last answer().
    bool triggered() const { return triggered_; }
    void answer() { triggered_ = false; }

  private:
    static constexpr std::uint64_t longest = 1024;  ///< after it the sequence starts again

    std::uint64_t interval_;
    std::uint64_t countdown_;  ///< conflicts until it triggers
    std::uint64_t u_ = 1;
    std::uint64_t v_ = 1;
    bool triggered_ = false;
};

}  // namespace satdoku::cdcl
