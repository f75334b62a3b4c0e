#include "certificate.hpp"
#include <satdoku/boards/board_files.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/engines/engines.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/proof/drat.hpp>

namespace satdoku::studio {
namespace {
/// The folder gets its name only when it is whole, so its files need not wait for the disk one by one.
constexpr bool on_disk = false;

void write_text(const std::filesystem::path& path, const std::string& text) {
    core::Output output(core::to_name(path));
    output.write(text);
    output.commit(on_disk);
}

/// The formula of the puzzle with a clause that excludes the solution.
cnf::ClauseList other_formula(const grid::Board& puzzle, const grid::Board& solution) {
    cnf::ClauseList formula;
    puzzle::encode(puzzle, {}, formula);
    const puzzle::Numbering numbering(*puzzle.layout, false);
    std::vector<cnf::Literal> not_solution;
    for (std::size_t cell = 0; cell < puzzle.digits.size(); ++cell) {
        if (puzzle.digits[cell] != 0) continue;
        not_solution.emplace_back(numbering.variable(static_cast<grid::Cell>(cell), solution.digits[cell]), true);
    }
    formula.clause(not_solution);
    return formula;
}

/// The solution determines the variables of constraints, too. Returns false after a stop.
bool write_model(const std::filesystem::path& path, const grid::Board& solution, const std::stop_token& stop) {
    cnf::ClauseList formula;
    puzzle::encode(solution, {}, formula);
    const auto engine = engines::make_engine(engines::engine_names().front(), {});
    formula.replay(*engine);
    if (engine->solve({}, {}, stop).verdict != solve::Verdict::satisfiable) return false;
    core::Output output(core::to_name(path));
    const auto write = [&](std::string_view text) { output.write(text); };
    result::print_res(write, {.verdict = solve::Verdict::satisfiable}, formula.variable_count(),
                      [&](cnf::Variable variable) { return engine->value(variable); });
    output.commit(on_disk);
    return true;
}

/// Returns false after a stop.
bool write_proof(const std::filesystem::path& path, const cnf::ClauseList& formula, const std::stop_token& stop) {
    proof::DratFile proof(core::to_name(path), proof::DratFormat::text);
    const auto engine = engines::make_engine(engines::engine_names().front(), {.proof = &proof});
    formula.replay(*engine);
    if (engine->solve({}, {}, stop).verdict != solve::Verdict::unsatisfiable) return false;
    proof.commit(on_disk);
    return true;
}

/// A line for each given and each constraint: another solution of the puzzle without it. Returns nothing if one of them
/// can be left out, and after a stop.
std::optional<std::string> solutions_without(const grid::Board& puzzle, const grid::Board& solution,
                                             const std::stop_token& stop, const CertificateProgress& progress) {
    const grid::Layout& layout = *puzzle.layout;
    const auto make_solver = engines::standard_solver_maker();
    std::string lines;
    std::size_t tried = 0;
    const auto add = [&](const std::string& name, const grid::Board& others, puzzle::Solver& solver) {
        progress(tried++, static_cast<std::size_t>(puzzle.filled()) + layout.constraints().size());
        grid::Board first(*others.layout);
        grid::Board second(*others.layout);
        solver.stop_on(stop);
        if (solver.count(others, 2, &first, &second) < 2) return false;
        lines += name + ' ' + grid::board_line(first.digits != solution.digits ? first : second) + '\n';
        return true;
    };
    const auto solver = make_solver(layout);
    for (std::size_t cell = 0; cell < puzzle.digits.size(); ++cell) {
        if (puzzle.digits[cell] == 0) continue;
        grid::Board others = puzzle;
        others.digits[cell] = 0;
        const grid::Place& place = layout.places(static_cast<grid::Cell>(cell)).front();
        if (!add(grid::place_name(layout, place, grid::Notation::cells), others, *solver)) return std::nullopt;
    }
    for (std::size_t constraint = 0; constraint < layout.constraints().size(); ++constraint) {
        grid::Board others = puzzle;
        others.layout = &grid::without_constraint(layout, constraint);
        if (!add(text_of(layout.constraints()[constraint]), others, *make_solver(*others.layout))) return std::nullopt;
    }
    return lines;
}
}  // namespace

std::string certificate::line_of(const grid::Board& board) {
    return grid::board_line(board) + ' ' + board.layout->name();
}

std::string certificate::end_of_list(std::uint64_t count) { return "# count " + std::to_string(count); }

bool write_certificate(const std::filesystem::path& folder, const grid::Board& puzzle, const grid::Board& solution,
                       const std::stop_token& stop, const CertificateProgress& progress) {
    std::filesystem::create_directory(folder);
    boards::write_encoding(puzzle, {}, core::to_name(folder / certificate::formula), on_disk);
    if (!write_model(folder / certificate::model, solution, stop)) return false;
    const cnf::ClauseList other = other_formula(puzzle, solution);
    core::Output output(core::to_name(folder / certificate::other));
    cnf::DimacsWriter writer(
        output, other.size(),
        {"a puzzle with the clause that excludes its solution, at the end", "puzzle " + grid::board_line(puzzle)});
    other.replay(writer);
    output.commit(on_disk);
    if (!write_proof(folder / certificate::proof, other, stop)) return false;
    const auto lines = solutions_without(puzzle, solution, stop, progress);
    if (stop.stop_requested()) return false;
    if (lines) write_text(folder / certificate::minimal, *lines);
    write_text(folder / certificate::puzzle, "layout " + puzzle.layout->name() + "\npuzzle " +
                                                 grid::board_line(puzzle) + "\nsolution " + grid::board_line(solution) +
                                                 "\nminimal " + (lines ? "yes" : "no") + '\n');
    return true;
}
}  // namespace satdoku::studio
