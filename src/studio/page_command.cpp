// satdoku puzzle page FILE: a web page on which puzzles are played. The page is a file by itself: its data are the
// puzzles with their solutions, the frames that the program draws for their layouts, and the steps of their paths in
// both languages, of which the page makes hints.
#include "printed.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/puzzle/hint.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/page_words.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::studio {
extern const draw::PageSource puzzle_page;  // made of the files in puzzle_page

namespace {
using core::JsonWriter;

/// Writes a text in English, then in Chinese.
void write_both(JsonWriter& json, std::string_view name, const std::function<std::string()>& text) {
    json.key(name).begin_array();
    for (const language::Language language : {language::Language::english, language::Language::chinese}) {
        const language::SpokenMeanwhile spoken(language);
        json.value(text());
    }
    json.end_array();
}

void write_candidates(JsonWriter& json, std::string_view name, const std::vector<deduce::Candidate>& candidates) {
    json.key(name).begin_array();
    for (const deduce::Candidate& one : candidates)
        json.begin_array().value(one.cell).value(int{one.digit}).end_array();
    json.end_array();
}

/// The candidates of a step's reason, each once.
std::vector<deduce::Candidate> reasons_of(const deduce::Step& step) {
    std::vector<deduce::Candidate> all;
    const auto add = [&](const std::vector<deduce::Candidate>& some) {
        for (const deduce::Candidate& one : some)
            if (std::ranges::find(all, one) == all.end()) all.push_back(one);
    };
    for (const deduce::Part& part : step.parts) add(part.candidates);
    for (const deduce::Link& link : step.links) {
        add(link.from);
        add(link.to);
    }
    return all;
}

/// @param state  before the step
void write_step(JsonWriter& json, const deduce::State& state, const deduce::Step& step) {
    const deduce::Geometry& geometry = state.geometry();
    const auto houses = puzzle::first_houses({.step = step}, geometry);
    json.begin_object();
    write_both(json, "look",
               [&] { return language::text("play.hint_where", wording::StepWords(geometry, step).houses(houses)); });
    write_both(json, "technique",
               [&] { return language::text("play.hint_technique", wording::technique_name(step.technique)); });
    write_both(json, "text", [&] { return wording::listed_step_text(state, step); });
    json.key("where").array(houses, [&](deduce::HouseIndex house) { json.array(geometry.house(house).cells); });
    write_candidates(json, "reasons", reasons_of(step));
    write_candidates(json, "placed", step.placements);
    write_candidates(json, "removed", step.eliminations);
    json.end_object();
}

void write_puzzle(JsonWriter& json, const Printed& puzzle, std::size_t layout) {
    json.begin_object().member("id", puzzle.givens.layout->name() + ' ' + grid::board_line(puzzle.givens));
    json.member("layout", layout);
    json.key("givens").array(puzzle.givens.digits, [&](std::uint8_t digit) { json.value(int{digit}); });
    json.key("solution").array(puzzle.solution->digits, [&](std::uint8_t digit) { json.value(int{digit}); });
    write_both(json, "difficulty",
               [&] { return puzzle.difficulty ? difficulty_text(*puzzle.difficulty) : std::string(); });
    json.key("steps").begin_array();
    if (puzzle.difficulty) {
        const deduce::Geometry geometry(*puzzle.givens.layout);
        deduce::State state(geometry, puzzle.givens);
        for (const deduce::Step& step : puzzle.difficulty->path.steps) {
            write_step(json, state, step);
            deduce::apply(state, step);
        }
    }
    json.end_array().end_object();
}

void write_layout(JsonWriter& json, const grid::Layout& layout) {
    draw::BoardPicture picture(layout);
    picture.numbered = true;
    const draw::Drawing frame = draw::draw_frame(picture);
    json.begin_object();
    write_both(json, "name", [&] { return wording::layout_text(layout); });
    json.member("frame", draw::svg(frame, draw::Colours::of_page, layout.name()));
    json.member("side", draw::cell_side).member("digits", layout.side());
    json.member("rows", layout.canvas_rows()).member("columns", layout.canvas_columns());
    // The margins of a frame are equal.
    json.member("top", (frame.height - draw::cell_side * layout.canvas_rows()) / 2);
    json.member("left", (frame.width - draw::cell_side * layout.canvas_columns()) / 2);
    json.key("cells").begin_array();
    for (int cell = 0; cell < layout.cell_count(); ++cell) {
        const grid::Offset at = layout.on_canvas(static_cast<grid::Cell>(cell));
        json.begin_array().value(at.row).value(at.column).end_array();
    }
    json.end_array().key("peers").begin_array();
    for (int cell = 0; cell < layout.cell_count(); ++cell) json.array(layout.peers(static_cast<grid::Cell>(cell)));
    json.end_array();
    json.end_object();
}

/// @param title  of the page, in the spoken language
std::string data_of(const std::vector<Printed>& puzzles, const std::function<std::string()>& title) {
    std::string text;
    JsonWriter json(text);
    json.begin_object().member("language", language::spoken_language_tag());
    write_both(json, "title", title);
    wording::write_page_words(json, "puzzle_page.");
    std::vector<const grid::Layout*> layouts;
    json.key("puzzles").begin_array();
    for (const Printed& puzzle : puzzles) {
        const auto known = std::ranges::find(layouts, puzzle.givens.layout);
        const auto index = static_cast<std::size_t>(known - layouts.begin());
        if (known == layouts.end()) layouts.push_back(puzzle.givens.layout);
        write_puzzle(json, puzzle, index);
    }
    json.end_array().key("layouts").begin_array();
    for (const grid::Layout* const layout : layouts) write_layout(json, *layout);
    json.end_array().end_object();
    return text;
}

/// "Twodoku" if all are twodokus, else "Sudoku".
std::string title_of(const std::vector<Printed>& puzzles) {
    const grid::Layout* const layout = puzzles.front().givens.layout;
    const auto is_other = [layout](const Printed& puzzle) { return puzzle.givens.layout != layout; };
    if (std::ranges::any_of(puzzles, is_other)) return language::text("book.title");
    std::string title = wording::layout_text(*layout);
    if (title.front() >= 'a' && title.front() <= 'z') title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

int run_page(frame::Context& context, const frame::Arguments& arguments) {
    constexpr std::string_view html_only[] = {"html"};
    frame::output_format(arguments, html_only);
    Batch batch(context);
    frame::Output results(context.console, arguments);
    boards::BoardFile file(context, arguments.operands[0], boards::layouts_of(arguments), batch.token());
    std::vector<Printed> puzzles;
    bool is_whole = true;
    for (std::size_t number = 1; auto entry = file.next(); ++number) {
        puzzle::Answer answer = puzzle::solve_puzzle(batch.solver_of(*entry->board.layout), entry->givens());
        if (batch.stopped()) return frame::exit_done;
        if (answer.solutions == 1) {
            puzzles.push_back({.givens = entry->givens(), .solution = std::move(answer.found.front())});
            continue;
        }
        is_whole = false;
        batch.remark(language::text("page.omitted",
                                    language::text(answer.solutions == 0 ? "print.none" : "print.several", number)));
    }
    if (puzzles.empty() && !batch.stopped()) throw core::Error("page.empty", {file.name()});
    judge(puzzles, frame::threads_of(arguments), batch);
    if (batch.stopped()) return frame::exit_done;
    const auto title = [&] { return arguments.text("title").value_or(title_of(puzzles)); };
    results.write(draw::page_with_data(puzzle_page, title(), language::spoken_language_tag(), data_of(puzzles, title)));
    results.commit();
    if (arguments.has("output")) batch.remark(language::text("page.written", puzzles.size()));
    return is_whole ? frame::exit_done : frame::exit_no;
}
}  // namespace

frame::Command page_command() {
    return {.name = "puzzle page",
            .operands = "FILE",
            .options = {frame::output_option(frame::contents::page),
                        {.name = "title", .value = frame::Value::text},
                        boards::layout_option(),
                        frame::threads_option()},
            .run = run_page};
}
}  // namespace satdoku::studio
