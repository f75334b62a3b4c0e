// Where a walk through the events of a search ends: behind an event of some kind, or where a breakpoint holds.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/solve/observer.hpp>
#include <satdoku/trace/replay.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::insight {

/// One thing to stop behind.
struct StepperStop {
    enum class What {
        event,     ///< any
        decision,  ///< an assumption or the second branch of dpll as well
        conflict,
        learned,
        literal,  ///< `literal` becomes true
        clause,   ///< the clause `number` implies a literal, is false, or is resolved with
        depth,    ///< a decision opens the level `number`, or a deeper one
        length,   ///< a learned clause of at most `number` literals
        glue,     ///< a learned clause of at most this glue
        lemma,    ///< the learned clause that is the `number`-th one
    };

    What what;
    cnf::Literal literal{};
    std::uint64_t number = 0;
    bool operator==(const StepperStop&) const = default;

    /// @param behind  where the search stands behind the event
    bool holds(const solve::Event& event, const trace::Replay& behind) const;
};

/// "literal -5", "clause 17", "depth 4", "length 3", "glue 2", "learned 14". Throws core::Error for other texts.
/// @param variables  of the formula
StepperStop parse_breakpoint(const std::string& text, std::uint32_t variables);
/// The text that it is parsed from. @pre a breakpoint: neither any event nor any decision or conflict
std::string breakpoint_text(const StepperStop& stop);

/// Any of some stops, or a number of events; the end of the search where there is neither.
struct StepperGoal {
    std::vector<StepperStop> stops{};
    std::optional<std::uint64_t> position{};

    bool reached(const solve::Event& event, const trace::Replay& behind) const;
};

}  // namespace satdoku::insight
