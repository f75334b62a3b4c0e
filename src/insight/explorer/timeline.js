// Time from left to right: the levels of the search as hills or, seen closely, each decision as a bar for as long as it
// holds; conflicts, restarts, reductions and passes as marks; how many variables have a value as a line; and what is
// chosen: when the literal was true or false, when the clause was used. Below it the whole run, and the part that is
// seen.

class Timeline {
  constructor() {
    this.from = 0;
    this.to = 1;
    this.svg = s('svg',
      {class: 'timeline', role: 'slider', tabindex: 0, 'aria-label': t('timeline'), preserveAspectRatio: 'none'});
    this.cursor = s('line', {class: 'cursor'});
    this.handle = s('path', {class: 'handle'});
    this.tip = h('p', {id: 'tip', hidden: true, 'aria-hidden': 'true'});
    this.chosen = s('g', {});
    this.veil = s('rect', {class: 'veil', y: 0}); // hides future events while questions are asked
    this.whole = s('svg', {class: 'whole', 'aria-hidden': 'true', preserveAspectRatio: 'none'});
    this.element = h('div', {}, this.svg, this.whole, this.tip);
    this.svg.addEventListener('pointermove', (event) => this.hover(event.clientX));
    this.svg.addEventListener('pointerleave', () => (this.tip.hidden = true));
    this.drag(this.svg, (x) => show(Math.round(this.from + x * (this.to - this.from))));
    this.drag(this.whole, (x) => this.look(app.run.base + x * (app.run.last - app.run.base), this.to - this.from));
    this.svg.addEventListener('wheel', (event) => {
      event.preventDefault();
      const box = this.svg.getBoundingClientRect();
      const x = (event.clientX - box.left) / box.width;
      const span = (this.to - this.from) * (event.deltaY > 0 ? 1.25 : 0.8);
      const fixed = this.from + x * (this.to - this.from);
      this.look(fixed + (0.5 - x) * span, span);
    }, {passive: false});
  }

  drag(svg, go) {
    const move = (event) => {
      const box = svg.getBoundingClientRect();
      go(Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1));
    };
    svg.onpointerdown = (event) => {
      svg.setPointerCapture(event.pointerId);
      move(event);
    };
    svg.onpointermove = (event) => {
      if (svg.hasPointerCapture(event.pointerId)) move(event);
    };
  }

  /** What is under the mouse, in words. */
  hover(clientX) {
    const box = this.svg.getBoundingClientRect();
    const at = Math.round(this.from + ((clientX - box.left) / box.width) * (this.to - this.from));
    this.tip.hidden = at < app.run.base || at > app.run.last || !quiz.shows(at);
    if (this.tip.hidden) return;
    this.tip.textContent = `${app.run.number(at)}: ${plain(sentence(at))}`;
    this.tip.style.left = `${Math.min(clientX - box.left + 8, Math.max(0, box.width - this.tip.offsetWidth - 4))}px`;
  }

  /** Shows `span` events around one. */
  look(middle, span) {
    const {base, last} = app.run;
    const all = Math.max(last - base, 1);
    span = Math.min(Math.max(span, Math.min(20, all)), all);
    this.from = Math.min(Math.max(middle - span / 2, base), base + all - span);
    this.to = this.from + span;
    this.draw();
  }
  zoom(factor) { this.look(app.at, (this.to - this.from) * factor); }
  all() {
    this.from = app.run.base;
    this.to = Math.max(app.run.last, app.run.base + 1);
    this.draw();
  }

  draw() {
    const run = app.run;
    const width = Math.max(this.svg.clientWidth || 900, 200);
    const height = innerHeight < 800 ? 60 : innerHeight < 1000 ? 88 : 118;
    const marks = 18; // the height of the row of marks
    const x = (i) => ((i - this.from) / (this.to - this.from)) * width;
    const first = Math.max(0, Math.floor(this.from));
    const last = Math.min(run.last, Math.ceil(this.to));
    let deepest = 1;
    for (let i = first; i <= last; ++i) deepest = Math.max(deepest, run.level[i]);
    const y = (level) => height - marks - (level / deepest) * (height - marks - 14);
    const shapes = [];
    // Passes are bands in the background.
    for (let i = first; i <= last;) {
      const begin = run.inPass[i];
      let end = i + 1;
      while (end <= last && run.inPass[end] === begin) ++end;
      if (begin !== 0)
        shapes.push(filled(rect('pass', x(i), 0, Math.max(x(end) - x(i), 0.6), height - marks), {},
          [s('title', {}, run.events[begin].word)]));
      i = end;
    }
    const isClose = last - first < width / 1.5;
    if (isClose) {
      this.drawBars(shapes, first, last, x, y, deepest, height - marks);
    } else {
      // For each column of the screen the highest and the lowest level.
      const top = [];
      const bottom = [];
      const columns = Math.floor(width);
      for (let column = 0; column < columns; ++column) {
        const begin = Math.floor(this.from + (column / columns) * (this.to - this.from));
        const end = Math.max(begin + 1, Math.floor(this.from + ((column + 1) / columns) * (this.to - this.from)));
        let high = 0;
        let low = Infinity;
        for (let i = begin; i < end && i <= run.last; ++i) {
          high = Math.max(high, run.level[i]);
          low = Math.min(low, run.level[i]);
        }
        if (low === Infinity) low = high;
        top.push(`${column},${y(high).toFixed(1)}`);
        bottom.push(`${column},${y(low).toFixed(1)}`);
      }
      const baseline = height - marks;
      shapes.push(s('polygon', {class: 'levels', points: `0,${baseline} ${top.join(' ')} ${columns},${baseline}`}));
      shapes.push(
        s('polygon', {class: 'levels low', points: `0,${baseline} ${bottom.join(' ')} ${columns},${baseline}`}));
    }
    if (!isClose || run.nodes.length === 1) this.drawAssigned(shapes, first, last, x, width, height - marks);
    this.drawMarks(shapes, first, last, x, height, marks);
    shapes.push(s('text', {class: 'axis', x: 10, y: 12}, t('level.of', deepest)));
    shapes.push(s('text', {class: 'axis', x: width - 10, y: 12, 'text-anchor': 'end'},
      t('events.span', run.number(first), run.number(last))));
    shapes.push(this.chosen, this.veil, this.cursor, this.handle);
    put(this.svg, {viewBox: `0 0 ${width} ${height}`, height});
    this.svg.replaceChildren(...shapes);
    this.size = {width, height};
    this.drawn = undefined;
    this.drawWhole(width);
    this.point();
  }

  drawAssigned(shapes, first, last, x, width, baseline) {
    const {run} = app;
    // If several events share a column of the screen, their mean.
    const step = Math.max(1, Math.floor((3 * (last - first)) / width) >> 1);
    const points = [];
    for (let i = first; i <= last; i += step) {
      const end = Math.min(i + step, last + 1);
      const mean = run.depth.subarray(i, end).reduce((sum, depth) => sum + depth, 0) / (end - i);
      points.push(`${x(i).toFixed(1)},${(baseline - (mean / run.data.variables) * (baseline - 16)).toFixed(1)}`);
    }
    shapes.push(s('polyline', {class: 'assigned', points: points.join(' ')}, s('title', {}, t('timeline.assigned'))));
  }

  /** When the chosen literal was true or false; where the chosen clause came, was used and went. */
  drawChosen() {
    const {run, chosen} = app;
    const key = JSON.stringify(chosen);
    if (this.drawn === key) return;
    this.drawn = key;
    const {width, height} = this.size;
    const x = (i) => Math.min(Math.max((i - this.from) / (this.to - this.from), 0), 1) * width;
    const shapes = [];
    if (chosen && chosen.literal) {
      for (const {from, to, isTrue} of run.spells(chosen.literal)) {
        if (to < this.from || from > this.to) continue;
        const wide = Math.max(x(to) - x(from), 0.8);
        shapes.push(isTrue ? rect('held', x(from), 0, wide, 5) : rect('held negative', x(from), 2.5, wide, 2.5));
      }
    }
    const clause = chosen && run.clauses.get(chosen.clause);
    for (const at of clause ? [clause.came, ...clause.uses, ...clause.went] : []) {
      if (at >= this.from && at <= this.to && at > 0)
        shapes.push(s('line', {class: 'used', x1: x(at), x2: x(at), y1: 0, y2: height - 18}));
    }
    this.chosen.replaceChildren(...shapes);
  }

  drawBars(shapes, first, last, x, y, deepest, baseline) {
    const run = app.run;
    const tall = Math.min((baseline - 14) / deepest, 22);
    const bars = new Set();
    for (let i = first; i <= last; ++i) {
      for (let node = run.nodes[run.node[i]]; node.parent >= 0 && !bars.has(node); node = run.nodes[node.parent])
        bars.add(node);
    }
    const rows = new Map();
    for (const node of bars) {
      const end = node.end || run.last;
      const left = x(node.event - 0.5);
      const wide = Math.max(x(end + 0.5) - left, 1);
      const row = node.kind === 'assertion' ? node.level + 0.5 : node.level;
      const top = baseline - row * tall;
      rows.set(node.index, top);
      const words = `${t('node.' + node.kind)} ${nameOf(node.literal)}`;
      const kind = `bar ${node.kind} ${quiz.on ? '' : node.ending}`; // it may end after the present event
      const bar = rect(kind, left, top, wide, node.kind === 'assertion' ? tall / 2 - 1 : tall - 1);
      bar.dataset.event = node.event;
      bar.append(s('title', {}, words));
      shapes.push(bar);
      const text = nameOf(node.literal);
      if (tall >= 10 && wide > text.length * 7 + 4 && node.kind !== 'assertion') {
        shapes.push(s('text', {class: 'label', x: Math.max(left, 0) + 3, y: top + tall / 2 + 3}, text));
      }
    }
  }

  drawMarks(shapes, first, last, x, height, marks) {
    const run = app.run;
    const floor = height - marks;
    shapes.push(s('line', {class: 'floor', x1: 0, y1: floor, x2: x(last), y2: floor}));
    const seen = {conflict: -9, restart: -9, reduction: -9};
    for (let i = Math.max(first, 1); i <= last; ++i) {
      const kind = run.events[i].event;
      if (!(kind in seen) && kind !== 'end') continue;
      const at = x(i);
      if (kind === 'end') {
        shapes.push(s('circle', {class: 'mark end ' + run.events[i].word, cx: at - 4, cy: floor + marks / 2, r: 4},
          s('title', {}, plain(sentence(i)))));
        continue;
      }
      if (at - seen[kind] < (kind === 'conflict' ? 1 : 3)) continue; // on the screen they are one
      seen[kind] = at;
      if (kind === 'conflict')
        shapes.push(s('line', {class: 'mark conflict', x1: at, y1: floor + 2, x2: at, y2: floor + 9}));
      else
        shapes.push(s('path', {class: `mark ${kind}`, d: `M${at - 3.5},${floor + 17}h7l-3.5,-6z`},
          s('title', {}, plain(sentence(i)))));
    }
  }

  drawWhole(width) {
    const run = app.run;
    const height = 12;
    const buckets = run.data.overview || [];
    const all = Math.max(run.last - run.base, 1);
    const total = run.data.total || all;
    const shapes = [];
    // If the page holds a part of the run, this row is the whole one, with the levels of its conflicts.
    const left = ((run.data.first - 1) / total) * width;
    const inPage = (all / total) * width;
    if (inPage < width - 1) {
      const deepest = Math.max(1, ...buckets.map((bucket) => bucket.level));
      const each = width / Math.max(buckets.length, 1);
      const points = buckets.map(
        (bucket, place) => `${(place + 0.5) * each},${height - 3 - (bucket.level / deepest) * (height - 6)}`);
      if (points.length > 1) shapes.push(s('polyline', {class: 'whole-levels', points: points.join(' ')}));
      shapes.push(rect('in-page', left, 1, Math.max(inPage, 2), height - 2));
    } else {
      const wide = Math.max(((this.to - this.from) / all) * width, 3);
      shapes.push(rect('seen', ((this.from - run.base) / all) * width, 1, wide, height - 2));
      this.spot = s('line', {class: 'cursor', y1: 0, y2: height});
      shapes.push(this.spot);
    }
    put(this.whole, {viewBox: `0 0 ${width} ${height}`, height});
    this.whole.replaceChildren(...shapes);
  }

  /** Moves the cursor, and the part that is seen after it. */
  point() {
    if (app.at < this.from || app.at > this.to) {
      this.look(app.at, this.to - this.from);
      return;
    }
    const {width, height} = this.size;
    const at = ((app.at - this.from) / (this.to - this.from || 1)) * width;
    put(this.cursor, {x1: at, x2: at, y1: 0, y2: height});
    put(this.veil, {x: at, width: quiz.on ? Math.max(width - at, 0) : 0, height});
    put(this.handle, {d: `M${at - 6},0h12l-6,9z`});
    this.drawChosen();
    if (this.spot) {
      const spot = ((app.at - app.run.base) / Math.max(app.run.last - app.run.base, 1)) * width;
      put(this.spot, {x1: spot, x2: spot});
    }
    [app.run.base, app.run.last, app.at].forEach(
      (at, place) => this.svg.setAttribute('aria-value' + ['min', 'max', 'now'][place], app.run.number(at)));
  }
}
