#include "stepper_run.hpp"

#include <satdoku/engines/engines.hpp>
#include <satdoku/frame/interruption.hpp>

#include <exception>
#include <stop_token>
#include <utility>

namespace satdoku::insight {

using solve::Event;

namespace {

constexpr std::uint64_t events_between_looks = 1024;
constexpr std::uint64_t events_ahead = 2;

}  // namespace

/// Takes the events of one run of the engine, from the first one on.
class StepperRun::Feed final : public solve::Observer {
  public:
    Feed(StepperRun& run, const StepperGoal* goal, const Interrupted& interrupted, frame::Interruptible& work)
        : run_(run),
          goal_(goal),
          interrupted_(interrupted),
          work_(work),
          token_(work.token()),
          known_(run.recorded_end()),
          there_(goal == nullptr) {}

    void observe(const Event& event) override {
        // What an engine tells of its being stopped is not part of the search.
        if (token_.stop_requested()) return;
        try {
            take(event);
        } catch (...) {
            failure_ = std::current_exception();
            work_.stop();
        }
    }

    void look() {
        if (interrupted_ && interrupted_()) work_.stop();
    }
    /// Behind the run. Throws what could not be thrown through the engine.
    /// @return whether nobody but this has stopped the engine
    bool finish() {
        if (failure_) std::rethrow_exception(failure_);
        if (!token_.stop_requested()) run_.total_ = told_;
        return stopped_ || !token_.stop_requested();
    }

  private:
    void take(const Event& event) {
        if (event.kind == Event::Kind::scores) {
            scores_.assign(event.scores.begin(), event.scores.end());
            return;
        }
        if (++told_ % events_between_looks == 0) look();
        if (told_ <= known_) {
            scores_.clear();
            return;
        }
        run_.record(event, scores_);
        if (event.kind == Event::Kind::end) run_.total_ = told_;
        if (there_) {
            if (run_.recorded_end() - run_.position() >= run_.window_) stop();
            return;
        }
        run_.replay_.apply(event);
        there_ = goal_->reached(event, run_.replay_);
        if (event.kind == Event::Kind::end) return;
        const bool far = !goal_->position || run_.position() + run_.window_ <= *goal_->position;
        if (!there_ && far && run_.events_.size() >= run_.window_) run_.forget_what_lies_behind();
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
    std::uint64_t known_;  ///< events that are recorded already
    std::uint64_t told_ = 0;
    bool there_;
    bool stopped_ = false;
    std::exception_ptr failure_;
    std::vector<solve::Score> scores_;  ///< of the next event
};

StepperRun::StepperRun(const cnf::ClauseList& formula, solving::SolveRequest request,
                       std::vector<cnf::Literal> assumptions, std::size_t window)
    : formula_(formula),
      request_(std::move(request)),
      assumptions_(std::move(assumptions)),
      window_(window),
      replay_(formula) {
    // A limit that depends on the clock would end every run elsewhere.
    request_.limits.seconds.reset();
    request_.options.proof = nullptr;
}

std::optional<Event> StepperRun::event(std::uint64_t number) const {
    if (number <= begin_ || number > recorded_end()) return std::nullopt;
    return events_[static_cast<std::size_t>(number - begin_ - 1)];
}

const std::vector<solve::Score>& StepperRun::scores(std::uint64_t number) const {
    static const std::vector<solve::Score> none;
    const auto found = scores_.find(number);
    return found == scores_.end() ? none : found->second;
}

Arrival StepperRun::forward(const StepperGoal& goal, const Interrupted& interrupted) {
    Arrival arrival = Arrival::end;
    bool is_there = false;
    while (!is_there && position() < recorded_end()) {
        const Event next = *event(position() + 1);
        replay_.apply(next);
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
        replay_.revert();
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
    while (position() > to) replay_.revert();
    if (to == begin_ && to > 0 && !rewind_to(to, interrupted)) return Arrival::interrupted;
    return Arrival::there;
}

bool StepperRun::looks_ahead() const {
    return ends_recorded() || recorded_end() >= position() + events_ahead;
}

bool StepperRun::look_ahead(const Interrupted& interrupted) {
    return looks_ahead() || run(nullptr, interrupted);
}

bool StepperRun::rewind_to(std::uint64_t to, const Interrupted& interrupted) {
    replay_ = trace::Replay(formula_);
    events_.clear();
    scores_.clear();
    begin_ = 0;
    const StepperGoal goal{{}, to};
    return run(to == 0 ? nullptr : &goal, interrupted);
}

bool StepperRun::run(const StepperGoal* goal, const Interrupted& interrupted) {
    frame::Interruptible work;
    Feed feed(*this, goal, interrupted, work);
    engines::EngineOptions options = request_.options;
    options.observer = &feed;
    const auto engine = engines::make_engine(request_.engine, options);
    formula_.replay(*engine);
    engine->report_to([&feed](const solve::Engine&) { feed.look(); });
    engine->solve(assumptions_, request_.limits, work.token());
    return feed.finish();
}

void StepperRun::record(const Event& event, std::vector<solve::Score>& scores) {
    events_.push(event);
    if (!scores.empty()) scores_[recorded_end()] = std::exchange(scores, {});
}

void StepperRun::forget_what_lies_behind() {
    events_.clear();
    scores_.clear();
    begin_ = position();
    replay_.forget_past();
}

}  // namespace satdoku::insight
