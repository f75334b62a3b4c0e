#include "engines.hpp"

#include <satdoku/core/error.hpp>

#include <array>
#include <string>

namespace satdoku::app {

namespace {

constexpr std::array<std::string_view, 0> engines;
constexpr std::array<std::string_view, 0> branchings;

}  // namespace

std::span<const std::string_view> engine_names() {
    return engines;
}
std::span<const std::string_view> branching_names() {
    return branchings;
}

std::unique_ptr<solve::Engine> make_engine(std::string_view name, const EngineOptions&) {
    std::string names;
    for (const std::string_view known : engines) names += (names.empty() ? "" : ", ") + std::string(known);
    throw core::Error("engine.unknown", {std::string(name), names});
}

}  // namespace satdoku::app
