#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/grid/notation.hpp>

#include <utility>

namespace satdoku::boards {

std::string_view example_twodoku() {
    return "......35.7.6.4...9.2.....4.5..6.9...4......8..69..85..69..3....3.4..............."
           "...8....5...7..4.........7....5...29.3..........387....4.....17..9.....638.9.....";
}

BoardFile::BoardFile(const std::string& path, std::span<const grid::Layout* const> layouts, std::stop_token stop)
    : stop_(std::move(stop)), input_(path), reader_(layouts, input_.name()), lines_(input_) {
    input_.stop_on(stop_);
}

std::optional<grid::BoardReader::Entry> BoardFile::next() {
    while (!stop_.stop_requested()) {
        const auto line = lines_.next();
        if (!line) break;
        auto entry = reader_.line(*line);
        if (entry && entry->dropped) throw *entry->dropped;
        if (!entry) continue;
        any_ = true;
        return entry;
    }
    if (stop_.stop_requested()) return std::nullopt;
    reader_.end();
    if (!any_) throw core::Error({name(), 0, 0}, "board.none");
    return std::nullopt;
}

grid::Board read_board(const std::string& path, std::span<const grid::Layout* const> layouts, std::uint64_t number) {
    BoardFile file(path, layouts);
    for (std::uint64_t read = 0;; ++read) {
        auto board = file.next();
        if (!board) throw core::Error({file.name(), 0, 0}, "board.fewer", {std::to_string(read)});
        if (read + 1 == number) return std::move(board->board);
    }
}

bool has_more_boards(const std::string& path, std::span<const grid::Layout* const> layouts) {
    BoardFile file(path, layouts);
    try {
        return file.next() && file.next();
    } catch (const core::Error&) {
        return true;
    }
}

std::string formatted(const grid::Board& board, std::string_view format) {
    if (format == format_picture) return grid::rules_comment(*board.layout) + grid::board_picture(board);
    if (format == format_line) return grid::noted_line(board) + '\n';
    const std::string line = grid::board_line(board);
    const bool tells_layout = board.layout->grid_count() == 1 && board.layout->is_plain();
    std::string text = tells_layout ? "" : grid::layout_comment(*board.layout) + '\n';
    for (std::size_t at = 0; at < line.size(); ++at) {
        text += line[at];
        text += (at + 1) % static_cast<std::size_t>(board.layout->side()) == 0 ? '\n' : ' ';
    }
    return text;
}

}  // namespace satdoku::boards
