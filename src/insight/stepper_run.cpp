#include "stepper_run.hpp"
#include <satdoku/core/numbers.hpp>
#include <satdoku/frame/interruption.hpp>

namespace satdoku::insight {
namespace {
using solve::Event;
using Kind = Event::Kind;
using What = StepperStop::What;

constexpr std::uint64_t events_between_checks = 1024;
constexpr std::uint64_t events_ahead = 2;

constexpr std::array<std::pair<std::string_view, What>, 9> breakpoints = {{
    {"literal", What::literal},
    {"clause", What::clause},
    {"born", What::born},
    {"used", What::used},
    {"deleted", What::deleted},
    {"depth", What::depth},
    {"length", What::length},
    {"glue", What::glue},
    {"learned", What::lemma},
}};

std::function<std::string(cnf::Literal)>& present_names() {
    static std::function<std::string(cnf::Literal)> names;
    return names;
}

bool uses(const Event& event, std::uint64_t clause, const trace::Replay& after) {
    if (event.kind == Kind::propagation || event.kind == Kind::conflict) return event.clause == clause;
    if (event.kind != Kind::learned) return false;
    return std::ranges::any_of(event.resolved, [&](cnf::Literal literal) {
        const trace::Assigned* const assigned = after.find(literal.variable());
        return assigned != nullptr && assigned->reason == clause;
    });
}

bool is_born(const Event& event, std::uint64_t clause) {
    return (event.kind == Kind::learned || event.kind == Kind::added) && event.clause == clause;
}

bool is_deleted(const Event& event, std::uint64_t clause) {
    return event.kind == Kind::removed && event.clause == clause;
}
}  // namespace

std::string literal_text(cnf::Literal literal) {
    const std::string name = present_names() ? present_names()(literal) : std::string();
    return name.empty() ? std::to_string(literal.dimacs()) : name;
}

NamedMeanwhile::NamedMeanwhile(std::function<std::string(cnf::Literal)> names)
    : before_(std::exchange(present_names(), std::move(names))) {}
NamedMeanwhile::~NamedMeanwhile() { present_names() = std::move(before_); }

bool StepperStop::holds(const Event& event, const trace::Replay& after) const {
    switch (what) {
        case What::event: return true;
        case What::decision: return event.kind == Kind::decision;
        case What::conflict: return event.kind == Kind::conflict;
        case What::learned: return event.kind == Kind::learned;
        case What::literal:
            return (event.kind == Kind::decision || event.kind == Kind::propagation ||
                    event.kind == Kind::pure_literal) &&
                   event.literal == literal;
        case What::restart: return event.kind == Kind::restart;
        case What::reduction: return event.kind == Kind::reduction;
        case What::rephasing: return event.kind == Kind::rephase;
        case What::pass: return event.kind == Kind::simplification && event.word.empty();
        case What::clause: return is_born(event, number) || uses(event, number, after) || is_deleted(event, number);
        case What::born: return is_born(event, number);
        case What::used: return uses(event, number, after);
        case What::deleted: return is_deleted(event, number);
        case What::depth: return event.kind == Kind::decision && event.level >= number;
        case What::length: return event.kind == Kind::learned && event.literals.size() <= number;
        case What::glue: return event.kind == Kind::learned && event.glue <= number;
        case What::lemma: return event.kind == Kind::learned && after.counts().learned == number;
    }
    return false;
}

bool StepperGoal::reached(const Event& event, const trace::Replay& after) const {
    if (position && after.counts().events == *position) return true;
    return std::ranges::any_of(stops, [&](const StepperStop& stop) { return stop.holds(event, after); });
}

StepperStop parse_breakpoint(const std::string& text, std::uint32_t variables, const solving::LiteralNames& names) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string word = text.substr(0, blank);
    const std::string rest = text.substr(std::min(blank + 1, text.size()));
    const auto known = std::ranges::find_if(breakpoints, [&](const auto& one) { return one.first == word; });
    if (known == breakpoints.end()) throw core::Error("stepper.breakpoint", {text});
    if (known->second == What::literal) return {known->second, solving::parse_literal(rest, variables, names)};
    const auto number = core::parse_number<std::uint64_t>(rest);
    if (!number || *number == 0) throw core::Error("stepper.breakpoint", {text});
    return {known->second, {}, *number};
}

std::string breakpoint_text(const StepperStop& stop) {
    const auto known = std::ranges::find_if(breakpoints, [&](const auto& one) { return one.second == stop.what; });
    return std::string(known->first) + ' ' +
           (stop.what == What::literal ? literal_text(stop.literal) : std::to_string(stop.number));
}

/// Receives the events of one run of the engine, from the first one on.
class StepperRun::Recorder final : public solve::Observer {
  public:
    Recorder(StepperRun& run, const StepperGoal* goal, const Interrupted& interrupted, frame::Interruptible& work)
        : run_(run), goal_(goal), interrupted_(interrupted), work_(work), token_(work.token()),
          known_(run.recorded_end()), arrived_(goal == nullptr) {}

    void observe(const Event& event) override {
        // The events of a stop are not part of the search.
        if (token_.stop_requested()) return;
        try {
            take(event);
        } catch (...) {
            failure_ = std::current_exception();
            work_.stop();
        }
    }

    std::uint64_t received() const { return received_; }
    solve::EventKinds wants() const override {
        const solve::EventKinds watch = solve::only(Kind::watch);
        return run_.shows_watches_ ? solve::usual_kinds | watch : solve::usual_kinds;
    }

    void check_interruption() {
        if (interrupted_ && interrupted_()) work_.stop();
    }
    /// To be called after the run. Rethrows an exception that could not pass through the engine.
    /// @return false if it was interrupted
    bool finish() {
        if (failure_) std::rethrow_exception(failure_);
        if (!token_.stop_requested()) run_.total_ = received_;
        return stopped_ || !token_.stop_requested();
    }

  private:
    void take(const Event& event) {
        if (event.kind == Kind::scores) {
            scores_ = {std::string(event.word), {event.scores.begin(), event.scores.end()}};
            return;
        }
        if (event.kind == Kind::watch) {
            if (received_ >= known_) visits_.push(event);
            return;
        }
        if (++received_ % events_between_checks == 0) check_interruption();
        if (received_ <= known_) {
            scores_ = {};
            return;
        }
        run_.record(event, scores_, visits_);
        if (event.kind == Kind::end) run_.total_ = received_;
        if (arrived_) {
            if (run_.recorded_end() - run_.position() >= run_.window()) stop();
            return;
        }
        run_.apply(run_.recorded_end());
        arrived_ = goal_->reached(event, run_.replay_);
        if (event.kind == Kind::end) return;
        const bool far = !goal_->position || run_.position() + run_.window() <= *goal_->position;
        if (!arrived_ && far && run_.events_.size() >= run_.window()) run_.forget_past();
    }

    void stop() {
        stopped_ = true;
        work_.stop();
    }

    StepperRun& run_;
    const StepperGoal* goal_;
    const Interrupted& interrupted_;
    frame::Interruptible& work_;
    std::stop_token token_;
    std::uint64_t known_;  ///< number of events that are recorded already
    std::uint64_t received_ = 0;
    bool arrived_;
    bool stopped_ = false;
    std::exception_ptr failure_;
    Scores scores_;            ///< of the next event
    trace::Recording visits_;  ///< before the next event
};

StepperRun::StepperRun(const cnf::ClauseList& formula, solving::SolveRequest request, std::vector<WhatIf> what_ifs,
                       std::size_t window)
    : formula_(formula), request_(std::move(request)), what_ifs_(std::move(what_ifs)), window_(window),
      replay_(formula) {
    // A limit of time would end each repetition of the run at another event.
    request_.limits.seconds.reset();
    request_.options.proof = nullptr;
}

std::optional<Event> StepperRun::event(std::uint64_t number) const {
    if (number <= begin_ || number > recorded_end()) return std::nullopt;
    return events_[static_cast<std::size_t>(number - begin_ - 1)];
}

const StepperRun::Scores& StepperRun::scores(std::uint64_t number) const {
    static const Scores none;
    const auto found = scores_.find(number);
    return found == scores_.end() ? none : found->second;
}

bool StepperRun::came_too_late(cnf::Literal literal) const {
    const auto last = std::find_if(refusals_.rbegin(), refusals_.rend(),
                                   [&](const GivenDecisions::Refusal& one) { return one.literal == literal; });
    return last != refusals_.rend() && last->value != 0;
}

Arrival StepperRun::forward(const StepperGoal& goal, const Interrupted& interrupted) {
    Arrival arrival = Arrival::end;
    bool is_there = false;
    while (!is_there && position() < recorded_end()) {
        const Event next = *event(position() + 1);
        apply(position() + 1);
        is_there = goal.reached(next, replay_);
    }
    if (is_there) {
        arrival = Arrival::there;
    } else if (!ends_recorded()) {
        const bool whole = run(&goal, interrupted);
        const auto last = event(position());
        is_there = last && goal.reached(*last, replay_);
        if (!is_there && !whole) return Arrival::interrupted;
        arrival = is_there ? Arrival::there : Arrival::end;
    }
    return look_ahead(interrupted) ? arrival : Arrival::interrupted;
}

Arrival StepperRun::back(const StepperGoal& goal, const Interrupted& interrupted) {
    if (position() == 0) return Arrival::beginning;
    for (;;) {
        if (position() == begin_ && !rewind_to(position(), interrupted)) return Arrival::interrupted;
        revert();
        if (position() == 0) return Arrival::beginning;
        if (position() == begin_ && !rewind_to(position(), interrupted)) return Arrival::interrupted;
        if (goal.reached(*event(position()), replay_)) return Arrival::there;
    }
}

Arrival StepperRun::go_to(std::uint64_t to, const Interrupted& interrupted) {
    const StepperGoal goal{{}, to};
    if (to == position()) return look_ahead(interrupted) ? Arrival::there : Arrival::interrupted;
    if (to > position()) return forward(goal, interrupted);
    if (to < begin_) return rewind_to(to, interrupted) ? Arrival::there : Arrival::interrupted;
    while (position() > to) revert();
    if (to == begin_ && to > 0 && !rewind_to(to, interrupted)) return Arrival::interrupted;
    return Arrival::there;
}

bool StepperRun::looks_ahead() const { return ends_recorded() || recorded_end() >= position() + events_ahead; }

bool StepperRun::look_ahead(const Interrupted& interrupted) { return looks_ahead() || run(nullptr, interrupted); }

bool StepperRun::rewind_to(std::uint64_t to, const Interrupted& interrupted) {
    replay_ = trace::Replay(formula_);
    forget_events();
    begin_ = 0;
    const StepperGoal goal{{}, to};
    return run(to == 0 ? nullptr : &goal, interrupted);
}

bool StepperRun::run(const StepperGoal* goal, const Interrupted& interrupted) {
    frame::Interruptible work;
    Recorder recorder(*this, goal, interrupted, work);
    GivenDecisions decisions(request_.decisions, what_ifs_, [&recorder] { return recorder.received(); });
    run_engine(
        recorder, decisions, [&recorder] { recorder.check_interruption(); }, work.token());
    for (const std::uint64_t number : decisions.made()) {
        if (number <= recorded_end()) by_hand_.insert(number);  // the others were made while the run was being stopped
    }
    refusals_ = decisions.refusals();
    return recorder.finish();
}

/// The run from its beginning, with the decisions of the person.
/// @param check  is called now and then
void StepperRun::run_engine(solve::Observer& observer, GivenDecisions& decisions, const std::function<void()>& check,
                            std::stop_token token) const {
    engines::EngineOptions options = request_.options;
    options.observer = &observer;
    options.chooser = &decisions;
    const auto engine = engines::make_engine(request_.engine, options);
    if (!formula_.replay(*engine, token)) return;
    engine->report_to([&check](const solve::Engine&) { check(); });
    engine->solve({}, request_.limits, std::move(token));
}

/// Forwards the first events of a run and stops the run after them.
class StepperRun::Passing final : public solve::Observer {
  public:
    Passing(std::uint64_t to, const See& see, const Interrupted& interrupted, frame::Interruptible& work)
        : to_(to), see_(see), interrupted_(interrupted), work_(work) {}

    void observe(const Event& event) override {
        if (solve::is_detail(event.kind) || received_ >= to_ || work_.token().stop_requested()) return;
        see_(++received_, event);
        if (received_ == to_) work_.stop();
        if (received_ % events_between_checks == 0) check_interruption();
    }
    std::uint64_t received() const { return received_; }
    void check_interruption() {
        if (interrupted_ && interrupted_()) work_.stop();
    }

  private:
    std::uint64_t to_;
    const See& see_;
    const Interrupted& interrupted_;
    frame::Interruptible& work_;
    std::uint64_t received_ = 0;
};

bool StepperRun::go_through(std::uint64_t to, const See& see, const Interrupted& interrupted) const {
    if (begin_ == 0) {
        for (std::uint64_t number = 1; number <= std::min(to, recorded_end()); ++number) see(number, *event(number));
        return true;
    }
    frame::Interruptible work;
    Passing passing(to, see, interrupted, work);
    GivenDecisions decisions(request_.decisions, what_ifs_, [&passing] { return passing.received(); });
    run_engine(
        passing, decisions, [&passing] { passing.check_interruption(); }, work.token());
    return passing.received() == to;
}

void StepperRun::record(const Event& event, Scores& scores, trace::Recording& visits) {
    for (std::size_t at = 0; at < visits.size(); ++at) visits_.push(visits[at]);
    visits.clear();
    events_.push(event);
    visits_before_.push_back(visits_.size());
    if (!scores.list.empty()) scores_[recorded_end()] = std::exchange(scores, {});
}

/// The number of visits before the event of this number, which is recorded or the next one.
std::size_t StepperRun::visits_to(std::uint64_t number) const {
    if (number <= begin_) return 0;
    return number > recorded_end() ? visits_.size() : visits_before_[static_cast<std::size_t>(number - begin_ - 1)];
}

std::vector<Event> StepperRun::visits(std::uint64_t number) const {
    std::vector<Event> visits;
    if (number > begin_ && number <= recorded_end())
        for (std::size_t at = visits_to(number - 1); at < visits_to(number); ++at) visits.push_back(visits_[at]);
    return visits;
}

/// Applies a recorded event with its visits.
void StepperRun::apply(std::uint64_t number) {
    for (std::size_t at = visits_to(number - 1); at < visits_to(number); ++at) replay_.apply(visits_[at]);
    replay_.apply(*event(number));
}

void StepperRun::revert() {
    const std::uint64_t number = position();
    replay_.revert();
    for (std::size_t at = visits_to(number - 1); at < visits_to(number); ++at) replay_.revert();
}

bool StepperRun::show_watches(bool shown, const Interrupted& interrupted) {
    if (shown == shows_watches_) return true;
    shows_watches_ = shown;
    return rewind_to(position(), interrupted);
}

std::size_t StepperRun::window() const {
    constexpr std::size_t fewer = 8;  // an event has several visits
    return shows_watches_ ? std::max<std::size_t>(window_ / fewer, 4) : window_;
}

void StepperRun::forget_events() {
    events_.clear();
    visits_.clear();
    visits_before_.clear();
    scores_.clear();
}

void StepperRun::forget_past() {
    forget_events();
    begin_ = position();
    replay_.forget_past();
}
}  // namespace satdoku::insight
