// A file of results that several runs of one command make, one after the other: each goes on where the one before it was
// stopped, by whatever.
//
// For NAME there are two files beside it. NAME.part holds the results so far and takes the name NAME when they are whole.
// NAME.journal tells which run they are of, and how far it had come now and then: how many bytes there were, their hash,
// and the numbers that the command needs to go on from there. What lies behind the last of these checkpoints up to which
// the results are what the journal tells is made again; results of which that holds from none on, and those of other
// runs, are left as they are. The journal stays: it tells that NAME is whole.
#pragma once

#include <satdoku/core/growing_file.hpp>
#include <satdoku/core/hash.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::studio {

/// How far a run has come.
struct Checkpoint {
    std::uint64_t bytes = 0;                    ///< of results
    std::uint64_t hash = core::Hash().value();  ///< of these
    std::vector<std::uint64_t> numbers = {};    ///< what goes with them
    bool is_whole = false;                      ///< whether these are all

    bool operator==(const Checkpoint&) const = default;
};

/// A line of a journal, with its end.
std::string journal_line(const Checkpoint& checkpoint);
/// The other way round, from a line without its end; nothing where it is none.
std::optional<Checkpoint> checkpoint_of(std::string_view line);

class ContinuedFile {
  public:
    /// Looks at what is there, and cuts off what no checkpoint tells of. Throws core::Error: continue.… for what this
    /// run has not made, file.in_use where another program is at it, file.… where reading or writing fails.
    /// @param run       what tells the run from others: lines, each with its end
    /// @param numbers   how many go with a checkpoint
    /// @param interval  from one checkpoint to the next, at least; 0: each time that something is reached
    ContinuedFile(const std::string& path, const std::string& run, std::size_t numbers,
                  std::chrono::milliseconds interval = std::chrono::seconds(1));

    /// What the run goes on from: the beginning, with all numbers 0, a checkpoint, or the end.
    const Checkpoint& begun() const { return last_; }

    void write(std::string_view text);
    /// These numbers go with what is written so far. Makes a checkpoint where the last one is long ago.
    void reached(std::vector<std::uint64_t> numbers);
    /// Makes a checkpoint of what was reached last: the run ends before its end.
    void stop();
    /// All is written, and these numbers go with it: the file gets its name.
    void commit(std::vector<std::uint64_t> numbers);

  private:
    void refuse_foreign_files() const;
    std::vector<Checkpoint> read_journal(const std::string& head);
    std::optional<Checkpoint> verify(const std::string& path,
                                     const std::vector<Checkpoint>& checkpoints) const;
    void begin(const std::string& head);
    void go_on(const std::string& head, const std::vector<Checkpoint>& checkpoints);
    void make_checkpoint();

    std::string path_;
    std::string part_path_;
    std::string journal_path_;
    std::chrono::steady_clock::duration interval_;
    std::size_t numbers_;
    bool has_head_ = false;  ///< whether the journal tells which run it is of
    std::optional<core::GrowingFile> journal_;
    std::optional<core::GrowingFile> part_;  ///< while the file is not whole
    core::Hash hash_;
    std::uint64_t bytes_ = 0;
    Checkpoint last_;     ///< that the journal tells of
    Checkpoint reached_;  ///< the next one
    std::chrono::steady_clock::time_point next_;
};

}  // namespace satdoku::studio
