// A run: its events, and the state of the search after each of them, in constant time from any event to any other.
//
// The trail after an event is a path in a tree. Each event that gives a literal a value has `below`, the event of the
// literal under it; each event has `top`, the last one on the trail. So a trail costs as much as it is long, however
// far the jump. A clause has the events at which it came and went. Counts are sums up to each event.
//
// Literals are DIMACS numbers. Event 0 is the state before all others. If the page holds a part of a run, the events up
// to run.base make the state at its beginning; the others are those of the trace, with the numbers run.number(index).

/** Whether an event is of this kind. */
const isOf = (kind) => (event) => event.event === kind;

/** The list of a map at this key, which is made if there is none. */
function listAt(lists, key) {
  if (!lists.has(key)) lists.set(key, []);
  return lists.get(key);
}

/** What is counted, and by which event. dpll's second branches are counted by themselves, as in its statistics. */
const counters = {
  decisions: (event) => event.event === 'decision' && event.word === 'decision',
  flips: (event) => event.event === 'decision' && event.word === 'flip',
  propagations: isOf('propagation'),
  conflicts: isOf('conflict'),
  learned: isOf('learned'),
  restarts: isOf('restart'),
  reductions: isOf('reduction'),
};
const counterNames = Object.keys(counters);

/** The state after each event: the top of the trail, the event under it, and how many literals are on it; the level;
 *  the node of the tree; the event at which the present simplification began, 0 outside; that of the mode; the conflict
 *  that has not been undone yet, 0 if there is none; how many learned clauses there are. */
const columnNames = ['top', 'below', 'depth', 'level', 'node', 'inPass', 'modeAt', 'conflictAt', 'kept'];

/** What a clause has been through. `came` and `went` are events; came is 0 for clauses that were there before. */
const makeClause = (number, literals, origin) => ({number, literals, origin, came: 0, went: [], back: [], uses: []});

class Run {
  /** @param data    the head of the page's data: see explore_command.cpp
   *  @param events  in place of those in the data, for runs of the page's own engines */
  constructor(data, events = null) {
    this.data = data;
    this.clauses = new Map();
    this.events = [null];
    this.base = data.preceding || 0;
    this.pairs = new Map(); // by clause: its watched literals, and since which event
    this.readFormula();
    this.last = 0;
    this.values = new Map(); // at the last event: by variable the event that gave it its value
    this.nodes = [
      {index: 0, event: 0, parent: -1, children: [], level: 0, kind: 'root', literal: 0, end: 0, ending: ''}
    ];
    this.path = [0]; // nodes, from the root to the present one
    this.asserts = 0; // the clause that was just learned
    this.makeColumns(1 << 10);
    this.kept[0] = (data.learned || []).length;
    for (const event of events || eventsOf(this)) this.extend(event);
  }

  /** The columns of the states, with room for more events. */
  makeColumns(size) {
    const column = (before) => {
      const made = new Int32Array(size);
      if (before) made.set(before);
      return made;
    };
    for (const name of columnNames) this[name] = column(this[name]);
    this.sums = Object.fromEntries(counterNames.map((name) => [name, column(this.sums && this.sums[name])]));
  }

  readFormula() {
    const lists = this.data.clauses;
    const add = (literals, index) => this.clauses.set(index + 1, makeClause(index + 1, literals, 'formula'));
    for (const {number, literals} of this.data.learned || [])
      this.clauses.set(number, makeClause(number, literals, 'learned'));
    if (Array.isArray(lists)) {
      lists.forEach(add);
      return;
    }
    const reader = new ByteReader(bytesOf(lists));
    for (let index = 0; !reader.done; ++index) add(reader.literals(), index);
  }

  push(event) {
    const index = this.events.length;
    this.events.push(event);
    for (const visit of event.visits || []) {
      const list = listAt(this.pairs, visit.clause);
      if (visit.literals.length > 1) list.push({at: index, pair: visit.literals.slice(0, 2)});
    }
    if (!event.clause) return;
    const isNew = event.event === 'learned' || event.event === 'added';
    const known = this.clauses.get(event.clause);
    if (known && isNew) {
      known.back.push(index);
    } else if (!known) {
      const clause = makeClause(event.clause, event.literals, isNew ? event.event : 'unknown');
      clause.came = index;
      this.clauses.set(event.clause, clause);
    }
  }

  /** Appends an event, and notes what the state after it is made of. */
  extend(event) {
    this.push(event);
    const i = ++this.last;
    if (i === this.top.length) this.makeColumns(2 * i);
    for (const name of columnNames)
      if (name !== 'node') this[name][i] = this[name][i - 1];
    for (const name of counterNames) this.sums[name][i] = this.sums[name][i - 1] + (counters[name](event) ? 1 : 0);
    switch (event.event) {
      case 'decision':
        this.level[i] = event.level;
        if (this.assignerOf(event.literal, i - 1) === 0) this.put(i);
        this.openNode(i, event.word, event.level);
        break;
      case 'propagation':
      case 'pure_literal':
        this.put(i);
        if (this.asserts !== 0 && event.clause === this.asserts && event.level > 0) {
          this.openNode(i, 'assertion', event.level);
        }
        this.asserts = 0;
        this.use(event.clause, i);
        break;
      case 'conflict':
        this.conflictAt[i] = i;
        this.use(event.clause, i);
        this.close(i, 'conflict');
        break;
      case 'learned':
        this.asserts = event.clause;
        this.kept[i] += 1;
        for (const literal of event.resolved) this.use(this.reasonOf(literal, i), i);
        break;
      case 'removed': {
        const clause = this.clauses.get(event.clause);
        if (clause) clause.went.push(i);
        if (clause && clause.origin === 'learned') this.kept[i] -= 1;
        break;
      }
      case 'restart':
      case 'backtrack':
        this.takeBack(event.level, i);
        this.leaveNodes(i, event);
        this.conflictAt[i] = 0;
        break;
      case 'simplification': this.inPass[i] = event.word === '' ? 0 : i; break;
      case 'mode': this.modeAt[i] = i; break;
      case 'end': this.close(i, event.word === 'satisfiable' ? 'model' : event.word === 'unknown' ? 'open' : ''); break;
    }
    this.node[i] = this.path[this.path.length - 1];
  }

  put(i) {
    this.below[i] = this.top[i - 1];
    this.top[i] = i;
    this.depth[i] += 1;
    this.level[i] = Math.max(this.level[i], this.events[i].level);
    this.values.set(Math.abs(this.events[i].literal), i);
  }

  takeBack(level, i) {
    let top = this.top[i];
    while (top !== 0 && this.events[top].level > level) {
      this.values.delete(Math.abs(this.events[top].literal));
      top = this.below[top];
      this.depth[i] -= 1;
    }
    this.top[i] = top;
    this.level[i] = level;
  }

  use(number, i) {
    const clause = this.clauses.get(number);
    if (clause) clause.uses.push(i);
  }

  // The search tree: a node for each decision, each flip and each assertion after a jump.

  openNode(i, kind, level) {
    const {path} = this;
    while (path.length > 1 && this.nodes[path[path.length - 1]].level >= level && kind !== 'assertion') path.pop();
    const parent = path[path.length - 1];
    const node = {index: this.nodes.length, event: i, parent, children: [], level, kind, end: 0, ending: ''};
    node.literal = this.events[i].literal;
    this.nodes[parent].children.push(node.index);
    this.nodes.push(node);
    path.push(node.index);
  }

  close(i, ending) {
    const node = this.nodes[this.path[this.path.length - 1]];
    node.ending = ending;
    node.end = i;
  }

  leaveNodes(i, event) {
    // An assertion is on the level of the decision below it: it goes with the literals of its level.
    const {path} = this;
    const stays = (node) => (node.kind === 'assertion' ? this.isOn(node.event, i) : node.level <= event.level);
    while (path.length > 1 && !stays(this.nodes[path[path.length - 1]])) {
      const node = this.nodes[path.pop()];
      if (!node.ending && node.children.length === 0) node.ending = event.event === 'restart' ? 'restarted' : 'passed';
      node.end = node.end || i;
    }
  }

  isOn(assigning, i) {
    const event = this.events[assigning];
    return this.assignerOf(event.literal, i) === assigning;
  }

  // States. Each takes an event's index.

  /** The assigning events on the trail, from its bottom. */
  trail(i) {
    const trail = new Array(this.depth[i]);
    for (let at = this.top[i], place = trail.length; at !== 0; at = this.below[at]) trail[--place] = at;
    return trail;
  }

  /** A map from variables to the events that gave them their values. */
  valuesAt(i) {
    const values = new Map();
    for (let at = this.top[i]; at !== 0; at = this.below[at]) values.set(Math.abs(this.events[at].literal), at);
    return values;
  }

  /** The same as 1, -1 and 0 by variable. */
  truthAt(i) {
    const truth = new Int8Array(this.data.variables + 1);
    for (let at = this.top[i]; at !== 0; at = this.below[at])
      truth[Math.abs(this.events[at].literal)] = Math.sign(this.events[at].literal);
    return truth;
  }

  /** During extend() only: the event that gave the literal's variable its value, 0 if it has none. */
  assignerOf(literal) { return this.values.get(Math.abs(literal)) || 0; }

  reasonOf(literal, i) {
    const assigner = this.assignerOf(literal, i);
    return assigner === 0 ? 0 : this.events[assigner].clause || 0;
  }

  /** The two watched literals of a clause; null if no event has named them. Backtracking moves none. */
  watched(number, i) {
    const list = this.pairs.get(number) || [];
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle].at <= i)
        low = middle + 1;
      else
        high = middle;
    }
    return low === 0 ? null : list[low - 1].pair;
  }

  isThere(clause, i) {
    if (clause.came > i) return false;
    if (clause.went.length === 0) return true;
    const last = (list) => {
      let found = 0;
      for (const at of list)
        if (at <= i) found = at;
      return found;
    };
    const gone = last(clause.went);
    return gone === 0 || last(clause.back) > gone;
  }

  number(i) { return i - this.base + this.data.first - 1; }
  /** The index of the event of this number, or the nearest one. */
  indexOf(number) { return Math.min(Math.max(number - this.data.first + 1 + this.base, this.base), this.last); }
  counts(i) {
    const {before} = this.data;
    return Object.fromEntries(
      counterNames.map((name) => [name, this.sums[name][i] - this.sums[name][this.base] + (before[name] || 0)]));
  }

  /** When a literal's variable had a value: from one event until before another. */
  spells(literal) {
    const variable = Math.abs(literal);
    const found = [];
    let open = null;
    for (let i = 1; i <= this.last; ++i) {
      if (open && this.depth[i] < open.depth) {
        open.to = i;
        open = null;
      }
      if (this.top[i] === i && Math.abs(this.events[i].literal) === variable) {
        open = {from: i, to: this.last, depth: this.depth[i], isTrue: this.events[i].literal === literal};
        found.push(open);
      }
    }
    return found;
  }

  /** The whole state as plain data, for tests: the same as a replay of the trace gives. */
  state(i) {
    const learned = [];
    for (const clause of this.clauses.values()) {
      if (clause.origin !== 'formula' && this.isThere(clause, i)) learned.push(clause.number);
    }
    const word = (at) => (at === 0 ? '' : this.events[at].word);
    return {
      number: this.number(i),
      level: this.level[i],
      trail: this.trail(i).map((at) => [this.events[at].literal, this.events[at].level, this.events[at].clause || 0]),
      learned: learned.sort((a, b) => a - b),
      counts: this.counts(i),
      mode: word(this.modeAt[i]),
      technique: word(this.inPass[i]),
    };
  }

  /** The end of the search; -1 if the run has none. */
  get end() { return this.search(this.last + 1, -1, isOf('end')); }

  /** The first event after `i`, or before it, of which this is true; -1 if there is none. */
  search(i, direction, isWanted) {
    for (let at = i + direction; at > this.base && at <= this.last; at += direction)
      if (isWanted(this.events[at], at)) return at;
    return -1;
  }

  /** Whether it was there before the part of the run that the page holds. */
  isEarlier(clause) { return clause.came > 0 && clause.came <= this.base; }
}
