// The search tree. Nodes that the search has not reached yet are pale; subtrees off the present path fold themselves
// where there are too many nodes, and every node can be folded and unfolded.

class TreePane {
  constructor() {
    this.picture = new Picture(t('pane.tree'), 0.85);
    this.open = new Map(); // by node: what the reader wants
    this.element = h('div', { class: 'scroll' }, this.picture.svg);
  }

  sizeOf(run) {
    if (this.sizes && this.sizes.run === run) return this.sizes.list;
    const list = new Int32Array(run.nodes.length).fill(1);
    for (let index = run.nodes.length - 1; index > 0; --index) list[run.nodes[index].parent] += list[index];
    this.sizes = { run, list };
    return list;
  }

  /** The nodes that are shown, with places. */
  layout() {
    const run = app.run;
    const sizes = this.sizeOf(run);
    const path = new Set();
    for (let index = run.node[app.at]; index >= 0; index = run.nodes[index].parent) path.add(index);
    const room = 140; // nodes that a reader can follow
    const isOpen = (index) => {
      if (this.open.has(index)) return this.open.get(index);
      return sizes[0] <= room || path.has(index) || sizes[index] <= 4;
    };
    const widest = 9; // children side by side, the others are left out
    const placed = [];
    let next = 0;
    const stack = [{ index: 0, depth: 0, parent: null, open: false }];
    // Leaves stand side by side; a node stands above the middle of its children.
    while (stack.length > 0) {
      const entry = stack[stack.length - 1];
      const node = run.nodes[entry.index];
      if (entry.place === undefined) {
        entry.node = node;
        entry.isPath = path.has(entry.index);
        entry.folded = node.children.length > 0 && !isOpen(entry.index) ? sizes[entry.index] - 1 : 0;
        entry.left = [];
        entry.kids = entry.folded ? [] : this.kidsToShow(node.children, path, sizes[0] <= room ? Infinity : widest, entry);
        entry.place = -1;
        placed.push(entry);
        for (let place = entry.kids.length - 1; place >= 0; --place) {
          stack.push({ index: entry.kids[place], depth: entry.depth + 1, parent: entry });
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

  kidsToShow(children, path, most, entry) {
    if (children.length <= most) return children;
    const here = Math.max(children.findIndex((index) => path.has(index)), 0);
    const begin = Math.min(Math.max(0, here - (most >> 1)), children.length - most);
    entry.leftOut = children.length - most;
    return children.slice(begin, begin + most);
  }

  draw() {
    const placed = this.layout();
    const run = app.run;
    const wide = 46;
    const tall = 44;
    const margin = 26;
    let width = 0;
    let height = 0;
    const lines = [];
    const shapes = [];
    let here = null;
    const clause = app.chosen && run.clauses.get(app.chosen.clause);
    const usedIn = new Set(clause ? [clause.came, ...clause.uses].map((at) => run.node[at]) : []);
    for (const entry of placed) {
      const { node } = entry;
      const x = margin + entry.at * wide;
      const y = margin + entry.depth * tall;
      width = Math.max(width, x);
      height = Math.max(height, y);
      const later = node.event > app.at ? ' later' : '';
      if (entry.parent) {
        const px = margin + entry.parent.at * wide;
        lines.push(s('line', { class: `branch${later}${entry.isPath ? ' path' : ''} ${node.kind}`, x1: px, y1: y - tall + 11, x2: x, y2: y - 11 }));
      }
      const isHere = run.node[app.at] === node.index;
      const chosen = app.chosen && app.chosen.literal && Math.abs(app.chosen.literal) === Math.abs(node.literal) ? ' chosen' : '';
      const ending = node.end <= app.at ? node.ending : '';
      const text = node.kind === 'root' ? '' : nameOf(node.literal);
      const half = Math.max(11, Math.min(text.length * 3.6 + 5, 22));
      const used = usedIn.has(node.index) ? ' used' : '';
      const group = thing({ class: `node ${node.kind} ${ending}${later}${isHere ? ' here' : ''}${chosen}${used}`, 'data-node': node.index, transform: `translate(${x},${y})` }, this.words(node),
        node.kind === 'assertion' ? s('rect', { x: -half, y: -10, width: 2 * half, height: 20 }) : s('rect', { x: -half, y: -11, width: 2 * half, height: 22, rx: 11 }),
        s('text', { y: 4, 'text-anchor': 'middle' }, clip(text, 7)));
      const below = { conflict: '✕', model: '✓', restarted: '↻', passed: '⤴', open: '?' }[ending];
      if (below && node.children.length === 0) group.append(s('text', { class: 'ending', y: 26, 'text-anchor': 'middle' }, below));
      const more = entry.folded || entry.leftOut || 0;
      if (more) group.append(s('text', { class: 'fold', y: entry.folded ? 26 : -15, 'text-anchor': 'middle', 'data-fold': node.index }, `+${more}`));
      shapes.push(group);
      if (isHere) here = { x, y };
    }
    this.picture.draw({ width: width + margin, height: height + margin + 10, shapes: [...lines, ...shapes] });
    if (here && this.element.clientWidth > 0) this.picture.follow(here);
  }

  words(node) {
    if (node.kind === 'root') return t('node.root');
    const ends = node.ending ? '; ' + t('ending.' + node.ending) : '';
    return `${t('node.' + node.kind)} ${nameOf(node.literal)}, ${t('at.level', node.level)}${ends}`;
  }

  toggle(index) {
    const isShut = !this.layout().some((entry) => entry.index === index && entry.kids.length > 0);
    this.open.set(index, isShut);
    this.draw();
  }
}
