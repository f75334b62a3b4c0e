// CDCL and DPLL of the textbook, as state machines that make one event at a time: generators that stop after each.
// For the same formula and settings their events are the program's, one by one: those of cdcl with `--set textbook`,
// and those of dpll with the same branching. tests/explorer_engine compares them.

/** Luby's restarts: 1 1 2 1 1 2 4 ... times this number of conflicts, as in `--set textbook`. */
const restartInterval = 16;

/** Clause learning with two watched literals. A visit of a clause is a detail of the event that follows it. */
class Cdcl extends Learning {
  constructor(formula, settings) {
    super(formula, settings);
    this.watches = new Map(); // by literal: {clause, blocker}
    this.luby = {u: 1, v: 1, countdown: restartInterval, isDue: false};
    this.work = this.search(true);
  }
  * search(isFirst = false) {
    if (isFirst) {
      this.emit('mode', {word: 'stable'});
      yield;
      yield* this.reportUnits();
      if (this.refutation) {
        this.fail(this.refutation, 0);
        yield;
        return this.end('unsatisfiable');
      }
      yield* this.connect();
    }
    for (;;) {
      const conflict = yield* this.propagate();
      if (conflict) {
        this.fail(conflict, this.propagated);
        if (this.starts.length === 0) {
          yield;
          return this.end('unsatisfiable');
        }
        this.beginAnalysis(conflict);
        yield;
        while (this.open > 1) this.resolve();
        this.learn();
        yield;
        this.back(this.jump);
        yield;
        this.assertLearned();
        if (this.settings.restart) this.countConflict();
        yield;
        continue;
      }
      const literal = this.nextAsked();
      if (literal === 0 && this.settings.restart && this.luby.isDue && this.starts.length > 0) {
        this.luby.isDue = false;
        this.emit('restart', {level: 0});
        yield;
        this.back(0);
      } else if (literal === 0) {
        const scores = this.rank(this.candidates());
        if (scores.length === 0) return this.end('satisfiable');
        if (this.settings.bump) this.details.scores = scores;
        this.decide(scores[0][0]);
      } else {
        this.decide(literal);
      }
      yield;
    }
  }
  /** Knuth's way to count Luby's sequence. */
  countConflict() {
    const {luby} = this;
    if (--luby.countdown > 0) return;
    luby.isDue = true;
    if ((luby.u & -luby.u) === luby.v)
      luby.v = 1, ++luby.u;
    else
      luby.v *= 2;
    if (luby.v > 1024) luby.u = luby.v = 1;
    luby.countdown = luby.v * restartInterval;
  }

  // Two watched literals: the first two of each clause.

  listOf(literal) { return listAt(this.watches, literal); }
  watch(clause) {
    const [first, second] = clause.literals;
    clause.searched = 2;
    this.listOf(first).push({clause, blocker: second});
    this.listOf(second).push({clause, blocker: first});
    this.visit(clause, first, 'attached', [first, second]);
  }
  visit(clause, literal, word, literals) {
    (this.details.visits = this.details.visits || [])
      .push({event: 'watch', literal, clause: this.quote(clause).clause, literals, word});
  }
  add(clause) {
    super.add(clause);
    this.watch(clause);
  }
  /** A binary clause that repeats the one before it is dropped. */
  * connect() {
    let binaries = 0;
    let long = 0;
    let literals = 0;
    for (const clause of this.clauses) {
      const [first, second] = clause.literals;
      const last = this.listOf(first).slice(-1)[0];
      if (clause.literals.length === 2 && last && last.clause.literals.length === 2 && last.blocker === second) {
        this.emit('removed', this.quote(clause));
        yield;
        clause.id.copies.pop();
        continue;
      }
      this.watch(clause);
      if (clause.literals.length === 2) {
        ++binaries;
      } else {
        ++long;
        literals += clause.literals.length;
      }
    }
    const active = this.occurs.reduce((sum, each) => sum + each, 0);
    const average = long > 0 ? Math.floor(literals / long) : 0;
    this.isBinary = binaries >= 4 * active && average >= 5 && average <= 12;
  }
  /** For formulas of many binary clauses, as in cdcl/core/propagation.hpp: the first watches of a list are looked at 32
   *  at a time. If no literal of a block is false at first, those that become so by others of it are met later.
   *  @return the end of such a block */
  calmEnd(list, from) {
    let end = from;
    while (end < Math.min(from + 32, list.length) && list[end].clause.literals.length === 2) ++end;
    return list.slice(from, end).some(({blocker}) => this.valueOf(blocker) < 0) ? from : end;
  }
  /** @return the false clause, or null */
  * propagate() {
    while (this.propagated < this.trail.length) {
      const literal = -this.trail[this.propagated++];
      const list = this.listOf(literal);
      let read = 0;
      let write = 0;
      let calm = 0;
      try {
        while (read < list.length) {
          if (this.isBinary && read === calm) calm = this.calmEnd(list, read);
          const watch = (list[write++] = list[read++]);
          const {clause, blocker} = watch;
          const value = this.valueOf(blocker);
          const {literals} = clause;
          const other = literals[0] === literal ? literals[1] : literals[0];
          if (value > 0 || this.valueOf(other) > 0) {
            const third = value > 0 && blocker !== other ? [blocker] : [];
            this.visit(clause, literal, 'satisfied', [other, literal, ...third]);
            if (value <= 0) watch.blocker = other;
            continue;
          }
          if (literals.length > 2) {
            const from = clause.searched - 2;
            const rest = literals.slice(2);
            const found = rest.findIndex((each, place) => place >= from && this.valueOf(each) >= 0);
            const place = 2 + (found >= 0 ? found : rest.findIndex((each) => this.valueOf(each) >= 0));
            if (place >= 2) {
              const replacement = literals[place];
              clause.searched = place;
              if (this.valueOf(replacement) > 0) {
                this.visit(clause, literal, 'satisfied', [other, literal, replacement]);
                watch.blocker = replacement;
                continue;
              }
              this.visit(clause, literal, 'moved', [other, replacement]);
              [literals[0], literals[1], literals[place]] = [other, replacement, literal];
              this.listOf(replacement).push({clause, blocker: other});
              --write;
              continue;
            }
          }
          // An event has a binary clause in the order in which propagation meets its literals.
          const reason = literals.length > 2 ? clause : {...clause, literals: [other, literal]};
          if (this.valueOf(other) < 0) {
            if (read <= calm) continue;
            this.visit(clause, literal, 'conflict', [other, literal]);
            return reason;
          }
          this.visit(clause, literal, 'unit', [other, literal]);
          this.imply(other, reason);
          yield;
        }
      } finally {
        list.splice(write, read - write);
      }
    }
    return null;
  }
}

/** The textbook's DPLL. A clause counts its literals that are not false; it loses one when the negation has its turn
 *  on the trail, and satisfied clauses are not counted any more after that round of propagation. */
class Dpll extends Search {
  constructor(formula, settings) {
    super(formula, settings);
    this.clauses = formula.clauses.map(
      (literals, index) => ({id: {copies: [{number: index + 1, leftOut: []}]}, literals: [...new Set(literals)]}));
    this.occurrences = new Map();
    for (const clause of this.clauses) {
      clause.left = clause.literals.length;
      clause.satisfied = false;
      for (const literal of clause.literals) this.clausesOf(literal).push(clause);
    }
    this.satisfied = []; // by literal of the trail: the clauses that it has satisfied
    this.rounds = []; // where each round of propagation begins on the trail
    this.flipped = []; // by level: whether it is the second branch
    this.work = this.search(true);
  }
  clausesOf(literal) { return listAt(this.occurrences, literal); }
  * search(isFirst = false) {
    let conflict = isFirst ? yield* this.enqueueUnits() : null;
    for (;;) {
      if (!conflict) conflict = yield* this.propagate();
      if (conflict) {
        conflict = null;
        let literal = 0;
        while (literal === 0) {
          const level = this.starts.length;
          if (level === 0) return this.end('unsatisfiable');
          const decided = this.trail[this.starts[level - 1]];
          const isSecond = this.flipped[level - 1];
          this.back(level - 1);
          yield;
          if (!isSecond) literal = -decided;
        }
        this.flipped[this.starts.length] = true;
        this.decide(literal, 'flip');
      } else {
        const open = this.clauses.filter(({satisfied}) => !satisfied);
        if (open.length === 0) return this.end('satisfiable');
        this.flipped[this.starts.length] = false;
        this.decide(this.nextAsked() || this.pick(open));
      }
      yield;
    }
  }
  * enqueueUnits() {
    const empty = this.clauses.find(({literals}) => literals.length === 0);
    for (const clause of empty ? [empty] : this.clauses.filter(({literals}) => literals.length === 1)) {
      const value = empty ? -1 : this.valueOf(clause.literals[0]);
      if (value < 0) {
        this.fail(clause, 0);
        yield;
        return clause;
      }
      if (value > 0) continue;
      this.imply(clause.literals[0], clause);
      yield;
    }
    return null;
  }
  * propagate() {
    if (this.propagated === this.trail.length) return null;
    this.rounds.push(this.propagated);
    for (; this.propagated < this.trail.length; ++this.propagated) {
      const literal = -this.trail[this.propagated];
      const visited = [];
      let isDone = false;
      try {
        for (const clause of this.clausesOf(literal)) {
          if (clause.satisfied) continue;
          --clause.left;
          visited.push(clause);
          if (clause.left > 1) continue;
          const isLeft = (each) => this.valueOf(each) >= 0 || this.place[Math.abs(each)] > this.propagated;
          const unit = clause.left === 0 ? 0 : clause.literals.find(isLeft);
          if (unit !== 0 && this.valueOf(unit) > 0) continue;
          if (unit === 0 || this.valueOf(unit) < 0) {
            this.fail(clause, this.propagated + 1);
            yield;
            return clause;
          }
          this.imply(unit, clause);
          yield;
        }
        isDone = true;
      } finally {
        if (!isDone)
          for (const clause of visited) ++clause.left;
      }
    }
    while (this.satisfied.length < this.trail.length) {
      const clauses = this.clausesOf(this.trail[this.satisfied.length]).filter(({satisfied}) => !satisfied);
      for (const clause of clauses) clause.satisfied = true;
      this.satisfied.push(clauses);
    }
    return null;
  }
  undo(kept) {
    for (; this.rounds.length > 0 && this.rounds[this.rounds.length - 1] >= kept; this.rounds.pop()) {
      const begin = this.rounds[this.rounds.length - 1];
      for (const clauses of this.satisfied.splice(begin))
        for (const clause of clauses) clause.satisfied = false;
      for (; this.propagated > begin; --this.propagated)
        for (const clause of this.clausesOf(-this.trail[this.propagated - 1]))
          if (!clause.satisfied) ++clause.left;
    }
    super.undo(kept);
  }
  /** By the branching strategy; "max-occurrence" also reports its scores. */
  pick(open) {
    const isOpen = (literal) => this.truth[Math.abs(literal)] === 0;
    if (this.settings.branching === 'naive') return open[0].literals.find(isOpen);
    const counts = new Map();
    for (const {literals} of open)
      for (const literal of literals)
        if (isOpen(literal)) counts.set(literal, (counts.get(literal) || 0) + 1);
    const all = [...counts].sort(([one], [other]) => Math.abs(one) - Math.abs(other));
    const positive = all.filter(([literal]) => literal > 0);
    this.details.scores = this.rank(positive.length > 0 ? positive : all);
    return this.details.scores[0][0];
  }
}

const makeEngine = (formula, settings) => new (settings.engine === 'dpll' ? Dpll : Cdcl)(formula, settings);
