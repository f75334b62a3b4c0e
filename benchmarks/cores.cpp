// How long does a minimal core take? Compares explain::extract, which trims by proofs, refines by failed assumptions
// and rotates models, with the plain loop that leaves out one clause after the other and solves the others with an
// engine. Each core that is found minimal is refuted once more.
//
//     cores [--limit SECONDS] FILE...      CPU seconds for each, 20 by default
#include "support/machine.hpp"
#include "support/rates.hpp"
#include <satdoku/cdcl/solver.hpp>
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/numbers.hpp>
#include <satdoku/explain/extract.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

using namespace satdoku;
using benchmarks::cpu_seconds;
using explain::Group;

namespace {
class Clauses final : public cnf::ClauseSink {
  public:
    explain::Groups groups;
    void variables(std::uint32_t count) override { groups.variables(count); }
    void clause(std::span<const cnf::Literal> literals) override { groups.clause(groups.add(), literals); }
};

/// Engines with the options of `satdoku core`.
std::unique_ptr<solve::Engine> make_engine(proof::Proof* proof, bool has_selectors) {
    cdcl::Options options;
    if (has_selectors) {
        options.shrink = 0;
        options.subsume_recent = 0;
        options.bump_reasons = 0;
    }
    auto engine = std::make_unique<cdcl::Solver>(options);
    if (proof != nullptr) engine->prove_to(proof);
    return engine;
}

struct Result {
    std::vector<Group> core;
    bool minimal = false;
    double seconds = 0;
};

/// Stops by CPU time, which is checked at every report.
Result extract(const explain::Groups& groups, double limit) {
    const double start = cpu_seconds();
    std::stop_source stop;
    const auto stop_if_late = [&] {
        if (cpu_seconds() - start >= limit) stop.request_stop();
    };
    explain::Task task{.stop = stop.get_token()};
    task.progress = [&](explain::Stage, std::size_t, std::size_t) { stop_if_late(); };
    task.prepare = [&](solve::Engine& engine) { engine.report_to([&](const solve::Engine&) { stop_if_late(); }); };
    const auto make = [&](proof::Proof* proof, bool has_selectors) {
        auto engine = make_engine(proof, has_selectors);
        engine->report_to([&](const solve::Engine&) { stop_if_late(); });
        return engine;
    };
    const explain::Extraction found = explain::extract(groups, make, task);
    return {found.finding.core, found.finding.minimal, cpu_seconds() - start};
}

Result delete_one_by_one(const explain::Groups& groups, double limit) {
    const double start = cpu_seconds();
    std::stop_source stop;
    const auto engine = make_engine(nullptr, true);
    engine->report_to([&](const solve::Engine&) {
        if (cpu_seconds() - start >= limit) stop.request_stop();
    });
    groups.replay(*engine);
    std::vector<Group> core(groups.size());
    std::iota(core.begin(), core.end(), Group{0});
    const auto ask = [&](const std::vector<Group>& asked) {
        std::vector<cnf::Literal> assumptions;
        for (const Group group : asked) assumptions.push_back(groups.selector(group));
        return engine->solve(assumptions, {}, stop.get_token()).verdict;
    };
    if (ask(core) != solve::Verdict::unsatisfiable) return {{}, false, cpu_seconds() - start};
    for (std::size_t left = core.size(); left-- > 0;) {
        if (cpu_seconds() - start >= limit) return {core, false, cpu_seconds() - start};
        std::vector<Group> others = core;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(left));
        if (ask(others) == solve::Verdict::unsatisfiable) core = std::move(others);
    }
    return {core, !stop.stop_requested(), cpu_seconds() - start};
}

void require_core(const explain::Groups& groups, const std::vector<Group>& core) {
    cdcl::Solver solver;
    solver.variables(groups.variable_count());
    for (const Group group : core) solver.clause(groups.clauses()[group]);
    if (solver.solve({}, {}, {}).verdict == solve::Verdict::unsatisfiable) return;
    throw std::runtime_error("a core that is none");
}

std::string cell(const explain::Groups& groups, const Result& result) {
    if (result.core.empty()) return "-";
    if (result.minimal) require_core(groups, result.core);
    char text[64];
    std::snprintf(text, sizeof text, "%zu%s, %.2f s", result.core.size(), result.minimal ? "" : " (not proved)",
                  result.seconds);
    return text;
}
}  // namespace

int main(int count, char** words) {
    double limit = 20;
    std::vector<std::string> paths(words + 1, words + count);
    if (paths.size() > 1 && paths[0] == "--limit") {
        limit = core::parse_number<double>(paths[1]).value_or(limit);
        paths.erase(paths.begin(), paths.begin() + 2);
    }
    std::cout << benchmarks::describe_machine() << "\n\n| file | clauses | satdoku core | one by one |\n"
              << "|---|---|---|---|\n";
    try {
        for (const std::string& path : paths) {
            Clauses formula;
            cnf::read_dimacs(path, formula);
            const Result own = extract(formula.groups, limit);
            const Result plain = delete_one_by_one(formula.groups, limit);
            std::cout << "| " << std::filesystem::path(path).filename().string() << " | " << formula.groups.size()
                      << " | " << cell(formula.groups, own) << " | " << cell(formula.groups, plain) << " |"
                      << std::endl;
        }
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
