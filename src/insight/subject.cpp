#include "subject.hpp"
#include "given_decisions.hpp"
#include <satdoku/core/system.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/trace/json_lines.hpp>

namespace satdoku::insight {
namespace {
using solve::Event;
using Kind = Event::Kind;

/// Passes events to an observer that may throw, which an engine must not see, and ends the run when that has enough.
class GuardedObserver final : public solve::Observer {
  public:
    GuardedObserver(solve::Observer& observer, frame::Interruptible& work, const std::function<bool()>& enough)
        : observer_(observer), work_(work), enough_(enough), stop_(work.token()) {}

    solve::EventKinds wants() const override { return observer_.wants(); }
    void observe(const Event& event) override {
        if (had_enough_ || failure_) return;
        // Until an engine looks at its limits it may still imply a million literals.
        if (event.kind != Kind::end && stop_.stop_requested()) return;
        try {
            observer_.observe(event);
            had_enough_ = enough_ && enough_();
        } catch (...) {
            failure_ = std::current_exception();
        }
        if (had_enough_ || failure_) work_.stop();
    }

    void rethrow() const {
        if (failure_) std::rethrow_exception(failure_);
    }

  private:
    solve::Observer& observer_;
    frame::Interruptible& work_;
    std::function<bool()> enough_;
    std::stop_token stop_;
    bool had_enough_ = false;
    std::exception_ptr failure_;
};

/// Throws core::Error if the trace does not store what the observer wants. Scores may always be missing.
void require_kinds(const trace::Header& header, solve::EventKinds wanted, const std::string& name) {
    wanted &= ~solve::only(Kind::scores);
    if (header.holds(wanted)) return;
    if (header.from > 1) throw core::Error("trace.not_from_start", {name, std::to_string(header.from)});
    std::vector<std::string_view> lacking;
    for (std::size_t kind = 0; kind < trace::kind_names.size(); ++kind) {
        if ((wanted & ~header.kinds & solve::only(static_cast<Kind>(kind))) != 0)
            lacking.push_back(trace::kind_names[kind]);
    }
    throw core::Error("trace.lacks_kinds", {name, frame::with_commas(lacking)});
}
}  // namespace

/// The state of a subject. Its file is an input whose beginning can be read twice.
struct Subject::State {
    class PeekedInput {
      public:
        explicit PeekedInput(const std::string& path) : input_(path) { fill(); }

        core::Input& input() { return input_; }
        bool begins_with(char character) const { return !head_.empty() && head_.front() == character; }
        std::size_t read(std::span<char> buffer) {
            if (position_ == head_.size()) return input_.read(buffer);
            const std::size_t count = std::min(buffer.size(), head_.size() - position_);
            std::copy_n(head_.data() + position_, count, buffer.data());
            position_ += count;
            return count;
        }
        /// The first line, or as much of it as a header may have. The next read() begins with it.
        std::string first_line() {
            constexpr std::size_t longest = std::size_t{1} << 20U;
            while (head_.find('\n') == std::string::npos && head_.size() < longest)
                if (!fill()) break;
            return head_.substr(0, head_.find('\n'));
        }
        /// Goes back to the beginning. Returns false if the bytes cannot be read again.
        bool start_again() {
            if (std::exchange(started_, true)) {
                if (!input_.can_rewind()) return false;
                input_.rewind();
                head_.clear();
            }
            position_ = 0;
            return true;
        }

      private:
        /// Returns false at the end.
        bool fill() {
            constexpr std::size_t block = std::size_t{1} << 16U;
            const std::size_t before = head_.size();
            head_.resize(before + block);
            head_.resize(before + input_.read(std::span(head_).subspan(before)));
            return head_.size() > before;
        }

        core::Input input_;
        std::string head_;
        std::size_t position_ = 0;
        bool started_ = false;
    };

    explicit State(const std::string& path) : file(path) {}

    /// @pre is_trace
    void read_header() {
        std::string line = file.first_line();
        const auto source = [&line](std::span<char> buffer) {
            const std::size_t count = line.copy(buffer.data(), buffer.size());
            line.erase(0, count);
            return count;
        };
        trace::read(
            source, file.input().name(), [&](const trace::Header& stored) { header = stored; },
            [](const Event&, std::uint64_t) { return false; });
        name = header.formula;
        report.header_variables = report.variables = header.variables;
        report.header_clauses = report.clauses = header.clauses;
    }

    void note(const GivenDecisions& decisions) const {
        for (const auto& [literal, value] : decisions.refusals()) {
            console->note(value != 0 ? language::text("decide.assigned", literal.dimacs(), int{value > 0})
                                     : language::text("decide.is_gone", literal.dimacs()));
        }
        if (decisions.left() > 0) console->note(language::text("decide.left", decisions.left()));
    }

    PeekedInput file;
    const ui::Console* console = nullptr;
    bool is_trace = false;
    trace::Header header;  ///< of a trace
    std::string name;      ///< of the formula
    std::optional<std::string> formula_file;
    bool relaxed = false;
    bool formula_read = false;
    cnf::ClauseList formula;
    cnf::ReadReport report;
};

Subject::Subject(std::unique_ptr<State> state) : state_(std::move(state)) {}
Subject::Subject(Subject&&) noexcept = default;
Subject& Subject::operator=(Subject&&) noexcept = default;
Subject::~Subject() = default;

std::optional<Subject> Subject::open(const frame::Context& context, const frame::Arguments& arguments,
                                     std::optional<frame::Interruptible>& work) {
    const std::string& path = arguments.operands[0];
    auto state = std::make_unique<State>(path);
    state->console = &context.console;
    state->relaxed = arguments.has("relaxed");
    state->formula_file = arguments.text("formula");
    state->is_trace = state->file.begins_with('{');
    work.reset();
    if (state->formula_file) solving::require_readable(*state->formula_file);
    if (state->is_trace) {
        for (const frame::Option& option : solving::solve_options()) {
            if (arguments.has(option.name))
                throw core::Error("usage.only_for_formula", {"--" + std::string(option.name), path});
        }
        if (arguments.has("decide")) throw core::Error("usage.only_for_formula", {"--decide", path});
        state->read_header();
        work.emplace();
        return Subject(std::move(state));
    }
    if (state->formula_file) throw core::Error("usage.only_for_trace", {"--formula", path});
    if (state->file.input().can_rewind()) work.emplace();
    const std::stop_token stop = work ? work->token() : std::stop_token();
    const auto parse = [&](cnf::ClauseSink& sink) {
        state->report = cnf::read_dimacs([&](std::span<char> buffer) { return state->file.read(buffer); },
                                         state->file.input().name(), sink,
                                         {.relaxed = state->relaxed, .stopped = [&] { return stop.stop_requested(); }});
    };
    if (!solving::replay(parse, state->formula, stop) || state->report.stopped) {
        solving::not_read(context);
        return std::nullopt;
    }
    if (!work) work.emplace();
    state->name = path;
    state->formula_read = true;
    solving::show_warnings(context, state->report);
    return Subject(std::move(state));
}

bool Subject::is_trace() const { return state_->is_trace; }
const std::string& Subject::formula_name() const { return state_->name; }
std::string Subject::visible_name() const {
    return language::visible(core::to_name(core::to_path(state_->name).filename()));
}

const cnf::ClauseList& Subject::formula() {
    State& state = *state_;
    if (state.formula_read) return state.formula;
    const std::string path = state.formula_file.value_or(state.name);
    // A formula from a pipe cannot be read again.
    if (path.empty() || (path == "-" && !state.formula_file)) throw core::Error("trace.needs_formula");
    cnf::ClauseList formula;
    const cnf::ReadReport report = cnf::read_dimacs(path, formula, {.relaxed = state.relaxed});
    if (report.variables != state.header.variables || report.clauses != state.header.clauses)
        throw core::Error("trace.other_formula", {path});
    state.formula = std::move(formula);
    state.report = report;
    state.formula_read = true;
    return state.formula;
}

wording::ClauseWords Subject::words() {
    if (state_->formula_file) formula();  // an error if it is another formula
    wording::ClauseWords words;
    try {
        const std::string path = state_->formula_file.value_or(state_->name);
        words = wording::words_of(path, state_->report.variables);
        if (!words) words = solving::LiteralNames(path).words();
        if (words) formula();
    } catch (const core::Error&) {
        // The picture of a trace is also possible without words.
        return {};
    }
    return words;
}

void Subject::observe(const solving::SolveRequest& request, solve::Observer& observer,
                      std::optional<frame::Interruptible>& work, const std::function<bool()>& enough,
                      const std::function<void(solve::Engine&)>& prepare) {
    work.reset();
    work.emplace();
    GuardedObserver guard(observer, *work, enough);
    if (is_trace()) {
        read_stored(guard, work->token());
    } else {
        engines::EngineOptions options = request.options;
        options.observer = &guard;
        GivenDecisions decisions(request.decisions);
        if (!request.decisions.empty()) options.chooser = &decisions;
        const auto engine = engines::make_engine(request.engine, options);
        if (prepare) prepare(*engine);
        if (state_->formula.replay(*engine, work->token()))
            solving::solve_and_check(*engine, solving::source_of(state_->formula), request.limits, work->token());
        if (!enough || !enough()) state_->note(decisions);
    }
    guard.rethrow();
}

void Subject::read_stored(solve::Observer& observer, const std::stop_token& stop) {
    State::PeekedInput& file = state_->file;
    const std::string& name = file.input().name();
    const solve::EventKinds wanted = observer.wants();
    require_kinds(state_->header, wanted, name);
    if (!file.start_again()) throw core::Error("trace.read_once", {name});
    file.input().stop_on(stop);
    const auto take = [&](const Event& event, std::uint64_t) {
        if ((wanted & solve::only(event.kind)) != 0) observer.observe(event);
        return !stop.stop_requested();
    };
    try {
        trace::read([&](std::span<char> buffer) { return file.read(buffer); }, name, [](const trace::Header&) {}, take);
    } catch (const core::Error&) {
        // A stop ends the reading within a line.
        if (!stop.stop_requested()) throw;
    }
    if (frame::caught_signal() == 0 && !frame::out_of_time()) file.input().finish();
}

solving::SolveRequest Subject::with_decisions(solving::SolveRequest request, const frame::Arguments& arguments) const {
    request.decisions = literals(arguments, "decide");
    return request;
}

std::vector<cnf::Literal> Subject::literals(const frame::Arguments& arguments, std::string_view option) const {
    if (is_trace()) return listed_literals(arguments, option, state_->header.variables, {});
    return listed_literals(arguments, option, state_->report.variables,
                           solving::LiteralNames(state_->file.input().name()));
}

frame::Option decide_option() { return {.name = "decide", .value = frame::Value::list, .placeholder = "LITERAL,..."}; }

std::vector<cnf::Literal> listed_literals(const frame::Arguments& arguments, std::string_view option,
                                          std::uint32_t variables, const solving::LiteralNames& names) {
    std::vector<cnf::Literal> literals;
    if (const auto text = arguments.text(option)) {
        for (const std::string& one : frame::split_at_commas(*text))
            literals.push_back(solving::parse_literal(one, variables, names));
    }
    return literals;
}

std::vector<frame::Option> subject_options() {
    return {frame::expression_option(),
            {.name = "relaxed"},
            {.name = "formula", .value = frame::Value::file, .help_key = "trace.option_formula"}};
}

std::vector<frame::Option> joined_options(const std::vector<std::vector<frame::Option>>& lists) {
    std::vector<frame::Option> all;
    for (const std::vector<frame::Option>& list : lists) all.insert(all.end(), list.begin(), list.end());
    return all;
}

std::string searcher_of(const trace::Header& header) {
    std::string name = header.engine == "dpll" ? header.branching : header.engine;
    std::string settings;
    for (const std::string& setting : header.settings) {
        const bool is_switch = setting.find('=') == std::string::npos;
        (is_switch ? name.append("+") : settings.append(", ")).append(setting);
    }
    if (header.seed != 0) settings += ", seed=" + std::to_string(header.seed);
    return name + settings;
}

trace::Header Subject::header(const solving::SolveRequest& request) const {
    if (is_trace()) return state_->header;
    trace::Header header{.version = frame::version(),
                         .formula = state_->name,
                         .variables = state_->report.variables,
                         .clauses = state_->report.clauses,
                         .engine = request.engine,
                         .seed = request.options.seed};
    header.settings = request.options.settings;
    if (!request.decisions.empty()) {
        header.settings.push_back("decide=" +
                                  core::join(request.decisions, ",", [](cnf::Literal one) { return one.dimacs(); }));
    }
    if (request.engine != "dpll") return header;
    header.branching = request.options.branching.empty() ? engines::standard_branching() : request.options.branching;
    for (const engines::Switch& known : engines::dpll_switches())
        if (request.options.*known.on) header.settings.emplace_back(known.name);
    return header;
}
}  // namespace satdoku::insight
