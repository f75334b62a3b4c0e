// Cubes refuted by engines that define variables, drop clauses and continue after each other: the result is one proof,
// and the checker accepts it.
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include "support/temporary_folder.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/check/drat.hpp>
#include <satdoku/cnf/fingerprint.hpp>
#include <satdoku/families/families.hpp>
#include <satdoku/parallel/audit.hpp>
#include <satdoku/parallel/joined_proof.hpp>
#include <satdoku/parallel/split.hpp>
#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

using namespace satdoku;
using solve::Verdict;

namespace {
/// An engine that deletes learned clauses too early may never end.
cdcl::Options in_a_hurry(core::Random& random) {
    cdcl::Options options;
    for (const cdcl::Option& option : cdcl::option_table()) {
        const bool soon = (option.name().ends_with("-interval") || option.name().ends_with("-delay")) &&
                          option.name() != "reduce-interval";
        if (soon && random.below(2) == 0)
            cdcl::set_option(options, option.name(), std::to_string(std::max(option.low(), 2)));
    }
    return options;
}

std::string fingerprint_of(const cnf::ClauseList& formula) {
    cnf::Fingerprint fingerprint;
    formula.replay(fingerprint);
    return fingerprint.text();
}

class Conquest {
  public:
    Conquest(const cnf::ClauseList& formula, const cnf::ClauseList& cubes, std::uint64_t seed)
        : formula_(formula), cubes_(cubes), random_(seed) {}

    /// Solves all cubes; sometimes a new engine begins a new row. @return false if a cube has a model
    bool solve_all() {
        for (std::uint64_t cube = 1; cube <= cubes_.size(); ++cube) {
            if (random_.below(5) == 0) engine_.reset();
            if (!solve(cube)) return false;
        }
        return true;
    }

    bool solve(std::uint64_t cube) {
        const std::string stem = folder_.file(parallel::cube_file_stem(cube));
        proof_.begin(stem + ".drat", random_.below(2) == 0 ? proof::DratFormat::text : proof::DratFormat::binary);
        if (!engine_) {
            engine_ = std::make_unique<cdcl::Solver>(in_a_hurry(random_));
            engine_->prove_to(&proof_);
            formula_.replay(*engine_);
            before_ = {};
        }
        const auto literals = cubes_[cube - 1];
        const solve::Outcome outcome = engine_->solve(literals, {}, {});
        if (outcome.verdict != Verdict::unsatisfiable) return false;
        std::vector<cnf::Literal> conclusion;
        for (const cnf::Literal literal : literals) {
            if (engine_->failed(literal)) conclusion.push_back(~literal);
        }
        const parallel::CubeNote note{.cube = cube,
                                      .literals = {literals.begin(), literals.end()},
                                      .formula = fingerprint_of(formula_),
                                      .proof = proof_.commit(conclusion),
                                      .after = before_};
        before_ = parallel::ProofBefore{cube, *note.proof};
        core::Output output(stem + ".res");
        output.write(parallel::note_text(note) + "s 0\nt 1.000\n");
        output.commit();
        return true;
    }

    /// @param end_row  ends a row
    void join(parallel::JoinedProof& joined, const std::function<void()>& end_row) {
        parallel::CubeAudit audit(fingerprint_of(formula_), cubes_, true, {});
        audit.add_folder(folder_.path().string());
        for (std::uint64_t cube = 1; cube <= cubes_.size(); ++cube)
            REQUIRE(audit.of(cube).status == parallel::Status::unsatisfiable);
        CHECK(audit.problems().empty());
        for (const auto& row : parallel::proof_rows(audit, cubes_.size())) {
            joined.begin_row();
            for (const std::uint64_t cube : row) REQUIRE(joined.add(audit.of(cube), {}));
            end_row();
        }
    }

    check::DratReport joined() {
        proof::DratText text;
        parallel::JoinedProof joined(formula_.variable_count(), text);
        join(joined, [&] { joined.end_row(); });
        cdcl::Solver last;
        last.prove_to(&text);
        last.variables(joined.variable_count());
        formula_.replay(last);
        for (std::size_t index = 0; index < joined.conclusions().size(); ++index)
            last.clause(joined.conclusions()[index]);
        REQUIRE(last.solve({}, {}, {}).verdict == Verdict::unsatisfiable);
        return check::drat(formula_, text.bytes(), "joined");
    }

    const ::support::TemporaryFolder& folder() const { return folder_; }

  private:
    const cnf::ClauseList& formula_;
    const cnf::ClauseList& cubes_;
    core::Random random_;
    ::support::TemporaryFolder folder_;
    parallel::CubeProof proof_;
    std::unique_ptr<cdcl::Solver> engine_;
    parallel::ProofBefore before_;
};

class Removals final : public proof::Proof {
  public:
    void add(std::span<const cnf::Literal>) override {}
    void remove(std::span<const cnf::Literal> clause) override { removed.emplace_back(clause.begin(), clause.end()); }

    std::vector<std::vector<cnf::Literal>> removed;
};
}  // namespace

TEST_CASE("the proofs of all cubes make one of the formula", "[parallel]") {
    core::Random random(11);
    int proved = 0;
    std::uint64_t definitions = 0;
    for (int round = 0; round < 150; ++round) {
        const auto made = satdoku::support::random_formula(random, 20 + random.below(40));
        const parallel::Split split = parallel::split(made.clauses, nullptr, {.cubes = 2 + random.below(12)});
        if (split.verdict == Verdict::satisfiable) continue;
        Conquest conquest(made.clauses, split.cubes, random.next());
        if (!conquest.solve_all()) continue;
        ++proved;
        const check::DratReport report = conquest.joined();
        CHECK(report.verdict == check::DratVerdict::verified);
        definitions += report.rat_additions;
    }
    CHECK(proved > 30);
    CHECK(definitions > 0);
}

TEST_CASE("proofs that count and add XOR constraints go together", "[parallel]") {
    core::Random random(5);
    for (const cnf::ClauseList& formula : {families::pigeonhole(8, 7), families::tseitin(random, 16, 3, true)}) {
        const parallel::Split split = parallel::split(formula, nullptr, {.cubes = 8});
        Conquest conquest(formula, split.cubes, 1);
        REQUIRE(conquest.solve_all());
        CHECK(conquest.joined().verdict == check::DratVerdict::verified);
    }
}

TEST_CASE("no hash table decides the order in which a joined proof deletes the remaining clauses", "[parallel]") {
    const cnf::ClauseList formula = families::pigeonhole(7, 6);
    const parallel::Split split = parallel::split(formula, nullptr, {.cubes = 4});
    Conquest conquest(formula, split.cubes, 2);
    REQUIRE(conquest.solve_all());
    Removals removals;
    parallel::JoinedProof joined(formula.variable_count(), removals);
    std::size_t most = 0;
    conquest.join(joined, [&] {
        removals.removed.clear();
        joined.end_row();
        CHECK(std::is_sorted(removals.removed.begin(), removals.removed.end()));
        most = std::max(most, removals.removed.size());
    });
    CHECK(most > 2);
}

TEST_CASE("an audit takes nothing for a proof that is not whole", "[parallel]") {
    const cnf::ClauseList formula = families::pigeonhole(6, 5);
    const parallel::Split split = parallel::split(formula, nullptr, {.cubes = 6});
    REQUIRE(split.cubes.size() == 6);
    Conquest conquest(formula, split.cubes, 3);
    REQUIRE(conquest.solve_all());
    const std::string folder = conquest.folder().path().string();
    const auto problem = [&](std::uint64_t cube) -> std::string {
        parallel::CubeAudit audit(fingerprint_of(formula), split.cubes, true, {});
        audit.add_folder(folder);
        const parallel::Status status = audit.of(cube).status;
        if (audit.problems().empty()) return status == parallel::Status::unsatisfiable ? "" : "none";
        CHECK(status == parallel::Status::damaged);
        return audit.problems().front().key();
    };
    const std::string stem = folder + "/" + parallel::cube_file_stem(1);
    const auto with = [&](const std::string& ending, const std::string& text) {
        const std::string before = core::read_whole(stem + ending);
        core::Output(stem + ending).commit();
        {
            core::Output output(stem + ending);
            output.write(text);
            output.commit();
        }
        const std::string found = problem(1);
        core::Output output(stem + ending);
        output.write(before);
        output.commit();
        return found;
    };
    const std::string proof = core::read_whole(stem + ".drat");
    const std::string result = core::read_whole(stem + ".res");
    CHECK(problem(1).empty());
    // Within a line: after a space.
    CHECK(with(".drat", proof.substr(0, proof.find(' ', proof.size() / 2) + 1)).starts_with("proof."));
    CHECK(with(".drat", "").starts_with("cubes.other_proof"));
    CHECK(with(".drat", "1 2 0\n") == "cubes.other_proof");
    CHECK(with(".res", result.substr(0, result.size() - 8)) == "cubes.cut_off");
    CHECK(with(".res", "s 0\nt 1\n") == "cubes.no_note");
    std::string other = result;
    other.replace(other.find("formula ") + 8, 1, "9");
    CHECK(with(".res", other) == "cubes.other_formula");
    std::string alone = result;
    alone.erase(alone.find("c after 0\n"), 10);
    CHECK(with(".res", alone) == "cubes.no_after");
    CHECK(problem(1).empty());
}
