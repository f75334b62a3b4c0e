// What clauses rest on.

/** The clauses of the formula that a clause follows from in this run, by the reasons of its resolutions; and those
 *  whose parents no event of the page names: those of passes, and earlier ones. */
function ancestry(run, number) {
  const formula = new Set();
  const passes = new Set();
  const earlier = new Set();
  const seen = new Set();
  const waiting = [number];
  while (waiting.length > 0) {
    const clause = run.clauses.get(waiting.pop());
    if (!clause || seen.has(clause.number)) continue;
    seen.add(clause.number);
    if (clause.origin === 'formula')
      formula.add(clause.number);
    else if (clause.origin === 'added')
      passes.add(clause.number);
    else if (run.isEarlier(clause))
      earlier.add(clause.number);
    else
      waiting.push(...parents(run, clause));
  }
  return {formula, passes, earlier};
}

/** The clauses that a learned clause was resolved from: the false one, the reasons in order, and those of the literals
 *  of level 0 that were left out. */
function parents(run, clause) {
  const conflict = run.search(clause.came, -1, isOf('conflict'));
  if (conflict < 0) return [];
  return closure(run, conflict, new Set(clause.literals.map(Math.abs)));
}

/** The clause of a conflict and the reasons of its literals, back to decisions and the variables in `stop`. */
function closure(run, conflict, stop = new Set()) {
  const values = run.valuesAt(conflict);
  const found = [run.events[conflict].clause];
  const seen = new Set();
  const waiting = [...run.events[conflict].literals];
  while (waiting.length > 0) {
    const variable = Math.abs(waiting.pop());
    if (seen.has(variable) || stop.has(variable) || !values.has(variable)) continue;
    seen.add(variable);
    const event = run.events[values.get(variable)];
    if (event.event !== 'propagation') continue;
    found.push(event.clause);
    waiting.push(...event.literals);
  }
  return found;
}
