// What all panes share: words, elements, literals and clauses as things to click, pictures that one can move about in.

/** The page's words in the language that is shown. As in the program: {1} is an argument, {1|clause|clauses} a form. */
let language = 'en';
const t = (key, ...values) =>
  (texts[language][key] || key).replace(/\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, place, one, many) => {
    const value = values[place - 1];
    return one === undefined ? String(value) : Number(value) === 1 ? one : many;
  });

/** An element. Children that are texts stay texts, whatever they say. */
function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined || value === null) continue;
    if (typeof value === 'function') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false && value !== null) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** What is looked at: the run, the event, and the literal or clause that is chosen. */
const app = {
  run: null,
  at: 0,
  chosen: null, // {literal} or {clause} or {verdict: true}
  values: new Map(), // of the state at `at`
  step: 0, // of the analysis that is shown
  named: true, // whether literals have their names
};

const eventAt = (i) => app.run.events[i];

/** 1 true, -1 false, 0 without a value, in the present state. */
function valueOf(literal) {
  const at = app.values.get(Math.abs(literal));
  return at === undefined ? 0 : eventAt(at).literal === literal ? 1 : -1;
}

function nameOf(literal) {
  const name = app.named && app.run.data.names[Math.abs(literal)];
  if (!name) return literal < 0 ? '−' + -literal : String(literal);
  if (literal > 0) return name;
  return name.includes('=') ? name.replace('=', '≠') : '¬' + name;
}

const valueWords = () => ({ 1: t('true'), '-1': t('false'), 0: t('open') });

/** A literal that can be chosen. */
function chip(literal, more = '') {
  const value = valueOf(literal);
  const classes = ['chip', { 1: 'true', '-1': 'false', 0: 'open' }[value], more];
  if (app.chosen && app.chosen.literal && Math.abs(app.chosen.literal) === Math.abs(literal)) classes.push('chosen');
  const words = `${t('literal')} ${literal}, ${nameOf(literal)}: ${valueWords()[value]}`;
  return h('button', { type: 'button', class: classes.join(' '), 'data-literal': literal, title: words, 'aria-label': words }, nameOf(literal));
}

/** The number of a clause, which can be chosen. */
function clauseLink(number) {
  if (!number) return h('span', { class: 'unknown' }, t('clause.unknown'));
  const is = app.chosen && app.chosen.clause === number ? 'clause chosen' : 'clause';
  const clause = app.run.clauses.get(number);
  const title = clause ? `${t('origin.' + (app.run.isEarlier(clause) ? 'earlier' : clause.origin))}: ${clause.literals.slice(0, 40).map(nameOf).join(' ∨ ')}` : '';
  return h('button', { type: 'button', class: is, 'data-clause': number, title }, `#${number}`);
}

const eventLink = (i, words) => h('button', { type: 'button', class: 'event', 'data-event': i }, words || String(app.run.number(i)));

/** The literals of a clause, joined by "or". Long ones are cut, and say so. */
function disjunction(literals, most = 60) {
  if (literals.length === 0) return [h('b', {}, '⊥')];
  const shown = literals.slice(0, most).flatMap((literal, place) => (place === 0 ? [chip(literal)] : [' ∨ ', chip(literal)]));
  if (literals.length > most) shown.push(h('small', {}, ' ' + t('more', literals.length - most)));
  return shown;
}

/** What an event does, in a sentence of words and things to click. */
function sentence(i) {
  if (i <= app.run.base) return [t('event.start')];
  const event = eventAt(i);
  const parts = {
    decision: () => [t('event.' + event.word), ' ', chip(event.literal), ' ', t('at.level', event.level)],
    propagation: () => [chip(event.literal), ' ', t('event.propagation'), ' ', clauseLink(event.clause), ' ', t('at.level', event.level)],
    pure_literal: () => [chip(event.literal), ' ', t('event.pure')],
    conflict: () => [h('b', { class: 'bad' }, t('event.conflict', app.run.counts(i).conflicts)), ' ', clauseLink(event.clause), ' ', t('event.is.false'), ' ', t('at.level', event.level)],
    learned: () => [h('b', { class: 'learnt' }, t('event.learned')), ' ', clauseLink(event.clause), ': ', disjunction(event.literals, 12), ' ', t('event.glue', event.glue), ' ', t('event.jump', event.level)],
    backtrack: () => [t('event.backtrack', event.level)],
    restart: () => [t('event.restart')],
    reduction: () => [t('event.reduction', event.count, event.assigned)],
    mode: () => [t('event.mode', event.word)],
    simplification: () => [event.word ? t('event.pass', event.word) : t('event.pass.end')],
    added: () => [t('event.added'), ' ', clauseLink(event.clause), ': ', disjunction(event.literals, 12)],
    removed: () => [t('event.removed'), ' ', clauseLink(event.clause)],
    end: () => [h('b', {}, t('event.end.' + event.word))],
  };
  return (parts[event.event] || (() => [event.event]))();
}

const plain = (nodes) => h('span', {}, nodes).textContent;

/** A picture in a frame that scrolls: dragged by the mouse, zoomed by its buttons, by Ctrl and the wheel, or by keys. */
class Picture {
  /** @param fits  whether it begins as large as its frame, not at its own size */
  constructor(title, fits = false) {
    this.svg = s('svg', { class: 'picture', role: 'img', 'aria-label': title, tabindex: 0 });
    this.size = { width: 1, height: 1 };
    this.fits = fits;
    this.scale = fits ? 0 : 1; // 0: as the frame
    let held = null;
    this.svg.onpointerdown = (event) => {
      if (event.button === 0 && event.pointerType === 'mouse') held = { x: event.clientX, y: event.clientY, id: event.pointerId, moved: false };
    };
    this.svg.onpointermove = (event) => {
      if (!held) return;
      if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < 5) return;
      if (!held.moved) this.svg.setPointerCapture(held.id);
      this.frame.scrollBy(held.x - event.clientX, held.y - event.clientY);
      Object.assign(held, { x: event.clientX, y: event.clientY, moved: true });
    };
    this.svg.onpointerup = this.svg.onpointercancel = () => (held = null);
    this.svg.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zoom(event.deltaY > 0 ? 1 / 1.2 : 1.2);
    }, { passive: false });
    this.svg.onkeydown = (event) => {
      const step = { ArrowLeft: [-60, 0], ArrowRight: [60, 0], ArrowUp: [0, -60], ArrowDown: [0, 60] }[event.key];
      if (step && event.altKey) this.frame.scrollBy(...step);
      else if (event.key === '+' || event.key === '=') this.zoom(1.3);
      else if (event.key === '-') this.zoom(1 / 1.3);
      else if (event.key === '0') this.fit();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
  }
  get frame() {
    return this.svg.parentElement;
  }
  /** How large the picture is on the screen, against its own size. */
  get shown() {
    const { clientWidth, clientHeight } = this.frame;
    const whole = Math.min((clientWidth - 18) / this.size.width, (clientHeight - 18) / this.size.height, 3);
    return this.scale || Math.max(whole, 0.02);
  }
  zoom(factor) {
    this.scale = Math.min(Math.max(this.shown * factor, 0.02), 8);
    this.place();
  }
  fit() {
    this.scale = 0;
    this.place();
  }
  reset() {
    this.scale = this.fits ? 0 : 1;
  }
  place() {
    const { shown } = this;
    this.svg.setAttribute('width', this.size.width * shown);
    this.svg.setAttribute('height', this.size.height * shown);
  }
  draw({ width, height, shapes }) {
    this.size = { width: Math.max(width, 1), height: Math.max(height, 1) };
    this.svg.setAttribute('viewBox', `0 0 ${this.size.width} ${this.size.height}`);
    this.svg.replaceChildren(...shapes);
    this.place();
  }
}

/** The picture as a file of its own: with the colours and letters that it has now. */
function saveSvg(svg, name) {
  const copy = svg.cloneNode(true);
  const kept = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-size', 'font-weight', 'font-family', 'text-anchor', 'opacity'];
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, place) => {
    const style = getComputedStyle(originals[place]);
    for (const property of kept) element.setAttribute(property, style.getPropertyValue(property));
    for (const attribute of ['class', 'style', 'tabindex']) element.removeAttribute(attribute);
  });
  const box = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', box.width);
  copy.setAttribute('height', box.height);
  const view = svg.viewBox.baseVal;
  const paper = s('rect', { x: view.x, y: view.y, width: view.width, height: view.height });
  paper.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(paper);
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
