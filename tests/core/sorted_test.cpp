#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/core/sorted.hpp>
#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
using Item = std::pair<std::uint64_t, int>;

bool by_key(const Item& one, const Item& two) { return one.first < two.first; }
}  // namespace

TEST_CASE("the first two of an order come to the front, and nothing gets lost", "[core]") {
    core::Random random(4);
    for (int round = 0; round < 2000; ++round) {
        std::vector<Item> items;
        const int size = static_cast<int>(random.below(12));
        for (int index = 0; index < size; ++index) items.emplace_back(random.below(6), index);
        std::vector<Item> sorted = items;
        std::stable_sort(sorted.begin(), sorted.end(), by_key);
        core::bring_two_first(items, by_key);
        for (std::size_t index = 0; index < std::min<std::size_t>(items.size(), 2); ++index)
            CHECK(items[index].first == sorted[index].first);
        std::sort(items.begin(), items.end());
        std::sort(sorted.begin(), sorted.end());
        CHECK(items == sorted);
    }
}

TEST_CASE("which of equal ones come first is the same with every library", "[core]") {
    std::vector<Item> items = {{2, 0}, {1, 1}, {1, 2}, {0, 3}, {2, 4}, {1, 5}, {0, 6}};
    core::bring_two_first(items, by_key);
    CHECK(items == std::vector<Item>{{0, 6}, {0, 3}, {2, 0}, {1, 1}, {2, 4}, {1, 5}, {1, 2}});
}

TEST_CASE("sorting by keys is the same for few items and for many", "[core]") {
    core::Random random(5);
    std::vector<Item> scratch;
    for (int round = 0; round < 300; ++round) {
        const std::uint64_t size = random.below(round % 2 == 0 ? 20 : 2000);
        const std::uint64_t used_bits = random.below(65);
        std::vector<Item> items;
        for (std::uint64_t index = 0; index < size; ++index) {
            // The low bits say which item it is, so that no two keys are equal.
            const std::uint64_t bits = used_bits == 0 ? 0 : random.next() >> (64 - used_bits);
            items.emplace_back(bits << 11U | index, static_cast<int>(index));
        }
        std::vector<Item> sorted = items;
        std::sort(sorted.begin(), sorted.end(), by_key);
        core::sort_by_key(items, scratch, [](const Item& item) { return item.first; });
        CHECK(items == sorted);
    }
}

TEMPLATE_TEST_CASE("vectors are compared number by number, whichever byte of a number comes first", "[core]",
                   std::uint16_t, std::uint32_t, std::uint64_t) {
    const std::vector<TestType> less{0, 1, 2, 3};
    const std::vector<TestType> more{0, 1, 2, 4};
    CHECK(less < more);
    CHECK(std::set<std::vector<TestType>>{less, more}.size() == 2);
}
