// The fields of events: one table with their names in stored traces and their places in an event, from which traces and
// recordings are written and read; and the fields of each kind.
#pragma once
#include <satdoku/solve/observer.hpp>
#include <array>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace satdoku::trace {
enum class Field : std::uint8_t {
    literal,
    level,
    clause,
    literals,
    resolved,
    steps,
    strengthened,
    glue,
    assigned,
    count,
    word,
    scores,
};

/// Where the value of a field is. Nothing: it is not in the event (the steps are written from what the writer knows).
using FieldPlace =
    std::variant<std::monostate, cnf::Literal solve::Event::*, std::uint32_t solve::Event::*,
                 std::uint64_t solve::Event::*, std::string_view solve::Event::*,
                 std::span<const cnf::Literal> solve::Event::*, std::span<const solve::Score> solve::Event::*>;

struct FieldRow {
    std::string_view name;
    FieldPlace place;
};

/// By field, in the order of the enumeration, in which fields are written.
inline constexpr std::array<FieldRow, 12> field_table = {{
    {"literal", &solve::Event::literal},
    {"level", &solve::Event::level},
    {"clause", &solve::Event::clause},
    {"literals", &solve::Event::literals},
    {"resolved", &solve::Event::resolved},
    {"steps", {}},
    {"strengthened", &solve::Event::strengthened},
    {"glue", &solve::Event::glue},
    {"assigned", &solve::Event::assigned},
    {"count", &solve::Event::count},
    {"word", &solve::Event::word},
    {"scores", &solve::Event::scores},
}};

/// A set of fields, a bit for each.
using Fields = std::uint32_t;
constexpr Fields just(std::size_t index) { return Fields{1} << index; }
constexpr Fields just(Field field) { return just(static_cast<std::size_t>(field)); }

/// The fields that every event of the kind has.
constexpr Fields fields_of(solve::Event::Kind kind) {
    using enum solve::Event::Kind;
    constexpr Fields clause = just(Field::clause) | just(Field::literals);
    switch (kind) {
        case scores: return just(Field::level) | just(Field::scores) | just(Field::word);
        case decision: return just(Field::literal) | just(Field::level) | just(Field::word);
        case propagation: return just(Field::literal) | just(Field::level) | clause;
        case pure_literal: return just(Field::literal) | just(Field::level);
        case conflict: return just(Field::level) | clause | just(Field::assigned) | just(Field::count);
        case learned:
            return just(Field::level) | clause | just(Field::resolved) | just(Field::steps) |
                   just(Field::strengthened) | just(Field::glue);
        case backtrack:
        case restart: return just(Field::level);
        case reduction: return just(Field::assigned) | just(Field::count);
        case rephase: return just(Field::count) | just(Field::word);
        case mode:
        case simplification: return just(Field::word);
        case added:
        case removed: return clause;
        case watch: return just(Field::literal) | clause | just(Field::count) | just(Field::word);
        case end: return just(Field::literals) | just(Field::word);
    }
    return 0;
}

/// The place of a field, with its own type.
template <std::size_t index>
inline constexpr auto place_of = std::get<field_table[index].place.index()>(field_table[index].place);

/// Calls action(index in field_table, place) for each field. The calls are unrolled, because each place has its type.
void for_each_field(auto&& action) {
    [&]<std::size_t... index>(std::index_sequence<index...>) { (action(index, place_of<index>), ...); }
    (std::make_index_sequence<field_table.size()>());
}

/// Returns true if the field does not have its default value.
template <typename Place> bool is_set(const solve::Event& event, Place place) {
    if constexpr (std::is_same_v<Place, std::monostate>) {
        return false;
    } else if constexpr (requires { (event.*place).empty(); }) {
        return !(event.*place).empty();
    } else {
        return event.*place != std::remove_cvref_t<decltype(event.*place)>();
    }
}

/// Returns the index in field_table.
constexpr std::optional<std::size_t> field_named(std::string_view name) {
    for (std::size_t index = 0; index < field_table.size(); ++index)
        if (field_table[index].name == name) return index;
    return std::nullopt;
}
}  // namespace satdoku::trace
