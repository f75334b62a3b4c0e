#include "comparison_dialogue.hpp"

#include "comparison_table.hpp"
#include "report.hpp"

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/result/res_file.hpp>
#include <satdoku/solving/formula_input.hpp>
#include <satdoku/solving/solve_dialogue.hpp>
#include <satdoku/ui/file_names.hpp>
#include <satdoku/ui/prompt.hpp>

#include <filesystem>
#include <optional>
#include <vector>

namespace satdoku::laboratory {

namespace {

/// What a person wants measured.
struct Wish {
    std::vector<solving::Contestant> contestants{};
    std::optional<double> seconds = standard_seconds;
    std::uint64_t runs = 1;
    std::vector<std::string> others{};  ///< files besides the loaded one
};

void show_error(const ui::Console& console, const core::Error& error) {
    console.out() << console.paint(ui::Style::bad, language::error_line(error)) << '\n';
}

/// Files to compare besides the loaded one; nothing where the person leaves. Each is looked at when it is named.
std::optional<std::vector<std::string>> ask_others(ui::Console& console) {
    constexpr std::string_view no_more = "none";
    std::vector<std::string> others;
    const auto accept = [&](const std::string& answer) {
        if (answer == no_more) return;
        const std::string path = ui::file_name(answer);
        if (path == "-") throw core::Error("sat_menu.no_standard_input");
        core::Input{path};
        others.push_back(path);
    };
    for (;;) {
        const auto answer = ui::ask_until(console, language::text("sat_menu.another_file"), no_more, accept);
        if (!answer) return std::nullopt;
        if (answer == no_more) return others;
    }
}

/// Nothing where the person leaves.
std::optional<Wish> ask_comparison(ui::Console& console) {
    Wish wish;
    const auto accept_names = [&](const std::string& answer) {
        wish.contestants = solving::contestants_of(frame::split_at_commas(answer), {});
    };
    if (!ui::ask_until(
            console,
            language::text("sat_menu.which_contestants", frame::with_commas(solving::contestant_names())),
            standard_contestants, accept_names)) {
        return std::nullopt;
    }
    if (!solving::ask_time_limit(console, language::text("sat_menu.seconds_each"), wish.seconds))
        return std::nullopt;
    for (solving::Contestant& contestant : wish.contestants) contestant.request.limits.seconds = wish.seconds;
    const auto runs = ui::ask_number(console, language::text("sat_menu.runs"), 1, most_runs, 1);
    if (!runs) return std::nullopt;
    wish.runs = *runs;
    const auto others = ask_others(console);
    if (!others) return std::nullopt;
    wish.others = *others;
    return wish;
}

/// A file whose ending says what form the report has, and that is none of the formulas; nothing where the person
/// leaves.
std::optional<std::string> ask_report_file(ui::Console& console, const std::vector<std::string>& formulas) {
    const std::string beside =
        std::filesystem::path(result::res_name(formulas.front())).replace_extension(".html").string();
    for (;;) {
        const auto path = frame::ask_new_file(console, language::text("report.file"), beside);
        if (!path) return std::nullopt;
        try {
            report_form(*path);
            core::require_apart(formulas, {*path});
            return path;
        } catch (const core::Error& error) {
            show_error(console, error);
        }
    }
}

}  // namespace

void compare_before_person(ui::Console& console, const std::string& path, cnf::Formula& formula) {
    const auto wish = ask_comparison(console);
    if (!wish) return;
    std::optional<frame::Interruptible> work(std::in_place);
    std::vector rows = {compare(path, formula, wish->contestants, wish->runs, work->token())};
    for (const std::string& other : wish->others) {
        if (frame::caught_signal() != 0) break;
        try {
            cnf::Formula next;
            if (!solving::read_formula(other, next, {}, work)) break;
            rows.push_back(compare(other, next, wish->contestants, wish->runs, work->token()));
        } catch (const core::Error& error) {
            show_error(console, error);
        }
    }
    console.out() << comparison_text(rows, wish->contestants, console.columns());
}

void report_before_person(frame::Context& context, const std::string& path, cnf::Formula& formula) {
    ui::Console& console = context.console;
    const auto wish = ask_comparison(console);
    if (!wish) return;
    std::vector<std::string> formulas = {path};
    formulas.insert(formulas.end(), wish->others.begin(), wish->others.end());
    const auto file_name = ask_report_file(console, formulas);
    if (!file_name) return;
    core::Output file(*file_name);
    Reporter reporter(context, {wish->contestants, wish->runs, wish->seconds}, formulas.size());
    reporter.add(path, formula);
    for (const std::string& other : wish->others) {
        if (!reporter.stopped()) reporter.add(other);
    }
    file.write(report_text(reporter.take(), report_form(*file_name)));
    file.commit();
    console.out() << language::text("menu.saved", language::visible(*file_name)) << '\n';
}

}  // namespace satdoku::laboratory
