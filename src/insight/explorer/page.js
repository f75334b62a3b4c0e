// What all panes share: words, elements, literals and clauses as things to click.

let language = 'en';
/** The page's words in the language that is shown. As in the program: {1} is an argument, {1|clause|clauses} a form. An
 *  argument of say() may be an element. */
const say = (key, ...values) => partsOf(key).map((part) => {
  if (typeof part === 'string') return part;
  const {place, one, many} = part;
  const value = values[place - 1];
  if (value instanceof Node) return value.cloneNode(true); // it may occur in a sentence twice
  return one === undefined ? value : Number(value) === 1 ? one : many;
});
const parts = {
  en: new Map(),
  zh: new Map()
};
/** A sentence as its texts and the places of its arguments: each sentence is cut once. */
function partsOf(key) {
  const known = parts[language].get(key);
  if (known) return known;
  const found = (texts[language][key] || key).split(/(\{\d[^}]*\})/).map((part) => {
    const [, place, one, many] = part.match(/^\{(\d)(?:\|([^|]*)\|([^}]*))?\}$/) || [];
    return place ? {place, one, many} : part;
  });
  parts[language].set(key, found);
  return found;
}
const t = (key, ...values) => {
  const [first, ...more] = partsOf(key);
  return typeof first === 'string' && more.length === 0 ? first : say(key, ...values).join('');
};

/** The elements that a pane shows, each by a key that says all that is in it. What was there before stays as it is: a
 *  step changes little, and a browser takes long to place new things. */
class Shown {
  constructor(parent) {
    this.parent = parent;
    this.elements = new Map();
  }
  /** @param wanted  keys, in order, and how to make the element of each */
  draw(wanted) {
    const next = new Map();
    for (const [key, make] of wanted) next.set(key, this.elements.get(key) || make());
    arrange(this.parent, next.values());
    this.elements = next;
  }
}

/** Gives an element these children in this order, and touches none that is in the right position. */
function arrange(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.childNodes])
    if (!wanted.has(child)) child.remove();
  let place = parent.firstChild;
  for (const child of wanted) {
    if (child === place)
      place = place.nextSibling;
    else
      parent.insertBefore(child, place);
  }
}

/** Sets attributes that are not so already, and renews the tooltip if there is one. */
function put(element, attributes) {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  if (attributes['aria-label'] && element.querySelector('title')) explain({target: element});
}

const byId = (id) => document.getElementById(id);

/** An element. Children that are texts stay texts, whatever they say. */
const h = (tag, attributes = {}, ...children) => filled(document.createElement(tag), attributes, children);
const s = (tag, attributes = {}, ...children) => filled(
  document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

const isNothing = (value) => value === undefined || value === null || value === false;
function filled(element, attributes, children) {
  for (const name in attributes) {
    const value = attributes[name];
    if (typeof value === 'function')
      element[name] = value;
    else if (!isNothing(value))
      element.setAttribute(name, value === true ? '' : value);
  }
  fill(element, children);
  return element;
}
function fill(element, children) {
  for (const child of children) {
    if (Array.isArray(child))
      fill(element, child);
    else if (!isNothing(child))
      element.append(child);
  }
}

/** What is looked at: the run, the event, and the literal or clause that is chosen. */
const app = {
  run: null,
  at: 0,
  chosen: null, // {literal} or {clause} or {verdict: true}
  values: new Map(), // of the state at `at`: by variable the event that gave it its value
  truth: new Int8Array(1), // of that state: by variable 1, -1 or 0
  step: 0, // of the analysis that is shown
  secret: '', // what a question keeps back
  named: true, // whether literals have their names
  code: [], // the lines of the pseudocode
  language: 'en', // in which the page was made
};

/** What waits until all panes are drawn, since it needs the places of things. Each looks at them, and may return what
 *  to do then: the browser finds the places once if all look before any moves something. */
const afterDrawing = [];

const eventAt = (i) => app.run.events[i];

/** 1 true, -1 false, 0 without a value, in the present state. */
const valueOf = (literal) => (literal > 0 ? app.truth[literal] : -app.truth[-literal]);

function nameOf(literal) {
  const name = app.named && app.run.data.names[Math.abs(literal)];
  if (!name) return literal < 0 ? '−' + -literal : String(literal);
  if (literal > 0) return name;
  return name.includes('=') ? name.replace('=', '≠') : '¬' + name;
}

const valueWords = {
  1: 'true',
  '-1': 'false',
  0: 'open'
};

/** What else makes a literal or clause look as it does: for keys of Shown. */
const marking = () => JSON.stringify([app.chosen, app.named, app.secret]);

/** A literal that can be chosen: in a pane it is reached by arrows, not by the tab key, since there are many. For the
 *  same reason it is not a button element: those take a browser twice as long. */
const blankChip = h('span', {role: 'button', tabindex: -1});
function chip(literal, more = '', value = valueOf(literal)) {
  const classes = ['chip', valueWords[value], more];
  if (app.chosen && app.chosen.literal && Math.abs(app.chosen.literal) === Math.abs(literal)) classes.push('chosen');
  const name = nameOf(literal);
  const words = `${t('literal')} ${literal}, ${name}: ${t(valueWords[value])}`;
  return filled(
    blankChip.cloneNode(), {class: classes.join(' '), 'data-literal': literal, 'aria-label': words}, [name]);
}

/** The number of a clause, which can be chosen. */
function clauseLink(number) {
  if (!number) return h('span', {class: 'unknown'}, t('clause.unknown'));
  const is = app.chosen && app.chosen.clause === number ? 'clause chosen' : 'clause';
  return h('button', {type: 'button', tabindex: -1, class: is, 'data-clause': number}, `#${number}`);
}

/** What a clause of a puzzle says, if it is known. */
const ruleOf = (number) => ((app.run.data.rules || {})[language] || {})[number];

/** Where a clause comes from, and its literals. */
function clauseWords(number) {
  const clause = app.run.clauses.get(number);
  return clause ? `#${number}, ${t('origin.' + (app.run.isEarlier(clause) ? 'earlier' : clause.origin))}: ${
                    clause.literals.slice(0, 40).map(nameOf).join(' ∨ ')}`
                : '';
}

/** A literal, a clause or a thing in a picture gets its words as a tooltip when the mouse or the keyboard comes to it:
 *  there are hundreds on the page, and another event brings others. */
function explain({target}) {
  const element = target.closest('.chip, .node, .vertex, .arrow, .label, button.clause');
  if (!element) return;
  const words = element.getAttribute('aria-label') || clauseWords(Number(element.dataset.clause));
  if (element instanceof HTMLElement)
    element.title = words;
  else
    (element.querySelector('title') || element.insertBefore(s('title'), element.firstChild)).textContent = words;
}

const eventLink = (i, words) => h(
  'button', {type: 'button', tabindex: -1, class: 'event', 'data-event': i}, words || `e${app.run.number(i)}`);

/** The literals of a clause, joined by "or". Long ones are cut, and say so. */
function disjunction(literals, most = 60) {
  if (literals.length === 0) return [h('b', {}, '⊥')];
  const shown = literals.slice(0, most).flatMap(
    (literal, place) => (place === 0 ? [chip(literal)] : [' ∨ ', chip(literal)]));
  if (literals.length > most) shown.push(h('small', {}, ' ' + t('more', literals.length - most)));
  return shown;
}

/** What an event does, in a sentence of words and things to click. */
function sentence(i) {
  if (i <= app.run.base) return [t('event.start')];
  const event = eventAt(i);
  const parts = {
    decision: () => [t('event.' + event.word), ' ', chip(event.literal), ' ', t('at.level', event.level)],
    propagation: () => say('event.propagation', chip(event.literal), clauseLink(event.clause), event.level),
    pure_literal: () => [chip(event.literal), ' ', t('event.pure')],
    conflict: () => [h('b', {class: 'bad'}, t('event.conflict', app.run.counts(i).conflicts)), ' ',
      clauseLink(event.clause), ' ', t('analysis.false'), ' ', t('at.level', event.level)],
    learned: () => [h('b', {class: 'learnt'}, t('event.learned')), ' ', clauseLink(event.clause), ': ',
      disjunction(event.literals, 12), ' ', t('event.glue', event.glue), ' ',
      i === app.at && app.secret === 'jump' ? '' : t('event.jump', event.level)],
    backtrack: () => [t('event.backtrack', event.level)],
    restart: () => [t('event.restart')],
    reduction: () => [t('event.reduction', event.count, event.assigned)],
    rephase: () => [t('event.rephase.' + event.word, event.count)],
    mode: () => [t('event.mode', event.word)],
    simplification: () => [event.word ? t('event.pass', event.word) : t('event.pass.end')],
    added: () => [t('event.added'), ' ', clauseLink(event.clause), ': ', disjunction(event.literals, 12)],
    removed: () => [t('event.removed'), ' ', clauseLink(event.clause)],
    end: () => [h('b', {}, t('event.end.' + event.word))],
  };
  return (parts[event.event] || (() => [event.event]))();
}

const plain = (nodes) => h('span', {}, nodes).textContent;
