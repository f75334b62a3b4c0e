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
 * State. A solver is in one of four states, and each call is allowed in some of them:
 *
 *     new            after satdoku_init(): options and a proof can be chosen now
 *     open           there are new clauses or assumptions since the last solve, or the last solve had no answer
 *     satisfiable    the last solve found a model: satdoku_value()
 *     unsatisfiable  the last solve refuted the formula with its assumptions: satdoku_failed()
 *
 * satdoku_add(), satdoku_clause(), satdoku_clauses(), satdoku_read(), satdoku_assume(), satdoku_constrain() and
 * satdoku_variables() lead to `open` from every state, satdoku_solve() and satdoku_propagate() to one of the last three.
 * Assumptions and a constraint hold for the next of these two only.
 *
 * Errors. A call that fails returns 0 (NULL) and leaves the solver as it was; satdoku_error() returns the reason until
 * the next call that succeeds. Some errors cannot be repaired: if memory runs out, a proof cannot be written, or
 * satdoku_add() or satdoku_assume() refuses a literal, then the solver has lost a part of its input or of its state.
 * From then on it refuses every call except satdoku_error() and satdoku_release(), and satdoku_solve() returns
 * SATDOKU_UNKNOWN. No call throws an exception, and nothing is printed.
 *
 * Threads. Each solver belongs to one thread at a time; different solvers share nothing. satdoku_solve() calls the
 * callbacks on its own thread; of the functions of their own solver they may call satdoku_statistic() only. A callback
 * must return: it must not throw an exception or call longjmp. */
#ifndef SATDOKU_H
#define SATDOKU_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct satdoku_solver satdoku_solver;

/* The results of satdoku_solve(). */
enum { SATDOKU_UNKNOWN = 0, SATDOKU_SATISFIABLE = 10, SATDOKU_UNSATISFIABLE = 20 };

/* The version of this header. That of the library, which may be another one, is in satdoku_signature(). */
#define SATDOKU_VERSION_MAJOR 1
#define SATDOKU_VERSION_MINOR 1
#define SATDOKU_VERSION_PATCH 0

/* The name and version, "satdoku 1.1.0". Never NULL; lives as long as the program. */
const char* satdoku_signature(void);

/* satdoku_init() returns a new solver without clauses, or NULL if memory has run out; satdoku_release() frees it.
 * satdoku_release(NULL) does nothing. */
satdoku_solver* satdoku_init(void);
void satdoku_release(satdoku_solver* solver);

/* Returns a new solver with the clauses, options, limits and phases of another one, in state `open`, or NULL. What
 * simplification has done is kept; assumptions, callbacks, learned clauses and a proof are not copied. */
satdoku_solver* satdoku_copy(satdoku_solver* solver);

/* From here on writes each call to a file, a line each and before it is made, with what its callbacks answer, so that a
 * failure can be reported: the same calls can be made again from this file. Copies are recorded in the same file; files
 * that are read must be sent along. To be called before every other call, in state `new`. For programs whose
 * text cannot be changed, also those that use IPASIR, satdoku_init() does it itself if the environment variable
 * SATDOKU_RECORD names a file; the second solver of a program then has NAME-2, and so on. Returns 1 if the file can be
 * written, else 0. */
int satdoku_record(satdoku_solver* solver, const char* path);

/* The reason why the last call failed, as an English sentence; NULL if it did not fail. Valid until the next call. */
const char* satdoku_error(satdoku_solver* solver);

/* -- Before the first clause, assumption or solve (state `new`) ---------------------------------------------------- */

/* Sets an option of the engine: "seed", "eliminate", ... (see `satdoku help options`). Returns 1 if it is set, 0 if
 * there is no option of this name or the value is out of its range. */
int satdoku_option(satdoku_solver* solver, const char* name, int value);

/* Sets the options that suit a purpose: "sat" for formulas with models, "unsat" for those without, "plain" for a search
 * without simplification, "rup" for proofs without new variables and RAT steps, "textbook" for the search of textbooks, or
 * "default", which sets none. Returns 0 for another name. */
int satdoku_configure(satdoku_solver* solver, const char* name);

/* Lets that many threads solve each time, with different settings, and share what they learn. 1, the default, is no
 * thread but the caller's. With more than one, limits of conflicts and decisions hold for each thread, answers may differ
 * from run to run, the terminate callback is called every few milliseconds, and these calls are refused: satdoku_copy(),
 * satdoku_constrain(), satdoku_propagate(), satdoku_flip(), satdoku_flippable(), satdoku_fixed(), satdoku_phase(),
 * satdoku_unphase(), satdoku_set_learn(), satdoku_set_fixed(), satdoku_visit_clauses(), satdoku_visit_witnesses() and
 * those of propagators. */
int satdoku_threads(satdoku_solver* solver, unsigned count);

/* Writes a DRAT proof to a file: as text, or in the binary format if `binary` is not 0. Returns 1 if the file can be
 * written, else 0. The file appears under its name only when satdoku_close_proof() has returned 1. */
int satdoku_open_proof(satdoku_solver* solver, const char* path, int binary);

/* With a proof and a propagator, whose clauses do not follow from the formula: writes these clauses to another file, a line
 * for each with a 0 at its end. They are axioms of the proof, which refutes the formula together with them, and the file
 * shows what has been taken for granted. To be called after satdoku_open_proof(), before the propagator is connected;
 * satdoku_close_proof() ends both files. Variables that only the propagator mentions must be announced by
 * satdoku_variables().
 *
 * `satdoku check FORMULA --axioms AXIOMS --proof PROOF` checks it. Other checkers want one file: the formula with a header
 * for all clauses and variables, followed by the lines of the axioms. */
int satdoku_open_axioms(satdoku_solver* solver, const char* path);

/* Ends the proof, once, in any state; afterwards clauses and solves are refused. Returns 1 if the whole proof is
 * written; otherwise it returns 0, and there is no file. A proof that is not closed is dropped.
 *
 * The proof shows what the first solve refuted: it ends with the empty clause, or with the clause that not all
 * assumptions hold. Clauses that are added later are not in the proof, and a checker may refuse steps that need them:
 * give it the whole formula then. */
int satdoku_close_proof(satdoku_solver* solver);

/* -- The formula --------------------------------------------------------------------------------------------------- */

/* Announces the variables 1 to `count`, so that memory for them is allocated at once. This call is optional, except
 * with a proof: then it must come before the first solve, because the proof uses numbers above `count` for new
 * variables. */
int satdoku_variables(satdoku_solver* solver, uint32_t count);

/* Adds a clause literal by literal: 0 ends it. After a refused literal the solver cannot be used any more. */
int satdoku_add(satdoku_solver* solver, int32_t literal_or_zero);

/* Adds a clause of `size` literals, none of them 0. If `size` is 0, it is the empty clause, and `literals` may be NULL.
 * Not allowed while a clause of satdoku_add() has not ended. */
int satdoku_clause(satdoku_solver* solver, const int32_t* literals, size_t size);

/* Adds many clauses at once: the `size` numbers of `literals` are clauses one after the other, each ended by its 0. Either
 * all of them are added or, after a refused literal or without the last 0, none. It spares languages that pay for
 * every call. Not allowed while a clause of satdoku_add() has not ended. */
int satdoku_clauses(satdoku_solver* solver, const int32_t* literals, size_t size);

/* Adds the clauses of a DIMACS file, also of a compressed one (.gz, .xz, .bz2, .zst); "-" is standard input. If the file
 * has an error, the solver cannot be used any more: it may have a part of the file. satdoku_error() names file, line and
 * column. Not allowed while a clause of satdoku_add() has not ended. */
int satdoku_read(satdoku_solver* solver, const char* path);

/* The largest variable that was announced, read or used so far; 0 if there is none. */
uint32_t satdoku_variable_count(satdoku_solver* solver);

/* -- Solving ------------------------------------------------------------------------------------------------------- */

/* Assumes a literal for the next solve. After a refused literal the solver cannot be used any more. */
int satdoku_assume(satdoku_solver* solver, int32_t literal);

/* Adds a clause to the next solve only, as if a new literal with this clause had been assumed. It replaces an earlier
 * constraint of that solve. */
int satdoku_constrain(satdoku_solver* solver, const int32_t* literals, size_t size);

/* Sets a limit for all further solves: "conflicts" and "decisions" are counts, "seconds" is real time (fractions are
 * allowed), "memory" is in bytes; a value below 0 removes the limit. Returns 0 for another name. With the same options
 * and no limit of seconds, a sequence of calls has the same answers and models on every machine. */
int satdoku_limit(satdoku_solver* solver, const char* name, double value);

/* Returns SATDOKU_SATISFIABLE, SATDOKU_UNSATISFIABLE, or SATDOKU_UNKNOWN if a limit was reached, `terminate` ended the
 * solve, or there is an error (see satdoku_error()). */
int satdoku_solve(satdoku_solver* solver);

/* Propagates the assumptions (and the constraint) instead of solving: nothing is searched for. Returns
 * SATDOKU_UNSATISFIABLE if that refutes them, SATDOKU_SATISFIABLE if it gives all variables values, which are a model,
 * and SATDOKU_UNKNOWN otherwise. Limits do not hold for it. */
int satdoku_propagate(satdoku_solver* solver);

/* After satdoku_propagate() without a refutation: sets *literals to the literals that it has found to be true, the
 * assumptions among them, and returns how many these are. They are valid until the next call. Literals of variables that
 * simplification has removed may be missing. In other states 0, and *literals is not set. */
size_t satdoku_implied(satdoku_solver* solver, const int32_t** literals);

/* The reason why the last solve had no answer: "conflicts", "decisions", "time", "memory", "stopped" or "error"; NULL
 * if it had an answer, if there was no solve, or if it was satdoku_propagate() and came to its end. Lives as long as the
 * program. */
const char* satdoku_reason(const satdoku_solver* solver);

/* Sets a callback that a solve calls when it starts and then many times in each millisecond: if it returns anything but
 * 0, the solve ends. NULL removes it. */
int satdoku_set_terminate(satdoku_solver* solver, void* data, int (*terminate)(void* data));

/* Sets a callback for every learned clause of at most `max_length` literals that follows from the clauses alone,
 * without assumptions. It gets the literals, then 0, valid during the call. NULL removes it. */
int satdoku_set_learn(satdoku_solver* solver, void* data, int max_length, void (*learn)(void* data, int32_t* clause));

/* Sets a callback for every literal that becomes known to be true in every model (see satdoku_fixed()): it is called once
 * for each, as soon as it is known, also by calls that add clauses, and at once for those that are known already. Literals
 * of variables that simplification has replaced by others follow at the end of the solve. NULL removes it. */
int satdoku_set_fixed(satdoku_solver* solver, void* data, void (*fixed)(void* data, int32_t literal));

/* -- A user propagator --------------------------------------------------------------------------------------------- */

/* A propagator knows more than the clauses: it observes the search and takes part in it, as in IPASIR-UP (Fazekas,
 * Niemetz, Preiner, Kirchweger, Szeider and Biere, "IPASIR-UP: user propagators for CDCL", SAT 2023). The functions
 * from cb_decide on may be NULL. None of them may call functions of its solver except satdoku_statistic(),
 * satdoku_is_decision() and those that are named below. After a literal out of range the solver cannot be used any more. */
typedef struct satdoku_propagator {
    /* The first argument of each function. */
    void* data;
    /* Observed literals have become true on the highest level, in this order. */
    void (*notify_assignment)(void* data, const int32_t* literals, size_t count);
    /* A new decision level begins above the others; the first one is 1. */
    void (*notify_new_decision_level)(void* data);
    /* The levels above this one are undone, with their literals. This may also happen between solves. */
    void (*notify_backtrack)(void* data, size_t level);
    /* All variables have values; the observed literals of the model are passed. To refuse the model, return 0: then an
     * external clause that the model violates must follow, or satdoku_observe() must have been called with a new
     * variable; otherwise the solve stops. */
    int (*cb_check_found_model)(void* data, const int32_t* model, size_t size);
    /* Returns the next decision; the solver decides if this is 0, or a literal that has a value or is not observed. It may
     * call satdoku_force_backtrack(); what it returns is then decided above that level. */
    int32_t (*cb_decide)(void* data);
    /* Returns a literal that follows from the notified ones, or 0. If the literal is not true yet, the solver asks for the
     * clause that implies it, literal by literal and with the propagated literal, until it gets 0: when a conflict needs it,
     * which is often later, before the literal is undone, or never. The other literals of the clause were false when
     * cb_propagate returned this one. */
    int32_t (*cb_propagate)(void* data);
    int32_t (*cb_add_reason_clause_lit)(void* data, int32_t propagated);
    /* Returns other than 0 if there is one more clause; sets *is_forgettable if the solver may drop it later. The
     * solver then asks for the clause in the same way. This function and cb_check_found_model may call
     * satdoku_observe(). */
    int (*cb_has_external_clause)(void* data, int* is_forgettable);
    int32_t (*cb_add_external_clause_lit)(void* data);
    /* Other than 0: the propagator judges complete assignments only. Of these functions, just cb_check_found_model is called,
     * and those for external clauses after it has refused a model, until there is no more clause. */
    int is_lazy;
} satdoku_propagator;

/* Connects a propagator for the following solves; NULL disconnects it, but the clauses that it has added stay. The
 * struct is copied. At first it observes no variable. With a proof only after satdoku_open_axioms(). */
int satdoku_connect_propagator(satdoku_solver* solver, const satdoku_propagator* propagator);

/* Starts or ends the observation of a variable by the propagator. The variables of the clauses that it adds are always
 * observed. */
int satdoku_observe(satdoku_solver* solver, int32_t variable);
int satdoku_unobserve(satdoku_solver* solver, int32_t variable);

/* From cb_decide alone: undoes the levels above this one, if there are any; the propagator is notified at once. */
int satdoku_force_backtrack(satdoku_solver* solver, size_t level);

/* From functions of the propagator: 1 if the observed variable of the literal has its value by a decision or assumption,
 * else 0. */
int satdoku_is_decision(satdoku_solver* solver, int32_t literal);

/* -- What is known ------------------------------------------------------------------------------------------------- */

/* In state `satisfiable`: the literal if it is true in the model, its negation if it is false (also for a variable that
 * occurs in no clause). 0 in other states. */
int32_t satdoku_value(satdoku_solver* solver, int32_t literal);

/* In state `unsatisfiable`: 1 if the literal is an assumption that was used in the refutation, else 0. 0 in other
 * states. */
int satdoku_failed(satdoku_solver* solver, int32_t literal);

/* In state `unsatisfiable`: 1 if the constraint was used in the refutation, else 0. 0 in other states. */
int satdoku_constraint_failed(satdoku_solver* solver);

/* In state `satisfiable`: whether the variable of the literal can change its value alone, so that the model still
 * satisfies all clauses, the assumptions and the constraint; satdoku_flip() also changes it in the model. The first call
 * after a solve takes time and memory as the formula is large. 0 also for variables that occur in no clause, that a
 * propagator observes, or that simplification has tied to variables of its own, and in other states. */
int satdoku_flippable(satdoku_solver* solver, int32_t literal);
int satdoku_flip(satdoku_solver* solver, int32_t literal);

/* In any state: 1 if the literal is known to be true in every model, with any assumptions, -1 if it is known to be
 * false, 0 if neither is known. */
int satdoku_fixed(satdoku_solver* solver, int32_t literal);

/* satdoku_phase(): decisions on the literal's variable make the literal true, until another phase is set.
 * satdoku_unphase(): the engine chooses the phase again. */
int satdoku_phase(satdoku_solver* solver, int32_t literal);
int satdoku_unphase(satdoku_solver* solver, int32_t literal);

/* satdoku_visit_clauses() calls `visit` for each clause of the formula as simplification has left it, with known values
 * as clauses of one literal; of a refuted formula only for the empty clause. The clauses may have variables of the solver,
 * above all of the formula. satdoku_visit_witnesses() does so for each clause that simplification has dropped although the
 * others do not imply it. A model of the former becomes one of the whole formula if, in the order of the latter, the first
 * literal of each clause that is false is made true. If `visit` returns 0, the visit ends. The literals are valid during
 * the call, which must not use the solver. */
int satdoku_visit_clauses(satdoku_solver* solver, void* data,
                          int (*visit)(void* data, const int32_t* literals, size_t size));
int satdoku_visit_witnesses(satdoku_solver* solver, void* data,
                            int (*visit)(void* data, const int32_t* literals, size_t size));

/* satdoku_statistic() returns the statistic of that name ("conflicts", "decisions", "learned", ...) since the solver
 * was made; 0 if there is none. satdoku_statistic_name() returns the names from index 0 on, in the order of
 * `satdoku solve --stats`, and NULL after the last. */
uint64_t satdoku_statistic(satdoku_solver* solver, const char* name);
const char* satdoku_statistic_name(satdoku_solver* solver, size_t index);

#ifdef __cplusplus
}
#endif

#endif
