#include "support/catch.hpp"

#include <satdoku/core/random.hpp>
#include <satdoku/core/sorted.hpp>

#include <algorithm>
#include <string>

using namespace satdoku;

namespace {

using Item = std::pair<std::uint64_t, int>;

bool by_key(const Item& one, const Item& two) {
    return one.first < two.first;
}

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
