#include <satdoku.h>

#include <stdio.h>

int main(void) {
    satdoku_solver* solver = satdoku_init();
    const int32_t clauses[] = {1, 2, 0, -1, 2, 0}, none[] = {-2};
    satdoku_clauses(solver, clauses, sizeof clauses / sizeof *clauses);
    satdoku_constrain(solver, none, 1); /* for the next solve alone */
    if (satdoku_solve(solver) == SATDOKU_UNSATISFIABLE && satdoku_constraint_failed(solver))
        puts("2 is true in every model");
    satdoku_solver* copy = satdoku_copy(solver);
    satdoku_assume(copy, -1);
    if (satdoku_propagate(copy) != SATDOKU_UNSATISFIABLE) {
        const int32_t* implied;
        const size_t count = satdoku_implied(copy, &implied); /* -1, then 2 */
        if (count > 1) satdoku_phase(solver, implied[0]);
    }
    if (satdoku_solve(solver) == SATDOKU_SATISFIABLE && satdoku_flippable(solver, 1))
        printf("a model: %d %d\n", satdoku_value(solver, 1), satdoku_value(solver, 2));
    satdoku_release(copy);
    satdoku_release(solver);
    return 0;
}
