// Streams of both engines over small formulas, for tests of what is made of streams.
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

/// Keeps all that it is told.
class Recorder final : public solve::Observer {
  public:
    trace::Recording recording;
    void observe(const solve::Event& event) override { recording.push(event); }
};

/// A solve that has ended, with what it told.
struct Told {
    trace::Recording stream;
    std::unique_ptr<solve::Engine> engine;
    solve::Outcome outcome;
};

/// @param strategy  of dpll; empty: cdcl
inline Told tell_search(const cnf::ClauseList& formula, std::string_view strategy, const solve::Limits& limits = {}) {
    Recorder recorder;
    Told told;
    if (strategy.empty()) {
        told.engine = std::make_unique<cdcl::Solver>(cdcl::Options{});
    } else {
        dpll::Options options;
        options.branching = dpll::find_strategy(strategy);
        told.engine = std::make_unique<dpll::Solver>(options);
    }
    told.engine->connect_observer(&recorder);
    formula.replay(*told.engine);
    told.outcome = told.engine->solve({}, limits, {});
    told.stream = std::move(recorder.recording);
    return told;
}

/// Lets an observer see what it wants of a stream.
inline void show(const trace::Recording& stream, solve::Observer& observer) {
    const solve::EventKinds wanted = observer.wants();
    for (std::size_t index = 0; index < stream.size(); ++index) {
        const solve::Event event = stream[index];
        if ((wanted & solve::only(event.kind)) != 0) observer.observe(event);
    }
}

}  // namespace satdoku::support
