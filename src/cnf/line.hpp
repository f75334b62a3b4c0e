// A line of literals in DIMACS.
#pragma once

#include <satdoku/cnf/literal.hpp>

#include <charconv>
#include <iterator>
#include <limits>
#include <span>
#include <string>

namespace satdoku::cnf {

/// Appends the literals, the 0 and the line end.
inline void append_literals(std::string& line, std::span<const Literal> literals) {
    for (const Literal literal : literals) {
        char number[std::numeric_limits<std::int32_t>::digits10 + 3];
        const auto written = std::to_chars(std::begin(number), std::end(number), literal.dimacs());
        line.append(number, written.ptr);
        line += ' ';
    }
    line += "0\n";
}

}  // namespace satdoku::cnf
