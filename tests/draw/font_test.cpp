// Fonts: what is read, that a part of a font is a font, and that damaged fonts are refused and nothing else happens.
#include "font_file.hpp"
#include "support/catch.hpp"
#include "support/errors.hpp"
#include "support/fonts.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <satdoku/draw/font.hpp>
#include <string>

using namespace satdoku;

namespace {
std::string table_of(const std::string& font, const std::string& name) {
    const auto number = [&](std::size_t at) {
        std::size_t value = 0;
        for (int byte = 0; byte < 4; ++byte) value = value << 8 | static_cast<unsigned char>(font[at++]);
        return value;
    };
    const std::size_t row = font.find(name);
    REQUIRE(row < 12 + 16 * 12);
    return font.substr(number(row + 8), number(row + 12));
}
}  // namespace

TEST_CASE("a font gives the outlines of its letters", "[draw][font]") {
    const support::TemporaryFolder folder;
    for (const std::string& bytes :
         {support::font_of_segments(0x6570, 40), support::font_of_groups(0x6570, 40),
          std::string("ttcf\0\0\0\1\0\0\0\1\0\0\0\20", 16) + support::font_of_groups(0x6570, 40)}) {
        std::string file = bytes;
        if (file.starts_with("ttcf")) {  // places count from the beginning of the file
            for (std::size_t row = 16 + 12; row < 16 + 12 + 7 * 16; row += 16)
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
        CHECK(font.width(0x6570) == Approx(1000));
        CHECK_FALSE(font.is_cff());
        // The second letter consists of the first, which comes after the letters of the part.
        const std::string part = font.with(U"\x6572\x6571");
        const support::Outlines outlines;
        std::string half = outlines.half;
        half.replace(12, 2, support::halves({3}));
        const std::string padding = std::string(2, '\0');
        CHECK(table_of(part, "glyf") == half + (half.size() % 4 == 0 ? "" : padding) + outlines.square +
                                            (outlines.square.size() % 4 == 0 ? "" : padding));
        CHECK(table_of(part, "maxp").substr(4) == support::halves({4}));
        CHECK(table_of(part, "loca").size() == 20);
        draw::Fonts fonts({{folder.file("none.ttf"), folder.file("font.ttf")}});
        CHECK(draw::lacking("数1 é ж数ж", fonts) == "ж");
    }
}

TEST_CASE("a part of a CFF font has its subroutines in place of their calls", "[draw][font]") {
    const std::string path = "font.otf";
    const auto index = [](const std::vector<std::string>& items) {
        if (items.empty()) return support::halves({0});
        std::string offsets = support::halves({static_cast<int>(items.size())}) + '\2' + support::halves({1});
        std::string bytes;
        for (const std::string& item : items)
            offsets += support::halves({static_cast<int>(1 + (bytes += item).size())});
        return offsets + bytes;
    };
    const auto place = [](std::size_t number) { return '\35' + support::number_bytes(number, 4); };
    // Of these glyphs with subroutines of the font and of its one part.
    const auto part_of = [&](const std::vector<std::string>& glyphs, const std::vector<std::string>& shared,
                             const std::vector<std::string>& own) {
        const std::string start = std::string("\1\0\4\1", 4) + index({"T"});
        const std::string lists = index({}) + index(shared);
        const std::size_t at = start.size() + index({std::string(17, ' ')}).size() + lists.size();
        const std::string privates = "\x8b\x14" + (own.empty() ? "" : place(8) + "\x13");  // 0 is the usual width
        const std::string top = place(at) + "\x11" + place(privates.size()) + place(at + index(glyphs).size()) + "\x12";
        const std::string font =
            start + index({top}) + lists + index(glyphs) + privates + (own.empty() ? "" : index(own));
        const std::vector<std::size_t> wanted = {0, 1};
        return draw::cff_with({&path, font}, wanted);
    };
    const std::string back = "\x0b";
    const std::string end = "\x0e";
    const std::string call = "\x0a";
    const std::string call_shared = "\x1d";
    const std::string stems = "\x8c\x8d\x8c\x8d\x01";     // two stems, so that a mask has one byte
    const std::string mask = "\x8c\x8d\x13\x0a";          // one more, and a mask that looks like a call
    const std::string line = "\x1c\x01\x02\xf7\x10\x05";  // numbers of three and two bytes
    const std::string fixed = std::string("\xff\x00\x0a\x1d\x0b", 5) + "\x8b\x15";  // of five
    const std::string flat = part_of({end, stems + mask + line + fixed + line + end}, {}, {});
    // Number 0 of fewer than 1240 is called by -107; a subroutine may call, begin with the caller's numbers, and end all.
    CHECK(part_of({end, stems + mask + "\x20\x0a"}, {line + back, line + end}, {line + fixed + "\x21" + call_shared}) ==
          flat);
    CHECK(part_of({end, "\x8c\x8d\x1c\xff\x95\x0a" + line + fixed + line + end}, {}, {"\x8c\x8d\x01" + mask + back}) ==
          flat);
    std::vector<std::string> many(1300, back);
    many[1023] = line + back;  // -108 of two bytes
    many[1239] = end;          // 108
    CHECK(part_of({end, stems + mask + line + fixed + std::string("\xfb\x00\x0a\xf7\x00\x0a", 6)}, {}, many) == flat);
    // Calls of what is not there, of themselves, and without a number.
    for (const std::string& glyph : {std::string("\x22\x0a"), std::string("\x20\x0a"), std::string("\x0a")})
        CHECK(support::error_key([&] { part_of({end, glyph}, {}, {"\x20\x0a", back}); }) == "font.damaged");
}

TEST_CASE("files that are no TrueType fonts are refused", "[draw][font]") {
    const support::TemporaryFolder folder;
    const auto error_of = [&](const std::string& bytes) {
        const std::string path = support::write_font(folder, bytes);
        return support::error_key([&] { draw::Font{path}; });
    };
    CHECK(error_of("") == "font.none");
    CHECK(error_of("%PDF-1.4 and so on, long enough") == "font.none");
    CHECK(error_of("OTTO and so on, long enough") == "font.damaged");
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
                if (font.has(letter)) font.with({&letter, 1});
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
    }
}

TEST_CASE("the built-in letters have strokes", "[draw][font]") {
    for (char32_t letter = U'!'; letter < 0x7f; ++letter) CHECK_FALSE(draw::strokes_of(letter, 0.5).empty());
    CHECK(draw::strokes_of(U' ', 0.5).empty());
    CHECK(draw::strokes_of(U'é', 0.5).size() > draw::strokes_of(U'e', 0.5).size());
    for (const char32_t letter : std::u32string_view(U"’“”–—…€ÄÖÜäöüàéèêñç")) CHECK(draw::has_strokes(letter));
    CHECK_FALSE(draw::has_strokes(U'数'));
    for (const auto& line : draw::strokes_of(U'M', 0.8))
        for (const draw::Point& point : line) CHECK((point.x >= 0 && point.x <= 0.8 && point.y >= 0 && point.y < 0.73));
}

TEST_CASE("Chinese text is broken between letters, and no line begins with a stop", "[draw]") {
    const auto lines = draw::wrapped_words("一二三四五。六 seven eight", 10, 50);
    CHECK(lines == std::vector<std::string>{"一二三四", "五。六", "seven", "eight"});
    CHECK(draw::wrapped_words("  one two  three", 10, 45) == std::vector<std::string>{"one two", "three"});
    // Nothing of a word that is wider than a line is lost.
    CHECK(draw::wrapped_words("a well-known one", 10, 45) == std::vector<std::string>{"a well-", "known", "one"});
    std::string all;
    for (const std::string& line : draw::wrapped_words("Weihnachtsr\u00e4tselsammlungen", 10, 45)) {
        CHECK(draw::text_width(line, 10) <= 45);
        all += line;
    }
    CHECK(all == "Weihnachtsr\u00e4tselsammlungen");
}
