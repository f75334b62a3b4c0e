#include "step_reasons.hpp"

#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/wording/step_text.hpp>

namespace satdoku::wording {

namespace {

using deduce::Candidate;
using deduce::Link;
using deduce::Part;
using deduce::Role;

/// The names of the cell in other grids: the digit counts there, too.
std::string carry_text(const Reasoning& of, const Candidate& placed) {
    const auto places = of.geometry().layout().places(placed.cell);
    std::vector<std::string> others;
    for (const grid::Place& place : places) {
        std::string name = of.words.cell_in(placed.cell, place.grid);
        if (name != of.words.cell(placed.cell)) others.push_back(std::move(name));
    }
    if (others.empty()) return {};
    return between_sentences() +
           language::text("step.carry", of.words.cell(placed.cell), and_list(others), int{placed.digit});
}

/// "4 or 7 from a18; 4 from a19", in words.
std::string gone_text(const Reasoning& of) {
    return core::join(StepWords::groups(of.step.eliminations), language::text("step.semicolon"),
                      [&](const StepWords::Group& group) {
                          return language::text("step.gone", of.words.cells(group.cells), any_digit_text(group.digits));
                      });
}

std::string outcome_text(const Reasoning& of) {
    const deduce::Step& step = of.step;
    std::vector<std::string> placed;
    for (const Candidate& candidate : step.placements) placed.push_back(of.words.fact(std::span(&candidate, 1), true));
    std::string text;
    if (!placed.empty()) text += language::text("step.so_placed", and_list(placed));
    if (!placed.empty() && !step.eliminations.empty()) text += between_sentences();
    if (!step.eliminations.empty()) text += language::text("step.so_gone", gone_text(of));
    for (const Candidate& candidate : step.placements) text += carry_text(of, candidate);
    return text;
}

/// The chain in the field's signs: "(4)a36=(4)a39-(4)a79", = for strong links and - for weak ones.
std::string chain_line(const Reasoning& of) {
    const auto node = [&](const std::vector<Candidate>& candidates) {
        return "(" + core::join(digits_of(candidates), ", ") + ")" +
               core::join(of.words.names(cells_of(candidates)), ", ");
    };
    std::string line;
    const std::vector<Candidate>* end = nullptr;
    for (const Link& link : of.step.links) {
        if (end == nullptr || *end != link.from) {
            if (!line.empty()) line += " | ";
            line += node(link.from);
        }
        line += link.strong ? '=' : '-';
        line += node(link.to);
        end = &link.to;
    }
    return line;
}

/// The cells of each part, or its houses if it has no cells or is covered; with / between parts.
std::string parts_line(const Reasoning& of) {
    const bool is_covered = !of.parts(Role::cover).empty();
    std::string line;
    for (const Part& part : of.step.parts) {
        if (part.role == Role::common) continue;
        std::vector<std::string> words = of.words.names(cells_of(part.candidates));
        if (words.empty() || (part.role == Role::base && is_covered)) {
            words.clear();
            for (const deduce::HouseIndex house : part.houses) words.push_back(of.words.house(house));
        }
        if (!words.empty()) core::append_item(line, " / ", core::join(words, ", "));
    }
    return line;
}

std::string outcome_line(const Reasoning& of) {
    std::string line;
    for (const Candidate& placed : of.step.placements) {
        core::append_item(line, "; ", of.words.cell(placed.cell));
        line.append(" = ").append(std::to_string(int{placed.digit}));
    }
    for (const StepWords::Group& group : StepWords::groups(of.step.eliminations)) {
        core::append_item(line, "; ", core::join(of.words.names(group.cells), ", "));
        line.append(" <> ").append(core::join(group.digits, ", "));
    }
    return line;
}

}  // namespace

std::string technique_name(deduce::Technique technique) {
    return language::text(language::key("technique", deduce::facts_of(technique).name));
}

std::string technique_name(deduce::RatedTechnique technique) {
    return language::text(language::key("rating", deduce::name_of(technique)));
}

std::string step_text(const deduce::State& state, const deduce::Step& step) {
    const Reasoning of{state, step, StepWords(state.geometry(), step)};
    return reason_of(of) + between_sentences() + outcome_text(of);
}

std::string step_line(const deduce::State& state, const deduce::Step& step) {
    const Reasoning of{state, step, StepWords(state.geometry(), step)};
    const std::string where = step.links.empty() ? parts_line(of) : chain_line(of);
    return technique_name(step.technique) + ": " + core::join(step.digits, ", ") +
           (where.empty() ? "" : language::text("step.in", where)) + " => " + outcome_line(of);
}

std::string outcome_line(const deduce::State& state, const deduce::Step& step) {
    return outcome_line(Reasoning{state, step, StepWords(state.geometry(), step)});
}

}  // namespace satdoku::wording
