// Why a formula is unsatisfiable, for the command and the menus: the search for a core with the program's engines, the
// core as a file, its proof, and what is said of it.
#pragma once

#include "grouped_formula.hpp"

#include <satdoku/explain/extract.hpp>
#include <satdoku/ui/console.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace satdoku::laboratory {

struct CoreRequest {
    bool smallest = false;
    std::uint64_t seed = 0;
    std::optional<double> seconds{};           ///< real time
    std::optional<std::uint64_t> conflicts{};  ///< of all questions together
};

/// Shows its progress on a terminal.
explain::Extraction find_core(ui::Console& console, const GroupedFormula& formula, const CoreRequest& request,
                              const std::stop_token& stop);

/// Indices of the clauses of these groups, and of those that always hold.
std::vector<std::size_t> clauses_of(const GroupedFormula& formula, const std::vector<explain::Group>& core);

/// "418 of 2411 clauses, minimal, 48.1 ms"
std::string core_summary(const GroupedFormula& formula, const explain::Extraction& found,
                         const CoreRequest& request, double milliseconds);

/// Writes the core: as groups where the formula has groups. Throws core::Error where that fails.
/// @param path   "-" is standard output
/// @param file   where the formula came from; if it is a puzzle's, clauses are told with their rules
/// @param plain  without groups
void write_core(const std::string& path, const GroupedFormula& formula, const explain::Extraction& found,
                const std::string& file, bool plain);

/// Refutes the core as it is written without groups, and writes the proof. False where it was stopped, or could not
/// within the limits: then there is no file.
bool prove_core(ui::Console& console, const std::string& path, const GroupedFormula& formula,
                const explain::Extraction& found, const CoreRequest& request, const std::stop_token& stop);

}  // namespace satdoku::laboratory
