// Leafing through a model: each page is made when it is shown, however many variables there are.
#pragma once

#include <satdoku/solve/engine.hpp>
#include <satdoku/ui/console.hpp>
#include <satdoku/wording/clause_words.hpp>

#include <cstdint>

namespace satdoku::laboratory {

/// Shows the beginning of a model, and the rest page by page where the person wants it, until they leave or
/// the input ends; where the formula tells what a model looks like, that picture first.
void show_model(ui::Console& console, const solve::Engine& engine, std::uint32_t variables,
                const wording::ClauseWords& words);

}  // namespace satdoku::laboratory
