// What readers do: keys, clicks, what they look for, and the address that has the place where they are.

let remembered = 0; // when the address was written
let remembering = 0; // the timer that will write it again
let address = ''; // as it was written, or as a reader has given it

/** The address has the place, so that it can be sent to others. Browsers take long to write it and forbid it where it
 *  happens too often: so four times a second are enough, and the last place is always written. */
function remember() {
  if (remembering) return;
  const wait = () => {
    remembering = 0;
    writeAddress();
  };
  if (performance.now() - remembered < 250)
    remembering = setTimeout(wait, 250);
  else
    writeAddress();
}
function writeAddress() {
  remembered = performance.now();
  const parts = [`e=${app.run.number(app.at)}`];
  if (app.chosen && app.chosen.literal) parts.push(`l=${app.chosen.literal}`);
  if (app.chosen && app.chosen.clause) parts.push(`c=${app.chosen.clause}`);
  if (app.step > 0 && app.step < 1e9) parts.push(`s=${app.step}`);
  const large = Object.keys(panes).find((name) => panes[name].section.classList.contains('large'));
  if (large) parts.push(`p=${large}`);
  if (language !== app.language) parts.push(`lang=${language}`);
  const next = '#' + parts.join('&');
  // An address that the reader has just given waits to be read.
  if (app.run.data.inPage || next === address || location.hash !== address) return;
  try {
    history.replaceState(null, '', next);
    address = next;
  } catch (error) {
    // Some browsers forbid it even so: the place is only not in the address then.
  }
}
function recall() {
  address = location.hash;
  const words = new URLSearchParams(location.hash.slice(1));
  const number = (name) => (/^-?\d+$/.test(words.get(name) || '') ? Number(words.get(name)) : null);
  const literal = number('l');
  const clause = number('c');
  const wanted = words.get('lang') || app.language;
  if (wanted !== language && texts[wanted]) changeLanguage();
  app.chosen = null;
  if (literal && Math.abs(literal) <= app.run.data.variables)
    app.chosen = {literal};
  else if (clause && app.run.clauses.has(clause))
    app.chosen = {clause};
  for (const [name, pane] of Object.entries(panes))
    pane.section.classList.toggle('large', name === words.get('p') && !pane.section.hidden);
  const step = number('s'); // before show() rewrites the address
  show(number('e') === null ? app.run.base : app.run.indexOf(number('e')));
  if (step !== null) panes.story.go(step);
}

/** "e240": an event; "#12": a clause; "1 -2": the next clause with these literals; a literal's number or name. */
function find(text) {
  const words = text.trim();
  const note = byId('found');
  note.textContent = '';
  if (words === '') return undefined;
  const clause = words.match(/^#\s*(\d+)$/);
  const event = words.match(/^[eE@]\s*(\d+)$/);
  const {data, clauses} = app.run;
  if (clause && clauses.has(Number(clause[1]))) return choose({clause: Number(clause[1])});
  if (event) return show(app.run.indexOf(Number(event[1])));
  const literals = words.split(/[\s,∨]+/).map(literalOf);
  if (literals.length === 1 && literals[0] !== 0) return choose({literal: literals[0]});
  if (literals.length > 1 && !literals.includes(0)) {
    const holding = [...clauses.values()].filter(
      (each) => literals.every((literal) => each.literals.includes(literal)));
    const after = holding.findIndex((each) => app.chosen && each.number === app.chosen.clause);
    if (holding.length > 0) return choose({clause: holding[(after + 1) % holding.length].number});
  }
  const name = literalOf(words) || literalOf(words, true);
  if (name !== 0) return choose({literal: name});
  note.textContent = t('find.nothing', words);
  return undefined;

  /** Of a number or a name; 0: it is neither. */
  function literalOf(word, isBeginning = false) {
    const plainWord = word.replace(/^−/, '-');
    if (/^-?\d+$/.test(plainWord)) return Math.abs(Number(plainWord)) <= data.variables ? Number(plainWord) : 0;
    const isNegative = /^[¬!−-]/.test(word) || word.includes('≠');
    const bare = word.replace(/^[¬!−-]/, '').replace('≠', '=').toLowerCase();
    const found = bare !== '' && Object.entries(data.names).find(([,
      each]) => (isBeginning ? each.toLowerCase().startsWith(bare) : each.toLowerCase() === bare));
    return found ? Number(found[0]) * (isNegative ? -1 : 1) : 0;
  }
}

/** What can be reached inside a pane by arrows, in the order of the page. */
const insides = (box) => [...box.querySelectorAll('button:not(:disabled), summary, [role=button]')].filter(
  (each) => each.getClientRects().length > 0);

/** From the thing that has the keyboard to the nearest one in a direction. Returns whether there is a pane for it. */
function walk(key) {
  const box = document.activeElement.closest('.pane .scroll');
  if (!box || !document.activeElement.matches(':focus-visible')) return false;
  const [dx, dy] = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[key];
  const center = (element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const all = insides(box);
  let next = all[0];
  if (document.activeElement !== box) {
    const [x, y] = center(document.activeElement);
    let best = Infinity;
    next = null;
    for (const element of all) {
      const [ex, ey] = center(element);
      const along = (ex - x) * dx + (ey - y) * dy;
      const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
      if (along > 4 && along + 3 * across < best) {
        best = along + 3 * across;
        next = element;
      }
    }
  }
  if (next) {
    next.focus();
    next.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
  return true;
}

/** Drawing makes new elements: the one that takes the place of that which had the keyboard gets it. */
function keepingFocus(draw) {
  const held = document.activeElement;
  const box = held && held.closest('.pane .scroll');
  const isHeld = box && held !== box && held.matches(':focus-visible');
  const sign = isHeld ? JSON.stringify({...held.dataset}) : '';
  const place = isHeld ? insides(box).indexOf(held) : 0;
  draw();
  if (!isHeld || held.isConnected) return;
  const all = insides(box);
  const alike = all.find((each) => sign !== '{}' && JSON.stringify({...each.dataset}) === sign);
  (alike || all[Math.min(place, all.length - 1)] || box).focus({focusVisible: true, preventScroll: true});
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const at = event.target instanceof Element ? event.target : document.body;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) && event.key !== 'Escape') return;
  const target = at.closest('button:not(:disabled), summary, [role=button]');
  const arrow = (step, direction) => () => {
    if (event.shiftKey)
      jump(direction);
    else if (!walk(event.key))
      step();
  };
  const acts = {
    ArrowRight: arrow(proceed, 1),
    ArrowLeft: arrow(() => show(app.at - 1), -1),
    PageDown: () => show(app.at + 100),
    PageUp: () => show(app.at - 100),
    Home: () => show(0),
    End: () => show(app.run.last),
    ' ': () => play(),
    n: () => jump(1),
    p: () => jump(-1),
    '+': () => (at.closest('.pane') ? zoomPane(at, 1.3) : timeline.zoom(0.6)),
    '-': () => (at.closest('.pane') ? zoomPane(at, 1 / 1.3) : timeline.zoom(1.6)),
    '0': () => (at.closest('.pane') ? zoomPane(at, 0) : timeline.all()),
    '.': () => panes.story.go(app.step + 1),
    ',': () => panes.story.go(Math.min(app.step, 1e6) - 1),
    f: () => byId('find').focus(),
    v: () => choose({verdict: true}),
    q: () => byId('quiz').click(),
    l: () => changeLanguage(),
    Escape: () => leave(),
    '?': () => byId('help').click(),
  };
  const digit = /^[1-9]$/.test(event.key) ? visiblePanes()[event.key - 1] : null;
  if (digit) {
    enlarge(digit.section);
  } else if (target && (event.key === 'Enter' || event.key === ' ')) {
    if (target.tagName !== 'BUTTON' && target.tagName !== 'SUMMARY')
      target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    else
      return; // the browser does it
  } else if (/^Arrow(Up|Down)$/.test(event.key) ? !walk(event.key) : !acts[event.key]) {
    return;
  } else if (acts[event.key]) {
    acts[event.key]();
  }
  event.preventDefault();
}

function zoomPane(target, factor) {
  const {picture} = panes[target.closest('.pane').id];
  if (picture && factor > 0)
    picture.zoom(factor);
  else if (picture)
    picture.fit();
}

/** Out of the pane that has the keyboard; then nothing is chosen, and nothing is large. */
function leave() {
  const inside = document.activeElement.closest('.pane .scroll');
  document.activeElement.blur();
  if (inside) return;
  for (const pane of Object.values(panes)) pane.section.classList.remove('large');
  choose(null);
}

function onClick(event) {
  const fold = event.target.closest('[data-fold]');
  if (fold) return panes.tree.toggle(Number(fold.dataset.fold));
  const at = event.target.closest('[data-event],[data-literal],[data-clause],[data-node],[data-level]');
  if (!at) return undefined;
  const {literal, level, node, clause} = at.dataset;
  if (quiz.take({literal, level})) return undefined;
  if (at.dataset.event) return show(Number(at.dataset.event));
  if (node) return show(app.run.nodes[node].event);
  event.preventDefault(); // a literal in the head of a fold does not fold it
  if (clause) return choose({clause: Number(clause)});
  return literal && choose({literal: Number(literal)});
}
