// satdoku solve FILE --cubes FILE: cube after cube, each with its result and proof in files of its own.
#pragma once

#include <satdoku/frame/command.hpp>

namespace satdoku::laboratory {

/// What `solve` does where it is given cubes. What stands finished in the folder already is passed over, so that the
/// same command goes on where it was stopped.
int solve_cubes(frame::Context& context, const frame::Arguments& arguments);

}  // namespace satdoku::laboratory
