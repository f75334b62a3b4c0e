// The laboratory: searches by the page's own engines. From any event a search continues with another decision, as a
// branch next to the others; breakpoints stop it; and the reader can be the solver (game.js). Searches work in slices:
// the page never waits for them.

const labLimits = {
  variables: 2000,
  literals: 60000,
  events: 100000, // until the reader lets it continue
  slice: 8 // milliseconds
};

/** Reads DIMACS, with or without its header. Throws an Error with a sentence. */
function readFormula(text) {
  const clauses = [];
  let clause = [];
  let variables = 0;
  const names = {};
  for (const line of text.split('\n')) {
    const name = line.match(/^c\s+(\d+)\s*[:=]\s*(\S+)\s*$/);
    if (name) names[name[1]] = name[2];
    if (/^\s*[cp%]/.test(line)) continue;
    for (const word of line.split(/\s+/).filter(Boolean)) {
      if (!/^-?\d+$/.test(word)) throw new Error(t('own.word', word));
      const literal = Number(word);
      if (literal !== 0) clause.push(literal);
      variables = Math.max(variables, Math.abs(literal));
      if (literal === 0) clauses.push(clause);
      if (literal === 0) clause = [];
    }
  }
  if (clause.length > 0) clauses.push(clause);
  if (clauses.length === 0) throw new Error(t('own.empty'));
  return {clauses, variables, names};
}

const isLarge = ({variables, clauses}) => variables > labLimits.variables ||
  clauses.reduce((sum, clause) => sum + clause.length, 0) > labLimits.literals;

/** The formula that a run is about, as lists of literals. */
const formulaOf = (run) => ({
  variables: run.data.variables,
  clauses: [...run.clauses.values()].filter(({origin}) => origin === 'formula').map(({literals}) => literals),
});

/** The settings with which the page's engines make the same run; null if they cannot. */
function settingsOf({inPage, engine, branching, settings, first}) {
  if (inPage) return inPage;
  if (engine === 'dpll')
    return settings.length === 0 && ['naive', 'max-occurrence'].includes(branching) ? {engine, branching} : null;
  const found = {engine: 'cdcl', minimize: true, restart: true, bump: true};
  const known = settings.slice(1).map((setting) => setting.match(/^(minimize|restart|bump)=([01])$/));
  if (first !== 1 || settings[0] !== 'textbook' || known.includes(null)) return null;
  for (const [, name, value] of known) found[name] = value === '1';
  return found;
}


/** A run of the page.
 *  @param about   data of a run of the same formula, or its name and those of its variables
 *  @param inPage  the engine's settings, or {play: true} */
function runInPage({formula, names, rules, board}, {variables, clauses, learned}, inPage, events) {
  const {engine = 'cdcl', branching = '', play, ...switches} = inPage;
  const changed = Object.keys(switches).filter((name) => !switches[name]).map((name) => `${name}=0`);
  const settings = play || engine === 'dpll' ? [] : ['textbook', ...changed];
  const search = {inPage, engine, branching, settings, seed: 0, first: 1, preceding: 0, before: {}};
  return new Run(
    {formula, names, rules, board, variables, clauses, learned, clauseCount: clauses.length, ...search}, events);
}

class Lab {
  constructor(whole) {
    this.whole = whole; // the run of the program
    this.branches = [];
    this.breakpoints = [];
    this.searching = null; // the branch that is being searched
    this.game = new Game(this);
    this.shown = {}; // by place: its buttons
    this.started = 0; // branches
    this.note = () => '';
    const on = (id, act) => (byId(id).onclick = act);
    on('lab-tool', () => this.toggle());
    on('halt', () => this.searching && this.pause(this.searching, () => t('lab.halted')));
    on('continue', () => this.present && !this.searching && this.search(this.present, true));
    on('break-add', () => this.addBreakpoint());
    this.settings = settingsOf(whole.data) || {engine: whole.data.engine, minimize: true, restart: true, bump: true};
  }
  get present() { return this.branches.find(({run}) => run === app.run); }
  get isOpen() { return !byId('lab').hidden; }
  toggle(isOn = !this.isOpen) {
    byId('lab').hidden = !isOn;
    byId('lab-tool').setAttribute('aria-pressed', isOn);
    drawAll();
  }

  // The settings, as the reader has chosen them.

  get settings() {
    const isOn = (id) => byId(id).checked;
    const isFixed = byId('order').value === 'fixed';
    return byId('engine').value === 'dpll'
      ? {engine: 'dpll', branching: isFixed ? 'naive' : 'max-occurrence'}
      : {engine: 'cdcl', minimize: isOn('minimize'), restart: isOn('restart'), bump: !isFixed};
  }
  set settings({engine, branching, minimize = true, restart = true, bump = true}) {
    byId('engine').value = engine === 'dpll' ? 'dpll' : 'cdcl';
    byId('order').value = bump && branching !== 'naive' ? 'best' : 'fixed';
    byId('minimize').checked = minimize;
    byId('restart').checked = restart;
  }

  // Branches.

  /** Decides otherwise at the present event. If the page's engine can make the same run, it does so up to this event;
   *  else it takes over the learned clauses and the decisions. */
  decideOtherwise(literal) {
    const {run, at} = app;
    const assigned = app.values.get(Math.abs(literal));
    const level = assigned === undefined ? Infinity : eventAt(assigned).level;
    const branch = this.present;
    const formula = branch ? branch.formula : formulaOf(run);
    if (level === 0) return this.say(() => t('lab.fixed', nameOf(literal)));
    if (isLarge(formula)) return this.say(() => t('own.large', labLimits.variables, labLimits.literals));
    const plan = {
      parent: branch,
      literal,
      at,
      number: run.number(at),
      formula,
      settings: this.settings,
      asked: branch ? branch.asked : [],
      changes: branch ? branch.changes.filter((change) => change.at <= at) : []
    };
    if (JSON.stringify(settingsOf(run.data)) === JSON.stringify(plan.settings)) {
      plan.changes.push({at, literal});
    } else {
      const learned = [...run.clauses.values()].filter((clause) => clause.origin === 'learned' &&
          run.isThere(clause, at) && clause.literals.every((each) => Math.abs(each) <= formula.variables));
      const decisions = run.trail(at).map(eventAt).filter((event) => event.event === 'decision' && event.level < level);
      plan.formula = {...formula, learned: learned.map(({number, literals}) => ({number, literals}))};
      plan.asked = [...decisions.map((event) => event.literal), literal];
      plan.changes = [];
    }
    return this.start(plan, run.data);
  }
  /** @param plan  {parent, literal, at, number, formula, settings, asked, changes}
   *  @param data  as in runInPage() */
  start(plan, data) {
    const {settings, formula} = plan;
    const run = runInPage(data, formula, settings, []);
    const engine = makeEngine(formula, settings);
    engine.asked = [...plan.asked];
    this.search({...plan, id: ++this.started, engine, run, waiting: [...plan.changes], limit: labLimits.events}, false);
  }
  /** Searches in slices, until there is something to show. */
  search(branch, isContinued) {
    if (isContinued) branch.limit = branch.run.last + labLimits.events;
    this.searching = branch;
    this.say(() => t('lab.searching', branch.run.last));
    const slice = () => {
      if (this.searching !== branch) return;
      const until = performance.now() + labLimits.slice;
      let reason = null;
      while (!reason && performance.now() < until) reason = this.advance(branch);
      if (reason)
        this.pause(branch, reason, isContinued);
      else
        setTimeout(slice);
      byId('lab-note').textContent = this.note();
    };
    slice();
  }
  /** The next event. @return why the search does not continue; null: it does */
  advance(branch) {
    const {engine, run, waiting} = branch;
    if (waiting.length > 0 && engine.events.length >= waiting[0].at) {
      const {literal} = waiting.shift();
      if (!engine.decideOtherwise(literal)) return () => t('lab.fixed', nameOf(literal));
    } else if (!engine.step()) {
      return () => (engine.refused ? t('lab.refused', nameOf(engine.refused)) : '');
    }
    while (run.last < engine.events.length) run.extend(engine.events[run.last]);
    if (run.last >= branch.limit) return () => t('lab.limit', run.last);
    return waiting.length === 0 && this.stopsAt(run, run.last) ? () => t('lab.at.breakpoint') : null;
  }
  pause(branch, reason, isContinued = false) {
    this.searching = null;
    if (!this.branches.includes(branch)) this.branches.push(branch);
    const {run, literal, changes} = branch;
    const isDecision = (event, i) => event.event === 'decision' && event.literal === literal &&
      (changes.length === 0 || i > changes[changes.length - 1].at);
    const found = run.search(0, 1, isDecision);
    open(run, literal === undefined && !isContinued ? 0 : found > 0 && !isContinued ? found : run.last);
    this.say(reason);
  }
  /** Undoes a branch, and those that began in it. */
  remove(branch) {
    const isBelow = (each) => each && (each === branch || isBelow(each.parent));
    const isShown = isBelow(this.present);
    this.branches = this.branches.filter((each) => !isBelow(each));
    if (isShown) open(branch.parent ? branch.parent.run : this.whole, branch.at || 0);
    this.draw();
  }

  // Breakpoints.

  stopsAt(run, i) {
    const event = run.events[i];
    return this.breakpoints.some(({kind, value}) => ({
      literal: () => event.literal === value && event.event !== 'conflict',
      clause: () => event.clause === value,
      level: () => run.level[i] === value && run.level[i - 1] !== value,
    }[kind] || (() => stops[kind](event)))());
  }
  addBreakpoint() {
    const kind = byId('break-kind').value;
    const text = byId('break-value').value.trim();
    const chosen = app.chosen && (kind === 'literal' ? app.chosen.literal : app.chosen.clause);
    const value = kind in stops ? 0 : Number((text || String(chosen)).replace('#', ''));
    if (!Number.isInteger(value)) return this.say(() => t('lab.no.value'));
    this.breakpoints.push({kind, value});
    byId('stop').value = 'break';
    return this.draw();
  }

  /** Another run is shown. */
  shows(run) {
    if (run === app.run) return;
    this.game.player = null;
    const branch = this.branches.find((each) => each.run === run);
    if (branch) this.settings = branch.settings;
  }

  // What is seen.

  say(note) {
    this.note = note;
    this.draw();
  }
  /** Buttons in a place, each with its words, what it does and its rule. Those that have been made stay: a click on
   *  a button that is made again while the mouse is down would be lost. */
  drawButtons(place, buttons) {
    const shown = (this.shown[place] = this.shown[place] || new Shown(byId(place)));
    shown.draw(buttons.map(([words, act,
      id]) => [`${words} ${id}`, () => h('button', {type: 'button', onclick: act, 'data-rule': id}, words)]));
  }
  draw() {
    if (!this.isOpen) return;
    const literal = app.chosen && app.chosen.literal;
    const isIdle = !this.searching && !this.game.player;
    byId('halt').hidden = !this.searching;
    byId('continue').hidden = !isIdle || !this.present || this.present.engine.verdict !== '';
    byId('select').hidden = !isIdle || literal;
    const both = literal && isIdle ? [literal, -literal] : [];
    this.drawButtons(
      'decide', both.map((each) => [t('lab.decide', nameOf(each)), () => this.decideOtherwise(each), 'otherwise']));
    this.game.draw(literal, app.chosen && app.chosen.clause);
    byId('lab-note').textContent = this.note();
    this.drawButtons('breakpoints', this.breakpoints.map((each, place) => {
      const words = each.kind in stops ? t('stop.' + each.kind) : `${t('lab.break.' + each.kind)} ${each.value}`;
      return [words + ' ×', () => this.removeBreakpoint(each), place];
    }));
    this.drawBranches();
  }
  removeBreakpoint({kind, value}) {
    this.breakpoints = this.breakpoints.filter((each) => each.kind !== kind || each.value !== value);
    this.draw();
  }
  drawBranches() {
    const depth = (each) => (each ? 1 + depth(each.parent) : 0);
    const row = (run, branch) => {
      const counts = run.counts(run.last);
      const {end} = run;
      const name = !branch ? this.whole.data.formula
        : branch.literal   ? `e${branch.number}: ${nameOf(branch.literal)}`
                           : t('tool.own');
      const words = [
        name, t('event.end.' + (end > 0 ? run.events[end].word : 'unknown')), counts.decisions + counts.flips,
        counts.conflicts, run.last - run.base
      ];
      const isShown = run === app.run;
      const make = () => {
        const opens = () => open(run, branch ? undefined : run.base);
        const undo = {type: 'button', title: t('lab.remove'), 'aria-label': t('lab.remove')};
        return h('tr', {},
          h('td', {style: `padding-left:${depth(branch)}rem`},
            h('button', {type: 'button', 'aria-pressed': String(isShown), onclick: opens}, name)),
          words.slice(1).map((each, place) => h('td', {class: place > 0 && 'number'}, each)),
          h('td', {}, branch && h('button', {...undo, onclick: () => this.remove(branch)}, '×')));
      };
      return [`${words} ${isShown} ${branch && branch.id} ${language}`, make];
    };
    const ordered = (parent) =>
      this.branches.filter((each) => each.parent === parent).flatMap((each) => [each, ...ordered(each)]);
    const heads = ['branch', 'verdict', 'decisions', 'conflicts', 'events'];
    byId('branches').hidden = this.branches.length === 0;
    this.shown.branches = this.shown.branches || new Shown(byId('branches'));
    this.shown.branches.draw([
      [language, () => h('tr', {}, heads.map((key) => h('th', {scope: 'col'}, t('lab.' + key))))], row(this.whole),
      ...ordered().map((branch) => row(branch.run, branch))
    ]);
  }
}
