#include "solve/engines.hpp"
#include "support/catch.hpp"
#include <satdoku/cdcl/options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/language/text.hpp>
#include <set>
#include <string>

using namespace satdoku;

TEST_CASE("every option has a name of its own and a description in the catalogue", "[cdcl]") {
    std::set<std::string_view> names;
    for (const cdcl::Option& option : cdcl::option_table()) {
        CAPTURE(std::string(option.name()));
        CHECK(names.insert(option.name()).second);
        const bool is_effort = option.name().ends_with("-effort");
        CHECK(language::has_text(is_effort ? "setting.effort" : language::key("setting", option.name())));
        if (is_effort) CHECK(cdcl::find_option(option.name().substr(0, option.name().rfind('-'))) != nullptr);
        CHECK(cdcl::find_option(option.name()) == &option);
    }
    CHECK(cdcl::find_option("no-such-option") == nullptr);
    CHECK(cdcl::find_option("") == nullptr);
}

TEST_CASE("an option accepts the numbers of its range, and its default is one of them", "[cdcl]") {
    for (const cdcl::Option& option : cdcl::option_table()) {
        CAPTURE(std::string(option.name()));
        CHECK(option.low() <= option);
        CHECK(option <= option.high());
        CHECK_FALSE(option.is_chosen());
        cdcl::Options options;
        cdcl::set_option(options, option.name(), std::to_string(option.low()));
        CHECK_THROWS_AS(cdcl::set_option(options, option.name(), option.low() - 1), core::Error);
        CHECK_THROWS_AS(cdcl::set_option(options, option.name(), "1x"), core::Error);
    }
    cdcl::Options options;
    CHECK_THROWS_AS(cdcl::set_option(options, "no-such-option", "1"), core::Error);
    CHECK_THROWS_AS(options.tier2 = 0, core::Error);
}

TEST_CASE("an option can be set by its name or its member, and no other one changes", "[cdcl]") {
    cdcl::Options options;
    cdcl::set_option(options, "tier2", "9");
    CHECK(options.tier2 == 9);
    CHECK(options.tier2.is_chosen());
    CHECK(options.tier1 == cdcl::Options().tier1);
    CHECK_FALSE(options.tier1.is_chosen());
    options.tier2 = 11;
    CHECK(options.tier2 == 11);
}

TEST_CASE("an option can be set by its name in earlier versions", "[cdcl]") {
    for (const std::string name : {"add-variables", "add-variables-effort", "add-variables-savings", "count",
                                   "count-effort", "parities", "parities-effort"}) {
        const cdcl::Option* const option = cdcl::find_option(name);
        CAPTURE(name);
        REQUIRE(option != nullptr);
        CHECK(option->old_name() == name);
        CHECK(option->name() != name);
    }
    cdcl::Options options;
    cdcl::set_option(options, "parities", "0");
    CHECK(options.xors == 0);
}

TEST_CASE("a chosen value stays, even if it is the default; another one can be replaced by a suggestion", "[cdcl]") {
    cdcl::Options options;
    options.restart = options.restart.high();
    options.restart.suggest(0);
    CHECK(options.restart == 1);
    options.rephase.suggest(0);
    CHECK(options.rephase == 0);
    CHECK_FALSE(options.rephase.is_chosen());
    const cdcl::Options copy = options;
    CHECK(copy.restart.is_chosen());
    CHECK(copy.rephase == 0);
}

TEST_CASE("the catalogue has a text for each statistic of every engine", "[cdcl]") {
    for (const std::string_view engine : test::engine_names) {
        for (const solve::Statistic& statistic : test::make_engine(engine)->statistics()) {
            CAPTURE(std::string(statistic.name));
            CHECK(language::has_text(language::key("statistic", statistic.name)));
        }
    }
}
