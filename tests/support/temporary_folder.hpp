// Tests' files are in a folder of their own.
#pragma once
#include <satdoku/core/temporary_folder.hpp>

namespace satdoku::support {
using core::TemporaryFolder;

}  // namespace satdoku::support
