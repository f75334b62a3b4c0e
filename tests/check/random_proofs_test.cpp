// Random small proofs, compared with a checker that visits every clause again and again, and with all assignments.
#include "refutation.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/literals.hpp"
#include "support/sanitized.hpp"
#include <satdoku/core/random.hpp>
#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <vector>

using namespace satdoku;
using check::DratVerdict;
using check::LratVerdict;
using support::clause_list;
using test::check_lrat;
using test::Refutation;
using test::refutation;

namespace {
using Clause = std::vector<int>;
using Clauses = std::vector<Clause>;

/// Assigns what unit clauses imply. Returns false at a conflict.
bool propagates(const Clauses& clauses, std::set<int>& values) {
    for (bool again = true; again;) {
        again = false;
        for (const Clause& clause : clauses) {
            if (std::ranges::any_of(clause, [&](int literal) { return values.contains(literal); })) continue;
            std::set<int> open;
            std::ranges::copy_if(clause, std::inserter(open, open.end()),
                                 [&](int literal) { return !values.contains(-literal); });
            if (open.empty()) return false;
            if (open.size() > 1) continue;
            values.insert(*open.begin());
            again = true;
        }
    }
    return true;
}

bool is_rup(const Clauses& clauses, const Clause& clause) {
    std::set<int> values;
    for (const int literal : clause) {
        if (values.contains(literal)) return true;
        values.insert(-literal);
    }
    return !propagates(clauses, values);
}

bool is_rat(const Clauses& clauses, const Clause& clause) {
    return !clause.empty() && std::ranges::all_of(clauses, [&](const Clause& candidate) {
        if (std::ranges::count(candidate, -clause.front()) == 0) return true;
        Clause resolvent = clause;
        std::remove_copy(candidate.begin(), candidate.end(), std::back_inserter(resolvent), -clause.front());
        return is_rup(clauses, resolvent);
    });
}

/// Whether it may be the reason of a value that follows without assumptions; checkers of DRAT keep such a clause.
bool is_unit(const Clauses& clauses, const Clause& clause) {
    std::set<int> values;
    propagates(clauses, values);
    return std::ranges::any_of(clause, [&](int literal) {
        return values.contains(literal) &&
               std::ranges::all_of(clause, [&](int other) { return other == literal || values.contains(-other); });
    });
}

Clause random_clause(core::Random& random, int variables, std::uint64_t shortest = 1) {
    Clause clause;
    for (std::uint64_t left = shortest + random.below(4 - shortest); left > 0; --left) {
        const int variable = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(variables)));
        clause.push_back(random.below(2) == 0 ? variable : -variable);
    }
    return clause;
}

Clauses random_clauses(core::Random& random) {
    Clauses clauses;
    const std::uint64_t shortest = 1 + random.below(3);
    for (std::uint64_t left = 6 + random.below(20); left > 0; --left)
        clauses.push_back(random_clause(random, 4, shortest));
    return clauses;
}

struct Proof {
    std::string text{};
    bool holds = true;  ///< each step follows, and no deletion is ignored
    bool ends = false;  ///< by then, propagation finds a contradiction
};

/// Of variables 1 to 5; the formula has four. @param wrong  whether steps that do not follow may occur
Proof random_proof(core::Random& random, Clauses clauses, bool wrong) {
    Proof proof;
    const auto write = [&](const std::string& first, const Clause& clause) {
        proof.text += first;
        for (const int literal : clause) proof.text += std::to_string(literal) + ' ';
        proof.text += "0\n";
    };
    for (int tried = 0; tried < 60; ++tried) {
        // RAT steps matter if they come before everything that follows by propagation.
        const bool rat_wanted = tried < 40 && random.below(16) != 0;
        if (random.below(8) == 0) {
            const auto at = static_cast<std::size_t>(random.below(clauses.size()));
            const bool ignored = is_unit(clauses, clauses[at]);
            if (ignored && !wrong) continue;
            proof.holds = proof.holds && !ignored;
            write("d ", clauses[at]);
            clauses.erase(clauses.begin() + static_cast<std::ptrdiff_t>(at));
            if (clauses.empty()) break;
            continue;
        }
        const Clause clause = random_clause(random, 5);
        const bool rup = is_rup(clauses, clause);
        if (rup && rat_wanted) continue;
        const bool follows = rup || is_rat(clauses, clause);
        if (!follows && (!wrong || random.below(8) != 0)) continue;
        proof.holds = proof.holds && follows;
        write("", clause);
        clauses.push_back(clause);
    }
    proof.ends = is_rup(clauses, {});
    write("", {});
    return proof;
}

bool has_model(const Clauses& formula) { return support::brute_force(clause_list(formula)).has_value(); }
}  // namespace

TEST_CASE("random DRAT proofs: what follows is verified, and what is verified has no model", "[check]") {
    core::Random random(1);
    int verified = 0, rat = 0, satisfiable = 0;
    for (int round = 0; round < support::rounds(2000); ++round) {
        const Clauses formula = random_clauses(random);
        const Proof proof = random_proof(random, formula, round % 2 == 0);
        const Refutation found = refutation(clause_list(formula), proof.text);
        CAPTURE(round, formula, proof.text);
        satisfiable += has_model(formula) ? 1 : 0;
        if (found.report.verdict != DratVerdict::verified) {
            REQUIRE_FALSE((proof.holds && proof.ends));
            REQUIRE(found.hinted.bytes().empty());
            continue;
        }
        ++verified;
        rat += found.report.rat_additions > 0 ? 1 : 0;
        REQUIRE_FALSE(has_model(formula));
        // The same refutation in other forms.
        REQUIRE(check_lrat(formula, found.hinted.bytes()).verdict == LratVerdict::verified);
        REQUIRE(check::drat(found.core, found.trimmed.bytes(), "trimmed").verdict == DratVerdict::verified);
        REQUIRE_FALSE(support::brute_force(found.core));
        Clauses core;
        for (const std::uint64_t index : found.report.core) core.push_back(formula[index]);
        REQUIRE(core.size() == found.report.core_clauses);
        REQUIRE_FALSE(has_model(core));
        check::DratControl alone;
        proof::LratText hinted(proof::DratFormat::text);
        alone.hinted = [&](const check::RefutationStep& step) {
            step.deletion ? hinted.remove(step.id, step.hints) : hinted.add(step.id, step.literals, step.hints);
        };
        check::drat(clause_list(formula), proof.text, "test.drat", alone);
        REQUIRE(hinted.bytes() == found.hinted.bytes());
        // For another formula it may prove nothing.
        Clauses other = formula;
        other[static_cast<std::size_t>(random.below(other.size()))] = random_clause(random, 4);
        if (!has_model(other)) continue;
        REQUIRE(check_lrat(other, found.hinted.bytes()).verdict != LratVerdict::verified);
        REQUIRE(refutation(clause_list(other), proof.text).report.verdict != DratVerdict::verified);
    }
    CAPTURE(verified, rat, satisfiable);
    CHECK(verified > support::rounds(400));
    CHECK(rat > support::rounds(20));
    CHECK(satisfiable > support::rounds(400));
}

TEST_CASE("canary: no accepted steps of LRAT take the last model away", "[check][canary]") {
    core::Random random(2);
    int accepted = 0, rat = 0;
    for (int round = 0; round < support::rounds(3000); ++round) {
        Clauses formula = random_clauses(random);
        if (!has_model(formula)) continue;
        Clauses all = formula;
        std::set<std::size_t> living;
        while (living.size() < all.size()) living.insert(living.size());
        std::string text;
        for (int tried = 0; tried < 20; ++tried) {
            const auto any = [&] {
                return *std::next(living.begin(), static_cast<std::ptrdiff_t>(random.below(living.size())));
            };
            const std::string id = std::to_string(all.size() + 1) + ' ';
            if (living.size() > 1 && random.below(8) == 0) {
                const std::size_t gone = any();
                text += id + "d " + std::to_string(gone + 1) + " 0\n";
                living.erase(gone);
                continue;
            }
            // Each candidate of RAT is named, or rarely not; hints after it are random.
            const Clause clause = random_clause(random, 5);
            std::string step = id;
            for (const int literal : clause) step += std::to_string(literal) + ' ';
            step += "0 ";
            const auto hint = [&] {
                for (std::uint64_t left = random.below(4); left > 0; --left) step += std::to_string(any() + 1) + ' ';
            };
            hint();
            for (const std::size_t candidate : living) {
                if (std::ranges::count(all[candidate], -clause.front()) == 0 || random.below(16) == 0) continue;
                step += '-' + std::to_string(candidate + 1) + ' ';
                hint();
            }
            step += "0\n";
            const auto report = check_lrat(formula, text + step);
            if (report.verdict != LratVerdict::no_contradiction) continue;
            text += step;
            living.insert(all.size());
            all.push_back(clause);
            ++accepted;
            rat += report.rat_additions > 0 ? 1 : 0;
            Clauses present;
            for (const std::size_t index : living) present.push_back(all[index]);
            CAPTURE(formula, text);
            REQUIRE(has_model(present));
        }
    }
    CAPTURE(accepted, rat);
    CHECK(accepted > support::rounds(3000));
    CHECK(rat > support::rounds(1000));
}
