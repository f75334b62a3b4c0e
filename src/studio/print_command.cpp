// satdoku puzzle print FILE: puzzles on paper, and their solutions at the end.
#include "batch.hpp"

#include <satdoku/boards/board_files.hpp>
#include <satdoku/boards/puzzle_options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/draw/board.hpp>
#include <satdoku/draw/letters.hpp>
#include <satdoku/draw/paged.hpp>
#include <satdoku/draw/sheet.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/frame/output.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/board_view.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace satdoku::studio {

namespace {

constexpr std::array<std::string_view, 4> formats = {"svg", "ps", "pdf", "txt"};

/// A puzzle and its caption.
struct Item {
    grid::Board givens;
    std::vector<grid::DigitSet> candidates;  ///< empty if none are shown
    std::vector<grid::Cell> placed;          ///< digits that are not givens
    std::optional<grid::Board> solution;     ///< for the pages of solutions
    std::string caption;
};

/// Puzzles of one layout that are drawn on pages of the same kind.
struct Section {
    std::string heading;
    std::vector<const Item*> items;
    bool solutions;
};

std::string format_of(const frame::Arguments& arguments) {
    if (const auto format = arguments.text("format")) return *format;
    return frame::output_format(arguments, formats, "usage.print_format");
}

class Printing {
  public:
    Printing(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), arguments_(arguments), batch_(context), format_(format_of(arguments)) {
        title_ = arguments.text("title").value_or("");
        latin_only_ = format_ == "ps" || format_ == "pdf";
        if (latin_only_ && !draw::all_latin(title_)) throw core::Error("usage.print_title", {title_});
    }

    int run() {
        read();
        if (arguments_.has("solutions")) solve();
        if (batch_.stopped()) return frame::exit_done;
        frame::Output results(context_.console, arguments_);
        if (latin_only_) report_lost_notes();
        const language::SpokenMeanwhile spoken(latin_only_ ? language::Language::english : language::spoken_language());
        caption();
        const draw::Sink sink = [&](std::string_view bytes) { results.write(bytes); };
        if (format_ == "txt") {
            write_text(results);
        } else if (format_ == "svg") {
            results.write(svg());
        } else if (format_ == "ps") {
            write_pages(draw::PostScript(sink, file_title()));
        } else {
            write_pages(draw::Pdf(sink, file_title()));
        }
        results.commit();
        return unsolved_ == 0 ? frame::exit_done : frame::exit_no;
    }

  private:
    void read() {
        boards::BoardFile file(arguments_.operands[0], boards::layouts_of(arguments_), batch_.token());
        while (auto entry = file.next()) {
            std::vector<grid::DigitSet> candidates;
            if (arguments_.has("candidates")) candidates = entry->candidates_or_possible();
            items_.push_back(
                {std::move(entry->board), std::move(candidates), std::move(entry->placed), {}, std::move(entry->note)});
        }
    }

    void solve() {
        for (std::size_t index = 0; index < items_.size() && !batch_.stopped(); ++index) {
            Item& item = items_[index];
            puzzle::Answer answer = puzzle::solve_puzzle(batch_.solver_of(*item.givens.layout), item.givens);
            if (answer.solutions == 1) {
                item.solution = std::move(answer.found.front());
                continue;
            }
            ++unsolved_;
            if (batch_.stopped() || batch_.quiet()) continue;
            batch_.report(language::text(answer.solutions == 0 ? "print.none" : "print.several", index + 1));
        }
    }

    void report_lost_notes() {
        const auto lost = std::count_if(items_.begin(), items_.end(), [](const Item& item) {
            return !draw::all_latin(language::visible(item.caption));
        });
        if (lost > 0 && !batch_.quiet()) batch_.report(language::text("print.lost_notes", lost, format_));
    }

    /// Puts the numbers of puzzles before their notes.
    void caption() {
        for (std::size_t index = 0; index < items_.size(); ++index) {
            Item& item = items_[index];
            std::string note = language::visible(item.caption);
            if (latin_only_ && !draw::all_latin(note)) note.clear();
            const std::string number = items_.size() == 1 ? "" : language::text("print.number", index + 1);
            item.caption = number + (number.empty() || note.empty() ? "" : "  ") + note;
        }
    }

    std::string file_title() const { return title_.empty() ? arguments_.operands[0] : title_; }

    std::vector<Section> sections() const {
        std::vector<Section> all;
        const auto gather = [&](bool solutions, const std::string& heading) {
            bool first = true;
            for (const Item& item : items_) {
                if (solutions && !item.solution) continue;
                if (first || all.back().items.back()->givens.layout != item.givens.layout) {
                    all.push_back({heading, {}, solutions});
                }
                first = false;
                all.back().items.push_back(&item);
            }
        };
        gather(false, title_);
        gather(true, solutions_heading());
        return all;
    }

    std::string solutions_heading() const {
        return title_.empty() ? language::text("print.solutions") : language::text("print.solutions_of", title_);
    }

    draw::Piece piece(const Item& item, bool solutions) const {
        draw::BoardPicture picture(*item.givens.layout);
        picture.large = arguments_.has("large");
        for (std::size_t cell = 0; cell < picture.cells.size(); ++cell) {
            draw::CellPicture& look = picture.cells[cell];
            look.digit = item.givens.digits[cell];
            if (solutions && look.digit == 0) {
                look = {.digit = item.solution->digits[cell], .weight = draw::Weight::entered};
            } else if (!item.candidates.empty()) {
                look.candidates = item.candidates[cell];
            }
        }
        for (const grid::Cell cell : item.placed) picture.cells[cell].weight = draw::Weight::entered;
        return {draw::draw_board(picture), item.caption};
    }

    /// The columns and rows of the pieces on a page.
    draw::Grid grid_of(const Section& section, const draw::Drawing& drawing) const {
        const bool large = arguments_.has("large");
        const bool one_grid = section.items.front()->givens.layout->grid_count() == 1;
        const auto asked = arguments_.integer("per-page");
        if (!section.solutions) {
            const int standard = one_grid && !large ? 4 : 1;
            const int count = asked ? static_cast<int>(*asked) : standard;
            return draw::best_grid(draw::a4, count, drawing.width, drawing.height);
        }
        // As many on a page as are still readable.
        const double smallest = large ? 20 : 12;
        for (const int most : {12, 9, 6, 4, 2}) {
            const int count = std::min(most, static_cast<int>(section.items.size()));
            const draw::Grid grid = draw::best_grid(draw::a4, count, drawing.width, drawing.height);
            const double scale = draw::scale_in(draw::a4, grid, drawing.width, drawing.height);
            if (scale * draw::cell_side >= smallest) return grid;
        }
        return {1, 1};
    }

    template <typename Document>
    void write_pages(Document document) const {
        std::size_t number = 0;
        for (const Section& section : sections()) {
            const draw::Drawing first = piece(*section.items.front(), section.solutions).drawing;
            const draw::Grid grid = grid_of(section, first);
            const auto per_page = static_cast<std::size_t>(grid.columns * grid.rows);
            for (std::size_t begin = 0; begin < section.items.size(); begin += per_page) {
                std::vector<draw::Piece> pieces;
                const std::size_t end = std::min(section.items.size(), begin + per_page);
                for (std::size_t at = begin; at < end; ++at)
                    pieces.push_back(piece(*section.items[at], section.solutions));
                document.page(draw::sheet(draw::a4, grid, pieces, section.heading, std::to_string(++number)));
            }
        }
        document.end();
    }

    /// One picture of any length.
    std::string svg() const {
        const std::vector<Section> all = sections();
        if (all.size() == 1 && items_.size() == 1 && title_.empty() && items_[0].caption.empty()) {
            return draw::svg(piece(items_[0], false).drawing, draw::Colours::fixed, file_title());
        }
        draw::Drawing picture{draw::a4.width, 0};
        for (const Section& section : all) {
            std::vector<draw::Piece> pieces;
            for (const Item* const item : section.items) pieces.push_back(piece(*item, section.solutions));
            const int columns =
                std::min(grid_of(section, pieces.front().drawing).columns, static_cast<int>(pieces.size()));
            const draw::Drawing part = draw::scroll(draw::a4, columns, pieces, section.heading);
            draw::put(picture, part, {0, picture.height});
            picture.height += part.height;
        }
        draw::Drawing whole{picture.width, picture.height};
        whole.add(draw::Rectangle{{0, 0}, picture.width, picture.height, draw::Ink::paper, {}});
        draw::put(whole, picture, {0, 0});
        return draw::svg(whole, draw::Colours::fixed, file_title());
    }

    /// Boards as on terminals. All other lines are comments, so that the program can read the file again.
    void write_text(frame::Output& results) const {
        const ui::Console plain(ui::ColourChoice::never);
        for (const Section& section : sections()) {
            if (!section.heading.empty()) results.write("# " + language::visible(section.heading) + "\n\n");
            for (const Item* const item : section.items) {
                if (!item->caption.empty()) results.write("# " + item->caption + '\n');
                const grid::Board& board = section.solutions ? *item->solution : item->givens;
                results.write(ui::joined(ui::board_lines(plain, *board.layout, ui::plain_looks(board))) + '\n');
            }
        }
    }

    frame::Context& context_;
    const frame::Arguments& arguments_;
    Batch batch_;
    std::string format_;
    bool latin_only_ = false;  ///< PostScript and PDF are written without fonts in the file
    std::string title_;
    std::vector<Item> items_;
    std::size_t unsolved_ = 0;  ///< puzzles without exactly one solution
};

int run_print(frame::Context& context, const frame::Arguments& arguments) {
    return Printing(context, arguments).run();
}

}  // namespace

frame::Command print_command() {
    return {
        .name = "puzzle print",
        .operands = "FILE",
        .count = {1, 1},
        .options =
            {frame::output_option(),
             {.name = "format",
              .value = frame::Value::choice,
              .placeholder = "NAME",
              .choices = {formats.begin(), formats.end()}},
             {.name = "per-page", .value = frame::Value::integer, .placeholder = "N", .smallest = 1, .largest = 100},
             {.name = "title", .value = frame::Value::text, .placeholder = "TEXT"},
             {.name = "solutions"},
             {.name = "candidates"},
             {.name = "large"},
             boards::layout_option()},
        .run = run_print};
}

}  // namespace satdoku::studio
