#include "sat_items.hpp"
#include "comparison_view.hpp"
#include "core_search.hpp"
#include "model_questions.hpp"
#include "number_lists.hpp"
#include "report.hpp"
#include "samples.hpp"
#include <satdoku/cnf/typed_formula.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/core/stopwatch.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/solving/solve_report.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/files.hpp>

namespace satdoku::laboratory {
std::string formulas_table(const std::vector<std::string>& paths, const std::vector<bool>& relaxed) {
    ui::Table table({ui::Align::left, ui::Align::right, ui::Align::right, ui::Align::left});
    table.add({language::text("show.file"), language::text("show.variables"), language::text("show.clauses"),
               language::text("show.size")});
    for (std::size_t at = 0; at < paths.size(); ++at) {
        std::optional<frame::Interruptible> work;
        cnf::Fingerprint ignored;
        const auto report = solving::read_formula(paths[at], ignored, {.relaxed = relaxed[at]}, work);
        if (!report) throw core::Error("course.stopped");
        table.add({language::visible(paths[at]), std::to_string(report->variables), std::to_string(report->clauses),
                   class_text(report->variables)});
    }
    return table.lines();
}

namespace {
void offer_to_save(ui::Console& console, const GroupedFormula& formula, const explain::Extraction& found,
                   const std::string& path) {
    if (!ui::ask_yes_no(console, language::text("core.save"), false).value_or(false)) return;
    const std::string standard = core::to_name(core::to_path(result::res_name(path)).replace_extension(".core.cnf"));
    const auto target = frame::ask_new_file(console, language::text("core.file"), standard);
    if (!target) return;
    if (*target == "-") throw core::Error("prompt.needs_file");
    core::require_apart({path}, {*target});
    write_core(*target, formula, found, path, false);
    console.say(language::text("menu.saved", language::visible(*target)));
}

/// Shows models, a page at a time.
void page_through_models(ui::Console& console, const models::Question& question, models::Limits limits) {
    const auto most = ui::ask_number(console, language::text("models.how_many"), 1, 1000000, 10);
    if (!most) return;
    limits.most = *most;
    std::vector<std::string> models;
    const models::Listing listing =
        models::list(question, engines_for_models(0), limits,
                     [&](std::span<const cnf::Literal> model) { models.push_back(literal_lines("v", model)); });
    const std::size_t room = std::max<std::size_t>(console.rows(), 6) - 2;
    std::size_t used = 0;
    for (const std::string& model : models) {
        const auto lines = static_cast<std::size_t>(std::count(model.begin(), model.end(), '\n'));
        const bool is_full = used != 0 && used + lines > room;
        if (is_full && !ui::ask_yes_no(console, language::text("models.see_more"), true).value_or(false)) break;
        used = is_full ? lines : used + lines;
        console.out() << model;
    }
    console.say(listing_summary(listing));
}

void show_error(const ui::Console& console, const core::Error& error) {
    console.out() << console.fit(console.paint(ui::Style::bad, language::error_line(error)) + '\n');
}

/// Asks for more files to compare; returns nothing if the person leaves. Each is read at once: what is wrong with it is
/// shown before anything is measured.
/// @param relaxed  whether the formulas are read relaxed; is set if the person wants it
std::optional<std::vector<std::string>> ask_others(ui::Console& console, bool& relaxed) {
    constexpr std::string_view no_more = "none";
    std::vector<std::string> others;
    const auto accept = [&](const std::string& answer) {
        if (answer == no_more) return;
        const std::string path = ui::file_name(answer);
        if (path == "-") throw core::Error("sat_menu.no_standard_input");
        const auto read = [&](bool pass_over) {
            std::optional<frame::Interruptible> work;
            cnf::Fingerprint ignored;
            solving::read_formula(path, ignored, {.relaxed = relaxed || pass_over}, work);
            relaxed = relaxed || pass_over;
            others.push_back(path);
        };
        solving::read_or_ask(console, read);
    };
    for (;;) {
        const auto answer =
            ui::ask_until(console, language::text("sat_menu.another_file"), no_more, accept,
                          ui::help_text(console, language::text("sat_menu.another_file_help")), ui::file_aid());
        if (!answer) return std::nullopt;
        if (answer == no_more) return others;
    }
}

/// The words of a command that measures: its options and the formulas. Returns nothing if the person leaves.
std::optional<std::vector<std::string>> ask_measurement(ui::Console& console, const std::string& command,
                                                        const LoadedFormula& loaded) {
    const auto accept_names = [](const std::string& answer) {
        solving::contestants_of(frame::split_at_commas(answer), {}, language::text("sat_menu.contestant"));
    };
    const std::string contestants =
        language::text("sat_menu.which_contestants", frame::with_commas(solving::contestant_names()));
    const auto names = ui::ask_until(console, contestants, standard_contestants, accept_names,
                                     ui::help_text(console, language::text("sat_menu.which_contestants_help")));
    if (!names) return std::nullopt;
    static std::string program(no_program);  // remembered until the program ends
    const auto asked = ask_program(console, program);
    if (!asked) return std::nullopt;
    program = *asked;
    const auto accept_seconds = [](const std::string& answer) {
        const auto seconds = core::parse_number<double>(ui::half_width(answer));
        if (!seconds || !std::isfinite(*seconds) || *seconds <= 0) throw core::Error("solving.no_seconds", {answer});
    };
    const auto seconds = ui::ask_until(
        console, language::text("sat_menu.seconds_each"), solving::seconds_text(standard_seconds), accept_seconds,
        ui::help_text(console, language::text("sat_menu.seconds_each_help")), {"number", {}});
    if (!seconds) return std::nullopt;
    const auto runs = ui::ask_number(console, language::text("sat_menu.runs"), 1, most_runs, 1);
    if (!runs) return std::nullopt;
    bool relaxed = loaded.relaxed;
    const auto others = ask_others(console, relaxed);
    if (!others) return std::nullopt;
    std::vector<std::string> words = {command,  "--strategies",       *names, "--time-limit", ui::half_width(*seconds),
                                      "--runs", std::to_string(*runs)};
    if (relaxed) words.push_back("--relaxed");
    if (program != no_program) words.insert(words.end(), {"--solver", program});
    words.insert(words.end(), {"--", loaded.path});
    words.insert(words.end(), others->begin(), others->end());
    return words;
}

/// Asks for a file whose ending says the form of the report. Returns nothing if the person leaves.
std::optional<std::string> ask_report_file(ui::Console& console, const std::string& formula) {
    const std::string default_path = core::to_name(core::to_path(result::res_name(formula)).replace_extension(".html"));
    for (;;) {
        const auto path = frame::ask_new_file(console, language::text("report.file"), default_path);
        if (!path) return std::nullopt;
        try {
            report_form(*path);
            core::require_apart({formula}, {*path});
            return path;
        } catch (const core::Error& error) {
            show_error(console, error);
        }
    }
}
}  // namespace

std::optional<std::string> ask_formula(ui::Console& console, std::string_view standard) {
    constexpr std::string_view endings[] = {".cnf"};
    std::vector<ui::Choice> words;
    if (!standard.empty())
        words.push_back({std::string(standard), language::text(language::key("sat_menu", standard))});
    auto path = ui::ask_existing_file(console, {.text = language::text("sat_menu.formula_file"),
                                                .endings = endings,
                                                .standard = std::string(standard),
                                                .is_listed = true,
                                                .words = words,
                                                .help = "sat_menu.formula_help"});
    if (path == "-") throw core::Error("sat_menu.no_standard_input");
    return path;
}

std::optional<std::string> ask_program(ui::Console& console, const std::string& standard) {
    const auto accept = [](const std::string& answer) {
        if (answer != no_program) result::parse_program(answer);
    };
    return ui::ask_until(console, language::text("sat_menu.another_solver"), standard, accept,
                         ui::help_text(console, language::text("sat_menu.another_solver_help")));
}

void ask_why(frame::Context& context, cnf::Formula& formula, const std::string& path) {
    ui::Console& console = context.console;
    CoreRequest request{.seconds = standard_seconds};
    if (!solving::ask_time_limit(console, language::text("solving.time_limit"), request.seconds)) return;
    GroupedFormula grouped;
    formula.replay(grouped);
    explain::Extraction found;
    const core::Stopwatch watch;
    {
        const frame::Interruptible work;
        found = find_core(console, grouped, request, work.token());
    }
    const double milliseconds = watch.milliseconds();
    if (found.finding.verdict == solve::Verdict::satisfiable) return console.say(language::text("core.satisfiable"));
    if (found.finding.verdict == solve::Verdict::unknown)
        return console.say(language::text("core.not_found", solving::reason_text(found.reason)));
    console.say(core_summary(grouped, found, request, milliseconds));
    std::vector<std::size_t> numbers;
    for (const explain::Group clause : found.finding.core) numbers.push_back(clause + 1);
    if (ui::ask_yes_no(console, language::text("core.see"), true).value_or(false))
        page_through_clauses(console, formula, path, std::move(numbers));
    offer_to_save(console, grouped, found, path);
}

void ask_models(frame::Context& context, const cnf::Formula& formula) {
    ui::Console& console = context.console;
    constexpr std::array<std::string_view, 3> questions = {"count", "list", "backbone"};
    const auto chosen = ui::ask_name(console, language::text("models.what"), "question", questions, 0);
    if (!chosen) return;
    models::Limits limits{.seconds = standard_seconds};
    if (!solving::ask_time_limit(console, language::text("solving.time_limit"), limits.seconds)) return;
    cnf::ClauseList clauses;
    formula.replay(clauses);
    const models::Question question(clauses, {});
    const frame::Interruptible work;
    limits.stop = work.token();
    if (questions[*chosen] == "list") return page_through_models(console, question, limits);
    if (questions[*chosen] == "count") {
        const models::Count count = count_models(console, question, engines_for_models(0), limits);
        console.say(count_text(count));
        console.say(count_summary(count));
        return;
    }
    const models::Backbone backbone = find_backbone(console, question, engines_for_models(0), limits);
    if (backbone.verdict == solve::Verdict::satisfiable) console.out() << literal_lines("b", backbone.literals);
    console.say(backbone_summary(backbone, question));
}

bool ask_comparison(frame::Context& context, const LoadedFormula& loaded) {
    auto words = ask_measurement(context.console, "compare", loaded);
    if (words) frame::run_words(context, std::move(*words));
    return words.has_value();
}

bool ask_report(frame::Context& context, const LoadedFormula& loaded) {
    auto words = ask_measurement(context.console, "report", loaded);
    if (!words) return false;
    const auto file = ask_report_file(context.console, loaded.path);
    if (!file) return false;
    words->insert(words->begin() + 1, {"-o", *file});
    frame::run_words(context, std::move(*words));
    if (frame::caught_signal() == 0) context.console.say(language::text("menu.saved", language::visible(*file)));
    return true;
}

std::optional<std::string> ask_sample(ui::Console& console) {
    std::vector<std::string_view> names;
    for (const Sample& sample : samples()) names.push_back(sample.name);
    const auto chosen = ui::ask_name(console, language::text("samples.which"), "sample", names, 0);
    if (!chosen) return std::nullopt;
    const Sample& sample = samples()[*chosen];
    std::string standard(sample.name);
    std::uint64_t size = 0;
    if (sample.has_sizes()) {
        const auto asked = ui::ask_number(console, language::text("samples.size", sample.smallest, sample.largest),
                                          sample.smallest, sample.largest, sample.standard);
        if (!asked) return std::nullopt;
        size = *asked;
        standard.append("-").append(std::to_string(size));
    }
    std::uint64_t seed = standard_sample_seed;
    if (sample.random) {
        const auto asked = ui::ask_number(console, language::text("solving.which_seed"), 0,
                                          std::numeric_limits<std::uint64_t>::max(), standard_sample_seed);
        if (!asked) return std::nullopt;
        seed = *asked;
    }
    const auto path = frame::ask_new_file(console, language::text("samples.file"), standard + ".cnf");
    if (path) write_sample(sample, size, seed, *path);
    return path;
}

std::optional<std::string> type_formula(ui::Console& console) {
    cnf::TypedFormula formula;
    bool is_ended = false;
    console.say(language::text("type_formula.how"));
    const auto take = [&](const std::string& typed) {
        const std::string line(core::trimmed(ui::half_width(typed)));
        is_ended = line.empty();
        if (is_ended || line == "q") return false;
        if (line == "?") {
            console.say(language::text("type_formula.how"));
        } else {
            formula.add(line);
        }
        return true;
    };
    ui::converse(
        console,
        [&] { return language::text("prompt.plain", language::text("type_formula.clause", formula.clauses() + 1)); },
        take, {"clause", {}});
    if (!is_ended || formula.clauses() == 0) return std::nullopt;
    const auto path = frame::ask_new_file(console, language::text("samples.file"), core::free_name("typed.cnf"));
    if (!path) return std::nullopt;
    if (*path == "-") throw core::Error("prompt.needs_file");
    core::Output output(*path);
    output.write(formula.dimacs());
    output.commit();
    console.say(language::text("menu.saved", language::visible(*path)));
    return path;
}
}  // namespace satdoku::laboratory
