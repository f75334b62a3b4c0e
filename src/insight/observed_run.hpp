// Whatever looks into a search takes a FILE that is a formula, which an engine then searches, or a stored trace of
// one, which `satdoku trace` wrote: known by its first byte.
//
//     std::optional<Interruptible> work;
//     const auto subject = Subject::open(path, arguments, work);   // nothing: a signal came
//     trace::SearchTree tree;
//     const ObservedRun run = subject->observe(request, tree, work);
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/solve/observer.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/trace/header.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace satdoku::insight {

/// How a stream of events came to its end.
struct ObservedRun {
    trace::Header header;
    /// Of a trace: what its last event says; stopped where it has none.
    solve::Outcome outcome;
    std::unique_ptr<solve::Observer> onlooker;  ///< the engine's
    /// Knows the statistics and the model, and does not solve again; null for a trace.
    std::unique_ptr<solve::Engine> engine;
    bool enough = false;  ///< ended because the observer had all that it wanted
};

class Subject {
  public:
    /// Reads a formula whole, and of a trace its first line. Nothing where a signal came first. Throws core::Error;
    /// also where options that ask for an engine come with a trace.
    /// @param arguments  --relaxed and --formula, if the command has them; solve_options()
    /// @param work       lives afterwards
    static std::optional<Subject> open(const std::string& path, const frame::Arguments& arguments,
                                       std::optional<frame::Interruptible>& work);

    Subject(Subject&&) noexcept;
    Subject& operator=(Subject&&) noexcept;
    ~Subject();

    bool is_trace() const;
    /// The formula's, as given or as the trace tells it: show it by language::visible(), escape it in pages.
    const std::string& formula_name() const;
    std::uint32_t variables() const;
    std::uint64_t clauses() const;
    /// The formula; of a trace, that of --formula or the file which it names. Throws core::Error where that
    /// cannot be read or is another one.
    const cnf::ClauseList& formula();
    /// What literals and clauses say, if it is a puzzle's; of a trace that of the same file, and none where it
    /// cannot be read or is another one. Throws core::Error where --formula names such a file.
    wording::ClauseWords words();
    /// What was tolerated in reading the formula; of a trace what it says of the formula.
    const cnf::ReadReport& report() const;
    /// @pre is_trace()
    const trace::Header& stored_header() const;

    /// Runs an engine, whose model is checked against the formula, or tells what is stored. May be called again.
    /// Throws core::Error where a trace has not all that the observer wants (but for scores), or cannot be read again,
    /// and what the observer throws.
    /// @param request  of no meaning for a trace
    /// @param work     lives afterwards; a signal ends the run
    /// @param enough   asked behind each event whether the observer has all that it wants: then the run ends
    /// @param prepare  is handed the engine before it searches
    ObservedRun observe(const solving::SolveRequest& request, solve::Observer& observer,
                        std::optional<frame::Interruptible>& work, const std::function<bool()>& enough = {},
                        const std::function<void(solve::Engine&)>& prepare = {});

  private:
    struct State;
    explicit Subject(std::unique_ptr<State> state);
    solve::Outcome tell_stored(solve::Observer& observer, const std::stop_token& stop);
    std::unique_ptr<State> state_;
};

/// --relaxed and --formula: what Subject::open() takes besides solve_options().
std::vector<frame::Option> subject_options();

/// What a trace of this run says first; of a stored trace what that says.
trace::Header header_of(const solving::SolveRequest& request, const Subject& subject);

}  // namespace satdoku::insight
