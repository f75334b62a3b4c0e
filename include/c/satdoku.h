/* satdoku for C, and for every language that can call C: an incremental SAT solver.
 *
 *     satdoku_solver* solver = satdoku_init();
 *     const int32_t first[] = {1, 2}, second[] = {-1, 2};
 *     satdoku_clause(solver, first, 2);
 *     satdoku_clause(solver, second, 2);
 *     satdoku_assume(solver, -2);
 *     if (satdoku_solve(solver) == SATDOKU_UNSATISFIABLE && satdoku_failed(solver, -2))
 *         puts("2 is true in every model");
 *     satdoku_release(solver);
 *
 * Literals are DIMACS numbers: 1 to 2147483646 for variables, negative for their negations.
 *
 * State. A solver is in one of these, and a call belongs to some of them:
 *
 *     new          as satdoku_init() makes it: options and a proof are chosen now
 *     open         clauses or assumptions have come since the last solve, or that came to no answer
 *     satisfiable  the last solve found a model: satdoku_value()
 *     unsatisfiable  the last solve refuted the formula with its assumptions: satdoku_failed()
 *
 * satdoku_add(), satdoku_clause(), satdoku_assume() and satdoku_variables() lead to `open` from each of them,
 * satdoku_solve() to one of the last three. Assumptions hold for the next solve alone.
 *
 * Errors. A call that cannot do what it is asked to returns 0 (NULL) and leaves the solver as it was; satdoku_error()
 * then tells why, until the next call that succeeds. Some things cannot be mended: where memory runs out, a proof cannot
 * be written, or satdoku_add() or satdoku_assume() refuses a literal, the solver no longer has all that it was told, or
 * no longer stands as it should. From then on it refuses everything but satdoku_error() and satdoku_release(), and
 * satdoku_solve() answers SATDOKU_UNKNOWN. No exception leaves a call, and nothing is printed.
 *
 * Threads. Each solver belongs to one thread at a time; different solvers share nothing. Callbacks are called by
 * satdoku_solve() on its own thread; what they may call of their own solver is satdoku_statistic() alone. They return:
 * no exception and no longjmp may leave them. */
#ifndef SATDOKU_H
#define SATDOKU_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct satdoku_solver satdoku_solver;

/* What satdoku_solve() answers. */
enum { SATDOKU_UNKNOWN = 0, SATDOKU_SATISFIABLE = 10, SATDOKU_UNSATISFIABLE = 20 };

/* The name and version, "satdoku 1.0.0". Never NULL; lives as long as the program. */
const char* satdoku_signature(void);

/* A new solver, without clauses; NULL where memory has run out. satdoku_release(NULL) does nothing. */
satdoku_solver* satdoku_init(void);
void satdoku_release(satdoku_solver* solver);

/* Why the last call failed, as a sentence in English; NULL where it did not. Valid until the next call. */
const char* satdoku_error(satdoku_solver* solver);

/* -- Before the first clause, assumption or solve (state `new`) ---------------------------------------------------- */

/* Chooses an option of the engine, as `satdoku help solve` names them: "seed", "eliminate", ... 1 where it is done; 0
 * for a name that does not exist or a value out of its range. */
int satdoku_option(satdoku_solver* solver, const char* name, int value);

/* Writes a proof in the DRAT format to a file: as text, or in its binary form where `binary` is not 0. 1 where the file
 * can be written, else 0. The file stands under its name when satdoku_close_proof() has returned 1, and not before. */
int satdoku_open_proof(satdoku_solver* solver, const char* path, int binary);

/* Ends the proof, once, in any state; after it, clauses and solves are refused. 1 where it is written whole, else 0, and
 * then there is none. A proof that is not closed is dropped.
 *
 * It is a proof of what the first solve refuted: the empty clause, or the clause that not all assumptions hold. Clauses
 * that come later are not in it, so that checkers may refuse steps that need them: they get the whole formula, then. */
int satdoku_close_proof(satdoku_solver* solver);

/* -- The formula --------------------------------------------------------------------------------------------------- */

/* Says that the formula will have the variables 1 to `count`, where that is known: memory is then taken at once. It
 * has to be known only with a proof, before the first solve: the proof takes numbers above for variables of its own. */
int satdoku_variables(satdoku_solver* solver, uint32_t count);

/* Adds a clause literal by literal: 0 ends it. A literal that is refused ends the use of the solver. */
int satdoku_add(satdoku_solver* solver, int32_t literal_or_zero);

/* Adds a clause of `size` literals, none of them 0; where `size` is 0, the empty one, and `literals` may be NULL. Not
 * while a clause of satdoku_add() has not ended. */
int satdoku_clause(satdoku_solver* solver, const int32_t* literals, size_t size);

/* -- Solving ------------------------------------------------------------------------------------------------------- */

/* Assumes a literal for the next solve. A literal that is refused ends the use of the solver. */
int satdoku_assume(satdoku_solver* solver, int32_t literal);

/* Where every further solve gives up: "conflicts" and "decisions" are counts, "seconds" is real time (fractions
 * allowed), "memory" bytes; below 0 there is no such limit. 0 for another name. With the same options and no limit of
 * seconds, a sequence of calls has the same answers and models on every machine. */
int satdoku_limit(satdoku_solver* solver, const char* name, double value);

/* SATDOKU_SATISFIABLE, SATDOKU_UNSATISFIABLE, or SATDOKU_UNKNOWN where a limit was reached, `terminate` said so, or
 * there is an error (see satdoku_error()). */
int satdoku_solve(satdoku_solver* solver);

/* Why the last solve came to no answer: "conflicts", "decisions", "time", "memory", "stopped" or "error"; NULL where it
 * came to one, or there was none. Lives as long as the program. */
const char* satdoku_reason(const satdoku_solver* solver);

/* A callback that is asked at the start of a solve and many times a millisecond during it: other than 0 ends the solve.
 * NULL asks nobody. */
int satdoku_set_terminate(satdoku_solver* solver, void* data, int (*terminate)(void* data));

/* A callback that is told every learned clause of at most `max_length` literals that follows from the clauses alone:
 * its literals, then 0, valid during the call. NULL tells nobody. */
int satdoku_set_learn(satdoku_solver* solver, void* data, int max_length, void (*learn)(void* data, int32_t* clause));

/* -- A user propagator --------------------------------------------------------------------------------------------- */

/* Somebody who knows more than the clauses, follows the search and takes part in it, as IPASIR-UP has it (Fazekas,
 * Niemetz, Preiner, Kirchweger, Szeider and Biere, "IPASIR-UP: user propagators for CDCL", SAT 2023). Functions from
 * cb_decide on may be NULL. None of them may call its solver, but where that is said, and satdoku_statistic(). A literal
 * out of range ends the use of the solver. */
typedef struct satdoku_propagator {
    /* Handed to each function. */
    void* data;
    /* Observed literals have become true on the highest level, in the order in which they did. */
    void (*notify_assignment)(void* data, const int32_t* literals, size_t count);
    /* A level opens above the others, of which the first is 1. */
    void (*notify_new_decision_level)(void* data);
    /* Levels above this one are gone, with their literals. It comes between solves, too. */
    void (*notify_backtrack)(void* data, size_t level);
    /* All variables have values: 0 refuses the model, whose observed literals are shown. Then a clause has to follow that
     * it breaks, or satdoku_observe() has to be called with something new, or the solve is stopped. */
    int (*cb_check_found_model)(void* data, const int32_t* model, size_t size);
    /* The next decision; 0, or a literal that has a value or is not observed, leaves it to the solver. */
    int32_t (*cb_decide)(void* data);
    /* A literal that follows from what has been notified, or 0. Where it is not true already, the clause that implies it
     * is asked for, literal by literal and with the propagated one, until 0 comes. */
    int32_t (*cb_propagate)(void* data);
    int32_t (*cb_add_reason_clause_lit)(void* data, int32_t propagated);
    /* Whether there is one more clause; *is_forgettable is to be set where the solver may drop it. It is asked for in the
     * same way. May call satdoku_observe(), as may cb_check_found_model. */
    int (*cb_has_external_clause)(void* data, int* is_forgettable);
    int32_t (*cb_add_external_clause_lit)(void* data);
} satdoku_propagator;

/* Lets a propagator take part in the solves that follow; NULL lets it go, but the clauses that it has added stay. The
 * struct is copied. It observes nothing at first. Not together with a proof: its clauses would be in none. */
int satdoku_connect_propagator(satdoku_solver* solver, const satdoku_propagator* propagator);

/* Lets the propagator know of a variable, or no more. Variables of the clauses that it adds are observed anyway. */
int satdoku_observe(satdoku_solver* solver, int32_t variable);
int satdoku_unobserve(satdoku_solver* solver, int32_t variable);

/* -- What is known ------------------------------------------------------------------------------------------------- */

/* In state `satisfiable`: the literal where the model makes it true, its negation where false (so it is for a variable
 * that no clause has). 0 in other states. */
int32_t satdoku_value(satdoku_solver* solver, int32_t literal);

/* In state `unsatisfiable`: 1 where the literal is an assumption that was used in the refutation, else 0. 0 in other
 * states. */
int satdoku_failed(satdoku_solver* solver, int32_t literal);

/* In any state: 1 where the literal is known to be true in every model, whatever is assumed, -1 where it is known to be
 * false, 0 where neither is known. */
int satdoku_fixed(satdoku_solver* solver, int32_t literal);

/* Decisions on the literal's variable make it true, until another phase is chosen, or satdoku_unphase() leaves that to
 * the engine again. */
int satdoku_phase(satdoku_solver* solver, int32_t literal);
int satdoku_unphase(satdoku_solver* solver, int32_t literal);

/* The statistic of that name ("conflicts", "decisions", "learned", ...) since the solver was made; 0 where there is none
 * of that name. Names, from index 0 on, in the order of `satdoku solve --stats`: NULL behind the last. */
uint64_t satdoku_statistic(satdoku_solver* solver, const char* name);
const char* satdoku_statistic_name(satdoku_solver* solver, size_t index);

#ifdef __cplusplus
}
#endif

#endif
