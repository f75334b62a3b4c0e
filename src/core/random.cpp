#include <satdoku/core/random.hpp>

#include <bit>

namespace satdoku::core {

Random::Random(std::uint64_t seed) {
    // SplitMix64 spreads the seed: xoshiro must not start from a state of zeros.
    for (std::uint64_t& word : state_) {
        seed += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = seed;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
        word = mixed ^ (mixed >> 31);
    }
}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
    // Numbers under `unfair` are drawn again: the rest of the range is a multiple of the bound.
    const std::uint64_t unfair = (0 - bound) % bound;
    for (;;) {
        const std::uint64_t drawn = next();
        if (drawn >= unfair) return drawn % bound;
    }
}

}  // namespace satdoku::core
