// Formulas that are split into cubes: the format iCNF, "p inccnf", read and written.
//
//     p inccnf          no counts
//     1 2 0             the clauses of the formula
//     -1 3 0
//     a 1 -2 0          then the cubes: literals that hold in one part of the search
//     a -1 0
//
// The tools of cube and conquer write and read it (Heule, Kullmann, Wieringa and Biere, "Cube and Conquer: guiding CDCL
// SAT solvers by lookaheads", HVC 2011). Lists of cubes alone, without a header, are read too.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/cnf/dimacs.hpp>

namespace satdoku::cnf {
/// The contents of a file of cubes besides the cubes.
struct CubesReport {
    std::uint64_t clauses = 0;  ///< of the formula; 0 if the file has only cubes
};

/// Reads a file of cubes to its end. Throws core::Error with file, line and column: a wrong or missing header, a
/// clause after a cube (it would hold only for later cubes), a variable that is not in the formula, a cube with a
/// literal and its negation, a last clause or cube without its 0, or a text that is not a number.
/// @param source     as read_dimacs() takes it
/// @param name       of the source, for errors
/// @param variables  of the formula that the cubes split
/// @param clauses    receives `variables` and the clauses of the file
/// @param cubes      receives the cubes in their order; each literal is kept once
CubesReport read_cubes(const core::ByteSource& source, const std::string& name, std::uint32_t variables,
                       ClauseSink& clauses, ClauseList& cubes);
/// The same from a path for core::Input.
CubesReport read_cubes(const std::string& path, std::uint32_t variables, ClauseSink& clauses, ClauseList& cubes);

/// Writes such a file: the comments, the header, the clauses that it receives as a sink, then cubes.
class CubesWriter final : public ClauseSink {
  public:
    /// @param output    the caller commits it at the end
    /// @param comments  lines without the leading "c" and without line ends
    CubesWriter(core::Output& output, std::vector<std::string> comments);

    void variables(std::uint32_t count) override;
    void clause(std::span<const Literal> literals) override;
    /// To be called after the last clause.
    void cube(std::span<const Literal> literals);

  private:
    core::Output& output_;
    std::vector<std::string> comments_;
    std::string line_;
};
}  // namespace satdoku::cnf
