// Puts the page together: the bar, the timeline, the panes, the words; goes from event to event.

const panes = {};
let timeline = null;
let quiz = null;
let lab = null;
let playing = 0;
let drawn = 0; // the frame that will draw, 0 if none is asked for

/** The panes by their names, in columns, that of a puzzle's board first. The numbers say how large they are against
 *  each other. */
function makePanes() {
  for (const name of Object.keys(panes)) delete panes[name];
  Object.assign(panes, {
    story: new StoryPane(),
    code: new CodePane(),
    graph: new GraphPane(),
    tree: new TreePane(),
    trail: new TrailPane(),
    clauses: new ClausesPane(),
    why: new WhyPane(),
    heuristic: new HeuristicPane(),
    ...(app.run.data.board && {board: new BoardPane()}),
  });
  const {board} = app.run.data;
  const columns = [
    [1.1, {story: 1.4, code: 1}], [1.7, {graph: 2, tree: 1}], [1, {trail: 0.8, clauses: 1.2}],
    [0.9, {why: 1, ...(board ? {} : {heuristic: 1})}]
  ];
  if (board) columns.unshift([1.4, {board: 2.2, heuristic: 1}]);
  const tool = (key, sign, act) => h(
    'button', {type: 'button', class: sign, title: t(key), 'aria-label': t(key), onclick: act}, icon(sign));
  const section = (name, share) => {
    const pane = panes[name];
    const {picture} = pane;
    const tools = [pane.box];
    if (picture)
      tools.push(tool('tool.smaller', 'less', () => picture.zoom(1 / 1.3)),
        tool('tool.larger', 'more', () => picture.zoom(1.3)), tool('tool.fit', 'fit', () => picture.fit()),
        tool('tool.save', 'save', () => saveSvg(picture.svg, `${name}-${app.run.number(app.at)}.svg`)));
    tools.push(tool('tool.enlarge', 'enlarge', () => enlarge(pane.section)));
    const title = h('h2', {id: name + '-title'}, h('kbd'), ' ', t('pane.' + name));
    put(pane.element, {tabindex: 0, role: 'group', 'aria-labelledby': name + '-title'});
    pane.section = h('section',
      {id: name, class: 'pane', style: `--share:${share}`, 'aria-labelledby': name + '-title'},
      h('header', {}, title, h('span', {class: 'tools'}, tools)), pane.element);
    return pane.section;
  };
  byId('panes').replaceChildren(
    ...columns.map(([width, column]) => h('div', {class: 'column', style: `--share:${width}`},
                     Object.entries(column).map(([name, share]) => section(name, share)))));
}

/** Panes without anything to show in the whole run are left out; the others have numbers, which are their keys. */
function hideEmptyPanes() {
  const {run} = app;
  panes.tree.section.hidden = run.nodes.length === 1;
  panes.heuristic.section.hidden = run.search(run.base, 1, (event) => event.scores !== undefined) < 0;
  visiblePanes().forEach(({section}, place) => (section.querySelector('kbd').textContent = place + 1));
}

/** In the order of the page. */
const visiblePanes =
  () => [...document.querySelectorAll('.pane')].filter((section) => !section.hidden).map(({id}) => panes[id]);

function enlarge(section) {
  const isLarge = section.classList.toggle('large');
  for (const pane of Object.values(panes))
    if (pane.section !== section) pane.section.classList.remove('large');
  drawAll();
  if (isLarge) section.scrollIntoView({block: 'nearest'});
}

/** Goes to an event. */
function show(i) {
  const at = Math.min(Math.max(i, app.run.base), app.run.last);
  if (at !== app.at) app.step = eventAt(at) && eventAt(at).event === 'learned' ? 1e9 : 0;
  if (at !== app.at) quiz.stop();
  app.at = at;
  drawAll();
}

/** Everything is drawn once before the browser shows the next picture, however often it changes until then. */
function drawAll() {
  if (drawn === 0) drawn = requestAnimationFrame(drawNow);
}
function drawNow() {
  drawn = 0;
  const {run} = app;
  app.values = run.valuesAt(app.at);
  app.truth = run.truthAt(app.at);
  app.secret = lab.game.secret || quiz.secret;
  for (const {section, picture} of Object.values(panes))
    if (picture && !section.hidden) picture.measure();
  timeline.point();
  const event = app.at > run.base ? eventAt(app.at).event : '';
  const words = h('span', {}, sentence(app.at));
  byId('sentence')
    .replaceChildren(h('span', {class: 'number'}, t('event.number', run.number(app.at), run.number(run.last))),
      h('span', {class: 'kind ' + event, 'aria-hidden': 'true', hidden: event === ''}), words);
  timeline.svg.setAttribute('aria-valuetext', words.textContent);
  drawCounts();
  keepingFocus(() => {
    for (const pane of Object.values(panes))
      if (!pane.section.hidden) {
        pane.draw();
        const wasVacant = pane.section.classList.contains('vacant');
        pane.section.classList.toggle('vacant', Boolean(pane.isVacant));
        if (wasVacant !== Boolean(pane.isVacant)) drawAll(); // the others have another size
      }
    for (const act of afterDrawing.splice(0).map((look) => look()))
      if (act) act();
  });
  lab.draw();
  byId('first').disabled = byId('back').disabled = app.at === run.base;
  byId('last').disabled = byId('on').disabled = app.at === run.last;
  remember();
}

function drawCounts() {
  const {run} = app;
  const counts = run.counts(app.at);
  const parts = t('counts', run.level[app.at], run.depth[app.at], run.data.variables, counts.decisions,
    counts.propagations, counts.conflicts, counts.learned, run.kept[app.at])
                  .split(' · ');
  if (run.modeAt[app.at]) parts.push(t('mode.' + run.events[run.modeAt[app.at]].word));
  if (run.inPass[app.at]) parts.push(run.events[run.inPass[app.at]].word);
  const bold = (part) => part.split(/(\d+)/).map((piece) => (/\d/.test(piece) ? h('b', {}, piece) : piece));
  byId('counts').replaceChildren(...parts.map((part) => h('span', {}, bold(part))));
}

/** Signs that are drawn, since not every font has them. */
const icons = {
  less: 'M3,7h10v2h-10z',
  more: 'M7,3h2v4h4v2h-4v4h-2v-4h-4v-2h4z',
  fit: 'M2,2h5v2h-3v3h-2zM14,14h-5v-2h3v-3h2z',
  save: 'M7,1h2v7h3l-4,4l-4,-4h3zM2,13h12v2h-12z',
  enlarge: 'M9,2h5v5l-1.8,-1.8l-3,3l-1.4,-1.4l3,-3zM7,14h-5v-5l1.8,1.8l3,-3l1.4,1.4l-3,3z',
  first: 'M2,2h2v12H2zM14,2v12L5,8z',
  'jump-back': 'M8,2v12L1,8zM15,2v12L8,8z',
  back: 'M11,2v12L3,8z',
  play: 'M4,1.5v13L14,8z',
  pause: 'M3,2h4v12H3zM9,2h4v12H9z',
  on: 'M5,2v12l8,-6z',
  'jump-on': 'M1,2v12l7,-6zM8,2v12l7,-6z',
  last: 'M12,2h2v12h-2zM2,2v12l9,-6z',
};
const icon = (name) => s(
  'svg', {class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true'}, s('path', {d: icons[name]}));

function choose(what) {
  app.chosen = what;
  drawAll();
}

const stops = {
  ...Object.fromEntries(
    ['decision', 'conflict', 'learned', 'restart', 'reduction', 'end'].map((kind) => [kind, isOf(kind)])),
  pass: (event) => event.event === 'simplification' && event.word !== '',
  break: (event, i) => lab.stopsAt(app.run, i),
};

function jump(direction) {
  const wanted = stops[byId('stop').value];
  const at = app.run.search(app.at, direction, wanted);
  show(at >= 0 ? at : direction > 0 ? app.run.last : app.run.base);
}

function proceed() {
  if (!quiz.ask(() => show(app.at + 1))) show(app.at + 1);
}

function play(isOn = playing === 0) {
  clearInterval(playing);
  playing = 0;
  byId('sentence').setAttribute('aria-live', isOn ? 'off' : 'polite'); // no reader is that fast
  const button = byId('play');
  if (isOn) {
    if (app.at === app.run.last) show(0);
    const speed = Number(byId('speed').value);
    const every = speed > 60 ? Math.round(speed / 30) : 1;
    playing = setInterval(() => {
      if (app.at >= app.run.last || !quiz.element.hidden)
        play(false);
      else if (every > 1)
        show(app.at + every);
      else
        proceed();
      if (lab.stopsAt(app.run, app.at)) play(false);
    }, (1000 * every) / speed);
  }
  button.replaceChildren(icon(isOn ? 'pause' : 'play'));
  button.setAttribute('aria-pressed', isOn);
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
  for (const element of document.querySelectorAll('[data-label]'))
    element.setAttribute('aria-label', t(element.dataset.label));
  for (const element of document.querySelectorAll('[data-placeholder]'))
    element.placeholder = t(element.dataset.placeholder);
  byId('legend').replaceChildren(h('p', {}, t('story.start.how')), legend(), h('p', {}, t('legend.timeline')));
  open(app.run, app.at, app.chosen);
}

function open(run, at = run.base, chosen = null) {
  play(false);
  const {data} = run;
  lab.shows(run);
  app.run = run;
  app.chosen = chosen;
  quiz.stop();
  if (panes.story) panes.story.play(false);
  makePanes();
  hideEmptyPanes();
  const {end} = run;
  const settings = [data.engine, data.branching, ...(data.settings || [])].filter(Boolean).join(' ');
  const by = data.inPage ? (data.inPage.play ? t('lab.by.hand') : settings) : t('about.run', settings, data.seed);
  byId('about').textContent = t('about', data.variables, data.clauseCount, by);
  const word = end > 0 ? eventAt(end).word : data.verdict || 'unknown';
  byId('verdict').textContent = {satisfiable: '✓ ', unsatisfiable: '✕ ', unknown: ''}[word] + t('event.end.' + word);
  byId('verdict').className = word;
  byId('name').textContent = data.formula;
  const note = byId('note');
  note.textContent = data.inPage       ? (data.inPage.play ? '' : t('own.note'))
    : data.total > run.last - run.base ? t('window.note', data.first, run.number(run.last), data.total)
                                       : '';
  note.hidden = note.textContent === '';
  byId('return').hidden = !data.inPage;
  app.at = at;
  byId('names').hidden = Object.keys(data.names).length === 0;
  timeline.all();
  show(at);
}

function begin() {
  const data = JSON.parse(byId('data').textContent);
  texts = data.texts;
  app.code = data.code;
  language = app.language = data.language;
  const whole = new Run(data);
  app.run = whole;
  app.at = whole.base;
  quiz = new Quiz();
  byId('ask').append(quiz.element);
  timeline = new Timeline();
  byId('time').append(timeline.element);
  lab = new Lab(whole);
  speak();
  const on = (id, act) => (byId(id).onclick = act);
  on('first', () => show(0));
  on('jump-back', () => jump(-1));
  on('back', () => show(app.at - 1));
  on('play', () => play());
  on('on', proceed);
  on('jump-on', () => jump(1));
  on('last', () => show(app.run.last));
  on('verdict', () => choose({verdict: true}));
  on('language', changeLanguage);
  on('menu', () => byId('menu').setAttribute('aria-expanded', byId('top').classList.toggle('open')));
  on('print', () => print());
  const toggle = (id, turn) => on(id, () => {
    byId(id).setAttribute('aria-pressed', turn());
    drawAll();
  });
  toggle('quiz', () => {
    quiz.on = !quiz.on;
    quiz.stop();
    timeline.draw();
    return quiz.on;
  });
  toggle('names', () => (app.named = !app.named));
  for (const button of document.querySelectorAll('nav button')) button.replaceChildren(icon(button.id));
  on('return', () => open(whole));
  const dialogs = {help: byId('guide'), own: byId('own-formula')};
  for (const [id, dialog] of Object.entries(dialogs)) on(id, () => dialog.showModal());
  for (const button of document.querySelectorAll('dialog .close'))
    button.onclick = () => button.closest('dialog').close();
  byId('run').onclick = () => {
    const wrong = byId('wrong');
    wrong.textContent = '';
    try {
      const {names, ...formula} = readFormula(byId('text').value);
      if (isLarge(formula)) throw new Error(t('own.large', labLimits.variables, labLimits.literals));
      dialogs.own.close();
      lab.toggle(true);
      lab.start({formula, settings: lab.settings, asked: [], changes: []}, {formula: t('tool.own'), names});
    } catch (error) {
      wrong.textContent = error.message;
    }
  };
  byId('speed').onchange = () => playing && play(true);
  byId('find').onkeydown = ({key, target}) => key === 'Enter' && find(target.value); // again: the next one
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  for (const kind of ['pointerover', 'focusin']) byId('panes').addEventListener(kind, explain);
  addEventListener('hashchange', recall);
  addEventListener('resize', () => {
    timeline.draw();
    drawAll();
  });
  byId('text').value = ownText(whole);
  if (data.quiz) byId('quiz').click();
  recall();
}

/** The formula for the reader to change, if it is small. */
function ownText(run) {
  const {variables, clauses} = formulaOf(run);
  if (variables > labLimits.variables || clauses.length > 1000) return '1 2 0\n-1 3 0\n-2 -3 0\n';
  const names = Object.entries(run.data.names).map(([variable, name]) => `c ${variable}: ${name}\n`).join('');
  return names + clauses.map((literals) => literals.join(' ') + ' 0\n').join('');
}

let texts = {};
begin();
