#include "certificate.hpp"
#include <satdoku/check/grid.hpp>
#include <satdoku/check/model.hpp>
#include <satdoku/check/puzzle_formula.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/grid/names.hpp>
#include <satdoku/grid/text.hpp>
#include <satdoku/language/text.hpp>
#include <satdoku/puzzle/constraint_clauses.hpp>
#include <satdoku/puzzle/numbering.hpp>
#include <satdoku/solving/judgement.hpp>
#include <set>
#include <sstream>

namespace satdoku::studio {
namespace {
/// The contents of puzzle.txt.
struct Claim {
    grid::Board puzzle;
    grid::Board solution;
    bool minimal;
};

/// Checks one puzzle.
class PuzzleCheck {
  public:
    PuzzleCheck(std::filesystem::path folder, const std::stop_token& stop) : folder_(std::move(folder)), stop_(stop) {}

    /// True if the puzzle claims to be minimal. Throws Fault for a wrong file, core::Error for an unreadable one.
    bool run(std::string_view line) {
        const Claim claim = read_claim();
        if (certificate::line_of(claim.puzzle) != line)
            fail(certificate::puzzle, language::text("certify.not_as_listed", certificate::list));
        const grid::Layout& layout = *claim.puzzle.layout;
        if (!check::grid(layout, claim.puzzle.digits, claim.solution.digits))
            fail(certificate::puzzle, language::text("certify.no_solution"));
        check_formula(certificate::formula, layout, check::PuzzleFormula(layout, claim.puzzle.digits));
        check_model(claim.solution);
        check_formula(certificate::other, layout,
                      check::PuzzleFormula(layout, claim.puzzle.digits, claim.solution.digits));
        check_proof();
        if (claim.minimal) check_clues(claim);
        return claim.minimal;
    }
    /// On the form of the result, lines.
    const std::string& warnings() const { return warnings_; }
    bool stopped() const { return stop_.stop_requested(); }
    /// The file that was read last.
    const std::string& file() const { return file_; }

  private:
    std::string path_of(const char* name) {
        file_ = core::to_name(folder_ / name);
        return file_;
    }
    [[noreturn]] void fail(const char* name, std::string what) { throw Fault{path_of(name), std::move(what)}; }

    Claim read_claim() {
        std::istringstream lines(core::read_whole(path_of(certificate::puzzle)));
        const auto value = [&](std::string_view key) {
            std::string line;
            std::getline(lines, line);
            if (!line.starts_with(key) || line.size() <= key.size() || line[key.size()] != ' ')
                fail(certificate::puzzle, language::text("certify.expected_key", key, language::visible(line)));
            return line.substr(key.size() + 1);
        };
        const std::string name = value("layout");
        const grid::Layout* const layout = grid::find_layout(name);
        if (layout == nullptr) fail(certificate::puzzle, language::text("board.no_layout", language::visible(name)));
        const grid::Board puzzle = board_of(*layout, value("puzzle"), certificate::puzzle);
        const grid::Board solution = board_of(*layout, value("solution"), certificate::puzzle);
        const std::string minimal = value("minimal");
        if (minimal != "yes" && minimal != "no")
            fail(certificate::puzzle, language::text("certify.expected_key", "minimal", language::visible(minimal)));
        if (std::string rest; std::getline(lines, rest))
            fail(certificate::puzzle, language::text("certify.stray", language::visible(rest)));
        return {puzzle, solution, minimal == "yes"};
    }

    /// Reads a board that is written as certificates have it: nothing but its cells.
    grid::Board board_of(const grid::Layout& layout, const std::string& text, const char* file) {
        grid::Board board = grid::parse_board(layout, text);
        if (grid::board_line(board) != text) fail(file, language::text("certify.stray", language::visible(text)));
        return board;
    }

    void check_formula(const char* name, const grid::Layout& layout, check::PuzzleFormula judge) {
        const puzzle::Numbering numbering(layout, false);
        puzzle::ConstraintClauses(layout, numbering.count())
            .add_all([&](grid::Cell cell, int digit) { return numbering.variable(cell, digit); },
                     [&](std::span<const cnf::Literal> literals) {
                         std::vector<std::int32_t> clause;
                         for (const cnf::Literal literal : literals) clause.push_back(literal.dimacs());
                         judge.expect(std::move(clause));
                     });
        cnf::read_dimacs(path_of(name), judge);
        if (const auto number = judge.first_foreign()) fail(name, language::text("certify.foreign_clause", *number));
        if (judge.missing() > 0) fail(name, language::text("certify.missing_clauses", judge.missing()));
    }

    void check_model(const grid::Board& solution) {
        const result::Result result = result::read_result(path_of(certificate::model));
        if (!result.remarks.empty())
            warnings_ = language::visible(file_) + ": " + solving::remarks_text(result.remarks);
        const check::Assignment model(result.model);
        check::ModelCheck judge([&](cnf::Literal literal) { return model.is_true(literal); });
        cnf::read_dimacs(core::to_name(folder_ / certificate::formula), judge);
        const std::uint32_t count = judge.variable_count();
        bool right = result.verdict == solve::Verdict::satisfiable && judge.broken() == 0 &&
                     model.contradictions().empty() && model.missing(count) == 0 && !model.first_above(count);
        // The published numbering, independent of the encoder: a variable for each grid, row, column, digit.
        const int side = solution.layout->side();
        const int cells = solution.layout->cells_of_grid();
        const auto of_cells = static_cast<std::uint32_t>(solution.layout->grid_count() * cells * side);
        for (std::uint32_t index = 0; index < of_cells && right; ++index) {
            const int place = static_cast<int>(index) / side;
            const grid::Cell cell = solution.layout->cells(place / cells)[static_cast<std::size_t>(place % cells)];
            const bool holds = solution.digits[cell] == static_cast<int>(index) % side + 1;
            right = model.is_true(cnf::Literal(cnf::Variable(index), !holds));
        }
        if (!right) fail(certificate::model, language::text("certify.no_model"));
    }

    void check_proof() {
        const std::string formula = core::to_name(folder_ / certificate::other);
        core::Input proof(path_of(certificate::proof));
        const solving::Judgement judgement = solving::judge_proof(
            [&](cnf::ClauseSink& sink) { cnf::read_dimacs(formula, sink); }, proof, {.stop = stop_});
        if (judgement.confirmed) return;
        fail(certificate::proof, judgement.text.substr(0, judgement.text.find('\n')));
    }

    /// Checks for each given and each constraint that the puzzle without it has another solution.
    void check_clues(const Claim& claim) {
        const grid::Layout& layout = *claim.puzzle.layout;
        std::map<std::string, grid::Board> puzzles;  // by what they are without
        for (std::size_t cell = 0; cell < claim.puzzle.digits.size(); ++cell) {
            if (claim.puzzle.digits[cell] == 0) continue;
            const grid::Place& place = layout.places(static_cast<grid::Cell>(cell)).front();
            puzzles.emplace(grid::place_name(layout, place, grid::Notation::cells), claim.puzzle)
                .first->second.digits[cell] = 0;
        }
        for (std::size_t number = 0; number < layout.constraints().size(); ++number)
            puzzles.emplace(text_of(layout.constraints()[number]), claim.puzzle).first->second.layout =
                &grid::without_constraint(layout, number);
        std::istringstream lines(core::read_whole(path_of(certificate::minimal)));
        for (std::string line; std::getline(lines, line);) {
            const std::size_t blank = line.find(' ');
            const std::string name = line.substr(0, blank);
            const auto others = puzzles.find(name);
            if (others == puzzles.end() || blank == std::string::npos)
                fail(certificate::minimal, language::text("certify.expected_clue", language::visible(line)));
            const grid::Board another = board_of(layout, line.substr(blank + 1), certificate::minimal);
            if (another.digits == claim.solution.digits ||
                !check::grid(*others->second.layout, others->second.digits, another.digits))
                fail(certificate::minimal, language::text("certify.not_another", name));
            puzzles.erase(others);
        }
        if (!puzzles.empty())
            fail(certificate::minimal, language::text("certify.clues_missing", puzzles.size(), puzzles.begin()->first));
    }

    std::filesystem::path folder_;
    std::stop_token stop_;
    std::string file_;
    std::string warnings_;
};

/// Finds a folder that is not one of the puzzles with the numbers 1 to `count`.
std::optional<Fault> unlisted(const std::filesystem::path& folder, std::uint64_t count) {
    std::set<std::string> listed;
    for (std::uint64_t number = 1; number <= count; ++number) listed.insert(std::to_string(number));
    std::set<std::string> others;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = core::to_name(entry.path().filename());
        if (entry.is_directory() && !listed.contains(name)) others.insert(core::to_name(entry.path()));
    }
    if (others.empty()) return std::nullopt;
    return Fault{*others.begin(), language::text("certify.not_listed", certificate::list)};
}
}  // namespace

CertificateCheck check_certificates(const std::filesystem::path& folder, const std::stop_token& stop,
                                    const std::function<void(std::uint64_t)>& progress) {
    const std::string list_name = core::to_name(folder / certificate::list);
    core::Input list(list_name);
    core::LineReader lines(list);
    CertificateCheck found;
    bool ended = false;  // by its last line
    while (const auto line = lines.next()) {
        if (ended) {
            found.fault = Fault{list_name, language::text("certify.stray", language::visible(*line))};
            break;
        }
        if (*line == certificate::end_of_list(found.puzzles)) {
            ended = true;
            continue;
        }
        PuzzleCheck check(folder / std::to_string(found.puzzles + 1), stop);
        try {
            const bool minimal = check.run(*line);
            found.minimal += minimal ? 1 : 0;
        } catch (const Fault& fault) {
            found.fault = fault;
        } catch (const core::Error& error) {
            found.fault = Fault{check.file(), language::error_text(error)};
        }
        found.warnings += check.warnings();
        if (check.stopped()) found.stopped = true;
        if (found.stopped || found.fault) break;
        progress(++found.puzzles);
    }
    if (found.stopped) {
        found.fault.reset();
    } else if (!found.fault && (!ended || found.puzzles == 0)) {
        found.fault = Fault{list_name, language::text("certify.cut_off", certificate::end_of_list(found.puzzles))};
    } else if (!found.fault) {
        found.fault = unlisted(folder, found.puzzles);
    }
    return found;
}
}  // namespace satdoku::studio
