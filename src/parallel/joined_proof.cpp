#include <satdoku/cnf/clause.hpp>
#include <satdoku/parallel/joined_proof.hpp>

namespace satdoku::parallel {
using cnf::Literal;

JoinedProof::JoinedProof(std::uint32_t variables, proof::Proof& target)
    : variables_(variables), target_(target), top_(variables) {
    conclusions_.variables(variables);
}

void JoinedProof::begin_row() { shift_ = top_ - variables_; }

Literal JoinedProof::renamed(Literal literal) {
    const std::uint32_t index = literal.variable().index();
    if (index < variables_) return literal;
    if (index >= cnf::largest_variable - shift_)
        throw core::Error("cubes.names", {std::to_string(cnf::largest_variable)});
    top_ = std::max(top_, index + shift_ + 1);
    return {cnf::Variable(index + shift_), literal.negative()};
}

bool JoinedProof::is_of_formula(std::span<const Literal> clause) const {
    return std::ranges::all_of(clause, [this](Literal literal) { return literal.variable().index() < variables_; });
}

bool JoinedProof::forget(std::vector<Literal> clause) {
    std::sort(clause.begin(), clause.end());
    const auto [begin, end] = lemmas_.equal_range(cnf::clause_hash(clause));
    const auto found = std::find_if(begin, end, [&](const auto& lemma) { return lemma.second == clause; });
    if (found == end) return false;
    lemmas_.erase(found);
    return true;
}

void JoinedProof::step(bool addition, std::span<const Literal> clause) {
    named_.clear();
    for (const Literal literal : clause) named_.push_back(renamed(literal));
    if (!addition) {
        if (forget(named_)) target_.remove(named_);
        return;
    }
    target_.add(named_);
    latest_ = named_;
    // Checkers never delete unit clauses, so they stay here, too.
    if (named_.size() == 1 && is_of_formula(named_)) conclusions_.clause(named_);
    if (named_.size() < 2) return;
    std::sort(named_.begin(), named_.end());
    lemmas_.emplace(cnf::clause_hash(named_), named_);
}

bool JoinedProof::add(const CubeStatus& cube, const std::stop_token& stop) {
    const auto take = [this](bool addition, std::span<const Literal> clause) { step(addition, clause); };
    if (!read_cube_proof(cube.proof, cube.note, stop, take)) return false;
    forget(latest_);
    if (latest_.size() != 1) conclusions_.clause(latest_);
    return true;
}

void JoinedProof::end_row() {
    // A hash table has another order with another library.
    std::vector<std::vector<Literal>> rest;
    for (auto& lemma : lemmas_) rest.push_back(std::move(lemma.second));
    lemmas_.clear();
    std::sort(rest.begin(), rest.end());
    for (const std::vector<Literal>& lemma : rest) target_.remove(lemma);
}

std::vector<std::vector<std::uint64_t>> proof_rows(CubeAudit& audit, std::uint64_t cubes) {
    std::vector<std::vector<std::uint64_t>> rows;
    std::map<std::uint64_t, std::size_t> row_ending_with;
    for (std::uint64_t cube = 1; cube <= cubes; ++cube) {
        const CubeStatus& status = audit.of(cube);
        const ProofBefore after = *status.note.after;
        if (after.cube == 0) {
            row_ending_with[cube] = rows.size();
            rows.push_back({cube});
            continue;
        }
        const auto before = row_ending_with.find(after.cube);
        if (before == row_ending_with.end())
            throw core::Error({status.path, 0, 0}, "cubes.proof_before", {std::to_string(after.cube)});
        const std::size_t row = before->second;
        row_ending_with.erase(before);
        row_ending_with[cube] = row;
        rows[row].push_back(cube);
    }
    return rows;
}
}  // namespace satdoku::parallel
