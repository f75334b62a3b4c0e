// What the engines of the page and a person who plays one have: the trail with levels and reasons, the events, and the
// analysis of conflicts, one resolution at a time. The events have the form of the program's, so that the whole page
// works on them in the same way.

/** What both engines and a person who plays one have: the trail with levels and reasons, and the events. */
class Search {
  /** @param formula   {variables, clauses: lists of literals}
   *  @param settings  {engine: 'cdcl' or 'dpll', minimize, restart, bump: booleans, branching: of dpll} */
  constructor({variables, clauses}, settings) {
    this.variables = variables;
    this.settings = settings;
    this.last = clauses.length; // number of the last clause
    this.truth = new Int8Array(variables + 1);
    this.level = new Int32Array(variables + 1);
    this.place = new Int32Array(variables + 1); // on the trail
    this.reason = new Array(variables + 1).fill(null);
    this.trail = [];
    this.starts = []; // where each level begins on the trail
    this.propagated = 0;
    this.asked = []; // literals that are decided first, in this order
    this.refused = 0; // the literal of `asked` that had a value when its turn came
    this.conflicts = 0;
    this.events = [];
    this.details = {}; // of the next event: scores and visits
    this.verdict = '';
  }
  /** Goes to the next event. @return whether there was one */
  step() {
    const before = this.events.length;
    while (this.events.length === before && !this.work.next().done)
      ;
    return this.events.length > before;
  }
  emit(event, fields) {
    this.events.push({event, ...fields, ...this.details});
    this.details = {};
  }
  valueOf(literal) { return literal > 0 ? this.truth[literal] : -this.truth[-literal]; }
  assign(literal, reason) {
    const variable = Math.abs(literal);
    this.truth[variable] = Math.sign(literal);
    this.level[variable] = this.starts.length;
    this.place[variable] = this.trail.length;
    this.reason[variable] = reason;
    this.trail.push(literal);
  }
  imply(literal, reason) {
    this.assign(literal, reason);
    const {clause, literals} = this.quote(reason);
    this.emit('propagation', {literal, level: this.starts.length, clause, literals});
  }
  /** A clause as an event has it: whole, and a copy, since watching changes its order. */
  quote({id, literals}) {
    const {number, leftOut} = id.copies[id.copies.length - 1];
    return {clause: number, literals: [...literals, ...leftOut]};
  }
  decide(literal, word = 'decision') {
    this.starts.push(this.trail.length);
    this.assign(literal, null);
    this.emit('decision', {literal, level: this.starts.length, word});
  }
  fail(conflict, count) {
    ++this.conflicts;
    this.emit('conflict', {level: this.starts.length, ...this.quote(conflict), assigned: this.trail.length, count});
  }
  back(level) {
    if (level >= this.starts.length) return;
    this.undo(this.starts[level]);
    this.starts.length = level;
    this.emit('backtrack', {level});
  }
  undo(kept) {
    for (const literal of this.trail.splice(kept)) this.truth[Math.abs(literal)] = 0;
    this.propagated = Math.min(this.propagated, kept);
  }
  end(word) {
    this.verdict = word;
    const literals = word === 'satisfiable'
      ? Array.from({length: this.variables}, (_, index) => (this.truth[index + 1] > 0 ? index + 1 : -index - 1))
      : [];
    this.emit('end', {literals, word});
  }
  /** The next decision that was asked for; 0 without one. */
  nextAsked() {
    while (this.asked.length > 0) {
      const literal = this.asked.shift();
      if (this.valueOf(literal) === 0) return literal;
      this.refused = literal;
    }
    return 0;
  }
  /** Decides otherwise: continues with this decision, after the conflict that is being analysed, if there is one. If
   *  the literal's variable has a value, the search goes back to the level below it.
   *  @return false: it has a value for good */
  decideOtherwise(literal) {
    while (this.isLearning && this.step())
      ;
    const variable = Math.abs(literal);
    const isAssigned = this.truth[variable] !== 0;
    if (this.verdict === 'unsatisfiable' || (isAssigned && this.level[variable] === 0)) return false;
    if (isAssigned || this.verdict !== '') {
      this.work.return();
      if (isAssigned) this.back(this.level[variable] - 1);
      this.verdict = '';
      this.work = this.search();
    }
    this.asked.unshift(literal);
    return true;
  }
  /** The best eight of these pairs of a literal and its score, the best first, lower variables first among equals. */
  rank(pairs) {
    const best = [];
    for (const pair of pairs) {
      if (best.length === 8 && pair[1] <= best[7][1]) continue;
      let place = best.length;
      while (place > 0 && best[place - 1][1] < pair[1]) --place;
      best.splice(place, 0, pair);
      best.length = Math.min(best.length, 8);
    }
    return best;
  }
}

/** Clause learning without propagation: what a person does one rule at a time, and Cdcl by itself. A clause is {id,
 *  literals}; those with the same literals share their id, which has the number of each and the literals of it that are
 *  false for good: an event shows the latest. */
class Learning extends Search {
  constructor(formula, settings) {
    super(formula, settings);
    this.ids = new Map();
    this.clauses = [];
    this.occurs = new Uint8Array(this.variables + 1);
    this.saved = new Int8Array(this.variables + 1).fill(1); // the last value of each variable
    this.score = new Float64Array(this.variables + 1);
    this.increment = 1;
    this.seen = new Uint8Array(this.variables + 1);
    this.refutation = null; // a clause that is false from the start
    this.isLearning = false;
    formula.clauses.forEach((literals, index) => this.load(literals, index + 1));
    for (const {literals, number} of formula.learned || []) {
      this.load(literals, number);
      this.last = Math.max(this.last, number);
    }
  }
  identify(literals, number, leftOut = []) {
    const key = [...literals].sort((one, other) => one - other).join(' ');
    const id = this.ids.get(key) || {copies: []};
    id.copies.push({number, leftOut});
    this.ids.set(key, id);
    return id;
  }
  /** Without literals that are false for good, and without repetitions; not at all if it is true for good. */
  load(literals, number) {
    const kept = [];
    let holds = false;
    for (const literal of literals) {
      this.occurs[Math.abs(literal)] = 1;
      if (this.valueOf(literal) > 0 || kept.includes(-literal)) holds = true;
      if (this.valueOf(literal) >= 0 && !kept.includes(literal) && !kept.includes(-literal)) kept.push(literal);
    }
    if (holds || this.refutation) return;
    const byVariable = (one, other) => Math.abs(one) - Math.abs(other);
    const leftOut = [...new Set(literals)].filter((literal) => !kept.includes(literal)).sort(byVariable);
    const clause = {id: this.identify(kept, number, leftOut), literals: kept};
    if (kept.length === 0)
      this.refutation = clause;
    else if (kept.length === 1)
      this.assign(kept[0], clause);
    else
      this.clauses.push(clause);
  }
  undo(kept) {
    for (let place = kept; place < this.trail.length; ++place)
      this.saved[Math.abs(this.trail[place])] = Math.sign(this.trail[place]);
    super.undo(kept);
  }
  * reportUnits() {
    for (const literal of this.trail) {
      const {clause, literals} = this.quote(this.reason[Math.abs(literal)]);
      this.emit('propagation', {literal, level: 0, clause, literals});
      yield;
    }
  }
  /** The unassigned literals with their scores. */
  * candidates() {
    for (let variable = 1; variable <= this.variables; ++variable)
      if (this.truth[variable] === 0 && this.occurs[variable])
        yield [variable * this.saved[variable], this.score[variable]];
  }

  // The analysis of a conflict, one resolution at a time. `open` counts literals of its level in the present clause,
  // `lower` has the others.

  see(literals) {
    for (const literal of literals) {
      const variable = Math.abs(literal);
      if (this.seen[variable] || this.level[variable] === 0) continue;
      this.seen[variable] = 1;
      this.met.push(variable);
      if (this.level[variable] === this.starts.length)
        ++this.open;
      else
        this.lower.push(literal);
    }
  }
  beginAnalysis(conflict) {
    this.isLearning = true;
    this.met = [];
    this.lower = [];
    this.resolved = [];
    this.open = 0;
    this.at = this.trail.length; // the literals from here on have been resolved, or are not in the clause
    this.see(conflict.literals);
  }
  /** The latest literal of the trail whose negation is in the present clause. */
  get latest() {
    let place = this.at - 1;
    while (!this.seen[Math.abs(this.trail[place])]) --place;
    return this.trail[place];
  }
  resolve() {
    const literal = this.latest;
    this.resolved.push(literal);
    this.at = this.place[Math.abs(literal)];
    --this.open;
    this.see(this.reason[Math.abs(literal)].literals);
  }
  /** Ends the analysis at the first unique implication point. The clause implies its first literal at the level of its
   *  second one. */
  learn() {
    let {lower} = this;
    if (this.settings.minimize) lower = this.minimized(lower);
    const later = (best, literal, place) => (this.levelOf(literal) > this.levelOf(lower[best]) ? place : best);
    const first = lower.reduce(later, 0);
    if (lower.length > 0) [lower[0], lower[first]] = [lower[first], lower[0]];
    const literals = [-this.latest, ...lower];
    this.jump = lower.length > 0 ? this.levelOf(lower[0]) : 0;
    if (this.settings.bump) this.bump();
    for (const variable of this.met) this.seen[variable] = 0;
    this.learned = {id: this.identify(literals, ++this.last), literals};
    this.emit('learned', {
      level: this.jump,
      ...this.quote(this.learned),
      resolved: this.resolved,
      strengthened: [],
      glue: new Set(literals.map((literal) => this.levelOf(literal))).size
    });
  }
  /** The jump, and what the clause implies after it. */
  assertLearned() {
    this.isLearning = false;
    if (this.learned.literals.length > 1) this.add(this.learned);
    this.imply(this.learned.literals[0], this.learned);
  }
  add(clause) { this.clauses.push(clause); }
  levelOf(literal) { return this.level[Math.abs(literal)]; }

  /** VSIDS in MiniSat's form: what a conflict adds grows with each conflict. */
  bump() {
    const largest = 1e150;
    for (const variable of this.met) {
      this.score[variable] += this.increment;
      if (this.score[variable] <= largest) continue;
      for (let each = 1; each <= this.variables; ++each) this.score[each] *= 1 / largest;
      this.increment /= largest;
    }
    this.increment /= 1 - 50 / 1000;
  }

  /** Without the literals that the others imply through reasons (Sörensson and Biere, SAT 2009). */
  minimized(literals) {
    const known = new Map(); // by variable: whether it is implied
    const levels = new Map(); // of these literals: how many there are, and where the first one is on the trail
    for (const literal of literals) {
      const level = levels.get(this.levelOf(literal)) || {count: 0, first: Infinity};
      levels.set(this.levelOf(literal), level);
      ++level.count;
      level.first = Math.min(level.first, this.place[Math.abs(literal)]);
    }
    const isImplied = (variable, depth) => {
      if (this.level[variable] === 0 || known.get(variable)) return true;
      if (depth > 0 && this.seen[variable] && this.level[variable] !== this.starts.length) return true;
      const reason = this.reason[variable];
      if (!reason || known.has(variable) || this.level[variable] === this.starts.length) return false;
      const level = levels.get(this.level[variable]);
      if (!level || (depth === 0 && level.count < 2) || this.place[variable] <= level.first || depth >= 1000)
        return false;
      const result = reason.literals.every(
        (other) => Math.abs(other) === variable || isImplied(Math.abs(other), depth + 1));
      known.set(variable, result);
      return result;
    };
    return literals.filter((literal) => !isImplied(Math.abs(literal), 0));
  }
}
