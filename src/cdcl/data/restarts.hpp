// What schedules restarts: an average of the latest values, and a sequence of intervals.
#pragma once
#include <cstdint>

namespace satdoku::cdcl {
/// Exponential moving average without a bias towards its start. Idea: Biere and Fröhlich, "Evaluating CDCL restart
/// schemes", POS 2015; the correction from Kingma and Ba's ADAM.
class Average {
  public:
    /// @param window  the number of latest values that together weigh about two thirds, at least 1
    explicit Average(double window = 1) : alpha_(1 / window) {}

    void update(double number) {
        biased_ += alpha_ * (number - biased_);
        if (rest_ == 0) {
            value_ = biased_;
            return;
        }
        rest_ *= 1 - alpha_;
        if (rest_ < 1e-12) rest_ = 0;
        value_ = biased_ / (1 - rest_);
    }

    double value() const { return value_; }

  private:
    double alpha_;
    double biased_ = 0;
    double rest_ = 1;  ///< weight of the start value 0 in biased_
    double value_ = 0;
};

/// The restart sequence 1 1 2 1 1 2 4 ..., times an interval. For a search of unknown behaviour it is optimal up to a
/// logarithmic factor. Ideas: Luby, Sinclair and Zuckerman, "Optimal speedup of Las Vegas algorithms", IPL 1993;
/// computed as in Knuth, TAOCP 7.2.2.2 ("reluctant doubling").
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
