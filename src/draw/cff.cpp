// Outlines in Adobe's Compact Font Format (Technical Note 5176). They are copied with their subroutines in place of the
// calls (Technical Note 5177), since those of a whole font may be far more than some letters need.
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

/// Copies an outline with its subroutines in place of their calls.
class Outline {
  public:
    /// @param shared  subroutines of all parts of the font
    /// @param own     those of the glyph's part
    Outline(std::span<const FontTable> shared, std::span<const FontTable> own) : shared_(shared), own_(own) {}

    /// Returns false at the end of the outline, which may be in a subroutine.
    bool add(const FontTable& code, int depth = 0) {
        enum OutlineOperator : std::size_t {
            call_own = 10,
            back,
            two_bytes,
            end = 14,
            mask = 19,
            mask_of_counters,
            call = 29
        };
        for (std::size_t at = 0; at < code.bytes.size();) {
            const std::size_t begin = at;
            const std::size_t first = code.byte(at++);
            if (first == back) return true;
            if (first == call_own || first == call) {
                if (!add(called(code, first == call ? shared_ : own_, depth), depth + 1)) return false;
                continue;
            }
            const bool is_mask = first == mask || first == mask_of_counters;
            if (first == 28 || first >= 32) {
                numbers_.push_back(bytes.size());
                at += first == 28 ? 2 : first == 255 ? 4 : first >= 247 ? 1 : 0;
            } else {
                if (is_mask || first == 1 || first == 3 || first == 18 || first == 23) stems_ += numbers_.size() / 2;
                at += first == two_bytes ? 1 : is_mask ? (stems_ + 7) / 8 : 0;
                numbers_.clear();
            }
            bytes += code.part(begin, at - begin).bytes;
            if (first == end) return false;
        }
        return true;
    }

    std::string bytes;

  private:
    /// The subroutine of the last number, which is removed.
    FontTable called(const FontTable& code, std::span<const FontTable> subroutines, int depth) {
        constexpr int deepest = 10;
        const auto count = static_cast<std::ptrdiff_t>(subroutines.size());
        std::ptrdiff_t number = count < 1240 ? 107 : count < 33900 ? 1131 : 32768;
        if (!numbers_.empty()) {
            const FontTable written{code.path, std::string_view(bytes).substr(numbers_.back())};
            const auto first = static_cast<std::ptrdiff_t>(written.byte(0));
            const auto second = first == 28 || first >= 247 ? static_cast<std::ptrdiff_t>(written.byte(1)) : 0;
            number += first == 28   ? static_cast<std::int16_t>(written.half(1))
                      : first < 247 ? first - 139
                      : first < 251 ? (first - 247) * 256 + second + 108
                                    : (251 - first) * 256 - second - 108;
        }
        if (numbers_.empty() || number < 0 || number >= count || depth == deepest)
            throw core::Error("font.damaged", {*code.path});
        bytes.resize(numbers_.back());
        numbers_.pop_back();
        return subroutines[static_cast<std::size_t>(number)];
    }

    std::span<const FontTable> shared_;
    std::span<const FontTable> own_;
    std::vector<std::size_t> numbers_;  ///< where the operands of the next operator begin
    std::size_t stems_ = 0;             ///< the bits of a mask
};

/// A font, or one of its parts.
struct CffPart {
    std::vector<CffEntry> entries;
    std::string privates;  ///< without subroutines
    std::vector<FontTable> subroutines;
};

CffPart part_of(const FontTable& table, std::vector<CffEntry> font) {
    const auto where = numbers_of(font, privates, 2);
    if (where.empty()) throw core::Error("font.damaged", {*table.path});
    const auto entries = entries_of(table.part(where[1], where[0]));
    const auto own = numbers_of(entries, subroutines);
    return {std::move(font), kept(entries),
            own.empty() ? std::vector<FontTable>() : index_at(table, where[1] + own[0]).items};
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
    const std::size_t strings_end = index_at(table, tops.end).end;
    const auto shared = index_at(table, strings_end).items;
    const auto top = entries_of(tops.items[0]);
    const auto known_at = numbers_of(top, charstrings);
    const auto parts_at = numbers_of(top, fonts);
    const auto select_at = numbers_of(top, selector);
    require(!known_at.empty() && parts_at.empty() == select_at.empty());
    const bool has_parts = !parts_at.empty();
    const std::string start = std::string("\1\0\4\4", 4) + index_of({std::string(names.items[0].bytes)});
    const std::string strings = std::string(table.part(tops.end, strings_end - tops.end).bytes) + index_of({});
    const std::string places_later(has_parts ? 26 : 23, ' ');
    const std::size_t before = start.size() + index_of({kept(top) + places_later}).size() + strings.size();

    std::string rest = '\2' + big_endian(1, 2) + big_endian(std::max<std::size_t>(glyphs.size(), 2) - 2, 2);
    std::string places = entry_of(charset, {before});
    std::vector<CffPart> parts;
    std::vector<std::size_t> part_numbers(glyphs.size());  // by glyph
    if (has_parts) {
        places += entry_of(selector, {before + rest.size()});
        const CffIndex known = index_at(table, parts_at[0]);
        std::map<std::size_t, std::size_t> numbers;
        rest += '\0';
        for (std::size_t at = 0; at < glyphs.size(); ++at) {
            const std::size_t part = part_of_glyph(table.from(select_at[0]), glyphs[at]);
            require(part < known.items.size());
            const auto [number, is_new] = numbers.try_emplace(part, numbers.size());
            if (is_new) parts.push_back(part_of(table, entries_of(known.items[part])));
            part_numbers[at] = number->second;
            rest += static_cast<char>(number->second);
        }
    } else {
        parts.push_back(part_of(table, top));
    }
    places += entry_of(charstrings, {before + rest.size()});
    const CffIndex known = index_at(table, known_at[0]);
    std::vector<std::string> outlines;
    for (std::size_t at = 0; at < glyphs.size(); ++at) {
        require(glyphs[at] < known.items.size());
        Outline outline(shared, parts[part_numbers[at]].subroutines);
        outline.add(known.items[glyphs[at]]);
        outlines.push_back(std::move(outline.bytes));
    }
    rest += index_of(outlines);
    std::vector<std::string> written;
    for (const CffPart& part : parts) {
        const std::string place = entry_of(privates, {part.privates.size(), before + rest.size()});
        has_parts ? written.push_back(kept(part.entries) + place) : void(places += place);
        rest += part.privates;
    }
    if (has_parts) {
        places += entry_of(fonts, {before + rest.size()});
        rest += index_of(written);
    }
    return start + index_of({kept(top) + places}) + strings + rest;
}
}  // namespace satdoku::draw
