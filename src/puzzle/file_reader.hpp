// Reads a file of puzzles line by line, until its end or a stop.
#pragma once

#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/puzzle/file_shard.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

namespace satdoku::puzzle {

class FileReader {
  public:
    /// @param input  must outlive the reader
    FileReader(core::Input& input, std::span<const grid::Layout* const> layouts, std::stop_token stop)
        : lines_(input), boards_(layouts, input.name()), stop_(std::move(stop)) {}

    /// Returns true if there is nothing more to read.
    bool at_end() const { return at_end_; }
    /// Returns false if a stop left something unread.
    bool all_read() const { return all_read_; }
    /// Returns how far it has read. Another reader can continue there only if is_as_new() is true.
    FilePlace place() const { return {lines_.consumed(), at_end_ ? number_ - 1 : number_}; }
    bool is_as_new() const { return all_read_ && boards_.is_as_new(); }

    /// Reads the next line, and returns the puzzle that it completes, if any.
    /// @param bad  gets the errors of texts that are not puzzles
    std::optional<grid::BoardReader::Entry> next_line(std::vector<core::Error>& bad) {
        const auto line = lines_.next();
        ++number_;
        all_read_ = !stop_.stop_requested();
        at_end_ = !line || !all_read_;
        try {
            if (at_end_ && all_read_) boards_.end();
            if (at_end_) return std::nullopt;
            line_ = *line;
            auto entry = boards_.line(line_);
            if (entry && entry->dropped) bad.push_back(*std::move(entry->dropped));
            return entry;
        } catch (const core::Error& error) {
            bad.push_back(error);
            return std::nullopt;
        }
    }
    /// The last line that was read, and its number from 1. Valid until the next line is read.
    std::string_view line() const { return line_; }
    std::uint64_t number() const { return number_; }

  private:
    core::LineReader lines_;
    grid::BoardReader boards_;
    const std::stop_token stop_;
    std::string_view line_;
    std::uint64_t number_ = 0;
    bool at_end_ = false;
    bool all_read_ = true;
};

}  // namespace satdoku::puzzle
