// The analysis of a conflict: from the false clause, by resolutions, to the learned clause and the jump.

/** The steps from the false clause to the learned one, for the conflict at or before this event; null without one.
 *  Without an event of it (dpll learns nothing) the resolution ends at the first unique implication point. */
function analyse(run, i) {
  const isConflict = isOf('conflict');
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
    steps.push({
      literal: event.literal,
      reason: event.clause,
      literals: event.literals,
      resolvent: clause,
      open: onLevel().length
    });
  };
  if (learned) {
    for (const literal of learned.resolved)
      if (values.has(Math.abs(literal))) resolve(literal);
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
    conflict,
    learnedAt: learned ? learnedAt : -1,
    learned,
    level,
    start,
    steps,
    uip,
    dropped: clause.filter((literal) => !kept.has(literal)),
    brought: learned ? learned.literals.filter((literal) => !clause.includes(literal)) : [],
  };
}

/** The conflict that the present event belongs to: itself, or the one whose learned clause it is. 0 without one. */
function presentConflict() {
  const event = eventAt(app.at);
  if (!event) return 0;
  if (event.event === 'conflict') return app.at;
  return event.event === 'learned' ? app.run.search(app.at, -1, isOf('conflict')) : 0;
}

let presentSteps = {}; // of the event that is shown
/** The steps of the present conflict: one for the false clause, one for each resolution, then the minimisation, the
 *  learned clause and the jump. Several panes ask for them, so they are kept until another event is shown. */
function analysisSteps() {
  const {run, at, secret} = app;
  if (presentSteps.run !== run || presentSteps.at !== at || presentSteps.secret !== secret)
    presentSteps = {run, at, secret, found: findSteps()};
  return presentSteps.found;
}
function findSteps() {
  const conflict = presentConflict();
  if (!conflict) return null;
  const analysis = analyse(app.run, conflict);
  const {clause: number, literals} = eventAt(conflict);
  const steps = [{kind: 'start', clause: analysis.start, number, literals}];
  for (const step of analysis.steps)
    steps.push({kind: 'resolve', ...step, before: steps[steps.length - 1].clause, clause: step.resolvent});
  if (app.secret === 'uip') return {analysis, steps: steps.slice(0, 1)};
  if (analysis.uip) steps.push({kind: 'uip', clause: steps[steps.length - 1].clause, literal: analysis.uip});
  if (analysis.dropped.length > 0 || analysis.brought.length > 0)
    steps.push(
      {kind: 'minimise', clause: analysis.learned.literals, dropped: analysis.dropped, brought: analysis.brought});
  if (analysis.learned) {
    const {literals: clause, clause: learned, glue, level} = analysis.learned;
    steps.push({kind: 'learned', clause, number: learned, glue});
    if (app.secret !== 'jump') steps.push({kind: 'jump', clause, level, literal: clause[0]});
  }
  return {analysis, steps};
}

/** Whether the value of a literal is one of level 0. */
const isFixed = (literal) => (eventAt(app.values.get(Math.abs(literal))) || {}).level === 0;

/** The step that is shown; null without a conflict. */
function presentStep() {
  const found = analysisSteps();
  return found && found.steps[Math.min(app.step, found.steps.length - 1)];
}

/** For the graph: the true literals whose negations the present clause of the analysis holds, those resolved away, and
 *  the unique implication point if it is reached. */
function analysisFront() {
  const found = analysisSteps();
  if (!found) return {front: new Set(), away: new Set(), uip: 0};
  const step = Math.min(app.step, found.steps.length - 1);
  const away = new Set(
    found.steps.slice(1, step + 1).filter(({kind}) => kind === 'resolve').map(({literal}) => literal));
  const isReached = found.steps.slice(0, step + 1).some(({kind}) => kind === 'uip');
  return {
    front: new Set(found.steps[step].clause.map((literal) => -literal)),
    away,
    uip: isReached ? found.analysis.uip : 0
  };
}
