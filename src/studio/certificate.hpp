// Certificates that a puzzle has exactly one solution and that no given can be left out, in files that any program can
// check. A folder contains a list of the puzzles, a page that explains how to check, and a folder for each puzzle with
// its number as the name:
//
//     puzzle.txt   the puzzle, its solution, and whether all givens are needed
//     puzzle.cnf   the puzzle as a formula; puzzle.res is the solution as its model
//     other.cnf    the formula with a clause that excludes the solution; other.drat proves it unsatisfiable
//     minimal.txt  if all clues are needed: for each given and constraint another solution of the puzzle without it
#pragma once
#include <satdoku/grid/board.hpp>
#include <filesystem>
#include <functional>
#include <stop_token>

namespace satdoku::studio {
/// The names of the files.
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
/// The last line of a list of this number of puzzles: without it the list was cut off.
std::string end_of_list(std::uint64_t count);
}  // namespace certificate

/// Called with how many clues have been tried without, and how many there are.
using CertificateProgress = std::function<void(std::size_t tried, std::size_t clues)>;

/// Writes the files of a puzzle. Returns false after a stop.
/// @param solution  the only one
bool write_certificate(const std::filesystem::path& folder, const grid::Board& puzzle, const grid::Board& solution,
                       const std::stop_token& stop, const CertificateProgress& progress);

/// An error in a folder of certificates.
struct Fault {
    std::string file;
    std::string what;
};

struct CertificateCheck {
    std::uint64_t puzzles = 0;  ///< with a right certificate
    std::uint64_t minimal = 0;  ///< of these, how many need all their clues
    std::optional<Fault> fault{};
    bool stopped = false;
    std::string warnings{};  ///< on the form of results, lines
};

/// Checks the certificates one by one up to the first fault. Shares no code with write_certificate() but the one that
/// makes clauses of constraints.
/// @param progress  called with the number of right certificates so far
CertificateCheck check_certificates(const std::filesystem::path& folder, const std::stop_token& stop,
                                    const std::function<void(std::uint64_t)>& progress);
}  // namespace satdoku::studio
