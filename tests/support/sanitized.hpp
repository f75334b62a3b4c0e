// Adapts tests to sanitizers and emulators. A plain build checks results, a sanitized build checks memory and undefined
// behaviour on the same code paths, and an emulator what another machine makes of them. But each round takes several times
// as long there: random tests repeat themselves less often.
#pragma once
namespace satdoku::support {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// True where each round takes several times as long, and a program has memory in use that is not its own.
#if defined(SATDOKU_EMULATED)
inline constexpr bool is_slow = true;
#else
inline constexpr bool is_slow = is_sanitized;
#endif

/// True with the thread sanitizer, where a signal handler runs late: only after a waiting read() or lock() returns.
#if defined(__SANITIZE_THREAD__)
inline constexpr bool signals_come_late = true;
#else
inline constexpr bool signals_come_late = false;
#endif

/// The number of rounds: `plain`, or a quarter of it where each takes long.
constexpr int rounds(int plain) { return is_slow ? (plain + 3) / 4 : plain; }

}  // namespace satdoku::support
