/* IPASIR, the interface of incremental SAT solvers that the SAT competitions use (Balyo, Biere, Iser and Sinz, "SAT Race
 * 2015", Artificial Intelligence, 2016). Programs that know it can be linked with this solver or any other.
 *
 * A solver is in one of the states INPUT, SAT and UNSAT. ipasir_init() begins in INPUT; ipasir_add() and ipasir_assume()
 * lead there from each of them; ipasir_solve() leads to SAT, UNSAT or, where it has no answer, INPUT.
 *
 * IPASIR knows no errors. Here no call aborts, and no exception leaves one: where memory runs out, a literal is out of
 * range or a clause has not ended when the solve begins, ipasir_solve() returns 0; ipasir_val() and ipasir_failed()
 * return 0 in states other than theirs. satdoku.h has the same solver with errors, options, limits and more.
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

/* A new solver, or NULL where memory has run out; and its end. */
void* ipasir_init(void);
void ipasir_release(void* solver);

/* Adds a literal to the clause that is being added, or ends that with 0. In every state. */
void ipasir_add(void* solver, int32_t lit_or_zero);

/* Assumes a literal for the next ipasir_solve() alone. In every state. */
void ipasir_assume(void* solver, int32_t lit);

/* 10 satisfiable, 20 unsatisfiable under the assumptions, 0 no answer. In every state. */
int ipasir_solve(void* solver);

/* In SAT: `lit` where the model makes it true, `-lit` where false. */
int32_t ipasir_val(void* solver, int32_t lit);

/* In UNSAT: 1 where the assumption was used in the refutation, else 0. */
int ipasir_failed(void* solver, int32_t lit);

/* Asked again and again during ipasir_solve(): other than 0 ends it with 0. NULL asks nobody. */
void ipasir_set_terminate(void* solver, void* data, int (*terminate)(void* data));

/* Told every learned clause of at most `max_length` literals, ended by 0 and valid during the call. NULL tells nobody. */
void ipasir_set_learn(void* solver, void* data, int max_length, void (*learn)(void* data, int32_t* clause));

#ifdef __cplusplus
}
#endif

#endif
