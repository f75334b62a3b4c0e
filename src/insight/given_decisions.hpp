// Decisions of the user: a list that is taken first, as with --decide, and others from a certain event on ("what if").
#pragma once
#include <satdoku/solve/chooser.hpp>
#include <cstddef>
#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace satdoku::insight {
/// A decision that is made when the engine could decide for the first time after this number of events.
struct WhatIf {
    std::uint64_t position;
    cnf::Literal literal;
    bool operator==(const WhatIf&) const = default;
};

class GivenDecisions final : public solve::Chooser {
  public:
    struct Refusal {
        cnf::Literal literal;
        int value;  ///< as in Chooser::refused()
        bool operator==(const Refusal&) const = default;
    };

    /// @param first     taken first, in this order
    /// @param what_ifs  in ascending order of positions; they go before those of `first` that are left
    /// @param position  returns the number of events so far; may be empty if there are no what-ifs
    explicit GivenDecisions(std::vector<cnf::Literal> first, std::vector<WhatIf> what_ifs = {},
                            std::function<std::uint64_t()> position = {})
        : first_(std::move(first)), what_ifs_(std::move(what_ifs)), position_(std::move(position)) {}

    std::optional<cnf::Literal> choose() override {
        const bool is_what_if = next_what_if_ < what_ifs_.size() && position_() >= what_ifs_[next_what_if_].position;
        if (!is_what_if && next_ == first_.size()) return std::nullopt;
        if (position_) made_.insert(position_() + 1);
        return is_what_if ? what_ifs_[next_what_if_++].literal : first_[next_++];
    }
    void refused(cnf::Literal literal, int value) override {
        if (position_) made_.erase(position_() + 1);
        refusals_.push_back({literal, value});
    }

    /// The numbers of the events that are decisions of the person. Empty without a position.
    const std::set<std::uint64_t>& made() const { return made_; }

    /// Those that could not be decided.
    const std::vector<Refusal>& refusals() const { return refusals_; }
    /// Number of those of the list that the search has not come to.
    std::size_t left() const { return first_.size() - next_; }

  private:
    std::vector<cnf::Literal> first_;
    std::size_t next_ = 0;
    std::vector<WhatIf> what_ifs_;
    std::size_t next_what_if_ = 0;
    std::function<std::uint64_t()> position_;
    std::set<std::uint64_t> made_;
    std::vector<Refusal> refusals_;
};
}  // namespace satdoku::insight
