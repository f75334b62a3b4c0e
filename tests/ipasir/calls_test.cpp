#include "ipasir/insight.hpp"
#include "support/catch.hpp"

using namespace satdoku;

TEST_CASE("random sequences of calls have correct answers", "[ipasir]") {
    const test::Insight insight = test::insight();
    std::uint64_t learned = 0;
    std::string verdicts;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        const test::CallsReport report = test::make_calls(seed, insight);
        CAPTURE(seed);
        REQUIRE(report.wrong == "");
        learned += report.learned;
        verdicts += report.verdicts;
    }
    CHECK(learned > 300);
    for (const char verdict : {'0', '1', '?'}) CHECK(verdicts.find(verdict) != std::string::npos);
}

TEST_CASE("canary: sequences of calls report what an inspection finds", "[ipasir][canary]") {
    test::Insight lying = test::insight();
    lying.inspect = [](void*, std::uint32_t, const test::Models& models) { return models.any_with({1}) ? "seen" : ""; };
    std::uint64_t seen = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) seen += test::make_calls(seed, lying).wrong == "seen" ? 1 : 0;
    CHECK(seen > 5);
}

TEST_CASE("canary: models over few variables are the assignments that satisfy all clauses", "[ipasir][canary]") {
    test::Models models(3);
    models.restrict({1, 2});
    models.restrict({-1, 3});
    CHECK(models.any_with({-3, 2}));
    CHECK_FALSE(models.any_with({-3, -2}));
    CHECK_FALSE(models.any_with({1, -3}));
    models.restrict({});
    CHECK_FALSE(models.any_with({}));
}
