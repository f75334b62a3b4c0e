// The machine: its memory, how much of it this process may use and has used, and what is printed with the results of
// a measurement.
#pragma once
#include <cstdint>
#include <string>

namespace satdoku::core {
/// A field is empty or 0 if the system does not give it.
struct Machine {
    std::string processor;     ///< "AMD EPYC 7B13"
    unsigned threads = 0;      ///< that run at the same time
    std::uint64_t memory = 0;  ///< bytes
    std::string system;        ///< "Linux 6.1.0 x86_64"
};

Machine this_machine();

/// "GCC 12.2.0"
std::string compiler_name();

/// Throws Error "memory.too_large" with both amounts if `bytes` is more than there is. This is better than to fail
/// later, with half of the work done.
void require_memory(std::uint64_t bytes);

/// The same for a structure that can address at most `most` bytes.
void require_memory(std::uint64_t bytes, std::uint64_t most);

/// The machine's memory in bytes.
std::uint64_t physical_memory();

/// The most memory in bytes that this process has used so far.
std::uint64_t peak_memory();

// -- What the system says of it; texts are empty if it does not
std::string processor_name();
std::string system_name();
/// The most bytes that this process may use by the limits that its shell has set; all ones if there is none.
std::uint64_t memory_limit();
}  // namespace satdoku::core
