#include <satdoku/cdcl/solver.hpp>
#include <satdoku/core/milestones.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/dpll/solver.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/parallel/portfolio.hpp>
#include <list>

namespace satdoku::engines {
namespace {
constexpr std::array<std::string_view, 2> engines = {"cdcl", "dpll"};

constexpr std::array switches = {
    Switch{"pure-literals", &EngineOptions::pure_literals},
    Switch{"tautologies", &EngineOptions::tautologies},
    Switch{"subsumption", &EngineOptions::subsumption},
};

cdcl::Options cdcl_options(const EngineOptions& options) {
    cdcl::Options settings;
    const std::uint64_t seeds = std::uint64_t{1} + static_cast<std::uint64_t>(settings.seed.high());
    settings.seed = static_cast<int>(options.seed % seeds);
    for (const std::string& setting : options.settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos) {
            cdcl::configure(settings, setting);
        } else {
            cdcl::set_option(settings, setting.substr(0, equals), setting.substr(equals + 1));
        }
    }
    return settings;
}

/// Counts conflicts for tests and passes the events on.
class ConflictCounter final : public solve::Observer {
  public:
    explicit ConflictCounter(solve::Observer* observer) : observer_(observer) {}

    solve::EventKinds wants() const override { return wanted() | solve::only(solve::Event::Kind::conflict); }
    void observe(const solve::Event& event) override {
        if ((wanted() & solve::only(event.kind)) != 0) observer_->observe(event);
        if (event.kind == solve::Event::Kind::conflict) core::reach(core::Milestone::conflict);
    }

  private:
    solve::EventKinds wanted() const { return observer_ == nullptr ? 0 : observer_->wants(); }

    solve::Observer* observer_;  ///< nullptr: none
};

/// @param observer  nullptr: none
void connect(solve::Engine& engine, solve::Observer* observer) {
    if (core::is_awaited(core::Milestone::conflict)) {
        // The counters outlive their engines. Threads may make engines at the same time.
        static std::mutex mutex;
        static std::list<ConflictCounter> counters;
        const std::lock_guard lock(mutex);
        observer = &counters.emplace_back(observer);
    }
    if (observer != nullptr) engine.connect_observer(observer);
}

void log_passes(cdcl::Solver& solver, unsigned thread, const EngineOptions& options) {
    if (!options.pass_log) return;
    solver.log_passes([thread, log = options.pass_log](const solve::PassRun& run) { log(thread, run); });
}

std::unique_ptr<solve::Engine> make_portfolio(const EngineOptions& options) {
    const cdcl::Options common = cdcl_options(options);
    const auto make = [&](unsigned number, solve::Exchange& exchange, proof::Proof* proof) {
        cdcl::Options settings = common;
        cdcl::diversify(settings, number);
        auto solver = std::make_unique<cdcl::Solver>(settings);
        solver->exchange_with(&exchange);
        if (proof != nullptr) solver->prove_to(proof);
        log_passes(*solver, number + 1, options);
        connect(*solver, nullptr);
        return solver;
    };
    parallel::PortfolioSettings settings;
    settings.threads = options.threads;
    settings.deterministic = options.deterministic;
    settings.proof = options.proof;
    return std::make_unique<parallel::Portfolio>(make, settings);
}

std::unique_ptr<solve::Engine> make_cdcl(const EngineOptions& options) {
    if (options.threads > 1) return make_portfolio(options);
    auto solver = std::make_unique<cdcl::Solver>(cdcl_options(options));
    if (options.proof != nullptr) solver->prove_to(options.proof);
    if (options.hinted != nullptr) solver->prove_with_hints_to(options.hinted);
    if (options.linear != nullptr) solver->prove_by_cutting_planes_to(options.linear);
    log_passes(*solver, 0, options);
    connect(*solver, options.observer);
    solver->choose_by(options.chooser);
    return solver;
}

/// @param formula  null: the solver's own
std::unique_ptr<solve::Engine> make_dpll(const EngineOptions& options, cnf::Formula* formula) {
    dpll::Options settings;
    if (!options.branching.empty()) settings.branching = dpll::find_strategy(options.branching);
    if (settings.branching == nullptr) throw core::Error("engine.branching", {std::string(options.branching)});
    settings.pure_literals = options.pure_literals;
    settings.tautologies = options.tautologies;
    settings.subsumption = options.subsumption;
    settings.seed = options.seed;
    auto solver = formula == nullptr ? std::make_unique<dpll::Solver>(settings)
                                     : std::make_unique<dpll::Solver>(*formula, settings);
    if (options.proof != nullptr) solver->prove_to(options.proof);
    connect(*solver, options.observer);
    solver->choose_by(options.chooser);
    return solver;
}
}  // namespace

std::span<const std::string_view> engine_names() { return engines; }

std::vector<std::string_view> branching_names() { return core::names_of(dpll::strategies()); }

std::vector<std::string_view> passes_beyond_clauses(const EngineOptions& options) {
    return cdcl::passes_beyond_clauses(cdcl_options(options));
}

std::string_view standard_branching() { return dpll::Options{}.branching->name; }

std::span<const Switch> dpll_switches() { return switches; }

bool is_configuration(std::string_view name) { return cdcl::is_configuration(name); }

std::vector<Setting> engine_settings() {
    std::vector<Setting> settings;
    for (const cdcl::Option& option : cdcl::option_table())
        settings.push_back({option.name(), option.old_name(), option, option.low(), option.high()});
    return settings;
}

namespace {
/// Passes a formula to an engine; throws Stopped after a stop.
class LoadingSink final : public cnf::ClauseSink {
  public:
    struct Stopped {};
    LoadingSink(solve::Engine& engine, const std::function<bool()>& stopped) : engine_(engine), stopped_(stopped) {}
    void variables(std::uint32_t count) override { engine_.variables(count); }
    void clause(std::span<const cnf::Literal> literals) override {
        constexpr std::uint32_t clauses_between_looks = 1024;
        if (++clauses_ % clauses_between_looks == 0 && stopped_ && stopped_()) throw Stopped{};
        engine_.clause(literals);
    }
    void end() override { engine_.end(); }

  private:
    solve::Engine& engine_;
    const std::function<bool()>& stopped_;
    std::uint32_t clauses_ = 0;
};
}  // namespace

std::unique_ptr<solve::Engine> make_engine(std::string_view name, const EngineOptions& options) {
    if (name == "cdcl") return make_cdcl(options);
    if (name == "dpll") return make_dpll(options, nullptr);
    throw core::Error("engine.unknown", {std::string(name)});
}

std::unique_ptr<solve::Engine> make_engine(std::string_view name, const EngineOptions& options, cnf::Formula& formula,
                                           const std::function<bool()>& stopped) {
    if (name == "dpll") return make_dpll(options, &formula);
    auto engine = make_engine(name, options);
    LoadingSink loading(*engine, stopped);
    try {
        formula.replay(loading);
    } catch (const LoadingSink::Stopped&) {
        return nullptr;
    }
    return engine;
}

std::unique_ptr<solve::Engine> standard_engine() { return make_engine(engine_names().front()); }

std::vector<std::string_view> solver_names() {
    std::vector<std::string_view> names = {"bitboard"};
    names.insert(names.end(), engines.begin(), engines.end());
    return names;
}

puzzle::SolverMaker solver_maker(std::string_view name) {
    if (name == "bitboard") return standard_solver_maker();
    make_engine(name);  // an unknown name throws here and not later on some thread
    return [name = std::string(name)](const grid::Layout& layout) {
        return std::make_unique<puzzle::EngineSolver>(layout, make_engine(name));
    };
}

puzzle::SolverMaker standard_solver_maker() {
    return [](const grid::Layout& layout) {
        const puzzle::SolverMaker by_engine = solver_maker(engine_names().front());
        return layout.constraints().empty() ? puzzle::make_hybrid_solver(layout, by_engine) : by_engine(layout);
    };
}
}  // namespace satdoku::engines
