// Where the results of a long run go: as app::Results, or with --continue into a file that a later run goes on with.
#pragma once

#include "continued_file.hpp"

#include <satdoku/frame/output.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::studio {

frame::Option continue_option();

class RunResults {
  public:
    /// Throws core::Error, as ContinuedFile does, and where --continue has no file to go on with.
    /// @param command  its name
    /// @param read     what tells the command's input from others, as lines; empty where it reads none
    /// @param numbers  how many tell how far the run has come
    RunResults(ui::Console& console, std::string_view command, const frame::Arguments& arguments,
               const std::string& read, std::size_t numbers);

    /// What tells how far earlier runs have come: all 0 at the beginning.
    const std::vector<std::uint64_t>& begun() const { return begun_; }
    /// Whether an earlier run has come to the end.
    bool is_whole() const { return file_ && file_->begun().is_whole; }
    bool may_be_continued() const { return file_.has_value(); }

    void write(std::string_view text);
    /// What is written so far goes with these numbers.
    void reached(std::vector<std::uint64_t> numbers);
    /// The run is over; only of a whole one a file gets its name. Throws core::Error where that fails.
    /// @param numbers  as reached() takes them
    /// @param on_disk  as core::Output::commit() takes it
    void end(bool is_whole, std::vector<std::uint64_t> numbers, bool on_disk);

  private:
    ui::Console& console_;
    bool quiet_;
    std::string path_;
    std::optional<ContinuedFile> file_;     ///< with --continue
    std::optional<frame::Output> results_;  ///< without
    std::vector<std::uint64_t> begun_;
};

}  // namespace satdoku::studio
