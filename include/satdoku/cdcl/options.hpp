// The options of the CDCL engine. An option is one row: its declaration has its name, default and range. Parsing, help
// and random options in fuzzing use these rows. What an option does is in the catalogue of texts, in the entry
// "setting.<name>" with _ for -. Every technique can be switched off here.
#pragma once
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace satdoku::cdcl {
struct Options;

/// An integer with its range; a switch is 0 or 1. It converts to its value, so the engine reads it like an int.
class Option {
  public:
    /// A switch, unless it has another range. @param name  the name of the member, with - for _; of xors, a keyword of C++, "xor"
    constexpr Option(std::string_view name, int standard, int low = 0, int high = 1)
        : name_(name), value_(standard), low_(low), high_(high) {}
    constexpr Option(const Option&) = default;
    /// The same option with its name in earlier versions, which is accepted but never shown.
    constexpr Option formerly(std::string_view name) const {
        Option option = *this;
        option.old_name_ = name;
        return option;
    }

    constexpr operator int() const { return value_; }
    /// The value as an unsigned number; no option is negative.
    constexpr std::uint64_t count() const { return static_cast<std::uint64_t>(value_); }
    /// Sets the value, which then counts as chosen. Throws core::Error "option.out_of_range" {name, value, low, high}.
    void operator=(int value);
    /// Sets the value unless one has been chosen: a chosen value stays, even if it equals the default.
    /// @param value  in the range
    void suggest(int value);

    constexpr std::string_view name() const { return name_; }
    constexpr std::string_view old_name() const { return old_name_; }  ///< empty: none
    constexpr int low() const { return low_; }
    constexpr int high() const { return high_; }
    constexpr bool is_chosen() const { return chosen_; }

  private:
    friend struct Options;
    /// Only for the assignment of whole Options: a single option keeps its name.
    constexpr Option& operator=(const Option&) = default;

    std::string_view name_;
    std::string_view old_name_;
    int value_;
    int low_;
    int high_;
    bool chosen_ = false;
};

struct Options {
    static constexpr int largest = std::numeric_limits<int>::max();

    // Each row: name, default, and, if it is not a switch, lowest and highest value.
    Option seed{"seed", 0, 0, largest};
    Option phase{"phase", 1};
    Option subsume_recent{"subsume-recent", 1};
    Option shrink{"shrink", 1};
    Option shrink_delay{"shrink-delay", 100, 0, 1'000'000};
    Option minimize{"minimize", 1};
    Option minimize_depth{"minimize-depth", 1000, 0, 2'000};
    Option strengthen{"strengthen", 1};
    Option bump{"bump", 1};
    Option bump_reasons{"bump-reasons", 3, 0, 3};
    Option stable{"stable", 1, 0, 3};
    Option focused_scores{"focused-scores", 1, 0, 2};
    Option adapt{"adapt", 1};
    Option mode_interval{"mode-interval", 1000, 10, 100'000'000};
    Option score_decay{"score-decay", 50, 1, 200};
    Option restart{"restart", 1};
    Option restart_interval{"restart-interval", 1, 1, 10'000};
    Option restart_margin{"restart-margin", 10, 0, 50};
    Option reluctant{"reluctant", 1024, 0, 1 << 20};
    Option reuse_trail{"reuse-trail", 1};
    Option target{"target", 1, 0, 2};
    Option rephase{"rephase", 1};
    Option rephase_interval{"rephase-interval", 1000, 10, 1'000'000};
    Option walk{"walk", 1};
    Option walk_effort{"walk-effort", 50, 0, 1'000'000};
    Option reduce{"reduce", 1};
    Option reduce_interval{"reduce-interval", 1000, 2, 1'000'000};
    Option reduce_low{"reduce-low", 50, 0, 100};
    Option reduce_high{"reduce-high", 90, 0, 100};
    Option measure_tiers{"measure-tiers", 1};
    Option tier1{"tier1", 2, 1, 100};
    Option tier2{"tier2", 6, 1, 1000};
    Option reuse_assumptions{"reuse-assumptions", 1};
    Option inprocess{"inprocess", 1};
    Option inprocess_delay{"inprocess-delay", 2000, 0, 1'000'000'000};
    Option inprocess_interval{"inprocess-interval", 1000, 1, 1'000'000};
    Option early_delay{"early-delay", 50, 0, 1'000'000'000};

    // Passes of inprocessing. An effort is the share of the ticks that search has spent, in thousandths.
    Option lucky{"lucky", 1};
    Option congruence{"congruence", 1};
    Option congruence_effort{"congruence-effort", 50, 0, 1'000'000};
    Option sweep{"sweep", 1};
    Option sweep_effort{"sweep-effort", 500, 0, 1'000'000};
    Option substitute{"substitute", 1};
    Option substitute_effort{"substitute-effort", 20, 0, 1'000'000};
    Option vivify{"vivify", 1};
    Option vivify_effort{"vivify-effort", 200, 0, 1'000'000};
    Option bva = Option("bva", 1).formerly("add-variables");
    Option bva_effort = Option("bva-effort", 100, 0, 1'000'000).formerly("add-variables-effort");
    Option bva_savings = Option("bva-savings", 8, 0, 1 << 13).formerly("add-variables-savings");
    Option eliminate{"eliminate", 1};
    Option eliminate_effort{"eliminate-effort", 500, 0, 1'000'000};
    Option eliminate_bound{"eliminate-bound", 16, 0, 1 << 13};
    Option mine_definitions{"mine-definitions", 1};
    Option cardinality = Option("cardinality", 1).formerly("count");
    Option cardinality_effort = Option("cardinality-effort", 30, 0, 1'000'000).formerly("count-effort");
    Option symmetry{"symmetry", 1};
    Option symmetry_effort{"symmetry-effort", 100, 0, 1'000'000};
    Option xors = Option("xor", 1).formerly("parities");
    Option xors_effort = Option("xor-effort", 30, 0, 1'000'000).formerly("parities-effort");
    Option gauss{"gauss", 1};
    Option adders{"adders", 1};
    Option adders_effort{"adders-effort", 30, 0, 1'000'000};
};

/// All options with their defaults, in the order of declaration.
std::span<const Option> option_table();

/// Returns the option of that name, or formerly of that name, with its default, or nullptr.
const Option* find_option(std::string_view name);

/// Sets the option of that name. Throws core::Error "option.unknown" {name}, or "option.out_of_range" {name, value,
/// low, high}, the latter also for a text that is not a number.
void set_option(Options& options, std::string_view name, int value);
void set_option(Options& options, std::string_view name, std::string_view text);

/// Whether there are settings for a purpose under this name: Kissat's and CaDiCaL's, "rup" and "textbook".
bool is_configuration(std::string_view name);
/// Sets them. Throws core::Error "option.no_configuration" {name}.
void configure(Options& options, std::string_view name);

/// Suggests options for engine number `number` (from 0) of several that work on the same formula: the engines should
/// differ, so that one is quick where another is slow. Changes the seed, and options that were not chosen.
void diversify(Options& options, unsigned number);
}  // namespace satdoku::cdcl
