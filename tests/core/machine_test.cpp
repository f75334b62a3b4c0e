#include "support/catch.hpp"
#include <satdoku/core/machine.hpp>

using Catch::Matchers::Contains;
using namespace satdoku;

TEST_CASE("the machine has a processor, memory and a system", "[core]") {
    const core::Machine machine = core::this_machine();
    CHECK(machine.threads > 0);
    CHECK(machine.memory > core::peak_memory());
    CHECK_THAT(machine.system, Contains(" "));
    CHECK(machine.processor.find('\n') == std::string::npos);
    CHECK_THAT(core::compiler_name(), Contains("GCC ") || Contains("Clang "));
}
