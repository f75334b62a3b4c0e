#include "support/catch.hpp"
#include <satdoku/core/json.hpp>
#include <satdoku/core/json_reader.hpp>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

using namespace satdoku::core;

TEST_CASE("a JSON string has escapes only if they are needed", "[core]") {
    CHECK(json_string("") == R"("")");
    CHECK(json_string("a\"b\\c\n\x7f") == "\"a\\\"b\\\\c\\u000a\x7f\"");
    CHECK(json_string("数独 é") == "\"数独 é\"");
    CHECK(json_string("a\xff\xe6\x95z") == "\"a\\ufffd\\ufffd\\ufffdz\"");
}

TEST_CASE("objects, arrays and values get their commas", "[core]") {
    std::string text;
    JsonWriter json(text);
    json.begin_object().member("name", "x\"y").member("size", 4).member("whole", true).key("none").null();
    json.key("digits").array(std::vector<int>{1, 2});
    json.key("words").array(std::vector<std::string>{"a", "b"});
    json.key("empty").begin_array().end_array();
    json.key("inner").begin_object().end_object();
    json.key("cells").array(std::vector<int>{7, 8},
                            [&](int cell) { json.begin_object().member("cell", cell).end_object(); });
    json.key("seconds").raw("0.120").end_object();
    CHECK(text == R"({"name":"x\"y","size":4,"whole":true,"none":null,"digits":[1,2],"words":["a","b"],)"
                  R"("empty":[],"inner":{},"cells":[{"cell":7},{"cell":8}],"seconds":0.120})");
    JsonReader reader(text, {});
    reader.skip();
    reader.end();
}

TEST_CASE("numbers are written in full", "[core]") {
    std::string text;
    JsonWriter json(text);
    json.begin_array();
    json.value(std::numeric_limits<std::int64_t>::min()).value(std::numeric_limits<std::uint64_t>::max());
    json.value(std::uint8_t{65}).value(0.1).value(1e300).end_array();
    CHECK(text == "[-9223372036854775808,18446744073709551615,65,0.1,1e+300]");
}

TEST_CASE("a long list may be read in pieces, a line for each item", "[core]") {
    std::string text;
    std::string all;
    JsonWriter json(text);
    json.begin_object().key("models").begin_array();
    for (const int item : {1, 2, 3}) {
        json.new_line().value(item);
        all += text;
        text.clear();
    }
    json.end_array().member("all", false).end_object();
    CHECK(all + text == "{\"models\":[\n1,\n2,\n3],\"all\":false}");
}
