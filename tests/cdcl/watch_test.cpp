#include "data/watch.hpp"
#include "support/catch.hpp"
#include <utility>

using namespace satdoku;
using cdcl::Literal;
using cdcl::Reason;
using cdcl::Reference;
using cdcl::reference_limit;
using cdcl::Watch;
using cdcl::WatchList;

TEST_CASE("watch: both kinds return their parts", "[cdcl]") {
    const Literal literal = Literal::from_dimacs(-77);
    for (const Reference reference : {0U, 1U, reference_limit - 1}) {
        const Watch watch = Watch::large(literal, reference);
        CHECK_FALSE(watch.is_binary());
        CHECK(watch.reference() == reference);
        CHECK(watch.blocker == literal);
        const Reason reason = Reason::clause(reference);
        CHECK(reason.is_clause());
        CHECK_FALSE(reason.is_binary());
        CHECK_FALSE(reason.none());
        CHECK(reason.reference() == reference);
    }
    for (const bool redundant : {false, true}) {
        const Watch watch = Watch::binary(literal, redundant);
        CHECK(watch.is_binary());
        CHECK(watch.is_redundant() == redundant);
        CHECK(watch.blocker == literal);
    }
    const Reason reason = Reason::binary(literal);
    CHECK(reason.is_binary());
    CHECK_FALSE(reason.is_clause());
    CHECK(reason.other() == literal);
    CHECK(Reason().none());
    CHECK_FALSE(Reason().is_binary());
    CHECK_FALSE(Reason().is_clause());
}

TEST_CASE("watch: a list keeps its watches while it grows, is cut and moves", "[cdcl]") {
    WatchList list;
    CHECK(list.empty());
    for (Reference reference = 0; reference < 1000; ++reference) {
        list.push(Watch::large(Literal::from_code(reference), reference));
    }
    REQUIRE(list.size() == 1000);
    list.cut(list.begin() + 500);
    WatchList other = std::move(list);
    REQUIRE(other.size() == 500);
    for (std::uint32_t index = 0; index < other.size(); ++index) REQUIRE(other[index].reference() == index);
    list = std::move(other);
    CHECK(list.size() == 500);
    list.cut(list.begin());
    CHECK(list.empty());
    CHECK(list.bytes() > 0);
    list.release();
    CHECK(list.bytes() == 0);
}
