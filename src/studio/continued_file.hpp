// A file of results that several runs of one command write one after the other: each run goes on where the one before
// it was stopped or killed.
//
// Beside NAME stand two files. NAME.part holds the results so far; when they are whole, it is renamed to NAME.
// NAME.journal identifies the command and its input, and holds checkpoints: how many bytes of results there were, their
// hash, and the numbers from which the command can go on. A run goes on from the last checkpoint that matches the bytes
// in NAME.part and writes anew what follows. If no checkpoint matches, or the journal belongs to another command,
// nothing is changed. The journal stays beside the whole file as the sign that it is whole.
#pragma once

#include <satdoku/core/file.hpp>
#include <satdoku/core/hash.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::studio {

/// How far a run is.
struct Checkpoint {
    std::uint64_t bytes = 0;                    ///< of results
    std::uint64_t hash = core::Hash().value();  ///< of these
    std::vector<std::uint64_t> numbers = {};    ///< from which the command goes on
    bool is_whole = false;                      ///< whether these are all results

    bool operator==(const Checkpoint&) const = default;
};

/// A line of a journal, with its end.
std::string journal_line(const Checkpoint& checkpoint);
/// Reads a line without its end; nothing for other lines.
std::optional<Checkpoint> checkpoint_of(std::string_view line);

class ContinuedFile {
  public:
    /// Opens or makes the files, and cuts off what follows the last checkpoint. Throws core::Error: continue.… for
    /// files of another command, file.in_use if another program writes them, file.… if reading or writing fails.
    /// @param run       identifies the command and its input, in whole lines
    /// @param numbers   how many belong to a checkpoint: first of this run, then of runs of older builds
    /// @param interval  at least from one checkpoint to the next; 0: a checkpoint for each call of reached()
    ContinuedFile(const std::string& path, const std::string& run, const std::vector<std::size_t>& numbers,
                  std::chrono::milliseconds interval = std::chrono::seconds(1));

    /// Where the run begins: at the beginning, with all numbers 0, at a checkpoint, or at the end.
    const Checkpoint& begun() const { return last_; }

    void write(std::string_view text);
    /// These numbers belong to what is written so far. Makes a checkpoint after the interval.
    void reached(std::vector<std::uint64_t> numbers);
    /// Makes a checkpoint of what was reached last: the run is stopped.
    void stop();
    /// The results are whole, and these numbers belong to them: the file gets its name.
    void commit(std::vector<std::uint64_t> numbers);

  private:
    void refuse_foreign_files() const;
    std::vector<Checkpoint> read_journal(const std::string& head);
    std::optional<Checkpoint> verify(const std::string& path, const std::vector<Checkpoint>& checkpoints) const;
    void begin(const std::string& head);
    void go_on(const std::string& head, const std::vector<Checkpoint>& checkpoints);
    void make_checkpoint();

    std::string path_;
    std::string part_path_;
    std::string journal_path_;
    std::chrono::steady_clock::duration interval_;
    std::vector<std::size_t> numbers_;
    bool has_head_ = false;  ///< whether the journal identifies the command
    std::optional<core::GrowingFile> journal_;
    std::optional<core::GrowingFile> part_;  ///< until the file is whole
    core::Hash hash_;
    std::uint64_t bytes_ = 0;
    Checkpoint last_;     ///< in the journal
    Checkpoint reached_;  ///< the next one
    std::chrono::steady_clock::time_point next_;
};

}  // namespace satdoku::studio
