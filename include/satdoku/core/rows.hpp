// Tables as structs: each member is a row that describes itself where it is declared. Code uses a row by its member's
// name, as fast as any member; code that shows, reads or counts all rows uses the struct as an array.
#pragma once

#include <array>
#include <bit>
#include <type_traits>

namespace satdoku::core {

template <typename Row, typename Table>
using Rows = std::array<Row, sizeof(Table) / sizeof(Row)>;

/// The rows of a table in the order in which they are declared. @tparam Table has no members of other types
template <typename Row, typename Table>
Rows<Row, Table> rows_of(const Table& table) {
    static_assert(std::is_standard_layout_v<Table> && sizeof(Table) % sizeof(Row) == 0);
    return std::bit_cast<Rows<Row, Table>>(table);
}

/// The table that has these rows.
template <typename Table, typename Row, std::size_t count>
Table table_of(const std::array<Row, count>& rows) {
    static_assert(std::is_standard_layout_v<Table> && sizeof(Table) == sizeof(rows));
    return std::bit_cast<Table>(rows);
}

}  // namespace satdoku::core
