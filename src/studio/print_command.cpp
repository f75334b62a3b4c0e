// satdoku puzzle print FILE: puzzles on paper, and their solutions at the end.
#include "printed.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/grid/notation.hpp>
#include <satdoku/studio/commands.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/wording/cell_text.hpp>

namespace satdoku::studio {
namespace {
constexpr std::array<std::string_view, 3> formats = {"svg", "pdf", "txt"};

std::string format_of(const frame::Arguments& arguments) {
    if (const auto format = arguments.text("format")) return *format;
    return frame::output_format(arguments, formats, "usage.print_format");
}

class Printing {
  public:
    Printing(frame::Context& context, const frame::Arguments& arguments)
        : context_(context), arguments_(arguments), batch_(context), format_(format_of(arguments)),
          title_(arguments.text("title").value_or("")), fonts_(solving::fonts_of(arguments)), style_(arguments, false) {
        if (arguments.has("font") && format_ != "pdf") throw core::Error("usage.needs", {"--font", "PDF"});
        if (!can_show(title_)) throw core::Error("usage.print_title", {title_, lacking(title_)});
    }

    int run() {
        frame::Output results(context_.console, arguments_);
        read();
        solve();
        judge(puzzles_, frame::threads_of(arguments_), batch_);
        if (batch_.stopped()) return frame::exit_done;
        report_lost_notes();
        const language::SpokenMeanwhile spoken(paper_language(batch_, can_show(language::text("print.solutions"))));
        caption();
        const draw::Sink sink = [&](std::string_view bytes) { results.write(bytes); };
        if (format_ == "txt") {
            write_text(results);
        } else if (format_ == "svg") {
            results.write(svg());
        } else {
            draw::Pdf document(sink, file_title(), fonts_);
            write_pages(document);
            if (!document.missing().empty())
                batch_.remark(language::text("print.missing", draw::utf_8(document.missing())));
        }
        results.commit();
        return unsolved_ == 0 || !arguments_.has("solutions") ? frame::exit_done : frame::exit_no;
    }

  private:
    void read() {
        boards::BoardFile file(context_, arguments_.operands[0], boards::layouts_of(arguments_), batch_.token());
        while (auto entry = file.next()) {
            std::vector<grid::DigitSet> candidates;
            if (arguments_.has("candidates")) candidates = entry->candidates_or_possible();
            std::vector<std::pair<grid::Cell, std::uint8_t>> placed;
            for (const grid::Cell cell : entry->placed) placed.emplace_back(cell, entry->board.digits[cell]);
            puzzles_.push_back({.givens = entry->givens(),
                                .candidates = std::move(candidates),
                                .placed = std::move(placed),
                                .caption = std::move(entry->note)});
        }
    }

    void solve() {
        for (std::size_t index = 0; index < puzzles_.size() && !batch_.stopped(); ++index) {
            Printed& puzzle = puzzles_[index];
            const grid::Layout& layout = *puzzle.givens.layout;
            puzzle::Answer answer = puzzle::solve_puzzle(batch_.solver_of(layout), puzzle.givens);
            if (answer.solutions == 1) {
                puzzle.solution = std::move(answer.found.front());
                for (const auto& [cell, digit] : puzzle.placed)
                    if (puzzle.solution->digits[cell] != digit)
                        batch_.remark(language::text("puzzle_solve.wrong_digit", index + 1,
                                                     wording::cell_name(layout, cell), grid::digit_text(digit)));
                continue;
            }
            ++unsolved_;
            if (batch_.stopped()) continue;
            puzzle.fault = answer.solutions == 0 ? "puzzle_solve.none" : "print.solutions_many";
            batch_.remark(language::text(answer.solutions == 0 ? "print.none" : "print.several", index + 1));
        }
    }

    /// The letters of a text that the format cannot show.
    std::string lacking(const std::string& text) { return format_ == "pdf" ? draw::lacking(text, fonts_) : ""; }
    bool can_show(const std::string& text) { return lacking(text).empty(); }

    void report_lost_notes() {
        const auto lost = std::ranges::count_if(
            puzzles_, [this](const Printed& puzzle) { return !can_show(language::visible(puzzle.caption)); });
        if (lost > 0) batch_.remark(language::text("print.lost_notes", lost));
    }

    /// Puts the numbers of puzzles before what is said of them and their notes.
    void caption() {
        for (std::size_t index = 0; index < puzzles_.size(); ++index) {
            Printed& puzzle = puzzles_[index];
            const std::string note = std::exchange(puzzle.caption, {});
            std::vector<std::string> parts = facts_of(puzzle);
            if (puzzles_.size() > 1) parts.insert(parts.begin(), language::text("puzzle_page.number", index + 1));
            if (!note.empty() && can_show(language::visible(note))) parts.push_back(language::visible(note));
            puzzle.caption = core::join(parts, "  ");
        }
    }

    std::string file_title() const { return title_.empty() ? arguments_.operands[0] : title_; }

    std::vector<Section> sections() const {
        std::vector<Section> all = sections_of(puzzles_, title_, false);
        if (!arguments_.has("solutions")) return all;
        for (Section& section : sections_of(puzzles_, solutions_heading(), true)) all.push_back(std::move(section));
        return all;
    }

    std::string solutions_heading() const {
        return title_.empty() ? language::text("print.solutions") : language::text("print.solutions_of", title_);
    }

    void write_pages(draw::Pdf& document) const {
        std::size_t number = 0;
        for (const Section& section : sections()) style_.put(document, section, number);
        document.end();
    }

    /// One picture of any length.
    std::string svg() const {
        const std::vector<Section> all = sections();
        if (all.size() == 1 && puzzles_.size() == 1 && title_.empty() && puzzles_[0].caption.empty())
            return draw::svg(style_.piece(puzzles_[0], false).drawing, draw::Colours::fixed, file_title());
        draw::Drawing picture{style_.paper().width, 0};
        for (const Section& section : all) {
            std::vector<draw::Piece> pieces;
            for (const Printed* const puzzle : section.puzzles)
                pieces.push_back(style_.piece(*puzzle, section.solutions));
            const int columns = std::min(style_.grid_of(section).columns, static_cast<int>(pieces.size()));
            const draw::Drawing part = draw::scroll(style_.paper(), columns, pieces, section.heading);
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
            for (const Printed* const puzzle : section.puzzles) {
                if (!puzzle->caption.empty()) results.write("# " + puzzle->caption + '\n');
                const grid::Layout& layout = *puzzle->givens.layout;
                auto looks = ui::plain_looks(section.solutions ? *puzzle->solution : puzzle->givens);
                for (const auto& [cell, digit] : puzzle->placed)
                    if (!section.solutions) looks[cell] = {.digit = digit, .kind = ui::CellLook::Kind::own};
                results.write(grid::rules_comment(layout) + ui::joined(ui::board_lines(plain, layout, looks)) + '\n');
            }
        }
    }

    frame::Context& context_;
    const frame::Arguments& arguments_;
    Batch batch_;
    std::string format_;
    std::string title_;
    draw::Fonts fonts_;
    PageStyle style_;
    std::vector<Printed> puzzles_;
    std::size_t unsolved_ = 0;  ///< puzzles without exactly one solution
};
}  // namespace

frame::Command print_command() {
    return {.name = "puzzle print",
            .operands = "FILE",
            .options = {frame::output_option(frame::contents::of_outputs),
                        frame::choice_option("format", {formats.begin(), formats.end()}),
                        solving::paper_option(),
                        per_page_option(),
                        gutter_option(),
                        {.name = "title", .value = frame::Value::text},
                        {.name = "solutions"},
                        {.name = "candidates"},
                        {.name = "large"},
                        solving::font_option(),
                        boards::layout_option(),
                        frame::threads_option()},
            .run = frame::run_work<Printing>};
}
}  // namespace satdoku::studio
