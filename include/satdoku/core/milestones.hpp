// Lets tests interrupt the program at an exact point of its work, without the race of a clock. With
// SATDOKU_TEST_INTERRUPT="2 conflict 500" in the environment, the program sends itself signal 2 at the 500th conflict.
// If it still reaches a thousand more, it ends at once with exit code 99. Without the variable nothing is counted.
#pragma once
namespace satdoku::core {
enum class Milestone {
    conflict,  ///< an engine has found a conflict
    step,      ///< long work has reported its progress
    work,      ///< an Interruptible has begun
    end,       ///< an Interruptible is about to end: its own work does not see the signal
    write      ///< a model, or a piece of the results of many puzzles, is about to be written
};

/// Returns true if the environment names a milestone of this kind.
bool is_awaited(Milestone milestone);
/// Counts a milestone, and sends the signal if it is the one that the environment names.
void reach(Milestone milestone);
}  // namespace satdoku::core
