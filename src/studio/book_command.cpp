// satdoku puzzle book ORDER...: new puzzles as a book, with a cover, hints and solutions.
//
// The number of a puzzle in the book is also its index in the series of its order, so that two orders of one kind give
// different puzzles, and a book is the same on any number of threads.
#include "printed.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_request.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/puzzle/hint.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_picture.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::studio {
namespace {
constexpr std::string_view cream = "cream";
constexpr std::size_t most_orders = 30;  // as many lines as the cover has room for

bool is_single(const deduce::Step& step) { return step.technique <= deduce::Technique::naked_single; }

/// The cells of the first steps of a puzzle of singles; of others, where to look first when singles end, and where the
/// hardest step is.
std::string hint_of(const Printed& puzzle) {
    const deduce::Geometry geometry(*puzzle.givens.layout);
    const deduce::Path& path = puzzle.difficulty->path;
    deduce::State state(geometry, puzzle.givens);
    if (std::ranges::all_of(path.steps, is_single)) {
        // Each cell has its own name: r37c2 for two of them is for readers of solving paths.
        std::vector<std::string> cells;
        for (const deduce::Step& step : path.steps)
            if (cells.size() < 3)
                cells.push_back(wording::cell_name(*puzzle.givens.layout, step.placements.front().cell));
        return language::text("book.start", wording::and_list(cells));
    }
    std::vector<std::string> sentences;
    bool is_beyond = false;
    for (const deduce::Step& step : path.steps) {
        const bool is_hardest = step.technique == path.hardest;
        if ((!is_single(step) && !is_beyond) || is_hardest) {
            is_beyond = true;
            const auto houses = puzzle::first_houses({.step = step}, geometry);
            sentences.push_back(language::text("book.hint", sentences.size() + 1, wording::board_of(state).filled(),
                                               wording::technique_name(step.technique),
                                               wording::StepWords(geometry, step).houses(houses)));
        }
        if (is_hardest) break;
        deduce::apply(state, step);
    }
    return core::join(sentences, wording::between_sentences());
}

/// A line of the table of contents.
struct Entry {
    std::string words;
    std::size_t page;  ///< 0: it is not said
};

void put_line(draw::Drawing& page, double y, const std::string& text, double size, double width, bool is_title) {
    page.add(draw::Label{{page.width / 2, y},
                         draw::fitted(text, size, width, is_title),
                         size,
                         is_title ? draw::Ink::text : draw::Ink::faint,
                         draw::Align::middle,
                         is_title});
}

/// @param foot  small, at the lower edge
draw::Drawing cover(const draw::Paper& paper, const std::string& title, const draw::Drawing& picture,
                    const std::vector<Entry>& entries, const std::string& foot) {
    constexpr double title_size = 32;
    constexpr double entry_size = 11;
    constexpr double entry_height = 16;
    constexpr double foot_size = 8;
    constexpr double gap = 30;
    constexpr double smallest_picture = 90;
    draw::Drawing page{paper.width, paper.height};
    const double width = paper.width - 2 * paper.margin;
    double y = paper.margin + gap + title_size;
    for (const std::string& line : draw::wrapped_words(title, title_size, 0.88 * width)) {
        put_line(page, y, line, title_size, width, true);
        y += 1.2 * title_size;
    }
    y -= 1.2 * title_size;
    y += gap;
    const double bottom = paper.height - paper.margin - gap;
    const double lines = static_cast<double>(entries.size()) * entry_height;
    const double room = bottom - lines - gap - y;
    if (room >= smallest_picture) {
        const double scale = std::min(0.6 * width / picture.width, room / picture.height);
        draw::put(page, picture, {(paper.width - scale * picture.width) / 2, y}, scale);
        y += std::max(scale * picture.height, std::min(room, 0.6 * width)) + gap;
    }
    const double height = std::min(entry_height, (bottom - y) / static_cast<double>(entries.size()));
    const double size = std::min(entry_size, 0.8 * height);
    for (const Entry& entry : entries) {
        y += height;
        const std::string number = entry.page == 0 ? "" : std::to_string(entry.page);
        const double right = paper.width - paper.margin;
        const std::string words = draw::fitted(entry.words, size, width - 4 * size);
        page.add(draw::Label{{paper.margin, y}, words, size});
        page.add(draw::Label{{right, y}, number, size, draw::Ink::text, draw::Align::right});
        page.add(draw::Line{{paper.margin, y + 0.3 * size}, {right, y + 0.3 * size}, {draw::Ink::faint, 0.4}});
    }
    put_line(page, paper.height - paper.margin, foot, foot_size, width, false);
    return page;
}

class Book {
  public:
    Book(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), arguments_(arguments), batch_(context), fonts_(solving::fonts_of(arguments)),
          style_(arguments, true), seed_(arguments.integer("seed").value_or(frame::any_seed())) {
        const grid::Layout* const named = boards::layout_of(arguments);
        const grid::Layout& layout = named != nullptr ? *named : grid::twodoku();
        for (const std::string& operand : arguments.operands) {
            orders_.push_back(boards::parse_order(operand, layout));
            orders_.back().request.seed = seed_;
        }
        const std::string path = arguments.text("cover").value_or("");
        if (path.empty() && arguments.has("stock")) throw core::Error("usage.needs", {"--stock", "--cover"});
        if (!path.empty()) cover_.emplace(context.console, path);
        if (const auto title = arguments.text("title")) {
            title_ = *title;
            const std::string missing = draw::lacking(title_, fonts_);
            if (!missing.empty()) throw core::Error("usage.book_title", {title_, missing});
        }
    }

    int run() {
        frame::Output results(context_.console, arguments_);
        generate();
        judge(puzzles_, frame::threads_of(arguments_), batch_);
        if (batch_.stopped()) return frame::exit_done;
        {
            const bool has_letters = draw::lacking(language::text("print.solutions"), fonts_).empty();
            const language::SpokenMeanwhile spoken(paper_language(batch_, has_letters));
            if (title_.empty()) title_ = language::text("book.title");
            write([&](std::string_view bytes) { results.write(bytes); });
        }
        results.commit();
        if (cover_) cover_->commit();
        batch_.remark(language::text("book.done", puzzles_.size(), pages_, seed_));
        if (cover_) batch_.remark(cover_text_);
        if (!missing_.empty()) batch_.remark(language::text("print.missing", missing_));
        if (below_ == 0) return frame::exit_done;
        batch_.remark(language::text("generate.below_many", below_, puzzles_.size()));
        return frame::exit_no;
    }

  private:
    void generate() {
        std::uint64_t all = 0;
        for (const boards::Order& order : orders_) all += order.count;
        for (const boards::Order& order : orders_) {
            const core::Range indices{puzzles_.size(), puzzles_.size() + order.count};
            puzzle::generate_many(
                order.request, indices, frame::threads_of(arguments_), engines::standard_solver_maker(),
                [&](std::uint64_t, const puzzle::Puzzle& puzzle) {
                    puzzles_.push_back({.givens = puzzle.givens, .solution = puzzle.solution});
                    if (!puzzle.reached) ++below_;
                    batch_.progress("generate.progress", puzzles_.size(), all);
                },
                batch_.token(), boards::progress_of_tries(context_.console, order.request));
            if (batch_.stopped()) return;
        }
    }

    void write(const draw::Sink& sink) {
        std::vector<draw::Paragraph> hints;
        for (std::size_t index = 0; index < puzzles_.size(); ++index) {
            Printed& puzzle = puzzles_[index];
            std::vector<std::string> parts = facts_of(puzzle);
            parts.insert(parts.begin(), language::text("puzzle_page.number", index + 1));
            puzzle.caption = core::join(parts, "  ");
            if (puzzle.difficulty) hints.push_back({std::to_string(index + 1), hint_of(puzzle)});
        }
        const std::vector<Section> puzzles = sections_of(puzzles_, title_, false);
        const std::vector<Section> solutions = sections_of(puzzles_, language::text("print.solutions"), true);
        std::vector<std::size_t> page_of;  // by puzzle
        std::size_t next = 2;
        for (const Section& section : puzzles) {
            const std::size_t per_page = style_.on_page(section, style_.grid_of(section));
            for (std::size_t at = 0; at < section.puzzles.size(); ++at) page_of.push_back(next + at / per_page);
            next += style_.pages_of(section);
        }
        const auto hint_pages =
            draw::text_sheets(style_.body(), hints, language::text("book.hints"), next, style_.is_large() ? 1.7 : 1);
        std::vector<Entry> entries;
        std::size_t first = 0;
        for (const boards::Order& order : orders_) {
            const std::string numbers = order.count == 1
                                            ? std::to_string(first + 1)
                                            : std::to_string(first + 1) + "-" + std::to_string(first + order.count);
            entries.push_back({numbers + "  " + boards::order_text(order.request), page_of[first]});
            first += order.count;
        }
        if (!hint_pages.empty()) entries.push_back({language::text("book.hints"), next});
        next += hint_pages.size();
        entries.push_back({language::text("print.solutions"), next});
        std::string call = "satdoku puzzle book " + core::join(arguments_.operands, " ", core::shell_quoted);
        if (const auto layout = arguments_.text("layout")) call += " --layout " + core::shell_quoted(*layout);
        call += " --seed " + std::to_string(seed_);

        draw::Pdf document(sink, title_, fonts_);
        document.page(cover(style_.paper(), title_, style_.piece(puzzles_.front(), false).drawing, entries,
                            arguments_.has("colophon") ? call : ""));
        pages_ = 1;
        for (const Section& section : puzzles) style_.put(document, section, pages_);
        for (const draw::Drawing& page : hint_pages) document.page(style_.bound(page, ++pages_));
        for (const Section& section : solutions) style_.put(document, section, pages_);
        document.end();
        missing_ = draw::utf_8(document.missing());
        if (cover_) write_cover(entries);
    }

    /// The back with the orders and room for a bar code, the spine, the front. What is cut off, the thickness of a page
    /// and the fewest pages of a spine with text are those of the shops that print on demand.
    void write_cover(std::vector<Entry> orders) {
        constexpr double inch = 72;
        constexpr double bleed = inch / 8;
        constexpr std::size_t fewest = 80;
        const draw::Paper& paper = style_.paper();
        const double thickness = arguments_.text("stock") == cream ? 0.0025 : 0.002252;
        const double spine = static_cast<double>(pages_ + pages_ % 2) * thickness * inch;
        draw::Drawing sheet{2 * (paper.width + bleed) + spine, paper.height + 2 * bleed};
        sheet.add(draw::Rectangle{{0, 0}, sheet.width, sheet.height, draw::Ink::blue_tint});
        for (Entry& order : orders) order.page = 0;
        const draw::Paper above_code{paper.width, paper.height - 2 * inch, paper.margin};
        put(sheet, cover(above_code, title_, style_.piece(puzzles_.back(), false).drawing, orders, ""), {bleed, bleed});
        put(sheet, cover(paper, title_, style_.piece(puzzles_.front(), false).drawing, {}, ""),
            {bleed + paper.width + spine, bleed});
        draw::Drawing text{sheet.height, spine};
        const double size = std::min(spine - inch / 8, 18.0);  // a sixteenth of an inch to each fold
        if (pages_ >= fewest)
            put_line(text, spine / 2 + 0.36 * size, title_, size, paper.height - 2 * paper.margin, true);
        draw::Pdf document([&](std::string_view bytes) { cover_->write(bytes); }, title_, fonts_);
        document.page(sheet, text, bleed);
        document.end();
        const auto millimetres = [](double points) { return language::decimal_text(points * 25.4 / inch, 1); };
        cover_text_ = language::text(text.shapes.empty() ? "book.cover_plain" : "book.cover", millimetres(sheet.width),
                                     millimetres(sheet.height), millimetres(spine), fewest);
    }

    frame::Context& context_;
    const frame::Arguments& arguments_;
    Batch batch_;
    draw::Fonts fonts_;
    PageStyle style_;
    std::uint64_t seed_;
    std::string title_;
    std::vector<boards::Order> orders_;
    std::vector<Printed> puzzles_;
    std::optional<frame::Output> cover_;
    std::string cover_text_;  ///< its measures
    std::size_t pages_ = 0;
    std::string missing_;      ///< letters that the font lacks
    std::uint64_t below_ = 0;  ///< puzzles that are not what was ordered
};

int run_book(frame::Context& context, const frame::Arguments& arguments) {
    constexpr std::string_view pdf_only[] = {"pdf"};
    frame::output_format(arguments, pdf_only);
    return Book(context, arguments).run();
}
}  // namespace

frame::Command book_command() {
    return {.name = "puzzle book",
            .operands = "ORDER...",
            .count = frame::OperandCount{1, most_orders},
            .options = {frame::output_option(frame::contents::of_outputs),
                        frame::seed_option(),
                        boards::layout_option(),
                        solving::paper_option(),
                        per_page_option(),
                        gutter_option(),
                        {.name = "title", .value = frame::Value::text},
                        {.name = "large"},
                        {.name = "colophon"},
                        {.name = "cover", .value = frame::Value::output, .replaces = frame::contents::pdf},
                        frame::choice_option("stock", {"white", cream}),
                        solving::font_option(),
                        frame::threads_option()},
            .run = run_book};
}
}  // namespace satdoku::studio
