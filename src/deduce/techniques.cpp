#include "find.hpp"

namespace satdoku::deduce {
namespace {
using enum Technique;
using enum Level;
using enum Use;

void find_nothing(const State&, Technique, Steps&) {}

/// One row for each technique, the easiest first. Order, scores and levels are those of HoDoKu's standard settings,
/// which players know; but templates come before forcing chains, whose nets would leave them nothing to find.
/// Techniques that HoDoKu lacks have library codes with an S in front and run only on request: they change scores.
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
    {dual_two_string_kite, "dual-two-string-kite", "0404", hard, 150, find_single_digit, asked},
    {two_string_kite, "two-string-kite", "0401", hard, 150, find_single_digit},
    {turbot_fish, "turbot-fish", "0403", hard, 120, find_single_digit},
    {dual_empty_rectangle, "dual-empty-rectangle", "0405", hard, 120, find_single_digit, asked},
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
    {hidden_rectangle_2, "hidden-rectangle-2", "S620", hard, 100, find_unique_rectangles, asked},
    {avoidable_rectangle_1, "avoidable-rectangle-1", "0607", hard, 100, find_avoidable_rectangles},
    {avoidable_rectangle_2, "avoidable-rectangle-2", "0608", hard, 100, find_avoidable_rectangles},
    {extended_rectangle_1, "extended-rectangle-1", "S621", hard, 100, find_extended_rectangles, asked},
    {extended_rectangle_2, "extended-rectangle-2", "S622", hard, 100, find_extended_rectangles, asked},
    {extended_rectangle_4, "extended-rectangle-4", "S624", hard, 100, find_extended_rectangles, asked},
    {finned_x_wing, "finned-x-wing", "0310", hard, 130, find_fish},
    {sashimi_x_wing, "sashimi-x-wing", "0320", hard, 150, find_fish},
    {finned_swordfish, "finned-swordfish", "0311", unfair, 200, find_fish},
    {sashimi_swordfish, "sashimi-swordfish", "0321", unfair, 240, find_fish},
    {finned_jellyfish, "finned-jellyfish", "0312", unfair, 250, find_fish},
    {sashimi_jellyfish, "sashimi-jellyfish", "0322", unfair, 260, find_fish},
    {squirmbag, "squirmbag", "0303", unfair, 470, find_fish, large},
    {whale, "whale", "0304", unfair, 470, find_fish, large},
    {leviathan, "leviathan", "0305", unfair, 470, find_fish, large},
    {finned_squirmbag, "finned-squirmbag", "0313", unfair, 470, find_fish, never},
    {sashimi_squirmbag, "sashimi-squirmbag", "0323", unfair, 470, find_fish, never},
    {finned_whale, "finned-whale", "0314", unfair, 470, find_fish, never},
    {sashimi_whale, "sashimi-whale", "0324", unfair, 470, find_fish, never},
    {finned_leviathan, "finned-leviathan", "0315", unfair, 470, find_fish, never},
    {sashimi_leviathan, "sashimi-leviathan", "0325", unfair, 470, find_fish, never},
    {sue_de_coq, "sue-de-coq", "1101", unfair, 250, find_sue_de_coq},
    {simple_colours_trap, "simple-colours-trap", "0500", hard, 150, find_simple_colours, always, true},
    {simple_colours_wrap, "simple-colours-wrap", "0501", hard, 150, find_simple_colours, always, true},
    {multi_colours_1, "multi-colours-1", "0502", hard, 200, find_multi_colours, always, true},
    {multi_colours_2, "multi-colours-2", "0503", hard, 200, find_multi_colours, always, true},
    {medusa_trap, "medusa-trap", "S504", unfair, 250, find_medusas, asked},
    {medusa_wrap, "medusa-wrap", "S505", unfair, 250, find_medusas, asked},
    {x_chain, "x-chain", "0701", unfair, 260, find_chains},
    {xy_chain, "xy-chain", "0702", unfair, 260, find_chains},
    {continuous_nice_loop, "continuous-nice-loop", "0706", unfair, 280, find_nice_loops, always, true},
    {discontinuous_nice_loop, "discontinuous-nice-loop", "0707", unfair, 280, find_nice_loops, always, true},
    {aic, "aic", "0708", unfair, 280, find_nice_loops, always, true},
    {grouped_x_cycle, "grouped-x-cycle", "S704", unfair, 300, find_grouped_cycles, asked},
    {grouped_continuous_nice_loop, "grouped-continuous-nice-loop", "0709", unfair, 300, find_nice_loops, always, true},
    {grouped_discontinuous_nice_loop, "grouped-discontinuous-nice-loop", "0710", unfair, 300, find_nice_loops, always,
     true},
    {grouped_aic, "grouped-aic", "0711", unfair, 300, find_nice_loops, always, true},
    {als_xz, "als-xz", "0901", unfair, 300, find_als_xz},
    {als_xy_wing, "als-xy-wing", "0902", unfair, 320, find_als_xy_wings},
    {als_chain, "als-chain", "0903", unfair, 340, find_als_chains},
    {death_blossom, "death-blossom", "0904", unfair, 360, find_death_blossoms, asked},
    {franken_x_wing, "franken-x-wing", "0330", unfair, 300, find_fish, never},
    {franken_swordfish, "franken-swordfish", "0331", unfair, 350, find_fish},
    {franken_jellyfish, "franken-jellyfish", "0332", unfair, 370, find_fish, asked},
    {franken_squirmbag, "franken-squirmbag", "0333", extreme, 470, find_fish, asked},
    {franken_whale, "franken-whale", "0334", extreme, 470, find_fish, asked},
    {franken_leviathan, "franken-leviathan", "0335", extreme, 470, find_fish, asked},
    {finned_franken_x_wing, "finned-franken-x-wing", "0340", unfair, 390, find_fish},
    {finned_franken_swordfish, "finned-franken-swordfish", "0341", unfair, 410, find_fish},
    {finned_franken_jellyfish, "finned-franken-jellyfish", "0342", unfair, 430, find_fish, asked},
    {finned_franken_squirmbag, "finned-franken-squirmbag", "0343", extreme, 470, find_fish, asked},
    {finned_franken_whale, "finned-franken-whale", "0344", extreme, 470, find_fish, asked},
    {finned_franken_leviathan, "finned-franken-leviathan", "0345", extreme, 470, find_fish, asked},
    {mutant_x_wing, "mutant-x-wing", "0350", extreme, 450, find_fish, never},
    {mutant_swordfish, "mutant-swordfish", "0351", extreme, 450, find_fish, asked},
    {mutant_jellyfish, "mutant-jellyfish", "0352", extreme, 450, find_fish, asked},
    {mutant_squirmbag, "mutant-squirmbag", "0353", extreme, 470, find_fish, asked},
    {mutant_whale, "mutant-whale", "0354", extreme, 470, find_fish, asked},
    {mutant_leviathan, "mutant-leviathan", "0355", extreme, 470, find_fish, asked},
    {finned_mutant_x_wing, "finned-mutant-x-wing", "0360", extreme, 470, find_fish, asked},
    {finned_mutant_swordfish, "finned-mutant-swordfish", "0361", extreme, 470, find_fish, asked},
    {finned_mutant_jellyfish, "finned-mutant-jellyfish", "0362", extreme, 470, find_fish, asked},
    {finned_mutant_squirmbag, "finned-mutant-squirmbag", "0363", extreme, 470, find_fish, asked},
    {finned_mutant_whale, "finned-mutant-whale", "0364", extreme, 470, find_fish, asked},
    {finned_mutant_leviathan, "finned-mutant-leviathan", "0365", extreme, 470, find_fish, asked},
    {template_set, "template-set", "1201", extreme, 10000, find_templates, asked},
    {template_delete, "template-delete", "1202", extreme, 10000, find_templates, asked},
    {forcing_chain_contradiction, "forcing-chain-contradiction", "1301", extreme, 500, find_forcing_chains, always,
     true},
    {forcing_chain_verity, "forcing-chain-verity", "1302", extreme, 500, find_forcing_chains, always, true},
    {forcing_net_contradiction, "forcing-net-contradiction", "1303", extreme, 700, find_forcing_nets, always, true},
    {forcing_net_verity, "forcing-net-verity", "1304", extreme, 700, find_forcing_nets, always, true},
    {proof, "proof", "", extreme, 10000, find_nothing, never},
});

/// The rows of the techniques, by the enumeration.
constexpr auto row_of = [] {
    std::array<std::size_t, table.size()> of{};
    for (std::size_t row = 0; row < table.size(); ++row) of[static_cast<std::size_t>(table[row].technique)] = row;
    return of;
}();

constexpr bool each_technique_has_one_row() {
    for (std::size_t at = 0; at < row_of.size(); ++at)
        if (static_cast<std::size_t>(table[row_of[at]].technique) != at) return false;
    return static_cast<std::size_t>(last_technique) + 1 == table.size();
}
static_assert(each_technique_has_one_row());
}  // namespace

std::span<const TechniqueFacts> techniques() { return table; }

const TechniqueFacts& facts_of(Technique technique) { return table[row_of[static_cast<std::size_t>(technique)]]; }

const TechniqueFacts* find_technique(std::string_view name_or_code) {
    const auto found = std::ranges::find_if(table, [&](const TechniqueFacts& facts) {
        return facts.name == name_or_code || (!facts.code.empty() && facts.code == name_or_code);
    });
    return found == table.end() ? nullptr : &*found;
}
}  // namespace satdoku::deduce
