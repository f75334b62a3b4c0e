// The result of one cube as a file: a .res file whose comments identify the cube, the formula and the proof.
//
//     c cube 7: 1 -2 3 0                              its number, from 1, and its literals
//     c formula 42 133 0123456789abcdef               see cnf::Fingerprint::text()
//     c proof 1234 0123456789abcdef                   number of steps, and their hash
//     c after 6 1200 0123456789abcdef                 the cube whose proof this one continues; "c after 0": none
//     s 0
//     t 12.345                                        the last line: without it the file is cut off
//
// An engine solves one cube after the other and keeps its learned clauses, so a proof may need the clauses of the proof
// before it. The first proof of an engine continues no other proof, and says so: if the line is lost, so is the proof.
#pragma once
#include <satdoku/core/hash.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/result/res_file.hpp>

namespace satdoku::parallel {
/// Identifies the content of a proof; the same for its text and binary form.
struct ProofMark {
    std::uint64_t steps = 0;
    std::uint64_t hash = 0;
    bool operator==(const ProofMark&) const = default;
};

/// The proof that another proof continues.
struct ProofBefore {
    std::uint64_t cube = 0;  ///< 0: it continues no proof
    ProofMark mark{};
};

struct CubeNote {
    std::uint64_t cube = 0;                ///< its number, from 1
    std::vector<cnf::Literal> literals{};  ///< of the cube
    std::string formula{};                 ///< cnf::Fingerprint::text()
    std::optional<ProofMark> proof{};
    std::optional<ProofBefore> after{};  ///< with a proof, always
};

/// Returns the comments of such a file.
std::string note_text(const CubeNote& note);
/// Reads a whole file. Throws core::Error if it is not a result of a cube or is cut off.
std::pair<CubeNote, result::Result> read_cube_result(const std::string& path);

/// "cube-7": the name of a cube's files without their endings.
std::string cube_file_stem(std::uint64_t cube);

/// A proof that is written to one file after the other, each with a mark.
class CubeProof final : public proof::Proof {
  public:
    void add(std::span<const cnf::Literal> clause) override;
    void remove(std::span<const cnf::Literal> clause) override;

    /// Further steps go to this file. @pre no file is open
    void begin(const std::string& path, proof::DratFormat format);
    /// Adds the clause, unless it is the last step already, and commits the file. Throws core::Error.
    ProofMark commit(std::span<const cnf::Literal> conclusion);
    /// Discards the file.
    void drop() { file_.reset(); }

  private:
    std::unique_ptr<proof::DratFile> file_;
    ProofMark mark_;
    core::Hash hash_;
    std::vector<cnf::Literal> latest_;  ///< the clause that was added last
    bool ends_with_addition_ = false;   ///< whether the last step added latest_
};

/// Called for each step of a proof.
using ProofStep = std::function<void(bool addition, std::span<const cnf::Literal> clause)>;

/// Reads the proof of a cube. Throws a core::Error with the file name if it is not a proof, is cut off, is not the one
/// that its result names, or does not end with a clause of negated literals of the cube.
/// @return false if it was stopped
bool read_cube_proof(const std::string& path, const CubeNote& note, const std::stop_token& stop,
                     const ProofStep& step = {});
}  // namespace satdoku::parallel
