#include "course.hpp"
#include "course_steps.hpp"
#include <satdoku/cnf/fingerprint.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/menu.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/laboratory/sat_menu.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>

namespace satdoku::app {
namespace {
/// Holds back what is written to a stream.
class Held {
  public:
    explicit Held(std::ostream& stream) : stream_(stream), before_(stream.rdbuf(text_.rdbuf())) {}
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held() { stream_.rdbuf(before_); }
    std::string text() const { return text_.str(); }

  private:
    std::ostringstream text_{};
    std::ostream& stream_;
    std::streambuf* before_;
};

class Course {
  public:
    Course(frame::Context& context, CourseProgress& progress)
        : context_(context), console_(context.console), progress_(progress) {}

    void run() {
        if (!offer_saved()) return;
        position_ = first_open(0);
        frame::Menu menu{.title = [this] { return title(); },
                         .items = {},
                         .standard = [this] { return position_; },
                         .otherwise = [this](const std::string& answer) -> std::function<void()> {
                             const auto paths = laboratory::formulas_of(answer);
                             if (paths.empty()) return {};
                             return [this, paths] { take_formulas(paths); };
                         },
                         .status = [this] { return status(); }};
        for (std::size_t index = 0; index < steps().size(); ++index) {
            const Step& step = steps()[index];
            menu.items.push_back(
                {step.name, step.title, [this, index] { take(index); }, [this, index] { return is_done(index); }});
        }
        menu.items.push_back({"back", "menu.back", {}});
        frame::run_menu(console_, menu);
    }

  private:
    bool is_done(std::size_t index) const { return progress_.done.contains(std::string(steps()[index].name)); }

    std::size_t first_open(std::size_t from) const {
        while (from < steps().size() && is_done(from)) ++from;
        return from;
    }

    std::string title() const {
        if (progress_.formulas.empty()) return language::text("course.title");
        return language::text("course.title_loaded", name_of_formulas(progress_), progress_.done.size(),
                              steps().size());
    }

    std::string status() const {
        const std::string between = language::text("status.separator");
        std::string status = progress_.formulas.empty() ? std::string() : name_of_formulas(progress_);
        core::append_item(status, between, answer("{baseline}") + ", " + answer("{optimised}"));
        core::append_item(status, between, language::text("status.language"));
        return status;
    }

    static std::string name_of_formulas(const CourseProgress& progress) {
        const std::vector<CourseFormula>& formulas = progress.formulas;
        return formulas.size() == 1 ? language::visible(formulas[0].path)
                                    : language::text("course.formulas", formulas.size());
    }

    /// The first visit in a run of the program may continue the course of an earlier run. False if the user leaves.
    bool offer_saved() {
        if (std::exchange(progress_.is_known, true)) return true;
        auto saved = saved_progress();
        if (!saved) return true;
        const std::string question =
            language::text("course.continue", name_of_formulas(*saved), saved->done.size(), steps().size());
        const auto wanted = ui::ask_yes_no(console_, question, true);
        progress_.is_known = wanted.has_value();
        if (wanted.value_or(false)) {
            progress_ = std::move(*saved);
            progress_.is_known = true;
        }
        return wanted.has_value();
    }

    /// Whatever comes of a step, the position goes beyond it or to a step that it needs and that was not tried: Enter alone
    /// reaches the end. A step that is left at a question, and the loading of nothing, are tried again.
    void take(std::size_t index) {
        const Step& step = steps()[index];
        position_ = index;
        if (step.name == "load") return load();
        if (const auto needed = needed_first(step)) {
            position_ = tried_.insert(*needed).second ? *needed : first_open(index + 1);
            throw core::Error("course.earlier_step", {language::text(steps()[*needed].title)});
        }
        for (const std::string_view word : step.questions)
            if (!ask(*find_question(word))) return;
        position_ = first_open(index + 1);
        tried_.insert(index);
        progress_.done.erase(std::string(step.name));
        const std::size_t failures = run_step(step);
        if (failures == 0) {
            progress_.done.insert(std::string(step.name));
            if (step.name == "report") report_written();
        } else if (frame::caught_signal() == 0) {
            const std::string title = language::text(step.title);
            const std::size_t all = progress_.formulas.size();
            console_.say(console_.paint(
                ui::Style::bad,
                all > 1 && (step.is_for_each(all) || (!step.of_several.empty() && context_.undecided > 0))
                    ? language::text("course.not_done_of", failures, all, title)
                    : language::text("course.not_done", title)));
        }
        save(progress_);
    }

    /// Runs the commands, for each formula if they are about formulas. Returns how often they did not end well.
    std::size_t run_step(const Step& step) {
        const std::size_t all = progress_.formulas.size();
        if (step.name == "show" && all > 1) return show_formulas();
        if (!step.is_for_each(all)) {
            const bool of_several = all > 1 && !step.of_several.empty();
            const bool ends_well = run_commands(of_several ? std::vector{step.of_several} : step.commands, nullptr);
            return ends_well ? 0 : std::max<std::size_t>(context_.undecided, 1);
        }
        std::size_t failures = 0;
        for (CourseFormula& formula : progress_.formulas) {
            const bool ends_well = step.name == "check" ? check_result(formula) : run_commands(step.commands, &formula);
            if (ends_well && step.name == "res") show_result(formula.files.at("{result}"));
            if (!ends_well) ++failures;
            if (frame::caught_signal() != 0) break;
        }
        return failures;
    }

    std::size_t show_formulas() {
        std::vector<std::string> paths;
        std::vector<bool> relaxed;
        for (const CourseFormula& formula : progress_.formulas) {
            paths.push_back(formula.path);
            relaxed.push_back(formula.relaxed);
        }
        ui::show_pages(console_, ui::split_lines(laboratory::formulas_table(paths, relaxed)));
        return 0;
    }

    bool check_result(CourseFormula& formula) {
        const std::string& path = formula.files.at("{result}");
        const solve::Verdict verdict = result::read_result(path).verdict;
        if (verdict == solve::Verdict::unknown)
            console_.say(language::text("course.nothing_to_check", language::visible(path)));
        return verdict != solve::Verdict::unknown &&
               run_commands(commands_to_check(verdict == solve::Verdict::unsatisfiable), &formula);
    }

    bool run_commands(const std::vector<std::string_view>& commands, CourseFormula* formula) {
        // Several commands fill more than a screen: each waits for Enter before the next one, the last for the menu.
        const bool in_pages =
            console_.has_screen() && commands.size() > 1 && (formula == nullptr || progress_.formulas.size() == 1);
        constexpr std::size_t lines_of_menu = 10;
        return std::ranges::all_of(commands, [&](const std::string_view& command) {
            const bool is_last = &command == &commands.back();
            return run_command(command, formula, !in_pages ? 0 : is_last ? lines_of_menu : console_.rows());
        });
    }

    /// Shows a command as it would be typed, and runs it. Returns true if it ended well.
    /// @param next  lines that come after its results, which are then shown in pages; 0: they are shown as they come
    bool run_command(std::string_view command, CourseFormula* formula, std::size_t next = 0) {
        std::vector<std::string> words = words_of(command, formula);
        console_.out() << "\n$ satdoku " << core::join(words, " ", [](const auto& word) {
            return language::visible(core::shell_quoted(word));
        }) << '\n';
        console_.out().flush();  // what the command says on standard error comes after it
        const bool solves = words.front() == "solve";
        const bool measures = words.front() == "compare" || words.front() == "report";
        int code = frame::exit_bad_input;
        context_.undecided = 0;
        std::optional<Held> held;
        if (next > 0) held.emplace(console_.out());
        try {
            code = frame::run_words(context_, std::move(words));
            console_.out().flush();
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            console_.progress({});
            console_.say(console_.paint(ui::Style::bad, language::error_line(error)));
        }
        const std::string results = held ? held->text() : std::string();
        held.reset();
        if (frame::caught_signal() != 0) {
            console_.out() << results;
            return false;
        }
        ui::show_pages(console_, ui::split_lines(results), next);
        if (solves && code == frame::exit_done) console_.say(language::text("course.undecided", answer("{seconds}")));
        if (solves) return code == frame::exit_satisfiable || code == frame::exit_unsatisfiable;
        // Another solver may have given a wrong answer: that is what was to be found out.
        return context_.undecided == 0 && (code == frame::exit_done || (measures && code == frame::exit_no));
    }

    /// The words of a command with answers and files in the places of the words in braces.
    std::vector<std::string> words_of(std::string_view command, CourseFormula* formula) {
        std::vector<std::string> words;
        bool relaxed = false;
        for (std::string_view rest = command; !rest.empty();) {
            const std::string_view word = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(word.size() + 1, rest.size()));
            if (word == "{formulas}") {
                for (const CourseFormula& one : progress_.formulas) words.push_back(one.path);
                relaxed = std::ranges::any_of(progress_.formulas, &CourseFormula::relaxed);
            } else if (word == "{program}") {
                if (const auto program = answer("{program}"); program != laboratory::no_program)
                    words.insert(words.end(), {"--solver", program});
            } else {
                words.push_back(filled(word, formula));
                relaxed = relaxed || (word == "{formula}" && formula->relaxed);
            }
        }
        if (relaxed) words.emplace_back("--relaxed");
        return words;
    }

    std::string filled(std::string_view word, CourseFormula* formula) {
        std::string text;
        for (std::size_t begin = 0; (begin = word.find('{')) != std::string_view::npos;) {
            const std::size_t end = word.find('}', begin) + 1;
            const std::string key(word.substr(begin, end - begin));
            text += word.substr(0, begin);
            text += key == "{formula}"              ? formula->path
                    : find_question(key) != nullptr ? answer(key)
                                                    : file(key, formula);
            word.remove_prefix(end);
        }
        return text += word;
    }

    /// The file of the word; a file that is written gets a name that no other file has.
    std::string file(const std::string& word, CourseFormula* formula) {
        std::string name(name_of_file(word));
        auto& files = name.empty() ? formula->files : progress_.words;
        const auto found = files.find(word);
        if (found != files.end()) return found->second;
        if (name.empty()) name = result::res_name(formula->path);
        if (word == "{proof}") name = core::to_name(core::to_path(name).replace_extension(".drat"));
        return files[word] = core::free_name(name);
    }

    /// The earlier step without whose files this one cannot begin.
    std::optional<std::size_t> needed_first(const Step& step) const {
        for (const std::string_view word : files_read(step))
            if (!is_there(progress_, word)) return step_that_writes(word);
        return std::nullopt;
    }

    std::string answer(const std::string& word) const {
        const auto found = progress_.words.find(word);
        if (found != progress_.words.end()) return found->second;
        constexpr std::string_view seconds = "60";
        constexpr std::string_view seconds_of_many = "5";
        if (word == "{seed}") return std::to_string(seed_);
        if (word == "{seconds}") return std::string(progress_.formulas.size() > 1 ? seconds_of_many : seconds);
        return std::string(find_question(word)->standard);
    }

    /// Returns false if the person leaves.
    bool ask(const Question& question) {
        const std::string word(question.word);
        const auto answered = ask(question, answer(word));
        if (answered) progress_.words[word] = *answered;
        return answered.has_value();
    }

    std::optional<std::string> ask(const Question& question, const std::string& standard) {
        if (question.kind == Question::Kind::program) return laboratory::ask_program(console_, standard);
        const std::string text = language::text(question.key, question.smallest, question.largest);
        if (question.kind == Question::Kind::number) {
            const auto number = ui::ask_number(console_, text, question.smallest, question.largest,
                                               core::parse_number<std::uint64_t>(standard));
            return number ? std::optional(std::to_string(*number)) : std::nullopt;
        }
        const std::vector<std::string_view> names = engines::branching_names();
        const auto before = static_cast<std::size_t>(std::ranges::find(names, standard) - names.begin());
        const auto chosen = ui::ask_name(console_, text, "branching", names, before < names.size() ? before : 0);
        return chosen ? std::optional(std::string(names[*chosen])) : std::nullopt;
    }

    void load() {
        std::vector<ui::Choice> choices;
        for (const std::string_view name : {"sample", "file", "type"})
            choices.push_back({std::string(name), language::text(language::key("course_load", name))});
        std::vector<std::string> paths;
        const ui::MenuAid aid{.otherwise = [&](const std::string& answer) {
            paths = laboratory::formulas_of(answer);
            return !paths.empty();
        }};
        const auto chosen = ui::ask_choice(console_, language::text("course.which_formula"), choices, 0, aid);
        if (!chosen) return;
        if (chosen == 0 && run_command("sample random-3-sat --size 100 -o {sample}", nullptr))
            paths = {progress_.words.at("{sample}")};
        if (chosen == 1) paths = laboratory::ask_formulas(console_);
        if (chosen == 2) {
            if (const auto path = laboratory::type_formula(console_)) paths = {*path};
        }
        take_formulas(paths);
    }

    /// New formulas: what was done with others is to be done again. Formulas that cannot be read are left out.
    void take_formulas(const std::vector<std::string>& paths) {
        std::vector<CourseFormula> formulas;
        for (const std::string& path : paths) {
            CourseFormula formula{path.starts_with('-') ? "./" + path : path};  // no option of the commands
            if (read(formula)) formulas.push_back(std::move(formula));
            if (console_.interrupted() || frame::caught_signal() != 0) break;
        }
        if (formulas.empty()) return;
        progress_.formulas = std::move(formulas);
        for (const Step& step : steps()) {
            if (step.name == "encode") break;
            progress_.done.erase(std::string(step.name));
        }
        progress_.done.erase("report");
        progress_.done.insert("load");
        position_ = first_open(0);
        save(progress_);
    }

    /// Reads the formula, to show its counts and to see how it has to be read. Returns false if it is not taken.
    bool read(CourseFormula& formula) {
        try {
            return solving::read_or_ask(console_, [&](bool relaxed) {
                std::optional<frame::Interruptible> work;
                cnf::Fingerprint ignored;
                const core::Stopwatch stopwatch;
                const auto report = solving::read_formula(formula.path, ignored, {.relaxed = relaxed}, work);
                if (!report) throw core::Error("course.stopped");
                formula.relaxed = relaxed;
                console_.out() << console_.fit(solving::warnings_text(*report));
                console_.say(language::text("solve.read", language::visible(formula.path), report->variables,
                                            report->clauses, report->literals,
                                            language::decimal_text(stopwatch.milliseconds(), 1)));
            });
        } catch (const core::Error& error) {
            if (error.key().starts_with("output.")) throw;
            console_.say(console_.paint(ui::Style::bad, language::error_line(error)));
            return false;
        }
    }

    /// Shows the .res file as it is, except that long lines are cut.
    void show_result(const std::string& path) const {
        console_.say(language::text("course.res_written", language::visible(path)));
        const std::size_t room = console_.columns() - 7;
        core::Input input(path);
        core::LineReader lines(input);
        for (auto line = lines.next(); line; line = lines.next())
            console_.out() << "  " << line->substr(0, room) << (line->size() > room ? " ..." : "") << '\n';
    }

    void report_written() const {
        const std::string path = frame::full_name(progress_.words.at("{report}"));
        console_.say(language::text("course.report_written", language::visible(path)));
    }

    frame::Context& context_;
    ui::Console& console_;
    CourseProgress& progress_;
    std::size_t position_ = 0;       ///< the step that Enter takes
    std::set<std::size_t> tried_{};  ///< in this visit, or offered as needed
    std::uint64_t seed_ = frame::any_seed();
};
}  // namespace

void course_menu(frame::Context& context, CourseProgress& progress) { Course(context, progress).run(); }
}  // namespace satdoku::app
