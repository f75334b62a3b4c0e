// The inferences by which a dynamic net leads from a premise to a conclusion, each from the board and from what
// the inferences before it have shown. What follows from several false candidates names them all.
#pragma once

#include "net.hpp"

#include <satdoku/deduce/step.hpp>

#include <vector>

namespace satdoku::deduce::rating {

class NetProof {
  public:
    explicit NetProof(const State& state);

    /// What is said of a candidate.
    struct Saying {
        Candidate candidate;
        bool is_true;
    };

    /// What was told of another branch counts no longer.
    void begin_branch() { told_.assign(2 * graph_.size(), false); }
    /// Appends links to a branch that has come to the premise. Returns whether the end follows.
    [[nodiscard]] bool lead(Saying premise, Saying end, std::vector<Link>& links);
    /// Appends links that make something both true and false; it is what the last one leads to. Returns whether
    /// the premise leads to such a thing.
    [[nodiscard]] bool clash(Saying premise, std::vector<Link>& links);

  private:
    Fact fact_of(const Saying& saying) const { return {graph_.number(saying.candidate), saying.is_true}; }
    void tell(Fact fact, std::vector<Link>& links);
    void tell_all(std::span<const Fact> facts, std::vector<Link>& links);
    void add_link(std::span<const Fact> parents, Fact fact, std::vector<Link>& links) const;

    const CandidateGraph graph_;
    Net net_;
    std::vector<bool> told_;  ///< by fact, in the branch
};

}  // namespace satdoku::deduce::rating
