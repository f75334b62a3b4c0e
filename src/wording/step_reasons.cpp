// The reasons of techniques that do not follow links, and the table from techniques to reasons.
#include "step_reasons.hpp"
#include <satdoku/core/text.hpp>
#include <satdoku/language/text.hpp>

namespace satdoku::wording {
namespace {
using enum deduce::Technique;
using deduce::Cell;
using deduce::CellSet;
using deduce::Part;
using deduce::Role;

// -- Singles, locked candidates and subsets

/// Cells with the digit that together see all targets, or none if no such cells exist. Greedy: takes the cell that sees
/// most of the remaining targets.
CellSet cells_that_see(const deduce::State& state, CellSet targets, int digit) {
    CellSet chosen;
    while (!targets.empty()) {
        Cell best = 0;
        int most = 0;
        for (const Cell cell : state.geometry().all_cells()) {
            if (state.digit(cell) != digit) continue;
            const int seen = (state.geometry().peers(cell) & targets).count();
            if (seen <= most) continue;
            most = seen;
            best = cell;
        }
        if (most == 0) return {};
        chosen.add(best);
        targets -= state.geometry().peers(best);
    }
    return chosen;
}

std::string full_house_reason(const Reasoning& of) {
    return language::text("step.full_house", of.words.cells(of.step.placements),
                          of.words.houses(of.part(Role::base).houses), of.digits());
}

std::string hidden_single_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    const CellSet own = cells_of(of.step.placements);
    const CellSet others = (of.geometry().house(base.houses.front()).set & of.state.empty_cells()) - own;
    const std::string house = of.words.houses(base.houses);
    const CellSet seen = cells_that_see(of.state, others, of.step.placements.front().digit);
    if (seen.empty()) return language::text("step.hidden_single", house, of.digits(), of.words.cells(own));
    return language::text("step.hidden_single_seen", house, of.digits(), of.words.cells(own), of.words.cells(seen));
}

std::string naked_single_reason(const Reasoning& of) {
    const Cell cell = of.step.placements.front().cell;
    deduce::DigitSet seen;
    for (const Cell peer : of.geometry().peers(cell))
        if (of.state.digit(peer) != 0) seen.insert(of.state.digit(peer));
    const bool all_seen = (seen | of.step.digits) == of.geometry().layout().all_digits();
    return all_seen ? language::text("step.naked_single_seen", of.words.cell(cell), of.digits())
                    : language::text("step.naked_single", of.words.cell(cell), of.digits());
}

std::string locked_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    return language::text("step.locked", of.words.houses(base.houses), of.digits(), of.words.cells(base.candidates),
                          of.words.houses(of.part(Role::cover).houses));
}

std::string relay_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    const deduce::HouseIndex from = base.houses.front();
    const deduce::HouseIndex to = of.part(Role::cover).houses.front();
    const auto names_in = [&](deduce::HouseIndex house) {
        return and_list(of.words.names_in(cells_of(base.candidates), of.geometry().house(house).grid));
    };
    return language::text("step.relay", of.words.house(from), of.digits(), names_in(from), of.words.house(to),
                          names_in(to));
}

std::string naked_subset_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    return language::text("step.naked_subset", of.words.cells(base.candidates), of.words.houses(base.houses),
                          of.digits());
}

std::string hidden_subset_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    return language::text("step.hidden_subset", of.words.houses(base.houses), of.digits(),
                          of.words.cells(base.candidates));
}

std::string proof_reason(const Reasoning&) { return language::text("step.proof"); }

// -- Fish, almost locked sets, Sue de Coq and templates

/// "a11 and a12 (1, 2 and 3)"
std::string set_text(const Reasoning& of, const Part& set) {
    return language::text("list.bracketed", of.words.cells(set.candidates), digits_text(digits_of(set.candidates)));
}

std::string sets_text(const Reasoning& of, std::span<const Part* const> sets) {
    return core::join(sets, language::text("list.semicolon"), [&](const Part* set) { return set_text(of, *set); });
}

std::string fish_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    const std::string bases = of.words.houses(base.houses);
    const std::string cells = of.words.cells(base.candidates);
    CellSet fins;
    for (const Part& part : of.step.parts)
        if (part.role == Role::fin || part.role == Role::endo_fin) fins |= cells_of(part.candidates);
    const std::string covers = of.words.houses(of.part(Role::cover).houses);
    std::string text = fins.empty() ? language::text("step.fish", bases, of.digits(), cells, covers)
                                    : language::text("step.finned_fish", bases, of.digits(), cells, covers,
                                                     of.words.cells(fins), fins.count());
    const CellSet endo = cells_of(of.part(Role::endo_fin).candidates);
    if (!endo.empty())
        text += between_sentences() + language::text("step.endo_fin", of.words.cells(endo), endo.count());
    const CellSet own = cells_of(base.candidates) & cells_of(of.step.eliminations);
    if (!own.empty()) text += between_sentences() + language::text("step.cannibal", of.words.cells(own), of.digits());
    return text;
}

/// A chain of sets in Eureka notation: "(4=2)r1c23-(2=4)r5c3 => r5c2<>4." Nothing if two commons lock two sets.
std::string sets_signs(const Reasoning& of, std::span<const Part* const> sets, std::span<const Part* const> commons) {
    const auto signs = [](deduce::DigitSet digits) { return core::join(digits, ","); };
    if (sets.size() != commons.size() + 1 || digits_of(commons.front()->candidates).size() > 1) return {};
    const std::string ends = signs(digits_of(of.step.eliminations));
    std::string chain;
    std::string enters = ends;
    for (std::size_t set = 0; set < sets.size(); ++set) {
        const std::string leaves = set < commons.size() ? signs(digits_of(commons[set]->candidates)) : ends;
        core::append_item(chain, "-", "(" + enters + '=' + leaves + ')');
        chain += core::join(of.words.names(cells_of(sets[set]->candidates)), ",");
        enters = leaves;
    }
    return eureka(of, chain);
}

std::string sets_reason(const Reasoning& of) {
    const auto sets = of.parts(Role::set);
    const auto commons = of.parts(Role::common);
    std::string text = sets_signs(of, sets, commons);
    if (!text.empty()) text += between_sentences();
    text += language::text("step.sets", sets_text(of, sets)) + between_sentences();
    if (sets.size() == 2 && digits_of(commons.front()->candidates).size() > 1)
        return text + language::text("step.sets_locked", digits_text(digits_of(commons.front()->candidates)));
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
                                 digits_text(digits_of(stem.candidates)), digits_text(digits_of(of.step.eliminations)));
}

std::string sue_de_coq_reason(const Reasoning& of) {
    const auto sets = of.parts(Role::set);
    const Part& middle = of.part(Role::pivot);
    return language::text("step.sue_de_coq", set_text(of, middle), of.words.houses(middle.houses),
                          set_text(of, *sets.front()), set_text(of, *sets.back()), of.digits(),
                          of.words.houses(sets.front()->houses), of.words.houses(sets.back()->houses));
}

std::string template_reason(const Reasoning& of) {
    const bool sets = of.step.technique == template_set;
    return language::text(sets ? "step.template_set" : "step.template_delete", of.digits());
}

// -- Uniqueness

CellSet corners(const Reasoning& of) {
    return cells_of(of.part(Role::floor).candidates) | cells_of(of.part(Role::roof).candidates);
}

/// The digits of the roof that are not digits of the rectangle.
deduce::DigitSet extra_digits(const Reasoning& of) {
    return digits_of(of.part(Role::roof).candidates) - of.step.digits;
}

/// The digit of the rectangle that is not removed.
std::string other_digit(const Reasoning& of) { return digits_text(of.step.digits - digits_of(of.step.eliminations)); }

std::string what_prevents(const Reasoning& of) {
    const std::string roof = of.words.cells(of.part(Role::roof).candidates);
    const std::string gone = digits_text(digits_of(of.step.eliminations));
    switch (of.step.technique) {
        case uniqueness_1: return language::text("step.unique_1", roof);
        case uniqueness_3: {
            const Part& subset = of.part(Role::base);
            return language::text("step.unique_3", roof, digits_text(extra_digits(of)),
                                  of.words.cells(subset.candidates), of.words.houses(subset.houses),
                                  digits_text(digits_of(subset.candidates) | extra_digits(of)));
        }
        case uniqueness_4: return language::text("step.unique_4", roof, other_digit(of), gone);
        case uniqueness_6: return language::text("step.unique_6", roof, gone);
        default: return language::text("step.unique_2", roof, digits_text(extra_digits(of)));
    }
}

std::string unique_rectangle_reason(const Reasoning& of) {
    return language::text("step.rectangle", of.words.cells(corners(of)), of.digits()) + between_sentences() +
           what_prevents(of);
}

std::string hidden_rectangle_reason(const Reasoning& of) {
    return language::text("step.rectangle", of.words.cells(corners(of)), of.digits()) + between_sentences() +
           language::text("step.hidden_rectangle", of.words.cells(of.step.eliminations), other_digit(of),
                          digits_text(digits_of(of.step.eliminations)));
}

std::string linked_rectangle_reason(const Reasoning& of) {
    std::string text = language::text("step.rectangle", of.words.cells(corners(of)), of.digits());
    for (const deduce::Link& link : of.step.links) {
        text += between_sentences() + language::text("step.rectangle_link", pair_house(of, link),
                                                     digits_text(digits_of(link.from)), of.words.cells(link.from),
                                                     of.words.cells(link.to));
    }
    return text + between_sentences() +
           language::text("step.rectangle_linked", of.words.cells(of.step.eliminations),
                          digits_text(digits_of(of.step.eliminations)));
}

std::string extended_rectangle_reason(const Reasoning& of) {
    const std::string roof = of.words.cells(of.part(Role::roof).candidates);
    const std::string text =
        language::text("step.extended_rectangle", of.words.cells(corners(of)), of.digits()) + between_sentences();
    if (of.step.technique == extended_rectangle_1) return text + language::text("step.unique_1", roof);
    if (of.step.technique == extended_rectangle_2)
        return text + language::text("step.unique_2", roof, digits_text(extra_digits(of)));
    const Part& bound = of.part(Role::base);
    return text + language::text("step.extended_4", of.words.houses(bound.houses),
                                 digits_text(digits_of(bound.candidates)), roof,
                                 any_digit_text(digits_of(of.step.eliminations)));
}

std::string avoidable_rectangle_reason(const Reasoning& of) {
    const CellSet floor = cells_of(of.part(Role::floor).candidates);
    const Part& roof = of.part(Role::roof);
    if (of.step.technique == avoidable_rectangle_1) {
        return language::text("step.avoidable_1", of.words.cells(floor), of.digits(),
                              of.words.cells(of.step.eliminations), digits_text(digits_of(of.step.eliminations)));
    }
    return language::text("step.avoidable_2", of.words.cells(floor), of.digits(), of.words.cells(roof.candidates),
                          digits_text(digits_of(roof.candidates)));
}

std::string bug_reason(const Reasoning& of) {
    const Part& base = of.part(Role::base);
    return language::text("step.bug", of.words.cells(base.candidates), digits_text(digits_of(base.candidates)));
}

// -- The table

/// Techniques from first to last, which have the same kind of reason.
struct Family {
    deduce::Technique first;
    deduce::Technique last;
    ReasonWords* reason;
};

constexpr auto families = std::to_array<Family>({
    {full_house, full_house, full_house_reason},
    {hidden_single, hidden_single, hidden_single_reason},
    {naked_single, naked_single, naked_single_reason},
    {pointing, claiming, locked_reason},
    {relay, relay, relay_reason},
    {locked_pair, naked_quadruple, naked_subset_reason},
    {hidden_pair, hidden_quadruple, hidden_subset_reason},
    {x_wing, finned_mutant_leviathan, fish_reason},
    {skyscraper, two_string_kite, two_pairs_reason},
    {empty_rectangle, empty_rectangle, empty_rectangle_reason},
    {turbot_fish, dual_two_string_kite, two_pairs_reason},
    {dual_empty_rectangle, dual_empty_rectangle, empty_rectangle_reason},
    {xy_wing, xyz_wing, pivot_wing_reason},
    {w_wing, w_wing, w_wing_reason},
    {simple_colours_trap, simple_colours_wrap, simple_colours_reason},
    {multi_colours_1, multi_colours_2, multi_colours_reason},
    {medusa_trap, medusa_wrap, medusa_reason},
    {uniqueness_1, uniqueness_6, unique_rectangle_reason},
    {hidden_rectangle, hidden_rectangle, hidden_rectangle_reason},
    {hidden_rectangle_2, hidden_rectangle_2, linked_rectangle_reason},
    {extended_rectangle_1, extended_rectangle_4, extended_rectangle_reason},
    {avoidable_rectangle_1, avoidable_rectangle_2, avoidable_rectangle_reason},
    {bug_plus_1, bug_plus_1, bug_reason},
    {x_chain, xy_chain, chain_reason},
    {remote_pair, remote_pair, remote_pair_reason},
    {continuous_nice_loop, grouped_aic, chain_reason},
    {als_xz, als_chain, sets_reason},
    {death_blossom, death_blossom, blossom_reason},
    {sue_de_coq, sue_de_coq, sue_de_coq_reason},
    {template_set, template_delete, template_reason},
    {forcing_chain_contradiction, forcing_net_verity, forcing_reason},
    {proof, proof, proof_reason},
});

constexpr bool follow_each_other() {
    int next = 0;
    for (const Family& family : families) {
        if (static_cast<int>(family.first) != next) return false;
        next = static_cast<int>(family.last) + 1;
    }
    return true;
}
static_assert(follow_each_other(), "each technique is of exactly one family");
}  // namespace

std::vector<const Part*> Reasoning::parts(Role role) const {
    std::vector<const Part*> found;
    for (const Part& part : step.parts)
        if (part.role == role) found.push_back(&part);
    return found;
}

const Part& Reasoning::part(Role role) const {
    static const Part none{};
    const auto found = parts(role);
    return found.empty() ? none : *found.front();
}

std::string reason_of(const Reasoning& of) {
    const auto family = std::ranges::find_if(
        families, [&](const Family& one) { return one.first <= of.step.technique && of.step.technique <= one.last; });
    return family == families.end() ? std::string() : family->reason(of);
}
}  // namespace satdoku::wording
