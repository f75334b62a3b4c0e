// A file of results that several runs of one command write one after the other: each run continues where the previous
// one was stopped or killed.
//
// There are two files next to NAME. NAME.part contains the results so far; when they are complete, it is renamed to
// NAME. NAME.journal identifies the command and its input, and contains checkpoints: the number of bytes of results,
// their hash, and the numbers from which the command can continue. A run continues from the last checkpoint that
// matches the bytes in NAME.part, and overwrites what follows. If no checkpoint matches, or the journal belongs to
// another command, nothing is changed. The journal remains next to the finished file as the sign that it is complete.
#pragma once
#include <satdoku/core/file.hpp>
#include <satdoku/core/hash.hpp>

namespace satdoku::studio {
/// The progress of a run.
struct Checkpoint {
    std::uint64_t bytes = 0;                    ///< of results
    std::uint64_t hash = core::Hash().value();  ///< of these bytes
    std::vector<std::uint64_t> numbers = {};    ///< from which the command continues
    bool is_whole = false;                      ///< whether these are all results

    bool operator==(const Checkpoint&) const = default;
};

/// A line of a journal, with its end.
std::string journal_line(const Checkpoint& checkpoint);
/// Reads a line without its end. Returns nothing for other lines.
std::optional<Checkpoint> checkpoint_of(std::string_view line);

class ContinuedFile {
  public:
    /// Opens or makes the files, and removes the results after the last checkpoint. Throws core::Error: continue.… for
    /// files of another command, file.in_use if another program writes them, file.… if reading or writing fails.
    /// @param run       identifies the command and its input, in whole lines
    /// @param numbers   how many a checkpoint has
    /// @param interval  least time between two checkpoints; 0: a checkpoint for each call of reached()
    ContinuedFile(const std::string& path, const std::string& run, std::size_t numbers,
                  std::chrono::milliseconds interval = std::chrono::seconds(1));

    /// The checkpoint from which this run continues; with only zeros if it is the first.
    const Checkpoint& begun() const { return last_; }

    void write(std::string_view text);
    /// Sets the numbers that belong to the results so far. Makes a checkpoint if the interval is over.
    void reached(std::vector<std::uint64_t> numbers);
    /// Ends a run that was stopped: makes a checkpoint of the latest numbers.
    void stop();
    /// Ends the last run: makes the last checkpoint with these numbers and gives the file its name.
    void commit(std::vector<std::uint64_t> numbers);
    /// Ends a run without results: removes the files.
    void drop();

  private:
    void refuse_foreign_files() const;
    std::vector<Checkpoint> read_journal(const std::string& head);
    std::optional<Checkpoint> verify(const std::string& path, const std::vector<Checkpoint>& checkpoints) const;
    void begin(const std::string& head);
    void resume(const std::string& head, const std::vector<Checkpoint>& checkpoints);
    void make_checkpoint();

    std::string path_;
    std::string part_path_;
    std::string journal_path_;
    std::chrono::steady_clock::duration interval_;
    std::size_t numbers_;
    bool has_head_ = false;  ///< whether the journal identifies the command
    std::optional<core::GrowingFile> journal_;
    std::optional<core::GrowingFile> part_;  ///< until the file is complete
    core::Hash hash_;
    std::uint64_t bytes_ = 0;
    Checkpoint last_;     ///< the last one in the journal
    Checkpoint reached_;  ///< the next one
    std::chrono::steady_clock::time_point next_;
};
}  // namespace satdoku::studio
