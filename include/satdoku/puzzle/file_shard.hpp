// Files of puzzles by parts: cut for several runs, and read on where a run has stopped.
//
// A file is cut by bytes, so that each part is found at once, behind a line that is a puzzle by itself: a reader that
// begins there finds the same puzzles as one that has read the lines before. Puzzles of several lines, such as
// pictures, are never cut; a file that has only such puzzles is one part.
#pragma once

#include <satdoku/core/file.hpp>
#include <satdoku/core/range.hpp>
#include <satdoku/grid/layout.hpp>

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>

namespace satdoku::puzzle {

/// How far a file has been read. A new reader that begins here continues like the old one.
struct FilePlace {
    std::uint64_t bytes = 0;
    std::uint64_t lines = 0;

    bool operator==(const FilePlace&) const = default;
};

/// The bytes of a shard; together the shards are the whole input, in order. Parts may be empty. Throws core::Error if
/// reading fails.
/// @param input    can be rewound; its place afterwards is unspecified
/// @param layouts  what the puzzles may be, as grid::BoardReader takes them
core::Range bytes_of_shard(core::Input& input, std::span<const grid::Layout* const> layouts,
                           core::Shard shard);

/// What a part of a file holds.
struct FileCounts {
    std::uint64_t lines = 0;
    std::uint64_t puzzles = 0;
};

/// Reads it through. Throws core::Error where reading fails. A stop ends it; the counts then mean nothing.
FileCounts count_puzzles(core::Input& input, std::span<const grid::Layout* const> layouts,
                         std::stop_token stop = {});

}  // namespace satdoku::puzzle
