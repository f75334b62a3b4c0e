// One definition for each count: what solve, trace, step, tree, picture, explore, conflict, compare and report say of the
// same search is the same.
#include "program/program.hpp"
#include "support/catch.hpp"
#include "support/random_formula.hpp"
#include "support/sanitized.hpp"
#include <satdoku/cnf/dimacs.hpp>
#include <satdoku/core/text.hpp>
#include <satdoku/dpll/solver.hpp>
#include <algorithm>
#include <map>
#include <regex>
#include <string>
#include <vector>

using namespace satdoku;

namespace {
using Counts = std::map<std::string, std::string>;

/// The names of the counts in the order of the groups of the pattern, which the text must match.
Counts read_counts(const std::string& text, const std::string& pattern, const std::vector<std::string>& names) {
    std::smatch found;
    CAPTURE(text, pattern);
    REQUIRE(std::regex_search(text, found, std::regex(pattern)));
    Counts counts;
    for (std::size_t index = 0; index < names.size(); ++index) counts[names[index]] = found.str(index + 1);
    return counts;
}

std::string in_dimacs(const cnf::ClauseList& formula) {
    std::string text =
        "p cnf " + std::to_string(formula.variable_count()) + ' ' + std::to_string(formula.size()) + '\n';
    for (std::size_t index = 0; index < formula.size(); ++index) cnf::append_literals(text, formula[index]);
    return text;
}

/// The search of one engine in f.cnf, as each command counts it.
struct Run {
    const Folder& folder;
    std::string options;
    std::string strategy;  ///< with these options, for compare and report; empty: there is none

    std::string out(const std::string& command, const std::string& input = {}) const {
        const Ended ended = folder.run(command + ' ' + options, input);
        CAPTURE(command, options, ended.err);
        REQUIRE(ended.code == 0);
        return in_one_line(ended.out);
    }
    std::string error(const std::string& command) const { return in_one_line(folder.run(command + ' ' + options).err); }
};

/// Counts of the events of a trace; `end` is the number of the last one.
Counts traced(const Run& run) {
    const std::string text = run.folder.run("trace f.cnf " + run.options).out;
    const auto number = [&](const std::string& part) { return count_of(text, part); };
    Counts counts;
    const std::size_t decisions = number(R"("word":"decision")");
    const std::size_t flips = number(R"("word":"flip")");
    counts["decisions"] = std::to_string(decisions);
    counts["flips"] = std::to_string(flips);
    counts["nodes"] = std::to_string(1 + decisions + flips);
    for (const std::string kind : {"propagation", "conflict", "restart", "reduction", "learned"})
        counts[kind + (kind == "learned" ? "" : "s")] = std::to_string(number(R"("event":")" + kind + '"'));
    const std::string last = text.substr(text.rfind('\n', text.size() - 2) + 1);
    counts["end"] = read_counts(last, R"re("number":(\d+),)re", {"end"}).at("end");
    return counts;
}

Counts stepped(const Run& run) {
    const std::string text = run.out("step f.cnf --lines", "end\nq\n");
    const std::string end = text.substr(text.find("q back): end"));
    return read_counts(end, R"((\d+) decisions?, (\d+) propagations?, (\d+) conflicts?)",
                       {"decisions", "propagations", "conflicts"});
}

Counts in_tree(const Run& run, bool is_dpll) {
    const std::string text = run.out("tree f.cnf --nodes 3");
    if (!is_dpll) return read_counts(text, R"(nodes?, (\d+) conflicts?)", {"conflicts"});
    return read_counts(text, R"((\d+) nodes?, (\d+) conflicts?, depth (\d+))", {"nodes", "conflicts", "depth"});
}

/// What a page that begins with the last event says of those before it.
Counts explored(const Run& run, const std::string& last) {
    run.out("explore f.cnf -q -o page.html --events 1 --from " + last);
    return read_counts(run.folder.read("page.html"),
                       R"re("before":\{"decisions":(\d+),"flips":(\d+),"propagations":(\d+),"conflicts":(\d+),)re"
                       R"re("learned":(\d+),"restarts":(\d+),"reductions":(\d+)\})re",
                       {"decisions", "flips", "propagations", "conflicts", "learned", "restarts", "reductions"});
}

Counts solved(const Run& run) {
    const std::string text = run.error("solve f.cnf --no-model --stats=json");
    Counts counts;
    const std::regex pattern(R"re("([a-z_]+)":(\d+)[,}])re");
    for (std::sregex_iterator at(text.begin(), text.end(), pattern); at != std::sregex_iterator(); ++at)
        counts[at->str(1)] = at->str(2);
    return counts;
}

/// A table of compare or report: the cells of a row by those of its first row.
Counts in_table(const std::string& text, const std::string& first, char separator, const std::string& prefix) {
    const std::size_t begin = text.find(first);
    REQUIRE(begin != std::string::npos);
    std::vector<std::vector<std::string>> rows;
    for (std::size_t at = begin; rows.size() < 3; at = text.find('\n', at) + 1) {
        const std::string line = text.substr(at, text.find('\n', at) - at);
        if (line.empty()) break;
        if (line.find("---") != std::string::npos) continue;
        rows.emplace_back();
        for (std::size_t cell = 0; cell <= line.size();) {
            const std::size_t end = std::min(line.find(separator, cell), line.size());
            rows.back().emplace_back(core::trimmed(line.substr(cell, end - cell)));
            cell = end + 1;
        }
    }
    Counts counts;
    for (std::size_t cell = 0; cell < std::min(rows.at(0).size(), rows.at(1).size()); ++cell) {
        const std::string& name = rows[0][cell];
        const std::string& value = rows[1][cell];
        if (name.starts_with(prefix) && !value.empty() && value != "-") counts[name.substr(prefix.size())] = value;
    }
    return counts;
}

/// What both count must be the same.
void require_same(const std::string& command, const Counts& left, const Counts& right) {
    std::size_t compared = 0;
    for (const auto& [name, value] : left) {
        const auto other = right.find(name);
        if (other == right.end()) continue;
        CAPTURE(command, name);
        CHECK(value == other->second);
        ++compared;
    }
    CHECK(compared > 0);
}

void compare_commands(const Run& run, bool is_dpll) {
    const Counts events = traced(run);
    require_same("step", stepped(run), events);
    require_same("tree", in_tree(run, is_dpll), events);
    require_same("explore", explored(run, events.at("end")), events);
    const std::string too_few = run.error("conflict f.cnf --number 999999");
    if (events.at("conflicts") != "0")
        require_same("conflict", read_counts(too_few, R"(has (\d+) conflict)", {"conflicts"}), events);
    if (run.options.find("--decide") != std::string::npos) return;
    const Counts statistics = solved(run);
    require_same("solve", statistics, events);
    require_same("tree", in_tree(run, is_dpll), statistics);
    if (events.at("conflicts") != "0")
        require_same("picture",
                     read_counts(run.out("picture f.cnf --kind search"), R"(: (\d+) conflict)", {"conflicts"}), events);
    if (run.strategy.empty()) return;
    const std::string chosen = " f.cnf --strategies " + run.strategy;
    require_same("compare",
                 in_table(run.folder.run("compare --table csv" + chosen).out, "formula,", ',', run.strategy + '_'),
                 statistics);
    require_same("report", in_table(run.folder.run("report" + chosen).out, "| Strategy | ms", '|', ""), statistics);
}
}  // namespace

TEST_CASE("every command counts the same search alike", "[app][counts]") {
    const Folder folder;
    for (int round = 0; round < (support::is_slow ? 7 : 60); ++round) {
        core::Random random(static_cast<std::uint64_t>(round));
        const cnf::ClauseList formula = support::random_formula(random, 5 + random.below(20)).clauses;
        folder.write("f.cnf", in_dimacs(formula));
        const bool is_dpll = round % 2 == 1;
        Run run{folder, {}, is_dpll ? "" : "cdcl"};
        if (is_dpll) {
            run.strategy = dpll::strategies()[static_cast<std::size_t>(round / 2) % dpll::strategies().size()].name;
            run.options = "--branching " + run.strategy;
            if (random.below(2) == 0) {
                run.options += " --pure-literals";
                run.strategy += "+pure-literals";
            }
        } else if (random.below(3) > 0) {
            run.options = "--set symmetry=0,inprocess-delay=0,reduce-interval=5,restart-margin=0";
            run.strategy.clear();
        }
        if (random.below(3) == 0) {
            run.options += " --conflict-limit " + std::to_string(1 + random.below(20));
            run.strategy.clear();
        }
        if (random.below(3) == 0) run.options += " --decide=-1,2";
        CAPTURE(round, run.options);
        compare_commands(run, is_dpll);
    }
}

TEST_CASE("canary: a count of another search is found", "[app][counts][canary]") {
    const Counts one = {{"conflicts", "7"}, {"decisions", "8"}};
    const Counts other = {{"conflicts", "8"}, {"decisions", "8"}};
    CHECK(read_counts("7 decisions, 1 conflict", R"((\d+) decisions?, (\d+) conflict)", {"decisions", "conflicts"}) ==
          Counts{{"conflicts", "1"}, {"decisions", "7"}});
    CHECK(one != other);
}
