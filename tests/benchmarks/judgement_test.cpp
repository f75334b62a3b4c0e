#include "support/judgement.hpp"
#include "support/catch.hpp"
#include "support/family_names.hpp"
#include <cmath>

using namespace satdoku;
using benchmarks::Answer;
using benchmarks::Judgement;
using benchmarks::Sample;

namespace {
constexpr unsigned limit = 20;

/// Times of the defaults and of another configuration; a negative number is a time-out.
Sample sample(const std::string& file, const std::string& family, double first, double second) {
    const auto run = [](double seconds) {
        return seconds < 0 ? benchmarks::Run{Answer::timeout, limit} : benchmarks::Run{Answer::unsatisfiable, seconds};
    };
    return {file, family, {run(first), run(second)}};
}

bool near(double left, double right) { return std::abs(left - right) < 1e-9 * std::abs(right); }
}  // namespace

TEST_CASE("families count once, and time-outs twice the limit", "[benchmarks]") {
    // With 0.1 s on both sides the ratios are 2 and 2, 1/4, and 40.1 to 10.1.
    const std::vector<Sample> samples = {sample("a1", "a", 0.9, 1.9), sample("a2", "a", 1.9, 3.9),
                                         sample("b", "b", 3.9, 0.9), sample("c", "c", 10, -1)};
    const Judgement judgement = benchmarks::judge(samples, 1, limit);
    const double late = 40.1 / 10.1;
    CHECK(near(judgement.time.all, std::cbrt(2 * 0.25 * late)));
    CHECK(near(judgement.time.least, std::sqrt(2 * 0.25)));
    CHECK(judgement.time.without_least == "c");
    CHECK(near(judgement.time.greatest, std::sqrt(2 * late)));
    CHECK(judgement.time.without_greatest == "b");
    CHECK(near(judgement.par2.all, (1.9 + 3.9 + 0.9 + 40 + 0.1) / (0.9 + 1.9 + 3.9 + 10 + 0.1)));
    CHECK(near(judgement.par2.least, (1.9 + 3.9 + 0.9 + 0.1) / (0.9 + 1.9 + 3.9 + 0.1)));
    CHECK(judgement.slower == 2);
    CHECK(judgement.faster == 1);
    REQUIRE(judgement.families.size() == 3);
    CHECK(judgement.families[0].samples == 2);
    CHECK(near(judgement.families[0].time, 2));
    CHECK(judgement.families[0].first.solved == 2);
    CHECK(near(judgement.families[0].first.par2, 0.9 + 1.9));
    CHECK(judgement.families[2].first.solved == 1);
    CHECK(judgement.families[2].own.solved == 0);
    CHECK(near(judgement.families[2].own.par2, 2 * limit));
}

TEST_CASE("a default that wins by one family alone does not win without it", "[benchmarks]") {
    const std::vector<Sample> fitted = {sample("a", "a", 0.9, 19.9), sample("b", "b", 1.9, 1.8),
                                        sample("c", "c", 1.9, 1.8)};
    const Judgement judgement = benchmarks::judge(fitted, 1, limit);
    CHECK(judgement.time.all > 1);
    CHECK_FALSE(judgement.time.first_wins());
    CHECK(judgement.time.without_least == "a");
    CHECK(judgement.may_be_luck());

    const std::vector<Sample> general = {sample("a", "a", 0.9, 1.9), sample("b", "b", 1.9, 2.8),
                                         sample("c", "c", 1.9, 3.8)};
    CHECK(benchmarks::judge(general, 1, limit).time.first_wins());
    CHECK_FALSE(benchmarks::judge(general, 1, limit).may_be_luck());
}

TEST_CASE("where nothing differs, nobody wins", "[benchmarks]") {
    const std::vector<Sample> even = {sample("a", "a", 3, 3), sample("b", "b", -1, -1)};
    const Judgement judgement = benchmarks::judge(even, 1, limit);
    CHECK(judgement.time.all == 1);
    CHECK_FALSE(judgement.time.first_wins());
    CHECK_FALSE(judgement.time.first_loses());
    CHECK(benchmarks::judge({}, 1, limit).families.empty());
    // With one family there is nothing to leave out.
    CHECK(benchmarks::judge(std::span(even).first(1), 1, limit).time.without_least.empty());
}

TEST_CASE("spread is how far apart copies of a file are", "[benchmarks]") {
    const std::vector<Sample> samples = {sample("a", "a", 0.9, 5), sample("a", "a", 3.9, 5), sample("b", "b", 7, 5)};
    // Logarithms of 1 and 4 are log 2 off their mean, on either side, with one degree of freedom.
    CHECK(near(benchmarks::spread(samples, 0, limit), std::exp(std::sqrt(2.0) * std::log(2.0))));
    CHECK(near(benchmarks::spread(samples, 1, limit), 1));
    CHECK(benchmarks::spread(std::span(samples).last(1), 0, limit) == 1);
}

TEST_CASE("files of one family are known by their names", "[benchmarks]") {
    const benchmarks::FamilyNames names;
    CHECK(names.family("bench/vmpc_24.cnf") == names.family("eh-vmpc_25.renamed-as.sat05-1913-625.cnf"));
    CHECK(names.family("php-010-008.shuffled-as.sat05-1171.cnf") == "pigeons");
    CHECK(names.family("2bitadd_10.cnf") == "bitadd");
    CHECK(names.family("manol-pipe-f6n.cnf") == "manol");
    CHECK(names.family("q_query_3_l37_lambda.cnf") == "query");
    CHECK(names.family("gt-030.shuffled-as.sat05-1295.cnf") == "gt");
    CHECK(names.family("17.cnf") == "17");
}
