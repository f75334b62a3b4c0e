// What happens at this event, in sentences: why a literal must be true, what a jump undoes; of a conflict its analysis,
// step by step. At the beginning: how to read the page.

/** What the signs mean. */
function legend() {
  const sample = (kind, text = '7') => h('span', {class: 'chip ' + kind}, text);
  const rows = [
    [sample('true decided'), 'legend.decided'],
    [sample('true'), 'legend.implied'],
    [sample('false'), 'legend.false'],
    [sample('open'), 'legend.open'],
    [sample('true now'), 'legend.now'],
    [sample('open chosen'), 'legend.chosen'],
    [sample('open watched'), 'legend.watched'],
    [h('span', {class: 'clause-sign'}, '#12'), 'legend.clause'],
  ];
  return h('dl', {class: 'legend'}, rows.map(([sign, key]) => [h('dt', {}, sign), h('dd', {}, t(key))]));
}

class StoryPane {
  constructor() {
    this.element = h('div', {class: 'scroll story'});
    this.timer = 0;
  }
  go(step) {
    const found = analysisSteps();
    if (!found) return;
    app.step = Math.min(Math.max(step, 0), found.steps.length - 1);
    drawAll();
  }
  /** The analysis as a film: a step a second. */
  play(isOn = this.timer === 0) {
    clearInterval(this.timer);
    this.timer = 0;
    if (!isOn || !analysisSteps()) return;
    const count = analysisSteps().steps.length;
    if (app.step >= count - 1) this.go(0);
    this.timer = setInterval(() => {
      const found = analysisSteps();
      if (found && app.step < found.steps.length - 1)
        this.go(app.step + 1);
      else
        this.play(false);
      drawAll();
    }, 1200);
    drawAll();
  }

  draw() {
    const found = analysisSteps();
    if (found) {
      this.drawSteps(found.steps);
      return;
    }
    if (this.timer) this.play(false);
    this.element.replaceChildren(...this.story());
  }

  story() {
    const i = app.at;
    if (i <= app.run.base) return [h('p', {}, t('story.start')), h('p', {}, t('story.start.how'))];
    const event = eventAt(i);
    const paragraph = (key, ...values) => h('p', {}, say(key, ...values));
    const stories = {
      decision: () => [paragraph('story.made.' + event.word, chip(event.literal), event.level), this.nextUnits()],
      propagation: () => this.implied(event),
      pure_literal: () => [paragraph('story.pure', chip(event.literal), chip(-event.literal))],
      backtrack: () => [paragraph('story.backtrack', event.level), this.undone(i)],
      restart: () => [paragraph('story.restart'), this.undone(i)],
      reduction: () => [paragraph('story.reduction', event.count)],
      rephase: () => [paragraph('story.rephase.' + event.word), paragraph('story.rephase', event.count)],
      mode: () => [paragraph('story.mode.' + event.word)],
      simplification: () => [event.word ? paragraph('story.pass', event.word) : paragraph('story.pass.end')],
      added: () => [h('p', {}, clauseLink(event.clause), ' ', disjunction(event.literals)), paragraph('story.added')],
      removed: () => [h('p', {}, clauseLink(event.clause), ' ', disjunction(event.literals || [])),
        paragraph('story.removed')],
      end: () => [paragraph('story.end.' + event.word),
        h('p', {}, h('button', {type: 'button', onclick: () => choose({verdict: true})}, t('why.verdict')))],
    };
    const next = app.run.search(i, 1, ({event: kind}) => kind === 'conflict');
    const way = next > 0 ? h('p', {class: 'way'}, eventLink(next, t('analysis.next'))) : '';
    return [...(stories[event.event] || (() => []))().flat(), way].filter(Boolean);
  }

  /** Why a literal must be true: all others of its clause are false. */
  implied({literal, clause, literals}) {
    const others = literals.filter((other) => other !== literal);
    const parts = [h('p', {}, clauseLink(clause), ' ', disjunction(literals))];
    const rule = ruleOf(clause);
    if (rule) parts.push(h('p', {class: 'rule'}, rule));
    if (others.length === 0) return [...parts, h('p', {}, say('story.unit', chip(literal)))];
    parts.push(h('p', {}, say('story.propagation', chip(literal))));
    const rows = others.slice(0, 20).map((other) => {
      const at = app.values.get(Math.abs(other));
      return h(
        'li', {}, chip(other), ' ', at === undefined ? '' : say('story.false.since', eventAt(at).level, eventLink(at)));
    });
    if (others.length > 20) rows.push(h('li', {}, t('more', others.length - 20)));
    return [...parts, h('ul', {class: 'causes'}, rows)];
  }

  /** After a decision: the clauses that have one literal left. */
  nextUnits() {
    if (app.secret === 'implied') return null; // that is what it asks
    const units = [];
    for (const clause of app.run.clauses.values()) {
      if (units.length > 8) break;
      if (app.run.isThere(clause, app.at) && panes.clauses.rank(clause) === 1) units.push(clause);
    }
    if (units.length === 0) return h('p', {}, t('story.no.unit'));
    return [
      h('p', {}, t('story.units')),
      h('ul', {class: 'clauses'},
        units.slice(0, 8).map(
          (clause) => h('li', {class: 'unit'}, clauseLink(clause.number), ' ', disjunction(clause.literals, 12))),
        units.length > 8 ? h('li', {}, '…') : null)
    ];
  }

  /** What a jump takes back. */
  undone(i) {
    const kept = app.run.depth[i];
    const gone = app.run.trail(i - 1).slice(kept).reverse();
    if (gone.length === 0) return null;
    return h('p', {}, t('story.undone', gone.length), ' ',
      gone.slice(0, 40).map((at) => [h('span', {class: 'leaving'}, chip(eventAt(at).literal)), ' ']),
      gone.length > 40 ? t('more', gone.length - 40) : '');
  }

  drawSteps(steps) {
    const at = Math.min(app.step, steps.length - 1);
    const any = (words, sign, more) => h('button', {type: 'button', title: words, 'aria-label': words, ...more}, sign);
    const go = (to) => {
      this.play(false);
      this.go(to);
    };
    const button = (words, sign, to) => any(
      words, sign, {disabled: to < 0 || to >= steps.length, onclick: () => go(to)});
    const film = any(t('step.play'), icon(this.timer ? 'pause' : 'play'),
      {'aria-pressed': this.timer !== 0, onclick: () => this.play()});
    const bar = h('p', {class: 'choices'}, button(t('step.first'), icon('first'), at === 0 ? -1 : 0),
      button(t('step.back'), icon('back'), at - 1), film, button(t('step.on'), icon('on'), at + 1),
      button(t('step.last'), icon('last'), at === steps.length - 1 ? -1 : steps.length - 1),
      ` ${at + 1} / ${steps.length}`);
    const begin = Math.max(0, at - 30);
    const rows = steps.slice(begin, at + 1)
                   .map((step, place) => (begin + place === at
                            ? h('li', {class: 'now', 'aria-current': 'step'}, this.words(step))
                            : h('li', {}, this.short(step))));
    const sight = `${app.at}/${at}`;
    this.element.classList.toggle('fresh', this.drawn !== sight);
    this.drawn = sight;
    this.element.replaceChildren(steps.length > 1 ? bar : '', h('ol', {class: 'steps', start: begin + 1}, rows));
    const last = rows[rows.length - 1];
    afterDrawing.push(() => {
      const top = last.offsetTop + last.offsetHeight - this.element.clientHeight + 6; // its resolvent is seen
      return () => (this.element.scrollTop = Math.max(0, top));
    });
  }

  short(step) {
    if (step.kind === 'start') return [clauseLink(step.number), ' ', t('analysis.false')];
    if (step.kind === 'resolve') return say('analysis.resolve', chip(step.literal), clauseLink(step.reason));
    return h('small', {}, t('analysis.' + step.kind));
  }

  words(step) {
    const conclusion = h('div', {class: 'conclusion'}, disjunction(step.clause, 30));
    const clause = h('div', {class: 'resolution'}, conclusion);
    // A clause of the formula is shown whole: the resolvents omit its literals that are false at level 0.
    const omitted = (step.literals || []).filter(isFixed);
    const marked = (literals, pivot = 0) => h('div', {}, disjunction(literals, 30).map((part) => {
      const literal = part instanceof Element ? Number(part.dataset.literal) : 0;
      if (literal && Math.abs(literal) === pivot) part.classList.add('pivot');
      if (omitted.includes(literal)) part.classList.add('leaving');
      return part;
    }));
    const note = omitted.length > 0 ? t('analysis.omitted') : '';
    switch (step.kind) {
      case 'start': {
        const whole = h('div', {class: 'resolution'}, marked(step.literals), note && conclusion);
        return [clauseLink(step.number), ' ', t('analysis.start'), whole, note && h('small', {}, note)];
      }
      case 'resolve': {
        const pivot = Math.abs(step.literal);
        return [
          say('analysis.resolve', chip(step.literal), clauseLink(step.reason)),
          h('div', {class: 'resolution'}, marked(step.before, pivot), marked(step.literals, pivot), conclusion),
          h('small', {}, note && note + '; ', t('analysis.open', step.open))
        ];
      }
      case 'uip': return [chip(step.literal), ' ', t('analysis.is.uip'), clause];
      case 'minimise': {
        const chips = (word, list, of) => list.length > 0 ? [t(word), ' ', list.map((literal) => [of(literal), ' '])]
                                                          : '';
        const leaving = (literal) => h('span', {class: 'leaving'}, chip(literal));
        return [
          chips('analysis.dropped', step.dropped, leaving), chips('analysis.brought', step.brought, chip), clause
        ];
      }
      case 'learned': return [say('analysis.is.learned', clauseLink(step.number), step.glue), clause];
      default: return step.literal ? say('analysis.jumps', step.level, chip(step.literal)) : t('analysis.empty');
    }
  }
}
