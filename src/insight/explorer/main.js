// Puts the page together: the bar, the timeline, the panes; keys, links, words.

const panes = {};
let timeline = null;
let quiz = null;
let playing = 0;
let drawn = 0; // the frame that will draw, 0 if none is asked for

function makePanes() {
  Object.assign(panes, {
    tree: new TreePane(), trail: new TrailPane(), graph: new GraphPane(), analysis: new AnalysisPane(),
    clauses: new ClausesPane(), why: new WhyPane(), heuristic: new HeuristicPane(), board: new BoardPane(),
  });
  const place = document.getElementById('panes');
  place.replaceChildren(...Object.entries(panes).map(([name, pane], index) => {
    const tool = (key, sign, act) => h('button', { type: 'button', title: t(key), 'aria-label': t(key), onclick: act }, sign);
    const tools = [];
    if (pane.picture) {
      tools.push(tool('tool.smaller', '−', () => pane.picture.zoom(1 / 1.3)), tool('tool.larger', '+', () => pane.picture.zoom(1.3)), tool('tool.fit', '▣', () => pane.picture.fit()), tool('tool.save', '↓', () => saveSvg(pane.picture.svg, `${name}-${app.run.number(app.at)}.svg`)));
    }
    pane.section = h('section', { id: name, class: 'pane', 'aria-labelledby': name + '-title' });
    tools.push(tool('tool.enlarge', '↔', () => enlarge(pane.section)));
    pane.section.append(h('header', {}, h('h2', { id: name + '-title' }, h('kbd', {}, String(index + 1)), ' ', t('pane.' + name)), h('span', { class: 'tools' }, tools)), pane.element);
    return pane.section;
  }));
}

function enlarge(section) {
  const isLarge = section.classList.toggle('large');
  for (const pane of Object.values(panes)) if (pane.section !== section) pane.section.classList.remove('large');
  if (isLarge) section.scrollIntoView({ block: 'nearest' });
  drawAll();
}

/** Goes to an event. */
function show(i) {
  const at = Math.min(Math.max(i, app.run.base), app.run.last);
  if (at !== app.at) app.step = eventAt(at) && eventAt(at).event === 'learned' ? 1e9 : 0;
  app.at = at;
  drawAll();
}

/** Everything is drawn once before the browser shows the next picture, however often it changes until then. */
function drawAll() {
  if (drawn === 0) drawn = requestAnimationFrame(drawNow);
}
function drawNow() {
  drawn = 0;
  const { run } = app;
  app.values = run.valuesAt(app.at);
  timeline.point();
  document.getElementById('sentence').replaceChildren(h('b', { class: 'number' }, t('event.number', run.number(app.at), run.number(run.last))), ' ', ...sentence(app.at).flat(Infinity));
  const counts = run.counts(app.at);
  const mode = run.modeAt[app.at] ? ` · ${t('mode.' + run.events[run.modeAt[app.at]].word)}` : '';
  const pass = run.inPass[app.at] ? ` · ${run.events[run.inPass[app.at]].word}` : '';
  document.getElementById('counts').textContent = t('counts', run.level[app.at], run.depth[app.at], run.data.variables, counts.decisions, counts.propagations, counts.conflicts, run.kept[app.at]) + mode + pass;
  for (const pane of Object.values(panes)) if (pane.section.offsetParent !== null) pane.draw();
  document.getElementById('first').disabled = document.getElementById('back').disabled = app.at === app.run.base;
  document.getElementById('last').disabled = document.getElementById('on').disabled = app.at === run.last;
  remember();
}

/** Signs that are drawn, since not every font has them. */
const icons = {
  first: 'M2,2h2v12H2zM14,2v12L5,8z', 'jump-back': 'M8,2v12L1,8zM15,2v12L8,8z', back: 'M11,2v12L3,8z', play: 'M4,1.5v13L14,8z',
  pause: 'M3,2h4v12H3zM9,2h4v12H9z', on: 'M5,2v12l8,-6z', 'jump-on': 'M1,2v12l7,-6zM8,2v12l7,-6z', last: 'M12,2h2v12h-2zM2,2v12l9,-6z',
};
const icon = (name) => s('svg', { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' }, s('path', { d: icons[name] }));

/** The address has the place, so that it can be sent to others. */
function remember() {
  const parts = [`e=${app.run.number(app.at)}`];
  if (app.chosen && app.chosen.literal) parts.push(`l=${app.chosen.literal}`);
  if (app.chosen && app.chosen.clause) parts.push(`c=${app.chosen.clause}`);
  const address = '#' + parts.join('&');
  if (app.run.data.little || location.hash === address) return;
  try {
    history.replaceState(null, '', address);
  } catch (error) {
    // A browser may forbid it when it happens too often: the place is only not in the address then.
  }
}
function recall() {
  const words = new URLSearchParams(location.hash.slice(1));
  const number = (name) => (/^-?\d+$/.test(words.get(name) || '') ? Number(words.get(name)) : null);
  const literal = number('l');
  const clause = number('c');
  if (literal && Math.abs(literal) <= app.run.data.variables) app.chosen = { literal };
  else if (clause && app.run.clauses.has(clause)) app.chosen = { clause };
  show(number('e') === null ? app.run.base : app.run.indexOf(number('e')));
}

function choose(what) {
  app.chosen = what;
  drawAll();
}

const stops = {
  decision: (event) => event.event === 'decision',
  conflict: (event) => event.event === 'conflict',
  learned: (event) => event.event === 'learned',
  restart: (event) => event.event === 'restart',
  reduction: (event) => event.event === 'reduction',
  pass: (event) => event.event === 'simplification' && event.word !== '',
  end: (event) => event.event === 'end',
};

function jump(direction) {
  const wanted = stops[document.getElementById('stop').value];
  const at = app.run.search(app.at, direction, wanted);
  show(at >= 0 ? at : direction > 0 ? app.run.last : app.run.base);
}

function goOn() {
  if (!quiz.ask(() => show(app.at + 1))) show(app.at + 1);
}

function play(isOn = playing === 0) {
  clearInterval(playing);
  playing = 0;
  const button = document.getElementById('play');
  if (isOn) {
    if (app.at === app.run.last) show(0);
    const speed = Number(document.getElementById('speed').value);
    const every = speed > 60 ? Math.round(speed / 30) : 1;
    playing = setInterval(() => {
      if (app.at >= app.run.last || !quiz.element.hidden) play(false);
      else if (every > 1) show(app.at + every);
      else goOn();
    }, (1000 * every) / speed);
  }
  button.replaceChildren(icon(isOn ? 'pause' : 'play'));
  button.setAttribute('aria-pressed', isOn);
}

/** "240" or "e240": an event where a list of events is meant by the e; "#12": a clause; a literal's number or name. */
function find(text) {
  const words = text.trim();
  const clause = words.match(/^#\s*(\d+)$/);
  const event = words.match(/^[eE@]\s*(\d+)$/);
  const { data, clauses } = app.run;
  const names = Object.entries(data.names);
  const note = document.getElementById('found');
  note.textContent = '';
  if (clause && clauses.has(Number(clause[1]))) return choose({ clause: Number(clause[1]) });
  if (event) return show(app.run.indexOf(Number(event[1])));
  if (/^-?\d+$/.test(words) && Number(words) !== 0 && Math.abs(Number(words)) <= data.variables) return choose({ literal: Number(words) });
  const bare = words.replace(/^[¬!−-]/, '').replace('≠', '=');
  const name = names.find(([, each]) => each === bare) || names.find(([, each]) => each.toLowerCase().startsWith(bare.toLowerCase()) && bare !== '');
  if (name) return choose({ literal: Number(name[0]) * (bare === words ? 1 : -1) });
  note.textContent = t('find.nothing', words);
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && event.key !== 'Escape') return;
  const isButton = event.target.tagName === 'BUTTON' || event.target.tagName === 'SUMMARY';
  const acts = {
    ArrowRight: () => (event.shiftKey ? jump(1) : goOn()),
    ArrowLeft: () => (event.shiftKey ? jump(-1) : show(app.at - 1)),
    PageDown: () => show(app.at + 100),
    PageUp: () => show(app.at - 100),
    Home: () => show(0),
    End: () => show(app.run.last),
    ' ': () => play(),
    n: () => jump(1),
    p: () => jump(-1),
    '+': () => timeline.zoom(0.6),
    '-': () => timeline.zoom(1.6),
    '0': () => {
      timeline.reset();
      timeline.draw();
    },
    '.': () => panes.analysis.go(app.step + 1),
    ',': () => panes.analysis.go(Math.min(app.step, 1e6) - 1),
    f: () => document.getElementById('find').focus(),
    v: () => choose({ verdict: true }),
    q: () => document.getElementById('quiz').click(),
    l: () => changeLanguage(),
    Escape: () => {
      document.activeElement.blur();
      for (const pane of Object.values(panes)) pane.section.classList.remove('large');
      choose(null);
    },
    '?': () => document.getElementById('help').click(),
  };
  const digit = /^[1-8]$/.test(event.key) ? Object.values(panes)[event.key - 1] : null;
  if (digit && digit.section.offsetParent !== null) {
    enlarge(digit.section);
  } else if (acts[event.key] && !(isButton && event.key === ' ')) {
    acts[event.key]();
  } else {
    return;
  }
  event.preventDefault();
}

function onClick(event) {
  const fold = event.target.closest('[data-fold]');
  if (fold) return panes.tree.toggle(Number(fold.dataset.fold));
  const at = event.target.closest('[data-event],[data-literal],[data-clause],[data-node]');
  if (!at) return undefined;
  if (at.dataset.event) return show(Number(at.dataset.event));
  if (at.dataset.node) return show(app.run.nodes[at.dataset.node].event);
  event.preventDefault(); // a literal in the head of a fold does not fold it
  if (at.dataset.clause) return choose({ clause: Number(at.dataset.clause) });
  return choose({ literal: Number(at.dataset.literal) });
}

function changeLanguage() {
  language = language === 'en' ? 'zh' : 'en';
  speak();
}

/** Puts the words of the language in all places. */
function speak() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = t(element.dataset.text);
  for (const element of document.querySelectorAll('[data-title]')) {
    element.title = t(element.dataset.title);
    element.setAttribute('aria-label', element.title);
  }
  for (const element of document.querySelectorAll('[data-placeholder]')) element.placeholder = t(element.dataset.placeholder);
  for (const pane of Object.values(panes)) pane.reset();
  makePanes();
  open(app.run, app.at);
}

function open(run, at = run.base) {
  play(false);
  const { data } = run;
  app.run = run;
  app.chosen = null;
  for (const pane of Object.values(panes)) pane.reset();
  panes.board.section.hidden = !data.board;
  const end = run.search(run.last + 1, -1, (event) => event.event === 'end');
  const verdict = end > 0 ? t('event.end.' + eventAt(end).word) : t('event.end.unknown');
  const settings = [data.engine, data.branching, ...(data.settings || [])].filter(Boolean).join(' ');
  document.getElementById('about').textContent = t('about', data.variables, data.clauseCount, settings, data.seed);
  document.getElementById('verdict').textContent = verdict;
  document.getElementById('name').textContent = data.formula;
  const note = document.getElementById('note');
  note.textContent = data.little ? t('little.note') : data.total > run.last - run.base ? t('window.note', data.first, run.number(run.last), data.total) : '';
  note.hidden = note.textContent === '';
  document.getElementById('return').hidden = !data.little;
  app.at = at;
  timeline.reset();
  timeline.draw();
  show(at);
}

function begin() {
  const data = JSON.parse(document.getElementById('data').textContent);
  texts = data.texts;
  language = data.language;
  const whole = new Run(data);
  app.run = whole;
  app.at = whole.base;
  quiz = new Quiz();
  document.getElementById('ask').append(quiz.element);
  timeline = new Timeline();
  document.getElementById('time').append(timeline.element);
  makePanes();
  speak();
  const on = (id, act) => (document.getElementById(id).onclick = act);
  on('first', () => show(0));
  on('jump-back', () => jump(-1));
  on('back', () => show(app.at - 1));
  on('play', () => play());
  on('on', goOn);
  on('jump-on', () => jump(1));
  on('last', () => show(app.run.last));
  on('verdict', () => choose({ verdict: true }));
  on('language', changeLanguage);
  on('print', () => print());
  on('quiz', () => {
    quiz.on = !quiz.on;
    quiz.element.hidden = true;
    document.getElementById('quiz').setAttribute('aria-pressed', quiz.on);
  });
  on('names', () => {
    app.named = !app.named;
    document.getElementById('names').setAttribute('aria-pressed', app.named);
    drawAll();
  });
  for (const button of document.querySelectorAll('nav button')) button.replaceChildren(icon(button.id));
  document.getElementById('names').hidden = Object.keys(data.names).length === 0;
  on('return', () => open(whole));
  const dialogs = { help: document.getElementById('keys'), own: document.getElementById('little') };
  for (const [id, dialog] of Object.entries(dialogs)) on(id, () => dialog.showModal());
  for (const button of document.querySelectorAll('dialog .close')) button.onclick = () => button.closest('dialog').close();
  document.getElementById('run').onclick = () => {
    const wrong = document.getElementById('wrong');
    wrong.textContent = '';
    try {
      const run = littleRun(document.getElementById('text').value, document.getElementById('engine').value);
      dialogs.own.close();
      open(run);
    } catch (error) {
      wrong.textContent = error.message;
    }
  };
  document.getElementById('speed').onchange = () => playing && play(true);
  document.getElementById('find').onchange = (event) => find(event.target.value);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  addEventListener('hashchange', recall);
  addEventListener('resize', () => {
    timeline.draw();
    drawAll();
  });
  document.getElementById('text').value = littleText(whole);
  if (data.quiz) document.getElementById('quiz').click();
  recall();
}

/** The formula for the reader to change, if it is small. */
function littleText(run) {
  const clauses = [...run.clauses.values()].filter((clause) => clause.origin === 'formula');
  if (run.data.variables > littleLimits.variables || clauses.length > 1000) return '1 2 0\n-1 3 0\n-2 -3 0\n';
  const names = Object.entries(run.data.names).map(([variable, name]) => `c ${variable}: ${name}\n`).join('');
  return names + clauses.map((clause) => clause.literals.join(' ') + ' 0\n').join('');
}

let texts = {};
begin();
