// Describes a solve for people and for programs: progress, verdict, model and statistics.
#pragma once
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/solve/engine.hpp>
#include <satdoku/ui/console.hpp>
#include <limits>

namespace satdoku::solving {
/// Makes the engine show its progress on standard error after two seconds, if that is a terminal, and whenever somebody
/// asks for it by a signal.
void show_progress(solve::Engine& engine, ui::Console& console);
/// Lines about a running search, in columns, as solvers of the SAT competitions print them.
class SearchLines {
  public:
    /// The next line; the names of the columns come before the first one and every twentieth.
    /// @param seconds  since the beginning
    std::string next(const solve::Engine& engine, double seconds);

  private:
    std::uint64_t lines_ = 0;
    double seconds_ = 0;           ///< of the line before
    std::uint64_t conflicts_ = 0;  ///< of the line before
};

/// "[sweep] 12 equivalences found by sweeping, 3 units, 1.200 Mticks, 4.0 ms" @param thread  from 1; 0: the only one
std::string pass_text(unsigned thread, const solve::PassRun& run);

/// "12 s: 1234 conflicts, ...": as many counts as fit into the columns.
std::string progress_text(const solve::Engine& engine, double seconds, std::size_t columns);

/// "SATISFIABLE", "UNSATISFIABLE" or "UNKNOWN": the words of the SAT competitions, the same in every language.
std::string_view verdict_word(solve::Verdict verdict);
/// A short name for tables, in the spoken language.
std::string verdict_name(solve::Verdict verdict);
/// Why a solve ended without an answer: a word for programs, "time".
std::string_view reason_word(solve::StopReason reason);
/// The same as a phrase in the spoken language.
std::string reason_text(solve::StopReason reason);
/// The verdict in the spoken language, with the reason if it is unknown.
std::string verdict_text(const solve::Outcome& outcome);
/// The verdict and its time, as a line without its end.
std::string verdict_line(const ui::Console& console, const solve::Outcome& outcome);
/// The number of statistics that the menus show, the most informative ones, before the user asks for all.
inline constexpr std::size_t counts_at_first = 5;
/// A table: each statistic, those of a search's work with their rates, then time and memory.
/// @param most  the number of statistics, with nothing else; the default is everything
std::string statistics_text(const solve::Engine& engine, const solve::Outcome& outcome,
                            std::size_t most = std::numeric_limits<std::size_t>::max());
/// All statistics and facts about the formula, as one JSON object.
std::string statistics_json(const solve::Engine& engine, const solve::Outcome& outcome, const std::string& path,
                            const cnf::ReadReport& report, double milliseconds_of_reading);

/// The text with "c " before each line.
std::string as_comment(const ui::Console& console, const std::string& text);

/// A model as "v" lines: every variable from 1 to `variables`, then 0. Lines are made one by one, so that the text of a
/// large model needs no memory.
class ModelLines {
  public:
    /// @param first  index of the variable to begin with
    ModelLines(const solve::Engine& engine, std::uint32_t variables, std::uint32_t first = 0)
        : engine_(engine), variables_(variables), position_(first) {}

    /// The next line; empty after the last one.
    std::string next();
    /// Index of the first variable of the next line.
    std::uint32_t position() const { return position_; }

  private:
    const solve::Engine& engine_;
    std::uint32_t variables_;
    std::uint32_t position_;
    bool ended_ = false;  ///< whether the final 0 is written
};

/// Writes all lines of a model. Returns false if it was stopped before the end.
bool write_model(std::ostream& out, const solve::Engine& engine, std::uint32_t variables, const std::stop_token& stop);
}  // namespace satdoku::solving
