#include <ipasir.h>

#include <stdio.h>

int main(void) {
    static const int32_t literals[] = {1, 2, 0, -1, 2, 0};
    void* solver = ipasir_init();
    for (int index = 0; index < 6; ++index) ipasir_add(solver, literals[index]);
    ipasir_assume(solver, -2);
    if (ipasir_solve(solver) == 20 && ipasir_failed(solver, -2)) puts("2 is true in every model");
    if (ipasir_solve(solver) == 10) printf("a model: %d %d\n", ipasir_val(solver, 1), ipasir_val(solver, 2));
    ipasir_release(solver);
    return 0;
}
