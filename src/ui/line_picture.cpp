#include "line_picture.hpp"

#include <satdoku/language/characters.hpp>
#include <satdoku/ui/width.hpp>

#include <algorithm>

namespace satdoku::ui {

LinePicture line_picture(std::string_view prompt, std::string_view text, std::size_t cursor,
                         std::size_t window_rows, std::size_t window_columns) {
    const std::size_t room = std::max<std::size_t>(window_columns, 3) - 1;
    LinePicture picture;
    picture.rows.emplace_back(prompt);
    std::size_t column = display_width(prompt);
    const auto make_room = [&](std::size_t columns) {
        if (column + columns <= room) return;
        picture.rows.emplace_back();
        column = 0;
    };
    for (std::size_t at = 0;;) {
        const bool at_end = at == text.size();
        const std::string shown = at_end ? std::string() : language::shown_character(text.substr(at));
        const std::size_t columns = display_width(shown);
        make_room(at_end && at == cursor ? 1 : columns);
        if (at == cursor) {
            picture.row = picture.rows.size() - 1;
            picture.column = column;
        }
        if (at_end) break;
        picture.rows.back() += shown;
        column += columns;
        at += language::first_character(text.substr(at)).bytes;
    }
    if (picture.rows.size() > window_rows && window_rows > 0) {
        const std::size_t last_first = picture.rows.size() - window_rows;
        const std::size_t first = std::min(picture.row - std::min(picture.row, window_rows / 2), last_first);
        const auto begin = picture.rows.begin() + static_cast<std::ptrdiff_t>(first);
        picture.rows = std::vector<std::string>(begin, begin + static_cast<std::ptrdiff_t>(window_rows));
        picture.row -= first;
    }
    return picture;
}

}  // namespace satdoku::ui
