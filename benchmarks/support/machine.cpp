#include "support/machine.hpp"
#include <satdoku/core/machine.hpp>

namespace satdoku::benchmarks {
std::string describe_machine() {
    const core::Machine machine = core::this_machine();
    const std::string processor = machine.processor.empty() ? "unknown processor" : machine.processor;
    return processor + ", " + std::to_string(machine.threads) + " threads; " + core::compiler_name() + "; " +
           SATDOKU_FLAGS;
}

}  // namespace satdoku::benchmarks
