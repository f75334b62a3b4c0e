// satdoku solve FILE: prints the answer in the format of the SAT competitions. All files are written before the answer
// is printed, so that an answer means complete files.
#include "cube_solving.hpp"
#include <satdoku/core/milestones.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/laboratory/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/proof/lrat.hpp>
#include <satdoku/proof/veripb.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/solving/solve_request.hpp>
#include <satdoku/ui/columns.hpp>
#include <mutex>

namespace satdoku::laboratory {
namespace {
struct Files {
    std::string input;
    std::optional<std::string> res{};
    std::optional<std::string> proof{};
};

Files files_of(const frame::Arguments& arguments) {
    Files files{.input = arguments.operands[0]};
    if (arguments.has("res")) {
        files.res = arguments.text("res");
        if (!files.res && core::is_nameless(files.input)) throw core::Error("usage.res_needs_name");
        if (!files.res) {
            files.res = result::res_name(files.input);
            if (!arguments.has("force")) frame::require_replaceable(*files.res, frame::contents::result, "res");
        }
    }
    files.proof = arguments.text("proof");
    std::vector<std::string> outputs;
    for (const auto& output : {files.res, files.proof}) {
        // Standard output holds the answer.
        if (output == "-") throw core::Error("usage.not_standard_output");
        if (output) outputs.push_back(*output);
    }
    core::require_apart({files.input}, outputs);  // here, because the result may have its standard name
    return files;
}

/// The last engine is never destroyed: the system frees the memory of a process at once, but to free millions of lists
/// one by one would delay the exit by half a second. Menus may solve several times: the engine before is destroyed.
solve::Engine& make_engine(const solving::SolveRequest& request) {
    static auto& made = *new std::unique_ptr<solve::Engine>;
    made.reset();
    made = engines::make_engine(request.engine, request.options);
    return *made;
}

bool is_in(const frame::Arguments& arguments, std::string_view format) {
    return arguments.text("proof-format").value_or("").starts_with(format);
}

/// Whether the clauses of the proof have ids, which one engine gives alone.
bool has_ids(const frame::Arguments& arguments) {
    return is_in(arguments, "lrat") || is_in(arguments, "frat") || is_in(arguments, "veripb");
}

std::string format_words(const frame::Arguments& arguments) {
    return "--proof-format " + *arguments.text("proof-format");
}

class SolveCommand {
  public:
    SolveCommand(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), console_(context.console), arguments_(arguments), files_(files_of(arguments)),
          request_(solving::solve_request(arguments)) {
        take_threads_and_proof();
    }

    int run() {
        if (!open_and_read()) {
            outcome_.reason = solving::reported_reason(solve::StopReason::stopped);
            if (outcome_.reason == solve::StopReason::time) save_result();
            console_.out() << "s " << solving::verdict_word(solve::Verdict::unknown) << '\n';
            return frame::exit_done;
        }
        report_engine();
        outcome_ = solving::solve_and_check(engine(), solving::source_of(*formula_), request_.limits, work_->token());
        if (outcome_.verdict != solve::Verdict::unknown) frame::lift_time_limit(work_);
        console_.progress({});
        answer_question();
        save_proof();
        const bool saved = save_result();
        const bool printed = print_answer(saved);
        if (arguments_.text("stats") == "json") {
            console_.err() << solving::statistics_json(engine(), outcome_, files_.input, report_,
                                                       milliseconds_of_reading_)
                           << '\n';
        }
        return saved && printed ? solving::exit_code(outcome_.verdict) : frame::exit_done;
    }

  private:
    solve::Engine& engine() const { return *engine_; }

    void take_threads_and_proof() {
        for (const std::string option : {"threads", "deterministic"}) {
            if (arguments_.has(option) && request_.engine == "dpll")
                throw core::Error("usage.only_for_engine", {"--" + option, "cdcl"});
        }
        request_.options.threads = static_cast<unsigned>(arguments_.integer("threads").value_or(1));
        request_.options.deterministic = arguments_.has("deterministic");
        if (!has_ids(arguments_)) return;
        const std::string format = format_words(arguments_);
        if (!files_.proof) throw core::Error("usage.needs", {format, "--proof"});
        if (request_.engine == "dpll") throw core::Error("usage.only_for_engine", {format, "cdcl"});
        if (request_.options.threads > 1) throw core::Error("usage.both", {format, "--threads"});
    }

    /// Returns false if a signal or the time limit stopped it.
    bool open_and_read() {
        try {
            open_files();
            return read();
        } catch (const core::Error& error) {
            // The formula comes from a pipe, and has not begun in time.
            if (error.key() == "file.stopped" && frame::out_of_time()) return false;
            throw;
        }
    }

    /// Opens the output files before the long work, so that an error does not come at its end.
    void open_files() {
        if (files_.proof) {
            const proof::DratFormat format = proof_format(arguments_);
            if (is_in(arguments_, "veripb")) {
                request_.options.linear = &veripb_.emplace(*files_.proof);
            } else if (is_in(arguments_, "frat")) {
                request_.options.hinted = &frat_.emplace(*files_.proof, format);
            } else if (is_in(arguments_, "lrat")) {
                request_.options.hinted = &lrat_.emplace(*files_.proof, format);
            } else {
                request_.options.proof = &proof_.emplace(*files_.proof, format);
            }
        }
        if (arguments_.all("verbose").size() > 1 && !context_.quiet) {
            request_.options.pass_log = [this](unsigned thread, const solve::PassRun& run) {
                print_lines(solving::pass_text(thread, run));
            };
        }
        formula_.emplace(files_.input, cnf::ReadOptions{.relaxed = arguments_.has("relaxed")});
        engine_ = &make_engine(request_);
        if (files_.res) res_.emplace(*files_.res);
        if (const auto path = arguments_.text("answer")) answer_.emplace(*path);
    }

    /// Returns false if a signal stopped it.
    bool read() {
        const core::Stopwatch reading;
        const auto report = formula_->read(engine(), work_, engine().formula() == nullptr);
        if (!report) return false;
        report_ = *report;
        milliseconds_of_reading_ = reading.milliseconds();
        solving::show_warnings(context_, report_);
        if (context_.quiet) return true;
        console_.out() << solving::as_comment(
            console_, language::text("solve.read", language::visible(files_.input), report_.variables, report_.clauses,
                                     report_.literals, language::decimal_text(milliseconds_of_reading_, 0)));
        console_.out().flush();
        return true;
    }

    void report_engine() {
        const bool in_lines = arguments_.has("verbose") || (arguments_.has("stats") && !console_.shows_progress());
        if (!in_lines && console_.shows_progress()) return solving::show_progress(engine(), console_);
        searching_.restart();
        engine().report_to([this, in_lines](const solve::Engine& reporting) {
            if (frame::take_question() || (in_lines && !context_.quiet)) print_search_line(reporting);
        });
    }

    void print_search_line(const solve::Engine& reporting) {
        print_lines(search_lines_.next(reporting, searching_.seconds()));
    }

    /// Threads of the engine print, too.
    void print_lines(const std::string& text) {
        const std::scoped_lock lock(printing_);
        for (const std::string& line : ui::split_lines(text)) console_.out() << "c " << line << '\n';
        console_.out().flush();
    }

    /// Short searches, too, have a line about their end.
    void answer_question() {
        if (frame::take_question() || (arguments_.has("verbose") && !context_.quiet)) print_search_line(engine());
    }

    void save_proof() {
        if (!files_.proof) return;
        if (veripb_) {
            conclude();
            veripb_->commit();
        } else if (outcome_.verdict == solve::Verdict::unsatisfiable) {
            if (frat_) frat_->conclude();
            frat_ ? frat_->commit() : lrat_ ? lrat_->commit() : proof_->commit();
        } else if (!context_.quiet) {
            console_.note(language::text("solve.no_proof", language::visible(*files_.proof)));
        }
    }

    /// Only VeriPB says what has been shown, whatever it is.
    void conclude() {
        if (outcome_.verdict == solve::Verdict::unsatisfiable) return veripb_->conclude_unsatisfiable();
        if (outcome_.verdict == solve::Verdict::unknown) return veripb_->conclude_nothing();
        std::vector<cnf::Literal> model;
        for (std::uint32_t index = 0; index < report_.variables; ++index)
            model.emplace_back(cnf::Variable(index), !engine().value(cnf::Variable(index)));
        veripb_->conclude_satisfiable(model);
    }

    /// Returns false if a signal stopped it. An undecided result never replaces an answer in the file.
    bool save_result() {
        if (!res_) return true;
        const auto report = [this](std::string_view key) {
            console_.note(language::text(key, language::visible(*files_.res)));
        };
        if (outcome_.verdict == solve::Verdict::unknown && result::holds_answer(*files_.res)) {
            report("saving.not_overwritten");
            return true;
        }
        const auto model = [this](cnf::Variable variable) { return engine().value(variable); };
        core::reach(core::Milestone::write);
        const bool whole = result::write_res(*std::move(res_), outcome_, report_.variables, model, work_->token());
        if (!whole) report("solve.result_stopped");
        return whole;
    }

    /// Says what the search did without because the proof is one of clauses.
    void print_left_aside() const {
        const solve::Statistics statistics = engine().statistics();
        const auto count = [&](std::string_view name) {
            const solve::Statistic* const found = solve::find_statistic(statistics, name);
            return found == nullptr ? 0 : found->value;
        };
        std::string names;
        for (const std::string_view name : engines::passes_beyond_clauses(request_.options))
            names += (names.empty() ? "" : ", ") + std::string(name);
        const std::string_view format = frat_ ? "FRAT" : lrat_ ? "LRAT" : "DRAT";
        if (count("inprocessings") > 0 && !names.empty())
            console_.out() << solving::as_comment(console_, language::text("solve.left_aside", format, names));
        if (count("unproved") > 0)
            console_.out() << solving::as_comment(console_,
                                                  language::text("solve.unproved", format, count("unproved")));
    }

    /// Returns false if a signal stopped it. @param with_model  false: prints only the verdict
    bool print_answer(bool with_model) {
        std::ostream& out = console_.out();
        if (!context_.quiet)
            out << solving::as_comment(console_, language::text("solve.verdict", solving::verdict_text(outcome_),
                                                                language::decimal_text(outcome_.milliseconds, 3)));
        if (!context_.quiet && files_.proof && !veripb_) print_left_aside();
        const bool stopped = !context_.quiet && outcome_.reason == solve::StopReason::stopped;
        if (stopped || (arguments_.has("stats") && arguments_.text("stats") != "json"))
            out << solving::as_comment(console_, solving::statistics_text(engine(), outcome_));
        std::ostringstream text;
        const bool whole = write_answer(answer_ ? text : out, with_model);
        if (answer_ && whole) {
            answer_->write(text.view());
            answer_->commit();
        }
        out.flush();
        return whole;
    }

    bool write_answer(std::ostream& out, bool with_model) const {
        const bool is_minisat = arguments_.has("minisat") && answer_;
        constexpr std::array<const char*, 3> words = {"UNSAT", "SAT", "INDET"};
        if (is_minisat) out << words[static_cast<std::size_t>(outcome_.verdict)] << '\n';
        if (!is_minisat) out << "s " << solving::verdict_word(outcome_.verdict) << '\n';
        if (outcome_.verdict != solve::Verdict::satisfiable || !with_model || arguments_.has("no-model")) return true;
        core::reach(core::Milestone::write);
        if (!is_minisat) return solving::write_model(out, engine(), report_.variables, work_->token());
        std::string line;
        cnf::append_literals(line, model_of(engine(), report_.variables));
        out << line;
        return true;
    }

    frame::Context& context_;
    ui::Console& console_;
    const frame::Arguments& arguments_;
    Files files_;
    solving::SolveRequest request_;
    std::optional<proof::DratFile> proof_;
    std::optional<proof::LratFile> lrat_;      ///< in place of proof_
    std::optional<proof::FratFile> frat_;      ///< in place of proof_
    std::optional<proof::VeripbFile> veripb_;  ///< in place of proof_
    std::optional<core::Output> res_;
    std::optional<core::Output> answer_;  ///< in place of standard output
    std::optional<solving::FormulaInput> formula_;
    solve::Engine* engine_ = nullptr;
    std::optional<frame::Interruptible> work_;
    cnf::ReadReport report_;
    double milliseconds_of_reading_ = 0;
    core::Stopwatch searching_;
    solving::SearchLines search_lines_;
    std::mutex printing_;
    solve::Outcome outcome_;
};

int run_solve(frame::Context& context, const frame::Arguments& arguments) {
    if (arguments.has("cubes")) {
        // Cubes run in parallel as several processes instead.
        if (arguments.has("threads")) throw core::Error("usage.both", {"--threads", "--cubes"});
        if (has_ids(arguments)) throw core::Error("usage.both", {format_words(arguments), "--cubes"});
        return solve_cubes(context, arguments);
    }
    if (arguments.has("cube")) throw core::Error("usage.needs", {"--cube", "--cubes"});
    try {
        return SolveCommand(context, arguments).run();
    } catch (const core::Error& error) {
        const bool has_cubes = error.key() == "dimacs.other_format" && error.arguments().front() == "'inccnf'";
        if (!has_cubes || !core::is_regular_file(arguments.operands[0])) throw;
    }
    for (const std::string option : {"threads", "proof", "res", "answer"})
        if (arguments.has(option)) throw core::Error("usage.both", {"--" + option, "p inccnf"});
    frame::Arguments with_cubes = arguments;
    with_cubes.set("cubes", arguments.operands[0]);
    return solve_cubes(context, with_cubes);
}
}  // namespace

frame::Command solve_command() {
    std::vector<frame::Option> options = solving::solve_options();
    options.insert(
        options.end(),
        {frame::expression_option(),
         {.name = "relaxed"},
         {.name = "cubes", .value = frame::Value::file},
         {.name = "cube", .value = frame::Value::list, .placeholder = "N,A-B,..."},
         // With --cubes they are folders, and may be one; else files_of() keeps them apart.
         {.name = "res",
          .value = frame::Value::output,
          .value_may_lack = true,
          .kept_apart = false,
          .replaces = frame::contents::result},
         {.name = "proof", .value = frame::Value::output, .kept_apart = false, .replaces = frame::contents::proof},
         frame::choice_option("proof-format",
                              {"text", "binary", "lrat", "lrat-binary", "frat", "frat-binary", "veripb"}, "text",
                              "FORM", "option.solve_proof_format"),
         {.name = "no-model", .letter = 'n'},
         {.name = "verbose", .letter = 'v'},
         frame::integer_option("threads", 1, 1024, "1", "option.solve_threads"),
         {.name = "deterministic"},
         {.name = "stats",
          .value = frame::Value::choice,
          .placeholder = "FORM",
          .choices = {"text", "json"},
          .standard = "text",
          .value_may_lack = true}});
    return {.name = "solve", .operands = "FILE", .options = std::move(options), .run = run_solve};
}
}  // namespace satdoku::laboratory
