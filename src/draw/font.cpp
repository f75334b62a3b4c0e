// The tables are described in Apple's TrueType Reference Manual and in the OpenType specification. Two kinds of tables
// from letters to glyphs are read, those that fonts of many letters have: of segments (format 4), of groups (format
// 12). All numbers come through FontTable::number(), which refuses what lies outside its table. Outlines are copied, but
// not understood.
#include "font_file.hpp"
#include <satdoku/core/file.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/draw/font.hpp>
#include <algorithm>
#include <map>

namespace satdoku::draw {
namespace {
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
}  // namespace

class Font::Tables {
  public:
    explicit Tables(const std::string& path) : path_(path), bytes_(core::read_whole(path)) {
        const FontTable file{&path_, bytes_};
        if (bytes_.size() < 16) throw core::Error("font.none", {path_});
        directory_ = bytes_.starts_with("ttcf") ? file.from(file.word(12)) : file;
        const std::string_view kind = directory_.bytes.substr(0, 4);
        is_cff_ = kind == "OTTO";
        if (!is_cff_ && kind != std::string_view("\0\1\0\0", 4) && kind != "true")
            throw core::Error("font.none", {path_});
        head_ = table("head");
        scale_ = 1000 / std::max(1.0, static_cast<double>(head_.half(18)));
        lines_ = table("hhea");
        wide_ = lines_.half(34);
        widths_ = table("hmtx");
        outlines_ = table(is_cff_ ? "CFF " : "glyf");
        if (!is_cff_) places_ = table("loca");
        letters_ = letters();
    }

    std::size_t glyph_of(char32_t letter) const {
        return letters_.half(0) == 12 ? glyph_by_groups(letters_, letter) : glyph_by_segments(letters_, letter);
    }

    /// The last width holds for all glyphs after it.
    double width(std::size_t glyph) const {
        return wide_ == 0 ? 0 : scale_ * static_cast<double>(widths_.half(4 * std::min(glyph, wide_ - 1)));
    }

    std::string with(std::vector<std::size_t> glyphs) const {
        return is_cff_ ? cff_with(outlines_, glyphs) : truetype_with(std::move(glyphs));
    }
    bool is_cff() const { return is_cff_; }

  private:
    std::optional<FontTable> find(std::string_view name) const {
        const FontTable file{&path_, bytes_};
        const std::size_t count = directory_.half(4);
        for (std::size_t row = 0; row < count; ++row) {
            const FontTable entry = directory_.part(12 + 16 * row, 16);
            if (entry.bytes.starts_with(name)) return file.part(entry.word(8), entry.word(12));
        }
        return std::nullopt;
    }
    FontTable table(std::string_view name) const {
        if (const auto found = find(name)) return *found;
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

    std::string outline(std::size_t glyph) const {
        const auto place = [&](std::size_t at) {
            return head_.half(50) != 0 ? places_.word(4 * at) : 2 * places_.half(2 * at);
        };
        const std::size_t begin = place(glyph);
        const std::size_t end = place(glyph + 1);
        if (end < begin) throw core::Error("font.damaged", {path_});
        return std::string(outlines_.part(begin, end - begin).bytes);
    }

    /// Changes the numbers of the glyphs that an outline consists of, and adds those that the font does not have yet.
    void renumber(std::string& outline, std::vector<std::size_t>& glyphs) const {
        enum : std::size_t { are_words = 1, scaled = 8, more = 32, scaled_twice = 64, turned = 128 };
        const FontTable table{&path_, outline};
        if (outline.empty() || table.half(0) < 0x8000) return;
        std::size_t flags = more;
        for (std::size_t at = 10; flags & more;) {
            flags = table.half(at);
            const std::size_t glyph = table.half(at + 2);
            const auto known = std::ranges::find(glyphs, glyph);
            const auto number = static_cast<std::size_t>(known - glyphs.begin());
            if (known == glyphs.end()) glyphs.push_back(glyph);
            outline.replace(at + 2, 2, big_endian(number, 2));
            at += flags & are_words ? 8 : 6;
            at += flags & scaled ? 2 : flags & scaled_twice ? 4 : flags & turned ? 8 : 0;
        }
    }

    std::string truetype_with(std::vector<std::size_t> glyphs) const {
        std::string outlines;
        std::string places = big_endian(0, 4);
        std::string widths;
        for (std::size_t at = 0; at < glyphs.size(); ++at) {
            const std::size_t glyph = glyphs[at];
            std::string own = outline(glyph);
            renumber(own, glyphs);
            outlines += own.append((4 - own.size() % 4) % 4, '\0');
            places += big_endian(outlines.size(), 4);
            const std::size_t last = std::min(glyph, std::max<std::size_t>(wide_, 1) - 1);
            widths += big_endian(widths_.half(4 * last), 2);
            widths += big_endian(widths_.half(glyph < wide_ ? 4 * glyph + 2 : 4 * wide_ + 2 * (glyph - wide_)), 2);
        }
        const auto with_half = [](const FontTable& table, std::size_t at, std::size_t value) {
            table.half(at);
            return std::string(table.bytes).replace(at, 2, big_endian(value, 2));
        };
        std::map<std::string_view, std::string> tables = {
            {"glyf", std::move(outlines)},
            {"head", with_half(head_, 50, 1)},
            {"hhea", with_half(lines_, 34, glyphs.size())},
            {"hmtx", std::move(widths)},
            {"loca", std::move(places)},
            {"maxp", with_half(table("maxp"), 4, glyphs.size())},
        };
        for (const std::string_view name : {"cvt ", "fpgm", "prep"})
            if (const auto copied = find(name)) tables[name] = copied->bytes;
        std::string file = std::string("\0\1\0\0", 4) + big_endian(tables.size(), 2) + std::string(6, '\0');
        std::size_t place = file.size() + 16 * tables.size();
        std::string content;
        for (auto& [name, bytes] : tables) {
            const std::size_t size = bytes.size();
            bytes.append((4 - size % 4) % 4, '\0');
            std::size_t sum = 0;
            for (std::size_t at = 0; at < bytes.size(); at += 4) sum += FontTable{&path_, bytes}.word(at);
            file.append(name) += big_endian(sum, 4) + big_endian(place + content.size(), 4) + big_endian(size, 4);
            content += bytes;
        }
        return file + content;
    }

    std::string path_;
    std::string bytes_;
    FontTable directory_{};
    FontTable head_{};
    FontTable lines_{};  ///< the heights of lines, and how many glyphs have a width of their own
    FontTable letters_{};
    FontTable places_{};  ///< of the outlines
    FontTable outlines_{};
    FontTable widths_{};
    double scale_ = 1;  ///< from the font's units to thousandths
    std::size_t wide_ = 0;
    bool is_cff_ = false;
};

Font::Font(const std::string& path) : name_("SATDOK+"), tables_(std::make_unique<Tables>(path)) {
    const std::size_t begin = path.find_last_of("/\\") + 1;
    for (const char letter : path.substr(begin, path.rfind('.') - begin))
        if ((letter | 32) >= 'a' && (letter | 32) <= 'z') name_ += letter;
}

Font::Font(Font&&) noexcept = default;

Font::~Font() = default;

bool Font::has(char32_t letter) const { return tables_->glyph_of(letter) != 0; }

double Font::width(char32_t letter) const { return tables_->width(tables_->glyph_of(letter)); }

bool Font::is_cff() const { return tables_->is_cff(); }

std::string Font::with(std::u32string_view letters) const {
    std::vector<std::size_t> glyphs{0};
    for (const char32_t letter : letters) glyphs.push_back(tables_->glyph_of(letter));
    return tables_->with(std::move(glyphs));
}

const Font* Fonts::having(char32_t letter) {
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        if (group == fonts_.size()) fonts_.push_back(first_of(groups_[group]));
        if (fonts_[group] && fonts_[group]->has(letter)) return fonts_[group].get();
    }
    return nullptr;
}

std::unique_ptr<Font> Fonts::first_of(const std::vector<std::string>& paths) const {
    for (const std::string& path : paths) {
        try {
            return std::make_unique<Font>(path);
        } catch (const core::Error&) {
            if (are_named_) throw;
        }
    }
    return nullptr;
}

std::string lacking(const std::string& text, Fonts& fonts) {
    std::u32string missing;
    for (const char32_t letter : code_points(text)) {
        const bool is_shown = has_strokes(letter) || fonts.having(letter) != nullptr;
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
        // A word that is wider than a line continues in the next one, after a hyphen if it has one.
        const std::size_t whole = end;
        while (end > word + 1 && size * width_of(letters.substr(word, end - word), false) > width) --end;
        const std::size_t hyphen = end < whole ? letters.rfind(U'-', end - 1) : word;
        if (hyphen != std::u32string::npos && hyphen > word) end = hyphen + 1;
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
