// Random streams of events as an engine could send them, with every kind and every field.
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

/// Returns true if two events are the same, field by field and item by item.
bool same_event(const solve::Event& left, const solve::Event& right);

}  // namespace satdoku::support
