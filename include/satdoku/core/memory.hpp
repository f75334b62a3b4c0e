// What this machine, or the limits set for this process, have of memory, and how much of it is in use.
#pragma once

#include <cstdint>

namespace satdoku::core {

/// Throws Error "memory.too_large" with both amounts where a single need of `bytes` exceeds what there is:
/// better than to die half way.
void require_memory(std::uint64_t bytes);

/// The same where a structure can address `most` bytes, however many there are.
void require_memory(std::uint64_t bytes, std::uint64_t most);

/// Bytes of memory that the machine has.
std::uint64_t physical_memory();

/// Bytes of memory that this process has in use at its peak.
std::uint64_t peak_memory();

}  // namespace satdoku::core
