// The reasons of fish, almost locked sets, Sue de Coq and templates.
#include "step_reasons.hpp"

#include <satdoku/language/text.hpp>

namespace satdoku::wording {

using deduce::CellSet;
using deduce::Part;
using deduce::Role;

namespace {

/// "a11 and a12 (1, 2 and 3)"
std::string set_text(const Reasoning& of, const Part& set) {
    return language::text("step.set", of.words.cells(set.candidates), digits_text(digits_of(set.candidates)));
}

std::string sets_text(const Reasoning& of, std::span<const Part* const> sets) {
    std::string text;
    for (const Part* const set : sets) {
        text += (text.empty() ? "" : language::text("step.semicolon")) + set_text(of, *set);
    }
    return text;
}

}  // namespace

std::string fish_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    const std::string bases = of.words.houses(base.houses);
    const std::string cells = of.words.cells(base.candidates);
    std::string text;
    CellSet fins;
    for (const Part& part : of.step.parts) {
        if (part.role == Role::fin || part.role == Role::endo_fin) fins |= cells_of(part.candidates);
    }
    // Siamese fish have the same bases and two sets of covers.
    for (const Part* const cover : of.parts(Role::cover)) {
        const std::string covers = of.words.houses(cover->houses);
        text += text.empty() ? "" : between_sentences();
        text += fins.empty() ? language::text("step.fish", bases, of.digits(), cells, covers)
                             : language::text("step.finned_fish", bases, of.digits(), cells, covers,
                                              of.words.cells(fins));
    }
    const CellSet endo = cells_of(of.part(Role::endo_fin).candidates);
    if (!endo.empty()) text += between_sentences() + language::text("step.endo_fin", of.words.cells(endo));
    const CellSet own = cells_of(base.candidates) & cells_of(of.step.eliminations);
    if (!own.empty()) {
        text += between_sentences() + language::text("step.cannibal", of.words.cells(own), of.digits());
    }
    return text;
}

std::string sets_reason(const Reasoning& of) {
    const auto sets = of.parts(Role::set);
    const auto commons = of.parts(Role::common);
    std::string text = language::text("step.sets", sets_text(of, sets)) + between_sentences();
    if (sets.size() == 2 && digits_of(commons.front()->candidates).size() > 1) {
        return text + language::text("step.sets_locked", digits_text(digits_of(commons.front()->candidates)));
    }
    const std::string gone = any_digit_text(digits_of(of.step.eliminations));
    text += language::text("step.sets_first", digits_text(digits_of(commons.front()->candidates)), gone);
    for (std::size_t link = 1; link < commons.size(); ++link)
        text += language::text("step.sets_next", digits_text(digits_of(commons[link]->candidates)));
    return text + language::text("step.sets_last", gone);
}

std::string blossom_reason(const Reasoning& of) {
    const Part& stem = of.part(Role::pivot);
    const auto petals = of.parts(Role::set);
    std::string text = language::text("step.sets", sets_text(of, petals)) + between_sentences();
    return text + language::text("step.blossom", of.words.cells(stem.candidates),
                                 digits_text(digits_of(stem.candidates)),
                                 digits_text(digits_of(of.step.eliminations)));
}

std::string sue_de_coq_reason(const Reasoning& of) {
    const auto sets = of.parts(Role::set);
    const Part& middle = of.part(Role::pivot);
    return language::text("step.sue_de_coq", set_text(of, middle), of.words.houses(middle.houses),
                          set_text(of, *sets.front()), set_text(of, *sets.back()), of.digits(),
                          of.words.houses(sets.front()->houses), of.words.houses(sets.back()->houses));
}

std::string template_reason(const Reasoning& of) {
    const bool sets = of.step.technique == deduce::Technique::template_set;
    return language::text(sets ? "step.template_set" : "step.template_delete", of.digits());
}

}  // namespace satdoku::wording
