// The reader as the solver: each move is a rule of clause learning, refused with a reason where the rule does not hold.

class Player extends Learning {
  constructor(formula) {
    super(formula, {minimize: false, bump: true});
    this.phase = 'search'; // then 'resolve' and 'jump' after a conflict; 'over'
    this.moves = [];
    this.hints = 0;
    for (const units = this.reportUnits(); !units.next().done;)
      ;
    if (this.refutation) this.clauses.push(this.refutation);
    // Those after it have not been loaded; a reader may use them.
    for (const [index, literals] of this.refutation ? formula.clauses.entries() : [])
      if (!this.clauseOf(index + 1))
        this.clauses.push({id: {copies: [{number: index + 1, leftOut: []}]}, literals: [...new Set(literals)]});
    this.finishIfComplete();
  }
  clauseOf(number) { return this.clauses.find(({id}) => id.copies.some((copy) => copy.number === number)); }
  /** How far a clause is from being false: its unassigned literals; -1 if it is satisfied. */
  openOf({literals}) {
    if (literals.some((literal) => this.valueOf(literal) > 0)) return -1;
    return literals.filter((literal) => this.valueOf(literal) === 0).length;
  }
  /** The number of a clause with this number of unassigned literals and none true; 0 without one. */
  find(open) {
    const clause = this.clauses.find((each) => this.openOf(each) === open);
    return clause ? this.quote(clause).clause : 0;
  }
  /** The clause that the analysis has reached. */
  get present() {
    const high =
      this.trail.slice(this.starts[this.starts.length - 1], this.at).filter((each) => this.seen[Math.abs(each)]);
    return [...high.map((literal) => -literal), ...this.lower];
  }

  /** Makes a move, unless it is against the rules.
   *  @return null, or why it is refused: the key of a sentence and its arguments */
  play(rule, argument) {
    const {phase, move} = rules[rule];
    const refusal = this.phase === phase ? move(this, argument) : [this.phase];
    if (refusal) return refusal;
    this.moves.push([rule, argument]);
    this.finishIfComplete();
    return null;
  }
  finishIfComplete() {
    if (this.phase !== 'search' || this.find(0) || !this.candidates().next().done) return;
    this.end('satisfiable');
    this.phase = 'over';
  }

  /** The move that the engine would make: its rule and argument. */
  hint() {
    const [falseOne, unit] = [this.find(0), this.find(1)];
    if (this.phase === 'resolve') return this.open > 1 ? ['resolve', this.latest] : ['learn'];
    if (this.phase === 'jump') return ['jump', this.jump];
    if (falseOne || unit) return falseOne ? ['conflict', falseOne] : ['propagate', unit];
    return ['decide', this.rank(this.candidates())[0][0]];
  }
}

/** A rule for clauses with this number of unassigned literals and none true. @param other  the word for more of them */
const ofClause = (wanted, other, act) => ({
  phase: 'search',
  move: (player, number) => {
    const clause = player.clauseOf(number);
    if (!clause) return ['clause'];
    const open = player.openOf(clause);
    if (open !== wanted) return [open < 0 ? 'satisfied' : open === 0 ? 'false' : other, number, open];
    act(player, clause);
    return null;
  }
});

/** The rules: in which phase each may be used, and a function that uses it or says why not. */
const rules = {
  decide: {
    phase: 'search',
    move: (player, literal) => {
      const [falseOne, unit] = [player.find(0), player.find(1)];
      if (!literal) return ['literal'];
      if (falseOne || unit) return falseOne ? ['conflict', falseOne] : ['unit', unit];
      if (player.valueOf(literal) !== 0) return ['assigned', literal];
      player.decide(literal);
      return null;
    }
  },
  propagate: ofClause(1, 'several',
    (player, clause) => {
      const literal = clause.literals.find((each) => player.valueOf(each) === 0);
      player.imply(literal, {...clause, literals: [literal, ...clause.literals.filter((each) => each !== literal)]});
    }),
  conflict: ofClause(0, 'unassigned',
    (player, clause) => {
      player.fail(clause, player.trail.length);
      if (player.starts.length === 0) {
        player.end('unsatisfiable');
        player.phase = 'over';
      } else {
        player.beginAnalysis(clause);
        player.phase = 'resolve';
      }
    }),
  resolve: {
    phase: 'resolve',
    move: (player, literal) => {
      if (!literal) return ['literal'];
      if (player.open === 1) return ['uip', player.latest];
      if (!player.present.some((each) => Math.abs(each) === Math.abs(literal))) return ['absent', literal];
      const level = player.levelOf(literal);
      if (level < player.starts.length) return ['lower', literal, level];
      if (Math.abs(literal) !== Math.abs(player.latest)) return ['later', player.latest];
      player.resolve();
      return null;
    }
  },
  learn: {
    phase: 'resolve',
    move: (player) => {
      if (player.open > 1) return ['more', player.open, player.starts.length];
      player.learn();
      player.phase = 'jump';
      return null;
    }
  },
  // What the clause implies after the jump is for the reader to find.
  jump: {
    phase: 'jump',
    move: (player, level) => {
      if (level !== player.jump) return [level > player.jump ? 'high' : 'low', level];
      player.isLearning = false;
      player.back(level);
      player.clauses.push(player.learned);
      player.phase = 'search';
      return null;
    }
  },
  restart: {
    phase: 'search',
    move: (player) => {
      if (player.find(0)) return ['conflict', player.find(0)];
      if (player.starts.length === 0) return ['zero'];
      player.emit('restart', {level: 0});
      player.back(0);
      return null;
    }
  },
};
