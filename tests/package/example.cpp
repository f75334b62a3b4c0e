#include <satdoku/cdcl/solver.hpp>
#include <iostream>

using namespace satdoku;

int main() {
    const cnf::Literal one = cnf::Literal::from_dimacs(1), two = cnf::Literal::from_dimacs(2);
    cdcl::Solver solver;
    solver.clause({one, two});
    solver.clause({~one, two});
    const cnf::Literal assumptions[] = {~two};
    if (solver.solve(assumptions, {}, {}).verdict == solve::Verdict::unsatisfiable && solver.failed(~two))
        std::cout << "2 is true in every model\n";
    if (solver.solve({}, {}, {}).verdict == solve::Verdict::satisfiable)
        std::cout << "a model: " << (solver.value(one) ? 1 : -1) << ' ' << (solver.value(two) ? 2 : -2) << '\n';
}
