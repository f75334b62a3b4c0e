// The result of one cube as a file: a .res file whose comments say which cube of which formula it is of, and what its
// proof holds.
//
//     c cube 7: 1 -2 3 0                              its number, from 1, and its literals
//     c formula 42 133 0123456789abcdef               see cnf::Fingerprint::text()
//     c proof 1234 0123456789abcdef                   steps, and a hash of them
//     c after 6 1200 0123456789abcdef                 whose proof this one goes on from, where it does
//     s 0
//     t 12.345                                        last: without it the file is cut off
//
// One engine solves cube after cube, and what it learns from one helps with the next; so a proof may need the clauses of
// the proof before it. A proof by itself, and the first one of an engine, goes on from none.
#pragma once

#include <satdoku/cnf/literal.hpp>
#include <satdoku/core/hash.hpp>
#include <satdoku/proof/drat.hpp>
#include <satdoku/result/res_file.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace satdoku::parallel {

/// What a proof holds, whichever of its forms it is in.
struct ProofMark {
    std::uint64_t steps = 0;
    std::uint64_t hash = 0;
    bool operator==(const ProofMark&) const = default;
};

/// What a proof goes on from.
struct ProofBefore {
    std::uint64_t cube = 0;
    ProofMark mark{};
};

struct CubeNote {
    std::uint64_t cube = 0;                ///< its number, from 1
    std::vector<cnf::Literal> literals{};  ///< of the cube
    std::string formula{};                 ///< cnf::Fingerprint::text()
    std::optional<ProofMark> proof{};
    std::optional<ProofBefore> after{};
};

/// The comments of such a file.
std::string note_text(const CubeNote& note);
/// Reads a file whole. Throws core::Error where it is no result of a cube, or cut off.
std::pair<CubeNote, result::Result> read_cube_result(const std::string& path);

/// "cube-7": the name of a cube's files without their endings.
std::string cube_file_stem(std::uint64_t cube);

/// A proof on its way to one file after the other, each with a mark.
class CubeProof final : public proof::Proof {
  public:
    void add(std::span<const cnf::Literal> clause) override;
    void remove(std::span<const cnf::Literal> clause) override;

    /// What comes from here on goes to this file. @pre none is open
    void begin(const std::string& path, proof::DratFormat format);
    /// Ends the file with a clause, unless it ends so already, and commits it. Throws core::Error.
    ProofMark commit(std::span<const cnf::Literal> conclusion);
    /// Leaves no file.
    void drop() { file_.reset(); }

  private:
    std::unique_ptr<proof::DratFile> file_;
    ProofMark mark_;
    core::Hash hash_;
    std::vector<cnf::Literal> latest_;  ///< the clause that was added last
    bool ends_so_ = false;              ///< nothing came after it
};

/// Called with each step of a proof: whether it adds, and the clause.
using ProofStep = std::function<void(bool addition, std::span<const cnf::Literal> clause)>;

/// Reads the proof of a cube. Throws core::Error that names the file where it is no proof, is cut off or another one
/// than its result says, or does not end with a clause of negated literals of the cube.
/// @return false where it was stopped
bool read_cube_proof(const std::string& path, const CubeNote& note, const std::stop_token& stop,
                     const ProofStep& step = {});

}  // namespace satdoku::parallel
