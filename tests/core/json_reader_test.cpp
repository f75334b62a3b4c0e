#include "support/catch.hpp"
#include "support/errors.hpp"
#include <satdoku/core/json.hpp>
#include <satdoku/core/json_reader.hpp>
#include <string>
#include <vector>

namespace satdoku {
namespace {
core::JsonReader reader(std::string_view text) { return {text, {.file = "f", .line = 3}}; }

std::string error_of(std::string_view text) {
    return support::error_key([&] {
        auto json = reader(text);
        json.skip();
        json.end();
    });
}
}  // namespace

TEST_CASE("a JSON object is read value by value", "[core]") {
    const std::string text =
        R"( { "a" : -12 , "b":[1,2,[]], "c":{"d":true,"e":null},"f":"x\"\u00e4\uD83D\uDE00\n","g":1.5e3 } )";
    auto json = reader(text);
    std::vector<std::string> keys;
    for (json.begin_object(); const auto key = json.next_key();) {
        keys.emplace_back(*key);
        if (*key == "a") {
            CHECK(json.number<int>() == -12);
        } else if (*key == "b") {
            json.begin_array();
            REQUIRE(json.next_item());
            CHECK(json.number<unsigned>() == 1);
            REQUIRE(json.next_item());
            CHECK(json.number<double>() == 2);
            REQUIRE(json.next_item());
            json.begin_array();
            CHECK_FALSE(json.next_item());
            CHECK_FALSE(json.next_item());
        } else if (*key == "c") {
            json.begin_object();
            CHECK(json.next_key() == "d");
            CHECK(json.boolean());
            CHECK(json.next_key() == "e");
            json.skip();
            CHECK_FALSE(json.next_key());
        } else if (*key == "f") {
            CHECK(json.string() == "x\"\xc3\xa4\xf0\x9f\x98\x80\n");
        } else {
            CHECK(json.number<double>() == 1500);
        }
    }
    json.end();
    CHECK(keys == std::vector<std::string>{"a", "b", "c", "f", "g"});
}

TEST_CASE("text that is not JSON is refused", "[core]") {
    for (const std::string_view valid :
         {"{}", "[]", " [1 , 2]\r\n", "0", "-0.5E+07", "\"\"", "[[{\"a\":[false]}]]", "null"}) {
        CAPTURE(std::string(valid));
        CHECK(error_of(valid) == "none");
    }
    for (const std::string_view wrong : {"",
                                         "{",
                                         "{]",
                                         "{\"a\"}",
                                         "{\"a\":}",
                                         "{\"a\":1,}",
                                         "{,}",
                                         "{a:1}",
                                         "{\"a\":1 \"b\":2}",
                                         "[1,]",
                                         "[,1]",
                                         "[1 2]",
                                         "[1",
                                         "01",
                                         "+1",
                                         "1.",
                                         ".5",
                                         "1e",
                                         "-",
                                         "0x1",
                                         "nan",
                                         "Infinity",
                                         "tru",
                                         "truex",
                                         "nul",
                                         "'a'",
                                         "\"a",
                                         "\"\\x\"",
                                         "\"\\u12\"",
                                         "\"\\u12g4\"",
                                         "\"\\ud800\"",
                                         "\"\\ud800\\u0041\"",
                                         "\"\\udc00\"",
                                         "\"a\nb\"",
                                         "\"\\",
                                         "{} {}",
                                         "1 2"}) {
        CAPTURE(std::string(wrong));
        CHECK(error_of(wrong) != "none");
    }
    CHECK(error_of(std::string(100000, '[')) == "json.too_deep");
}

TEST_CASE("a number that its type cannot hold is refused at its place", "[core]") {
    auto json = reader("[ 4294967295, 4294967296]");
    json.begin_array();
    REQUIRE(json.next_item());
    CHECK(json.number<std::uint32_t>() == 4294967295U);
    REQUIRE(json.next_item());
    try {
        json.number<std::uint32_t>();
        FAIL("taken");
    } catch (const core::Error& error) {
        CHECK(error.key() == "json.integer");
        REQUIRE(error.location());
        CHECK(error.location()->file == "f");
        CHECK(error.location()->line == 3);
        CHECK(error.location()->column == 15);
    }
    CHECK_THROWS_AS(reader("-1").number<std::uint64_t>(), core::Error);
    CHECK_THROWS_AS(reader("1.5").number<int>(), core::Error);
    CHECK_THROWS_AS(reader("1e999").number<double>(), core::Error);
}

TEST_CASE("bytes are read back from their JSON text, with a replacement character for each byte that is not UTF-8",
          "[core]") {
    const auto there_and_back = [](std::string_view text) {
        return std::string(reader(core::json_string(text)).string());
    };
    std::string all;
    for (int byte = 0; byte < 0x80; ++byte) all += static_cast<char>(byte);
    all += "<script>\xc3\xa4\xe6\xbc\xa2\xf0\x9f\x98\x80";
    CHECK(there_and_back(all) == all);
    const std::string instead = "\xef\xbf\xbd";
    CHECK(there_and_back("a\xff\x62") == "a" + instead + "b");
    CHECK(there_and_back("\xc3") == instead);
    CHECK(there_and_back("\xc0\x80") == instead + instead);
    CHECK(there_and_back("\xed\xa0\x80") == instead + instead + instead);
}

}  // namespace satdoku
