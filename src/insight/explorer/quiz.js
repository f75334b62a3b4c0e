// Questions first: before the reader goes on to an event that can be foreseen, the page asks what it will be.

class Quiz {
  constructor() {
    this.on = false;
    this.right = 0;
    this.asked = 0;
    this.element = h('section', { class: 'quiz', 'aria-live': 'polite', hidden: true });
  }

  /** Asks about the event that follows, and goes on when the reader has answered. Returns false if there is nothing to ask. */
  ask(goOn) {
    const question = this.on ? this.question(app.at + 1) : null;
    if (!question) return false;
    const answer = (choice, button) => {
      ++this.asked;
      const isRight = question.isRight(choice);
      if (isRight) ++this.right;
      button.classList.add(isRight ? 'right' : 'wrong');
      for (const other of this.element.querySelectorAll('.answers button')) other.disabled = true;
      const on = h('button', { type: 'button', onclick: () => this.close(goOn) }, t('quiz.on'));
      this.element.append(h('p', {}, isRight ? t('quiz.right') : [t('quiz.wrong'), ' ', question.answer()], ' ', h('small', {}, t('quiz.score', this.right, this.asked)), ' ', on));
      on.focus();
    };
    const buttons = question.choices.map((choice) => {
      const button = h('button', { type: 'button' }, question.text(choice));
      button.onclick = () => answer(choice, button);
      return button;
    });
    this.element.replaceChildren(h('p', {}, question.words), h('p', { class: 'answers' }, buttons.flatMap((button) => [button, ' '])));
    this.element.hidden = false;
    buttons[0].focus();
    return true;
  }

  close(goOn) {
    this.element.hidden = true;
    goOn();
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
    const isImplied = (literal) => [...app.run.clauses.values()].some((clause) => app.run.isThere(clause, app.at) && clause.literals.includes(literal) && valueOf(literal) === 0 && clause.literals.every((other) => other === literal || valueOf(other) < 0));
    const open = [];
    for (let variable = 1; variable <= app.run.data.variables && open.length < 40; ++variable) {
      if (valueOf(variable) === 0 && variable !== Math.abs(event.literal)) open.push(variable, -variable);
    }
    const others = this.mixed(open).filter((literal) => !isImplied(literal)).slice(0, 3);
    const choices = this.mixed([event.literal, -event.literal, ...others]);
    return { words: t('quiz.implied'), choices, text: nameOf, isRight: isImplied, answer: () => [chip(event.literal), ' ', t('event.propagation'), ' ', clauseLink(event.clause)] };
  }

  uip(next) {
    const analysis = analyse(app.run, next - 1);
    if (!analysis || !analysis.uip || !analysis.learned) return null;
    const values = app.run.valuesAt(analysis.conflict);
    const onLevel = [...values.values()].filter((at) => eventAt(at).level === analysis.level).map((at) => eventAt(at).literal);
    const others = this.mixed(onLevel.filter((literal) => literal !== analysis.uip)).slice(0, 4);
    if (others.length === 0) return null;
    return { words: t('quiz.uip', analysis.level), choices: this.mixed([analysis.uip, ...others]), text: nameOf, isRight: (literal) => literal === analysis.uip, answer: () => [chip(analysis.uip)] };
  }

  jump(learned) {
    const level = app.run.level[app.at];
    const choices = [...new Set([0, learned.level, level - 1, Math.max(0, learned.level - 1), Math.floor(level / 2)])].filter((each) => each >= 0).sort((a, b) => a - b);
    if (choices.length < 2) return null;
    return { words: t('quiz.jump'), choices, text: String, isRight: (choice) => choice === learned.level, answer: () => String(learned.level) };
  }
}
