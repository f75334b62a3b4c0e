// The first two engines differ in how they restart and decide: each alternates between a mode for refuting and one for
// finding models, and they are in opposite modes. An engine with only one mode would lack what the other mode finds.
// The other engines switch off techniques that may not help, or begin with other values. benchmarks/results/threads.md
// has the effect of each.
#include <satdoku/cdcl/options.hpp>
#include <array>

namespace satdoku::cdcl {
namespace {
constexpr unsigned kinds = 8;

/// An option of the engines whose number modulo `kinds` is `kind`. Kind 0 has none: it searches like an engine alone.
struct Suggestion {
    unsigned kind;
    Option Options::*option;
    int value;
};

constexpr auto suggestions = std::to_array<Suggestion>({
    {1, &Options::stable, 3},
    {2, &Options::stable, 0},
    {2, &Options::focused_scores, 2},
    {3, &Options::stable, 2},
    {3, &Options::phase, 0},
    {4, &Options::stable, 3},
    {4, &Options::phase, 0},
    {4, &Options::eliminate, 0},
    {4, &Options::bva, 0},
    {5, &Options::inprocess_delay, 0},
    {6, &Options::stable, 0},
    {6, &Options::phase, 0},
    {6, &Options::vivify, 0},
    {7, &Options::inprocess, 0},
    {7, &Options::target, 2},
});
}  // namespace

void diversify(Options& options, unsigned number) {
    const std::uint64_t seeds = std::uint64_t{1} + static_cast<std::uint64_t>(options.seed.high());
    options.seed = static_cast<int>((options.seed.count() + number) % seeds);
    for (const auto& [kind, option, value] : suggestions)
        if (kind == number % kinds) (options.*option).suggest(value);
}
}  // namespace satdoku::cdcl
