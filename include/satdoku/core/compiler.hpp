// What compilers offer beyond the standard, and the same in the standard's words for all others. No other file knows
// compilers by name. With SATDOKU_STANDARD_ONLY every compiler gets the standard's words: so they are tested.
#pragma once
#include <bit>
#include <cstdint>

#if defined(__GNUC__) && !defined(SATDOKU_STANDARD_ONLY)
#define SATDOKU_EXTENSIONS  // of GCC, which Clang has too
#endif

/// Before a function: its calls are inlined, if the compiler has an attribute for that.
#ifdef SATDOKU_EXTENSIONS
#define SATDOKU_FLATTEN [[gnu::flatten]]
#else
#define SATDOKU_FLATTEN
#endif

namespace satdoku::core {
/// The compiler and its version.
#define SATDOKU_TEXT_OF(value) #value
#define SATDOKU_TEXT(macro) SATDOKU_TEXT_OF(macro)
#if defined(__clang__)
inline constexpr char compiler[] = "Clang " __clang_version__;
#elif defined(__GNUC__)
inline constexpr char compiler[] = "GCC " __VERSION__;
#elif defined(_MSC_FULL_VER)
inline constexpr char compiler[] = "MSVC " SATDOKU_TEXT(_MSC_FULL_VER);
#else
inline constexpr char compiler[] = "C++ " SATDOKU_TEXT(__cplusplus);
#endif
#undef SATDOKU_TEXT
#undef SATDOKU_TEXT_OF

/// Prefetches the cache line at the address, if the compiler has a builtin for that.
inline void prefetch([[maybe_unused]] const void* address) {
#ifdef SATDOKU_EXTENSIONS
    __builtin_prefetch(address);
#endif
}

/// Whether the processor has these instructions, as far as the compiler can ask it.
struct ProcessorInstructions {
    bool avx2 = false;
    bool avx512 = false;  ///< with operations on words (BW) and their bits (BITALG)
};
inline ProcessorInstructions processor_instructions() {
#if defined(SATDOKU_EXTENSIONS) && defined(__x86_64__)
    return {__builtin_cpu_supports("avx2") != 0,
            __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512bitalg")};
#else
    return {};
#endif
}

// Files that are compiled for instructions of their own must not call the standard library's inline functions, of which
// the linker keeps one copy for all files. These have a copy in each file.

/// How many bits are set.
static inline int count_bits(unsigned bits) {
#ifdef SATDOKU_EXTENSIONS
    return __builtin_popcount(bits);
#else
    return std::popcount(bits);
#endif
}

/// The place of the lowest bit that is set. @pre bits != 0
template <typename Word> static inline int lowest_bit(Word bits) {
#ifdef SATDOKU_EXTENSIONS
    return sizeof(Word) > sizeof(unsigned) ? __builtin_ctzll(bits) : __builtin_ctz(static_cast<unsigned>(bits));
#else
    return std::countr_zero(bits);
#endif
}

// Vectors of words on which operators work lane by lane; comparisons give lanes of all bits or none.
#ifdef SATDOKU_EXTENSIONS
typedef std::uint16_t Words8 __attribute__((vector_size(16)));
typedef std::uint16_t Words16 __attribute__((vector_size(32)));
typedef std::uint16_t Words32 __attribute__((vector_size(64)));
#else
template <int count> struct alignas(sizeof(std::uint16_t) * count) Words {
    std::uint16_t lanes[count];

    friend Words operator&(const Words& x, const Words& y) {
        return each(x, y, [](unsigned a, unsigned b) { return a & b; });
    }
    friend Words operator|(const Words& x, const Words& y) {
        return each(x, y, [](unsigned a, unsigned b) { return a | b; });
    }
    friend Words operator^(const Words& x, const Words& y) {
        return each(x, y, [](unsigned a, unsigned b) { return a ^ b; });
    }
    friend Words operator+(const Words& x, const Words& y) {
        return each(x, y, [](unsigned a, unsigned b) { return a + b; });
    }
    friend Words operator-(const Words& x, const Words& y) {
        return each(x, y, [](unsigned a, unsigned b) { return a - b; });
    }
    friend Words operator*(const Words& x, const Words& y) {
        return each(x, y, [](unsigned a, unsigned b) { return a * b; });
    }
    friend Words operator==(const Words& x, const Words& y) {
        return each(x, y, [](unsigned a, unsigned b) { return a == b ? ~0U : 0U; });
    }
    friend Words operator<(const Words& x, const Words& y) {
        return each(x, y, [](unsigned a, unsigned b) { return a < b ? ~0U : 0U; });
    }
    friend Words operator+(const Words& x, std::uint16_t every) {
        return each(x, x, [every](unsigned a, unsigned) { return a + every; });
    }
    friend Words operator<<(const Words& x, int by) {
        return each(x, x, [by](unsigned a, unsigned) { return a << by; });
    }
    friend Words operator>>(const Words& x, int by) {
        return each(x, x, [by](unsigned a, unsigned) { return a >> by; });
    }
    friend Words operator~(const Words& x) {
        return each(x, x, [](unsigned a, unsigned) { return ~a; });
    }

  private:
    template <typename Operation> static Words each(const Words& x, const Words& y, const Operation& operation) {
        Words result;
        for (int lane = 0; lane < count; ++lane)
            result.lanes[lane] = static_cast<std::uint16_t>(operation(x.lanes[lane], y.lanes[lane]));
        return result;
    }
};
using Words8 = Words<8>;
#endif
}  // namespace satdoku::core
