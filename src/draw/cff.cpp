// Outlines in Adobe's Compact Font Format (Technical Note 5176). They are copied with all subroutines of their parts of
// the font, but not understood.
#include "font_file.hpp"
#include <utility>

namespace satdoku::draw {
namespace {

/// A list of byte strings in CFF.
struct CffIndex {
    std::vector<FontTable> items;
    std::size_t end;  ///< in the table
};

CffIndex index_at(const FontTable& table, std::size_t at) {
    const std::size_t count = table.half(at);
    if (count == 0) return {{}, at + 2};
    const std::size_t size = table.byte(at + 2);
    const std::size_t data = at + 2 + (count + 1) * size;  // before the first byte, which has the offset 1
    const auto offset = [&](std::size_t item) { return table.number(at + 3 + item * size, size); };
    CffIndex index{{}, data + offset(count)};
    for (std::size_t item = 0; item < count; ++item) {
        if (size > 4 || offset(item + 1) < offset(item)) throw core::Error("font.damaged", {*table.path});
        index.items.push_back(table.part(data + offset(item), offset(item + 1) - offset(item)));
    }
    return index;
}

std::string index_of(const std::vector<std::string>& items) {
    if (items.empty()) return std::string(2, '\0');
    std::string offsets = big_endian(items.size(), 2) + '\4' + big_endian(1, 4);
    std::string bytes;
    for (const std::string& item : items) offsets += big_endian(1 + bytes.append(item).size(), 4);
    return offsets + bytes;
}

/// Operators of CFF that hold places, which are others in a part of a font.
enum Operator : std::size_t { charset = 15, encoding, charstrings, privates, subroutines, fonts = 0xc24, selector };

/// An operator and its operands as they were written, and as numbers if they are whole.
struct CffEntry {
    std::size_t name;
    std::string bytes;
    std::vector<std::size_t> numbers;
};

std::vector<CffEntry> entries_of(const FontTable& table) {
    std::vector<CffEntry> entries;
    CffEntry entry{};
    std::size_t begin = 0;
    for (std::size_t at = 0; at < table.bytes.size();) {
        const std::size_t first = table.byte(at++);
        if (first < 22) {
            entry.name = first == 12 ? first << 8 | table.byte(at++) : first;
            entry.bytes = table.bytes.substr(begin, at - begin);
            entries.push_back(std::exchange(entry, {}));
            begin = at;
        } else if (first == 28 || first == 29) {
            const std::size_t size = first == 28 ? 2 : 4;
            entry.numbers.push_back(table.number(at, size));
            at += size;
        } else if (first == 30) {
            while ((table.byte(at++) & 15U) != 15) {
            }
        } else {
            entry.numbers.push_back(first < 247 ? first - 139 : (first - 247) * 256 + table.byte(at) + 108);
            if (first >= 247) ++at;
        }
    }
    return entries;
}

/// The operands of a place or size; nothing if there is none.
std::vector<std::size_t> numbers_of(const std::vector<CffEntry>& entries, std::size_t name, std::size_t count = 1) {
    for (const CffEntry& entry : entries)
        if (entry.name == name && entry.numbers.size() == count) return entry.numbers;
    return {};
}

std::string entry_of(std::size_t name, const std::vector<std::size_t>& numbers) {
    std::string text;
    for (const std::size_t number : numbers) text += '\35' + big_endian(number, 4);
    return text + big_endian(name, name > 0xff ? 2 : 1);
}

/// The entries without places.
std::string kept(const std::vector<CffEntry>& entries) {
    std::string text;
    for (const CffEntry& entry : entries) {
        const bool is_place = (entry.name >= charset && entry.name <= subroutines) || entry.name == fonts;
        if (!is_place && entry.name != selector) text += entry.bytes;
    }
    return text;
}

/// The private part of a font or of one of its parts, with its subroutines after it.
/// @param size  of the part without the subroutines
std::string private_part(const FontTable& table, const std::vector<CffEntry>& font, std::size_t& size) {
    const auto where = numbers_of(font, privates, 2);
    if (where.empty()) throw core::Error("font.damaged", {*table.path});
    const auto entries = entries_of(table.part(where[1], where[0]));
    std::string part = kept(entries);
    const auto own = numbers_of(entries, subroutines);
    if (!own.empty()) part += entry_of(subroutines, {part.size() + 6});
    size = part.size();
    if (own.empty()) return part;
    const std::size_t begin = where[1] + own[0];
    return part.append(table.part(begin, index_at(table, begin).end - begin).bytes);
}

/// Which of the font's parts a glyph belongs to, by a list of glyphs or of ranges.
std::size_t part_of_glyph(const FontTable& select, std::size_t glyph) {
    if (select.byte(0) == 0) return select.byte(1 + glyph);
    const std::size_t next =
        first_row(select.half(1), [&](std::size_t range) { return select.half(3 + 3 * range) > glyph; });
    return select.byte(3 * next + 2);
}
}  // namespace

// A header, lists that are copied, a charset, in fonts of several parts the part of each glyph,
// the outlines, the private parts, the list of parts.
std::string cff_with(const FontTable& table, std::span<const std::size_t> glyphs) {
    const auto require = [&](bool sound) {
        if (!sound) throw core::Error("font.damaged", {*table.path});
    };
    const CffIndex names = index_at(table, table.byte(2));
    const CffIndex tops = index_at(table, names.end);
    require(!names.items.empty() && !tops.items.empty());
    const std::size_t shared_end = index_at(table, index_at(table, tops.end).end).end;
    const auto top = entries_of(tops.items[0]);
    const auto known_at = numbers_of(top, charstrings);
    const auto parts_at = numbers_of(top, fonts);
    const auto select_at = numbers_of(top, selector);
    require(!known_at.empty() && parts_at.empty() == select_at.empty());
    const bool has_parts = !parts_at.empty();
    const std::string start = std::string("\1\0\4\4", 4) + index_of({std::string(names.items[0].bytes)});
    const std::string shared(table.part(tops.end, shared_end - tops.end).bytes);
    const std::string places_later(has_parts ? 26 : 23, ' ');
    const std::size_t before = start.size() + index_of({kept(top) + places_later}).size() + shared.size();

    std::string rest = '\2' + big_endian(1, 2) + big_endian(std::max<std::size_t>(glyphs.size(), 2) - 2, 2);
    std::string places = entry_of(charset, {before});
    std::vector<std::vector<CffEntry>> parts;
    if (has_parts) {
        places += entry_of(selector, {before + rest.size()});
        const CffIndex known = index_at(table, parts_at[0]);
        std::map<std::size_t, std::size_t> numbers;
        rest += '\0';
        for (const std::size_t glyph : glyphs) {
            const std::size_t part = part_of_glyph(table.from(select_at[0]), glyph);
            require(part < known.items.size());
            const auto [number, is_new] = numbers.try_emplace(part, numbers.size());
            if (is_new) parts.push_back(entries_of(known.items[part]));
            rest += static_cast<char>(number->second);
        }
    } else {
        parts.push_back(top);
    }
    places += entry_of(charstrings, {before + rest.size()});
    const CffIndex known = index_at(table, known_at[0]);
    std::vector<std::string> outlines;
    for (const std::size_t glyph : glyphs) {
        require(glyph < known.items.size());
        outlines.emplace_back(known.items[glyph].bytes);
    }
    rest += index_of(outlines);
    std::vector<std::string> written;
    for (const auto& part : parts) {
        std::size_t size = 0;
        const std::string own = private_part(table, part, size);
        const std::string place = entry_of(privates, {size, before + rest.size()});
        has_parts ? written.push_back(kept(part) + place) : void(places += place);
        rest += own;
    }
    if (has_parts) {
        places += entry_of(fonts, {before + rest.size()});
        rest += index_of(written);
    }
    return start + index_of({kept(top) + places}) + shared + rest;
}
}  // namespace satdoku::draw
