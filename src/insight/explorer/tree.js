// The search tree. Nodes that the search has not reached yet are pale, or hidden while the page asks questions; with
// too many nodes, subtrees off the present path are folded, and every node can be folded and unfolded.

const treeStep = {
  wide: 48,
  tall: 42
};

class TreePane {
  constructor() {
    this.picture = new Picture(t('pane.tree'), 0.92); // letters of 11 pixels
    this.open = new Map(); // by node: what the reader wants
    this.lines = new Shown(s('g'));
    this.groups = new Shown(s('g'));
    this.element = h('div', {class: 'scroll'}, this.picture.svg);
  }

  sizeOf(run) {
    if (this.sizes && this.sizes.run === run) return this.sizes.list;
    const list = new Int32Array(run.nodes.length).fill(1);
    for (let index = run.nodes.length - 1; index > 0; --index) list[run.nodes[index].parent] += list[index];
    this.sizes = {run, list};
    return list;
  }

  /** The nodes that are shown, with places. */
  layout() {
    const run = app.run;
    const sizes = this.sizeOf(run);
    const isShown = (index) => quiz.shows(run.nodes[index].event);
    const path = new Set();
    for (let index = run.node[app.at]; index >= 0; index = run.nodes[index].parent) path.add(index);
    const widest = 9; // children side by side, the others are left out
    const fitting = this.fitting(run, widest);
    const isOpen = (index) => (this.open.has(index) ? this.open.get(index) : path.has(index) || fitting.has(index));
    const placed = [];
    let next = 0;
    const stack = [{index: 0, depth: 0, parent: null, open: false}];
    // Leaves are side by side; a node is above the middle of its children.
    while (stack.length > 0) {
      const entry = stack[stack.length - 1];
      const node = run.nodes[entry.index];
      if (entry.place === undefined) {
        entry.node = node;
        entry.isPath = path.has(entry.index);
        entry.folded = node.children.some(isShown) && !isOpen(entry.index) ? sizes[entry.index] - 1 : 0;
        entry.left = [];
        entry.kids = entry.folded ? [] : this.kidsToShow(node.children.filter(isShown), path, widest, entry);
        entry.place = -1;
        placed.push(entry);
        for (let place = entry.kids.length - 1; place >= 0; --place) {
          stack.push({index: entry.kids[place], depth: entry.depth + 1, parent: entry});
        }
        entry.x = [];
        continue;
      }
      stack.pop();
      const middle = entry.x.length === 0 ? next++ : (entry.x[0] + entry.x[entry.x.length - 1]) / 2;
      entry.at = middle;
      if (entry.parent) entry.parent.x.push(middle);
    }
    return placed;
  }

  /** The nodes that are unfolded at first, level by level: as many as the pane has room for. */
  fitting(run, widest) {
    const {width, height} = this.picture.room;
    if (this.fits && this.fits.run === run && this.fits.width === width && this.fits.height === height)
      return this.fits.nodes;
    const nodes = new Set();
    const queue = [{index: 0, depth: 1}];
    let leaves = 1;
    for (const {index, depth} of queue) {
      const children = run.nodes[index].children.slice(0, widest);
      const isWide = leaves + children.length - 1 > (width - 40) / treeStep.wide;
      if (isWide || (depth + 1) * treeStep.tall > height - 20) continue;
      nodes.add(index);
      leaves += Math.max(children.length - 1, 0);
      for (const child of children) queue.push({index: child, depth: depth + 1});
    }
    this.fits = {run, width, height, nodes};
    return nodes;
  }

  kidsToShow(children, path, most, entry) {
    if (children.length <= most) return children;
    const here = Math.max(children.findIndex((index) => path.has(index)), 0);
    const begin = Math.min(Math.max(0, here - (most >> 1)), children.length - most);
    entry.leftOut = children.length - most;
    return children.slice(begin, begin + most);
  }

  draw() {
    const placed = this.layout();
    const shape = placed.map(({node, at, folded, leftOut}) => `${node.index} ${at} ${folded} ${leftOut}`).join() +
      app.named + (quiz.on && app.at);
    if (shape !== this.shape) this.build(placed);
    this.shape = shape;
    this.mark(placed);
    const here = this.parts.get(app.run.node[app.at]);
    if (here) this.picture.follow(here);
  }

  /** The nodes and lines in their places. */
  build(placed) {
    const {wide, tall} = treeStep;
    const margin = 26;
    const spot = ({at, depth}) => ({x: margin + at * wide, y: margin + depth * tall});
    this.lines.draw(placed.filter(({parent}) => parent).map(({node}) => [node.index, () => s('line')]));
    this.groups.draw(placed.map(
      (entry) => [`${entry.node.index} ${entry.folded} ${entry.leftOut} ${app.named} ${quiz.shows(entry.node.end)}`,
        () => this.group(entry)]));
    const groups = this.groups.elements.values();
    this.parts = new Map();
    for (const entry of placed) {
      const {x, y} = spot(entry);
      const part = {x, y, line: this.lines.elements.get(entry.node.index), group: groups.next().value};
      put(part.group, {transform: `translate(${x},${y})`});
      if (part.line) put(part.line, {x1: spot(entry.parent).x, y1: y - tall + 11, x2: x, y2: y - 11});
      this.parts.set(entry.node.index, part);
    }
    const parts = [...this.parts.values()];
    this.picture.draw({
      width: Math.max(...parts.map(({x}) => x)) + margin,
      height: Math.max(...parts.map(({y}) => y)) + margin + 10,
      shapes: [this.lines.parent, this.groups.parent]
    });
  }

  group({node, folded, leftOut}) {
    const text = node.kind === 'root' ? '' : nameOf(node.literal);
    const half = Math.max(11, Math.min(text.length * 3.6 + 5, 22));
    const isSquare = node.kind === 'assertion';
    const group = thing({'data-node': node.index}, this.words(node),
      s('rect',
        {x: -half, y: isSquare ? -10 : -11, width: 2 * half, height: isSquare ? 20 : 22, rx: isSquare ? 0 : 11}),
      s('text', {y: 4, 'text-anchor': 'middle'}, clip(text, 6)));
    const more = folded || leftOut || 0;
    if (more)
      group.append(
        s('text', {class: 'fold', y: folded ? 26 : -15, 'text-anchor': 'middle', 'data-fold': node.index}, `+${more}`));
    return group;
  }

  /** Where we are, what is still to come, how branches have ended so far. */
  mark(placed) {
    const run = app.run;
    const clause = app.chosen && run.clauses.get(app.chosen.clause);
    const usedIn = new Set(clause ? [clause.came, ...clause.uses].map((at) => run.node[at]) : []);
    for (const {node, isPath} of placed) {
      const {line, group} = this.parts.get(node.index);
      const later = node.event > app.at ? ' later' : '';
      const ended = node.end <= app.at ? node.ending : '';
      const here = run.node[app.at] === node.index ? ' here' : '';
      const chosen = app.chosen && app.chosen.literal && Math.abs(app.chosen.literal) === Math.abs(node.literal)
        ? ' chosen'
        : '';
      if (line) put(line, {class: `branch${later}${isPath ? ' path' : ''} ${node.kind}`});
      put(group, {class: `node ${node.kind} ${ended}${later}${here}${chosen}${usedIn.has(node.index) ? ' used' : ''}`});
      const sign = (node.children.length === 0 &&
                     {conflict: '✕', model: '✓', restarted: '↻', passed: '⤴', open: '?'}[ended]) ||
        '';
      const ending = group.querySelector('.ending');
      if (ending && ending.textContent !== sign) ending.textContent = sign;
      if (!ending && sign) group.append(s('text', {class: 'ending', y: 26, 'text-anchor': 'middle'}, sign));
    }
  }

  words(node) {
    if (node.kind === 'root') return t('node.root');
    const ends = node.ending && quiz.shows(node.end) ? '; ' + t('ending.' + node.ending) : '';
    return `${t('node.' + node.kind)} ${nameOf(node.literal)}, ${t('at.level', node.level)}${ends}`;
  }

  toggle(index) {
    const isShut = !this.layout().some((entry) => entry.index === index && entry.kids.length > 0);
    this.open.set(index, isShut);
    drawAll();
  }
}
