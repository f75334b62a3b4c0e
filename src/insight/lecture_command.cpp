// satdoku lecture [NAME]: small formulas explained step by step, or a list of them.
#include "exercise.hpp"
#include "lecture.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/frame/command.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>
#include <sstream>

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

std::string lecture_title(const Lecture& lecture) { return language::text(language::key("lecture", lecture.name)); }

std::vector<LectureStep> steps_of(const frame::Context& context, const Lecture& lecture) {
    return lecture.steps == nullptr ? steps_of_commands(context, lecture)
                                    : lecture.steps(context.console, lecture.formula());
}

/// The commands of a step, which a reader can copy.
std::vector<std::string> commands_of(const Lecture& lecture, const LectureStep& step, bool first) {
    std::vector<std::string> all;
    if (first) all.push_back("satdoku lecture " + std::string(lecture.name) + " --formula -o @");
    if (!step.command.empty()) all.push_back(step.command);
    for (std::string& command : all) {
        for (std::size_t at = command.find('@'); at != std::string::npos; at = command.find('@'))
            command.replace(at, 1, std::string(lecture.name) + ".cnf");
        command.insert(0, "$ ");
    }
    return all;
}

/// The whole tour. If a person sits at the terminal, each step waits for Enter before it shows the result; q leaves.
void give_lecture(frame::Context& context, const Lecture& lecture) {
    ui::Console& console = context.console;
    const std::vector<LectureStep> steps = steps_of(context, lecture);
    console.say(console.paint(ui::Style::heading, lecture_title(lecture)));
    console.out() << '\n';
    for (std::size_t index = 0; index < steps.size(); ++index) {
        console.say(language::text("lecture.question", index + 1, steps.size(), steps[index].question));
        if (!wait(console)) return;
        console.out() << '\n' << console.fit(steps[index].result) << '\n';
        for (const std::string& command : commands_of(lecture, steps[index], index == 0))
            console.out() << frame::unwrapped(command, console.columns());
        console.out() << '\n';
        console.say(steps[index].explanation);
        console.out() << '\n';
    }
}

constexpr std::string_view page_style = R"(
section{break-inside:avoid;border-bottom:1px solid var(--faint);padding-bottom:.7rem}
input{font:inherit;width:min(100%,24rem);box-sizing:border-box;padding:.3rem .5rem}
details{margin:.7rem 0}summary{cursor:pointer}pre+pre{white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:40rem){pre{font-size:.75rem}}
)";

// Without it both languages are shown, one after the other.
constexpr std::string_view page_script = R"(
const root=document.documentElement,parts=[...document.querySelectorAll('main>div')];
const choose=(part)=>{for(const each of parts)each.hidden=each!==part;root.lang=part.lang;
document.title=document.querySelector('h1').textContent=part.dataset.title;};
const reveal=(open)=>{for(const each of document.querySelectorAll('details'))each.open=open;};
root.classList.add('script');choose(parts[0]);
for(const each of document.querySelectorAll('.other'))each.addEventListener('click',()=>
choose(parts.find((part)=>part.hidden)));
for(const each of document.querySelectorAll('.all'))each.addEventListener('click',()=>
reveal(!document.querySelector('details').open));
for(const form of document.querySelectorAll('form'))form.addEventListener('submit',(event)=>{event.preventDefault();
form.parentElement.querySelector('details').open=true;});
addEventListener('beforeprint',()=>reveal(true));
)";

/// The lecture in the spoken language as part of a page.
std::string part_of_page(const frame::Context& context, const Lecture& lecture) {
    using draw::element;
    std::ostringstream unused;
    ui::Console console(unused);  // the same page on every terminal
    const std::vector<LectureStep> steps = steps_of({console, context.program}, lecture);
    std::string html = "<div lang=\"" + std::string(language::spoken_language_tag()) + "\" data-title=\"" +
                       draw::escaped(lecture_title(lecture)) + "\">\n<nav>\n";
    for (const auto& [name, key] : {std::pair{"all", "lecture.all_answers"}, {"other", "lecture.other_language"}})
        html += "<button class=\"" + std::string(name) + "\">" + draw::escaped(language::text(key)) + "</button>\n";
    html += "</nav>\n";
    for (std::size_t index = 0; index < steps.size(); ++index) {
        const LectureStep& step = steps[index];
        html += "<section>\n" + element("h2", std::to_string(index + 1) + "/" + std::to_string(steps.size())) +
                element("p", step.question) + "<form><input autocomplete=\"off\" placeholder=\"" +
                draw::escaped(language::text("lecture.your_answer")) + "\"></form>\n<details>" +
                element("summary", language::text("lecture.show_answer")) + element("pre", step.result);
        for (const std::string& command : commands_of(lecture, step, index == 0)) html += element("pre", command);
        html += element("p", step.explanation) + "</details>\n</section>\n";
    }
    return html + "</div>\n";
}

/// Writes the lecture as a page in both languages, the spoken one first.
void write_page(const frame::Context& context, const Lecture& lecture, frame::Output& output) {
    using language::Language;
    const Language here = language::spoken().language;
    std::string body = part_of_page(context, lecture);
    {
        const language::SpokenMeanwhile other(here == Language::english ? Language::chinese : Language::english);
        body += part_of_page(context, lecture);
    }
    output.write(draw::whole_page({.title = lecture_title(lecture),
                                   .language = language::spoken_language_tag(),
                                   .style = page_style,
                                   .script = page_script},
                                  body));
    output.commit();
}
}  // namespace

void write_lecture(const Lecture& lecture, const LectureFormula& formula, const std::string& path) {
    core::Output output(path);
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

namespace {
int run_lecture(frame::Context& context, const frame::Arguments& arguments) {
    if (arguments.operands.empty()) {
        for (const char* option : {"formula", "output"})
            if (arguments.has(option)) throw core::Error("usage.lecture_name", {std::string("--") + option});
        if (context.console.interactive()) {
            lecture_menu(context);
            return frame::exit_done;
        }
        ui::Table table({ui::Align::left, ui::Align::left});
        for (const Lecture& lecture : lectures()) table.add({std::string(lecture.name), lecture_title(lecture)});
        context.console.out() << context.console.fit(table.lines());
        return frame::exit_done;
    }
    const Lecture& lecture = frame::row_named(lectures(), arguments.operands[0], "usage.unknown_lecture");
    if (arguments.has("formula")) {
        write_lecture(lecture, lecture.formula(), arguments.text("output").value_or("-"));
    } else if (arguments.has("output")) {
        constexpr std::array<std::string_view, 1> formats = {"html"};
        frame::output_format(arguments, formats);
        frame::Output output(context.console, arguments);
        write_page(context, lecture, output);
    } else {
        give_lecture(context, lecture);
    }
    return frame::exit_done;
}
}  // namespace

void lecture_menu(frame::Context& context) {
    std::vector<ui::Choice> choices;
    for (const Lecture& lecture : lectures()) choices.push_back({std::string(lecture.name), lecture_title(lecture)});
    choices.push_back({"exercise", language::text("lecture.exercises")});
    const auto chosen = ui::ask_choice(context.console, language::text("lecture.which"), choices, 0);
    if (!chosen) return;
    if (*chosen == lectures().size()) return exercise_menu(context);
    give_lecture(context, lectures()[*chosen]);
}

frame::Command lecture_command() {
    return {.name = "lecture",
            .operands = "[NAME]",
            .words = core::names_of(lectures()),
            .options = {{.name = "formula"}, frame::output_option(frame::contents::formula | frame::contents::page)},
            .run = run_lecture};
}
}  // namespace satdoku::insight
