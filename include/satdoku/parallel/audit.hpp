// What stands in files about the cubes of a formula: which cubes are solved, and what is wrong with the files. Nothing
// that a file says is taken for a result before it was found to be of this cube of this formula, and its proof whole.
#pragma once

#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/parallel/cube_result.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace satdoku::parallel {

enum class Standing {
    missing,
    undecided,  ///< it was tried, up to a limit
    unsatisfiable,
    satisfiable,  ///< says its result; the model is still to be checked
    damaged,      ///< there are files, and none can be used
};

struct CubeStanding {
    Standing standing = Standing::missing;
    std::string path{};   ///< of the result
    std::string proof{};  ///< its file, where proofs are wanted
    CubeNote note{};
    double milliseconds = 0;
};

class CubeAudit {
  public:
    /// @param formula  cnf::Fingerprint::text() of the formula
    /// @param cubes    live as long as this
    /// @param proofs   whether an unsatisfiable cube counts only with a whole proof
    CubeAudit(std::string formula, const cnf::ClauseList& cubes, bool proofs, std::stop_token stop);

    /// Takes in what a folder holds under the names of cubes' files. Throws core::Error where it cannot be read.
    void add_folder(const std::string& folder);
    /// Takes in a result under any name.
    void add_file(const std::string& path);

    /// What is known of a cube. Files are read when they are first asked for; a proof that goes on from another needs
    /// that one, too. @param cube  its number, from 1
    const CubeStanding& of(std::uint64_t cube);

    /// What is wrong with the files that were read so far, each with its file.
    const std::vector<core::Error>& problems() const { return problems_; }
    /// Of these, the first file that belongs to another formula or another cube.
    const std::optional<core::Error>& foreign() const { return foreign_; }

  private:
    struct File {
        std::string path;
        CubeNote note{};
        solve::Verdict verdict = solve::Verdict::unknown;
        double milliseconds = 0;
    };

    void read_files(std::uint64_t cube);
    std::optional<File> read(const std::string& path, std::uint64_t cube);
    void settle(std::uint64_t cube);
    void settle_refuted(const std::vector<const File*>& files, CubeStanding& standing);
    bool has_proof(const File& file, CubeStanding& standing);
    std::string proof_of(const File& file) const;
    void tell(core::Error error);

    std::string formula_;
    const cnf::ClauseList& cubes_;
    bool proofs_;
    std::stop_token stop_;
    std::vector<std::string> folders_;
    std::map<std::uint64_t, std::vector<std::string>> paths_;  ///< by cube
    std::map<std::uint64_t, std::vector<File>> files_;         ///< those that were read
    std::map<std::uint64_t, CubeStanding> standings_;
    std::vector<core::Error> problems_;
    std::optional<core::Error> foreign_;
};

}  // namespace satdoku::parallel
