// Outlines of TrueType fonts: what is read, and that damaged fonts are refused and nothing else happens.
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/fonts.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/draw/font.hpp>
#include <string>

using namespace satdoku;

namespace {

std::string points_of(const draw::Glyph& glyph) {
    std::string text;
    for (const auto& contour : glyph.contours) {
        for (const draw::OutlinePoint& point : contour) {
            text += std::to_string(static_cast<int>(point.x)) + ',' + std::to_string(static_cast<int>(point.y)) +
                    (point.is_corner ? " " : "~ ");
        }
        text += "| ";
    }
    return text;
}
}  // namespace

TEST_CASE("a font gives the outlines of its letters", "[draw][font]") {
    const support::TemporaryFolder folder;
    for (const std::string& bytes :
         {support::font_of_segments(0x6570, 40), support::font_of_groups(0x6570, 40),
          std::string("ttcf\0\0\0\1\0\0\0\1\0\0\0\20", 16) + support::font_of_groups(0x6570, 40)}) {
        std::string file = bytes;
        if (file.starts_with("ttcf")) {  // places count from the beginning of the file
            for (std::size_t row = 16 + 12; row < 16 + 12 + 6 * 16; row += 16)
                file.replace(row + 8, 4,
                             support::number_bytes(static_cast<unsigned char>(file[row + 11]) +
                                                       256U * static_cast<unsigned char>(file[row + 10]) + 16U,
                                                   4));
        }
        const draw::Font font(support::write_font(folder, file));
        CHECK(font.has(0x6570));
        CHECK(font.has(0x6570 + 39));
        CHECK_FALSE(font.has(0x6570 - 1));
        CHECK_FALSE(font.has(0x6570 + 40));
        CHECK_FALSE(font.has(0x1f600));
        CHECK(font.glyph(0x6570).width == Approx(1000));
        CHECK(points_of(font.glyph(0x6570)) == "0,0 1000,0 1000,1000 0,1000~ | ");
        CHECK(points_of(font.glyph(0x6571)) == "50,-30 550,-30 550,470 50,470~ | ");
        CHECK(points_of(font.glyph(0x6572)).empty());
        CHECK(draw::lacking("数1 é ж数ж", &font) == "ж");
    }
}

TEST_CASE("files that are no TrueType fonts are refused", "[draw][font]") {
    const support::TemporaryFolder folder;
    const auto error_of = [&](const std::string& bytes) {
        const std::string path = support::write_font(folder, bytes);
        return support::error_key([&] { draw::Font{path}; });
    };
    CHECK(error_of("") == "font.none");
    CHECK(error_of("%PDF-1.4 and so on, long enough") == "font.none");
    CHECK(error_of("OTTO and so on, long enough") == "font.other_outlines");
    CHECK(error_of(support::font_bytes(support::halves({2, 0, 0}), 2)) == "font.no_letters");
    CHECK(support::error_key([&] { draw::Font{folder.file("none.ttf")}; }) == "file.cannot_open");
}

TEST_CASE("a damaged font is refused, wherever the damage is", "[draw][font]") {
    const support::TemporaryFolder folder;
    const std::string sound = support::font_of_segments(U'a', 3);
    core::Random random(5);
    int refused = 0;
    const auto read = [&](const std::string& bytes) {
        const std::string path = support::write_font(folder, bytes);
        const std::string key = support::error_key([&] {
            const draw::Font font(path);
            for (char32_t letter = U'`'; letter < U'f'; ++letter) {
                if (font.has(letter)) font.glyph(letter);
            }
        });
        if (key != "none") ++refused;
        return key;
    };
    CHECK(read(sound) == "none");
    for (std::size_t size = 0; size < sound.size(); size += 7) CHECK(read(sound.substr(0, size)).starts_with("font."));
    for (int round = 0; round < support::rounds(400); ++round) {
        std::string damaged = sound;
        for (int times = 0; times < 3; ++times)
            damaged[random.below(damaged.size())] = static_cast<char>(random.below(256));
        read(damaged);
    }
    CHECK(refused > 60);
    // A glyph that consists of itself.
    std::string endless = sound;
    const std::size_t part = endless.find(support::halves({0x000b, 1}));
    REQUIRE(part != std::string::npos);
    endless.replace(part + 2, 2, support::halves({2}));
    CHECK(read(endless) == "font.unsound");
}

TEST_CASE("a letter of more points than letters have is refused, or one that reaches too far", "[draw][font]") {
    const support::TemporaryFolder folder;
    const auto keys = [&](const support::Outlines& outlines) {
        // A segment of two letters, and the last one, which every table has.
        const std::string letters =
            support::halves({4, 0, 0, 4, 0, 0, 0, 'b', 0xffff, 0, 'a', 0xffff, 1 - 'a', 1, 0, 0});
        const draw::Font font(support::write_font(folder, support::font_bytes(letters, 2, outlines)));
        return support::error_key([&] { font.glyph(U'a'); }) + ' ' + support::error_key([&] { font.glyph(U'b'); });
    };
    // All points of the first letter are the origin: no step has a byte, and 256 flags have two.
    std::string many = support::halves({1, 0, 0, 0, 0, 0xffff, 0});
    for (int repeated = 0; repeated < 256; ++repeated) many += "\x39\xff";
    const std::string twice = support::halves({-1, 0, 0, 0, 0, 0x0023, 1, 0, 0, 0x0003, 1, 0, 0});
    CHECK(keys({.square = many}) == "none none");
    CHECK(keys({.square = many, .half = twice}) == "none font.unsound");
    CHECK(keys({.half = twice}) == "none none");
    CHECK(keys({.half = support::halves({-1, 0, 0, 0, 0, 0x000b, 1, 0x7fff, 0, 0x7fff})}) == "none font.unsound");
}

TEST_CASE("a letter is found among many groups and many segments, and none between them", "[draw][font]") {
    const support::TemporaryFolder folder;
    constexpr int count = 37;  // of two letters each, then two that have none
    std::string groups = support::halves({12, 0, 0, 0, 0, 0, 0, count});
    std::string ends;
    std::string starts;
    std::string shifts;
    for (int group = 0; group < count; ++group) {
        const int first = 0x4e00 + 4 * group;
        for (const int number : {first, first + 1, 1})
            groups += support::number_bytes(static_cast<std::size_t>(number), 4);
        ends += support::halves({first + 1});
        starts += support::halves({first});
        shifts += support::halves({1 - first});
    }
    const std::string segments = support::halves({4, 0, 0, 2 * count + 2, 0, 0, 0}) + ends +
                                 support::halves({0xffff, 0}) + starts + support::halves({0xffff}) + shifts +
                                 support::halves({1}) + std::string(2 * count + 2, '\0');
    for (const std::string& letters : {groups, segments}) {
        const draw::Font font(support::write_font(folder, support::font_bytes(letters, 2)));
        std::string found;
        for (char32_t letter = 0x4e00 - 2; letter < 0x4e00 + 4 * count; ++letter) found += font.has(letter) ? '+' : '-';
        std::string expected = "--";
        for (int group = 0; group < count; ++group) expected += "++--";
        CHECK(found == expected);
        CHECK(points_of(font.glyph(0x4e00 + 4 * (count - 1) + 1)) == "50,-30 550,-30 550,470 50,470~ | ");
    }
}

TEST_CASE("Chinese text is broken between letters, and no line begins with a stop", "[draw]") {
    const auto lines = draw::wrapped_words("一二三四五。六 seven eight", 10, 50);
    CHECK(lines == std::vector<std::string>{"一二三四", "五。六", "seven", "eight"});
    CHECK(draw::wrapped_words("  one two  three", 10, 45) == std::vector<std::string>{"one two", "three"});
}
