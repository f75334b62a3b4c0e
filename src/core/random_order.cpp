#include <satdoku/core/random.hpp>
#include <satdoku/core/random_order.hpp>

#include <bit>

namespace satdoku::core {

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
        // SplitMix64's mixing; its upper bits depend on all bits of what is mixed.
        std::uint64_t mixed = right + key;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
        const std::uint64_t next = left ^ (mixed >> 33 & mask);
        left = right;
        right = next;
    }
    return left << half_ | right;
}

}  // namespace satdoku::core
