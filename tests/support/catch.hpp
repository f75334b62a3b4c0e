// Includes Catch2, version 2 or 3, and hides their differences.
#pragma once
#ifdef SATDOKU_CATCH2_VERSION_2
#include <catch2/catch.hpp>
namespace satdoku::support {
template <class Subject> using Matcher = Catch::MatcherBase<Subject>;
}
#else
#include <catch2/catch_all.hpp>
using Catch::Approx;
namespace satdoku::support {
template <class Subject> using Matcher = Catch::Matchers::MatcherBase<Subject>;
}
#endif
