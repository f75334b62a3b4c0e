// What proves that a puzzle is fair, in files that anyone's programs can check: that it has a solution, that it
// has no other, and that none of its givens can be left out. A folder holds the list of the puzzles, a page that
// tells how to check, and for each puzzle a folder with its number:
//
//     puzzle.txt   the puzzle, its solution, and whether all givens are needed
//     puzzle.cnf   the puzzle as a formula; puzzle.res is the solution as its model
//     other.cnf    the formula, and a clause that excludes the solution; other.drat proves it unsatisfiable
//     minimal.txt  where all givens are needed: for each given another solution of the puzzle without it
#pragma once

#include <satdoku/grid/board.hpp>
#include <satdoku/puzzle/puzzle_solver.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace satdoku::studio {

/// The names in a folder, for who writes and who checks.
namespace certificate {
inline constexpr const char* page = "README.txt";
inline constexpr const char* list = "puzzles.txt";
inline constexpr const char* puzzle = "puzzle.txt";
inline constexpr const char* formula = "puzzle.cnf";
inline constexpr const char* model = "puzzle.res";
inline constexpr const char* other = "other.cnf";
inline constexpr const char* proof = "other.drat";
inline constexpr const char* minimal = "minimal.txt";

/// A line of the list: the puzzle and its layout.
std::string line_of(const grid::Board& board);
}  // namespace certificate

/// Writes the files of a puzzle. Returns whether it was not stopped.
/// @param solution  its only one
/// @param solver    finds the solutions that there are without a given
bool write_certificate(const std::filesystem::path& folder, const grid::Board& puzzle,
                       const grid::Board& solution, puzzle::Solver& solver, const std::stop_token& stop);

/// What is wrong in a folder of certificates.
struct Fault {
    std::string file;
    std::string what;
};

struct CertificateCheck {
    std::uint64_t puzzles = 0;  ///< that are right
    std::uint64_t minimal = 0;  ///< of these, such that no given can go
    std::optional<Fault> fault{};
    bool stopped = false;
};

/// Checks the certificates one by one up to the first fault, by nothing that took part in making them.
/// @param progress  told how many are right so far
CertificateCheck check_certificates(const std::filesystem::path& folder, const std::stop_token& stop,
                                    const std::function<void(std::uint64_t)>& progress);

}  // namespace satdoku::studio
