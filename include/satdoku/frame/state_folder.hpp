// The folder where the program keeps its own files: saved games, statistics of them, the progress of a course.
#pragma once
#include <filesystem>

namespace satdoku::frame {
/// This program's folder in core::user_state_folder(). Empty if the user has none.
std::filesystem::path state_folder();

/// The same folder. Creates it if it does not exist, with access for the user alone. Throws core::Error.
std::filesystem::path made_state_folder();
}  // namespace satdoku::frame
