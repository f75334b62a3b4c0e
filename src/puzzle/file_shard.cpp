#include "file_reader.hpp"

namespace satdoku::puzzle {
namespace {
/// Returns true if the line alone is a puzzle for a new reader, and no board that may be a solution.
bool is_puzzle(std::string_view line, std::span<const grid::Layout* const> layouts) {
    if (line.size() < grid::plain_cells) return false;
    grid::BoardReader reader(layouts);
    try {
        const auto entry = reader.line(line);
        return entry && !entry->board.complete() && reader.is_as_new();
    } catch (const core::Error&) {
        return false;
    }
}

/// Returns the first place from this one on that follows a line with a puzzle. The beginning and end of the file stay.
std::uint64_t next_cut(core::Input& input, std::uint64_t size, std::uint64_t from,
                       std::span<const grid::Layout* const> layouts) {
    if (from == 0) return 0;
    // Skips the rest of a line, or the line end before.
    const std::uint64_t begin = from - 1;
    input.restrict_to({begin, size});
    core::LineReader lines(input);
    lines.next();
    while (const auto line = lines.next())
        if (is_puzzle(*line, layouts)) return begin + lines.consumed();
    return size;
}
}  // namespace

core::Range bytes_of_shard(core::Input& input, std::span<const grid::Layout* const> layouts, core::Shard shard) {
    const std::uint64_t size = input.size();
    const core::Range even = core::part_of(size, shard);
    return {next_cut(input, size, even.begin, layouts),
            shard.number == shard.of ? size : next_cut(input, size, even.end, layouts)};
}

FileCounts count_puzzles(core::Input& input, std::span<const grid::Layout* const> layouts, std::stop_token stop) {
    FileReader file(input, layouts, std::move(stop));
    FileCounts counts;
    BadTexts bad;
    while (!file.at_end()) {
        if (file.next_line(bad)) ++counts.puzzles;
        bad = {};
    }
    counts.lines = file.place().lines;
    return counts;
}
}  // namespace satdoku::puzzle
