// The reader as the solver: the rules as buttons, for the literal or clause that is chosen; hints; and the score
// against the engine, which solves the same formula meanwhile.

class Game {
  constructor(lab) {
    this.lab = lab;
    this.player = null;
    const on = (id, act) => (byId(id).onclick = act);
    on('play-self', () => (this.player ? open(lab.whole) : this.play([])));
    on('jump', () => this.move('jump', Number(byId('jump-level').value)));
    on('hint', () => this.hint());
    on('undo', () => this.play(this.player.moves.slice(0, -1), this.player.hints));
  }

  /** @param moves  made at once: all but the last one undo it */
  play(moves, hints = 0) {
    const {data} = app.run;
    const formula = formulaOf(app.run);
    if (isLarge(formula)) return this.lab.say(() => t('own.large', labLimits.variables, labLimits.literals));
    const player = new Player(formula);
    for (const [rule, argument] of moves) player.play(rule, argument);
    player.hints = hints;
    const run = runInPage(data, formula, {play: true}, player.events);
    if (moves.length === 0 && hints === 0)
      this.rival = makeEngine(formula, {engine: 'cdcl', minimize: true, bump: true});
    open(run, run.last);
    this.player = player; // opening another run has ended a game
    this.lab.say(() => t('lab.play.how'));
    const {rival} = this;
    const isOver = () => this.rival !== rival || rival.verdict !== '' || rival.events.length >= labLimits.events;
    const slice = () => {
      for (const until = performance.now() + labLimits.slice; !isOver() && performance.now() < until;) rival.step();
      if (this.player) this.drawScore();
      if (!isOver()) setTimeout(slice);
    };
    return slice();
  }
  move(rule, argument) {
    const {player} = this;
    const refusal = player.play(rule, argument);
    const isOfLiteral = refusal && ['assigned', 'uip', 'absent', 'lower', 'later'].includes(refusal[0]);
    const words = (value, place) => (isOfLiteral && place === 0 ? nameOf(value) : value);
    if (refusal) return this.lab.say(() => t('lab.refuse.' + refusal[0], ...refusal.slice(1).map(words)));
    while (app.run.last < player.events.length) app.run.extend(player.events[app.run.last]);
    hideEmptyPanes();
    timeline.all();
    this.lab.say(() => (player.verdict ? t('event.end.' + player.verdict) : ''));
    return show(app.run.last);
  }
  hint() {
    const {player} = this;
    if (player.phase === 'over') return;
    const [rule, argument] = player.hint();
    ++player.hints;
    const isClause = ['propagate', 'conflict'].includes(rule);
    this.lab.say(() => t('lab.hint.' + rule, isClause || rule === 'jump' ? argument : nameOf(argument)));
    if (rule === 'jump')
      byId('jump-level').value = argument;
    else
      choose(isClause ? {clause: argument} : {literal: argument});
  }
  /** What the page keeps back, as for a question. */
  get secret() {
    return this.player ? {search: 'implied', resolve: 'uip', jump: 'jump', over: ''}[this.player.phase] : '';
  }

  drawScore() {
    const rival = this.rival.conflicts + (this.rival.verdict ? '' : '…');
    byId('score').textContent = t('lab.score', this.player.conflicts, rival, this.player.hints);
  }
  draw(literal, clause) {
    const {player} = this;
    byId('play-self').setAttribute('aria-pressed', player !== null);
    byId('play-self').textContent = t(player ? 'lab.play.end' : 'lab.play');
    byId('rules').hidden = !player;
    if (!player) return;
    const name = literal ? nameOf(literal) : '…';
    const number = clause ? `#${clause}` : '#…';
    const rule = (id, argument, ...words) => [t('lab.rule.' + id, ...words), () => this.move(id, argument), id];
    this.lab.drawButtons('moves', [
      rule('decide', literal, name), ...(literal ? [rule('decide', -literal, nameOf(-literal))] : []),
      rule('propagate', clause, number), rule('conflict', clause, number), rule('resolve', literal, name),
      rule('learn'), rule('restart')
    ]);
    byId('undo').disabled = player.moves.length === 0;
    this.drawScore();
    const isLearned = player.phase === 'jump';
    const words = t(isLearned ? 'lab.learned' : 'lab.present', player.open, player.starts.length);
    const isHidden = !isLearned && player.phase !== 'resolve';
    byId('resolvent').replaceChildren(...(isHidden ? [] : [
      words, ' ', ...disjunction(isLearned ? player.learned.literals : player.present)
    ]));
  }
}
