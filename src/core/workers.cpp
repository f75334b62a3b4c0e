#include <satdoku/core/workers.hpp>
#include <atomic>
#include <system_error>
#include <utility>

namespace satdoku::core {
namespace {
std::atomic<std::uint64_t> refused = 0;
}  // namespace

unsigned Workers::start(unsigned count, const Work& work) {
    threads_.reserve(threads_.size() + count);
    for (unsigned number = 0; number < count; ++number) {
        try {
            threads_.emplace_back([this, work, number] { run([&] { work(number); }); });
        } catch (const std::system_error&) {
            refused += count - number;
            return number;
        }
    }
    return count;
}

void Workers::run(const std::function<void()>& work) {
    try {
        work();
    } catch (...) {
        const std::scoped_lock lock(mutex_);
        if (failure_) return;
        failure_ = std::current_exception();
        if (failed_) failed_();
    }
}

void Workers::join() {
    threads_.clear();
    if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
}

std::uint64_t refused_workers() { return refused; }
}  // namespace satdoku::core
