// A search over time: how its values changed from conflict to conflict. The number of points is bounded, for ten
// conflicts as for ten million, so that a picture can draw them all.
//
// Consecutive conflicts form buckets of equal size. When there is no room for another bucket, each two buckets become
// one of twice the size. So memory is bounded, and every bucket has its exact minimum, mean and maximum.
#pragma once
#include <satdoku/solve/observer.hpp>
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace satdoku::trace {
/// Minimum, mean and maximum of some values.
class Range {
  public:
    void add(std::uint64_t value);
    void add(const Range& other);
    bool empty() const { return count_ == 0; }
    std::uint64_t count() const { return count_; }
    std::uint64_t least() const { return least_; }        ///< @pre not empty
    std::uint64_t greatest() const { return greatest_; }  ///< @pre not empty
    double mean() const;                                  ///< @pre not empty
    bool operator==(const Range&) const = default;

  private:
    std::uint64_t count_ = 0;
    std::uint64_t least_ = 0;
    std::uint64_t greatest_ = 0;
    std::uint64_t sum_ = 0;
};

class History final : public solve::Observer {
  public:
    /// Some consecutive conflicts.
    struct Bucket {
        std::uint64_t first = 0;     ///< number of its first conflict, from 1
        Range level;                 ///< of conflicts
        Range assigned;              ///< literals with a value at conflicts
        Range glue;                  ///< of learned clauses
        Range length;                ///< of learned clauses, in literals
        Range jump;                  ///< of backjumps, in levels
        std::uint64_t restarts = 0;  ///< after these conflicts
        std::uint64_t reductions = 0;
        std::uint64_t kept = 0;  ///< number of learned clauses that exist at the end of the bucket
        bool operator==(const Bucket&) const = default;
    };
    /// The beginning of a mode.
    struct Stretch {
        std::uint64_t conflict;  ///< number of conflicts before it
        std::string mode;        ///< "focused", "stable"
        bool operator==(const Stretch&) const = default;
    };

    static constexpr std::size_t standard_buckets = 1024;
    /// At most this many modes and this many reductions are stored; later ones are ignored.
    static constexpr std::size_t most_marks = 4096;

    /// @param most_buckets  at least 2; rounded down to an even number
    explicit History(std::size_t most_buckets = standard_buckets)
        : most_(std::max<std::size_t>(most_buckets / 2 * 2, 2)) {}

    /// conflict, learned, restart, reduction, mode and end: events that cost an engine little.
    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;

    std::span<const Bucket> buckets() const { return buckets_; }
    /// The number of conflicts in each bucket; the last one may have fewer.
    std::uint64_t conflicts_of_a_bucket() const { return width_; }
    std::uint64_t conflicts() const { return conflicts_; }
    std::uint64_t restarts() const { return restarts_; }
    std::span<const Stretch> modes() const { return modes_; }
    /// The number of conflicts before each reduction.
    std::span<const std::uint64_t> reductions() const { return reductions_; }
    /// The word of the event `end`; empty before.
    std::string_view verdict() const { return verdict_; }

  private:
    void begin_bucket();
    void halve();

    std::size_t most_;
    std::vector<Bucket> buckets_;
    std::uint64_t width_ = 1;
    std::uint64_t conflicts_ = 0;
    std::uint64_t restarts_ = 0;
    std::uint64_t kept_ = 0;
    std::uint32_t level_ = 0;  ///< of the last conflict
    std::vector<Stretch> modes_;
    std::vector<std::uint64_t> reductions_;
    std::string verdict_;
};
}  // namespace satdoku::trace
