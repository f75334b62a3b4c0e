// Sanitizers look at what the code does, a plain build at what comes out: so tests that repeat themselves with other
// random inputs need fewer rounds with sanitizers, where each takes several times as long.
#pragma once

namespace satdoku::support {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// Whether a signal's handler may come late: with the thread sanitizer it waits until a read() or a lock() returns that
/// was waiting when the signal came.
#if defined(__SANITIZE_THREAD__)
inline constexpr bool signals_come_late = true;
#else
inline constexpr bool signals_come_late = false;
#endif

/// So many, or with sanitizers a quarter of them.
constexpr int rounds(int plain) {
    return is_sanitized ? (plain + 3) / 4 : plain;
}

}  // namespace satdoku::support
