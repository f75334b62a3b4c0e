// The fields of events, their names in stored traces, and the fields of each kind.
#pragma once

#include <satdoku/solve/observer.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

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

inline constexpr std::array<std::string_view, 12> field_list = {
    "literal",      "level", "clause",   "literals", "resolved", "steps",
    "strengthened", "glue",  "assigned", "count",    "word",     "scores"};

/// A set of fields, a bit for each.
using Fields = std::uint32_t;
constexpr Fields just(Field field) {
    return Fields{1} << static_cast<unsigned>(field);
}

/// The fields that every event of the kind has.
constexpr Fields fields_of(solve::Event::Kind kind) {
    using Kind = solve::Event::Kind;
    constexpr Fields clause = just(Field::clause) | just(Field::literals);
    switch (kind) {
        case Kind::scores:
            return just(Field::level) | just(Field::scores);
        case Kind::decision:
            return just(Field::literal) | just(Field::level) | just(Field::word);
        case Kind::propagation:
            return just(Field::literal) | just(Field::level) | clause;
        case Kind::pure_literal:
            return just(Field::literal) | just(Field::level);
        case Kind::conflict:
            return just(Field::level) | clause | just(Field::assigned) | just(Field::count);
        case Kind::learned:
            return just(Field::level) | clause | just(Field::resolved) | just(Field::steps) |
                   just(Field::strengthened) | just(Field::glue);
        case Kind::backtrack:
        case Kind::restart:
            return just(Field::level);
        case Kind::reduction:
            return just(Field::assigned) | just(Field::count);
        case Kind::mode:
        case Kind::simplification:
            return just(Field::word);
        case Kind::added:
        case Kind::removed:
            return clause;
        case Kind::end:
            return just(Field::literals) | just(Field::word);
    }
    return 0;
}

constexpr std::optional<Field> field_named(std::string_view name) {
    for (std::size_t index = 0; index < field_list.size(); ++index) {
        if (field_list[index] == name) return static_cast<Field>(index);
    }
    return std::nullopt;
}

}  // namespace satdoku::trace
