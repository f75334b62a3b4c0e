// How often a progress line changes.
#pragma once
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::frame {
/// A progress line is due after the first seconds of the work, and then not more often than a person can read.
class Pace {
  public:
    explicit Pace(double first = 1) : next_(first) {}
    bool is_due() {
        constexpr double between = 0.2;
        if (watch_.seconds() < next_) return false;
        next_ = watch_.seconds() + between;
        return true;
    }
    std::string seconds() const { return language::decimal_text(watch_.seconds(), 0); }

  private:
    core::Stopwatch watch_;
    double next_;
};
}  // namespace satdoku::frame
