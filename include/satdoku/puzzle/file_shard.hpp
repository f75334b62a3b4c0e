// Parts of files of puzzles: for several runs on one file, and to continue where a run has stopped.
//
// A file is cut by bytes, so that each part is found at once, and only after a line that is a complete puzzle: a
// reader that begins there finds the same puzzles as one that has read the lines before. Puzzles of several lines,
// such as pictures, are never cut; a file that has only such puzzles is one part.
#pragma once
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/grid/layout.hpp>

namespace satdoku::puzzle {
/// A place up to which a file has been read. A new reader that begins here continues like the old one.
struct FilePlace {
    std::uint64_t bytes = 0;
    std::uint64_t lines = 0;

    bool operator==(const FilePlace&) const = default;
};

/// Returns the bytes of a shard. Together the shards are the whole input, in order. Parts may be empty. Throws
/// core::Error if reading fails.
/// @param input    can be rewound; its place afterwards is unspecified
/// @param layouts  the possible layouts, as in grid::BoardReader
core::Range bytes_of_shard(core::Input& input, std::span<const grid::Layout* const> layouts, core::Shard shard);

/// The puzzles that were read so far, by their number of solutions.
struct PuzzleCounts {
    std::uint64_t none = 0;     ///< puzzles without a solution
    std::uint64_t one = 0;      ///< with one, as far as solutions were counted
    std::uint64_t several = 0;  ///< with more
    std::uint64_t bad = 0;      ///< texts that are not puzzles
    bool stopped = false;       ///< a part of the file was left out

    std::uint64_t puzzles() const { return none + one + several; }
    std::uint64_t invalid() const { return none + several; }
    void add(std::uint64_t solutions) { ++(solutions == 0 ? none : solutions == 1 ? one : several); }
};

/// Called on any of the threads, but one call at a time and in the order of the file.
struct FileListener {
    std::function<void(const core::Error&)> bad = {};  ///< a text that is not a puzzle, with its line
    /// Now and then: the counts so far. If there is a place, all puzzles before it and none after it are counted, and
    /// another run can continue there.
    std::function<void(const PuzzleCounts&, const std::optional<FilePlace>&)> reached = {};
    /// Now and then while a puzzle takes long: its number among those that are read, and its empty cells.
    std::function<void(std::uint64_t number, int empty)> working = {};
};

/// What a part of a file holds.
struct FileCounts {
    std::uint64_t lines = 0;
    std::uint64_t puzzles = 0;
};

/// Reads the part and counts. Throws core::Error if reading fails. The counts mean nothing after a stop.
FileCounts count_puzzles(core::Input& input, std::span<const grid::Layout* const> layouts, std::stop_token stop = {});
}  // namespace satdoku::puzzle
