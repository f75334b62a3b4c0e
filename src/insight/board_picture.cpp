// The formula of a puzzle as a board: the meanings of its literals, and the candidates that remain at some events of a
// search.
#include "formula_picture.hpp"

#include <satdoku/core/text.hpp>
#include <satdoku/draw/board.hpp>
#include <satdoku/draw/web.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/cell_text.hpp>
#include <satdoku/wording/step_picture.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <unordered_set>

namespace satdoku::insight {

namespace {

using Kind = solve::Event::Kind;

/// An entry of the trail.
struct TrueLiteral {
    cnf::Literal literal;
    std::uint32_t level;
    Kind how;
};

/// Stores the trail at some events of a search. When there are too many, every other one is dropped.
class Moments final : public solve::Observer {
  public:
    struct Moment {
        std::uint64_t event;
        std::uint64_t conflicts;
        std::vector<TrueLiteral> trail;
        bool is_root = false;  ///< the last moment before the first decision
    };
    static constexpr std::size_t most = 32;

    explicit Moments(std::uint64_t every) : every_(std::max<std::uint64_t>(1, every)), thins_(every == 0) { store(); }

    solve::EventKinds wants() const override {
        return solve::only(Kind::decision) | solve::only(Kind::propagation) | solve::only(Kind::pure_literal) |
               solve::only(Kind::conflict) | solve::only(Kind::backtrack) | solve::only(Kind::end);
    }
    void observe(const solve::Event& event) override {
        if (event.kind == Kind::decision && !decided_) {
            decided_ = true;
            if (moments_.back().event != events_) store();
            moments_.back().is_root = true;
        }
        ++events_;
        switch (event.kind) {
            case Kind::decision:
            case Kind::propagation:
            case Kind::pure_literal:
                trail_.push_back({event.literal, event.level, event.kind});
                break;
            case Kind::conflict:
                ++conflicts_;
                break;
            case Kind::backtrack:
                std::erase_if(trail_, [&](const TrueLiteral& one) { return one.level > event.level; });
                break;
            case Kind::end:
                // The trail may lack literals of the model if the engine has restored them.
                if (event.word == "satisfiable") complete(event.literals);
                if (moments_.back().event != events_) store();
                return;
            default:
                return;
        }
        if (events_ % every_ == 0) store();
    }
    const std::vector<Moment>& moments() const { return moments_; }

  private:
    void complete(std::span<const cnf::Literal> model) {
        std::unordered_set<std::uint32_t> known;
        for (const TrueLiteral& one : trail_) known.insert(one.literal.variable().index());
        for (const cnf::Literal literal : model) {
            if (!known.contains(literal.variable().index())) trail_.push_back({literal, 1, Kind::propagation});
        }
    }
    void store() {
        moments_.push_back({events_, conflicts_, trail_});
        if (moments_.size() <= most) return;
        if (!thins_) {
            // The first ones and the latest remain, and so does the last one before the first decision.
            const bool is_root = moments_[most - 1].is_root;
            moments_.erase(moments_.end() - (is_root ? 3 : 2));
            return;
        }
        std::size_t count = 1;
        for (std::size_t index = 1; index < moments_.size(); ++index) {
            if (index % 2 == 0 || moments_[index].is_root) moments_[count++] = std::move(moments_[index]);
        }
        moments_.resize(count);
        every_ *= 2;
    }

    std::uint64_t every_;
    bool thins_;
    bool decided_ = false;
    std::uint64_t events_ = 0;
    std::uint64_t conflicts_ = 0;
    std::vector<TrueLiteral> trail_;
    std::vector<Moment> moments_;
};

puzzle::Numbering numbering_of(const PictureSubject& subject) {
    return puzzle::numbering_of(subject.note, subject.layout, subject.formula.variable_count());
}

/// The board at a moment: true digits, the candidates of the other cells, and the decisions.
draw::BoardPicture board_at(const puzzle::Numbering& numbering, const Moments::Moment& moment) {
    const grid::Layout& layout = numbering.layout();
    draw::BoardPicture picture(layout);
    picture.numbered = true;
    for (draw::CellPicture& cell : picture.cells) cell.candidates = grid::all_digits;
    if (const auto& givens = numbering.givens()) {
        for (std::size_t cell = 0; cell < picture.cells.size(); ++cell)
            picture.cells[cell].digit = givens->digits[cell];
    }
    for (const TrueLiteral& one : moment.trail) {
        const auto fact = numbering.fact(one.literal.variable());
        if (!fact) continue;
        draw::CellPicture& cell = picture.cells[layout.cell(fact->place.grid, fact->place.row, fact->place.column)];
        const bool decided = one.how == Kind::decision && one.level > 0;
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

std::string heading_of(const Moments::Moment& moment, const draw::BoardPicture& board) {
    if (moment.is_root) return language::text("picture.root", candidates_left(board));
    return language::text("picture.moment", moment.event, moment.conflicts, candidates_left(board));
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

std::string figure_html(const draw::BoardPicture& board, const std::string& heading) {
    std::string text = "<figure class=\"moment\">\n";
    text.append(draw::svg_over_definition(draw::draw_contents(board), "frame", heading)).append("<figcaption>");
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
    const puzzle::Numbering numbering = numbering_of(subject);
    Moments moments(subject.every);
    subject.search(moments);
    FormulaPicture made{.title = language::text("picture.board", subject.name), .drawing = {}, .text = {}};
    std::vector<draw::BoardPicture> boards;
    std::vector<std::string> headings;
    std::size_t root = 0;
    for (const Moments::Moment& moment : moments.moments()) {
        boards.push_back(board_at(numbering, moment));
        headings.push_back(heading_of(moment, boards.back()));
        if (moment.is_root) root = boards.size() - 1;
    }
    made.drawing = draw::draw_board(boards.back());
    made.page_body = slider(boards.size());
    made.page_body += legend_html();
    made.page_body += draw::svg_definition(draw::draw_frame(boards.front()), "frame");
    for (std::size_t index = 0; index < boards.size(); ++index)
        made.page_body += figure_html(boards[index], headings[index]);
    made.page_script = board_script;
    made.page_style = board_style;
    made.text = [boards, headings, root, title = made.title](std::size_t columns) {
        std::string text = heading_text(title, {}, columns);
        for (const std::size_t index : std::set{root, boards.size() - 1}) {
            if (index != root) text += '\n';
            text += heading_text(headings[index], {}, columns);
            text += wording::picture_text(boards[index]);
        }
        return text;
    };
    return made;
}

FormulaPicture literals_picture(const PictureSubject& subject) {
    const puzzle::Numbering numbering = numbering_of(subject);
    const grid::Layout& layout = numbering.layout();
    draw::BoardPicture board(layout);
    board.numbered = true;
    board.words.resize(board.cells.size());
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
        board.cells[cell].candidates = grid::all_digits;
        for (int digit = 1; digit <= grid::digits; ++digit) {
            board.words[cell][static_cast<std::size_t>(digit - 1)] =
                variables_text(numbering, static_cast<grid::Cell>(cell), digit);
        }
    }
    const std::string title = language::text("picture.literals", subject.name);
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
