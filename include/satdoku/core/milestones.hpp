// Lets tests interrupt the program at an exact point of its work, where a clock would race with it. The environment says
// where: with SATDOKU_TEST_INTERRUPT="2 conflict 500" the program sends itself signal 2 at the 500th conflict. Without
// the variable nothing is counted.
#pragma once

namespace satdoku::core {

enum class Milestone {
    conflict,  ///< an engine has come to a conflict
    step,      ///< long work has told how far it is
    work,      ///< an Interruptible has begun
    write      ///< a model, or a piece of the results of many puzzles, is about to be written
};

/// Whether the environment names a milestone of this kind.
bool is_awaited(Milestone milestone);
/// Counts one more of them, and sends the signal where it is the one that the environment names.
void reach(Milestone milestone);

}  // namespace satdoku::core
