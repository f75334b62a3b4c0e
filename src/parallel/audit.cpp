#include <satdoku/core/numbers.hpp>
#include <satdoku/core/system.hpp>
#include <satdoku/parallel/audit.hpp>

namespace satdoku::parallel {
namespace {
/// Returns the number in "cube-7.res".
std::optional<std::uint64_t> number_in(const std::filesystem::path& path) {
    const std::string stem = core::to_name(path.stem());
    if (path.extension() != ".res" || !stem.starts_with("cube-")) return std::nullopt;
    const auto number = core::parse_number<std::uint64_t>(std::string_view(stem).substr(5));
    return number && stem == cube_file_stem(*number) ? number : std::nullopt;
}
}  // namespace

CubeAudit::CubeAudit(std::string formula, const cnf::ClauseList& cubes, bool proofs, std::stop_token stop)
    : formula_(std::move(formula)), cubes_(cubes), proofs_(proofs), stop_(std::move(stop)) {}

void CubeAudit::add_folder(const std::string& folder) {
    std::error_code error;
    std::vector<std::string> names;
    for (std::filesystem::directory_iterator entry(core::to_path(folder), error), end; !error && entry != end;
         entry.increment(error))
        names.push_back(core::to_name(entry->path().filename()));
    if (error) throw core::Error("file.cannot_open", {folder, core::reason(error)});
    std::sort(names.begin(), names.end());
    folders_.push_back(folder);
    for (const std::string& name : names) {
        const auto number = number_in(name);
        if (!number) continue;
        const std::string path = core::to_name(core::to_path(folder) / name);
        if (*number >= 1 && *number <= cubes_.size()) {
            paths_[*number].push_back(path);
        } else {
            foreign_ = core::Error({path, 0, 0}, "cubes.no_such_cube", {std::to_string(cubes_.size())});
            problems_.push_back(*foreign_);
        }
    }
}

void CubeAudit::add_file(const std::string& path) {
    try {
        const std::uint64_t cube = read_cube_result(path).first.cube;
        if (cube > cubes_.size())
            throw core::Error({path, 0, 0}, "cubes.no_such_cube", {std::to_string(cubes_.size())});
        paths_[cube].push_back(path);
    } catch (const core::Error& error) {
        problems_.push_back(error);
    }
}

/// @param is_old  set if the file claims nothing, about a cube that was split again since
std::optional<CubeAudit::File> CubeAudit::read(const std::string& path, std::uint64_t cube, bool& is_old) {
    try {
        auto [note, result] = read_cube_result(path);
        const auto literals = cubes_[cube - 1];
        const bool of_formula = note.formula == formula_;
        if (!of_formula || note.cube != cube ||
            !std::equal(note.literals.begin(), note.literals.end(), literals.begin(), literals.end())) {
            is_old = of_formula && note.cube == cube && result.verdict == solve::Verdict::unknown;
            if (is_old) return std::nullopt;
            const core::Error error({path, 0, 0}, of_formula ? "cubes.other_cube" : "cubes.other_formula",
                                    {std::to_string(cube)});
            if (!foreign_) foreign_ = error;
            throw error;
        }
        return File{path, std::move(note), result.verdict, *result.milliseconds};
    } catch (const core::Error& error) {
        problems_.push_back(error);
        return std::nullopt;
    }
}

void CubeAudit::read_files(std::uint64_t cube) {
    if (files_.contains(cube)) return;
    std::vector<File>& files = files_[cube];
    const auto paths = paths_.find(cube);
    if (paths == paths_.end()) return;
    std::erase_if(paths->second, [&](const std::string& path) {
        bool is_old = false;
        if (auto file = read(path, cube, is_old)) files.push_back(*std::move(file));
        return is_old;
    });
    if (paths->second.empty()) paths_.erase(paths);
}

const CubeStatus& CubeAudit::of(std::uint64_t cube) {
    // First the cubes whose proofs come before, from the first one on, so that a long row needs no deep recursion.
    std::vector<std::uint64_t> row;
    for (std::uint64_t at = cube; at != 0 && !statuses_.contains(at);) {
        row.push_back(at);
        read_files(at);
        std::uint64_t before = 0;
        for (const File& file : files_[at]) {
            if (proofs_ && file.note.after && file.note.after->cube < at)
                before = std::max(before, file.note.after->cube);
        }
        at = before;
    }
    for (; !row.empty(); row.pop_back()) settle(row.back());
    return statuses_.at(cube);
}

void CubeAudit::settle(std::uint64_t cube) {
    CubeStatus& status = statuses_[cube];
    std::vector<const File*> refuted;
    const File* model = nullptr;
    const File* undecided = nullptr;
    for (const File& file : files_[cube]) {
        if (file.verdict == solve::Verdict::unsatisfiable) refuted.push_back(&file);
        if (file.verdict == solve::Verdict::satisfiable && model == nullptr) model = &file;
        if (file.verdict == solve::Verdict::unknown) undecided = &file;
    }
    const auto take = [&](const File& file, Status found) {
        status = {found, file.path, {}, file.note, file.milliseconds};
    };
    if (model != nullptr && !refuted.empty()) {
        take(*model, Status::damaged);
        problems_.push_back(
            core::Error({model->path, 0, 0}, "cubes.differ", {refuted.front()->path, std::to_string(cube)}));
    } else if (model != nullptr) {
        take(*model, Status::satisfiable);
    } else if (!refuted.empty()) {
        settle_refuted(refuted, status);
    } else if (undecided != nullptr) {
        take(*undecided, Status::undecided);
    } else if (paths_.contains(cube)) {
        status.status = Status::damaged;
    }
}

void CubeAudit::settle_refuted(const std::vector<const File*>& files, CubeStatus& status) {
    for (const File* file : files) {
        status = {Status::unsatisfiable, file->path, {}, file->note, file->milliseconds};
        if (!proofs_ || has_proof(*file, status)) return;
    }
    status.status = Status::damaged;
}

/// Searches the folder of the result, then the other folders.
std::string CubeAudit::proof_of(const File& file) const {
    std::filesystem::path sibling = core::to_path(file.path);
    sibling.replace_extension(".drat");
    if (core::exists(core::to_name(sibling))) return core::to_name(sibling);
    for (const std::string& folder : folders_) {
        const std::string path = core::to_name(core::to_path(folder) / sibling.filename());
        if (core::exists(path)) return path;
    }
    return core::to_name(sibling);
}

bool CubeAudit::has_proof(const File& file, CubeStatus& status) {
    try {
        if (!file.note.proof) throw core::Error({file.path, 0, 0}, "cubes.no_proof");
        if (!file.note.after) throw core::Error({file.path, 0, 0}, "cubes.no_after");
        if (const ProofBefore after = *file.note.after; after.cube > 0) {
            const auto before = statuses_.find(after.cube);
            if (before == statuses_.end() || before->second.status != Status::unsatisfiable ||
                before->second.note.proof != after.mark)
                throw core::Error({file.path, 0, 0}, "cubes.proof_before", {std::to_string(after.cube)});
        }
        status.proof = proof_of(file);
        return read_cube_proof(status.proof, file.note, stop_);
    } catch (const core::Error& error) {
        problems_.push_back(error);
        return false;
    }
}
}  // namespace satdoku::parallel
