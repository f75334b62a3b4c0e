#include "ipasir/client.hpp"
#include "ipasir/insight.hpp"
#include <algorithm>
#include <map>
#include <memory>
#include <satdoku.h>
#include <vector>

namespace satdoku::test {
namespace {
constexpr std::uint32_t most_variables = 12;

/// Clauses that the solver does not have; it gets them when a model breaks them, or before.
class Aside {
  public:
    Aside(satdoku_solver* solver, core::Random& random) : solver_(solver), random_(random) {}

    void connect(bool lazy, bool deciding) {
        satdoku_propagator propagator{};
        propagator.data = this;
        propagator.is_lazy = lazy ? 1 : 0;
        propagator.notify_assignment = [](void* data, const std::int32_t* literals, std::size_t count) {
            Aside& self = *static_cast<Aside*>(data);
            self.trail_.insert(self.trail_.end(), literals, literals + count);
        };
        propagator.notify_new_decision_level = [](void* data) {
            Aside& self = *static_cast<Aside*>(data);
            self.levels_.push_back(self.trail_.size());
        };
        propagator.notify_backtrack = [](void* data, std::size_t level) {
            Aside& self = *static_cast<Aside*>(data);
            self.trail_.resize(self.levels_[level]);
            self.levels_.resize(level);
        };
        propagator.cb_check_found_model = [](void* data, const std::int32_t* model, std::size_t size) {
            return static_cast<Aside*>(data)->accepts({model, model + size}) ? 1 : 0;
        };
        if (deciding) propagator.cb_decide = [](void* data) { return static_cast<Aside*>(data)->decide(); };
        if (deciding) {
            propagator.cb_propagate = [](void* data) { return static_cast<Aside*>(data)->propagate(); };
            propagator.cb_add_reason_clause_lit = [](void* data, std::int32_t propagated) {
                return static_cast<Aside*>(data)->next_of_reason(propagated);
            };
        }
        propagator.cb_has_external_clause = [](void* data, int* is_forgettable) {
            return static_cast<Aside*>(data)->choose_clause(*is_forgettable) ? 1 : 0;
        };
        propagator.cb_add_external_clause_lit = [](void* data) { return static_cast<Aside*>(data)->next_literal(); };
        satdoku_connect_propagator(solver_, &propagator);
    }

    void add(const Numbers& clause) {
        clauses_.push_back(clause);
        for (const std::int32_t literal : clause) satdoku_observe(solver_, std::abs(literal));
    }

  private:
    bool is_true(std::int32_t literal) const {
        return std::find(trail_.begin(), trail_.end(), literal) != trail_.end();
    }
    bool accepts(const Numbers& model) {
        for (const Numbers& clause : clauses_) {
            const auto is_false = [&](std::int32_t literal) {
                return std::find(model.begin(), model.end(), -literal) != model.end();
            };
            if (std::all_of(clause.begin(), clause.end(), is_false)) broken_.push_back(clause);
        }
        return broken_.empty();
    }
    std::int32_t decide() {
        if (random_.below(10) == 0) satdoku_force_backtrack(solver_, random_.below(levels_.size() + 1));
        if (clauses_.empty() || random_.below(3) != 0) return 0;
        const Numbers& clause = clauses_[random_.below(clauses_.size())];
        if (clause.empty()) return 0;
        const std::int32_t literal = clause[random_.below(clause.size())];
        return satdoku_is_decision(solver_, literal) != 0 ? 0 : literal;
    }
    std::int32_t propagate() {
        for (const Numbers& clause : clauses_) {
            const auto is_open = [&](std::int32_t literal) { return !is_true(-literal); };
            if (std::count_if(clause.begin(), clause.end(), is_open) != 1) continue;
            const std::int32_t open = *std::find_if(clause.begin(), clause.end(), is_open);
            if (is_true(open) || random_.below(3) == 0) continue;  // some are implied late
            reasons_[open] = clause;
            return open;
        }
        return 0;
    }
    bool choose_clause(int& is_forgettable) {
        is_forgettable = static_cast<int>(random_.below(2));
        if (!broken_.empty()) {
            give(broken_.back());
            broken_.pop_back();
            return true;
        }
        if (clauses_.empty() || random_.below(6) != 0) return false;
        give(clauses_[random_.below(clauses_.size())]);
        return true;
    }
    void give(const Numbers& clause) {
        giving_.assign(1, 0);
        giving_.insert(giving_.end(), clause.rbegin(), clause.rend());
    }
    std::int32_t next_of_reason(std::int32_t propagated) {
        if (giving_.empty()) give(reasons_.at(propagated));
        return next_literal();
    }
    std::int32_t next_literal() {
        const std::int32_t literal = giving_.back();
        giving_.pop_back();
        return literal;
    }

    satdoku_solver* solver_;
    core::Random& random_;
    std::vector<Numbers> clauses_;
    std::vector<Numbers> broken_;  ///< by a model
    Numbers trail_;
    std::vector<std::size_t> levels_;
    std::map<std::int32_t, Numbers> reasons_;  ///< of the literals that were implied last
    Numbers giving_;                           ///< from the end
};

class Client {
  public:
    explicit Client(std::uint64_t seed) : random_(seed) {}

    std::uint64_t run(const std::string& path) {
        satdoku_solver* const solver = satdoku_init();
        solvers_.emplace_back(solver, satdoku_release);
        satdoku_record(solver, path.c_str());
        variables_ = static_cast<std::int32_t>(3 + random_.below(most_variables - 2));
        choose_options(solver);
        Aside aside(solver, random_);
        aside_ = nullptr;
        const bool proves = random_.below(4) == 0;
        if (proves) satdoku_open_proof(solver, (path + ".proof").c_str(), static_cast<int>(random_.below(2)));
        if (random_.below(3) == 0) {
            if (proves) satdoku_open_axioms(solver, (path + ".axioms").c_str());
            aside_ = &aside;
            aside.connect(random_.below(3) == 0, random_.below(2) == 0);
        }
        add_clauses(solver, random_.below(static_cast<std::uint64_t>(variables_) * 4));
        for (std::uint64_t steps = 5 + random_.below(25); steps > 0; --steps) step();
        solve(solver);
        std::uint64_t conflicts = 0;
        for (const auto& each : solvers_) conflicts += satdoku_statistic(each.get(), "conflicts");
        for (auto& each : solvers_) each.reset();
        return conflicts;
    }

  private:
    std::int32_t literal() {
        const auto variable = static_cast<std::int32_t>(1 + random_.below(static_cast<std::uint64_t>(variables_)));
        return random_.below(2) == 0 ? variable : -variable;
    }
    Numbers clause() {
        Numbers literals;
        const std::uint64_t size = random_.below(30) == 0 ? 0 : random_.below(4) == 0 ? 1 + random_.below(5) : 3;
        while (literals.size() < size) literals.push_back(literal());
        return literals;
    }
    static int count_down(void* data) {
        Client& self = *static_cast<Client*>(data);
        return self.polls_left_ == 0 || --self.polls_left_ == 0 ? 1 : 0;
    }
    void choose_options(satdoku_solver* solver) {
        constexpr const char* purposes[] = {"sat", "unsat", "plain", "textbook", "default"};
        if (random_.below(3) == 0) satdoku_configure(solver, purposes[random_.below(5)]);
        hurry(solver, random_);
        satdoku_variables(solver, static_cast<std::uint32_t>(random_.below(static_cast<std::uint64_t>(variables_))));
    }
    void add_clauses(satdoku_solver* solver, std::uint64_t count) {
        for (; count > 0; --count) {
            const Numbers literals = clause();
            Numbers ended = literals;
            ended.push_back(0);
            switch (random_.below(aside_ != nullptr && solver == solvers_.front().get() ? 5 : 3)) {
                case 0: satdoku_clause(solver, literals.data(), literals.size()); break;
                case 1: satdoku_clauses(solver, ended.data(), ended.size()); break;
                case 2:
                    for (const std::int32_t each : ended) satdoku_add(solver, each);
                    break;
                default: aside_->add(literals);
            }
        }
    }
    void step() {
        satdoku_solver* const solver = solvers_[random_.below(solvers_.size())].get();
        switch (random_.below(12)) {
            case 0:
            case 1: return add_clauses(solver, 1 + random_.below(5));
            case 2:
                if (solvers_.size() < 3) solvers_.emplace_back(satdoku_copy(solver), satdoku_release);
                return;
            case 3:
                satdoku_limit(solver, "conflicts", random_.below(2) == 0 ? -1 : static_cast<double>(random_.below(6)));
                return;
            case 4:
                polls_left_ = random_.below(6);
                satdoku_set_terminate(solver, this, random_.below(2) == 0 ? nullptr : &Client::count_down);
                return;
            case 5:
                satdoku_set_fixed(solver, nullptr, [](void*, std::int32_t) {});
                satdoku_set_learn(solver, nullptr, 5, [](void*, std::int32_t*) {});
                return;
            case 6:
                random_.below(2) == 0 ? satdoku_phase(solver, literal()) : satdoku_unphase(solver, literal());
                return;
            case 7:
                satdoku_visit_clauses(solver, nullptr, [](void*, const std::int32_t*, std::size_t) { return 1; });
                satdoku_visit_witnesses(solver, nullptr, [](void*, const std::int32_t*, std::size_t) { return 1; });
                return;
            default: return solve(solver);
        }
    }
    void solve(satdoku_solver* solver) {
        Numbers assumptions;
        for (std::uint64_t count = random_.below(2) == 0 ? 0 : random_.below(5); count > 0; --count)
            assumptions.push_back(literal());
        for (const std::int32_t each : assumptions) satdoku_assume(solver, each);
        if (random_.below(4) == 0) {
            const Numbers literals = clause();
            satdoku_constrain(solver, literals.data(), literals.size());
        }
        const bool propagating = random_.below(4) == 0;
        const int verdict = propagating ? satdoku_propagate(solver) : satdoku_solve(solver);
        const std::int32_t* implied = nullptr;
        if (propagating) satdoku_implied(solver, &implied);
        if (verdict == SATDOKU_SATISFIABLE) {
            for (std::int32_t variable = 1; variable <= variables_; ++variable) satdoku_value(solver, variable);
            for (std::uint64_t flips = random_.below(3); flips > 0; --flips) {
                satdoku_flippable(solver, literal());
                satdoku_flip(solver, literal());
            }
        }
        if (verdict == SATDOKU_UNSATISFIABLE) {
            for (const std::int32_t each : assumptions) satdoku_failed(solver, each);
            satdoku_constraint_failed(solver);
        }
        satdoku_fixed(solver, literal());
    }

    core::Random random_;
    std::int32_t variables_ = 0;
    std::vector<std::unique_ptr<satdoku_solver, void (*)(satdoku_solver*)>> solvers_;
    Aside* aside_ = nullptr;
    std::uint64_t polls_left_ = 0;
};
}  // namespace

std::uint64_t make_recorded_calls(std::uint64_t seed, const std::string& path) { return Client(seed).run(path); }

}  // namespace satdoku::test
