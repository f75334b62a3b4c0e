#include "member.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/workers.hpp>
#include <satdoku/parallel/portfolio.hpp>

namespace satdoku::parallel {
// The common state of the threads of one solve.
class Race {
  public:
    Race(unsigned members, bool in_rounds, const std::function<void()>& exchange)
        : outcomes_(members), running_(members) {
        if (in_rounds) rounds_.emplace(members, exchange, [this] { stop_.request_stop(); });
    }

    Rounds* rounds() { return rounds_ ? &*rounds_ : nullptr; }
    std::stop_token token() const { return stop_.get_token(); }

    /// Asks the engines to stop; does not wake those that wait in a round.
    void request_stop() { stop_.request_stop(); }
    void stop() {
        request_stop();
        if (rounds_) rounds_->abort();
    }

    /// A thread has ended.
    void finish(unsigned number, const solve::Outcome& outcome, std::exception_ptr failure) {
        const bool answered = outcome.verdict != solve::Verdict::unknown;
        const std::scoped_lock lock(mutex_);
        outcomes_[number] = outcome;
        if (failure && !failure_) failure_ = std::move(failure);
        if (answered && !rounds_ && !winner_) winner_ = number;
        if (failure_ || winner_) stop();
        --running_;
        changed_.notify_all();
    }

    /// Waits for a moment. Returns false if all threads have ended.
    bool wait() {
        constexpr std::chrono::milliseconds moment(5);
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, moment, [this] { return running_ == 0; });
        return running_ > 0;
    }

    /// Returns the thread whose answer counts, after all threads have ended. Throws the exception of a thread again.
    std::optional<unsigned> winner() const {
        if (failure_) std::rethrow_exception(failure_);
        return rounds_ ? rounds_->winner() : winner_;
    }
    const solve::Outcome& outcome(unsigned number) const { return outcomes_[number]; }

    /// Returns why no thread has an answer.
    solve::StopReason reason() const {
        for (const solve::Outcome& outcome : outcomes_)
            if (outcome.reason != solve::StopReason::none) return outcome.reason;
        return solve::StopReason::none;
    }

  private:
    std::stop_source stop_;
    std::optional<Rounds> rounds_;
    std::mutex mutex_;  ///< guards all members below
    std::condition_variable changed_;
    std::vector<solve::Outcome> outcomes_;  ///< by thread
    unsigned running_;
    std::optional<unsigned> winner_;  ///< without rounds
    std::exception_ptr failure_;
};

Portfolio::Portfolio(const MakeEngine& make, const PortfolioSettings& settings)
    : settings_(settings), pool_(std::make_unique<Pool>(settings.threads, settings.proof)), loaded_(settings.threads),
      statistics_(settings.threads) {
    for (unsigned number = 0; number < settings.threads; ++number) {
        members_.push_back(std::make_unique<Member>(number, settings.threads, *pool_, settings.interval));
        Member& member = *members_.back();
        engines_.push_back(make(number, member, settings.proof == nullptr ? nullptr : &member));
        engines_.back()->report_to([this, number](const solve::Engine&) { take_statistics(number); });
        take_statistics(number);
    }
}

Portfolio::~Portfolio() = default;

void Portfolio::variables(std::uint32_t count) {
    contract_.take_variables(count);
    pending_.variables(std::max(count, pending_.variable_count()));
}

void Portfolio::clause(std::span<const cnf::Literal> literals) {
    contract_.take_clause("clause()", literals);
    pending_.clause(literals);
}

solve::StopReason Portfolio::load(unsigned number, const std::stop_token& stop, const std::function<bool()>& late) {
    constexpr std::size_t clauses_between_looks = 1024;
    solve::Engine& engine = *engines_[number];
    engine.variables(pending_.variable_count());
    for (std::size_t& index = loaded_[number]; index < pending_.size(); ++index) {
        if (index % clauses_between_looks == 0) {
            if (stop.stop_requested()) return solve::StopReason::stopped;
            if (late()) return solve::StopReason::time;
        }
        engine.clause(pending_[index]);
    }
    engine.end();
    return solve::StopReason::none;
}

void Portfolio::forget_loaded() {
    const auto all = [this](std::size_t count) { return count == pending_.size(); };
    if (pending_.size() == 0 || !std::all_of(loaded_.begin(), loaded_.end(), all)) return;
    const std::uint32_t variables = pending_.variable_count();
    pending_ = cnf::ClauseList();
    pending_.variables(variables);
    std::fill(loaded_.begin(), loaded_.end(), 0);
}

void Portfolio::run(unsigned number, Race& race, std::span<const cnf::Literal> assumptions,
                    const solve::Limits& limits) {
    solve::Outcome outcome;
    std::exception_ptr failure;
    try {
        const core::Stopwatch watch;
        const auto late = [&] { return limits.seconds && watch.seconds() >= *limits.seconds; };
        outcome.reason = load(number, race.token(), late);
        if (outcome.reason == solve::StopReason::none) {
            solve::Limits own = limits;
            if (limits.seconds) own.seconds = std::max(0.0, *limits.seconds - watch.seconds());
            outcome = engines_[number]->solve(assumptions, own, race.token());
        }
        take_statistics(number);
        members_[number]->end(outcome.verdict != solve::Verdict::unknown);
    } catch (...) {
        outcome = {};
        failure = std::current_exception();
    }
    race.finish(number, outcome, failure);
}

bool Portfolio::supervise(Race& race, const std::stop_token& stop) {
    const core::Stopwatch watch;
    double next_report = 1;
    // The token is polled, without a callback, because a signal handler may set it.
    bool ended = false;
    do {
        ended = ended || stop.stop_requested() || (asked_ && asked_());
        if (ended || race.token().stop_requested()) race.stop();
        if (!reporter_ || watch.seconds() < next_report) continue;
        next_report = watch.seconds() + 1;
        reporter_(*this);
    } while (race.wait());
    return ended;
}

solve::Outcome Portfolio::solve(std::span<const cnf::Literal> assumptions, const solve::Limits& limits,
                                std::stop_token stop) {
    solve::Contract::Solve running(contract_, "solve()", assumptions);
    const core::Stopwatch watch;
    solve::Limits own = limits;
    if (limits.memory) own.memory = *limits.memory / settings_.threads;
    bool ended = false;
    Race race(settings_.threads, settings_.deterministic, [this] {
        for (const auto& member : members_) pool_->deliver(member->desk());
    });
    pool_->begin([&race] { race.request_stop(); });
    if (stop.stop_requested()) race.request_stop();  // an engine may be faster than the look of supervise()
    for (const auto& member : members_) member->begin(race.rounds());
    {
        core::Workers threads([&race] { race.stop(); });
        const auto work = [&](unsigned number) { run(number, race, assumptions, own); };
        const unsigned started = threads.start(settings_.threads, work);
        if (started == 0) throw core::Error("threads.none");
        for (unsigned number = started; number < settings_.threads; ++number) {
            members_[number]->end(false);
            race.finish(number, {.reason = solve::StopReason::memory}, nullptr);
        }
        ended = supervise(race, stop);
        threads.join();
    }
    forget_loaded();
    const std::optional<unsigned> winner = race.winner();
    pool_->require_written();
    solve::Outcome outcome;
    if (winner) {
        winner_ = *winner;
        outcome = race.outcome(*winner);
    } else {
        outcome.reason = ended ? solve::StopReason::stopped : race.reason();
    }
    outcome.milliseconds = watch.milliseconds();
    running.answer(outcome.verdict);
    return outcome;
}

bool Portfolio::value(cnf::Variable variable) const {
    contract_.require_model("value()");
    return engines_[winner_]->value(variable);
}

bool Portfolio::failed(cnf::Literal assumption) const {
    contract_.require_refutation("failed()");
    return engines_[winner_]->failed(assumption);
}

std::vector<cnf::Literal> Portfolio::decisions() const {
    contract_.require_model("decisions()");
    return engines_[winner_]->decisions();
}

void Portfolio::take_statistics(unsigned number) {
    solve::Statistics latest = engines_[number]->statistics();
    const std::scoped_lock lock(statistics_mutex_);
    statistics_[number] = std::move(latest);
}

void Portfolio::append_counts_of(unsigned number, solve::Statistics& statistics) const {
    const std::string prefix = "thread_" + std::to_string(number + 1) + "_";
    const auto append = [&](std::string_view name, std::uint64_t value) {
        statistics.push_back({.name = *names_.insert(prefix + std::string(name)).first,
                              .value = value,
                              .thread = number + 1,
                              .count = name});
    };
    for (const std::string_view name : {"conflicts", "propagations", "ticks", "imported", "imported_uses"}) {
        if (const solve::Statistic* const own = solve::find_statistic(statistics_[number], name))
            append(own->name, own->value);
    }
    append("shared", members_[number]->shared());
}

solve::Statistics Portfolio::statistics() const {
    const std::scoped_lock lock(statistics_mutex_);
    solve::Statistics sums = statistics_[winner_];
    for (unsigned number = 0; number < settings_.threads; ++number) {
        if (number == winner_) continue;
        for (solve::Statistic& sum : sums) {
            const solve::Statistic* const own = solve::find_statistic(statistics_[number], sum.name);
            if (sum.total && own != nullptr) sum.value += own->value;
        }
    }
    sums.push_back({"shared", pool_->shared()});
    sums.push_back({"shared_first", pool_->kept()});
    for (unsigned number = 0; number < settings_.threads; ++number) append_counts_of(number, sums);
    return sums;
}

void Portfolio::report_to(std::function<void(const solve::Engine&)> reporter) {
    contract_.require_idle("report_to()");
    reporter_ = std::move(reporter);
}

void Portfolio::stop_when(std::function<bool()> asked) {
    contract_.require_idle("stop_when()");
    asked_ = std::move(asked);
}

void Portfolio::connect_observer(solve::Observer* observer) {
    contract_.require_beginning("connect_observer()");
    engines_.front()->connect_observer(observer);
}
}  // namespace satdoku::parallel
