#include "rounds.hpp"

#include <algorithm>

namespace satdoku::parallel {

bool Rounds::wait() {
    std::unique_lock lock(mutex_);
    if (over_) return false;
    const std::uint64_t round = round_;
    ++waiting_;
    end_when_complete();
    ended_.wait(lock, [&] { return over_ || round_ != round; });
    return !over_;
}

void Rounds::leave(unsigned number, bool with_answer) {
    const std::scoped_lock lock(mutex_);
    --running_;
    if (with_answer) winner_ = std::min(winner_.value_or(number), number);
    if (!over_) end_when_complete();
}

void Rounds::abort() {
    const std::scoped_lock lock(mutex_);
    over_ = true;
    ended_.notify_all();
}

std::optional<unsigned> Rounds::winner() const {
    const std::scoped_lock lock(mutex_);
    return winner_;
}

void Rounds::end_when_complete() {
    if (waiting_ < running_) return;
    exchange_();
    if (winner_ || running_ == 0) {
        over_ = true;
        finish_();
    }
    waiting_ = 0;
    ++round_;
    ended_.notify_all();
}

}  // namespace satdoku::parallel
