// The panes that are lists: trail, clauses, heuristic, board.

/** The literals that are true, level by level, in the order in which they became so. */
class TrailPane {
  constructor() {
    this.all = new Set(); // levels that the reader wants to see whole
    this.empty = h('p', {class: 'empty'}, t('trail.empty'));
    this.rows = new Shown(h('tbody'));
    this.element = h('div', {class: 'scroll'}, this.empty, h('table', {class: 'trail'}, this.rows.parent));
  }
  draw() {
    const run = app.run;
    const levels = [];
    for (const at of run.trail(app.at)) {
      const level = eventAt(at).level;
      (levels[level] = levels[level] || []).push(at);
    }
    const step = presentStep();
    const goal = step && step.kind === 'jump' ? step.level : -1; // the level to which the search jumps back now
    const rows = [];
    for (let level = run.level[app.at]; level >= 0; --level) {
      const events = levels[level] || [];
      const kind = goal < 0 || level < goal ? '' : level > goal ? 'leaving' : 'arrival';
      const key = `${level} ${kind} ${events} ${events.includes(app.at)} ${this.all.has(level)} ${marking()}`;
      rows.push([key, () => this.row(level, events, kind)]);
    }
    this.isVacant = run.depth[app.at] === 0 && run.level[app.at] === 0;
    this.rows.draw(this.isVacant ? [] : rows);
    this.empty.hidden = !this.isVacant;
  }
  row(level, events, kind) {
    const most = 40;
    const isCut = events.length > most && !this.all.has(level);
    const shown = isCut ? [...events.slice(0, 6), ...events.slice(-(most - 6))] : events;
    const cells = shown.map((at) => {
      const {event, literal, clause} = eventAt(at);
      const isChosen = app.chosen && app.chosen.clause && app.chosen.clause === clause;
      return chip(literal,
        `${
          event === 'propagation'      ? 'implied'
            : event === 'pure_literal' ? 'pure'
                                       : 'decided'}${at === app.at ? ' now' : ''}${isChosen ? ' chosen' : ''}`);
    });
    if (isCut) {
      const rest = () => {
        this.all.add(level);
        this.draw();
      };
      cells.splice(6, 0, h('button', {type: 'button', class: 'more', onclick: rest}, t('more', events.length - most)));
    }
    const label = h('button', {
      type: 'button',
      tabindex: -1,
      title: t('level.of', level),
      'data-level': level,
      'data-event': events.length > 0 ? events[0] : false
    },
      String(level));
    return h('tr', {class: kind}, h('th', {scope: 'row'}, label), h('td', {}, cells.flatMap((cell) => [cell, ' '])));
  }
}

/** The clauses, those first in which something happens: the one of this event, then false, unit and near ones. */
class ClausesPane {
  constructor() {
    this.which = 'all';
    this.shown = 30;
    const choice = (name) => h(
      'button', {type: 'button', 'data-which': name, onclick: () => this.choose(name)}, t('clauses.' + name));
    this.choices = h('p', {class: 'choices'}, ['all', 'formula', 'learned', 'deleted'].map(choice));
    this.list = new Shown(h('ol', {class: 'clauses'}));
    this.visits = h('ol', {class: 'visits'});
    this.hint = h('p', {class: 'empty'}, t('clauses.no.watches'));
    this.element = h('div', {class: 'scroll'}, this.choices, this.visits, this.list.parent, this.hint);
  }
  choose(name) {
    this.which = name;
    this.shown = 30;
    this.draw();
  }

  /** How far a clause is from being false: 0 false, 1 unit, ...; satisfied ones come last. */
  rank(clause) {
    if (app.secret === 'implied') return 2; // which are unit is the question
    let open = 0;
    for (const literal of clause.literals) {
      const value = valueOf(literal);
      if (value > 0) return 1e6;
      if (value === 0) ++open;
    }
    return open;
  }

  /** The clauses visited since the last event: by watches or, in dpll, by counters. */
  visit({clause, literal, literals, count, word}) {
    const place = word === 'moved' ? [' → ', chip(literals[1], 'watched')] : '';
    const left = literals.length === 0 ? [' ', t('visit.left', count)] : '';
    return h('li', {class: word}, clauseLink(clause), ' ', chip(literal), ' ', t('visit.' + word), place, left);
  }

  draw() {
    const run = app.run;
    const present = eventAt(app.at);
    this.hint.hidden = run.pairs.size > 0 || run.data.inPage || run.data.engine !== 'cdcl';
    const visits = (present && app.at > run.base && present.visits) || [];
    this.visits.replaceChildren(...visits.slice(0, 60).map((visit) => this.visit(visit)),
      ...(visits.length > 60 ? [h('li', {}, t('more', visits.length - 60))] : []));
    const byRank = new Map();
    let found = 0;
    for (const clause of run.clauses.values()) {
      const there = run.isThere(clause, app.at);
      if (!this.fits(clause, there)) continue;
      const isPresent = present && present.clause === clause.number;
      const isChosen = app.chosen && app.chosen.clause === clause.number;
      const holds = app.chosen && app.chosen.literal &&
        clause.literals.some((literal) => Math.abs(literal) === Math.abs(app.chosen.literal));
      const rank = isPresent ? -3 : isChosen ? -2 : this.rank(clause) - (holds ? 0.5 : 0);
      listAt(byRank, rank).push(clause);
      ++found;
    }
    // Of thousands of clauses only those are put in order that are shown.
    const items = [];
    for (const [rank, clauses] of [...byRank].sort(([one], [other]) => one - other)) {
      if (items.length >= this.shown) break;
      clauses.sort((one, other) => one.number - other.number);
      items.push(...clauses.slice(0, this.shown - items.length)
                   .map((clause) => [this.key(clause, rank), () => this.item(clause, rank)]));
    }
    if (found > this.shown) {
      const more = () => {
        this.shown += 200;
        this.draw();
      };
      items.push([
        `more ${found - this.shown}`,
        () => h('li', {}, h('button', {type: 'button', class: 'more', onclick: more}, t('more', found - this.shown)))
      ]);
    }
    if (items.length === 0) items.push(['none', () => h('li', {class: 'empty'}, t('clauses.none'))]);
    for (const button of this.choices.children)
      button.setAttribute('aria-pressed', button.dataset.which === this.which);
    this.list.draw(items);
  }

  /** @param isThere  now */
  fits(clause, isThere) {
    if (this.which === 'deleted') return !isThere && clause.came <= app.at;
    return isThere && (this.which === 'all' || (this.which === 'formula') === (clause.origin === 'formula'));
  }

  key(clause, rank) {
    return `${clause.number} ${rank === -3} ${app.run.watched(clause.number, app.at)} ${this.rank(clause)} ${
      clause.literals.slice(0, 60).map(valueOf)} ${marking()}`;
  }

  item(clause, rank) {
    const state = this.rank(clause);
    const word = state === 0 ? 'false' : state === 1 ? 'unit' : state >= 1e6 ? 'satisfied' : 'open';
    const sign = {false: '✕', unit: '!', satisfied: '✓', open: ''}[word];
    const watched = app.run.watched(clause.number, app.at);
    const literals = clause.literals.slice(0, 60).flatMap((literal, place) => {
      const mark = watched && watched.includes(literal) ? 'watched' : '';
      return place === 0 ? [chip(literal, mark)] : [' ', chip(literal, mark)];
    });
    if (clause.literals.length > 60) literals.push(h('small', {}, ' ' + t('more', clause.literals.length - 60)));
    return h('li', {class: `${word} ${clause.origin}${rank === -3 ? ' now' : ''}`, title: t('clause.' + word)},
      h('span', {class: 'state', role: 'img', 'aria-label': t('clause.' + word)}, sign), clauseLink(clause.number), ' ',
      literals);
  }
}

/** The branching heuristic at the last decision: the best literals and their scores, to as many digits as differ. */
class HeuristicPane {
  constructor() {
    this.content = new Shown(h('div', {class: 'scroll'}));
    this.element = this.content.parent;
  }
  draw() {
    const at = app.run.search(app.at + 1, -1, (event) => event.scores !== undefined);
    this.isVacant = at < 0;
    if (at < 0)
      this.content.draw([['none', () => h('p', {class: 'empty'}, t('scores.none'))]]);
    else
      this.content.draw(
        [[`${at} ${eventAt(at).scores.map(([literal]) => valueOf(literal))} ${marking()}`, () => this.table(at)]]);
  }
  table(at) {
    const {scores} = eventAt(at);
    const values = scores.map(([, value]) => value);
    const text = this.digits(values);
    const scale = this.scale(values);
    const rows = scores.map(
      ([literal, value], place) => h('tr', {}, h('td', {}, chip(literal)), h('td', {class: 'number'}, text[place]),
        h('td', {class: scale.isClose ? 'meter close' : 'meter'},
          h('span', {style: `--part:${scale.part(value).toFixed(3)}`}))));
    const heading = t('scores.of', app.run.data.branching || app.run.data.engine);
    const ends = scale.isClose
      ? h('p', {class: 'note'}, t('scores.scale', text[values.indexOf(scale.least)], text[values.indexOf(scale.most)]))
      : '';
    return h(
      'div', {}, h('p', {}, heading, ' ', eventLink(at)), h('table', {class: 'scores'}, h('tbody', {}, rows)), ends);
  }
  /** Bars from 0. Where they would be nearly as long as each other, dots from the least to the most: the length of a
   *  bar that does not begin at 0 would mislead. */
  scale(values) {
    const least = Math.min(...values);
    const most = Math.max(...values);
    const isClose = least > 0.6 * most && least < most;
    return {
      least,
      most,
      isClose,
      part: (value) => (isClose ? (value - least) / (most - least) : Math.abs(value) / Math.max(most, -least, 1e-300))
    };
  }
  digits(values) {
    for (let count = 3; count <= 15; ++count) {
      const texts = values.map((value) => Number(value.toPrecision(count)).toString());
      const same = values.some((value, place) => values.some(
                                 (other, where) => where < place && other !== value && texts[where] === texts[place]));
      if (!same) return texts;
    }
    return values.map(String);
  }
}

/** The characters of the digits: letters from ten on. */
const digitTexts = '123456789ABCDEFG';

/** The board of a puzzle: digits that hold, candidates that are left, in the place of each cell. */
class BoardPane {
  constructor() {
    this.picture = new Picture(t('pane.board'), 0.45);
    this.element = h('div', {class: 'scroll'}, this.picture.svg);
  }
  draw() {
    const {board} = app.run.data;
    if (!board) return;
    const side = 33;
    const {digits, cells} = board;
    const present = app.at > app.run.base ? eventAt(app.at) : null;
    const across = Math.ceil(Math.sqrt(digits));
    const shapes = [];
    let width = 0;
    let height = 0;
    for (const cell of cells) {
      const x = 6 + cell.column * side;
      const y = 6 + cell.row * side;
      width = Math.max(width, x + side);
      height = Math.max(height, y + side);
      const literals = cell.variables; // 0 if the formula has none
      const holds = literals.filter((variable) => valueOf(variable) > 0);
      const left = literals.filter((variable) => variable !== 0 && valueOf(variable) >= 0);
      const state = cell.given                  ? 'given'
        : holds.length === 1                    ? 'solved'
        : left.length === 0 || holds.length > 1 ? 'wrong'
                                                : '';
      const has = (literal) => literal && literals.includes(board.same[Math.abs(literal)] || Math.abs(literal));
      const marks = `${has(app.chosen && app.chosen.literal) ? ' chosen' : ''}${
        has(present && present.literal) ? ' now' : ''}`;
      shapes.push(rect(`cell ${state}${marks}`, x, y, side, side));
      const plainText = (kind, dx, dy, digit, more = {}) => s(
        'text', {class: kind, x: x + dx, y: y + dy, 'text-anchor': 'middle', ...more}, digitTexts[digit - 1]);
      const text = (kind, variable, dx, dy, digit) => plainText(
        kind, dx, dy, digit, {'data-literal': variable, tabindex: -1, role: 'button', 'aria-label': nameOf(variable)});
      if (cell.given && !literals[cell.given - 1]) {
        shapes.push(plainText('digit given', side / 2, side / 2 + 7, cell.given));
        continue;
      }
      if (holds.length > 0) {
        shapes.push(text(`digit ${state}`, holds[0], side / 2, side / 2 + 7, literals.indexOf(holds[0]) + 1));
        continue;
      }
      literals.forEach((variable, place) => {
        if (variable === 0 || valueOf(variable) < 0) return;
        const small = side / across;
        const isChosen = app.chosen && Math.abs(app.chosen.literal || 0) === variable;
        shapes.push(text(isChosen ? 'candidate chosen' : 'candidate', variable, small * ((place % across) + 0.5),
          small * (Math.floor(place / across) + 0.5) + 3, place + 1));
      });
    }
    for (const line of board.lines) {
      const [x1, y1, x2, y2] = line.map((each) => 6 + each * side);
      shapes.push(s('line', {class: 'box', x1, y1, x2, y2}));
    }
    this.picture.draw({width: width + 6, height: height + 6, shapes});
  }
}
