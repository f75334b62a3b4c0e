// The implication graph of the moment: those literals that a conflict, or the chosen literal, follows from; else what
// has happened last. On the last level all causes are followed, of lower levels those next to it are shown. Each
// literal is to the right of its causes. In an analysis the literals of the resolvent are the border between what has
// been resolved away and what has not: that is the cut.

class GraphPane {
  constructor() {
    this.picture = new Picture(t('pane.graph'), 0.85);
    this.picture.head = 42; // the row above it
    this.deep = false;
    this.box = h('button', {
      type: 'button',
      'aria-pressed': 'false',
      onclick: () => {
        this.deep = !this.deep;
        drawAll();
      }
    },
      t('graph.deep'));
    this.note = h('span', {class: 'note'});
    this.marker = s('defs', {},
      s('marker', {
        id: 'arrow',
        viewBox: '0 0 8 8',
        refX: 7,
        refY: 4,
        markerWidth: 8,
        markerHeight: 8,
        markerUnits: 'userSpaceOnUse',
        orient: 'auto'
      },
        s('path', {class: 'arrowhead', d: 'M0,0L8,4L0,8z'})));
    this.arrows = new Shown(s('g'));
    this.vertices = new Shown(s('g'));
    this.empty = h('p', {class: 'empty'}, t('graph.empty'));
    this.element = h(
      'div', {class: 'scroll'}, h('p', {class: 'choices'}, this.box, ' ', this.note), this.empty, this.picture.svg);
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
    let leftOut = 0;
    while (waiting.length > 0) {
      const at = waiting.shift();
      if (nodes.has(at)) continue;
      const event = eventAt(at);
      if (event.level === 0 && level > 0 && !starts.includes(at)) continue; // facts are causes of nearly everything
      if (nodes.size >= most) {
        ++leftOut;
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
    return {nodes, goal, level, leftOut, starts};
  }

  draw() {
    const {nodes, goal, level, leftOut, starts} = this.content();
    this.note.textContent = leftOut ? t('graph.left.out', leftOut) : '';
    this.box.setAttribute('aria-pressed', this.deep);
    this.empty.hidden = nodes.size > 0 || goal !== null;
    if (goal) nodes.set(-1, {at: -1, event: null, causes: starts});
    const list = [...nodes.values()].sort((a, b) => (a.at < 0 ? 1 : b.at < 0 ? -1 : a.at - b.at));
    const size = this.layout(list, nodes);
    const {front, away, uip} = analysisFront();
    const isAway = (node) => !node.event || away.has(node.event.literal);
    const arrows = new Map();
    for (const node of list) {
      for (const from of node.causes.map((cause) => nodes.get(cause)).filter(Boolean))
        arrows.set(`${from.at} ${node.at} ${(node.event || goal).clause}`, {from, node});
    }
    this.arrows.draw([...arrows].map(([key,
      {node}]) => [key, () => s('path', {'data-clause': (node.event || goal).clause, 'marker-end': 'url(#arrow)'})]));
    for (const [key, {from, node}] of arrows) {
      const middle = (from.x + from.half + node.x - node.half) / 2;
      const kinds = [
        'arrow', node.event ? '' : 'to-conflict', goal && isAway(node) && !isAway(from) ? 'crossing' : '',
        app.chosen && app.chosen.clause === (node.event || goal).clause ? 'chosen' : ''
      ];
      put(this.arrows.elements.get(key), {
        class: kinds.join(' '),
        d:
          `M${from.x + from.half},${from.y}C${middle},${from.y} ${middle},${node.y} ${node.x - node.half - 2},${node.y}`
      });
    }
    const cut = goal ? this.cut(list, (node) => node.event && front.has(node.event.literal), isAway, size) : [];
    const shapes = list.map((node) => this.shape(node, level, front, away, uip, goal));
    this.vertices.draw(
      list.map((node, place) => [node.event ? `${node.at} ${node.text}` : `⊥ ${goal.clause}`, shapes[place].make]));
    const vertices = this.vertices.elements.values();
    list.forEach(
      (node, place) => put(vertices.next().value,
        {class: shapes[place].kinds, 'aria-label': shapes[place].words, transform: `translate(${node.x},${node.y})`}));
    this.picture.draw({...size, shapes: [this.marker, this.arrows.parent, ...cut, this.vertices.parent]});
    const sight = `${app.at}/${app.step}`;
    this.element.classList.toggle('fresh', this.drawn !== sight);
    const last = nodes.get(goal ? -1 : app.run.top[app.at]);
    if (last && this.drawn !== sight) this.picture.follow(last);
    this.drawn = sight;
  }

  /** Columns by the longest path from a source, and in each column every node near its neighbours. Returns the
   *  size. */
  layout(list, nodes) {
    const causesOf = (node) => node.causes.map((at) => nodes.get(at)).filter(Boolean);
    for (const node of list) {
      node.text = node.event ? clip(nameOf(node.event.literal), 16) : '⊥';
      node.below = node.event ? `${node.event.clause ? `#${node.event.clause} ` : ''}@${node.event.level}` : '';
      node.half = Math.max(22, node.text.length * 3.9 + 8, node.below.length * 2.4 + 7);
      node.effects = [];
    }
    // An event comes after its causes, so one pass gives the longest ways.
    for (const node of list) {
      const causes = causesOf(node);
      node.rank = Math.max(-1, ...causes.map((cause) => cause.rank)) + 1;
      for (const cause of causes) cause.effects.push(node);
    }
    // A source is next to what it causes.
    for (const node of list)
      if (node.effects.length > 0 && causesOf(node).length === 0)
        node.rank = Math.min(...node.effects.map((effect) => effect.rank)) - 1;
    const byRank = [];
    for (const node of list) (byRank[node.rank] = byRank[node.rank] || []).push(node);
    const columns = byRank.filter(Boolean);
    let x = 10;
    for (const column of columns) {
      const half = Math.max(...column.map((node) => node.half));
      for (const node of column) node.x = x + half;
      x += 2 * half + 46;
      column.forEach((node, place) => (node.y = (place - (column.length - 1) / 2) * 42));
    }
    const settle = (column, neighbours) => {
      for (const node of column) {
        const near = neighbours(node);
        node.wish = near.length === 0 ? node.y : near.reduce((sum, other) => sum + other.y, 0) / near.length;
      }
      column.sort((a, b) => a.wish - b.wish || a.at - b.at);
      column.forEach(
        (node, place) => (node.y = place === 0 ? node.wish : Math.max(node.wish, column[place - 1].y + 42)));
      const shift = column.reduce((sum, node) => sum + node.wish - node.y, 0) / column.length;
      for (const node of column) node.y += shift;
    };
    for (let round = 0; round < 3; ++round) {
      for (const column of columns) settle(column, causesOf);
      for (const column of [...columns].reverse()) settle(column, (node) => node.effects);
    }
    const top = Math.min(0, ...list.map((node) => node.y));
    for (const node of list) node.y += 34 - top;
    return {width: Math.max(x - 36, 60), height: Math.max(0, ...list.map((node) => node.y)) + 26};
  }

  /** A line between the literals of the resolvent and what has been resolved away; none where no line is between
   *  them. */
  cut(list, isFront, isAway, {height}) {
    const front = list.filter(isFront).sort((a, b) => a.y - b.y);
    if (front.length === 0) return [];
    const points = front.map((node) => ({x: node.x + node.half + 14, y: node.y}));
    const all = [{x: points[0].x, y: 6}, ...points, {x: points[points.length - 1].x, y: height}];
    const at = (y) => {
      const next = Math.max(1, all.findIndex((point) => point.y >= y));
      const [a, b] = [all[next - 1], all[next]];
      return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y || 1);
    };
    if (list.some((node) => (isAway(node) ? node.x < at(node.y) : isFront(node) && node.x > at(node.y)))) return [];
    const way = all.map(({x, y}, place) => {
      if (place === 0) return `M${x},${y}`;
      const middle = (all[place - 1].y + y) / 2;
      return `C${all[place - 1].x},${middle} ${x},${middle} ${x},${y}`;
    });
    return [
      s('path', {class: 'cut', d: way.join('')}), s('text', {class: 'cut-name', x: all[0].x + 6, y: 13}, t('graph.cut'))
    ];
  }

  /** What a node looks like, and how to make it. */
  shape(node, level, front, away, uip, goal) {
    const box = {x: -node.half, y: -14, width: 2 * node.half, height: 28};
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
    const words = `${nameOf(literal)} ${t('at.level', node.event.level)}${uip === literal ? ', ' + t('uip') : ''}`;
    const make = () => thing({'data-literal': literal}, words,
      s('rect', {...box, rx: event === 'propagation' ? 14 : 4}), s('text', {y: 1, 'text-anchor': 'middle'}, node.text),
      s('text', {class: 'level', y: 10.5, 'text-anchor': 'middle'}, node.below));
    return {kinds: kinds.join(' '), words, make};
  }
}
