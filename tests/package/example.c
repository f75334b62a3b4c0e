#include <satdoku.h>

#include <stdio.h>

int main(void) {
    satdoku_solver* solver = satdoku_init();
    const int32_t first[] = {1, 2}, second[] = {-1, 2};
    satdoku_clause(solver, first, 2);
    satdoku_clause(solver, second, 2);
    satdoku_assume(solver, -2);
    if (satdoku_solve(solver) == SATDOKU_UNSATISFIABLE && satdoku_failed(solver, -2))
        puts("2 is true in every model");
    if (satdoku_solve(solver) == SATDOKU_SATISFIABLE)
        printf("a model: %d %d\n", satdoku_value(solver, 1), satdoku_value(solver, 2));
    satdoku_release(solver);
    return 0;
}
