#include "simplification.hpp"
#include <array>
#include <string_view>

using namespace satdoku;

namespace {
/// A technique, and how the tests make it run often.
struct Technique {
    std::string_view name;
    cdcl::Options options;
    std::string_view counted;  ///< the statistic that counts its successes
    std::uint64_t least;       ///< the minimum of this count
    std::uint64_t seed;
};

/// Techniques of conflict analysis run from the first conflict on.
cdcl::Options in_analysis(cdcl::Option cdcl::Options::*technique) {
    cdcl::Options options = test::only(technique);
    options.shrink_delay = 0;
    return options;
}

const std::array techniques{
    Technique{"vivify", test::only(&cdcl::Options::vivify), "vivified", 100, 21},
    Technique{"substitute", test::only(&cdcl::Options::substitute), "substituted", 100, 21},
    Technique{"eliminate", test::only(&cdcl::Options::eliminate), "eliminated", 100, 21},
    Technique{"shrink", in_analysis(&cdcl::Options::shrink), "shrunk_literals", 50, 33},
    Technique{"subsume_recent", in_analysis(&cdcl::Options::subsume_recent), "subsumed_recent", 10, 33},
};
}  // namespace

TEST_CASE("techniques: structured formulas agree with brute force, models and proofs check", "[cdcl]") {
    for (const Technique& technique : techniques) {
        CAPTURE(technique.name);
        CHECK(test::check_on_structured(technique.options, technique.counted, 3000, technique.seed) > technique.least);
    }
}

TEST_CASE("techniques: clauses and assumptions afterwards", "[cdcl]") {
    for (const Technique& technique : techniques) {
        CAPTURE(technique.name);
        test::check_incrementally(technique.options, 400, technique.seed + 1);
    }
}
