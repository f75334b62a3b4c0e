// The way from a state to the solution. Techniques that people hardly ever use (fish of five and more lines,
// templates) have no part in it.
#include <satdoku/deduce/path.hpp>

#include <array>

namespace satdoku::deduce {

namespace {

using enum Technique;

constexpr auto order = std::to_array<Technique>({
    full_house,
    naked_single,
    hidden_single,
    locked_pair,
    locked_triple,
    pointing,
    claiming,
    naked_pair,
    naked_triple,
    hidden_pair,
    hidden_triple,
    naked_quadruple,
    hidden_quadruple,
    x_wing,
    swordfish,
    jellyfish,
    remote_pair,
    bug_plus_1,
    skyscraper,
    turbot_fish,
    two_string_kite,
    empty_rectangle,
    w_wing,
    xy_wing,
    xyz_wing,
    uniqueness_1,
    uniqueness_2,
    uniqueness_3,
    uniqueness_4,
    uniqueness_5,
    uniqueness_6,
    hidden_rectangle,
    avoidable_rectangle_1,
    avoidable_rectangle_2,
    finned_x_wing,
    sashimi_x_wing,
    finned_swordfish,
    sashimi_swordfish,
    finned_jellyfish,
    sashimi_jellyfish,
    sue_de_coq,
    simple_colours_trap,
    simple_colours_wrap,
    multi_colours_1,
    multi_colours_2,
    x_chain,
    xy_chain,
    continuous_nice_loop,
    discontinuous_nice_loop,
    aic,
    grouped_continuous_nice_loop,
    grouped_discontinuous_nice_loop,
    grouped_aic,
    als_xz,
    als_xy_wing,
    als_chain,
    death_blossom,
});

}  // namespace

std::span<const Technique> order_of_difficulty() {
    return order;
}

std::optional<Step> next_step(const State& state) {
    for (const Technique technique : order) {
        Steps steps(Steps::Wanted::first);
        facts_of(technique).find(state, technique, {}, steps);
        if (!steps.found().empty()) return steps.found().front();
    }
    return std::nullopt;
}

}  // namespace satdoku::deduce
