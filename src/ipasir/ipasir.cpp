// The ten functions of IPASIR: each calls its counterpart in satdoku.h.
#include <ipasir.h>
#include <satdoku.h>

namespace {
satdoku_solver* solver_of(void* solver) { return static_cast<satdoku_solver*>(solver); }
}  // namespace

const char* ipasir_signature(void) { return satdoku_signature(); }

void* ipasir_init(void) { return satdoku_init(); }

void ipasir_release(void* solver) { satdoku_release(solver_of(solver)); }

void ipasir_add(void* solver, int32_t lit_or_zero) { satdoku_add(solver_of(solver), lit_or_zero); }

void ipasir_assume(void* solver, int32_t lit) { satdoku_assume(solver_of(solver), lit); }

int ipasir_solve(void* solver) { return satdoku_solve(solver_of(solver)); }

int32_t ipasir_val(void* solver, int32_t lit) { return satdoku_value(solver_of(solver), lit); }

int ipasir_failed(void* solver, int32_t lit) { return satdoku_failed(solver_of(solver), lit); }

void ipasir_set_terminate(void* solver, void* data, int (*terminate)(void* data)) {
    satdoku_set_terminate(solver_of(solver), data, terminate);
}

void ipasir_set_learn(void* solver, void* data, int max_length, void (*learn)(void* data, int32_t* clause)) {
    satdoku_set_learn(solver_of(solver), data, max_length, learn);
}
