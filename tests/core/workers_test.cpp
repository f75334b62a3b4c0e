#include "support/catch.hpp"
#include <satdoku/core/workers.hpp>
#include <atomic>
#include <stdexcept>

using satdoku::core::Workers;

TEST_CASE("workers: each number is worked on, on the caller's thread as well", "[core]") {
    std::atomic<unsigned> sum = 0;
    Workers workers;
    CHECK(workers.start(4, [&](unsigned number) { sum += 1U << number; }) == 4);
    workers.run([&] { sum += 1U << 4U; });
    workers.join();
    CHECK(sum == 0b11111);
    workers.start(1, [&](unsigned) { sum = 7; });
    workers.join();
    CHECK(sum == 7);
}

TEST_CASE("workers: the first exception stops the others and is thrown by join()", "[core]") {
    std::atomic<bool> over = false;
    std::atomic<unsigned> calls = 0;
    Workers workers([&] {
        over = true;
        ++calls;
    });
    workers.start(3, [&](unsigned number) {
        if (number == 1) throw std::runtime_error("first");
        while (!over) {
        }
        throw std::logic_error("later");
    });
    workers.run([&] {
        while (!over) {
        }
    });
    CHECK_THROWS_WITH(workers.join(), "first");
    CHECK(calls == 1);
    workers.join();  // reported once
}

TEST_CASE("workers: an exception that nobody joins for ends nothing", "[core]") {
    Workers workers;
    workers.start(2, [](unsigned) { throw std::runtime_error("lost"); });
}
