// The errors that an action throws.
#pragma once
#include <satdoku/core/error.hpp>
#include <string>

namespace satdoku::support {
/// Returns the key of the error, or "none".
template <typename Action> std::string error_key(Action&& action) {
    try {
        action();
    } catch (const core::Error& error) {
        return error.key();
    }
    return "none";
}

/// Returns the error as "LINE:COLUMN key".
inline std::string place_and_key(const core::Error& error) {
    const core::Location at = error.location().value();
    return std::to_string(at.line) + ":" + std::to_string(at.column) + " " + error.key();
}

}  // namespace satdoku::support
