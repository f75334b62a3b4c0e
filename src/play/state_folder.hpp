// The folder that the XDG Base Directory Specification gives to the state of programs: $XDG_STATE_HOME/satdoku,
// or ~/.local/state/satdoku.
#pragma once

#include <filesystem>

namespace satdoku::play {

/// Empty where the person has no home.
std::filesystem::path state_folder();

/// The folder, made where it is not there yet, and nobody else's business. Throws core::Error.
std::filesystem::path made_state_folder();

}  // namespace satdoku::play
