// Streams of events as an engine could tell them, with every kind and every field, but without an engine: clauses and
// literals are drawn.
#pragma once

#include <satdoku/core/random.hpp>
#include <satdoku/trace/recording.hpp>

#include <cstddef>
#include <cstdint>

namespace satdoku::support {

/// @param variables  at least 1
/// @param clauses    of the formula: derived ones get the next numbers
trace::Recording random_stream(core::Random& random, std::size_t events, std::uint32_t variables,
                               std::uint64_t clauses);

/// Whether two events are the same, field by field and item by item.
bool same_event(const solve::Event& left, const solve::Event& right);

}  // namespace satdoku::support
