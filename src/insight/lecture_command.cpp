// satdoku lecture [NAME]: small formulas explained step by step, or a list of them.
#include "exercise.hpp"
#include "lecture.hpp"
#include <satdoku/frame/help.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/prompt.hpp>
#include <satdoku/ui/table.hpp>

namespace satdoku::insight {
namespace {

/// Waits until the person has predicted; returns false if they leave.
bool wait(ui::Console& console) {
    if (!console.interactive()) return true;
    bool stays = false;
    ui::converse(
        console, [] { return language::text("lecture.prompt"); },
        [&](const std::string& line) {
            stays = line.find_first_of("qQ") == std::string::npos;
            return false;
        });
    return stays;
}

/// In the order in which a reader should take them.
std::span<const Lecture> lectures() {
    static constexpr Lecture all[] = {
        {"units", units_formula, units_steps},
        {"dpll", dpll_formula, dpll_steps},
        {"two-sat", two_sat_formula, two_sat_steps},
        {"pigeonhole", pigeonhole_formula, pigeonhole_steps},
        {"first-uip", first_uip_formula, first_uip_steps},
        {"colouring", colouring_formula, colouring_steps},
        {"sudoku", small_sudoku_formula, small_sudoku_steps},
    };
    return all;
}

/// Throws core::Error with the nearest name if there is none of this name.
const Lecture& find_lecture(const std::string& name) {
    std::vector<std::string> names;
    for (const Lecture& lecture : lectures()) {
        if (lecture.name == name) return lecture;
        names.emplace_back(lecture.name);
    }
    throw frame::unknown("usage.unknown_lecture", name, names);
}

std::string lecture_title(const Lecture& lecture) { return language::text(language::key("lecture", lecture.name)); }

/// A command that a reader can copy. @param command  with @ for the file of the formula
void show_command(ui::Console& console, const Lecture& lecture, std::string command) {
    for (std::size_t at = command.find('@'); at != std::string::npos; at = command.find('@'))
        command.replace(at, 1, std::string(lecture.name) + ".cnf");
    console.out() << frame::unwrapped("$ " + command, console.columns());
}

/// The whole tour. If a person sits at the terminal, each step waits for Enter before it shows the result; q leaves.
void give_lecture(ui::Console& console, const Lecture& lecture) {
    const LectureFormula formula = lecture.formula();
    const std::vector<LectureStep> steps = lecture.steps(console, formula);
    console.say(console.paint(ui::Style::heading, lecture_title(lecture)));
    console.out() << '\n';
    for (std::size_t index = 0; index < steps.size(); ++index) {
        console.say(language::text("lecture.question", index + 1, steps.size(), steps[index].question));
        if (!wait(console)) return;
        console.out() << '\n' << console.fit(steps[index].result) << '\n';
        if (index == 0)
            show_command(console, lecture, "satdoku lecture " + std::string(lecture.name) + " --formula -o @");
        if (!steps[index].command.empty()) show_command(console, lecture, steps[index].command);
        console.out() << '\n';
        console.say(steps[index].explanation);
        console.out() << '\n';
    }
}

/// Writes the formula as DIMACS, each clause with its words in a comment before it. @param path "-": standard output
void write_lecture(const Lecture& lecture, const std::string& path) {
    core::Output output(path);
    const LectureFormula formula = lecture.formula();
    const LectureWords words(formula.names);
    std::vector<std::string> comments = {"satdoku lecture " + std::string(lecture.name) + " --formula",
                                         lecture_title(lecture)};
    for (std::size_t index = 0; index < formula.names.size(); ++index)
        comments.push_back(std::to_string(index + 1) + ": " + formula.names[index]);
    cnf::DimacsWriter writer(output, formula.clauses.size(), comments);
    writer.variables(formula.clauses.variable_count());
    for (std::size_t index = 0; index < formula.clauses.size(); ++index) {
        writer.comment(words.clause(formula.clauses[index]));
        writer.clause(formula.clauses[index]);
    }
    writer.end();
    output.commit();
}

int run_lecture(frame::Context& context, const frame::Arguments& arguments) {
    if (arguments.operands.empty()) {
        for (const char* option : {"formula", "output"}) {
            if (!arguments.has(option)) continue;
            throw core::Error("usage.lecture_name", {std::string("--") + option});
        }
        if (context.console.interactive()) {
            lecture_menu(context);
            return frame::exit_done;
        }
        ui::Table table({ui::Align::left, ui::Align::left});
        for (const Lecture& lecture : lectures()) table.add({std::string(lecture.name), lecture_title(lecture)});
        context.console.out() << context.console.fit(table.lines());
        return frame::exit_done;
    }
    const Lecture& lecture = find_lecture(arguments.operands[0]);
    if (arguments.has("formula")) {
        write_lecture(lecture, arguments.text("output").value_or("-"));
    } else if (arguments.has("output")) {
        throw core::Error("usage.needs", {"--output", "--formula"});
    } else {
        give_lecture(context.console, lecture);
    }
    return frame::exit_done;
}

std::vector<std::string_view> lecture_names() {
    std::vector<std::string_view> all;
    for (const Lecture& lecture : lectures()) all.push_back(lecture.name);
    return all;
}

}  // namespace

void lecture_menu(frame::Context& context) {
    std::vector<ui::Choice> choices;
    for (const Lecture& lecture : lectures()) choices.push_back({std::string(lecture.name), lecture_title(lecture)});
    choices.push_back({"exercise", language::text("lecture.exercises")});
    const auto chosen = ui::ask_choice(context.console, language::text("lecture.which"), choices, 0);
    if (!chosen) return;
    if (*chosen == lectures().size()) return exercise_menu(context);
    give_lecture(context.console, lectures()[*chosen]);
}

frame::Command lecture_command() {
    return {.name = "lecture",
            .operands = "[NAME]",
            .words = lecture_names(),
            .options = {{.name = "formula"}, frame::output_option(frame::contents::formula | frame::contents::page)},
            .run = run_lecture};
}

}  // namespace satdoku::insight
