// The implication graph of the moment, and the analysis of its conflict in steps.
//
// Which literals: those that a conflict, or the chosen literal, follows from; on the last level all of them, and of
// lower levels those next to it. Each stands right of its causes. In an analysis the literals of the resolvent are the
// border between what has been resolved away and what has not: that is the cut.

class GraphPane {
  constructor() {
    this.picture = new Picture(t('pane.graph'));
    this.deep = false;
    const toggle = (event) => {
      this.deep = event.target.checked;
      this.draw();
    };
    this.box = h('input', { type: 'checkbox', onchange: toggle });
    this.note = h('span', { class: 'note' });
    this.element = h('div', { class: 'scroll' }, h('p', { class: 'choices' }, h('label', {}, this.box, ' ', t('graph.deep')), ' ', this.note), this.picture.svg);
  }
  reset() {
    this.picture.reset();
  }

  /** The events of the literals to show, and the clause that is false or null. */
  content() {
    const run = app.run;
    const conflict = presentConflict();
    const goal = conflict ? eventAt(conflict) : null;
    const values = run.valuesAt(conflict || app.at);
    const assigner = (literal) => values.get(Math.abs(literal));
    let starts;
    if (app.chosen && app.chosen.literal && assigner(app.chosen.literal) && !goal) starts = [assigner(app.chosen.literal)];
    else if (goal) starts = goal.literals.map(assigner).filter((at) => at !== undefined);
    else starts = run.top[app.at] ? [run.top[app.at]] : [];
    const level = Math.max(0, ...starts.map((at) => eventAt(at).level));
    const most = this.deep ? 400 : 60;
    const nodes = new Map();
    const waiting = [...starts];
    let leftOut = 0;
    while (waiting.length > 0) {
      const at = waiting.shift();
      if (nodes.has(at)) continue;
      const event = eventAt(at);
      if (event.level === 0 && level > 0) continue; // facts are causes of nearly everything
      if (nodes.size >= most) {
        ++leftOut;
        continue;
      }
      const isExpanded = this.deep || event.level === level || starts.includes(at);
      const causes = event.event === 'propagation' && isExpanded ? event.literals.filter((literal) => literal !== event.literal).map(assigner).filter((cause) => cause !== undefined) : [];
      nodes.set(at, { at, event, causes, isExpanded });
      waiting.push(...causes);
    }
    return { nodes, goal, level, leftOut, starts };
  }

  draw() {
    const { nodes, goal, level, leftOut, starts } = this.content();
    this.note.textContent = leftOut ? t('graph.left.out', leftOut) : '';
    const list = [...nodes.values()].sort((a, b) => a.at - b.at);
    // An event comes after its causes, so one pass gives the longest ways.
    for (const node of list) node.rank = Math.max(-1, ...node.causes.filter((at) => nodes.has(at)).map((at) => nodes.get(at).rank)) + 1;
    if (goal) {
      const rank = Math.max(0, ...starts.filter((at) => nodes.has(at)).map((at) => nodes.get(at).rank)) + 1;
      list.push({ at: -1, event: null, causes: starts, rank });
    }
    const ranks = [];
    for (const node of list) (ranks[node.rank] = ranks[node.rank] || []).push(node);
    this.order(ranks, nodes);
    const wide = 104;
    const tall = 40;
    const deepest = Math.max(1, ...ranks.map((rank) => (rank ? rank.length : 0)));
    ranks.forEach((rank, column) => rank.forEach((node, place) => {
      node.x = 40 + column * wide;
      node.y = 24 + (place + (deepest - rank.length) / 2) * tall;
    }));
    const shapes = [s('defs', {}, s('marker', { id: 'arrow', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto' }, s('path', { class: 'arrowhead', d: 'M0,0L8,4L0,8z' })))];
    const { front, away, uip } = analysisFront();
    for (const node of list) {
      for (const cause of node.causes) {
        const from = nodes.get(cause);
        if (!from) continue;
        const middle = (from.x + node.x) / 2;
        const kind = node.event ? '' : ' to-conflict';
        shapes.push(s('path', { class: 'arrow' + kind, d: `M${from.x + 24},${from.y}C${middle},${from.y} ${middle},${node.y} ${node.x - 26},${node.y}`, 'marker-end': 'url(#arrow)' }, s('title', {}, `#${(node.event || goal).clause}`)));
      }
    }
    for (const node of list) shapes.push(this.shape(node, level, front, away, uip, goal));
    if (list.length === 0) shapes.push(s('text', { x: 10, y: 24 }, t('graph.empty')));
    this.picture.draw({ width: 60 + ranks.length * wide - 30, height: 48 + (deepest - 1) * tall, shapes });
    // What has just happened stands on the right.
    if (this.drawn !== app.at) this.element.scrollLeft = this.element.scrollWidth;
    this.drawn = app.at;
  }

  /** Fewer crossings: twice from left to right, each node beside the middle of its causes. */
  order(ranks, nodes) {
    for (let round = 0; round < 2; ++round) {
      for (const rank of ranks) {
        for (const node of rank) {
          const places = node.causes.filter((at) => nodes.has(at)).map((at) => nodes.get(at).place || 0);
          node.middle = places.length === 0 ? node.place || 0 : places.reduce((a, b) => a + b, 0) / places.length;
        }
        rank.sort((a, b) => a.middle - b.middle || a.at - b.at);
        rank.forEach((node, place) => (node.place = place - (rank.length - 1) / 2));
      }
    }
  }

  shape(node, level, front, away, uip, goal) {
    if (!node.event) {
      return s('g', { class: 'vertex conflict', transform: `translate(${node.x},${node.y})`, 'data-clause': goal.clause }, s('rect', { x: -24, y: -13, width: 48, height: 26 }), s('text', { y: 4, 'text-anchor': 'middle' }, '⊥'), s('title', {}, `#${goal.clause}`));
    }
    const { literal, level: at } = node.event;
    const classes = ['vertex', node.event.event === 'propagation' ? 'implied' : 'decided', at === level ? 'last' : 'lower'];
    if (front.has(literal)) classes.push('front');
    if (away.has(literal)) classes.push('away');
    if (uip === literal) classes.push('uip');
    if (app.chosen && Math.abs(app.chosen.literal || 0) === Math.abs(literal)) classes.push('chosen');
    const text = nameOf(literal);
    return s('g', { class: classes.join(' '), transform: `translate(${node.x},${node.y})`, 'data-literal': literal },
      s('rect', { x: -24, y: -13, width: 48, height: 26, rx: 13 }),
      s('text', { y: 1, 'text-anchor': 'middle' }, text.length > 8 ? text.slice(0, 7) + '…' : text),
      s('text', { class: 'level', y: 10, 'text-anchor': 'middle' }, `@${at}`),
      s('title', {}, `${text}, ${t('at.level', at)}${node.event.clause ? ', #' + node.event.clause : ''}${uip === literal ? ', ' + t('uip') : ''}`));
  }
}

/** The conflict that the present event belongs to: itself, or the one whose learned clause it is. 0 without one. */
function presentConflict() {
  const event = eventAt(app.at);
  if (!event) return 0;
  if (event.event === 'conflict') return app.at;
  return event.event === 'learned' ? app.run.search(app.at, -1, (other) => other.event === 'conflict') : 0;
}

/** The steps of the present conflict: one for the false clause, one for each resolution, then what is left out, the
 *  learned clause and the jump. */
function analysisSteps() {
  const conflict = presentConflict();
  if (!conflict) return null;
  const analysis = analyse(app.run, conflict);
  const steps = [{ kind: 'start', clause: analysis.start, number: eventAt(conflict).clause }];
  analysis.steps.forEach((step, place) => steps.push({ kind: 'resolve', ...step, clause: step.resolvent, place: place + 1 }));
  if (analysis.uip) steps.push({ kind: 'uip', clause: steps[steps.length - 1].clause, literal: analysis.uip });
  if (analysis.dropped.length > 0 || analysis.brought.length > 0) steps.push({ kind: 'minimise', clause: analysis.learned.literals, dropped: analysis.dropped, brought: analysis.brought });
  if (analysis.learned) {
    steps.push({ kind: 'learned', clause: analysis.learned.literals, number: analysis.learned.clause, glue: analysis.learned.glue });
    steps.push({ kind: 'jump', clause: analysis.learned.literals, level: analysis.learned.level, literal: analysis.learned.literals[0] });
  }
  return { analysis, steps };
}

/** For the graph: the true literals whose negations the present clause of the analysis holds, those resolved away, and
 *  the unique implication point if it is reached. */
function analysisFront() {
  const found = analysisSteps();
  if (!found) return { front: new Set(), away: new Set(), uip: 0 };
  const step = Math.min(app.step, found.steps.length - 1);
  const away = new Set(found.steps.slice(1, step + 1).filter(({ kind }) => kind === 'resolve').map(({ literal }) => literal));
  const isReached = found.steps.slice(0, step + 1).some(({ kind }) => kind === 'uip');
  return { front: new Set(found.steps[step].clause.map((literal) => -literal)), away, uip: isReached ? found.analysis.uip : 0 };
}

class AnalysisPane {
  constructor() {
    this.element = h('div', { class: 'scroll' });
  }
  reset() {}
  go(step) {
    const found = analysisSteps();
    if (!found) return;
    app.step = Math.min(Math.max(step, 0), found.steps.length - 1);
    drawAll();
  }
  draw() {
    const found = analysisSteps();
    if (!found) {
      const next = app.run.search(app.at, 1, (event) => event.event === 'conflict');
      const way = next > 0 ? [' ', eventLink(next, t('analysis.next'))] : [];
      this.element.replaceChildren(h('p', { class: 'empty' }, t('analysis.none'), way));
      return;
    }
    const { steps } = found;
    const at = Math.min(app.step, steps.length - 1);
    const button = (words, sign, to) => h('button', { type: 'button', title: words, 'aria-label': words, disabled: to < 0 || to >= steps.length, onclick: () => this.go(to) }, sign);
    const bar = h('p', { class: 'choices' }, button(t('step.first'), icon('first'), at === 0 ? -1 : 0), button(t('step.back'), icon('back'), at - 1), ` ${at + 1} / ${steps.length} `, button(t('step.on'), icon('on'), at + 1), button(t('step.last'), icon('last'), at === steps.length - 1 ? -1 : steps.length - 1));
    const begin = Math.max(0, at - 30);
    const rows = steps.slice(begin, at + 1).map((step, place) => h('li', { class: begin + place === at ? 'now' : '' }, this.words(step)));
    this.element.replaceChildren(bar, h('ol', { class: 'steps', start: begin + 1 }, rows));
    rows[rows.length - 1].scrollIntoView({ block: 'nearest' });
  }
  words(step) {
    const clause = h('div', { class: 'resolvent' }, disjunction(step.clause, 30));
    switch (step.kind) {
      case 'start':
        return [clauseLink(step.number), ' ', t('analysis.start'), clause];
      case 'resolve':
        return [t('analysis.resolve'), ' ', chip(step.literal), ' ', t('analysis.with'), ' ', clauseLink(step.reason), ' (', t('analysis.open', step.open), ')', clause];
      case 'uip':
        return [chip(step.literal), ' ', t('analysis.uip')];
      case 'minimise':
        return [step.dropped.length > 0 ? [t('analysis.dropped'), ' ', step.dropped.map((literal) => [chip(literal), ' '])] : '', step.brought.length > 0 ? [t('analysis.brought'), ' ', step.brought.map((literal) => [chip(literal), ' '])] : '', clause];
      case 'learned':
        return [t('analysis.learned'), ' ', clauseLink(step.number), ' ', t('event.glue', step.glue), clause];
      default:
        return [t('analysis.jump', step.level), ' ', step.literal ? [chip(step.literal), ' ', t('analysis.then')] : t('analysis.empty')];
    }
  }
}
