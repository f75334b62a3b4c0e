// Exercises: each answer is found once more, from the text of the task alone, as a student would.
#include "exercise.hpp"
#include "program/program.hpp"
#include "support/brute_force.hpp"
#include "support/catch.hpp"
#include "support/literals.hpp"
#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace satdoku;
using Catch::Matchers::Contains;
using insight::Exercise;
using insight::ExerciseKind;
using Numbers = std::vector<int>;

namespace {
Numbers literals_in(const std::string& text) {
    Numbers numbers;
    const std::regex number("-?[0-9]+");
    for (std::sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at)
        numbers.push_back(std::stoi(at->str()));
    return numbers;
}

std::vector<std::string> task_lines(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// The lines "3: 1 -2".
std::vector<Numbers> task_clauses(const std::string& task) {
    std::vector<Numbers> clauses;
    for (const std::string& line : task_lines(task))
        if (std::regex_match(line, std::regex("[0-9]+: [-0-9 ]+")))
            clauses.push_back(literals_in(line.substr(line.find(':'))));
    return clauses;
}

Numbers in_order(Numbers numbers) {
    std::ranges::sort(numbers);
    return numbers;
}

std::set<Numbers> in_order(const std::vector<Numbers>& lists) {
    std::set<Numbers> set;
    for (const Numbers& list : lists) set.insert(in_order(list));
    return set;
}

/// Calls `check` with exercises of all numbers of steps.
template <typename Check> void with_exercises(const std::string& name, Check check) {
    const auto kinds = insight::exercise_kinds();
    const auto kind = std::ranges::find_if(kinds, [&](const ExerciseKind& each) { return each.name == name; });
    REQUIRE(kind != kinds.end());
    core::Random random(11);
    for (std::size_t steps = kind->smallest; steps <= kind->largest; ++steps) {
        std::size_t made = 0;
        for (int tries = 0; tries < 100000 && made < 5; ++tries) {
            const auto exercise = kind->make(random, steps);
            if (!exercise) continue;
            ++made;
            INFO(exercise->task + exercise->solution);
            check(*exercise, steps);
        }
        INFO(name << " of " << steps << " steps");
        CHECK(made > 0);
    }
}

/// Propagation over a trail in the order of random choices.
struct ExerciseTrail {
    std::vector<Numbers> clauses;
    std::map<int, std::pair<int, Numbers>> level_and_reason = {};  ///< by true literal
    Numbers order = {};

    bool holds(int literal) const { return level_and_reason.count(literal) > 0; }
    void assign(int literal, int level, const Numbers& reason) {
        level_and_reason[literal] = {level, reason};
        order.push_back(literal);
    }
    /// Returns the false clause, if there is one.
    std::optional<Numbers> propagate(int level, core::Random& random) {
        for (;;) {
            std::vector<std::pair<int, Numbers>> implied;
            for (const Numbers& clause : clauses) {
                Numbers open;
                for (const int literal : clause)
                    if (!holds(-literal)) open.push_back(literal);
                if (open.empty()) return clause;
                if (open.size() == 1 && !holds(open[0])) implied.emplace_back(open[0], clause);
            }
            if (implied.empty()) return std::nullopt;
            const auto& [literal, reason] = implied[random.below(implied.size())];
            assign(literal, level, reason);
        }
    }
    /// The first UIP, the learned clause and the level of the jump.
    std::tuple<int, Numbers, int> learn(const Numbers& conflict, int level) const {
        std::set<int> clause(conflict.begin(), conflict.end());
        const auto of_level = [&] {
            return std::ranges::count_if(clause, [&](int each) { return level_and_reason.at(-each).first == level; });
        };
        for (auto at = order.rbegin(); of_level() > 1; ++at) {
            if (clause.erase(-*at) == 0) continue;
            for (const int literal : level_and_reason.at(*at).second)
                if (literal != *at) clause.insert(literal);
        }
        int uip = 0;
        int jump = 0;
        for (const int literal : clause) {
            const int its = level_and_reason.at(-literal).first;
            (its == level ? uip : jump) = its == level ? -literal : std::max(jump, its);
        }
        return {uip, Numbers(clause.begin(), clause.end()), jump};
    }
};

/// The decisions of DPLL as the task describes it.
bool dpll_search(const std::vector<Numbers>& clauses, Numbers trail, std::vector<Numbers>& decided) {
    const auto holds = [&](int literal) { return std::ranges::find(trail, literal) != trail.end(); };
    for (bool changed = true; changed;) {
        changed = false;
        for (const Numbers& clause : clauses) {
            Numbers open;
            for (const int literal : clause)
                if (!holds(-literal)) open.push_back(literal);
            if (open.empty()) return false;
            if (open.size() > 1 || holds(open[0])) continue;
            trail.push_back(open[0]);
            changed = true;
        }
    }
    for (const Numbers& clause : clauses) {
        if (std::ranges::any_of(clause, holds)) continue;
        const int first = *std::ranges::find_if(clause, [&](int literal) { return !holds(-literal); });
        for (const int literal : {first, -first}) {
            decided.push_back({literal});
            trail.push_back(literal);
            if (dpll_search(clauses, trail, decided)) return true;
            trail.pop_back();
        }
        return false;
    }
    return true;
}
}  // namespace

TEST_CASE("exercises of propagation have the literals that follow", "[exercise]") {
    with_exercises("propagation", [](const Exercise& exercise, std::size_t steps) {
        core::Random random(1);
        ExerciseTrail trail{task_clauses(exercise.task)};
        REQUIRE_FALSE(trail.propagate(0, random));
        REQUIRE(trail.order.size() == steps);
        REQUIRE(in_order(exercise.key.at(0)) == in_order(trail.order));
    });
}

TEST_CASE("exercises about conflicts have one answer for every order of propagation", "[exercise]") {
    with_exercises("first-uip", [](const Exercise& exercise, std::size_t) {
        core::Random random(1);
        const Numbers decisions = literals_in(task_lines(exercise.task).back());
        for (int round = 0; round < 50; ++round) {
            ExerciseTrail trail{task_clauses(exercise.task)};
            std::optional<Numbers> conflict;
            int level = 0;
            for (const int decision : decisions) {
                REQUIRE_FALSE(conflict);
                REQUIRE_FALSE((trail.holds(decision) || trail.holds(-decision)));
                trail.assign(decision, ++level, {});
                conflict = trail.propagate(level, random);
            }
            REQUIRE(conflict);
            const auto [uip, clause, jump] = trail.learn(*conflict, level);
            REQUIRE(exercise.key == std::vector<Numbers>{{uip}, {jump}});
            REQUIRE(uip != decisions.back());
        }
    });
}

TEST_CASE("exercises of conflict analysis have the clause that the trail teaches", "[exercise]") {
    with_exercises("learned-clause", [](const Exercise& exercise, std::size_t) {
        ExerciseTrail trail{task_clauses(exercise.task)};
        int level = 0;
        Numbers conflict;
        for (const std::string& line : task_lines(exercise.task)) {
            if (line.starts_with("clause "))
                conflict = trail.clauses.at(static_cast<std::size_t>(literals_in(line)[0]) - 1);
            if (!line.starts_with("Level ")) continue;
            level = literals_in(line)[0];
            const std::regex item("(-?[0-9]+) \\((decided|clause ([0-9]+))\\)");
            for (std::sregex_iterator at(line.begin(), line.end(), item), end; at != end; ++at) {
                const bool decided = (*at)[2] == "decided";
                trail.assign(std::stoi((*at)[1]), level,
                             decided ? Numbers{} : trail.clauses.at(std::stoul((*at)[3]) - 1));
            }
        }
        REQUIRE(in_order(exercise.key.at(0)) == std::get<1>(trail.learn(conflict, level)));
    });
}

TEST_CASE("exercises of DPLL have its decisions", "[exercise]") {
    with_exercises("dpll", [](const Exercise& exercise, std::size_t steps) {
        std::vector<Numbers> decided;
        const bool model = dpll_search(task_clauses(exercise.task), {}, decided);
        REQUIRE(decided == exercise.key);
        REQUIRE(decided.size() == steps);
        REQUIRE((exercise.solution.find("unsatisfiable") == std::string::npos) == model);
    });
}

TEST_CASE("exercises of resolution have one pivot for each step", "[exercise]") {
    with_exercises("resolution", [](const Exercise& exercise, std::size_t steps) {
        const std::vector<Numbers> clauses = task_clauses(exercise.task);
        REQUIRE(clauses.size() == steps + 1);
        std::set<int> resolvent(clauses[0].begin(), clauses[0].end());
        for (std::size_t step = 1; step < clauses.size(); ++step) {
            Numbers pivots;
            for (const int literal : clauses[step])
                if (resolvent.count(-literal) > 0) pivots.push_back(literal);
            REQUIRE(pivots.size() == 1);
            resolvent.insert(clauses[step].begin(), clauses[step].end());
            resolvent.erase(pivots[0]);
            resolvent.erase(-pivots[0]);
        }
        REQUIRE(in_order(exercise.key.at(0)) == Numbers(resolvent.begin(), resolvent.end()));
    });
}

TEST_CASE("exercises of Tseitin's encoding have the models of the gates", "[exercise]") {
    with_exercises("tseitin", [](const Exercise& exercise, std::size_t steps) {
        REQUIRE(exercise.key.size() == 3 * steps + 1);
        REQUIRE(in_order(exercise.key).size() == exercise.key.size());
        const cnf::ClauseList formula = support::clause_list(exercise.key);
        const std::size_t inputs = steps + 1;
        for (std::uint32_t values = 0; values < (1U << inputs); ++values) {
            std::vector<bool> model;
            for (std::size_t input = 0; input < inputs; ++input) model.push_back(((values >> input) & 1U) != 0);
            const auto value = [&](int literal) {
                return model.at(static_cast<std::size_t>(std::abs(literal)) - 1) == (literal > 0);
            };
            for (const std::string& line : task_lines(exercise.task)) {
                if (line.find('=') == std::string::npos) continue;
                const Numbers gate = literals_in(line);
                const bool both = line.find("AND") != std::string::npos;
                model.push_back(both ? value(gate[1]) && value(gate[2]) : value(gate[1]) || value(gate[2]));
            }
            REQUIRE(model.size() == inputs + steps);
            REQUIRE(support::satisfies(model, formula) == model.back());
        }
    });
}

TEST_CASE("exercises of encodings allow at most one of the literals", "[exercise]") {
    with_exercises("at-most-one", [](const Exercise& exercise, std::size_t count) {
        const bool pairwise = exercise.task.find("pairwise") != std::string::npos;
        REQUIRE(exercise.key.size() == (pairwise ? count * (count - 1) / 2 : 3 * count - 4));
        Numbers literals = literals_in(exercise.task);
        literals.resize(count);
        for (std::uint32_t values = 0; values < (1U << count); ++values) {
            std::vector<std::vector<int>> clauses = exercise.key;
            for (std::size_t index = 0; index < count; ++index)
                clauses.push_back({((values >> index) & 1U) != 0 ? literals[index] : -literals[index]});
            const bool allowed = support::brute_force(support::clause_list(clauses)).has_value();
            REQUIRE(allowed == ((values & (values - 1)) == 0));
        }
    });
}

TEST_CASE("a seed makes the same sheet again, as text, page and PDF", "[exercise]") {
    const Folder folder;
    const Ended list = folder.run("exercise");
    REQUIRE(list.code == 0);
    for (const ExerciseKind& kind : insight::exercise_kinds()) {
        const std::string name(kind.name);
        CHECK_THAT(list.out, Contains(name));
        const Ended first = folder.run("exercise " + name + " --count 3 --solutions key.txt");
        REQUIRE(first.code == 0);
        const std::string again = first.out.substr(first.out.find("satdoku exercise"));
        std::string command = again.substr(8);
        std::ranges::replace(command, '\n', ' ');
        CHECK(folder.run(command).out == first.out);
        REQUIRE(folder.run(command + "-o sheet.html").code == 0);
        const std::string page = folder.read("sheet.html");
        CHECK(std::ranges::count(page, '\n') > 20);
        CHECK_THAT(page, Contains("data-key"));
        REQUIRE(folder.run(command + "-o sheet.pdf --solutions key.pdf").code == 0);
        CHECK_THAT(folder.read("key.pdf"), Contains("%PDF"));
    }
    CHECK(folder.run("exercise chess").code == 2);
    CHECK(folder.run("exercise --count 2").code == 2);
    CHECK(folder.run("exercise dpll --steps 9").code == 2);
    CHECK(folder.run("exercise dpll -o sheet.doc").code == 2);
}
