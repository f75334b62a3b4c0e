#include "support/catch.hpp"

#include <satdoku/cdcl/options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/ui/text.hpp>

#include <algorithm>
#include <string>

using namespace satdoku;

namespace {

std::string text_key(std::string_view option) {
    std::string key = "setting." + std::string(option);
    std::replace(key.begin(), key.end(), '-', '_');
    return key;
}

}  // namespace

TEST_CASE("every option tells in both languages what it does", "[cdcl]") {
    for (const cdcl::Option& option : cdcl::option_table()) {
        INFO("src/ui/text_settings.cpp needs a line {\"" << text_key(option.name)
                                                         << "\", \"in English\", \"in Chinese\"},");
        CHECK(ui::has_text(text_key(option.name)));
    }
    for (const auto& topic : ui::catalogue()) {
        for (const ui::Entry& entry : topic) {
            if (!entry.key.starts_with("setting.")) continue;
            INFO("src/ui/text_settings.cpp has a line for an option that is gone: " << entry.key);
            const auto options = cdcl::option_table();
            CHECK(std::any_of(options.begin(), options.end(), [&](const cdcl::Option& option) {
                return text_key(option.name) == entry.key;
            }));
        }
    }
}

TEST_CASE("an option takes numbers of its range, and its default is one", "[cdcl]") {
    for (const cdcl::Option& option : cdcl::option_table()) {
        CAPTURE(std::string(option.name));
        cdcl::Options options;
        CHECK(option.low <= options.*option.value);
        CHECK(options.*option.value <= option.high);
        cdcl::set_option(options, option.name, std::to_string(option.low));
        CHECK(options.*option.value == option.low);
        CHECK_THROWS_AS(cdcl::set_option(options, option.name, std::to_string(option.low - 1)), core::Error);
        CHECK_THROWS_AS(cdcl::set_option(options, option.name, "1x"), core::Error);
    }
    cdcl::Options options;
    CHECK_THROWS_AS(cdcl::set_option(options, "no-such-option", "1"), core::Error);
}
