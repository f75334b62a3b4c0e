// Measures real time, for people and `.res` files. No decision depends on it.
#pragma once
#include <chrono>

namespace satdoku::core {
class Stopwatch {
  public:
    void restart() { start_ = std::chrono::steady_clock::now(); }
    double milliseconds() const {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
    }
    double seconds() const { return milliseconds() / 1000; }

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};
}  // namespace satdoku::core
