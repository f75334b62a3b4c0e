// Questions first: before the reader proceeds to an event that can be foreseen, the page asks what it will be.

class Quiz {
  constructor() {
    this.on = false;
    this.right = 0;
    this.asked = 0;
    this.answer = null; // takes a choice while a question waits for one
    this.answered = -1; // the event at which the last question was answered
    this.element = h('section', {class: 'quiz', 'aria-live': 'polite', hidden: true});
  }
  get isAsking() { return this.answer !== null; }
  stop() {
    this.answer = null;
    this.element.hidden = true;
  }

  /** What the page keeps to itself at the present event, because it asks for it: "implied", "uip", "jump" or
   *  nothing. */
  get secret() {
    if (!this.on || this.answered === app.at) return '';
    const question = this.question(app.at + 1);
    return question ? question.secret : '';
  }
  /** Whether the reader may see what happened at an event: with questions, only past events. */
  shows(i) { return !this.on || i <= app.at; }

  /** A literal or level that is clicked anywhere on the page is an answer. Returns whether there was a question for
   *  it. */
  take({literal, level}) {
    const choice = this.kind === 'level' ? level : literal;
    if (!this.isAsking || choice === undefined) return false;
    this.answer(Number(choice));
    return true;
  }

  /** Asks about the event that follows, and continues when the reader has answered. Returns false if there is nothing
   *  to ask. */
  ask(proceed) {
    if (this.isAsking) return true;
    const question = this.on && this.answered !== app.at ? this.question(app.at + 1) : null;
    if (!question) return false;
    const buttons = question.choices.map(
      (choice) => h('button',
        {type: 'button', 'data-choice': choice, onclick: () => this.answer && this.answer(choice)},
        question.text(choice)));
    this.kind = question.kind;
    this.answer = (choice) => {
      this.answer = null;
      this.answered = app.at;
      ++this.asked;
      const isRight = question.isRight(choice);
      if (isRight) ++this.right;
      for (const button of buttons) {
        if (question.isRight(Number(button.dataset.choice)))
          button.classList.add('right');
        else if (Number(button.dataset.choice) === choice)
          button.classList.add('wrong');
        button.disabled = true;
      }
      const verdict = [t(isRight ? 'quiz.right' : 'quiz.wrong'), ' ', question.reason(isRight ? choice : undefined)];
      const on = h('button', {type: 'button', onclick: () => this.close(proceed)}, t('quiz.on'));
      this.element.append(h('p', {}, question.text(choice), ': ', verdict, ' ',
        h('small', {}, t('quiz.score', this.right, this.asked)), ' ', on));
      on.focus();
      drawAll();
    };
    this.element.replaceChildren(h('p', {}, question.words, ' ', h('small', {}, t('quiz.click'))),
      h('p', {class: 'answers'}, buttons.flatMap((button) => [button, ' '])));
    this.element.hidden = false;
    buttons[0].focus();
    drawAll();
    return true;
  }

  close(proceed) {
    this.stop();
    proceed();
  }

  question(next) {
    if (next > app.run.last) return null;
    const event = eventAt(next);
    const before = eventAt(app.at);
    if (event.event === 'propagation' && before && before.event === 'decision') return this.implied(event);
    if (event.event === 'learned') return this.uip(next);
    if (event.event === 'backtrack' && before && before.event === 'learned') return this.jump(before);
    return null;
  }

  /** In an order that the event's number decides: the same page asks the same. */
  mixed(choices) {
    const list = [...choices];
    let state = app.run.number(app.at) * 2654435761 % 4294967296;
    for (let place = list.length - 1; place > 0; --place) {
      state = (state * 1664525 + 1013904223) % 4294967296;
      const other = Math.floor((state / 4294967296) * (place + 1));
      [list[place], list[other]] = [list[other], list[place]];
    }
    return list;
  }

  implied(event) {
    const unitOf = (literal) => [...app.run.clauses.values()].find((clause) => clause.literals.includes(literal) &&
        app.run.isThere(clause, app.at) && valueOf(literal) === 0 &&
        clause.literals.every((other) => other === literal || valueOf(other) < 0));
    const isImplied = (literal) => unitOf(literal) !== undefined;
    const open = [];
    for (let variable = 1; variable <= app.run.data.variables && open.length < 40; ++variable) {
      if (valueOf(variable) === 0 && variable !== Math.abs(event.literal)) open.push(variable, -variable);
    }
    const others = this.mixed(open).filter((literal) => !isImplied(literal)).slice(0, 3);
    const choices = this.mixed([event.literal, -event.literal, ...others]);
    return {
      secret: 'implied',
      kind: 'literal',
      words: t('quiz.implied'),
      choices,
      text: nameOf,
      isRight: isImplied,
      reason: (literal = event.literal) => {
        const {number, literals} = unitOf(literal) || app.run.clauses.get(event.clause);
        return [clauseLink(number), ' ', disjunction(literals, 12), '. ', say('quiz.unit', chip(literal))];
      }
    };
  }

  uip(next) {
    const analysis = analyse(app.run, next - 1);
    if (!analysis || !analysis.uip || !analysis.learned) return null;
    const values = app.run.valuesAt(analysis.conflict);
    const onLevel =
      [...values.values()].filter((at) => eventAt(at).level === analysis.level).map((at) => eventAt(at).literal);
    const others = this.mixed(onLevel.filter((literal) => literal !== analysis.uip)).slice(0, 4);
    if (others.length === 0) return null;
    return {
      secret: 'uip',
      kind: 'literal',
      words: t('quiz.uip', analysis.level),
      choices: this.mixed([analysis.uip, ...others]),
      text: nameOf,
      isRight: (literal) => Math.abs(literal) === Math.abs(analysis.uip),
      reason: () => [chip(analysis.uip), ' ', t('analysis.is.uip')]
    };
  }

  jump(learned) {
    const level = app.run.level[app.at];
    const choices = [...new Set([0, learned.level, level - 1, Math.max(0, learned.level - 1), Math.floor(level / 2)])]
                      .filter((each) => each >= 0)
                      .sort((a, b) => a - b);
    if (choices.length < 2) return null;
    return {
      secret: 'jump',
      kind: 'level',
      words: t('quiz.jump'),
      choices,
      text: String,
      isRight: (choice) => choice === learned.level,
      reason: () => say('analysis.jumps', learned.level, chip(learned.literals[0]))
    };
  }
}
