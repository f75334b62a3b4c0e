// Items of the SAT menu that ask several questions, and pages of clauses and models. Each page is made when it is shown,
// however large the formula is.
#pragma once
#include <satdoku/laboratory/sat_menu.hpp>
#include <satdoku/solve/engine.hpp>

namespace satdoku::laboratory {
/// Looks for a core of an unsatisfiable formula, shows its clauses and offers to save it. @param path  of the formula
void ask_why(frame::Context& context, cnf::Formula& formula, const std::string& path);

/// Counts models, lists some, or finds the backbone.
void ask_models(frame::Context& context, const cnf::Formula& formula);

/// Asks which strategies and engines to compare, on this formula and other files, and runs `compare`. False if the user
/// leaves.
bool ask_comparison(frame::Context& context, const LoadedFormula& loaded);

/// Asks the same and for a file, and runs `report`.
bool ask_report(frame::Context& context, const LoadedFormula& loaded);

/// Asks for a sample formula, its size, seed and file, and writes it. Returns its path; nothing if the user leaves.
std::optional<std::string> ask_sample(ui::Console& console);

/// Shows clauses until the person leaves or the input ends: next and previous page, a clause by its number, the clauses
/// of a literal, the meaning of a literal, and the remaining formula when literals are assigned by hand.
/// @param formula  is the same before and after
/// @param path     of the formula: comments before its header say what its literals mean
/// @param numbers  of the clauses to begin with, from 1; nothing: all
void page_through_clauses(ui::Console& console, cnf::Formula& formula, const std::string& path,
                          std::optional<std::vector<std::size_t>> numbers = {});

/// Shows the first lines of a model, or its picture if the formula says what a model looks like. True if that was all.
bool show_model_beginning(const ui::Console& console, const solve::Engine& engine, std::uint32_t variables,
                          const wording::ClauseWords& words);
/// Offers the whole model, page by page.
void offer_model(ui::Console& console, const solve::Engine& engine, std::uint32_t variables,
                 const wording::ClauseWords& words);
}  // namespace satdoku::laboratory
