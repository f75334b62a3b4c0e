#include <satdoku/core/hash.hpp>
#include <satdoku/core/random.hpp>
#include <bit>

namespace satdoku::core {
Random::Random(std::uint64_t seed) {
    // SplitMix64 spreads the seed: xoshiro must not start from a state of zeros.
    for (std::uint64_t& word : state_) {
        seed += golden_ratio;
        word = mixed_bits(seed);
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

RandomOrder::RandomOrder(std::uint64_t size, std::uint64_t seed)
    : size_(size), half_((static_cast<int>(std::bit_width((size - 1) | 1U)) + 1) / 2) {
    Random random(seed);
    for (std::uint64_t& key : keys_) key = random.next();
}

std::uint64_t RandomOrder::at(std::uint64_t place) const {
    do place = through_network(place);
    while (place >= size_);
    return place;
}

std::uint64_t RandomOrder::through_network(std::uint64_t number) const {
    const std::uint64_t mask = (std::uint64_t{1} << half_) - 1;
    std::uint64_t left = number >> half_;
    std::uint64_t right = number & mask;
    for (const std::uint64_t key : keys_) {
        // The upper bits depend on all bits of what is mixed.
        const std::uint64_t next = left ^ (mixed_bits(right + key) >> 33U & mask);
        left = right;
        right = next;
    }
    return left << half_ | right;
}
}  // namespace satdoku::core
