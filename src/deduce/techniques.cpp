#include "find.hpp"

#include <algorithm>
#include <array>

namespace satdoku::deduce {

namespace {

using enum Technique;
using enum Level;

void find_nothing(const State&, Technique, const Options&, Steps&) {}

/// One row for each technique, in the order in which a path tries them, the easiest first. Order, scores and levels are
/// those of HoDoKu's standard settings, which players know. A new technique also needs its function in find.hpp, its
/// name in src/language/techniques.cpp and its reason in src/wording/step_reasons.cpp.
constexpr auto table = std::to_array<TechniqueFacts>({
    {full_house, "full-house", "0000", easy, 4, find_full_houses},
    {naked_single, "naked-single", "0003", easy, 4, find_naked_singles},
    {hidden_single, "hidden-single", "0002", easy, 14, find_hidden_singles},
    {locked_pair, "locked-pair", "0110", medium, 40, find_naked_subsets},
    {locked_triple, "locked-triple", "0111", medium, 60, find_naked_subsets},
    {pointing, "pointing", "0100", medium, 50, find_locked_candidates},
    {claiming, "claiming", "0101", medium, 50, find_locked_candidates},
    {relay, "relay", "", medium, 63, find_locked_candidates},
    {naked_pair, "naked-pair", "0200", medium, 60, find_naked_subsets},
    {naked_triple, "naked-triple", "0201", medium, 80, find_naked_subsets},
    {hidden_pair, "hidden-pair", "0210", medium, 70, find_hidden_subsets},
    {hidden_triple, "hidden-triple", "0211", medium, 100, find_hidden_subsets},
    {naked_quadruple, "naked-quadruple", "0202", hard, 120, find_naked_subsets},
    {hidden_quadruple, "hidden-quadruple", "0212", hard, 150, find_hidden_subsets},
    {x_wing, "x-wing", "0300", hard, 140, find_fish},
    {swordfish, "swordfish", "0301", hard, 150, find_fish},
    {jellyfish, "jellyfish", "0302", hard, 160, find_fish},
    {remote_pair, "remote-pair", "0703", hard, 110, find_chains},
    {bug_plus_1, "bug-plus-1", "0610", hard, 100, find_bug_plus_one},
    {skyscraper, "skyscraper", "0400", hard, 130, find_single_digit},
    {two_string_kite, "two-string-kite", "0401", hard, 150, find_single_digit},
    {turbot_fish, "turbot-fish", "0403", hard, 120, find_single_digit},
    {empty_rectangle, "empty-rectangle", "0402", hard, 120, find_single_digit},
    {w_wing, "w-wing", "0803", hard, 150, find_w_wings},
    {xy_wing, "xy-wing", "0800", hard, 160, find_pivot_wings},
    {xyz_wing, "xyz-wing", "0801", hard, 180, find_pivot_wings},
    {uniqueness_1, "uniqueness-1", "0600", hard, 100, find_unique_rectangles},
    {uniqueness_2, "uniqueness-2", "0601", hard, 100, find_unique_rectangles},
    {uniqueness_3, "uniqueness-3", "0602", hard, 100, find_unique_rectangles},
    {uniqueness_4, "uniqueness-4", "0603", hard, 100, find_unique_rectangles},
    {uniqueness_5, "uniqueness-5", "0604", hard, 100, find_unique_rectangles},
    {uniqueness_6, "uniqueness-6", "0605", hard, 100, find_unique_rectangles},
    {hidden_rectangle, "hidden-rectangle", "0606", hard, 100, find_unique_rectangles},
    {avoidable_rectangle_1, "avoidable-rectangle-1", "0607", hard, 100, find_avoidable_rectangles},
    {avoidable_rectangle_2, "avoidable-rectangle-2", "0608", hard, 100, find_avoidable_rectangles},
    {finned_x_wing, "finned-x-wing", "0310", hard, 130, find_fish},
    {sashimi_x_wing, "sashimi-x-wing", "0320", hard, 150, find_fish},
    {finned_swordfish, "finned-swordfish", "0311", unfair, 200, find_fish},
    {sashimi_swordfish, "sashimi-swordfish", "0321", unfair, 240, find_fish},
    {finned_jellyfish, "finned-jellyfish", "0312", unfair, 250, find_fish},
    {sashimi_jellyfish, "sashimi-jellyfish", "0322", unfair, 260, find_fish},
    {sue_de_coq, "sue-de-coq", "1101", unfair, 250, find_sue_de_coq},
    {simple_colours_trap, "simple-colours-trap", "0500", hard, 150, find_simple_colours, find_any_simple_colours},
    {simple_colours_wrap, "simple-colours-wrap", "0501", hard, 150, find_simple_colours, find_any_simple_colours},
    {multi_colours_1, "multi-colours-1", "0502", hard, 200, find_multi_colours, find_any_multi_colours},
    {multi_colours_2, "multi-colours-2", "0503", hard, 200, find_multi_colours, find_any_multi_colours},
    {x_chain, "x-chain", "0701", unfair, 260, find_chains},
    {xy_chain, "xy-chain", "0702", unfair, 260, find_chains},
    {continuous_nice_loop, "continuous-nice-loop", "0706", unfair, 280, find_nice_loops, find_any_nice_loop},
    {discontinuous_nice_loop, "discontinuous-nice-loop", "0707", unfair, 280, find_nice_loops, find_any_nice_loop},
    {aic, "aic", "0708", unfair, 280, find_nice_loops, find_any_nice_loop},
    {grouped_continuous_nice_loop, "grouped-continuous-nice-loop", "0709", unfair, 300, find_nice_loops,
     find_any_grouped_loop},
    {grouped_discontinuous_nice_loop, "grouped-discontinuous-nice-loop", "0710", unfair, 300, find_nice_loops,
     find_any_grouped_loop},
    {grouped_aic, "grouped-aic", "0711", unfair, 300, find_nice_loops, find_any_grouped_loop},
    {als_xz, "als-xz", "0901", unfair, 300, find_als_xz},
    {als_xy_wing, "als-xy-wing", "0902", unfair, 320, find_als_xy_wings},
    {als_chain, "als-chain", "0903", unfair, 340, find_als_chains},
    {franken_x_wing, "franken-x-wing", "0330", unfair, 300, find_fish},
    {franken_swordfish, "franken-swordfish", "0331", unfair, 350, find_fish},
    {finned_franken_x_wing, "finned-franken-x-wing", "0340", unfair, 390, find_fish},
    {finned_franken_swordfish, "finned-franken-swordfish", "0341", unfair, 410, find_fish},
    {forcing_chain_contradiction, "forcing-chain-contradiction", "1301", extreme, 500, find_forcing_chains,
     find_any_forcing_chain},
    {forcing_chain_verity, "forcing-chain-verity", "1302", extreme, 500, find_forcing_chains, find_any_forcing_chain},
    {forcing_net_contradiction, "forcing-net-contradiction", "1303", extreme, 700, find_forcing_chains,
     find_any_forcing_net},
    {forcing_net_verity, "forcing-net-verity", "1304", extreme, 700, find_forcing_chains, find_any_forcing_net},
    {proof, "proof", "", extreme, 10000, find_nothing},
    // Not tried on a path: hardly anyone uses them, or HoDoKu does not have them, whose scores would change.
    {squirmbag, "squirmbag", "0303", extreme, 0, find_fish},
    {whale, "whale", "0304", extreme, 0, find_fish},
    {leviathan, "leviathan", "0305", extreme, 0, find_fish},
    {finned_squirmbag, "finned-squirmbag", "0313", extreme, 0, find_fish},
    {finned_whale, "finned-whale", "0314", extreme, 0, find_fish},
    {finned_leviathan, "finned-leviathan", "0315", extreme, 0, find_fish},
    {sashimi_squirmbag, "sashimi-squirmbag", "0323", extreme, 0, find_fish},
    {sashimi_whale, "sashimi-whale", "0324", extreme, 0, find_fish},
    {sashimi_leviathan, "sashimi-leviathan", "0325", extreme, 0, find_fish},
    {franken_jellyfish, "franken-jellyfish", "0332", extreme, 0, find_fish},
    {franken_squirmbag, "franken-squirmbag", "0333", extreme, 0, find_fish},
    {franken_whale, "franken-whale", "0334", extreme, 0, find_fish},
    {franken_leviathan, "franken-leviathan", "0335", extreme, 0, find_fish},
    {finned_franken_jellyfish, "finned-franken-jellyfish", "0342", extreme, 0, find_fish},
    {finned_franken_squirmbag, "finned-franken-squirmbag", "0343", extreme, 0, find_fish},
    {finned_franken_whale, "finned-franken-whale", "0344", extreme, 0, find_fish},
    {finned_franken_leviathan, "finned-franken-leviathan", "0345", extreme, 0, find_fish},
    {mutant_x_wing, "mutant-x-wing", "0350", extreme, 0, find_fish},
    {mutant_swordfish, "mutant-swordfish", "0351", extreme, 0, find_fish},
    {mutant_jellyfish, "mutant-jellyfish", "0352", extreme, 0, find_fish},
    {mutant_squirmbag, "mutant-squirmbag", "0353", extreme, 0, find_fish},
    {mutant_whale, "mutant-whale", "0354", extreme, 0, find_fish},
    {mutant_leviathan, "mutant-leviathan", "0355", extreme, 0, find_fish},
    {finned_mutant_x_wing, "finned-mutant-x-wing", "0360", extreme, 0, find_fish},
    {finned_mutant_swordfish, "finned-mutant-swordfish", "0361", extreme, 0, find_fish},
    {finned_mutant_jellyfish, "finned-mutant-jellyfish", "0362", extreme, 0, find_fish},
    {finned_mutant_squirmbag, "finned-mutant-squirmbag", "0363", extreme, 0, find_fish},
    {finned_mutant_whale, "finned-mutant-whale", "0364", extreme, 0, find_fish},
    {finned_mutant_leviathan, "finned-mutant-leviathan", "0365", extreme, 0, find_fish},
    {dual_two_string_kite, "dual-two-string-kite", "0404", extreme, 0, find_single_digit},
    {dual_empty_rectangle, "dual-empty-rectangle", "0405", extreme, 0, find_single_digit},
    {death_blossom, "death-blossom", "0904", extreme, 0, find_death_blossoms},
    {template_set, "template-set", "1201", extreme, 0, find_templates},
    {template_delete, "template-delete", "1202", extreme, 0, find_templates},
    {medusa_trap, "medusa-trap", "S504", unfair, 0, find_medusas},
    {medusa_wrap, "medusa-wrap", "S505", unfair, 0, find_medusas},
    {hidden_rectangle_2, "hidden-rectangle-2", "S620", hard, 0, find_unique_rectangles},
    {extended_rectangle_1, "extended-rectangle-1", "S621", hard, 0, find_extended_rectangles},
    {extended_rectangle_2, "extended-rectangle-2", "S622", hard, 0, find_extended_rectangles},
    {extended_rectangle_4, "extended-rectangle-4", "S624", hard, 0, find_extended_rectangles},
    {grouped_x_cycle, "grouped-x-cycle", "S704", unfair, 0, find_grouped_cycles},
});

constexpr bool is_in_path(const TechniqueFacts& facts) {
    return facts.score != 0;
}
constexpr auto in_path = static_cast<std::size_t>(std::count_if(table.begin(), table.end(), is_in_path));
static_assert(std::is_partitioned(table.begin(), table.end(), is_in_path), "the techniques of a path come first");

/// The same rows in the order of the enumeration.
constexpr auto by_technique = [] {
    auto sorted = table;
    std::sort(sorted.begin(), sorted.end(),
              [](const TechniqueFacts& left, const TechniqueFacts& right) { return left.technique < right.technique; });
    return sorted;
}();

constexpr bool each_technique_has_one_row() {
    for (std::size_t at = 0; at < by_technique.size(); ++at) {
        if (static_cast<std::size_t>(by_technique[at].technique) != at) return false;
    }
    return by_technique.back().technique == last_technique;
}
static_assert(each_technique_has_one_row());

}  // namespace

std::span<const TechniqueFacts> techniques() {
    return by_technique;
}

const TechniqueFacts& facts_of(Technique technique) {
    return by_technique[static_cast<std::size_t>(technique)];
}

const TechniqueFacts* find_technique(std::string_view name_or_code) {
    const auto found = std::find_if(by_technique.begin(), by_technique.end(), [&](const TechniqueFacts& facts) {
        return facts.name == name_or_code || (!facts.code.empty() && facts.code == name_or_code);
    });
    return found == by_technique.end() ? nullptr : &*found;
}

std::span<const TechniqueFacts> order_of_difficulty() {
    return std::span(table).first(in_path);
}

const TechniqueFacts* difficulty_of(Technique technique) {
    const auto order = order_of_difficulty();
    const auto found = std::find_if(order.begin(), order.end(),
                                    [&](const TechniqueFacts& facts) { return facts.technique == technique; });
    return found == order.end() ? nullptr : &*found;
}

}  // namespace satdoku::deduce
