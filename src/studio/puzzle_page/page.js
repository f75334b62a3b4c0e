// The page: words, buttons, keys, the clock, and what the browser keeps.

const data = JSON.parse(document.getElementById('data').textContent);
const element = (id) => document.getElementById(id);
let language = data.language;
const t = (key, ...values) => (data.texts[language][key] || key)
                                .replace(/\{(\d)\|([^|}]*)\|([^}]*)\}/g,
                                  (_, place, one, many) => (Number(values[place - 1]) === 1 ? one : many))
                                .replace(/\{(\d)\}/g, (_, place) => values[place - 1]);
/** Of words in both languages. */
const spoken = (both) => both[language === 'zh' ? 1 : 0];

const app = {
  game: null,
  view: null,
  number: 0,
  chosen: 0,
  pencil: false,
  paused: false,
  step: null,
  rung: 0,
  wrong: [],
  said: null
};

/** What the browser keeps; a browser that keeps nothing for files still plays. */
const kept = {
  name: (puzzle) => 'satdoku ' + puzzle.id,
  read(puzzle) {
    try {
      return JSON.parse(localStorage.getItem(this.name(puzzle)));
    } catch (error) {
      return null;
    }
  },
  /** Only what has changed since the game was opened: another window may have gone on with it. */
  write() {
    const text = JSON.stringify(app.game.toSave());
    if (text === this.last) return;
    this.last = text;
    try {
      localStorage.setItem(this.name(app.game.puzzle), text);
    } catch (error) {
      // Nothing is kept then.
    }
  },
};

function open(number) {
  const puzzle = data.puzzles[number];
  const layout = data.layouts[puzzle.layout];
  Object.assign(app, {
    number,
    game: new Game(puzzle, layout, kept.read(puzzle)),
    step: null,
    rung: 0,
    wrong: [],
    said: null,
    paused: false
  });
  kept.last = JSON.stringify(app.game.toSave());
  app.view = new BoardView(element('board'), layout, (cell) => {
    app.chosen = cell;
    element('board').focus();
    show();
  });
  app.chosen = Math.max(0, puzzle.givens.indexOf(0));
  element('digits').replaceChildren(...digitsUpTo(layout.digits).map(digitButton));
  if (app.game.solved) say('solved', clockText());
  show();
}

function say(key, ...values) { app.said = () => t(key, ...values); }
const clockText = () => {
  const {seconds} = app.game;
  const two = (number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return (hours ? hours + ':' : '') + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60);
};

function showClock() {
  element('clock').textContent = clockText();
  element('clock').setAttribute('aria-pressed', app.paused);
}

function show() {
  const {game} = app;
  app.view.draw(game, app.chosen, app);
  element('board').classList.toggle('paused', app.paused);
  for (const button of element('digits').children) {
    const left = game.missing(Number(button.dataset.digit));
    button.querySelector('small').textContent = left > 0 ? left : '·';
  }
  element('pencil').setAttribute('aria-pressed', app.pencil);
  element('undo').disabled = game.taken === 0;
  element('redo').disabled = game.taken === game.moves.length;
  const message = element('message');
  message.textContent = app.said ? app.said() : '';
  message.classList.toggle('done', game.solved);
  showClock();
}

/** After a move: the hint and the check belonged to the board before it. */
function moved(isMove, isColour) {
  if (!isMove) return;
  if (isColour) return kept.write();
  Object.assign(app, {step: null, rung: 0, wrong: [], said: null});
  if (app.game.solved) say(app.game.hints ? 'solved.hints' : 'solved', clockText(), app.game.hints);
  kept.write();
}

/** A rung of the hint: where, by which technique, why; then it is done. */
function hint() {
  const {game} = app;
  if (game.solved) return;
  const wrong = game.wrong();
  if (wrong.length > 0) {
    if (app.rung === 0) {
      Object.assign(app, {wrong, rung: 1, chosen: wrong[0]});
      say('hint.wrong', wrong.length);
    } else {
      moved(game.removeDigits(wrong));
    }
    return;
  }
  app.step = app.step || game.nextStep();
  if (!app.step) return;
  app.rung++;
  if (app.rung === 1) game.hints++;
  if (app.rung > 3) return moved(game.follow(app.step));
  const {step, rung} = app;
  // The reason shows the cell; before it, the cursor would give the cell away.
  if (rung === 3) app.chosen = [...step.placed, ...step.removed][0][0];
  app.said = () => t('rung', rung, 4, spoken([step.look, step.technique, step.text][rung - 1]));
  kept.write();
}

const paint = (colour) => moved(app.game.paint(app.chosen, colour), true);
const actions = {
  colour1: () => paint(1),
  colour2: () => paint(2),
  colour3: () => paint(3),
  colour4: () => paint(4),
  pencil: () => (app.pencil = !app.pencil),
  erase: () => moved(app.game.erase(app.chosen)),
  undo: () => moved(app.game.undo()),
  redo: () => moved(app.game.redo()),
  fill: () => moved(app.game.fillMarks()),
  check() {
    app.wrong = app.game.wrong();
    say(app.wrong.length ? 'check.wrong' : 'check.right', app.wrong.length);
  },
  hint,
  restart: () => moved(app.game.restart()),
  clock: () => (app.paused = !app.paused && !app.game.solved),
  language() {
    language = language === 'zh' ? 'en' : 'zh';
    speak();
  },
};
function act(name) {
  if (app.paused && name !== 'language')
    app.paused = false;
  else
    actions[name]();
  show();
}
function enter(digit, isMark) {
  app.paused = false;
  if (!app.game.isGiven(app.chosen))
    moved(isMark ? app.game.mark(app.chosen, digit) : app.game.place(app.chosen, digit));
  show();
}

function digitButton(digit) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.digit = digit;
  button.append(digitTexts[digit - 1], document.createElement('small'));
  button.addEventListener('click', () => enter(digit, app.pencil));
  return button;
}

// n and k are there for grids in which F and C are digits.
const keyActions = {
  p: 'pencil',
  Backspace: 'erase',
  Delete: 'erase',
  0: 'erase',
  z: 'undo',
  u: 'undo',
  y: 'redo',
  f: 'fill',
  n: 'fill',
  c: 'check',
  k: 'check',
  h: 'hint',
  q: 'colour1',
  w: 'colour2',
  r: 'colour3',
  t: 'colour4'
};
const arrows = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1]
};
/** The digit that a key enters: above nine they are letters. 0 if none. */
function digitOf(event) {
  // With Shift the key of a digit has another sign.
  const sign = (event.code || '').replace(/^(Digit|Numpad)/, '');
  return [...digitTexts.slice(0, app.game.digits)].findIndex(
           (text) => text === sign || text === event.key.toUpperCase()) +
    1;
}
function pressed(event) {
  if (event.altKey || event.target.tagName === 'SELECT') return;
  const isCommand = event.ctrlKey || event.metaKey;
  const digit = digitOf(event);
  const name = keyActions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (isCommand && name !== 'undo' && name !== 'redo') return;
  if (arrows[event.key]) {
    app.chosen = app.view.neighbour(app.chosen, ...arrows[event.key]);
    show();
  } else if (digit > 0 && !isCommand) {
    enter(digit, app.pencil !== event.shiftKey);
  } else if (name) {
    act(isCommand && event.shiftKey && name === 'undo' ? 'redo' : name);
  } else {
    return;
  }
  event.preventDefault();
}

function speak() {
  document.documentElement.lang = language;
  element('title').textContent = document.title = spoken(data.title);
  for (const one of document.querySelectorAll('[data-text]')) one.textContent = t(one.dataset.text);
  for (const one of document.querySelectorAll('[data-title]')) {
    one.title = t(one.dataset.title);
    one.setAttribute('aria-label', one.dataset.text ? one.textContent : one.title);
  }
  const choice = element('choice');
  choice.replaceChildren(...data.puzzles.map(
    (puzzle, number) => new Option(t('number', number + 1) + ' ' + spoken(puzzle.difficulty), number)));
  choice.value = app.number;
  const puzzle = data.puzzles[app.number];
  element('about').textContent = [data.layouts[puzzle.layout].name, puzzle.difficulty].map(spoken).filter(Boolean).join(
    ' · ');
}

for (const name of Object.keys(actions)) element(name).addEventListener('click', () => act(name));
element('choice').hidden = data.puzzles.length < 2;
element('choice').addEventListener('change', (event) => {
  kept.write();
  open(Number(event.target.value));
  speak();
});
document.addEventListener('keydown', pressed);
setInterval(() => {
  if (app.paused || app.game.solved || document.visibilityState === 'hidden') return;
  app.game.seconds++;
  if (app.game.seconds % 5 === 0) kept.write();
  showClock();
}, 1000);
addEventListener('pagehide', () => kept.write());
open(0);
speak();
