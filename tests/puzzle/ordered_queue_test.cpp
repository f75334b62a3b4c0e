#include "ordered_queue.hpp"
#include "support/catch.hpp"
#include <satdoku/core/error.hpp>
#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

using namespace satdoku;
using puzzle::on_threads;
using puzzle::OrderedQueue;

namespace {
using Numbers = std::vector<std::uint64_t>;
}  // namespace

TEST_CASE("items come out in the order in which they were claimed", "[puzzle]") {
    for (const unsigned threads : {1U, 2U, 7U}) {
        Numbers taken;
        OrderedQueue<std::uint64_t> queue({0, 500}, 3, [&](std::uint64_t index, std::uint64_t& item) {
            CHECK(index == taken.size());
            taken.push_back(item);
        });
        on_threads(threads, queue, [&] {
            while (const auto index = queue.claim()) queue.put(*index, *index * *index);
        });
        REQUIRE(taken.size() == 500);
        CHECK(taken[499] == 499 * 499);
    }
}

TEST_CASE("a source is read one call at a time, and its end is the queue's", "[puzzle]") {
    for (const unsigned threads : {1U, 2U, 7U}) {
        Numbers taken;
        std::uint64_t next = 0;
        std::atomic<int> reading = 0;
        OrderedQueue<std::uint64_t> queue(puzzle::without_end, 2,
                                          [&](std::uint64_t, std::uint64_t& item) { taken.push_back(item); });
        on_threads(threads, queue, [&] {
            for (;;) {
                std::uint64_t item = 0;
                const auto index = queue.claim_after([&] {
                    const bool alone = ++reading == 1;
                    item = alone ? next++ : 0;
                    --reading;
                    return item < 300;
                });
                if (!index) return;
                queue.put(*index, item);
            }
        });
        Numbers expected(300);
        for (std::size_t index = 0; index < expected.size(); ++index) expected[index] = index;
        CHECK(taken == expected);
    }
}

TEST_CASE("an exception anywhere ends the work and is thrown again", "[puzzle]") {
    enum class Where { read, work, take };
    for (const Where where : {Where::read, Where::work, Where::take}) {
        for (const unsigned threads : {1U, 4U}) {
            Numbers taken;
            const auto fail_at = [where](Where here, std::uint64_t index) {
                if (here == where && index == 20) throw core::Error("test.failed");
            };
            std::uint64_t next = 0;
            OrderedQueue<std::uint64_t> queue(puzzle::without_end, 2, [&](std::uint64_t index, std::uint64_t& item) {
                fail_at(Where::take, index);
                taken.push_back(item);
            });
            const auto work = [&] {
                for (;;) {
                    std::uint64_t item = 0;
                    const auto index = queue.claim_after([&] {
                        item = next++;
                        fail_at(Where::read, item);
                        return true;
                    });
                    if (!index) return;
                    fail_at(Where::work, *index);
                    queue.put(*index, item);
                }
            };
            CHECK_THROWS_AS(on_threads(threads, queue, work), core::Error);
            CHECK(taken.size() <= 20);
        }
    }
}
