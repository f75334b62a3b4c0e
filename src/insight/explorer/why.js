// Why? Of a literal: its reason, and theirs, back to decisions. Of a clause: where it came from, what it did, what
// became of it. Of the verdict: the clauses of the formula that it rests on.

class WhyPane {
  constructor() {
    this.folds = new Map(); // by its contents: whether the reader has opened or closed it
    this.element = h('div', {class: 'scroll why'});
  }

  /** What folds: it stays as the reader has left it when the event changes. */
  fold(key, isOpen, head, fill) {
    const open = this.folds.get(key) ?? isOpen;
    const turn = (event) => {
      if (event.target.closest('[data-literal],[data-clause],[data-event]')) return;
      event.preventDefault();
      this.folds.set(key, !open);
      drawAll();
    };
    return h('details', {open}, h('summary', {onclick: turn}, head), open ? fill() : null);
  }

  draw() {
    const {chosen} = app;
    if (!chosen)
      this.element.replaceChildren(...this.present());
    else if (chosen.literal)
      this.element.replaceChildren(...this.literal(chosen.literal));
    else if (chosen.clause)
      this.element.replaceChildren(...this.clause(chosen.clause));
    else
      this.element.replaceChildren(...this.verdict());
  }

  /** Nothing is chosen: what this event is about. */
  present() {
    const event = app.at > app.run.base ? eventAt(app.at) : {};
    const hint = h('p', {class: 'empty'}, t('why.none'));
    if (app.at <= app.run.base) return [hint, legend()];
    if (quiz.isAsking || (!event.literal && !event.clause)) return [hint];
    return [...(event.literal ? this.literal(event.literal) : this.clause(event.clause)), hint];
  }

  literal(literal) {
    const at = app.values.get(Math.abs(literal));
    const heading = h(
      'h3', {}, chip(literal), ' ', h('small', {}, app.run.data.names[Math.abs(literal)] ? String(literal) : ''));
    const past = this.history(literal);
    if (at === undefined) return [heading, h('p', {}, t('why.open')), past];
    // The ways back to decisions, each literal once.
    const seen = new Set();
    const explain = (assigner, depth) => {
      const event = eventAt(assigner);
      const row = [chip(event.literal), ' ', h('small', {}, t('at.level', event.level)), ' '];
      if (event.event !== 'propagation')
        return h(
          'li', {}, row, t(event.event === 'decision' ? 'why.' + event.word : 'event.pure'), ' ', eventLink(assigner));
      if (seen.has(assigner)) return h('li', {}, row, h('small', {}, t('why.above')));
      seen.add(assigner);
      const causes = event.literals.filter((other) => other !== event.literal)
                       .map((other) => app.values.get(Math.abs(other)))
                       .filter((cause) => cause !== undefined);
      const reason = [t('why.because'), ' ', clauseLink(event.clause), ' ', eventLink(assigner)];
      if (causes.length === 0) return h('li', {}, row, reason);
      if (seen.size > 300) return h('li', {}, row, reason, h('small', {}, ' …'));
      return h('li', {},
        this.fold(`literal ${event.literal}`, depth < 2, [row, reason],
          () => h('ul', {}, causes.map((cause) => explain(cause, depth + 1)))));
    };
    return [heading, h('ul', {class: 'causes'}, explain(at, 0)), past];
  }

  /** When the variable had a value in this run: looked for when the reader asks. */
  history(literal) {
    return this.fold('times', false, t('why.times'), () => {
      const spells = app.run.spells(literal).filter(({from}) => quiz.shows(from));
      const times = spells.slice(0, 60).map(
        ({from}) => [eventLink(from, `e${app.run.number(from)}${eventAt(from).literal > 0 ? '+' : '−'}`), ' ']);
      return h('p', {}, t('why.count', spells.length), ' ', times, spells.length > times.length ? '…' : '');
    });
  }

  clause(number) {
    const run = app.run;
    const clause = run.clauses.get(number);
    if (!clause) return [h('p', {}, t('clause.unknown'))];
    const parts = [
      h('h3', {}, clauseLink(number), ' ',
        h('small', {}, t('origin.' + (run.isEarlier(clause) ? 'earlier' : clause.origin)))),
      h('p', {}, disjunction(clause.literals, 200))
    ];
    const words = ruleOf(number);
    if (words) parts.push(h('p', {class: 'rule'}, words));
    if (clause.came > run.base) parts.push(h('p', {}, t('why.born'), ' ', eventLink(clause.came)));
    if (clause.origin === 'learned' && !run.isEarlier(clause)) parts.push(this.birth(clause));
    if (clause.origin === 'added' && !run.isEarlier(clause)) {
      const pass = run.inPass[clause.came];
      parts.push(h('p', {}, t('why.pass', pass ? run.events[pass].word : '')));
    }
    const uses = clause.uses.filter((at, place) => (place === 0 || at !== clause.uses[place - 1]) && quiz.shows(at));
    const shown = () => uses.slice(0, 80).map((at) => [eventLink(at), ' ']);
    parts.push(this.fold(
      'uses', uses.length < 20, t('why.uses', uses.length), () => h('p', {}, shown(), uses.length > 80 ? '…' : '')));
    for (const at of clause.went.filter((each) => quiz.shows(each)))
      parts.push(h('p', {}, t('why.deleted'), ' ', eventLink(at)));
    return parts;
  }

  birth(clause) {
    const conflict = app.run.search(clause.came, -1, isOf('conflict'));
    if (conflict < 0) return null;
    const {steps} = analyse(app.run, conflict);
    const rows = () => steps.slice(0, 100).map(
      (step) => h('li', {}, say('analysis.resolve', chip(step.literal), clauseLink(step.reason))));
    const core = ancestry(app.run, clause.number);
    return h('div', {},
      this.fold('resolved', steps.length < 12, t('why.resolved', steps.length),
        () => h('ol', {}, h('li', {}, clauseLink(eventAt(conflict).clause), ' ', t('analysis.false')), rows(),
          steps.length > 100 ? h('li', {}, '…') : null)),
      this.core(core));
  }

  core({formula, passes, earlier}) {
    const links =
      (numbers) => [...numbers].sort((a, b) => a - b).slice(0, 400).map((number) => [clauseLink(number), ' ']);
    const part = (key, numbers) => (numbers.size > 0 ? h('p', {}, t(key, numbers.size), ' ', links(numbers)) : null);
    return this.fold('core', formula.size < 60, t('why.core', formula.size, app.run.data.clauseCount),
      () => [h('p', {}, links(formula), formula.size > 400 ? '…' : ''), part('why.core.passes', passes),
        part('why.core.earlier', earlier)]);
  }

  verdict() {
    const run = app.run;
    const {end} = run;
    if (end < 0) return [h('p', {}, t('why.unfinished'))];
    const {word, literals} = eventAt(end);
    const parts = [h('h3', {}, t('event.end.' + word))];
    if (word === 'satisfiable') {
      parts.push(h('p', {}, t('why.model')),
        h('p', {}, literals.slice(0, 400).map((literal) => [chip(literal, '', 1), ' ']),
          literals.length > 400 ? '…' : ''));
    } else if (word === 'unsatisfiable') {
      const found = {formula: new Set(), passes: new Set(), earlier: new Set()};
      const add = (conflict) => closure(run, conflict).forEach((number) => {
        for (const [name, numbers] of Object.entries(ancestry(run, number)))
          numbers.forEach((each) => found[name].add(each));
      });
      if (run.data.engine === 'dpll') {
        // Every branch ends in a conflict: what they rest on, together.
        for (let i = 1; i <= run.last; ++i)
          if (eventAt(i).event === 'conflict') add(i);
        parts.push(h('p', {}, t('why.branches')), this.core(found));
      } else {
        const conflict = run.search(end, -1, isOf('conflict'));
        if (conflict < 0) return [...parts, h('p', {}, t('why.by.pass'))];
        add(conflict);
        parts.push(h('p', {}, t('why.refuted'), ' ', eventLink(conflict)), this.core(found));
      }
    } else {
      parts.push(h('p', {}, t('why.unknown')));
    }
    return parts;
  }
}
