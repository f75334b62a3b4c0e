#include <satdoku/cdcl/solver.hpp>
#include <satdoku/solve/propagator.hpp>
#include <iostream>

using namespace satdoku;

/// Knows without a clause that at most one of the variables that it observes is true.
struct AtMostOne : solve::Propagator {
    std::vector<cnf::Literal> chosen;  // those that are true
    std::vector<std::size_t> before;   // how many were, as each level began

    void notify_assignment(std::span<const cnf::Literal> literals) override {
        for (const cnf::Literal literal : literals)
            if (!literal.negative()) chosen.push_back(literal);
    }
    void notify_new_decision_level() override { before.push_back(chosen.size()); }
    void notify_backtrack(std::uint32_t level) override {
        chosen.resize(before[level]);
        before.resize(level);
    }
    bool external_clause(std::vector<cnf::Literal>& clause, bool& forgettable) override {
        if (chosen.size() < 2) return false;
        clause = {~chosen[0], ~chosen[1]};
        forgettable = true;
        return true;
    }
    bool check_found_model(std::span<const cnf::Literal>) override { return chosen.size() < 2; }
};

int main() {
    const cnf::Literal one = cnf::Literal::from_dimacs(1), two = cnf::Literal::from_dimacs(2),
                       three = cnf::Literal::from_dimacs(3);
    AtMostOne at_most_one;
    cdcl::Solver solver;
    solver.propagate_with(&at_most_one);
    solver.observe(one.variable());
    solver.observe(three.variable());
    solver.clause({one, two});
    solver.clause({two, three});
    const cnf::Literal assumptions[] = {~two};
    if (solver.solve(assumptions, {}, {}).verdict == solve::Verdict::unsatisfiable && solver.failed(~two))
        std::cout << "2 is true in every model\n";
    if (solver.solve({}, {}, {}).verdict == solve::Verdict::satisfiable)
        std::cout << "a model: " << (solver.value(one) ? 1 : -1) << ' ' << (solver.value(two) ? 2 : -2) << '\n';
}
