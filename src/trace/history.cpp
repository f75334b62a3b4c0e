#include <satdoku/trace/history.hpp>

namespace satdoku::trace {
namespace {
using solve::Event;
using solve::only;
using Kind = Event::Kind;
}  // namespace

void Range::add(std::uint64_t value) {
    least_ = count_ == 0 ? value : std::min(least_, value);
    greatest_ = std::max(greatest_, value);
    sum_ += value;
    ++count_;
}

void Range::add(const Range& other) {
    if (other.empty()) return;
    least_ = count_ == 0 ? other.least_ : std::min(least_, other.least_);
    greatest_ = std::max(greatest_, other.greatest_);
    sum_ += other.sum_;
    count_ += other.count_;
}

double Range::mean() const { return static_cast<double>(sum_) / static_cast<double>(count_); }

solve::EventKinds History::wants() const {
    return only(Kind::conflict) | only(Kind::learned) | only(Kind::restart) | only(Kind::reduction) | only(Kind::mode) |
           only(Kind::end);
}

void History::observe(const Event& event) {
    switch (event.kind) {
        case Kind::conflict: {
            ++conflicts_;
            level_ = event.level;
            if ((conflicts_ - 1) % width_ == 0) begin_bucket();
            Bucket& bucket = buckets_.back();
            bucket.level.add(event.level);
            bucket.assigned.add(event.assigned);
            break;
        }
        case Kind::learned: {
            ++kept_;
            if (buckets_.empty()) break;
            Bucket& bucket = buckets_.back();
            bucket.glue.add(event.glue);
            bucket.length.add(event.literals.size());
            bucket.jump.add(level_ - std::min(level_, event.level));
            bucket.kept = kept_;
            break;
        }
        case Kind::restart:
            ++restarts_;
            if (!buckets_.empty()) ++buckets_.back().restarts;
            break;
        case Kind::reduction:
            kept_ = event.assigned;
            if (reductions_.size() < most_marks) reductions_.push_back(conflicts_);
            if (buckets_.empty()) break;
            ++buckets_.back().reductions;
            buckets_.back().kept = kept_;
            break;
        case Kind::mode:
            if (modes_.size() < most_marks) modes_.push_back({conflicts_, std::string(event.word)});
            break;
        case Kind::end: verdict_ = event.word; break;
        default: break;
    }
}

void History::begin_bucket() {
    if (buckets_.size() == most_) halve();
    // After halve() all buckets are full, so the current conflict begins a new one.
    Bucket& bucket = buckets_.emplace_back();
    bucket.first = conflicts_;
    bucket.kept = kept_;
}

void History::halve() {
    for (std::size_t index = 0; index < most_ / 2; ++index) {
        Bucket whole = buckets_[2 * index];
        const Bucket& second = buckets_[2 * index + 1];
        whole.level.add(second.level);
        whole.assigned.add(second.assigned);
        whole.glue.add(second.glue);
        whole.length.add(second.length);
        whole.jump.add(second.jump);
        whole.restarts += second.restarts;
        whole.reductions += second.reductions;
        whole.kept = second.kept;
        buckets_[index] = whole;
    }
    buckets_.resize(most_ / 2);
    width_ *= 2;
}
}  // namespace satdoku::trace
