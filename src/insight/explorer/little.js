// Two little engines for formulas that are typed in the page: the textbook's DPLL and CDCL. Their events have the form
// of those of the program's engines, so that everything else in the page works on them in the same way.

const littleLimits = {
  variables: 200,
  literals: 6000,
  events: 60000
};

/** Reads DIMACS, with or without its header. Throws an Error with a sentence. */
function readLittleFormula(text) {
  const clauses = [];
  let clause = [];
  let variables = 0;
  let literals = 0;
  const names = {};
  for (const line of text.split('\n')) {
    const name = line.match(/^c\s+(\d+)\s*[:=]\s*(\S+)\s*$/);
    if (name) names[name[1]] = name[2];
    if (/^\s*[cp%]/.test(line)) continue;
    for (const word of line.split(/\s+/).filter(Boolean)) {
      if (!/^-?\d+$/.test(word)) throw new Error(t('little.word', word));
      const literal = Number(word);
      if (literal === 0) {
        clauses.push([...new Set(clause)]);
        clause = [];
        continue;
      }
      clause.push(literal);
      variables = Math.max(variables, Math.abs(literal));
      ++literals;
    }
  }
  if (clause.length > 0) clauses.push([...new Set(clause)]);
  if (clauses.length === 0) throw new Error(t('little.empty'));
  if (variables > littleLimits.variables || literals > littleLimits.literals)
    throw new Error(t('little.large', littleLimits.variables, littleLimits.literals));
  return {clauses, variables, names};
}

class LittleEngine {
  constructor({clauses, variables}) {
    this.variables = variables;
    this.clauses = clauses.map((literals, place) => ({literals, number: place + 1}));
    this.value = new Map(); // by variable: {literal, level, reason}
    this.trail = [];
    this.levels = []; // where each level begins on the trail
    this.events = [];
  }
  get level() { return this.levels.length; }
  tell(event) {
    this.events.push(event);
    return this.events.length < littleLimits.events;
  }
  truth(literal) {
    const found = this.value.get(Math.abs(literal));
    return found === undefined ? 0 : found.literal === literal ? 1 : -1;
  }
  assign(literal, reason) {
    this.value.set(Math.abs(literal), {literal, level: this.level, reason});
    this.trail.push(literal);
  }
  decide(literal, word) {
    this.levels.push(this.trail.length);
    this.tell({event: 'decision', literal, level: this.level, word});
    this.assign(literal, null);
  }
  back(level) {
    if (level >= this.level) return;
    this.tell({event: 'backtrack', level});
    for (const literal of this.trail.splice(this.levels[level])) this.value.delete(Math.abs(literal));
    this.levels.length = level;
  }
  /** Unit propagation to its end. Returns the false clause, or null. */
  propagate() {
    for (let changed = true; changed;) {
      changed = false;
      for (const clause of this.clauses) {
        let open = 0;
        let count = 0;
        if (clause.literals.some((literal) => this.truth(literal) > 0)) continue;
        for (const literal of clause.literals) {
          if (this.truth(literal) !== 0) continue;
          open = literal;
          ++count;
        }
        if (count === 0) {
          this.tell({
            event: 'conflict',
            level: this.level,
            clause: clause.number,
            literals: clause.literals,
            assigned: this.trail.length,
            count: this.trail.length
          });
          return clause;
        }
        if (count > 1) continue;
        this.tell(
          {event: 'propagation', literal: open, level: this.level, clause: clause.number, literals: clause.literals});
        this.assign(open, clause);
        changed = true;
      }
    }
    return null;
  }
  nextVariable() {
    for (let variable = 1; variable <= this.variables; ++variable)
      if (!this.value.has(variable)) return variable;
    return 0;
  }
  finish(word) {
    const literals = word === 'satisfiable'
      ? Array.from({length: this.variables}, (_, place) => (this.truth(place + 1) < 0 ? -place - 1 : place + 1))
      : [];
    this.tell({event: 'end', literals, word});
    return this.events;
  }
}

class LittleDpll extends LittleEngine {
  run() {
    const flipped = []; // by level: whether this is the second branch
    for (;;) {
      if (this.events.length >= littleLimits.events) return this.finish('unknown');
      if (this.propagate()) {
        while (flipped.length > 0 && flipped[flipped.length - 1]) flipped.pop();
        if (flipped.length === 0) return this.finish('unsatisfiable');
        const literal = this.trail[this.levels[flipped.length - 1]];
        this.back(flipped.length - 1);
        flipped[flipped.length - 1] = true;
        this.decide(-literal, 'flip');
        continue;
      }
      const variable = this.nextVariable();
      if (variable === 0) return this.finish('satisfiable');
      flipped.push(false);
      this.decide(variable, 'decision');
    }
  }
}

class LittleCdcl extends LittleEngine {
  run() {
    for (;;) {
      if (this.events.length >= littleLimits.events) return this.finish('unknown');
      const conflict = this.propagate();
      if (conflict) {
        if (this.level === 0) return this.finish('unsatisfiable');
        this.learn(conflict);
        continue;
      }
      const variable = this.nextVariable();
      if (variable === 0) return this.finish('satisfiable');
      this.decide(variable, 'decision');
    }
  }
  /** To the first unique implication point: resolves until one literal of the conflict's level is left. */
  learn(conflict) {
    const levelOf = (literal) => this.value.get(Math.abs(literal)).level;
    const high = (literals) => literals.filter((literal) => levelOf(literal) > 0);
    let clause = high(conflict.literals);
    const resolved = [];
    for (let place = this.trail.length - 1; clause.filter((literal) => levelOf(literal) === this.level).length > 1;
         --place) {
      const literal = this.trail[place];
      if (!clause.includes(-literal)) continue;
      resolved.push(literal);
      clause = [...new Set([
        ...clause.filter((other) => other !== -literal),
        ...high(this.value.get(Math.abs(literal)).reason.literals.filter((other) => other !== literal))
      ])];
    }
    const point = clause.find((literal) => levelOf(literal) === this.level);
    const literals = [point, ...clause.filter((literal) => literal !== point).sort((a, b) => levelOf(b) - levelOf(a))];
    const level = literals.length > 1 ? levelOf(literals[1]) : 0;
    const number = this.clauses.length + 1;
    const glue = new Set(literals.slice(1).map(levelOf)).size;
    this.tell({event: 'learned', level, clause: number, literals, resolved, strengthened: [], glue});
    this.back(level);
    this.clauses.push({literals, number});
  }
}

/** Solves the text with one of these engines. Returns a Run. */
function littleRun(text, engine) {
  const formula = readLittleFormula(text);
  const solver = engine === 'dpll' ? new LittleDpll(formula) : new LittleCdcl(formula);
  const data = {
    little: true,
    formula: t('little.formula'),
    engine,
    branching: '',
    seed: 0,
    settings: [],
    variables: formula.variables,
    clauseCount: formula.clauses.length,
    clauses: formula.clauses,
    names: formula.names,
    first: 1,
    preceding: 0,
    before: {}
  };
  return new Run(data, solver.run());
}
