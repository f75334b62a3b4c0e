#include "report.hpp"
#include <satdoku/deduce/path.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/ui/board_view.hpp>
#include <satdoku/wording/clause_words.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::laboratory {
namespace {
/// The first steps to the solution, in words.
std::string first_steps(const deduce::Path& path, const deduce::State& start) {
    constexpr std::size_t shown = 3;
    deduce::State state = start;
    std::string text;
    for (std::size_t index = 0; index < std::min(shown, path.steps.size()); ++index) {
        text += wording::numbered_step_text(index + 1, state, path.steps[index]);
        deduce::apply(state, path.steps[index]);
    }
    return text;
}
}  // namespace

std::vector<Block> puzzle_chapter(const std::string& path, const Comparison& row, const result::Model& model) {
    if (core::is_nameless(path)) return {};
    const std::string name = language::visible(row.formula);
    const puzzle::FormulaNote note = puzzle::read_note(path);
    const wording::ClauseWords words = wording::words_of(note, row.variables);
    if (!note.givens || !words.picture) return {};
    const ui::Console plain(ui::ColourChoice::never);
    const grid::Board& givens = *note.givens;
    std::vector<Block> blocks = {Heading{language::text("report.puzzle", note.layout->name(), name), true}};
    const auto say = [&](std::string text) { blocks.push_back(Paragraph{std::move(text)}); };
    say(language::text("report.puzzle_holes", note.layout->name(), givens.filled(), givens.holes()));
    blocks.push_back(Verbatim{ui::joined(ui::board_lines(plain, *note.layout, ui::plain_looks(givens)))});
    say(language::text("report.puzzle_formula", name, row.variables, row.clauses));
    if (!model) {
        say(language::text("report.puzzle_unsolved"));
        return blocks;
    }
    say(language::text("report.puzzle_solution"));
    blocks.push_back(
        Verbatim{ui::joined(words.picture(plain, [&](cnf::Literal literal) { return model(literal.variable()); }))});
    const deduce::Geometry geometry(*note.layout);
    const deduce::State start(geometry, givens);
    const deduce::Path steps = deduce::path_of(start);
    if (steps.steps.empty()) return blocks;
    say(language::text("report.puzzle_game", steps.steps.size()));
    blocks.push_back(Verbatim{first_steps(steps, start)});
    return blocks;
}
}  // namespace satdoku::laboratory
