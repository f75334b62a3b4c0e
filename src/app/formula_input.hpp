// A formula comes in: read so that a signal stops it, and told from one sink to the next.
#pragma once

#include "interruption.hpp"

#include <satdoku/cnf/clause_sink.hpp>
#include <satdoku/cnf/dimacs.hpp>

#include <functional>
#include <optional>
#include <string>

namespace satdoku::app {

/// Tells a formula to a sink, from its first clause to its last.
using FormulaTeller = std::function<void(cnf::ClauseSink&)>;

/// Reads a formula; nothing where it was asked to stop before the end. What is no file (a pipe, the keyboard)
/// may keep us waiting for ever, where no stop is looked at: there a signal ends the program. Throws
/// core::Error.
/// @param work  lives afterwards
std::optional<cnf::ReadReport> read_formula(const std::string& path, cnf::ClauseSink& sink,
                                            const cnf::ReadOptions& options,
                                            std::optional<Interruptible>& work);

/// The warnings of a relaxed reading, a line each.
std::string warnings_text(const cnf::ReadReport& report);

}  // namespace satdoku::app
