/** The steps from the false clause to the learned one, for the conflict at or before this event; null without one.
 *  What no event tells (dpll learns nothing) is resolved to the first unique implication point. */
function analyse(run, i) {
  const isConflict = (event) => event.event === 'conflict';
  const conflict = run.events[i] && isConflict(run.events[i]) ? i : run.search(i + 1, -1, isConflict);
  if (conflict < 0) return null;
  const learnedAt = run.search(conflict, 1, (event) => event.event === 'learned' || event.event === 'conflict');
  const learned = learnedAt > 0 && run.events[learnedAt].event === 'learned' ? run.events[learnedAt] : null;
  const values = run.valuesAt(conflict);
  const levelOf = (literal) => run.events[values.get(Math.abs(literal))].level;
  const high = (literals) => literals.filter((literal) => values.has(Math.abs(literal)) && levelOf(literal) > 0);
  const start = high(run.events[conflict].literals);
  const level = Math.max(0, ...start.map(levelOf));
  const steps = [];
  let clause = start;
  const onLevel = () => clause.filter((literal) => levelOf(literal) === level);
  const resolve = (literal) => {
    const event = run.events[values.get(Math.abs(literal))];
    const others = high(event.literals.filter((other) => Math.abs(other) !== Math.abs(literal)));
    clause = [...new Set([...clause.filter((other) => Math.abs(other) !== Math.abs(literal)), ...others])];
    steps.push({ literal: event.literal, reason: event.clause, literals: event.literals, resolvent: clause, open: onLevel().length });
  };
  if (learned) {
    for (const literal of learned.resolved) if (values.has(Math.abs(literal))) resolve(literal);
  } else if (level > 0) {
    const trail = run.trail(conflict).reverse();
    for (const at of trail) {
      if (onLevel().length <= 1) break;
      const event = run.events[at];
      if (clause.includes(-event.literal) && event.event === 'propagation') resolve(event.literal);
    }
  }
  const uip = onLevel().length === 1 ? -onLevel()[0] : 0;
  const kept = learned ? new Set(learned.literals) : new Set(clause);
  return {
    conflict, learnedAt: learned ? learnedAt : -1, learned, level, start, steps, uip,
    dropped: clause.filter((literal) => !kept.has(literal)),
    brought: learned ? learned.literals.filter((literal) => !clause.includes(literal)) : [],
  };
}
