// Shows clauses and models page by page. Each page is made when it is shown, however large the formula is.
#pragma once
#include <satdoku/cnf/formula.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/wording/clause_words.hpp>

namespace satdoku::laboratory {
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
