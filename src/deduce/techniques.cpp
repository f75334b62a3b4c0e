#include "find.hpp"

#include <algorithm>
#include <array>

namespace satdoku::deduce {

namespace {

using enum Technique;

void find_nothing(const State&, Technique, const Options&, Steps&) {}

constexpr auto table = std::to_array<TechniqueFacts>({
    {full_house, "full-house", "0000", find_full_houses},
    {hidden_single, "hidden-single", "0002", find_hidden_singles},
    {naked_single, "naked-single", "0003", find_naked_singles},
    {pointing, "pointing", "0100", find_locked_candidates},
    {claiming, "claiming", "0101", find_locked_candidates},
    {relay, "relay", "", find_locked_candidates},
    {locked_pair, "locked-pair", "0110", find_naked_subsets},
    {locked_triple, "locked-triple", "0111", find_naked_subsets},
    {naked_pair, "naked-pair", "0200", find_naked_subsets},
    {naked_triple, "naked-triple", "0201", find_naked_subsets},
    {naked_quadruple, "naked-quadruple", "0202", find_naked_subsets},
    {hidden_pair, "hidden-pair", "0210", find_hidden_subsets},
    {hidden_triple, "hidden-triple", "0211", find_hidden_subsets},
    {hidden_quadruple, "hidden-quadruple", "0212", find_hidden_subsets},
    {x_wing, "x-wing", "0300", find_fish},
    {swordfish, "swordfish", "0301", find_fish},
    {jellyfish, "jellyfish", "0302", find_fish},
    {squirmbag, "squirmbag", "0303", find_fish},
    {whale, "whale", "0304", find_fish},
    {leviathan, "leviathan", "0305", find_fish},
    {finned_x_wing, "finned-x-wing", "0310", find_fish},
    {finned_swordfish, "finned-swordfish", "0311", find_fish},
    {finned_jellyfish, "finned-jellyfish", "0312", find_fish},
    {finned_squirmbag, "finned-squirmbag", "0313", find_fish},
    {finned_whale, "finned-whale", "0314", find_fish},
    {finned_leviathan, "finned-leviathan", "0315", find_fish},
    {sashimi_x_wing, "sashimi-x-wing", "0320", find_fish},
    {sashimi_swordfish, "sashimi-swordfish", "0321", find_fish},
    {sashimi_jellyfish, "sashimi-jellyfish", "0322", find_fish},
    {sashimi_squirmbag, "sashimi-squirmbag", "0323", find_fish},
    {sashimi_whale, "sashimi-whale", "0324", find_fish},
    {sashimi_leviathan, "sashimi-leviathan", "0325", find_fish},
    {franken_x_wing, "franken-x-wing", "0330", find_fish},
    {franken_swordfish, "franken-swordfish", "0331", find_fish},
    {franken_jellyfish, "franken-jellyfish", "0332", find_fish},
    {franken_squirmbag, "franken-squirmbag", "0333", find_fish},
    {franken_whale, "franken-whale", "0334", find_fish},
    {franken_leviathan, "franken-leviathan", "0335", find_fish},
    {finned_franken_x_wing, "finned-franken-x-wing", "0340", find_fish},
    {finned_franken_swordfish, "finned-franken-swordfish", "0341", find_fish},
    {finned_franken_jellyfish, "finned-franken-jellyfish", "0342", find_fish},
    {finned_franken_squirmbag, "finned-franken-squirmbag", "0343", find_fish},
    {finned_franken_whale, "finned-franken-whale", "0344", find_fish},
    {finned_franken_leviathan, "finned-franken-leviathan", "0345", find_fish},
    {mutant_x_wing, "mutant-x-wing", "0350", find_fish},
    {mutant_swordfish, "mutant-swordfish", "0351", find_fish},
    {mutant_jellyfish, "mutant-jellyfish", "0352", find_fish},
    {mutant_squirmbag, "mutant-squirmbag", "0353", find_fish},
    {mutant_whale, "mutant-whale", "0354", find_fish},
    {mutant_leviathan, "mutant-leviathan", "0355", find_fish},
    {finned_mutant_x_wing, "finned-mutant-x-wing", "0360", find_fish},
    {finned_mutant_swordfish, "finned-mutant-swordfish", "0361", find_fish},
    {finned_mutant_jellyfish, "finned-mutant-jellyfish", "0362", find_fish},
    {finned_mutant_squirmbag, "finned-mutant-squirmbag", "0363", find_fish},
    {finned_mutant_whale, "finned-mutant-whale", "0364", find_fish},
    {finned_mutant_leviathan, "finned-mutant-leviathan", "0365", find_fish},
    {skyscraper, "skyscraper", "0400", find_single_digit},
    {two_string_kite, "two-string-kite", "0401", find_single_digit},
    {empty_rectangle, "empty-rectangle", "0402", find_single_digit},
    {turbot_fish, "turbot-fish", "0403", find_single_digit},
    {dual_two_string_kite, "dual-two-string-kite", "0404", find_single_digit},
    {dual_empty_rectangle, "dual-empty-rectangle", "0405", find_single_digit},
    {xy_wing, "xy-wing", "0800", find_pivot_wings},
    {xyz_wing, "xyz-wing", "0801", find_pivot_wings},
    {w_wing, "w-wing", "0803", find_w_wings},
    {simple_colours_trap, "simple-colours-trap", "0500", find_simple_colours},
    {simple_colours_wrap, "simple-colours-wrap", "0501", find_simple_colours},
    {multi_colours_1, "multi-colours-1", "0502", find_multi_colours},
    {multi_colours_2, "multi-colours-2", "0503", find_multi_colours},
    {uniqueness_1, "uniqueness-1", "0600", find_unique_rectangles},
    {uniqueness_2, "uniqueness-2", "0601", find_unique_rectangles},
    {uniqueness_3, "uniqueness-3", "0602", find_unique_rectangles},
    {uniqueness_4, "uniqueness-4", "0603", find_unique_rectangles},
    {uniqueness_5, "uniqueness-5", "0604", find_unique_rectangles},
    {uniqueness_6, "uniqueness-6", "0605", find_unique_rectangles},
    {hidden_rectangle, "hidden-rectangle", "0606", find_unique_rectangles},
    {avoidable_rectangle_1, "avoidable-rectangle-1", "0607", find_avoidable_rectangles},
    {avoidable_rectangle_2, "avoidable-rectangle-2", "0608", find_avoidable_rectangles},
    {bug_plus_1, "bug-plus-1", "0610", find_bug_plus_one},
    {x_chain, "x-chain", "0701", find_chains},
    {xy_chain, "xy-chain", "0702", find_chains},
    {remote_pair, "remote-pair", "0703", find_chains},
    {continuous_nice_loop, "continuous-nice-loop", "0706", find_nice_loops},
    {discontinuous_nice_loop, "discontinuous-nice-loop", "0707", find_nice_loops},
    {aic, "aic", "0708", find_nice_loops},
    {grouped_continuous_nice_loop, "grouped-continuous-nice-loop", "0709", find_nice_loops},
    {grouped_discontinuous_nice_loop, "grouped-discontinuous-nice-loop", "0710", find_nice_loops},
    {grouped_aic, "grouped-aic", "0711", find_nice_loops},
    {als_xz, "als-xz", "0901", find_als_xz},
    {als_xy_wing, "als-xy-wing", "0902", find_als_xy_wings},
    {als_chain, "als-chain", "0903", find_als_chains},
    {death_blossom, "death-blossom", "0904", find_death_blossoms},
    {sue_de_coq, "sue-de-coq", "1101", find_sue_de_coq},
    {template_set, "template-set", "1201", find_templates},
    {template_delete, "template-delete", "1202", find_templates},
    {forcing_chain_contradiction, "forcing-chain-contradiction", "1301", find_forcing_chains},
    {forcing_chain_verity, "forcing-chain-verity", "1302", find_forcing_chains},
    {forcing_net_contradiction, "forcing-net-contradiction", "1303", find_forcing_chains},
    {forcing_net_verity, "forcing-net-verity", "1304", find_forcing_chains},
    {proof, "proof", "", find_nothing},
});

}  // namespace

std::span<const TechniqueFacts> techniques() {
    return table;
}

const TechniqueFacts& facts_of(Technique technique) {
    return table[static_cast<std::size_t>(technique)];
}

const TechniqueFacts* find_technique(std::string_view name_or_code) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const TechniqueFacts& facts) {
        return facts.name == name_or_code || (!facts.code.empty() && facts.code == name_or_code);
    });
    return found == table.end() ? nullptr : &*found;
}

}  // namespace satdoku::deduce
