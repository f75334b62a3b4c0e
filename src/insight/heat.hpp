// What a search has touched: how often each variable stood in the clause of a conflict, was resolved on, or stands in
// a learned clause; altogether and as time went on.
//
// Time is cut into windows of the same number of conflicts. Where there are too many, each two become one: memory is
// bounded, however long the search.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/observer.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace satdoku::insight {

class Heat final : public solve::Observer {
  public:
    static constexpr std::size_t most_windows = 60;
    /// Where a variable is counted, if anywhere: a number below the count of places.
    using Place = std::function<std::optional<std::uint32_t>(cnf::Variable)>;

    /// @param clauses  of how many clauses to count conflicts and propagations, too; 0 costs the engine least
    Heat(Place place, std::size_t places, std::size_t clauses);

    solve::EventKinds wants() const override;
    void observe(const solve::Event& event) override;

    /// By place.
    const std::vector<std::uint64_t>& touches() const { return touches_; }
    /// By clause of the formula: in how many conflicts it was false, and what it has propagated.
    const std::vector<std::uint64_t>& clause_touches() const { return clause_touches_; }
    std::uint64_t conflicts() const { return conflicts_; }
    /// By window, by place.
    const std::vector<std::vector<std::uint64_t>>& windows() const { return windows_; }
    std::uint64_t conflicts_of_a_window() const { return width_; }

  private:
    void touch(std::span<const cnf::Literal> literals);
    void touch_clause(std::uint64_t number);
    void begin_conflict();

    Place place_;
    std::vector<std::uint64_t> touches_;
    std::vector<std::uint64_t> clause_touches_;
    std::vector<std::vector<std::uint64_t>> windows_;
    std::uint64_t width_ = 1;
    std::uint64_t conflicts_ = 0;
};

/// Parts of the greatest one, 0 to 1, on a scale of roots: what is touched now and then can be told from what never
/// is.
std::vector<double> heat_parts(const std::vector<std::uint64_t>& touches, std::uint64_t greatest);
std::uint64_t greatest_of(const std::vector<std::uint64_t>& touches);

}  // namespace satdoku::insight
