#include "fuzzing/script.hpp"
#include "support/random_formula.hpp"
#include <satdoku/cdcl/options.hpp>
#include <satdoku/core/error.hpp>
#include <satdoku/core/numbers.hpp>
#include <algorithm>
#include <sstream>

namespace satdoku::fuzzing {
namespace {
using cnf::Literal;

void print_literals(std::string& text, const std::vector<Literal>& literals) {
    for (const Literal literal : literals) text += std::to_string(literal.dimacs()) + ' ';
    text += "0\n";
}

template <typename Number> Number number_of(const std::string& word) {
    const auto number = core::parse_number<Number>(word);
    if (!number) throw core::Error("script.number", {word});
    return *number;
}

Step read_literals(Step::Kind kind, std::istringstream& words, std::string word) {
    Step step{kind};
    for (; word != "0"; words >> word) {
        if (!words) throw core::Error("script.unfinished");
        step.literals.push_back(Literal::from_dimacs(number_of<std::int32_t>(word)));
    }
    return step;
}

int random_value(core::Random& random, const cdcl::Option& option, std::uint64_t reach) {
    const auto width = static_cast<std::uint64_t>(static_cast<std::int64_t>(option.high()) - option.low()) + 1;
    return static_cast<int>(option.low() + static_cast<std::int64_t>(random.below(std::min(width, reach))));
}

/// Mostly short intervals and large efforts, because small formulas are solved before the engine simplifies them
/// otherwise.
std::vector<std::pair<std::string, int>> random_options(core::Random& random) {
    constexpr std::uint64_t short_reach = 25;
    constexpr std::uint64_t much_effort = 50'000;
    constexpr std::uint64_t whole_reach = std::uint64_t{1} << 32;
    std::vector<std::pair<std::string, int>> options;
    const bool hurry = random.below(4) != 0;
    const bool everything = random.below(2) == 0;
    const std::uint64_t rarity = 1 + random.below(12);  // changes all options, or down to one in twelve
    for (const cdcl::Option& option : cdcl::option_table()) {
        const bool is_switch = option.low() == 0 && option.high() == 1;
        int value = everything && is_switch ? 1 : option;
        if (hurry && (option.name().ends_with("-interval") || option.name().ends_with("-delay"))) {
            value = random_value(random, option, 1 + random.below(short_reach));
        } else if (hurry && option.name().ends_with("-effort")) {
            value = random_value(random, option, much_effort);
        } else if (random.below(rarity) == 0) {
            value = random_value(random, option, random.below(3) == 0 ? whole_reach : short_reach);
        }
        if (value != option) options.emplace_back(option.name(), value);
    }
    return options;
}

Step random_solve(core::Random& random, std::uint32_t variables) {
    Step solve{Step::Kind::solve};
    for (std::uint64_t count = random.below(3) == 0 ? 0 : random.below(6); count > 0; --count) {
        solve.literals.push_back(Literal::from_code(static_cast<std::uint32_t>(random.below(2 * variables))));
    }
    return solve;
}
}  // namespace

bool Script::plain() const {
    const auto ends_clauses = [](const Step& step) { return step.kind != Step::Kind::clause; };
    const auto first = std::find_if(steps.begin(), steps.end(), ends_clauses);
    return first != steps.end() && first + 1 == steps.end() && first->kind == Step::Kind::solve &&
           first->literals.empty();
}

bool Script::proving() const {
    return std::find(options.begin(), options.end(), std::pair<std::string, int>("proof", 0)) == options.end();
}

std::string print(const Script& script) {
    std::string text;
    for (const auto& [name, value] : script.options) text += "c option " + name + ' ' + std::to_string(value) + '\n';
    text += "p inccnf\n";
    for (const Step& step : script.steps) {
        if (step.kind == Step::Kind::limit) {
            text += "l " + std::to_string(step.conflicts) + '\n';
            continue;
        }
        if (step.kind == Step::Kind::solve) text += "a ";
        print_literals(text, step.literals);
    }
    return text;
}

Script parse(std::string_view text) {
    Script script;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string word;
        if (!(words >> word) || word == "p") continue;
        if (word == "c") {
            std::string kind, name, value;
            if (words >> kind >> name >> value && kind == "option")
                script.options.emplace_back(name, number_of<int>(value));
        } else if (word == "l") {
            words >> word;
            script.steps.push_back({Step::Kind::limit, {}, number_of<std::uint64_t>(word)});
        } else if (word == "a") {
            words >> word;
            script.steps.push_back(read_literals(Step::Kind::solve, words, word));
        } else {
            script.steps.push_back(read_literals(Step::Kind::clause, words, word));
        }
    }
    return script;
}

Script random_script(core::Random& random, std::size_t variables) {
    Script script;
    script.options = random_options(random);
    const support::RandomFormula formula = support::random_formula(random, variables);
    const cnf::ClauseList clauses = support::disguise(random, formula.clauses);
    const bool incremental = random.below(2) == 0 && clauses.variable_count() > 0;
    const std::uint64_t pause = 1 + random.below(clauses.size() + 1);
    for (std::size_t index = 0; index < clauses.size(); ++index) {
        script.steps.push_back({Step::Kind::clause, {clauses[index].begin(), clauses[index].end()}});
        if (!incremental || random.below(pause) != 0) continue;
        if (random.below(6) == 0) script.steps.push_back({Step::Kind::limit, {}, random.below(30)});
        script.steps.push_back(random_solve(random, clauses.variable_count()));
    }
    if (incremental) {
        script.steps.push_back({Step::Kind::limit, {}, 0});
        for (std::uint64_t count = random.below(8); count > 0; --count) {
            script.steps.push_back(random_solve(random, clauses.variable_count()));
        }
    }
    script.steps.push_back({Step::Kind::solve});
    if (random.below(3) == 0) script.options.emplace_back("proof", 0);
    return script;
}

}  // namespace satdoku::fuzzing
