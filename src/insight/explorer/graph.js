// The implication graph of the moment: those literals that a conflict, or the chosen literal, follows from; else what
// has happened last. On the last level all causes are followed, of lower levels those next to it are shown. Each
// literal is below its causes (graph_layout.js). In an analysis the literals of the resolvent are the border between
// what has been resolved away and what has not: that is the cut.

/** How many unique implication points come before each literal of the conflict's level, by its event. */
function stagesOf(list, level) {
  const stages = new Map();
  const open = new Set(list[list.length - 1].causes); // of the resolvent
  const side = []; // resolved away
  for (const {at, event, causes} of [...list].reverse()) {
    if (!event || event.level !== level || !open.has(at)) continue;
    const isPoint = [...open].every((each) => each === at || eventAt(each).level !== level);
    if (isPoint)
      for (const each of side) stages.set(each, (stages.get(each) || 0) + 1);
    open.delete(at);
    side.push(at);
    for (const cause of causes) open.add(cause);
  }
  return stages;
}

class GraphPane {
  constructor() {
    this.picture = new Picture(t('pane.graph'), 1);
    this.deep = false;
    this.box = h('button', {type: 'button', class: 'words', onclick: () => this.turn()}, t('graph.deep'));
    this.note = h('p', {class: 'note'});
    this.marker = s('defs');
    this.marker.innerHTML = '<marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" ' +
      'markerUnits="userSpaceOnUse" orient="auto"><path class="arrowhead" d="M0,0L8,4L0,8z"/></marker>';
    this.bands = s('g');
    this.arrows = s('g');
    this.vertices = new Shown(s('g'));
    this.empty = h('p', {class: 'empty'}, t('graph.empty'));
    this.element = h('div', {class: 'scroll'}, this.empty, this.note, this.picture.svg);
  }

  turn() {
    this.deep = !this.deep;
    drawAll();
  }

  /** The events of the literals to show, and the clause that is false or null. */
  content() {
    const run = app.run;
    const conflict = presentConflict();
    const goal = conflict ? eventAt(conflict) : null;
    const values = run.valuesAt(conflict || app.at);
    const assigner = (literal) => values.get(Math.abs(literal));
    const recent = 12;
    let starts;
    if (app.chosen && app.chosen.literal && assigner(app.chosen.literal) && !goal)
      starts = [assigner(app.chosen.literal)];
    else if (goal)
      starts = goal.literals.map(assigner).filter((at) => at !== undefined);
    else
      starts = run.trail(app.at).slice(-recent).reverse();
    const level = Math.max(0, ...starts.map((at) => eventAt(at).level));
    const most = this.deep ? 400 : 40;
    const nodes = new Map();
    const waiting = [...starts];
    const leftOut = new Set();
    while (waiting.length > 0) {
      const at = waiting.shift();
      if (nodes.has(at)) continue;
      const event = eventAt(at);
      if (event.level === 0 && level > 0 && !starts.includes(at)) continue; // facts are causes of nearly everything
      if (nodes.size >= most) {
        leftOut.add(at);
        continue;
      }
      const isExpanded = this.deep || (event.level === level && level > 0) || starts.includes(at);
      const causes = event.event === 'propagation' && isExpanded
        ? event.literals.filter((literal) => literal !== event.literal)
            .map(assigner)
            .filter((cause) => cause !== undefined)
        : [];
      nodes.set(at, {at, event, causes, isExpanded});
      waiting.push(...causes);
    }
    return {nodes, goal, level, leftOut: leftOut.size, starts};
  }

  draw() {
    const {nodes, goal, level, leftOut, starts} = this.content();
    const facts = [...nodes.values()].some(
      ({causes}) => causes.some((each) => eventAt(each).level === 0 && !nodes.has(each)));
    this.note.textContent = [leftOut && t('graph.left.out', leftOut), facts && t('graph.facts')].filter(Boolean).join(
      '; ');
    this.note.hidden = this.note.textContent === '';
    this.box.setAttribute('aria-pressed', this.deep);
    this.isVacant = nodes.size === 0 && goal === null;
    this.empty.hidden = !this.isVacant;
    this.picture.svg.toggleAttribute('hidden', this.isVacant);
    if (this.isVacant) return;
    if (goal) nodes.set(-1, {at: -1, event: null, causes: starts});
    const list = [...nodes.values()].sort((a, b) => (a.at < 0 ? 1 : b.at < 0 ? -1 : a.at - b.at));
    const sight = `${app.at}/${app.step}`;
    const key = `${[...nodes.keys()]} ${level} ${app.named} ${app.secret} ${this.picture.room.width} ${
      this.picture.room.height}`;
    if (key !== this.key) this.arrange(list, nodes, goal, level);
    this.key = key;
    const {front, away, uip} = analysisFront();
    const isAway = (node) => !node.event || away.has(node.event.literal);
    for (const {element, from, node} of this.edges) {
      const kinds = [
        'arrow', node.event ? '' : 'to-conflict', goal && isAway(node) && !isAway(from) ? 'crossing' : '',
        app.chosen && app.chosen.clause === (node.event || goal).clause ? 'chosen' : ''
      ];
      put(element, {class: kinds.join(' ')});
    }
    const cut = goal ? this.cut(isAway, uip) : [];
    const shapes = this.list.map((node) => this.shape(node, level, front, away, uip, goal));
    this.vertices.draw(this.list.map(
      (node, place) => [node.event ? `${node.at} ${node.text} ${node.note}` : `⊥ ${goal.clause}`, shapes[place].make]));
    const vertices = this.vertices.elements.values();
    this.list.forEach(
      (node, place) => put(vertices.next().value,
        {class: shapes[place].kinds, 'aria-label': shapes[place].words, transform: `translate(${node.x},${node.y})`}));
    this.picture.draw({...this.size, shapes: [this.marker, this.bands, this.arrows, ...cut, this.vertices.parent]});
    this.element.classList.toggle('fresh', this.drawn !== sight);
    const last = this.list.find(
      ({at, event}) => (goal && uip ? event && event.literal === uip : at === (goal ? -1 : app.run.top[app.at])));
    if (last && this.drawn !== sight) this.picture.follow(last);
    this.drawn = sight;
  }

  /** Puts the nodes into their places, and makes bands and edges. */
  arrange(list, nodes, goal, level) {
    const {width, height} = this.picture.room;
    const levels = [...new Set(list.map(({event}) => (event ? event.level : level)))].sort((a, b) => a - b);
    const most = Math.min(Math.max(Math.floor(width / 200), 2), 4);
    const joined = Math.max(levels.length - most, 0); // bands for all but the last few are one
    const titles = levels.slice(joined).map(
      (each, place) => t('level.of', place === 0 && joined > 0 ? `${levels[0]}–${each}` : each));
    const widthOf = (text, size) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : .6), 0) * size;
    const stages = goal ? stagesOf(list, level) : new Map();
    for (const node of list) {
      const own = node.event ? node.event.level : level;
      node.band = Math.max(levels.indexOf(own) - joined, 0);
      node.text = node.event ? clip(nameOf(node.event.literal), 16) : '⊥';
      node.note = joined > 0 && node.band === 0 ? `@${own}` : '';
      node.box = Math.max(30, widthOf(node.text, 12) + widthOf(node.note, 11) + 14);
      node.stage = node.event ? stages.get(node.at) || 0 : Infinity;
      node.clause = (node.event || goal).clause;
      // Those of level 0 that are not shown: causes of nearly everything.
      node.folded = node.causes.filter((each) => !nodes.has(each) && eventAt(each).level === 0).length;
      node.causes = node.causes.map((each) => nodes.get(each)).filter(Boolean);
      const isLabelled = node.clause && node.causes.length > 0;
      node.label = isLabelled ? `#${node.clause}` + (node.folded ? ` (+${node.folded})` : '') : '';
      node.width = Math.max(node.box, widthOf(node.label, 11) + 6);
    }
    const {edges, rowCount, bands} = layOut(
      list, titles.map((title) => widthOf(title, 11) + 12), Math.max(width - 250, 200));
    const tall = 20;
    // Closer where the pane is low: the whole graph is seen without smaller letters.
    const each = Math.min(Math.max((height - 52) / rowCount, tall + 20), tall + 46);
    const stem = Math.min(each - tall - 17, 8);
    const y = (row) => 20 + each * (row + 1) - tall / 2 - 10;
    for (const node of list) Object.assign(node, {x: node.x + 4, y: y(node.row), tall});
    const bottom = 20 + each * rowCount;
    this.place = {y, tall, joint: stem + 13, right: bands[bands.length - 1].right, left: bands[bands.length - 1].left};
    this.size = {width: this.place.right + 8, height: bottom + 4};
    this.list = list;
    this.bands.replaceChildren(...bands.flatMap(
      ({left, right}, place) => [rect('band', left + 4, 0, right - left, bottom),
        s('text', {class: 'level', x: (left + right) / 2 + 4, y: 13, 'text-anchor': 'middle'}, titles[place])]));
    this.edges = edges.map((edge) => this.edge(edge));
    const labels = list.filter(({label}) => label).map((node) => {
      const half = widthOf(node.label, 11) / 2 + 3;
      return s('g',
        {class: 'label', 'data-clause': node.clause, transform: `translate(${node.x},${node.y - tall / 2})`},
        s('path', {class: 'stem', d: `M0,${- stem}V-1`, 'marker-end': 'url(#arrow)'}),
        s('rect', {x: -half, y: -13 - stem, width: 2 * half, height: 13}),
        s('text', {y: -2.5 - stem, 'text-anchor': 'middle'}, node.label));
    });
    this.arrows.replaceChildren(...this.edges.map(({element}) => element), ...labels);
  }

  /** From the box down through its places in the rows to the label over the other box. */
  edge({from, to, path}) {
    const {y, tall, joint} = this.place;
    let at = {x: from.x, y: from.y + tall / 2};
    let d = `M${at.x},${at.y}`;
    const bend = (x, end) => {
      const middle = (at.y + end) / 2;
      d += `C${at.x},${middle} ${x},${middle} ${x},${end}`;
      at = {x, y: end};
    };
    for (const pass of path) {
      bend(pass.x + 4, y(pass.row) - tall / 2 - joint);
      at.y = y(pass.row) + tall / 2;
      d += `V${at.y}`;
    }
    bend(to.x, to.y - tall / 2 - (to.clause ? joint : 2));
    const marker = to.clause ? {} : {'marker-end': 'url(#arrow)'};
    return {from, node: to, element: s('path', {d, 'data-clause': to.clause, ...marker})};
  }

  /** A line above what has been resolved away; none if other literals of the level are below it. */
  cut(isAway, uip) {
    const last = this.list.filter(({band}) => band === this.list[this.list.length - 1].band);
    const row = Math.min(...last.filter(isAway).map((node) => node.row));
    if (last.some((node) => !isAway(node) && node.row >= row)) return [];
    const y = this.place.y(row) - this.place.tall / 2 - this.place.joint - 3;
    const {left, right} = this.place;
    return [
      s('path', {class: uip ? 'cut reached' : 'cut', d: `M${left},${y}H${right + 8}`}),
      s('text', {class: 'cut-name', x: right, y: y - 3, 'text-anchor': 'end'}, t('graph.cut'))
    ];
  }

  /** What a node looks like, and how to make it. */
  shape(node, level, front, away, uip, goal) {
    const box = {x: -node.box / 2, y: -node.tall / 2, width: node.box, height: node.tall};
    if (!node.event) {
      const words = `${t('event.conflict', '')} #${goal.clause}`;
      return {
        kinds: 'vertex conflict',
        words,
        make: () => thing(
          {'data-clause': goal.clause}, words, s('rect', box), s('text', {y: 4, 'text-anchor': 'middle'}, '⊥'))
      };
    }
    const {literal, event} = node.event;
    const chosen = app.chosen && Math.abs(app.chosen.literal || 0) === Math.abs(literal);
    const kinds = [
      'vertex', node.event.level === level ? 'last' : '', event === 'propagation' ? '' : 'decided',
      away.has(literal) ? 'away' : '', front.has(literal) ? 'front' : '', uip === literal ? 'uip' : '',
      !goal && node.at === app.at ? 'now' : '', chosen ? 'chosen' : ''
    ];
    const words = `${nameOf(literal)} ${t('at.level', node.event.level)}${
      uip === literal ? ', ' + t('analysis.uip') : ''}`;
    const make = () => thing({'data-literal': literal}, words,
      s('rect', {...box, rx: event === 'propagation' ? 10 : 3}),
      s('text', {y: 4, 'text-anchor': 'middle'}, node.text,
        node.note && s('tspan', {class: 'level'}, ' ' + node.note)));
    return {kinds: kinds.join(' '), words, make};
  }
}
