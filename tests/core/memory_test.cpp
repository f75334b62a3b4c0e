#include "support/catch.hpp"
#include <satdoku/core/error.hpp>
#include <satdoku/core/machine.hpp>
#include <string>
#include <vector>

namespace core = satdoku::core;

namespace {
template <typename Call> std::vector<std::string> amounts_of(Call call) {
    try {
        call();
    } catch (const core::Error& error) {
        CHECK(error.key() == "memory.too_large");
        return error.arguments();
    }
    return {};
}
}  // namespace

TEST_CASE("needs beyond the machine are refused", "[core]") {
    CHECK_NOTHROW(core::require_memory(1'000'000));
    CHECK(amounts_of([] { core::require_memory(std::uint64_t{1} << 60U); }).size() == 2);
}

TEST_CASE("needs beyond what can be addressed are refused with both amounts", "[core]") {
    CHECK_NOTHROW(core::require_memory(60'000'000, 60'000'000));
    const auto amounts = amounts_of([] { core::require_memory(1'540'000'000, 60'000'000); });
    CHECK(amounts == std::vector<std::string>{"1.5 GB", "60 MB"});
}

TEST_CASE("the peak of memory is that of a running program", "[core]") { CHECK(core::peak_memory() > 100'000); }
