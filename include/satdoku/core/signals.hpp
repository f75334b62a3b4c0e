// Signals: a person or the system asks the program to end. On Windows, Ctrl-C and Ctrl-Break count as an interruption,
// and the end of the window or of the session as a hangup.
#pragma once
namespace satdoku::core {
/// The numbers that POSIX gives them.
inline constexpr int hangup_signal = 1;
inline constexpr int interrupt_signal = 2;
inline constexpr int pipe_signal = 13;
inline constexpr int termination_signal = 15;

/// Calls the handler at a hangup, an interruption (SIGINT or SIGQUIT), an alarm and a request for termination, if the signal was
/// not ignored when the program started (nohup). Writing to a closed pipe or beyond the largest size of a file becomes an error of that call,
/// so that files are still closed whole.
/// @param handler  may do only what a signal handler may: it interrupts a thread of the program. On Windows it runs in a
///                 thread of its own instead.
void on_signals(void (*handler)(int signal));

/// Calls the handler once, after that many seconds of real time, as on_signals() calls its own. A later call replaces
/// an earlier one; 0 seconds cancel it. @param seconds  at least 0; more than 46 days count as 46 days
void call_after(double seconds, void (*handler)());

/// Calls the handler, as on_signals() calls its own, when somebody asks a running program for its progress: by SIGUSR1,
/// on systems that have it.
void on_question(void (*handler)());

/// Ends the program at once, without destructors. A signal handler may call it.
[[noreturn]] void end_process(int exit_code);

/// Sends a signal to this program.
void send_signal(int signal);
}  // namespace satdoku::core
