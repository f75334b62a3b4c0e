// What machine.cpp asks the system. Texts are empty if the system does not report them.
#pragma once
#include <cstdint>
#include <string>

namespace satdoku::core {
std::string processor_name();

/// "Linux 6.1.0 x86_64"
std::string system_name();

/// The most bytes that this process may use by the limits that its shell has set; all ones if there is none.
std::uint64_t memory_limit();
}  // namespace satdoku::core
