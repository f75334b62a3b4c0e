// The reasons of uniqueness techniques.
#include "step_reasons.hpp"

#include <satdoku/language/text.hpp>

namespace satdoku::wording {

using deduce::CellSet;
using deduce::Part;
using deduce::Role;
using deduce::Technique;

namespace {

CellSet corners(const Reasoning& of) {
    return cells_of(of.part(Role::floor).candidates) | cells_of(of.part(Role::roof).candidates);
}

/// The digits of the roof besides those of the rectangle.
deduce::DigitSet further_digits(const Reasoning& of) {
    return digits_of(of.part(Role::roof).candidates) - of.step.digits;
}

/// The digit of the rectangle that is not taken away.
std::string other_digit(const Reasoning& of) {
    return digits_text(of.step.digits - digits_of(of.step.eliminations));
}

std::string what_prevents(const Reasoning& of) {
    const std::string roof = of.words.cells(of.part(Role::roof).candidates);
    const std::string gone = digits_text(digits_of(of.step.eliminations));
    switch (of.step.technique) {
        case Technique::uniqueness_1:
            return language::text("step.unique_1", roof);
        case Technique::uniqueness_3: {
            const Part& subset = of.part(Role::base);
            return language::text("step.unique_3", roof, digits_text(further_digits(of)),
                                  of.words.cells(subset.candidates), of.words.houses(subset.houses),
                                  digits_text(digits_of(subset.candidates) | further_digits(of)));
        }
        case Technique::uniqueness_4:
            return language::text("step.unique_4", roof, other_digit(of), gone);
        case Technique::uniqueness_6:
            return language::text("step.unique_6", roof, gone);
        default:
            return language::text("step.unique_2", roof, digits_text(further_digits(of)));
    }
}

}  // namespace

std::string unique_rectangle_reason(const Reasoning& of) {
    return language::text("step.rectangle", of.words.cells(corners(of)), of.digits()) + between_sentences() +
           what_prevents(of);
}

std::string hidden_rectangle_reason(const Reasoning& of) {
    return language::text("step.rectangle", of.words.cells(corners(of)), of.digits()) + between_sentences() +
           language::text("step.hidden_rectangle", of.words.cells(of.step.eliminations), other_digit(of),
                          digits_text(digits_of(of.step.eliminations)));
}

std::string avoidable_rectangle_reason(const Reasoning& of) {
    const CellSet floor = cells_of(of.part(Role::floor).candidates);
    const Part& roof = of.part(Role::roof);
    if (of.step.technique == Technique::avoidable_rectangle_1) {
        return language::text("step.avoidable_1", of.words.cells(floor), of.digits(),
                              of.words.cells(of.step.eliminations),
                              digits_text(digits_of(of.step.eliminations)));
    }
    return language::text("step.avoidable_2", of.words.cells(floor), of.digits(),
                          of.words.cells(roof.candidates), digits_text(digits_of(roof.candidates)));
}

std::string bug_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    return language::text("step.bug", of.words.cells(base.candidates),
                          digits_text(digits_of(base.candidates)));
}

}  // namespace satdoku::wording
