// satdoku exercise KIND: a sheet of exercises for paper with its solutions, or a page that marks the answers itself.
#include "exercise.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/draw/paged.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/frame/interruption.hpp>
#include <satdoku/frame/menu.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/insight/commands.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/solving/paper.hpp>
#include <satdoku/ui/columns.hpp>
#include <satdoku/ui/prompt.hpp>

namespace satdoku::insight {
namespace {
constexpr std::array<std::string_view, 3> sheet_formats = {"txt", "html", "pdf"};
constexpr std::uint64_t most_exercises = 200;

constexpr std::string_view sheet_style = R"(
pre{margin:.3rem 0 .6rem;white-space:pre-wrap}
input{font:inherit;box-sizing:border-box;width:min(100%,30rem);padding:.3rem .5rem}
section{break-inside:avoid}figure svg{max-width:none}
.right{color:var(--green)}.wrong{color:var(--red)}
@media print{form,details,#score{display:none}}
)";

// An answer is compared as the lists of its key are: as sets of sets of numbers, or as one sequence.
constexpr std::string_view sheet_script = R"(
const main=document.querySelector('main'),forms=[...document.querySelectorAll('form')];
const score=document.getElementById('score'),w=score.dataset;
const sorted=(list)=>list.map(Number).sort((a,b)=>a-b).join(' ');
const lists=(text)=>w.ordered?(text.match(/-?\d+/g)||[]).map(Number).map(String):
text.split(/[,;\n]|(?:^|\s)0(?=\s|$)/).map(part=>part.match(/-?\d+/g)).filter(Boolean).map(sorted);
const right=new Set();
for(const [index,form] of forms.entries())form.addEventListener('submit',(event)=>{event.preventDefault();
const key=lists(form.dataset.key),given=lists(form.elements.answer.value);
const good=w.ordered?given.filter((each,place)=>each===key[place]).length:
new Set(given.filter(each=>key.includes(each))).size;
const all=good===key.length&&given.length===key.length,mark=form.querySelector('output');
mark.textContent=all?w.right:w.wrong.replace('{1}',good).replace('{2}',key.length);mark.className=all?'right':'wrong';
if(all)right.add(index);else right.delete(index);
score.textContent=w.score.replace('{1}',right.size).replace('{2}',forms.length);});
)";

/// Exercises of one kind, with what a sheet says about them.
struct Sheet {
    const ExerciseKind& kind;
    std::vector<Exercise> exercises;
    std::string command;  ///< makes the same sheet again

    std::string word(std::string_view part) const {
        return language::text(language::key("exercise", kind.name) + "." + std::string(part));
    }
    std::string title(bool solutions) const {
        return solutions ? language::text("exercise.solutions", word("title")) : word("title");
    }
};

Sheet make_sheet(const ExerciseKind& kind, const frame::Arguments& arguments) {
    constexpr std::size_t most_tries = 200'000;
    const std::size_t steps = arguments.integer("steps").value_or(kind.standard);
    if (steps < kind.smallest || steps > kind.largest)
        throw core::Error("usage.exercise_steps",
                          {std::string(kind.name), std::to_string(kind.smallest), std::to_string(kind.largest)});
    const std::uint64_t count = arguments.integer("count").value_or(1);
    const std::uint64_t seed = arguments.integer("seed").value_or(frame::any_seed());
    Sheet sheet{kind,
                {},
                "satdoku exercise " + std::string(kind.name) + " --steps " + std::to_string(steps) + " --count " +
                    std::to_string(count) + " --seed " + std::to_string(seed)};
    for (std::uint64_t index = 0; index < count; ++index) {
        core::Random random(core::seed_of(seed, index));
        std::optional<Exercise> made;
        for (std::size_t tries = 0; tries < most_tries && !made; ++tries) {
            if (frame::caught_signal() != 0) return sheet;
            made = kind.make(random, steps);
        }
        if (!made) throw core::Error("exercise.none", {std::string(kind.name), std::to_string(steps)});
        sheet.exercises.push_back(std::move(*made));
    }
    return sheet;
}

std::string as_text(const Sheet& sheet, bool solutions, std::size_t columns) {
    std::string text = sheet.title(solutions) + "\n\n";
    if (!solutions) text += ui::wrapped(sheet.word("task"), columns) + '\n';
    for (std::size_t index = 0; index < sheet.exercises.size(); ++index) {
        const Exercise& exercise = sheet.exercises[index];
        text += std::to_string(index + 1) + ".\n" + (solutions ? exercise.solution : exercise.task) + '\n';
    }
    return text + ui::wrapped(language::text("exercise.again", sheet.command), columns);
}

std::string solution_of(const Exercise& exercise) {
    const std::string text = draw::element("pre", exercise.solution);
    if (exercise.picture.width == 0) return text;
    const std::string picture =
        draw::svg(exercise.picture, draw::Colours::of_page, language::text("explore.page.pane.graph"));
    return text + "<figure class=\"wide\">" + picture + "</figure>\n";
}

std::string as_page(const Sheet& sheet, bool solutions) {
    std::string body;
    if (!solutions) {
        body += draw::element("p", sheet.word("task")) + "<p id=\"score\" aria-live=\"polite\"";
        if (sheet.kind.ordered) body += " data-ordered=\"1\"";
        const std::pair<const char*, const char*> marks[] = {
            {"right", "exercise.mark_right"}, {"wrong", "exercise.mark_wrong"}, {"score", "exercise.mark_score"}};
        for (const auto& [name, key] : marks)
            body += " data-" + std::string(name) + "=\"" + draw::escaped(language::text(key, "{1}", "{2}")) + "\"";
        body += ">" + draw::escaped(sheet.word("form")) + "</p>\n";
    }
    for (std::size_t index = 0; index < sheet.exercises.size(); ++index) {
        const Exercise& exercise = sheet.exercises[index];
        body += "<section>\n" + draw::element("h2", std::to_string(index + 1));
        if (solutions) {
            body += solution_of(exercise) + "</section>\n";
            continue;
        }
        const auto list = [](const std::vector<std::int32_t>& numbers) { return core::join(numbers, " "); };
        body += draw::element("pre", exercise.task) + "<form data-key=\"" + core::join(exercise.key, ", ", list) +
                "\"><input name=\"answer\" autocomplete=\"off\" aria-label=\"" +
                draw::escaped(language::text("exercise.answer", index + 1)) + "\"> <button>" +
                draw::escaped(language::text("exercise.mark")) + "</button> <output></output></form>\n<details>" +
                draw::element("summary", language::text("exercise.solution")) + solution_of(exercise) +
                "</details></section>\n";
    }
    body += draw::element("p", language::text("exercise.again", sheet.command));
    return draw::whole_page({.title = sheet.title(solutions),
                             .language = language::spoken_language_tag(),
                             .style = sheet_style,
                             .script = solutions ? std::string_view() : sheet_script},
                            body);
}

void write_pdf(const Sheet& sheet, bool solutions, frame::Output& output, const frame::Arguments& arguments,
               frame::Context& context) {
    draw::Fonts fonts = solving::fonts_of(arguments);
    std::vector<draw::Paragraph> paragraphs;
    if (!solutions) paragraphs.push_back({"", sheet.word("task"), 1});
    for (std::size_t index = 0; index < sheet.exercises.size(); ++index) {
        const Exercise& exercise = sheet.exercises[index];
        const std::string number = std::to_string(index + 1) + ".";
        if (solutions)
            paragraphs.push_back({number, exercise.solution, 0, exercise.picture});
        else
            paragraphs.push_back({number, exercise.task, static_cast<int>(sheet.kind.room)});
    }
    paragraphs.push_back({"", language::text("exercise.again", sheet.command)});
    draw::Pdf document([&](std::string_view bytes) { output.write(bytes); }, sheet.title(solutions), fonts);
    for (const draw::Drawing& page :
         draw::text_sheets(solving::paper_of(arguments), paragraphs, sheet.title(solutions), 1))
        document.page(page);
    document.end();
    if (!document.missing().empty() && !context.quiet)
        context.console.note(language::text("print.missing", draw::utf_8(document.missing())));
}

void write_sheet(const Sheet& sheet, bool solutions, const std::string& format, frame::Output& output,
                 const frame::Arguments& arguments, frame::Context& context) {
    if (format == "pdf") {
        write_pdf(sheet, solutions, output, arguments, context);
    } else if (format == "html") {
        output.write(as_page(sheet, solutions));
    } else {
        output.write(as_text(sheet, solutions, context.console.columns()));
    }
}

int run_exercise(frame::Context& context, const frame::Arguments& arguments) {
    if (arguments.operands.empty()) {
        for (const char* option : {"count", "steps", "seed", "output", "solutions", "paper", "font"})
            if (arguments.has(option)) throw core::Error("usage.exercise_name", {std::string("--") + option});
        ui::Table table({ui::Align::left, ui::Align::left});
        for (const ExerciseKind& kind : exercise_kinds())
            table.add({std::string(kind.name), language::text(language::key("exercise", kind.name) + ".title")});
        context.console.out() << context.console.fit(table.lines());
        return frame::exit_done;
    }
    const ExerciseKind& kind = frame::row_named(exercise_kinds(), arguments.operands[0], "usage.unknown_exercise");
    const std::string format = frame::output_format(arguments, sheet_formats);
    const auto key = arguments.text("solutions");
    const std::string key_format =
        key && *key != "-" ? frame::format_of_name(*key, sheet_formats, "usage.picture_format") : "txt";
    const bool makes_pdf = format == "pdf" || key_format == "pdf";
    if (arguments.has("font") && !makes_pdf) throw core::Error("usage.needs", {"--font", "PDF"});
    draw::Fonts fonts = solving::fonts_of(arguments);
    const bool is_english = makes_pdf && !draw::lacking(language::text("print.solutions"), fonts).empty();
    const language::SpokenMeanwhile spoken(is_english ? language::Language::english : language::spoken().language);
    frame::Interruptible interruptible;
    const Sheet sheet = make_sheet(kind, arguments);
    if (frame::caught_signal() != 0) return frame::exit_done;
    frame::Output output(context.console, arguments);
    std::optional<frame::Output> solutions;
    if (key) solutions.emplace(context.console, *key);
    write_sheet(sheet, false, format, output, arguments, context);
    if (solutions) write_sheet(sheet, true, key_format, *solutions, arguments, context);
    output.commit();
    if (solutions) solutions->commit();
    return frame::exit_done;
}
}  // namespace

void exercise_menu(frame::Context& context) {
    std::vector<ui::Choice> choices;
    for (const ExerciseKind& kind : exercise_kinds())
        choices.push_back({std::string(kind.name), language::text(language::key("exercise", kind.name) + ".title")});
    const auto chosen = ui::ask_choice(context.console, language::text("exercise.which"), choices, 0);
    if (!chosen) return;
    const ExerciseKind& kind = exercise_kinds()[*chosen];
    const std::string name(kind.name);
    const frame::Command command = exercise_command();
    frame::Option steps = command.option("steps");
    steps.smallest = kind.smallest;
    steps.largest = kind.largest;
    frame::Arguments arguments;
    arguments.operands = {name};
    ui::Console& console = context.console;
    const auto ask = [&](const frame::Option& option, std::string_view key, const std::string& standard) {
        return frame::ask_option(console, option, {language::text(key), standard}, arguments);
    };
    if (!ask(steps, "exercise.ask_steps", std::to_string(kind.standard)) ||
        !ask(command.option("count"), "exercise.ask_count", "5") ||
        !ask(command.option("output"), "exercise.ask_output", name + ".html") ||
        !ask(command.option("solutions"), "exercise.ask_solutions", name + "-solutions.txt"))
        return;
    run_exercise(context, arguments);
    for (const char* option : {"output", "solutions"})
        console.say(language::text("exercise.written", frame::full_name(*arguments.text(option))));
}

frame::Command exercise_command() {
    return {.name = "exercise",
            .operands = "[NAME]",
            .words = core::names_of(exercise_kinds()),
            .options = {frame::count_option(most_exercises),
                        {.name = "steps", .value = frame::Value::integer, .smallest = 1, .largest = 10},
                        frame::seed_option(),
                        frame::output_option(frame::contents::page | frame::contents::pdf | frame::contents::text),
                        {.name = "solutions", .value = frame::Value::output, .help_key = "exercise.option_solutions"},
                        solving::paper_option(),
                        solving::font_option()},
            .run = run_exercise};
}
}  // namespace satdoku::insight
