// The options of the CDCL engine: one table drives reading them, their ranges, the help text and random
// options in fuzzing. Every technique can be switched off here.
#pragma once

#include <span>
#include <string_view>

namespace satdoku::cdcl {

/// An option is a whole number; switches are 0 and 1. The initial values here are the defaults.
struct Options {
    int seed = 0;            ///< of everything random
    int phase = 1;           ///< first value that is tried for a variable: 1 true, 0 false
    int subsume_recent = 1;  ///< drop the latest learned clauses that a new one subsumes
    int shrink = 1;  ///< replace the literals of a level by one that implies them; only with `minimize`
    int shrink_delay = 100;     ///< conflicts of a solve without subsume_recent and shrink
    int minimize = 1;           ///< take implied literals out of learned clauses
    int minimize_depth = 1000;  ///< how many reasons deep that looks
    int strengthen = 1;         ///< strengthen short learned clauses by binary clauses
    int bump_reasons = 3;  ///< also bump literals of reasons: 1 in focused mode, 2 in stable mode, 3 in both
    int stable = 1;        ///< 0 focused mode only, 1 both in turns, 2 stable mode only
    int focused_scores = 1;    ///< decisions of focused mode by scores: 0 never, 1 where better, 2 always
    int adapt = 1;             ///< other defaults where most conflicts follow one another without a decision
    int mode_interval = 1000;  ///< conflicts in the first focused mode
    int score_decay = 50;      ///< what a score loses at a conflict, in thousandths
    int restart = 1;           ///< restarts
    int restart_interval = 1;  ///< least conflicts between two restarts in focused mode
    int restart_margin = 10;   ///< how many percent worse the latest glue has to be for a restart
    int reluctant = 1024;  ///< conflicts between restarts in stable mode, times 1 1 2 1 1 2 4 ...; 0 never
    int reuse_trail = 1;   ///< a restart keeps the levels that it would decide again
    int target = 1;   ///< phases of the largest trail without conflict: 0 never, 1 in stable mode, 2 always
    int rephase = 1;  ///< set phases back from time to time
    int rephase_interval = 1000;    ///< conflicts, growing
    int walk = 1;                   ///< local search for phases
    int walk_effort = 50;           ///< ticks in a thousand ticks of search
    int reduce = 1;                 ///< drop learned clauses
    int reduce_interval = 1000;     ///< conflicts, growing with the square root
    int reduce_low = 50;            ///< how many percent of the candidates the first reduction drops
    int reduce_high = 90;           ///< and how many late ones do
    int measure_tiers = 1;          ///< set the tiers' limits by the use of clauses, not by tier1 and tier2
    int tier1 = 2;                  ///< glue of learned clauses that are kept long
    int tier2 = 6;                  ///< glue of learned clauses that outlive a reduction after use
    int reuse_assumptions = 1;      ///< start from the levels of assumptions that two solves begin with
    int inprocess = 1;              ///< simplify between stretches of search
    int inprocess_delay = 2000;     ///< not before a solve has had so many conflicts
    int inprocess_interval = 1000;  ///< conflicts, growing
    // Efforts are ticks in a thousand ticks of search.
    int congruence = 1;         ///< find literals that are defined alike
    int congruence_delay = 50;  ///< conflicts of a solve before its first, early run
    int congruence_effort = 50;
    int sweep = 1;               ///< find equivalent and constant literals by small searches
    int sweep_effort = 500;      ///< as long as it finds much
    int substitute = 1;          ///< replace equivalent literals
    int substitute_effort = 20;  ///< above what it costs, it does not run
    int probe = 0;               ///< failed literals
    int probe_effort = 20;
    int vivify = 1;  ///< shorten clauses by propagation
    int vivify_effort = 200;
    int eliminate = 1;  ///< resolve variables away, after subsumption and strengthening
    int eliminate_effort = 1000;
    int eliminate_bound = 16;  ///< clauses that eliminating a variable may add, in the end
    int count = 1;             ///< refute cardinality constraints by arithmetic
    int count_effort = 30;
    int symmetry = 1;  ///< assume what symmetries allow; not with assumptions, a proof or an observer
    int symmetry_effort = 100;
    int parities = 1;  ///< solve parity constraints (XORs) by elimination; not where a proof is wanted
    int parities_effort = 30;
    int gauss = 1;  ///< propagate through sums of parities during search; only with `parities`
};

struct Option {
    std::string_view name;  ///< of the member, with dashes
    int Options::*value;
    int low;
    int high;
};

/// Every member of Options once.
std::span<const Option> option_table();

/// The option of that name, or nullptr.
const Option* find_option(std::string_view name);

/// Sets an option from text. Throws core::Error "option.unknown" {name}, or "option.out_of_range"
/// {name, text, low, high}.
void set_option(Options& options, std::string_view name, std::string_view text);

}  // namespace satdoku::cdcl
