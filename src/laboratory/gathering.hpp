// From the results of cubes to a verdict on their formula: which are there, whether a model holds, and the refutation
// of what the cubes do not cover.
#pragma once

#include "cube_input.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/parallel/audit.hpp>
#include <satdoku/proof/proof.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/ui/console.hpp>

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace satdoku::laboratory {

/// The numbers of the cubes, rising, by what is known of them.
struct GatherTally {
    std::vector<std::uint64_t> refuted{};
    std::vector<std::uint64_t> satisfiable{};  ///< with a model that was checked
    std::vector<std::uint64_t> undecided{};
    std::vector<std::uint64_t> damaged{};
    std::vector<std::uint64_t> missing{};
    double milliseconds = 0;    ///< of all results together
    std::uint64_t longest = 0;  ///< the cube that took longest; 0: none
    double longest_milliseconds = 0;

    /// Those that are still to be solved, rising.
    std::vector<std::uint64_t> open() const;
    bool is_refuted() const { return satisfiable.empty() && open().empty(); }
};

struct Conclusion {
    solve::Outcome outcome{};
    std::vector<cnf::Literal> model{};  ///< one literal for each variable, where there is one
};

class Gathering {
  public:
    /// @param input    lives as long as this
    /// @param results  folders, and files of results
    /// @param proofs   whether an unsatisfiable cube counts only with its proof
    Gathering(ui::Console& console, const CubeInput& input, std::span<const std::string> results, bool proofs,
              std::stop_token stop);

    /// Looks at all cubes; part of them where it is stopped.
    GatherTally tally();
    /// What is wrong with the files, each named.
    const std::vector<core::Error>& problems() const { return problems_; }
    /// Whether two results cannot both be true: then nothing that they say is.
    bool contradicts() const;

    /// The formula and the negation of each cube: refuted by an engine, whose proof, with those of the cubes before it,
    /// goes to `proof`. Where it finds a model instead, in a branch that the cubes do not cover, that is one of the
    /// formula, and checked. Where the cubes have literals in common, and there is no proof, it assumes what symmetries
    /// allow. @param proof  null: none
    Conclusion refute(proof::Proof* proof);
    /// The model of a cube, or unknown.
    Conclusion model(const GatherTally& tally);

  private:
    bool has_model(const parallel::CubeStanding& standing);
    std::vector<cnf::Literal> assumed_by_symmetry() const;
    bool join(proof::Proof& proof, cnf::ClauseList& conclusions, std::uint32_t& variables);

    ui::Console& console_;
    const CubeInput& input_;
    bool proofs_;
    std::stop_token stop_;
    parallel::CubeAudit audit_;
    std::vector<core::Error> problems_;
    double milliseconds_ = 0;
};

}  // namespace satdoku::laboratory
