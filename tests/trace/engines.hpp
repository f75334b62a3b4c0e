// Streams of events of both engines on small formulas.
#pragma once
#include "support/statistics.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/trace/recording.hpp>
#include <memory>
#include <string_view>

namespace satdoku::support {
using support::statistic;

/// Records all events.
class Recorder final : public solve::Observer {
  public:
    trace::Recording recording;
    void observe(const solve::Event& event) override { recording.push(event); }
};

/// A finished solve with its events.
struct Solved {
    trace::Recording stream;
    std::unique_ptr<solve::Engine> engine;
    solve::Outcome outcome;
};

/// @param strategy  of dpll; empty: cdcl
inline Solved run_search(const cnf::ClauseList& formula, std::string_view strategy, const solve::Limits& limits = {}) {
    Recorder recorder;
    Solved solved;
    if (strategy.empty()) {
        solved.engine = std::make_unique<cdcl::Solver>(cdcl::Options{});
    } else {
        dpll::Options options;
        options.branching = dpll::find_strategy(strategy);
        solved.engine = std::make_unique<dpll::Solver>(options);
    }
    solved.engine->connect_observer(&recorder);
    formula.replay(*solved.engine);
    solved.outcome = solved.engine->solve({}, limits, {});
    solved.stream = std::move(recorder.recording);
    return solved;
}

/// Sends the events of a stream that the observer wants.
inline void send(const trace::Recording& stream, solve::Observer& observer) {
    const solve::EventKinds wanted = observer.wants();
    for (std::size_t index = 0; index < stream.size(); ++index) {
        const solve::Event event = stream[index];
        if ((wanted & solve::only(event.kind)) != 0) observer.observe(event);
    }
}

}  // namespace satdoku::support
