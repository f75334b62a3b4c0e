#include "member.hpp"
#include "support/catch.hpp"
#include <array>
#include <atomic>
#include <thread>
#include <vector>

using satdoku::parallel::Rounds;

TEST_CASE("rounds: a round ends when all have come, and only then", "[parallel]") {
    std::array<std::atomic<int>, 3> rounds{};
    int exchanges = 0;
    bool even = true;
    Rounds hall(
        3,
        [&] {
            ++exchanges;
            for (const auto& each : rounds) even = even && each == exchanges;
        },
        [] {});
    {
        std::vector<std::jthread> threads;
        for (auto& mine : rounds) {
            threads.emplace_back([&] {
                for (int round = 0; round < 50; ++round) {
                    ++mine;
                    if (!hall.wait()) return;
                }
            });
        }
    }
    CHECK(exchanges == 50);
    CHECK(even);
    CHECK_FALSE(hall.winner());
}

TEST_CASE("rounds: of several answers in a round the lowest number's counts", "[parallel]") {
    for (int repetition = 0; repetition < 20; ++repetition) {
        bool finished = false;
        Rounds hall(
            4, [] {}, [&] { finished = true; });
        std::atomic<int> waited = 0;
        {
            std::vector<std::jthread> threads;
            for (const unsigned number : {3U, 2U, 1U, 0U}) {
                threads.emplace_back([&, number] {
                    while (hall.wait()) {
                        if (++waited > 4 && number != 0 && number != 2) return hall.leave(number, true);
                    }
                    hall.leave(number, false);
                });
            }
        }
        CHECK(finished);
        CHECK(hall.winner() == 1U);
    }
}

TEST_CASE("rounds: who leaves without an answer is not waited for", "[parallel]") {
    bool finished = false;
    int exchanges = 0;
    Rounds hall(
        2, [&] { ++exchanges; }, [&] { finished = true; });
    hall.leave(1, false);
    CHECK(hall.wait());
    CHECK(hall.wait());
    CHECK(exchanges == 2);
    hall.leave(0, false);
    CHECK(finished);
    CHECK_FALSE(hall.winner());
}

TEST_CASE("rounds: an abort wakes who waits", "[parallel]") {
    Rounds hall(
        2, [] {}, [] {});
    bool more = true;
    {
        std::jthread waiting([&] { more = hall.wait(); });
        hall.abort();
    }
    CHECK_FALSE(more);
    CHECK_FALSE(hall.wait());
}
