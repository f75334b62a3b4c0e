#include <satdoku/cdcl/options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <string>

namespace satdoku::cdcl {

namespace {

constexpr int largest = std::numeric_limits<int>::max();

constexpr auto table = std::to_array<Option>({
    {"seed", &Options::seed, 0, largest},
    {"phase", &Options::phase, 0, 1},
    {"subsume-recent", &Options::subsume_recent, 0, 1},
    {"shrink", &Options::shrink, 0, 1},
    {"shrink-delay", &Options::shrink_delay, 0, 1'000'000},
    {"minimize", &Options::minimize, 0, 1},
    {"minimize-depth", &Options::minimize_depth, 0, 1'000'000},
    {"strengthen", &Options::strengthen, 0, 1},
    {"bump-reasons", &Options::bump_reasons, 0, 3},
    {"stable", &Options::stable, 0, 2},
    {"focused-scores", &Options::focused_scores, 0, 2},
    {"adapt", &Options::adapt, 0, 1},
    {"mode-interval", &Options::mode_interval, 10, 100'000'000},
    {"score-decay", &Options::score_decay, 1, 200},
    {"restart", &Options::restart, 0, 1},
    {"restart-interval", &Options::restart_interval, 1, 10'000},
    {"restart-margin", &Options::restart_margin, 0, 50},
    {"reluctant", &Options::reluctant, 0, 1 << 20},
    {"reuse-trail", &Options::reuse_trail, 0, 1},
    {"target", &Options::target, 0, 2},
    {"rephase", &Options::rephase, 0, 1},
    {"rephase-interval", &Options::rephase_interval, 10, 1'000'000},
    {"walk", &Options::walk, 0, 1},
    {"walk-effort", &Options::walk_effort, 0, 1'000'000},
    {"reduce", &Options::reduce, 0, 1},
    {"reduce-interval", &Options::reduce_interval, 2, 1'000'000},
    {"reduce-low", &Options::reduce_low, 0, 100},
    {"reduce-high", &Options::reduce_high, 0, 100},
    {"measure-tiers", &Options::measure_tiers, 0, 1},
    {"tier1", &Options::tier1, 1, 100},
    {"tier2", &Options::tier2, 1, 1000},
    {"reuse-assumptions", &Options::reuse_assumptions, 0, 1},
    {"inprocess", &Options::inprocess, 0, 1},
    {"inprocess-delay", &Options::inprocess_delay, 0, 1'000'000'000},
    {"inprocess-interval", &Options::inprocess_interval, 1, 1'000'000},
    {"congruence", &Options::congruence, 0, 1},
    {"congruence-delay", &Options::congruence_delay, 0, 1'000'000'000},
    {"congruence-effort", &Options::congruence_effort, 0, 1'000'000},
    {"sweep", &Options::sweep, 0, 1},
    {"sweep-effort", &Options::sweep_effort, 0, 1'000'000},
    {"substitute", &Options::substitute, 0, 1},
    {"substitute-effort", &Options::substitute_effort, 0, 1'000'000},
    {"probe", &Options::probe, 0, 1},
    {"probe-effort", &Options::probe_effort, 0, 1'000'000},
    {"vivify", &Options::vivify, 0, 1},
    {"vivify-effort", &Options::vivify_effort, 0, 1'000'000},
    {"eliminate", &Options::eliminate, 0, 1},
    {"eliminate-effort", &Options::eliminate_effort, 0, 1'000'000},
    {"eliminate-bound", &Options::eliminate_bound, 0, 1 << 13},
    {"count", &Options::count, 0, 1},
    {"count-effort", &Options::count_effort, 0, 1'000'000},
    {"symmetry", &Options::symmetry, 0, 1},
    {"symmetry-effort", &Options::symmetry_effort, 0, 1'000'000},
    {"parities", &Options::parities, 0, 1},
    {"parities-effort", &Options::parities_effort, 0, 1'000'000},
    {"gauss", &Options::gauss, 0, 1},
});

static_assert(table.size() * sizeof(int) == sizeof(Options), "an option is missing in the table");

}  // namespace

std::span<const Option> option_table() {
    return table;
}

const Option* find_option(std::string_view name) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Option& each) { return each.name == name; });
    return found == table.end() ? nullptr : &*found;
}

void set_option(Options& options, std::string_view name, std::string_view text) {
    const Option* const option = find_option(name);
    if (option == nullptr) throw core::Error("option.unknown", {std::string(name)});
    const auto number = core::parse_number<int>(text);
    if (!number || *number < option->low || *number > option->high) {
        throw core::Error("option.out_of_range", {std::string(name), std::string(text),
                                                  std::to_string(option->low), std::to_string(option->high)});
    }
    options.*option->value = *number;
}

}  // namespace satdoku::cdcl
