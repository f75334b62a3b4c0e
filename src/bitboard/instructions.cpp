// Asks the processor for its instructions. Where the compiler does not know some instructions, the build leaves out
// their files and does not define their macros.
#include <satdoku/bitboard/instructions.hpp>

#include <vector>

namespace satdoku::bitboard {

std::string_view name(Instructions instructions) {
    switch (instructions) {
        case Instructions::plain:
            return "plain";
        case Instructions::avx2:
            return "avx2";
        case Instructions::avx512:
            return "avx512";
    }
    return "";
}

std::span<const Instructions> available_instructions() {
    static const std::vector<Instructions> available = [] {
        std::vector<Instructions> found{Instructions::plain};
#ifdef SATDOKU_WITH_AVX
        if (__builtin_cpu_supports("avx2")) found.push_back(Instructions::avx2);
        if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512bitalg")) {
            found.push_back(Instructions::avx512);
        }
#endif
        return found;
    }();
    return available;
}

}  // namespace satdoku::bitboard
