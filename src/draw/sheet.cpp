#include <satdoku/draw/font.hpp>
#include <satdoku/draw/sheet.hpp>
#include <algorithm>
#include <sstream>

namespace satdoku::draw {
namespace {
constexpr double sheet_heading_size = 18;
constexpr double sheet_heading_room = 30;
constexpr double caption_size = 11;
constexpr double caption_room = 17;
constexpr double smallest_caption = 7.5;
constexpr double foot_size = 9;
constexpr double foot_room = 18;
constexpr double piece_gap = 22;
constexpr double small_line_size = 9.5;
constexpr double small_line_height = 13;
constexpr double paragraph_gap = 4;
constexpr double small_number_room = 26;
constexpr double picture_scale = .42;
constexpr double narrowest_column = 220;

double inner_width(const Paper& paper) { return paper.width - 2 * paper.margin; }

/// The width of a column of pieces.
double column_width(const Paper& paper, int columns) {
    return (inner_width(paper) - (columns - 1) * piece_gap) / columns;
}

/// The height of a row of pieces with their captions, between the heading and the foot.
double row_height(const Paper& paper, int rows) {
    const double room = paper.height - 2 * paper.margin - sheet_heading_room - foot_room;
    return (room - (rows - 1) * piece_gap) / rows;
}

void put_piece(Drawing& page, const Piece& piece, Point at, double scale) {
    const double width = piece.drawing.width * scale;
    // A long caption is smaller; a longer one has two more lines below the drawing.
    const double size = std::clamp(caption_size * width / std::max(1.0, text_width(piece.caption, caption_size)),
                                   smallest_caption, caption_size);
    std::vector<std::string> lines{piece.caption};
    if (text_width(piece.caption, size) > width) lines = wrapped_words(piece.caption, size, width);
    for (std::size_t line = 3; line < lines.size(); ++line) lines[2] += ' ' + lines[line];
    lines.resize(std::min<std::size_t>(lines.size(), 3));
    double y = at.y + caption_size;
    for (const std::string& line : lines) {
        if (!line.empty()) page.add(Label{{at.x, y}, fitted(line, size, width), size, Ink::second});
        y = std::max(y, at.y + caption_room + piece.drawing.height * scale) + size;
    }
    put(page, piece.drawing, {at.x, at.y + caption_room}, scale);
}

void put_heading(Drawing& page, const Paper& paper, const std::string& heading) {
    if (heading.empty()) return;
    // A long one has more lines, which are smaller.
    constexpr std::array<double, 4> sizes = {sheet_heading_size, 11.7, 8.4, 6.5};  // by lines less one
    const double inside = inner_width(paper);
    std::vector<std::string> lines{heading};
    std::size_t most = 1;
    bool fits = text_width(heading, sheet_heading_size, true) <= inside;
    for (; !fits && most < sizes.size(); fits = lines.size() <= most)
        lines = wrapped_words(heading, sizes[most++], 0.88 * inside);
    const double size = sizes[most - 1];
    if (lines.size() > most) lines[most - 1] += "...";
    lines.resize(std::min(lines.size(), most));
    double y = paper.margin + size;
    for (const std::string& line : lines) {
        page.add(Label{{paper.width / 2, y}, fitted(line, size, inside, true), size, Ink::text, Align::middle, true});
        y += 1.1 * size;
    }
}

void put_foot(Drawing& page, const Paper& paper, const std::string& foot) {
    if (foot.empty()) return;
    page.add(Label{{paper.width / 2, paper.height - paper.margin}, foot, foot_size, Ink::faint, Align::middle});
}
}  // namespace

double scale_in(const Paper& paper, const Grid& grid, double width, double height) {
    return std::min(column_width(paper, grid.columns) / width, (row_height(paper, grid.rows) - caption_room) / height);
}

Grid best_grid(const Paper& paper, int count, double width, double height) {
    Grid best{1, count};
    for (int columns = 2; columns <= count; ++columns) {
        const Grid grid{columns, (count + columns - 1) / columns};
        if (scale_in(paper, grid, width, height) > scale_in(paper, best, width, height)) best = grid;
    }
    return best;
}

Drawing sheet(const Paper& paper, const Grid& grid, std::span<const Piece> pieces, const std::string& heading,
              const std::string& foot) {
    Drawing page{paper.width, paper.height};
    put_heading(page, paper, heading);
    const double column = column_width(paper, grid.columns);
    const double row = row_height(paper, grid.rows);
    for (std::size_t index = 0; index < pieces.size(); ++index) {
        const Drawing& drawing = pieces[index].drawing;
        const double scale = scale_in(paper, grid, drawing.width, drawing.height);
        const auto across = static_cast<double>(index % static_cast<std::size_t>(grid.columns));
        const auto down = static_cast<double>(index / static_cast<std::size_t>(grid.columns));
        const double left = paper.margin + across * (column + piece_gap) + (column - drawing.width * scale) / 2;
        const double top = paper.margin + sheet_heading_room + down * (row + piece_gap);
        put_piece(page, pieces[index], {left, top}, scale);
    }
    put_foot(page, paper, foot);
    return page;
}

std::vector<Drawing> text_sheets(const Paper& paper, std::span<const Paragraph> paragraphs, const std::string& heading,
                                 std::size_t first_number, double scale) {
    const double line_size = scale * small_line_size;
    const double line_height = scale * small_line_height;
    const double number_room = scale * small_number_room;
    const int columns = std::max(1, static_cast<int>(inner_width(paper) / (scale * narrowest_column)));
    const double width = column_width(paper, columns);
    const double top = paper.margin + sheet_heading_room;
    const double bottom = paper.height - paper.margin - foot_room;
    std::vector<Drawing> pages;
    int column = columns;
    double y = bottom;
    for (const Paragraph& paragraph : paragraphs) {
        std::vector<std::string> lines;
        std::istringstream text(paragraph.text);
        for (std::string line; std::getline(text, line);)
            for (std::string& part : wrapped_words(line, line_size, width - number_room))
                lines.push_back(std::move(part));
        const Drawing& picture = paragraph.picture;
        const double of_picture = std::min(picture_scale, (width - number_room) / std::max(picture.width, 1.0));
        const double below = paragraph.room * line_height + picture.height * of_picture;
        const double height = static_cast<double>(lines.size()) * line_height + below;
        if (y + height > bottom && y > top) {
            y = top;
            ++column;
        }
        if (column >= columns) {
            Drawing& page = pages.emplace_back(Drawing{paper.width, paper.height});
            put_heading(page, paper, heading);
            put_foot(page, paper, std::to_string(first_number + pages.size() - 1));
            column = 0;
        }
        const double left = paper.margin + column * (width + piece_gap);
        pages.back().add(Label{{left, y + line_size}, paragraph.number, line_size, Ink::text, Align::left, true});
        for (const std::string& line : lines) {
            pages.back().add(Label{{left + number_room, y + line_size}, line, line_size});
            y += line_height;
        }
        put(pages.back(), picture, {left + number_room, y}, of_picture);
        y += below + paragraph_gap;
    }
    return pages;
}

Drawing scroll(const Paper& paper, int columns, std::span<const Piece> pieces, const std::string& heading) {
    Drawing page{paper.width, 0};
    put_heading(page, paper, heading);
    const double column = column_width(paper, columns);
    double top = paper.margin + (heading.empty() ? 0 : sheet_heading_room);
    for (std::size_t begin = 0; begin < pieces.size(); begin += static_cast<std::size_t>(columns)) {
        double lowest = top;
        for (std::size_t index = begin; index < std::min(pieces.size(), begin + static_cast<std::size_t>(columns));
             ++index) {
            const Drawing& drawing = pieces[index].drawing;
            const double scale = column / drawing.width;
            const double left = paper.margin + static_cast<double>(index - begin) * (column + piece_gap);
            put_piece(page, pieces[index], {left, top}, scale);
            lowest = std::max(lowest, top + caption_room + drawing.height * scale);
        }
        top = lowest + piece_gap;
    }
    page.height = top - piece_gap + paper.margin;
    return page;
}
}  // namespace satdoku::draw
