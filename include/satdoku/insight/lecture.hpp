// A pencil-and-paper lecture that comes with the program: small formulas, each with a tour of six steps. A step asks
// the reader to predict, shows what the program's own parts say (its solvers' events, search trees, implication
// graphs, cores, checkers), and tells what was to be seen.
//
// Invariant: every number and every name in what is told is taken from the run that was shown, so that no sentence
// can say something else than the picture above it.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/frame/command.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace satdoku::insight {

/// A formula and what its variables are called.
struct LectureFormula {
    cnf::ClauseList clauses;
    std::vector<std::string> names;  ///< by variable
};

struct LectureStep {
    std::string question;
    std::string shown;  ///< lines, each with its end
    std::string told;
};

inline constexpr std::size_t steps_of_lecture = 6;

/// What it is about, is the catalogue's entry "lecture.<name>", with _ for -.
struct Lecture {
    std::string_view name;
    LectureFormula (*formula)();
    std::vector<LectureStep> (*steps)(const ui::Console& console, const LectureFormula& formula);
};

/// In the order in which they are best taken.
std::span<const Lecture> lectures();
/// Throws core::Error, with the nearest name, where there is none of this name.
const Lecture& find_lecture(const std::string& name);
std::string lecture_title(const Lecture& lecture);

/// All names and titles, a line each.
std::string lectures_table();

/// The whole tour. Where a person sits at the terminal, each step waits for Enter before it shows, and q leaves.
void give_lecture(ui::Console& console, const Lecture& lecture);
/// The menu's item: asks which one.
void lecture_menu(frame::Context& context);

/// Writes the formula as DIMACS, with what each clause says in a comment before it. @param path "-": standard output
void write_lecture(const Lecture& lecture, const std::string& path);

// The tours, a file each.
LectureFormula units_formula();
std::vector<LectureStep> units_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula pigeonhole_formula();
std::vector<LectureStep> pigeonhole_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula first_uip_formula();
std::vector<LectureStep> first_uip_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula two_sat_formula();
std::vector<LectureStep> two_sat_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula colouring_formula();
std::vector<LectureStep> colouring_steps(const ui::Console& console, const LectureFormula& formula);
LectureFormula small_sudoku_formula();
std::vector<LectureStep> small_sudoku_steps(const ui::Console& console, const LectureFormula& formula);

}  // namespace satdoku::insight
