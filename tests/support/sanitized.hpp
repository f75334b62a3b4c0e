// Adapts tests to sanitizers. A plain build checks results, a sanitized build checks memory and undefined behaviour on
// the same code paths, but each round takes several times as long: random tests repeat themselves less often there.
#pragma once

namespace satdoku::support {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// True with the thread sanitizer, where a signal handler runs late: only after a waiting read() or lock() returns.
#if defined(__SANITIZE_THREAD__)
inline constexpr bool signals_come_late = true;
#else
inline constexpr bool signals_come_late = false;
#endif

/// The number of rounds: `plain`, or a quarter of it with sanitizers.
constexpr int rounds(int plain) {
    return is_sanitized ? (plain + 3) / 4 : plain;
}

}  // namespace satdoku::support
