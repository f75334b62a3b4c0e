#include "draw/xml.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/draw/board.hpp>
#include <satdoku/draw/sheet.hpp>
#include <satdoku/draw/web.hpp>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>
#include <variant>

using namespace satdoku;

namespace {
std::map<std::string, int> labels_of(const draw::Drawing& drawing) {
    std::map<std::string, int> labels;
    for (const draw::Shape& shape : drawing.shapes) {
        if (const auto* label = std::get_if<draw::Label>(&shape)) ++labels[label->text];
    }
    return labels;
}

template <typename Kind> std::ptrdiff_t count_of(const draw::Drawing& drawing) {
    return std::count_if(drawing.shapes.begin(), drawing.shapes.end(),
                         [](const draw::Shape& shape) { return std::holds_alternative<Kind>(shape); });
}

void check_inside(const draw::Drawing& drawing) {
    for (const draw::Shape& shape : drawing.shapes) {
        if (const auto* line = std::get_if<draw::Line>(&shape)) {
            for (const draw::Point point : {line->from, line->to}) {
                CHECK((point.x >= 0 && point.x <= drawing.width));
                CHECK((point.y >= 0 && point.y <= drawing.height));
            }
        }
        if (const auto* label = std::get_if<draw::Label>(&shape)) {
            CHECK((label->at.x >= 0 && label->at.x <= drawing.width));
            CHECK((label->at.y >= 0 && label->at.y <= drawing.height));
        }
    }
}
}  // namespace

TEST_CASE("boards of every layout are drawn with all their cells", "[draw]") {
    for (const grid::Layout& layout : grid::layouts()) {
        CAPTURE(layout.name());
        draw::BoardPicture picture(layout);
        picture.numbered = true;
        for (draw::CellPicture& cell : picture.cells) cell.candidates = grid::digit_set(7);
        picture.cells.front() = {.digit = 5};
        const draw::Drawing drawing = draw::draw_board(picture);
        CHECK(support::xml_fault(draw::svg(drawing, draw::Colours::fixed, layout.name())) == "");
        check_inside(drawing);
        CHECK(count_of<draw::Rectangle>(drawing) == layout.cell_count());

        picture.numbered = false;
        auto labels = labels_of(draw::draw_board(picture));
        CHECK(labels["7"] == layout.cell_count() - 1);
        CHECK(labels["5"] == 1);
    }
}

TEST_CASE("each of several grids has its letter", "[draw]") {
    for (const grid::Layout& layout : grid::layouts()) {
        draw::BoardPicture picture(layout);
        picture.numbered = true;
        auto labels = labels_of(draw::draw_frame(picture));
        for (int grid = 0; grid < layout.grid_count(); ++grid) {
            CHECK(labels[grid::grid_letter(grid)] == (layout.grid_count() == 1 ? 0 : 1));
        }
    }
}

TEST_CASE("a plain board has ten lines each way, of three strengths", "[draw]") {
    const draw::Drawing frame = draw::draw_frame(draw::BoardPicture(grid::sudoku()));
    std::map<double, int> strengths;
    for (const draw::Shape& shape : frame.shapes) {
        if (const auto* line = std::get_if<draw::Line>(&shape)) ++strengths[line->pen.width];
    }
    REQUIRE(strengths.size() == 3);
    CHECK(strengths.begin()->second == 12);
    CHECK(std::next(strengths.begin())->second == 4);
    CHECK(strengths.rbegin()->second == 4);
}

TEST_CASE("what is pointed out is marked by its shape as well as by its colour", "[draw]") {
    std::vector<std::string> pictures;
    for (const draw::Mark mark : {draw::Mark::disc, draw::Mark::square, draw::Mark::diamond, draw::Mark::triangle,
                                  draw::Mark::ring, draw::Mark::cross}) {
        std::string shapes;
        for (const draw::Shape& shape : draw::draw_mark(mark, 20).shapes) {
            shapes += std::to_string(shape.index());
            if (const auto* polygon = std::get_if<draw::Polygon>(&shape)) {
                for (const draw::Point corner : polygon->corners) shapes += ',' + std::to_string(corner.x);
            }
            if (const auto* circle = std::get_if<draw::Circle>(&shape)) {
                shapes += ',' + std::to_string(circle->pen.width);
            }
        }
        pictures.push_back(shapes);
    }
    std::sort(pictures.begin(), pictures.end());
    CHECK(std::adjacent_find(pictures.begin(), pictures.end()) == pictures.end());
}

TEST_CASE("tints, marks and links lie over the frame", "[draw]") {
    draw::BoardPicture picture(grid::twodoku());
    picture.houses = {{grid::HouseKind::row, 1, 0, draw::Ink::blue_tint}};
    const grid::Cell first = grid::twodoku().cell(1, 0, 0);
    const grid::Cell second = grid::twodoku().cell(1, 0, 8);
    picture.cells[first].tint = draw::Ink::red_tint;
    picture.marks = {{{first, 1}, draw::Mark::cross}, {{second, 9}, draw::Mark::ring}};
    picture.links = {{{{first, 1}}, {{second, 9}}, true}, {{{first, 1}, {first, 2}}, {{second, 9}}, false}};
    const draw::Drawing contents = draw::draw_contents(picture);
    CHECK(count_of<draw::Rectangle>(contents) == 9 + 1 + 1);  // the house, the cross, the group
    CHECK(count_of<draw::Curve>(contents) == 2);
    CHECK(count_of<draw::Polygon>(contents) == 2);
    CHECK(count_of<draw::Circle>(contents) == 1);
    CHECK(support::xml_fault(draw::svg(contents, draw::Colours::of_page, "")) == "");
}

TEST_CASE("arrows stay in the cells and cross no numbers of lines", "[draw]") {
    const grid::Layout& layout = grid::twodoku();
    for (const auto& [from, to] : {std::pair{layout.cell(0, 8, 0), layout.cell(0, 0, 0)},
                                   {layout.cell(0, 0, 0), layout.cell(0, 8, 0)},
                                   {layout.cell(0, 0, 0), layout.cell(0, 0, 8)},
                                   {layout.cell(0, 0, 8), layout.cell(0, 0, 0)},
                                   {layout.cell(1, 8, 8), layout.cell(1, 0, 8)},
                                   {layout.cell(1, 0, 8), layout.cell(1, 8, 8)}}) {
        draw::BoardPicture picture(layout);
        picture.numbered = true;
        picture.links = {{{{from, 5}}, {{to, 5}}, true}};
        const draw::Drawing contents = draw::draw_contents(picture);
        const draw::Drawing frame = draw::draw_frame(picture);
        const double margin = (frame.width - layout.canvas_columns() * draw::cell_side) / 2;
        for (const draw::Shape& shape : contents.shapes) {
            const auto* const curve = std::get_if<draw::Curve>(&shape);
            if (curve == nullptr) continue;
            // The middle of a curve is where it bends furthest.
            const double x = (curve->from.x + 3 * curve->from_control.x + 3 * curve->to_control.x + curve->to.x) / 8;
            const double y = (curve->from.y + 3 * curve->from_control.y + 3 * curve->to_control.y + curve->to.y) / 8;
            CAPTURE(from, to, x, y);
            CHECK(layout.cell_on_canvas(static_cast<int>(std::floor((y - margin) / draw::cell_side)),
                                        static_cast<int>(std::floor((x - margin) / draw::cell_side))));
        }
    }
}

TEST_CASE("pieces lie on a sheet side by side, all of them inside", "[draw]") {
    const draw::Drawing board = draw::draw_board(draw::BoardPicture(grid::sudoku()));
    for (const int count : {1, 2, 3, 4, 5, 6, 9, 12, 20}) {
        CAPTURE(count);
        const draw::Grid grid = draw::best_grid(draw::a4, count, board.width, board.height);
        CHECK(grid.columns * grid.rows >= count);
        const std::vector<draw::Piece> pieces(static_cast<std::size_t>(count), {board, "a caption"});
        const draw::Drawing page = draw::sheet(draw::a4, grid, pieces, "heading", "1");
        check_inside(page);
        auto labels = labels_of(page);
        CHECK(labels["a caption"] == count);
        CHECK(labels["heading"] == 1);
        const draw::Drawing scroll = draw::scroll(draw::a4, grid.columns, pieces, "heading");
        check_inside(scroll);
    }
    const draw::Grid four = draw::best_grid(draw::a4, 4, board.width, board.height);
    CHECK(four.columns == 2);
    CHECK(four.rows == 2);
}

TEST_CASE("a constraint of every kind is seen in a drawing", "[draw]") {
    const draw::Drawing plain = draw::draw_frame(draw::BoardPicture(*grid::find_layout("sudoku")));
    for (const grid::ConstraintFacts& kind : grid::constraint_table()) {
        CAPTURE(kind.name);
        grid::Constraint constraint{kind.kind, kind.standard_value > 0 ? kind.standard_value : 5};
        if (kind.kind == grid::ConstraintKind::arrow) constraint.value = 0;
        const std::size_t most = kind.most_cells > 0 ? kind.most_cells : std::max<std::size_t>(kind.least_cells, 4);
        if (kind.mark != grid::ConstraintMark::none)
            for (int cell = 0; cell < static_cast<int>(most); ++cell) constraint.places.push_back({0, 3, cell});
        const grid::Layout* const layout = grid::find_layout("sudoku-" + text_of(constraint));
        REQUIRE(layout != nullptr);
        const draw::Drawing drawing = draw::draw_frame(draw::BoardPicture(*layout));
        check_inside(drawing);
        CHECK((drawing.shapes.size() > plain.shapes.size()) == (kind.mark != grid::ConstraintMark::none));
        CHECK((drawing.width > plain.width) == (kind.mark == grid::ConstraintMark::outside));
        CHECK(draw::has_clues_outside(*layout) == (kind.mark == grid::ConstraintMark::outside));
    }
}

TEST_CASE("lines of different kinds look different", "[draw]") {
    std::map<std::string, std::string_view> kinds;
    for (const grid::ConstraintFacts& kind : grid::constraint_table()) {
        if (kind.mark != grid::ConstraintMark::line) continue;
        CAPTURE(kind.name);
        const grid::Constraint constraint{kind.kind, kind.standard_value, {{0, 3, 0}, {0, 3, 1}, {0, 3, 2}, {0, 3, 3}}};
        const grid::Layout& layout = *grid::find_layout("sudoku-" + text_of(constraint));
        const draw::Drawing frame = draw::draw_frame(draw::BoardPicture(layout));
        const auto [same, is_new] = kinds.emplace(draw::svg(frame, draw::Colours::fixed, ""), kind.name);
        CAPTURE(same->second);
        CHECK(is_new);
    }
}

TEST_CASE("the border of a cage is closed, within its cells and around nothing else", "[draw]") {
    core::Random random(7);
    for (int round = 0; round < 300; ++round) {
        std::set<std::pair<int, int>> cells;
        for (std::uint64_t count = random.below(12) + 2; count > 0; --count)
            cells.insert({static_cast<int>(random.below(4)), static_cast<int>(random.below(4))});
        grid::Constraint cage{grid::ConstraintKind::cage, 30};
        for (const auto& [row, column] : cells) cage.places.push_back({0, row, column});
        const grid::Layout* const layout = grid::find_layout("sudoku-" + text_of(cage));
        REQUIRE(layout != nullptr);
        std::map<std::pair<std::int64_t, std::int64_t>, int> ends;
        for (const draw::Shape& shape : draw::draw_frame(draw::BoardPicture(*layout)).shapes) {
            const auto* const line = std::get_if<draw::Line>(&shape);
            if (line == nullptr || !line->pen.dashed) continue;
            for (const draw::Point end : {line->from, line->to})
                ++ends[{std::llround(end.x * 64), std::llround(end.y * 64)}];
            const double margin = 1.5;
            const double row = ((line->from.y + line->to.y) / 2 - margin) / draw::cell_side;
            const double column = ((line->from.x + line->to.x) / 2 - margin) / draw::cell_side;
            CHECK(cells.contains({static_cast<int>(row), static_cast<int>(column)}));
        }
        CHECK(ends.size() >= 4);
        CHECK(std::ranges::all_of(ends, [](const auto& end) { return end.second == 2; }));
    }
}
