// The tables are described in Apple's TrueType Reference Manual and in the OpenType specification. Two kinds of tables
// from letters to glyphs are read, those that fonts of many letters have: of segments (format 4), of groups (format
// 12). All numbers come through FontTable::number(), which refuses what lies outside its table.
#include <satdoku/core/error.hpp>
#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/draw/font.hpp>
#include <algorithm>
#include <cmath>

namespace satdoku::draw {

/// A part of the file.
struct FontTable {
    const std::string* path;
    std::string_view bytes;

    std::size_t number(std::size_t at, std::size_t size) const {
        if (at > bytes.size() || bytes.size() - at < size) throw core::Error("font.damaged", {*path});
        std::size_t value = 0;
        for (const char byte : bytes.substr(at, size)) value = value << 8 | static_cast<unsigned char>(byte);
        return value;
    }
    std::size_t byte(std::size_t at) const { return number(at, 1); }
    std::size_t half(std::size_t at) const { return number(at, 2); }
    std::size_t word(std::size_t at) const { return number(at, 4); }
    double signed_number(std::size_t at, std::size_t size) const {
        const auto value = static_cast<double>(number(at, size));
        const auto limit = static_cast<double>(std::size_t{1} << (8 * size));
        return value < limit / 2 ? value : value - limit;
    }
    FontTable from(std::size_t begin) const {
        number(begin, 0);
        return {path, bytes.substr(begin)};
    }
    FontTable part(std::size_t begin, std::size_t size) const {
        number(begin, size);
        return {path, bytes.substr(begin, size)};
    }
};

namespace {

/// What a glyph of a sound font stays within: of how many others it consists, how many points all of them have, and how
/// far from the origin these are, in units of the font. A part costs six bytes of a file, and 256 points two.
struct Bounds {
    int parts = 256;
    std::size_t points = std::size_t{1} << 16;
    static constexpr double farthest = 1 << 15;
};

/// The index of the first row with the condition, which holds for the last rows and no others; `count` if for none.
template <typename Condition> std::size_t first_row(std::size_t count, const Condition& fulfils) {
    std::size_t first = 0;
    while (first < count) {
        const std::size_t middle = first + (count - first) / 2;
        fulfils(middle) ? count = middle : first = middle + 1;
    }
    return first;
}

/// The glyph of a letter by a table of segments, each of letters in a row; 0 if there is none.
std::size_t glyph_by_segments(const FontTable& table, char32_t letter) {
    const std::size_t twice = table.half(6);
    const std::size_t ends = 14;
    const std::size_t starts = ends + twice + 2;
    const std::size_t shifts = starts + twice;
    const std::size_t ranges = shifts + twice;
    const std::size_t at =
        2 * first_row(twice / 2, [&](std::size_t segment) { return table.half(ends + 2 * segment) >= letter; });
    if (at >= twice) return 0;
    const std::size_t start = table.half(starts + at);
    if (letter < start) return 0;
    const std::size_t range = table.half(ranges + at);
    std::size_t glyph = letter;
    // The place of the glyph counts from the place of this very number.
    if (range != 0) glyph = table.half(ranges + at + range + 2 * (letter - start));
    return range != 0 && glyph == 0 ? 0 : (glyph + table.half(shifts + at)) & 0xffffU;
}

std::size_t glyph_by_groups(const FontTable& table, char32_t letter) {
    const auto row = [&](std::size_t group) { return table.from(16 + 12 * group); };
    const std::size_t count = table.word(12);
    const std::size_t group = first_row(count, [&](std::size_t at) { return row(at).word(4) >= letter; });
    if (group == count || row(group).word(0) > letter) return 0;
    return row(group).word(8) + letter - row(group).word(0);
}

struct Transformation {
    double xx = 1;
    double xy = 0;
    double yx = 0;
    double yy = 1;
    double x = 0;
    double y = 0;
};
}  // namespace

class Font::Tables {
  public:
    explicit Tables(const std::string& path) : path_(path), bytes_(core::read_whole(path)) {
        const FontTable file{&path_, bytes_};
        if (bytes_.size() < 16) throw core::Error("font.none", {path_});
        directory_ = bytes_.starts_with("ttcf") ? file.from(file.word(12)) : file;
        const std::string_view kind = directory_.bytes.substr(0, 4);
        if (kind == "OTTO" || kind == "typ1") throw core::Error("font.other_outlines", {path_});
        if (kind != std::string_view("\0\1\0\0", 4) && kind != "true") throw core::Error("font.none", {path_});
        const FontTable head = table("head");
        scale_ = 1000 / std::max(1.0, static_cast<double>(head.half(18)));
        has_long_places_ = head.half(50) != 0;
        wide_ = table("hhea").half(34);
        widths_ = table("hmtx");
        places_ = table("loca");
        outlines_ = table("glyf");
        letters_ = letters();
    }

    std::size_t glyph_of(char32_t letter) const {
        return letters_.half(0) == 12 ? glyph_by_groups(letters_, letter) : glyph_by_segments(letters_, letter);
    }

    Glyph glyph(std::size_t index) const {
        Glyph glyph;
        // The last width holds for all glyphs after it.
        if (wide_ > 0) glyph.width = scale_ * static_cast<double>(widths_.half(4 * std::min(index, wide_ - 1)));
        Bounds left;
        add(glyph, index, left);
        for (auto& contour : glyph.contours)
            for (OutlinePoint& point : contour) point = {scale_ * point.x, scale_ * point.y, point.is_corner};
        return glyph;
    }

  private:
    FontTable table(std::string_view name) const {
        const FontTable file{&path_, bytes_};
        const std::size_t count = directory_.half(4);
        for (std::size_t row = 0; row < count; ++row) {
            const FontTable entry = directory_.part(12 + 16 * row, 16);
            if (entry.bytes.starts_with(name)) return file.part(entry.word(8), entry.word(12));
        }
        throw core::Error("font.damaged", {path_});
    }

    /// The best of the tables from letters of Unicode to glyphs: the one of groups has all planes.
    FontTable letters() const {
        const FontTable all = table("cmap");
        std::optional<FontTable> segments;
        const std::size_t count = all.half(2);
        for (std::size_t row = 0; row < count; ++row) {
            const FontTable entry = all.part(4 + 8 * row, 8);
            const bool is_unicode = entry.half(0) == 0 || (entry.half(0) == 3 && entry.half(2) % 9 == 1);
            if (!is_unicode) continue;
            const FontTable found = all.from(entry.word(4));
            if (found.half(0) == 12) return found;
            if (found.half(0) == 4) segments = found;
        }
        if (!segments) throw core::Error("font.no_letters", {path_});
        return *segments;
    }

    FontTable outline(std::size_t index) const {
        const auto place = [&](std::size_t at) {
            return has_long_places_ ? places_.word(4 * at) : 2 * places_.half(2 * at);
        };
        const std::size_t begin = place(index);
        const std::size_t end = place(index + 1);
        if (end < begin) throw core::Error("font.damaged", {path_});
        return outlines_.part(begin, end - begin);
    }

    /// @param left  what the glyph may still have
    void add(Glyph& glyph, std::size_t index, Bounds& left) const {
        if (--left.parts < 0) throw core::Error("font.unsound", {path_});
        const FontTable table = outline(index);
        if (table.bytes.empty()) return;  // a blank
        const double contours = table.signed_number(0, 2);
        if (contours < 0) return add_parts(glyph, table, left);
        if (contours > 0) add_contours(glyph, table, static_cast<std::size_t>(contours), left);
    }

    /// The points follow each other as flags, then as steps across, then as steps up.
    void add_contours(Glyph& glyph, const FontTable& table, std::size_t contours, Bounds& left) const {
        enum : std::size_t { is_corner = 1, short_x = 2, short_y = 4, repeated = 8, same_x = 16, same_y = 32 };
        const std::size_t points = table.half(10 + 2 * (contours - 1)) + 1;
        if (points > left.points) throw core::Error("font.unsound", {path_});
        left.points -= points;
        std::size_t at = 10 + 2 * contours;
        at += 2 + table.half(at);  // instructions for screens
        std::vector<std::size_t> flags;
        while (flags.size() < points) {
            const std::size_t flag = table.byte(at++);
            flags.insert(flags.end(), flag & repeated ? table.byte(at++) + 1 : 1, flag);
        }
        const auto steps = [&](std::size_t is_short, std::size_t is_same) {
            std::vector<double> values;
            double value = 0;
            for (std::size_t point = 0; point < points; ++point) {
                const std::size_t flag = flags[point];
                if (flag & is_short) {
                    const auto step = static_cast<double>(table.byte(at++));
                    value += flag & is_same ? step : -step;
                } else if (!(flag & is_same)) {
                    value += table.signed_number(at, 2);
                    at += 2;
                }
                values.push_back(value);
            }
            return values;
        };
        const std::vector<double> across = steps(short_x, same_x);
        const std::vector<double> up = steps(short_y, same_y);
        std::size_t begin = 0;
        for (std::size_t contour = 0; contour < contours; ++contour) {
            const std::size_t end = std::min(table.half(10 + 2 * contour) + 1, points);
            if (begin >= end) continue;
            auto& corners = glyph.contours.emplace_back();
            for (; begin < end; ++begin) corners.push_back({across[begin], up[begin], (flags[begin] & is_corner) != 0});
        }
    }

    /// Adds a glyph that consists of others, each moved and scaled.
    void add_parts(Glyph& glyph, const FontTable& table, Bounds& left) const {
        enum : std::size_t { long_moves = 1, are_moves = 2, scaled = 8, more = 32, scaled_twice = 64, turned = 128 };
        std::size_t flags = more;
        for (std::size_t at = 10; flags & more;) {
            flags = table.half(at);
            const std::size_t index = table.half(at + 2);
            const std::size_t size = flags & long_moves ? 2 : 1;
            Transformation by;
            if (flags & are_moves) {  // otherwise two points are to coincide, which no font of today asks for
                by.x = table.signed_number(at + 4, size);
                by.y = table.signed_number(at + 4 + size, size);
            }
            at += 4 + 2 * size;
            const auto next = [&] {
                constexpr double one = 1 << 14;
                at += 2;
                return table.signed_number(at - 2, 2) / one;
            };
            if (flags & scaled) {
                by.xx = by.yy = next();
            } else if (flags & scaled_twice) {
                by.xx = next();
                by.yy = next();
            } else if (flags & turned) {
                by.xx = next();
                by.xy = next();
                by.yx = next();
                by.yy = next();
            }
            const std::size_t first = glyph.contours.size();
            add(glyph, index, left);
            for (std::size_t contour = first; contour < glyph.contours.size(); ++contour) {
                for (OutlinePoint& point : glyph.contours[contour]) {
                    point = {by.xx * point.x + by.yx * point.y + by.x, by.xy * point.x + by.yy * point.y + by.y,
                             point.is_corner};
                    if (std::max(std::abs(point.x), std::abs(point.y)) > Bounds::farthest)
                        throw core::Error("font.unsound", {path_});
                }
            }
        }
    }

    std::string path_;
    std::string bytes_;
    FontTable directory_{};
    FontTable letters_{};
    FontTable places_{};  ///< of the outlines
    FontTable outlines_{};
    FontTable widths_{};
    double scale_ = 1;              ///< from the font's units to thousandths
    std::size_t wide_ = 0;          ///< how many glyphs have a width of their own
    bool has_long_places_ = false;  ///< of four bytes and not two
};

Font::Font(const std::string& path) : tables_(std::make_unique<Tables>(path)) {}

Font::~Font() = default;

bool Font::has(char32_t letter) const { return tables_->glyph_of(letter) != 0; }

Glyph Font::glyph(char32_t letter) const { return tables_->glyph(tables_->glyph_of(letter)); }

std::string lacking(const std::string& text, const Font* font) {
    std::u32string missing;
    for (const char32_t letter : code_points(text)) {
        const bool is_shown = is_latin(letter) || (font != nullptr && font->has(letter));
        if (!is_shown && missing.find(letter) == std::u32string::npos) missing += letter;
    }
    return utf_8(missing);
}

// The widths are from Adobe's font metrics for Helvetica and Helvetica-Bold, in thousandths of the size.

namespace {

constexpr char32_t replacement = 0xfffd;
constexpr char32_t first_printable = 0x20;

using Widths = std::array<std::uint16_t, 95>;  // from the blank to ~

constexpr Widths regular_widths = {278,  278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
                                   556,  556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
                                   1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
                                   667,  778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
                                   333,  556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
                                   556,  556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584};

constexpr Widths bold_widths = {278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
                                556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
                                975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
                                667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
                                333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
                                611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584};

/// Returns true for characters that can be drawn: no control characters, and none of those that Unicode never assigns.
bool is_text(char32_t letter) {
    const bool is_control = letter < first_printable || (letter >= 0x7f && letter < 0xa0);
    return !is_control && (letter & 0xfffe) != 0xfffe;
}

/// The width of a character as a part of the font's size. Accented letters are as wide as an "a".
double letter_width(char32_t letter, bool bold) {
    constexpr double thousand = 1000;
    const Widths& widths = bold ? bold_widths : regular_widths;
    if (letter >= first_printable && letter - first_printable < widths.size())
        return widths[letter - first_printable] / thousand;
    return is_latin(letter) ? widths['a' - first_printable] / thousand : 1;
}
}  // namespace

std::u32string code_points(std::string_view text) {
    std::u32string letters;
    while (!text.empty()) {
        const core::Character character = core::first_character(text);
        letters += character.valid && is_text(character.code) ? character.code : replacement;
        text.remove_prefix(character.bytes);
    }
    return letters;
}

double width_of(std::u32string_view text, bool bold) {
    double sum = 0;
    for (const char32_t letter : text) sum += letter_width(letter, bold);
    return sum;
}

std::string utf_8(std::u32string_view letters) {
    std::string text;
    for (const char32_t letter : letters) core::append_utf_8(text, letter);
    return text;
}

std::vector<std::string> wrapped_words(std::string_view text, double size, double width) {
    constexpr std::u32string_view not_first = U"、。，：；？！）》”";
    const std::u32string letters = code_points(text);
    std::vector<std::string> lines;
    std::u32string line;
    for (std::size_t begin = 0; begin < letters.size();) {
        // The blanks and the word after them.
        std::size_t word = begin;
        while (word < letters.size() && letters[word] == U' ') ++word;
        std::size_t end = word;
        const auto fits = [&] { return letters[end] != U' ' && is_latin(letters[end]) && is_latin(letters[end - 1]); };
        if (end < letters.size()) ++end;
        while (end < letters.size() && (fits() || not_first.find(letters[end]) != std::u32string_view::npos)) ++end;
        const std::u32string more = letters.substr(begin, end - begin);
        if (!line.empty() && size * width_of(line + more, false) > width) {
            lines.push_back(utf_8(line));
            line = letters.substr(word, end - word);
        } else {
            line += line.empty() ? letters.substr(word, end - word) : more;
        }
        begin = end;
    }
    if (!line.empty()) lines.push_back(utf_8(line));
    return lines;
}

std::string fitted(std::string_view text, double size, double width, bool bold) {
    constexpr std::u32string_view dots = U"...";
    std::u32string letters = code_points(text);
    if (size * width_of(letters, bold) <= width) return std::string(text);
    while (!letters.empty() && size * (width_of(letters, bold) + width_of(dots, bold)) > width) letters.pop_back();
    return utf_8(letters += dots);
}

double text_width(std::string_view text, double size, bool bold) { return size * width_of(code_points(text), bold); }

}  // namespace satdoku::draw
