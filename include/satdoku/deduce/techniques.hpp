// The human techniques in one table: names, codes in libraries of cases, and the function that finds their steps. Each
// family of techniques is a file in src/deduce.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace satdoku::deduce {
class State;
class Steps;

enum class Technique : std::uint8_t {
    full_house,
    hidden_single,
    naked_single,
    pointing,
    claiming,
    relay,  ///< claiming from the line of one grid in the line of another
    locked_pair,
    locked_triple,
    naked_pair,
    naked_triple,
    naked_quadruple,
    hidden_pair,
    hidden_triple,
    hidden_quadruple,
    // Fish: seven kinds of six sizes each.
    x_wing,
    swordfish,
    jellyfish,
    squirmbag,
    whale,
    leviathan,
    finned_x_wing,
    finned_swordfish,
    finned_jellyfish,
    finned_squirmbag,
    finned_whale,
    finned_leviathan,
    sashimi_x_wing,
    sashimi_swordfish,
    sashimi_jellyfish,
    sashimi_squirmbag,
    sashimi_whale,
    sashimi_leviathan,
    franken_x_wing,
    franken_swordfish,
    franken_jellyfish,
    franken_squirmbag,
    franken_whale,
    franken_leviathan,
    finned_franken_x_wing,
    finned_franken_swordfish,
    finned_franken_jellyfish,
    finned_franken_squirmbag,
    finned_franken_whale,
    finned_franken_leviathan,
    mutant_x_wing,
    mutant_swordfish,
    mutant_jellyfish,
    mutant_squirmbag,
    mutant_whale,
    mutant_leviathan,
    finned_mutant_x_wing,
    finned_mutant_swordfish,
    finned_mutant_jellyfish,
    finned_mutant_squirmbag,
    finned_mutant_whale,
    finned_mutant_leviathan,
    skyscraper,
    two_string_kite,
    empty_rectangle,
    turbot_fish,
    dual_two_string_kite,
    dual_empty_rectangle,
    xy_wing,
    xyz_wing,
    w_wing,
    simple_colours_trap,
    simple_colours_wrap,
    multi_colours_1,
    multi_colours_2,
    medusa_trap,
    medusa_wrap,
    uniqueness_1,
    uniqueness_2,
    uniqueness_3,
    uniqueness_4,
    uniqueness_5,
    uniqueness_6,
    hidden_rectangle,
    hidden_rectangle_2,  ///< with strong links elsewhere
    extended_rectangle_1,
    extended_rectangle_2,
    extended_rectangle_4,
    avoidable_rectangle_1,
    avoidable_rectangle_2,
    bug_plus_1,
    x_chain,
    grouped_x_cycle,
    xy_chain,
    remote_pair,
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
    sue_de_coq,
    template_set,
    template_delete,
    forcing_chain_contradiction,
    forcing_chain_verity,
    forcing_net_contradiction,
    forcing_net_verity,
    proof,  ///< the last resort: a digit of the solution, shown by an engine; no state yields it by itself
};
inline constexpr Technique last_technique = Technique::proof;

/// Adds the steps of `technique` that `state` has, until `steps` has enough.
using Find = void (*)(const State& state, Technique technique, Steps& steps);

enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };

/// Whether a path tries a technique.
enum class Use : std::uint8_t {
    always,
    asked,  ///< only a path on which it is practised: hardly anyone uses it
    large,  ///< only a path in grids of more than nine digits: elsewhere no puzzle needs it
    never,  ///< no puzzle needs a step of it
};
inline constexpr std::array<std::string_view, 4> uses = {"always", "asked", "large", "never"};
inline std::string_view name(Use use) { return uses[static_cast<std::size_t>(use)]; }

/// A technique. The catalogue has its name and texts.
struct TechniqueFacts {
    Technique technique;
    std::string_view name;  ///< as people type it; "technique.NAME" in the catalogue, with _ for -
    std::string_view code;  ///< in libraries of cases; empty: they have none
    Level level;            ///< a puzzle that needs the technique is of this level at least
    int score;              ///< what a step adds to a puzzle's score
    Find find;
    Use use = Use::always;
    /// Whether a path takes the step that is preferred among those of the technique's family: of the techniques next to
    /// it in the order of difficulty with the same function.
    bool is_of_family = false;
};

/// All techniques, the easiest first. The rows stay where they are, so that addresses compare difficulties.
std::span<const TechniqueFacts> techniques();
const TechniqueFacts& facts_of(Technique technique);
/// The technique of a name or a library's code, or nullptr.
const TechniqueFacts* find_technique(std::string_view name_or_code);
}  // namespace satdoku::deduce
