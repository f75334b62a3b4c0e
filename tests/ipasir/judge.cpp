#include "ipasir/judge.hpp"
#include "support/shrinking.hpp"
#include <satdoku/core/numbers.hpp>
#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <satdoku.h>

namespace satdoku::test {
namespace {
constexpr std::uint32_t judged_variables = 12;  ///< variables: so few that all assignments can be tried

std::int32_t number(const test::RecordedCall& call, std::size_t index) {
    if (index >= call.words.size()) return 0;
    return core::parse_number<std::int32_t>(call.words[index]).value_or(0);
}

Numbers numbers(const test::RecordedCall& call) {
    Numbers all;
    for (std::size_t index = 0; index < call.words.size(); ++index) all.push_back(number(call, index));
    return all;
}

/// What is known of a solver by its calls.
struct Known {
    Models models{judged_variables};  ///< of all clauses
    std::vector<Numbers> clauses{};   ///< without those that the solver may drop
    Numbers open{};                   ///< a clause of satdoku_add() without its 0
    Numbers assumptions{}, asked{};   ///< of the next solve, and of the last one
    std::optional<Numbers> constraint{}, asked_constraint{};
    bool may_give_up = false;
    bool has_propagator = false;
    int verdict = 0;

    /// @param binding  otherwise the solver may drop it
    void add(const Numbers& clause, bool binding = true) {
        models.restrict(clause);
        if (binding) clauses.push_back(clause);
    }
    void ask() {
        asked = std::exchange(assumptions, {});
        asked_constraint = std::exchange(constraint, std::nullopt);
    }
};

class Judge {
  public:
    explicit Judge(Replayed replayed) : replayed_(std::move(replayed)), known_{{1, Known{}}} {}

    std::string run(const Record& record) {
        std::string wrong;
        for (const test::RecordedCall& call : record) {
            std::int64_t result = replay_.play(call);
            if (replayed_) result = replayed_(call, result, replay_.strayed());
            if (replay_.solver(call.solver) == nullptr) continue;
            wrong = judge(call, result);
            if (!wrong.empty()) return call.name + ' ' + wrong;
        }
        return wrong;
    }

  private:
    std::string judge(const test::RecordedCall& call, std::int64_t result) {
        solver_ = replay_.solver(call.solver);
        Known& known = known_[call.solver];
        for (const test::GivenClause& clause : replay_.given()) known.add(clause.literals, clause.permanent);
        const bool done = result != 0;
        if (call.name == "add" && done) {
            if (number(call, 0) != 0) {
                known.open.push_back(number(call, 0));
            } else {
                known.add(std::exchange(known.open, {}));
            }
        } else if (call.name == "clause" && done) {
            known.add(numbers(call));
        } else if (call.name == "clauses" && done) {
            Numbers clause;
            for (const std::int32_t literal : numbers(call))
                literal != 0 ? clause.push_back(literal) : known.add(std::exchange(clause, {}));
        } else if (call.name == "assume" && done) {
            known.assumptions.push_back(number(call, 0));
        } else if (call.name == "constrain" && done) {
            known.constraint = numbers(call);
        } else if (call.name == "limit" || call.name == "set-terminate") {
            known.may_give_up = true;
        } else if (call.name == "connect-propagator" && done) {
            known.has_propagator = known.may_give_up = true;
        } else if (call.name == "copy" && done) {
            Known copy{.models = known.models, .clauses = known.clauses, .may_give_up = known.may_give_up};
            known_.insert_or_assign(static_cast<unsigned>(result), std::move(copy));
        } else if (call.name == "solve" || call.name == "propagate") {
            known.ask();
            known.verdict = static_cast<int>(result);
            return judge_verdict(known, call.name == "propagate");
        } else if (call.name == "flip" && done) {
            return judge_model(known);
        } else if (call.name == "flippable" && done) {
            return judge_model(known, std::abs(number(call, 0)));
        } else if (call.name == "fixed" && done &&
                   known.models.any_with({static_cast<std::int32_t>(-result) * number(call, 0)})) {
            return "says of a literal that it is fixed";
        }
        return {};
    }

    std::string judge_verdict(const Known& known, bool propagated) {
        if (known.verdict == SATDOKU_SATISFIABLE) return judge_model(known);
        if (known.verdict == SATDOKU_UNSATISFIABLE) return judge_refutation(known);
        if (propagated) return judge_implied(known);
        return known.may_give_up ? "" : "has no answer";
    }

    /// @param flipped  a variable whose other value is meant
    std::string judge_model(const Known& known, std::int32_t flipped = 0) {
        const auto holds = [&](std::int32_t literal) {
            return (satdoku_value(solver_, literal) == literal) != (std::abs(literal) == flipped);
        };
        for (const Numbers& clause : known.clauses)
            if (std::none_of(clause.begin(), clause.end(), holds)) return "has a model that breaks a clause";
        if (!std::all_of(known.asked.begin(), known.asked.end(), holds)) return "has a model that breaks an assumption";
        const auto& constraint = known.asked_constraint;
        if (constraint && std::none_of(constraint->begin(), constraint->end(), holds))
            return "has a model that breaks the constraint";
        return {};
    }

    std::string judge_refutation(const Known& known) {
        Numbers failed;
        for (const std::int32_t literal : known.asked)
            if (satdoku_failed(solver_, literal) != 0) failed.push_back(literal);
        Models models = known.models;
        if (satdoku_constraint_failed(solver_) != 0) {
            if (!known.asked_constraint) return "blames a constraint that there is not";
            models.restrict(*known.asked_constraint);
        }
        return models.any_with(failed) ? "refutes what has a model" : "";
    }

    std::string judge_implied(const Known& known) {
        const std::int32_t* literals = nullptr;
        const std::size_t count = satdoku_implied(solver_, &literals);
        Models models = known.models;
        if (known.asked_constraint) models.restrict(*known.asked_constraint);
        for (std::size_t index = 0; index < count; ++index) {
            Numbers against = known.asked;
            against.push_back(-literals[index]);
            if (models.any_with(against)) return "implies what does not follow";
        }
        return {};
    }

    Replayed replayed_;
    test::Replay replay_;
    satdoku_solver* solver_ = nullptr;
    std::map<unsigned, Known> known_;
};
}  // namespace

std::string judge(const Record& record, const Replayed& replayed) { return Judge(replayed).run(record); }

Record shrink(Record record, const std::function<bool(const Record&)>& fails) {
    for (bool again = true; again;) {
        again = support::drop_items(
            record, fails, [](Record & each) -> auto& { return each; });
        for (std::size_t call = 0; call < record.size(); ++call) {
            const auto words = [call](Record & each) -> auto& { return each[call].words; };
            const auto answers = [call](Record & each) -> auto& { return each[call].answers; };
            const bool has_literals = record[call].name == "clause" || record[call].name == "constrain";
            if (has_literals && support::drop_items(record, fails, words)) again = true;
            if (support::drop_items(record, fails, answers)) again = true;
        }
    }
    return record;
}

std::string print_record(const Record& calls) {
    std::string text = std::string(satdoku_signature()) + '\n';
    for (const test::RecordedCall& call : calls) {
        const std::string mark = call.solver == 1 ? "" : '@' + std::to_string(call.solver) + ' ';
        text += mark + call.name;
        for (const std::string& word : call.words) text += ' ' + word;
        const std::string result = call.result ? " = " + std::to_string(*call.result) : "";
        if (call.answers.empty()) text += result;
        text += '\n';
        for (const test::RecordedAnswer& answer : call.answers) {
            text += mark + "> " + std::to_string(answer.question) + ' ' + answer.name;
            for (const std::int32_t number : answer.numbers) text += ' ' + std::to_string(number);
            text += '\n';
        }
        if (!call.answers.empty() && call.result) text += mark + result.substr(1) + '\n';
    }
    return text;
}

}  // namespace satdoku::test
