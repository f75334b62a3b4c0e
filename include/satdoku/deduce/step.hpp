// One step of a person's reasoning: its technique, the candidates that it places and removes, and the roles that
// explanations and pictures need.
#pragma once
#include <satdoku/deduce/state.hpp>
#include <satdoku/deduce/techniques.hpp>

namespace satdoku::deduce {
/// The role of a part in a step. The file of each technique lists its roles.
enum class Role {
    base,      ///< fish: candidates in the base houses; subsets: the cells; locked candidates: the cells
    cover,     ///< fish: the cover houses
    fin,       ///< candidates of the base houses outside the covers
    endo_fin,  ///< candidates in two base houses
    pivot,     ///< wings, Sue de Coq: the cell or cells in the middle
    pincer,    ///< wings: the cells at the ends
    first_colour,
    second_colour,
    clash,   ///< 3D Medusa: what cannot be if a colour is true; of a house with its digit's places
    floor,   ///< uniqueness: the digits and cells of the deadly pattern
    roof,    ///< uniqueness: the cells of the pattern that hold more
    set,     ///< an almost locked set
    common,  ///< restricted common digits of two sets
};

struct Part {
    Role role;
    std::vector<Candidate> candidates{};
    std::vector<HouseIndex> houses{};
};

/// An inference of a chain: candidates (one, or a group in one house) and what follows for the next ones.
struct Link {
    std::vector<Candidate> from;
    std::vector<Candidate> to;
    bool strong;  ///< if `from` is false then `to` is true; else: if `from` is true then `to` is false
};

struct Step {
    Technique technique;
    DigitSet digits = {};  ///< that the reasoning is about
    std::vector<Candidate> placements{};
    std::vector<Candidate> eliminations{};
    std::vector<Part> parts{};
    std::vector<Link> links{};
};

/// Makes the step's changes.
void apply(State& state, const Step& step);

/// Gathers what a technique or its family finds, all of it or the first step only. Steps that change nothing are dropped.
class Steps {
  public:
    enum class Wanted { first, first_of_family, all };
    explicit Steps(Wanted wanted) : wanted_(wanted) {}

    /// Returns true if the search has enough. Duplicate eliminations are dropped, and the rest is sorted; if only the
    /// first step is wanted, they keep the order in which they were found, which decides which single is next.
    [[nodiscard]] bool add(Step step);

    bool wants_first() const { return wanted_ != Wanted::all; }
    /// Whether steps of the other techniques of the family count too: see TechniqueFacts.
    bool wants_family() const { return wanted_ == Wanted::first_of_family; }
    const std::vector<Step>& found() const { return found_; }

  private:
    Wanted wanted_;
    std::vector<Step> found_;
};
}  // namespace satdoku::deduce
