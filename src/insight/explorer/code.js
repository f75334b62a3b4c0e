// The running line: the pseudocode of the engine, in which the lines are marked that the present event executes.

/** The step by which the event finds its lines, as code_step() in pseudocode.hpp; of an analysis that of its step. */
function codeStep(run, i) {
  const event = run.events[i];
  const analysis = i === app.at && analysisSteps();
  const step = analysis && Math.min(app.step, analysis.steps.length - 1);
  if (analysis && (event.event === 'conflict' ? step > 0 : step < analysis.steps.length - 1))
    return 'analysis.' + analysis.steps[step].kind;
  if (event.event === 'end') return 'end.' + event.word;
  if (run.inPass[i] || event.event === 'simplification') return 'simplification';
  if (event.event === 'decision') return 'decision.' + event.word;
  const isAfterConflict = /learned|conflict|backtrack/.test(run.events[i - 1] ? run.events[i - 1].event : 'conflict');
  return event.event === 'backtrack' && !isAfterConflict ? 'restart' : event.event;
}

class CodePane {
  constructor() {
    this.element = h('div', {class: 'scroll code'});
    this.lines = app.code.filter(({engine}) => engine === app.run.data.engine);
    for (const line of this.lines)
      line.element = h(line.depth < 0 ? 'h3' : 'p', {style: `--depth:${line.depth}`}, t('code.' + line.key));
    this.element.append(...this.lines.map(({element}) => element));
  }
  draw() {
    const {run, at} = app;
    const event = at > run.base ? eventAt(at) : null;
    const step = event ? codeStep(run, at) : '';
    const visited = event && event.visits ? event.visits.map(({word}) => 'visit.' + word) : [];
    let last = null;
    for (const {element, steps} of this.lines) {
      const executes = (wanted) => steps.includes(` ${wanted} `);
      const isNow = event && executes(step);
      put(element, {class: isNow ? 'now' : visited.some(executes) ? 'visited' : '', 'aria-current': isNow && 'step'});
      if (isNow) last = element;
    }
    const {element} = this;
    const look = () => {
      const top = last.offsetTop - element.clientHeight / 2;
      return () => (element.scrollTop = top);
    };
    if (last) afterDrawing.push(look);
  }
}
