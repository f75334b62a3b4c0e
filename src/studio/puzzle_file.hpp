// The file of puzzles that a command reads: all of it, or with --shard a part, or what a run that was stopped has left.
// What is told of a line or a puzzle names it by its number in the whole file.
#pragma once

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/range.hpp>
#include <satdoku/frame/options.hpp>
#include <satdoku/grid/layout.hpp>
#include <satdoku/puzzle/file_shard.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace satdoku::studio {

class PuzzleFile {
  public:
    /// Throws core::Error where it cannot be opened, and where --shard or --continue ask for parts of what has none.
    /// @param layouts  what the puzzles may be
    PuzzleFile(const frame::Arguments& arguments, std::vector<const grid::Layout*> layouts,
               std::stop_token stop);

    const std::string& path() const { return path_; }
    core::Input& input() { return input_; }

    /// What tells the part from others, for RunResults: its bytes are read for it. Empty without --continue. After a
    /// stop it means nothing.
    std::string identity();
    /// Reads on behind so many puzzles.
    void go_on(puzzle::FilePlace place, std::uint64_t puzzles);

    /// How much of the part has been read, where what has been read since go_on() is this.
    puzzle::FilePlace in_part(puzzle::FilePlace place) const {
        return {done_.bytes + place.bytes, done_.lines + place.lines};
    }
    /// Whether puzzles stand before what is read.
    bool has_puzzles_before() const { return bytes_.begin > 0 || puzzles_done_ > 0; }
    /// Whether it is the beginning of the file that is read.
    bool begins_file() const { return bytes_.begin == 0; }

    /// Of what was told with numbers from go_on() on. What lies before a shard is only read where something is told.
    core::Error in_file(const core::Error& error);
    std::uint64_t number_in_file(std::uint64_t number);

  private:
    const puzzle::FileCounts& before_part();

    std::string path_;
    std::vector<const grid::Layout*> layouts_;
    std::stop_token stop_;
    core::Input input_;
    bool is_cut_;  ///< whether it is read by parts
    bool is_continued_;
    core::Range bytes_ = {};  ///< of the part
    puzzle::FilePlace done_ = {};
    std::uint64_t puzzles_done_ = 0;
    std::optional<puzzle::FileCounts> before_part_;
};

}  // namespace satdoku::studio
