#include "data/queue.hpp"
#include "support/catch.hpp"
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <vector>

using satdoku::cdcl::Queue;
using satdoku::core::Random;

namespace {
/// The variables from the last one to the first.
std::vector<std::uint32_t> walk(const Queue& queue) {
    std::vector<std::uint32_t> variables;
    for (std::uint32_t at = queue.last(); at != Queue::none; at = queue.previous(at)) variables.push_back(at);
    return variables;
}
}  // namespace

TEST_CASE("queue: random operations agree with a plain list, and stamps rise", "[cdcl]") {
    Random random(2);
    Queue queue;
    queue.resize(30);
    std::vector<std::uint32_t> model;  // the last one first
    for (int round = 0; round < 20'000; ++round) {
        const auto variable = static_cast<std::uint32_t>(random.below(30));
        const auto place = std::find(model.begin(), model.end(), variable);
        REQUIRE(queue.contains(variable) == (place != model.end()));
        if (place != model.end()) {
            queue.remove(variable);
            model.erase(place);
        }
        if (random.below(3) != 0) {
            queue.append(variable);
            model.insert(model.begin(), variable);
        }
        REQUIRE(walk(queue) == model);
        REQUIRE(std::is_sorted(model.begin(), model.end(), [&](std::uint32_t left, std::uint32_t right) {
            return queue.stamp(left) > queue.stamp(right);
        }));
        // The search for a decision always has a variable to start from.
        REQUIRE((queue.unassigned == Queue::none) == model.empty());
        if (!model.empty()) REQUIRE(queue.contains(queue.unassigned));
    }
}

TEST_CASE("queue: if the variable where the search starts is removed, it starts at the one before", "[cdcl]") {
    Queue queue;
    queue.resize(3);
    for (const std::uint32_t variable : {0U, 1U, 2U}) queue.append(variable);
    queue.unassigned = 1;
    queue.remove(1);
    CHECK(queue.unassigned == 0);
    queue.remove(0);
    CHECK(queue.unassigned == 2);
    queue.remove(2);
    CHECK(queue.unassigned == Queue::none);
}
