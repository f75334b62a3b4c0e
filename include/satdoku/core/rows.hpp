// Tables as structs: each member is a row that describes itself where it is declared. Code uses a row by its member's
// name, as fast as any member; code that shows, reads or counts all rows uses the struct as an array.
#pragma once
#include <span>
#include <type_traits>

namespace satdoku::core {
/// The rows of a table in the order in which they are declared, one after the other in memory.
/// @tparam Table has no members of other types
template <typename Row, typename Table> auto rows_of(Table& table) {
    static_assert(std::is_standard_layout_v<Table> && sizeof(Table) % sizeof(Row) == 0);
    using Own = std::conditional_t<std::is_const_v<Table>, const Row, Row>;
    return std::span<Own>(reinterpret_cast<Own*>(&table), sizeof(Table) / sizeof(Row));
}
}  // namespace satdoku::core
