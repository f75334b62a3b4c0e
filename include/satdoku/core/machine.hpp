// The machine and the compiler of a measurement, to be printed with its results.
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

}  // namespace satdoku::core
