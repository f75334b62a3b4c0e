#include "ipasir/calls.hpp"
#include <algorithm>
#include <cstdlib>
#include <ipasir.h>
#include <memory>

namespace satdoku::test {
Models::Models(std::uint32_t variables) : is_model_(std::size_t{1} << variables, true) {}

namespace {
bool is_true(std::size_t assignment, std::int32_t number) {
    return ((assignment >> (std::abs(number) - 1) & 1U) != 0) == (number > 0);
}
}  // namespace

void Models::restrict(const Numbers& clause) {
    for (std::size_t index = 0; index < is_model_.size(); ++index) {
        if (std::none_of(clause.begin(), clause.end(), [&](std::int32_t each) { return is_true(index, each); }))
            is_model_[index] = false;
    }
}

bool Models::any_with(const Numbers& literals) const {
    for (std::size_t index = 0; index < is_model_.size(); ++index) {
        if (is_model_[index] &&
            std::all_of(literals.begin(), literals.end(), [&](std::int32_t each) { return is_true(index, each); }))
            return true;
    }
    return false;
}

namespace {
constexpr std::uint32_t few = 11;  ///< variables: so few that all assignments can be tried

struct Polls {
    std::uint64_t left = 0;
};

int count_down(void* data) {
    Polls& polls = *static_cast<Polls*>(data);
    if (polls.left == 0) return 1;
    --polls.left;
    return 0;
}

struct Learned {
    std::size_t most = 0;
    std::uint64_t count = 0;
    std::vector<Numbers> clauses;
    bool too_long = false;
};

void take_learned(void* data, std::int32_t* clause) {
    Learned& learned = *static_cast<Learned*>(data);
    Numbers literals;
    for (; *clause != 0 && literals.size() <= learned.most; ++clause) literals.push_back(*clause);
    learned.too_long = learned.too_long || literals.size() > learned.most;
    learned.clauses.push_back(literals);
    ++learned.count;
}

class Caller {
  public:
    Caller(std::uint64_t seed, const Insight& insight)
        : random_(seed), aside_(~seed), insight_(insight),
          variables_(random_.below(4) == 0 ? static_cast<std::uint32_t>(20 + random_.below(100))
                                           : static_cast<std::uint32_t>(2 + random_.below(few - 1))),
          models_(variables_ <= few ? variables_ : 0), solver_(ipasir_init(), ipasir_release) {}

    CallsReport run() {
        if (insight_.prepare) insight_.prepare(solver_.get(), aside_);
        // Ternary clauses that may or may not have a model.
        add_clauses(random_.below(variables_ * 4 + 1));
        for (std::uint64_t steps = 5 + random_.below(30); steps > 0 && report_.wrong.empty(); --steps) step();
        if (report_.wrong.empty()) solve();
        report_.learned = learned_.count;
        return report_;
    }

  private:
    std::int32_t random_literal(core::Random& random) const {
        const auto variable = static_cast<std::int32_t>(1 + random.below(variables_));
        return random.below(2) == 0 ? variable : -variable;
    }

    void add_clause(std::uint64_t size) {
        Numbers clause;
        while (clause.size() < size) clause.push_back(random_literal(random_));
        for (const std::int32_t literal : clause) ipasir_add(solver_.get(), literal);
        ipasir_add(solver_.get(), 0);
        if (is_small()) models_.restrict(clause);
        clauses_.push_back(std::move(clause));
    }

    void add_clauses(std::uint64_t count) {
        for (; count > 0; --count) add_clause(random_.below(8) == 0 ? 1 + random_.below(5) : 3);
    }

    void step() {
        switch (random_.below(10)) {
            case 0: return add_clauses(1 + random_.below(6));
            case 1: return add_clause(random_.below(60) == 0 ? 0 : 1 + random_.below(2));
            case 2: return choose_terminate();
            case 3: return choose_learn();
            case 4:
                add_clause(3);
                if (insight_.strict) expect_nothing();
                return;
            default: return solve();
        }
    }

    void choose_terminate() {
        terminating_ = random_.below(2) == 0;
        polls_.left = random_.below(4);
        ipasir_set_terminate(solver_.get(), &polls_, terminating_ ? count_down : nullptr);
    }

    void choose_learn() {
        learned_.most = random_.below(12);
        const bool is_set = random_.below(3) != 0;
        ipasir_set_learn(solver_.get(), &learned_, static_cast<int>(learned_.most), is_set ? take_learned : nullptr);
    }

    /// Neither after a model nor after a refutation: the solver returns no values and no failed assumptions.
    void expect_nothing() {
        const std::int32_t literal = random_literal(aside_);
        if (ipasir_val(solver_.get(), literal) != 0) report_.wrong = "returns values without a model";
        if (ipasir_failed(solver_.get(), literal) != 0)
            report_.wrong = "returns failed assumptions without a refutation";
    }

    void solve() {
        Numbers assumptions;
        for (std::uint64_t count = random_.below(3) == 0 ? 0 : random_.below(6); count > 0; --count)
            assumptions.push_back(random_literal(random_));
        for (const std::int32_t literal : assumptions) ipasir_assume(solver_.get(), literal);
        const int verdict = ipasir_solve(solver_.get());
        report_.verdicts += verdict == 10 ? '1' : verdict == 20 ? '0' : '?';
        check_learned();
        if (verdict == 10) {
            check_model(assumptions);
        } else if (verdict == 20) {
            check_refutation(assumptions);
        } else if (verdict != 0 || !terminating_) {
            report_.wrong = "has no answer";
        }
        if (report_.wrong.empty() && is_small() && insight_.inspect)
            report_.wrong = insight_.inspect(solver_.get(), variables_, models_);
    }

    bool value(std::int32_t literal) {
        const std::int32_t value = ipasir_val(solver_.get(), literal);
        if (value != literal && value != -literal && value != 0) report_.wrong = "a value is of another literal";
        return value == literal;
    }

    void check_model(const Numbers& assumptions) {
        const auto holds = [&](std::int32_t literal) { return value(literal); };
        for (const Numbers& clause : clauses_)
            if (std::none_of(clause.begin(), clause.end(), holds)) report_.wrong = "the model breaks a clause";
        if (!std::all_of(assumptions.begin(), assumptions.end(), holds))
            report_.wrong = "the model breaks an assumption";
        if (insight_.strict && ipasir_failed(solver_.get(), random_literal(aside_)) != 0)
            report_.wrong = "returns failed assumptions with a model";
    }

    void check_refutation(const Numbers& assumptions) {
        Numbers failed;
        for (const std::int32_t literal : assumptions)
            if (ipasir_failed(solver_.get(), literal) != 0) failed.push_back(literal);
        if (insight_.strict && ipasir_val(solver_.get(), random_literal(aside_)) != 0)
            report_.wrong = "returns values with a refutation";
        if (is_small()) {
            if (models_.any_with(failed)) report_.wrong = "the failed assumptions have a model";
        } else if (!terminating_) {
            for (const std::int32_t literal : failed) ipasir_assume(solver_.get(), literal);
            if (ipasir_solve(solver_.get()) != 20) report_.wrong = "the failed assumptions have a model";
        }
    }

    void check_learned() {
        if (learned_.too_long) report_.wrong = "a learned clause is longer than asked for";
        for (const Numbers& clause : learned_.clauses) {
            Numbers negation;
            for (const std::int32_t literal : clause) {
                if (static_cast<std::uint32_t>(std::abs(literal)) > variables_) {
                    report_.wrong = "a learned clause has a variable of its own";
                    return;
                }
                negation.push_back(-literal);
            }
            if (is_small() && models_.any_with(negation)) report_.wrong = "a learned clause does not follow";
        }
        learned_.clauses.clear();
    }

    bool is_small() const { return variables_ <= few; }

    core::Random random_;  ///< of the calls: the same for every solver
    core::Random aside_;   ///< of the additional calls
    const Insight& insight_;
    std::uint32_t variables_;
    Models models_;
    std::vector<Numbers> clauses_;
    Polls polls_;
    Learned learned_;
    bool terminating_ = false;
    CallsReport report_;
    std::unique_ptr<void, void (*)(void*)> solver_;
};
}  // namespace

CallsReport make_calls(std::uint64_t seed, const Insight& insight) { return Caller(seed, insight).run(); }

}  // namespace satdoku::test
