// The formula of a puzzle as a board: the meanings of its literals, and the remaining candidates at events of a search.
#include "formula_picture.hpp"
#include "square_board.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_picture.hpp>
#include <set>

namespace satdoku::insight {
namespace {
puzzle::Numbering numbering_of(const PictureSubject& subject) {
    return puzzle::numbering_of(subject.note, subject.layout, subject.formula.variable_count());
}

/// Returns N if the formula is that of a sample of sudoku of N by N boxes, and of no layout.
std::optional<std::uint32_t> square_of(const PictureSubject& subject) {
    const bool is_named = subject.layout != nullptr || subject.note.layout != nullptr;
    return is_named ? std::nullopt : square_box(subject.formula.variable_count());
}

/// "731 b11=2: implied, level 3"
std::string note_of(const puzzle::Numbering& numbering, const TrueLiteral& one) {
    const std::string key = !one.decided()           ? "picture.tint_implied"
                            : one.literal.negative() ? "picture.tint_excluded"
                                                     : "picture.tint_decided";
    return language::text("picture.cell", wording::literal_text(numbering, one.literal), language::text(key),
                          one.level);
}

/// The board at a moment: true digits, the candidates of the other cells, and the decisions.
draw::BoardPicture board_at(const puzzle::Numbering& numbering, const Moments::Moment& moment) {
    const grid::Layout& layout = numbering.layout();
    draw::BoardPicture picture(layout);
    picture.numbered = true;
    for (draw::CellPicture& cell : picture.cells) cell.candidates = layout.all_digits();
    if (const auto& givens = numbering.givens()) {
        for (std::size_t cell = 0; cell < picture.cells.size(); ++cell)
            picture.cells[cell].digit = givens->digits[cell];
    }
    for (const TrueLiteral& one : moment.trail) {
        const auto fact = numbering.fact(one.literal.variable());
        if (!fact) continue;
        draw::CellPicture& cell = picture.cells[layout.cell(fact->place)];
        const bool decided = one.decided();
        if (decided || (!one.literal.negative() && cell.digit == 0)) cell.note = note_of(numbering, one);
        if (one.literal.negative()) {
            cell.candidates.erase(fact->digit);
            if (decided) cell.tint = draw::Ink::orange_tint;
        } else if (cell.digit == 0) {
            cell.digit = static_cast<std::uint8_t>(fact->digit);
            cell.weight = one.level == 0 ? draw::Weight::given : draw::Weight::entered;
            cell.tint = decided ? draw::Ink::green_tint : one.level > 0 ? draw::Ink::blue_tint : draw::Ink::none;
        } else if (cell.digit != fact->digit) {
            cell.tint = draw::Ink::red_tint;
        }
    }
    return picture;
}

std::size_t candidates_left(const draw::BoardPicture& board) {
    std::size_t left = 0;
    for (const draw::CellPicture& cell : board.cells)
        left += cell.digit != 0 ? 1U : static_cast<std::size_t>(cell.candidates.size());
    return left;
}

/// A board at a moment, ready to be shown.
struct BoardView {
    std::size_t left;  ///< candidates
    draw::Drawing frame;
    draw::Drawing contents;
    std::string text;
};

/// The boards at all moments: of a layout, or of a sample of any size.
std::vector<BoardView> views_of(const PictureSubject& subject, std::span<const Moments::Moment> moments) {
    std::vector<BoardView> views;
    if (const auto box = square_of(subject)) {
        const double side = square_cell_side(*box);
        for (const Moments::Moment& moment : moments) {
            const SquareBoard board = square_board(*box, moment.trail);
            views.push_back({candidates_left(board), draw_square_frame(*box, side), draw_square_contents(board, side),
                             square_text(board)});
        }
        return views;
    }
    const puzzle::Numbering numbering = numbering_of(subject);
    for (const Moments::Moment& moment : moments) {
        const draw::BoardPicture board = board_at(numbering, moment);
        views.push_back({candidates_left(board), draw::draw_frame(board), draw::draw_contents(board),
                         wording::picture_text(board)});
    }
    return views;
}

std::string heading_of(const Moments::Moment& moment, std::size_t left) {
    if (moment.is_root) return language::text("picture.root", left);
    return language::text("picture.moment", moment.event, moment.conflicts, left);
}

std::string legend_html() {
    struct Meaning {
        draw::Ink ink;
        const char* key;
    };
    constexpr std::array meanings = {
        Meaning{draw::Ink::green_tint, "picture.tint_decided"}, Meaning{draw::Ink::blue_tint, "picture.tint_implied"},
        Meaning{draw::Ink::orange_tint, "picture.tint_excluded"}, Meaning{draw::Ink::red_tint, "picture.tint_clash"}};
    std::string text = "<p class=\"legend\">";
    for (const Meaning& meaning : meanings) {
        const std::string words = language::text(meaning.key);
        text.append(draw::svg(draw::draw_tint(meaning.ink, 12), draw::Colours::of_page, words));
        text.append(" ").append(draw::escaped(words)).append(" &#160; ");
    }
    return text.append("</p>\n");
}

std::string figure_html(const draw::Drawing& contents, const std::string& heading) {
    std::string text = "<figure class=\"moment\">\n";
    text.append(draw::svg_over_definition(contents, "frame", heading)).append("<figcaption>");
    return text.append(draw::escaped(heading)).append("</figcaption>\n</figure>\n");
}

constexpr std::string_view board_style = R"(
.legend svg{vertical-align:middle}
figure.moment>svg{width:100%;max-height:calc(100vh - 12rem)}
.script figure.moment{display:none}.script figure.shown{display:block}
@media print{.script figure.moment{display:block}figure.moment>svg{max-height:18cm}}
)";
constexpr std::string_view board_script = R"(
const moments=[...document.querySelectorAll('figure.moment')];
step((at)=>{moments.forEach((one,i)=>one.classList.toggle('shown',i===at));return '';},0);
)";

/// "731"; if grids share the cell, both numbers.
std::string variables_text(const puzzle::Numbering& numbering, grid::Cell cell, int digit) {
    std::string text;
    for (const grid::Place& place : numbering.layout().places(cell)) {
        const auto variable = numbering.find({place, digit});
        if (!variable) continue;
        const std::string number = std::to_string(variable->index() + 1);
        if (text != number) core::append_item(text, " ", number);
    }
    return text;
}
}  // namespace

FormulaPicture board_picture(const PictureSubject& subject) {
    Moments moments(subject.every);
    // An error for a formula of no puzzle comes before the search.
    views_of(subject, {});
    subject.search(moments);
    FormulaPicture made{.title = language::text("picture.board", subject.name), .drawing = {}, .text = {}};
    const std::vector<BoardView> views = views_of(subject, moments.moments());
    std::vector<std::string> headings;
    std::size_t root = 0;
    for (std::size_t index = 0; index < views.size(); ++index) {
        const Moments::Moment& moment = moments.moments()[index];
        headings.push_back(heading_of(moment, views[index].left));
        if (moment.is_root) root = index;
    }
    made.drawing = views.back().frame;
    draw::put(made.drawing, views.back().contents, {0, 0});
    made.page_body = slider(views.size());
    made.page_body += legend_html();
    made.page_body += draw::svg_definition(views.front().frame, "frame");
    for (std::size_t index = 0; index < views.size(); ++index)
        made.page_body += figure_html(views[index].contents, headings[index]);
    made.page_script = board_script;
    made.page_style = board_style;
    made.text = [views, headings, root, title = made.title](std::size_t columns) {
        std::string text = heading_text(title, {}, columns);
        for (const std::size_t index : std::set{root, views.size() - 1}) {
            if (index != root) text += '\n';
            text += heading_text(headings[index], {}, columns);
            text += views[index].text;
        }
        return text;
    };
    return made;
}

FormulaPicture literals_picture(const PictureSubject& subject) {
    const std::string title = language::text("picture.literals", subject.name);
    if (const auto box = square_of(subject)) {
        return {.title = title, .drawing = draw_square_literals(*box), .text = [box, title](std::size_t columns) {
                    return heading_text(title, {}, columns) + square_literals_text(*box);
                }};
    }
    const puzzle::Numbering numbering = numbering_of(subject);
    const grid::Layout& layout = numbering.layout();
    draw::BoardPicture board(layout);
    board.numbered = true;
    board.words.resize(board.cells.size());
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
        board.cells[cell].candidates = layout.all_digits();
        for (int digit = 1; digit <= layout.side(); ++digit) {
            board.words[cell][static_cast<std::size_t>(digit - 1)] =
                variables_text(numbering, static_cast<grid::Cell>(cell), digit);
        }
    }
    draw::Drawing drawing{};
    const draw::Drawing drawn = draw::draw_board(board);
    constexpr double larger = 1.6;  // so that four figures fit into a ninth of a cell
    drawing.width = drawn.width * larger;
    drawing.height = drawn.height * larger;
    draw::put(drawing, drawn, {0, 0}, larger);
    return {.title = title, .drawing = std::move(drawing), .text = [numbering, title](std::size_t columns) {
                std::string text = heading_text(title, {}, columns);
                for (std::uint32_t index = 0; index < numbering.count(); ++index) {
                    const cnf::Variable variable(index);
                    if (numbering.fact(variable))
                        text += wording::literal_text(numbering, cnf::Literal(variable, false)) + '\n';
                }
                return text;
            }};
}
}  // namespace satdoku::insight
