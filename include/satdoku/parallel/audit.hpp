// Reads the files of cubes of a formula: finds which cubes are solved and which files are wrong. A file counts as a
// result only if it is of this cube of this formula, and if its proof is whole.
#pragma once
#include <satdoku/cnf/clause_list.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/parallel/cube_result.hpp>
#include <map>

namespace satdoku::parallel {
enum class Status {
    missing,
    undecided,  ///< a limit ended the search
    unsatisfiable,
    satisfiable,  ///< according to its result; the model is not checked here
    damaged,      ///< there are files, but none can be used
};

struct CubeStatus {
    Status status = Status::missing;
    std::string path{};   ///< of the result
    std::string proof{};  ///< path of the proof, if proofs are wanted
    CubeNote note{};
    double milliseconds = 0;
};

class CubeAudit {
  public:
    /// @param formula  cnf::Fingerprint::text() of the formula
    /// @param cubes    live as long as this
    /// @param proofs   whether an unsatisfiable cube counts only with a whole proof
    CubeAudit(std::string formula, const cnf::ClauseList& cubes, bool proofs, std::stop_token stop);

    /// Adds the files of a folder that have names of cube files. Throws core::Error if the folder cannot be read.
    void add_folder(const std::string& folder);
    /// Adds a result; the file may have any name.
    void add_file(const std::string& path);

    /// Returns the status of a cube. Its files are read at the first call, and those of the cubes that its proof
    /// continues. @param cube  its number, from 1
    const CubeStatus& of(std::uint64_t cube);

    /// Errors in the files that were read so far, each with its file.
    const std::vector<core::Error>& problems() const { return problems_; }
    /// The first error about a file of another formula or another cube.
    const std::optional<core::Error>& foreign() const { return foreign_; }

  private:
    struct File {
        std::string path;
        CubeNote note{};
        solve::Verdict verdict = solve::Verdict::unknown;
        double milliseconds = 0;
    };

    void read_files(std::uint64_t cube);
    std::optional<File> read(const std::string& path, std::uint64_t cube, bool& is_old);
    void settle(std::uint64_t cube);
    void settle_refuted(const std::vector<const File*>& files, CubeStatus& status);
    bool has_proof(const File& file, CubeStatus& status);
    std::string proof_of(const File& file) const;

    std::string formula_;
    const cnf::ClauseList& cubes_;
    bool proofs_;
    std::stop_token stop_;
    std::vector<std::string> folders_;
    std::map<std::uint64_t, std::vector<std::string>> paths_;  ///< by cube
    std::map<std::uint64_t, std::vector<File>> files_;         ///< by cube: those that were read
    std::map<std::uint64_t, CubeStatus> statuses_;
    std::vector<core::Error> problems_;
    std::optional<core::Error> foreign_;
};
}  // namespace satdoku::parallel
