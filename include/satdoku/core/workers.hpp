// Threads: the one place in the libraries that starts them.
#pragma once
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace satdoku::core {
/// Threads with a common end: nothing that is thrown on one of them escapes. The first exception is kept for join().
class Workers {
  public:
    using Work = std::function<void(unsigned number)>;

    /// @param failed  called on the thread of the first exception, so that it can stop the others; throws nothing
    explicit Workers(std::function<void()> failed = {}) : failed_(std::move(failed)) {}
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// Calls work(0) to work(count - 1), each on its own thread, and returns how many run: fewer than `count` if the
    /// system has no more threads; refused_workers() counts the others.
    unsigned start(unsigned count, const Work& work);
    /// Calls `work` on the caller's thread in the same way.
    void run(const std::function<void()>& work);
    /// Waits for all threads, then throws the first exception again.
    void join();

  private:
    const std::function<void()> failed_;
    std::mutex mutex_;
    std::exception_ptr failure_;
    std::vector<std::jthread> threads_;  ///< last: they end before the other members do
};

/// How many threads the system has refused since the program began.
std::uint64_t refused_workers();
}  // namespace satdoku::core
