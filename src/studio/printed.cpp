#include "printed.hpp"
#include <satdoku/core/workers.hpp>
#include <satdoku/puzzle/levels.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_text.hpp>
#include <atomic>

namespace satdoku::studio {
namespace {
Difficulty difficulty_of(const grid::Board& givens, const grid::Board& solution, const std::stop_token& stop) {
    const deduce::Geometry geometry(*givens.layout);
    const deduce::State state(geometry, givens);
    Difficulty difficulty{deduce::path_of(state, &solution)};
    if (givens.layout->constraints().empty()) difficulty.rating = deduce::rate(state, {.stop = stop});
    return difficulty;
}
}  // namespace

std::string difficulty_text(const Difficulty& difficulty) {
    if (!difficulty.rating) return "";
    const std::string level = language::text(language::key("level", puzzle::name(difficulty.path.level)));
    const deduce::Rating& rating = *difficulty.rating;
    return language::text(rating.complete ? "print.rated" : "print.rated_at_least", level,
                          wording::rating_text(rating.er, true));
}

std::vector<std::string> facts_of(const Printed& puzzle) {
    std::vector<std::string> facts;
    if (!puzzle.givens.layout->is_plain()) facts.push_back(wording::layout_text(*puzzle.givens.layout));
    if (!puzzle.fault.empty()) facts.push_back(language::text(puzzle.fault));
    if (puzzle.difficulty && puzzle.difficulty->rating) facts.push_back(difficulty_text(*puzzle.difficulty));
    return facts;
}

language::Language paper_language(Batch& batch, bool has_letters) {
    if (!has_letters) batch.remark(language::text("print.in_english"));
    return has_letters ? language::spoken().language : language::Language::english;
}

void judge(std::span<Printed> puzzles, unsigned threads, Batch& batch) {
    const std::stop_token stop = batch.token();
    std::atomic<std::size_t> next = 0;
    std::size_t done = 0;
    std::mutex reporting;
    const auto work = [&] {
        for (std::size_t index; !stop.stop_requested() && (index = next++) < puzzles.size();) {
            Printed& puzzle = puzzles[index];
            if (puzzle.solution && puzzle.givens.holes() > 0)
                puzzle.difficulty = difficulty_of(puzzle.givens, *puzzle.solution, stop);
            const std::lock_guard lock(reporting);
            batch.progress("print.progress", ++done, puzzles.size());
        }
    };
    const auto others = static_cast<unsigned>(std::min<std::size_t>(threads, puzzles.size()));
    core::Workers helpers([&] { next = puzzles.size(); });
    if (others > 1) helpers.start(others - 1, [&](unsigned) { work(); });
    helpers.run(work);
    helpers.join();
    batch.end_progress();
}

std::vector<Section> sections_of(std::span<const Printed> puzzles, const std::string& heading, bool solutions) {
    std::vector<Section> sections;
    const auto form = [](const Printed& puzzle) {
        const grid::Layout& layout = *puzzle.givens.layout;
        return std::tuple(layout.grid_count(), layout.canvas_rows(), layout.canvas_columns());
    };
    for (const Printed& puzzle : puzzles) {
        if (solutions && !puzzle.solution) continue;
        if (sections.empty() || form(*sections.back().puzzles.back()) != form(puzzle))
            sections.push_back({heading, {}, solutions});
        sections.back().puzzles.push_back(&puzzle);
    }
    return sections;
}

PageStyle::PageStyle(const frame::Arguments& arguments, bool names_grids)
    : paper_(solving::paper_of(arguments)), body_(paper_),
      gutter_(static_cast<double>(arguments.integer("gutter").value_or(0)) * 72 / 25.4), names_grids_(names_grids),
      large_(arguments.has("large")) {
    body_.width -= gutter_;
    if (const auto count = arguments.integer("per-page")) per_page_ = static_cast<int>(*count);
}

draw::Drawing PageStyle::bound(const draw::Drawing& page, std::size_t number) const {
    draw::Drawing moved{page.width + gutter_, page.height};
    draw::put(moved, page, {number % 2 == 1 ? gutter_ : 0, 0});
    return moved;
}

draw::BoardPicture PageStyle::empty(const grid::Layout& layout) const {
    draw::BoardPicture picture(layout);
    picture.large = large_;
    picture.numbered = names_grids_ && layout.grid_count() > 1;
    return picture;
}

draw::Piece PageStyle::piece(const Printed& puzzle, bool solution) const {
    draw::BoardPicture picture = empty(*puzzle.givens.layout);
    for (std::size_t cell = 0; cell < picture.cells.size(); ++cell) {
        draw::CellPicture& look = picture.cells[cell];
        look.digit = puzzle.givens.digits[cell];
        if (solution && look.digit == 0) {
            look = {.digit = puzzle.solution->digits[cell], .weight = draw::Weight::entered};
        } else if (!puzzle.candidates.empty()) {
            look.candidates = puzzle.candidates[cell];
        }
    }
    if (!solution)
        for (const auto& [cell, digit] : puzzle.placed)
            picture.cells[cell] = {.digit = digit, .weight = draw::Weight::entered};
    return {draw::draw_board(picture), puzzle.caption};
}

draw::Grid PageStyle::grid_of(const Section& section) const {
    draw::Drawing drawing;  // as large as any of them: some have clues outside the grid
    for (const Printed* const puzzle : section.puzzles) {
        const draw::Drawing frame = draw::draw_frame(empty(*puzzle->givens.layout));
        drawing.width = std::max(drawing.width, frame.width);
        drawing.height = std::max(drawing.height, frame.height);
    }
    // A figure of several grids, or of many cells, has a page of its own.
    const grid::Layout& layout = *section.puzzles.front()->givens.layout;
    const int standard = large_ || layout.cell_count() > grid::plain_cells ? 1 : 4;
    const int of_puzzles = per_page_.value_or(standard);
    if (!section.solutions) return draw::best_grid(body_, of_puzzles, drawing.width, drawing.height);
    // As many on a page as are still readable.
    const double smallest = large_ ? 20 : 12;
    for (const int most : {12, 9, 6, 4, 2}) {
        const int count = std::max(of_puzzles, std::min(most, static_cast<int>(section.puzzles.size())));
        const draw::Grid grid = draw::best_grid(body_, count, drawing.width, drawing.height);
        const double scale = draw::scale_in(body_, grid, drawing.width, drawing.height);
        if (scale * draw::cell_side >= smallest) return grid;
    }
    return {1, 1};
}

std::size_t PageStyle::pages_of(const Section& section) const {
    const std::size_t per_page = on_page(section, grid_of(section));
    return (section.puzzles.size() + per_page - 1) / per_page;
}

frame::Option per_page_option() {
    return {.name = "per-page", .value = frame::Value::integer, .smallest = 1, .largest = 100};
}

frame::Option gutter_option() { return {.name = "gutter", .value = frame::Value::integer, .largest = 25}; }
}  // namespace satdoku::studio
