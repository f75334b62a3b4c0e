// Replays the calls of satdoku.h that satdoku_record() has written to a file: its first line is the version of the
// solver, each further one a call, named as the function is; its result follows after =, unless it is the usual 1.
//
//     satdoku 1.0.0
//     clause -1 2              satdoku_clause() with these literals
//     assume 1
//     solve = 10
//     copy = 2                 the second solver,
//     @2 failed 1 = 0          of which this is a call
//     solve
//     > 3 decide -2            the third question to the propagator in this solve: it decides,
//     > 5 permanent            and has a clause that may not be forgotten,
//     > 6 clause 1 2           this one
//     > 70 terminate           the 70th call of the terminate callback ends the solve
//     = 0
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct satdoku_solver;

namespace satdoku::test {
/// What a callback has answered, other than nothing, or a call that it has made.
struct RecordedAnswer {
    std::uint64_t question = 0;  ///< counted in its call, from 1: questions to the propagator; terminate by itself
    std::string name;
    std::vector<std::int32_t> numbers;
};

struct RecordedCall {
    std::uint64_t line = 0;  ///< in the file
    unsigned solver = 1;
    std::string name;
    std::vector<std::string> words;  ///< the arguments; a path is one word
    std::vector<RecordedAnswer> answers;
    std::optional<std::int64_t> result;  ///< nothing: as usual, or the program ended within the call
};

/// A clause that a callback has given.
struct GivenClause {
    std::vector<std::int32_t> literals;
    bool permanent = false;  ///< the solver may not drop it
};

/// Throws std::runtime_error with the place if the text is not a record. @param name  of the file
std::vector<RecordedCall> read_record(std::string_view text, const std::string& name);

/// Solvers that are made, called and released as in a record. Proofs are written to files that nobody gets.
class Replay {
  public:
    /// Throws std::runtime_error if the environment asks for records: they could overwrite this one.
    Replay();
    ~Replay();
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;

    /// Whether there is a call of this name with such arguments.
    static bool knows(const RecordedCall& call);
    /// How many words the call of this name has before a path, which is its last one and may have blanks; nothing if it has
    /// none.
    static std::optional<std::size_t> words_before_path(std::string_view name);
    /// The result that the call had; nothing if the program ended within it.
    static std::optional<std::int64_t> expected(const RecordedCall& call);

    /// Returns the result. Of a solver that there is not, nothing is called, and it is 0. A copy gets the number that it
    /// has in the record, even if the record lacks copies before it.
    std::int64_t play(const RecordedCall& call);

    /// nullptr if there is none of this number.
    satdoku_solver* solver(unsigned number) const;
    /// The clauses that callbacks have given in the last call.
    const std::vector<GivenClause>& given() const;
    /// Whether callbacks were asked something else in the last call than when it was recorded, or less. After an answer that
    /// differs from the recorded one, or with several threads, this is no fault.
    bool strayed() const;

  private:
    struct Player;
    struct Calls;

    std::map<unsigned, std::unique_ptr<Player>> players_;  ///< by number
    std::vector<GivenClause> given_;
    bool strayed_ = false;
    std::vector<std::string> files_;  ///< of proofs
};
}  // namespace satdoku::test
