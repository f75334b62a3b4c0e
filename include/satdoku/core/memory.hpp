// How much memory there is, by the machine and by the limits of this process, and how much is in use.
#pragma once

#include <cstdint>

namespace satdoku::core {

/// Throws Error "memory.too_large" with both amounts if `bytes` is more than there is. This is better than to fail
/// later, with half of the work done.
void require_memory(std::uint64_t bytes);

/// The same for a structure that can address at most `most` bytes.
void require_memory(std::uint64_t bytes, std::uint64_t most);

/// The machine's memory in bytes.
std::uint64_t physical_memory();

/// The most memory in bytes that this process has used so far.
std::uint64_t peak_memory();

}  // namespace satdoku::core
