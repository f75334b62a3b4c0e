/* IPASIR, the interface of incremental SAT solvers that the SAT competitions use (Balyo, Biere, Iser and Sinz, "SAT
 * Race 2015", Artificial Intelligence, 2016). Programs that know it can be linked with this solver or any other.
 *
 * A solver is in one of three states: INPUT, SAT or UNSAT. ipasir_init() returns a solver in INPUT. ipasir_add() and
 * ipasir_assume() lead to INPUT from every state. ipasir_solve() leads to SAT, to UNSAT or, without an answer, to
 * INPUT.
 *
 * IPASIR has no errors. Here no call aborts, and no call throws an exception. If memory runs out, a literal is out of
 * range or a clause has not ended when the solve begins, ipasir_solve() returns 0. ipasir_val() returns 0 in states
 * other than SAT, ipasir_failed() in states other than UNSAT. satdoku.h has the same solver with errors, options,
 * limits and more.
 *
 * Different solvers share nothing and may run in different threads. */
#ifndef IPASIR_H
#define IPASIR_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The solver's name and version. */
const char* ipasir_signature(void);

/* ipasir_init() returns a new solver, or NULL if memory has run out; ipasir_release() frees it. */
void* ipasir_init(void);
void ipasir_release(void* solver);

/* Adds a literal to the current clause; 0 ends the clause. In every state. */
void ipasir_add(void* solver, int32_t lit_or_zero);

/* Assumes a literal, for the next ipasir_solve() only. In every state. */
void ipasir_assume(void* solver, int32_t lit);

/* Returns 10 if satisfiable, 20 if unsatisfiable under the assumptions, 0 without an answer. In every state. */
int ipasir_solve(void* solver);

/* In SAT: `lit` if it is true in the model, `-lit` if it is false. */
int32_t ipasir_val(void* solver, int32_t lit);

/* In UNSAT: 1 if the assumption was used in the refutation, else 0. */
int ipasir_failed(void* solver, int32_t lit);

/* Sets a callback that ipasir_solve() calls again and again: if it returns anything but 0, ipasir_solve() ends and
 * returns 0. NULL removes it. */
void ipasir_set_terminate(void* solver, void* data, int (*terminate)(void* data));

/* Sets a callback for every learned clause of at most `max_length` literals. The clause ends with 0 and is valid during
 * the call. NULL removes it. */
void ipasir_set_learn(void* solver, void* data, int max_length, void (*learn)(void* data, int32_t* clause));

#ifdef __cplusplus
}
#endif

#endif
