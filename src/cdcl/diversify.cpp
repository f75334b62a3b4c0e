// Two engines differ most in how they restart and decide: what refutes and what looks for models takes turns, and while
// one of them does the one, the other one does the other. An engine that never changes misses what one mode leaves to
// the other. Those that follow leave out what may stand in the way, or begin with other values. What each brings is in
// benchmarks/results/threads.md.
#include <satdoku/cdcl/diversify.hpp>

#include <array>
#include <cstdint>
#include <span>

namespace satdoku::cdcl {

namespace {

struct Suggestion {
    Option Options::*option;
    int value;
};

constexpr std::span<const Suggestion> first;  // as one engine alone would
constexpr std::array second = {Suggestion{&Options::stable, 3}};
constexpr std::array third = {Suggestion{&Options::stable, 0}, Suggestion{&Options::focused_scores, 2}};
constexpr std::array fourth = {Suggestion{&Options::stable, 2}, Suggestion{&Options::phase, 0}};
constexpr std::array fifth = {Suggestion{&Options::stable, 3}, Suggestion{&Options::phase, 0},
                              Suggestion{&Options::eliminate, 0}, Suggestion{&Options::add_variables, 0}};
constexpr std::array sixth = {Suggestion{&Options::probe, 1}, Suggestion{&Options::inprocess_delay, 0}};
constexpr std::array seventh = {Suggestion{&Options::stable, 0}, Suggestion{&Options::phase, 0},
                                Suggestion{&Options::vivify, 0}};
constexpr std::array eighth = {Suggestion{&Options::inprocess, 0}, Suggestion{&Options::target, 2}};

constexpr std::array<std::span<const Suggestion>, 8> all = {first, second, third,   fourth,
                                                            fifth, sixth,  seventh, eighth};

}  // namespace

void diversify(Options& options, unsigned number) {
    const std::uint64_t seeds = std::uint64_t{1} + static_cast<std::uint64_t>(options.seed.high());
    options.seed = static_cast<int>((static_cast<std::uint64_t>(options.seed) + number) % seeds);
    for (const auto& [option, value] : all[number % all.size()]) (options.*option).suggest(value);
}

}  // namespace satdoku::cdcl
