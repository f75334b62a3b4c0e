// Judges recorded calls as they are made again: by what their clauses say, not by the recorded results.
#pragma once
#include "ipasir/calls.hpp"
#include "ipasir/replay.hpp"
#include <functional>
#include <string>
#include <vector>

namespace satdoku::test {
using Record = std::vector<test::RecordedCall>;

/// Gets a call that has been made again, its result, and whether callbacks were asked something else than when it was
/// recorded; returns the result that is to be judged.
using Replayed = std::function<std::int64_t(const test::RecordedCall&, std::int64_t, bool strayed)>;

/// Returns a description of the first wrong answer, or an empty text. @param replayed  may be empty
std::string judge(const Record& record, const Replayed& replayed = {});

/// Makes a record smaller while it still fails in the same way: calls, their literals, answers of callbacks.
Record shrink(Record record, const std::function<bool(const Record&)>& fails);

/// The text from which read_record() makes these calls.
std::string print_record(const Record& calls);

}  // namespace satdoku::test
