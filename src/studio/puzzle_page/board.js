// The board as a picture over the frame that the program has drawn. Everything is redrawn after each change.

function svgElement(tag, attributes, text) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

class BoardView {
  /** @param choose  called with the cell that is tapped */
  constructor(element, layout, choose) {
    this.layout = layout;
    element.innerHTML = layout.frame;
    this.svg = element.querySelector('svg');
    this.svg.style.minWidth = layout.columns * 1.35 + 'rem';
    this.layer = svgElement('g', {class: 'layer'});
    this.svg.append(this.layer);
    this.svg.addEventListener('pointerdown', (event) => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
      const cell = this.cellAt(
        Math.floor((point.y - layout.top) / layout.side), Math.floor((point.x - layout.left) / layout.side));
      if (cell >= 0) choose(cell);
    });
  }

  cellAt(row, column) { return this.layout.cells.findIndex((place) => place[0] === row && place[1] === column); }
  /** The next cell in a direction, over what is not a cell, and round at the edge. */
  neighbour(cell, down, across) {
    const {rows, columns} = this.layout;
    let [row, column] = this.layout.cells[cell];
    for (;;) {
      row = (row + down + rows) % rows;
      column = (column + across + columns) % columns;
      const found = this.cellAt(row, column);
      if (found >= 0) return found;
    }
  }

  /** @param marked  wrong: cells; step: of the hint, or null; rung: how much of it is shown */
  draw(game, chosen, marked) {
    const {side, left, top, cells} = this.layout;
    const shapes = [];
    const where = new Set(marked.step && marked.rung > 0 ? marked.step.where.flat() : []);
    const chosenDigit = game.digit(chosen);
    cells.forEach(([row, column], cell) => {
      const [x, y] = [left + column * side, top + row * side];
      const [digit, marks] = game.cells[cell];
      const isSame = digit !== 0 && digit === chosenDigit;
      const kind = marked.wrong.includes(cell) ? 'wrong'
        : where.has(cell)                      ? 'where'
        : isSame                               ? 'same'
        : game.peers[chosen].includes(cell)    ? 'seen'
                                               : '';
      const colour = game.colour(cell);
      if (colour > 0) {
        shapes.push(svgElement('rect', {class: 'cell colour' + colour, x, y, width: side, height: side}));
        shapes.push(svgElement('text', {class: 'mark', x: x + side * 0.87, y: y + side * 0.87, 'font-size': side * 0.2},
          'ABCD'[colour - 1]));
      }
      if (kind) shapes.push(svgElement('rect', {class: 'cell ' + kind, x, y, width: side, height: side}));
      if (cell === chosen) {
        shapes.push(svgElement('rect', {class: 'cell chosen', x: x + 1, y: y + 1, width: side - 2, height: side - 2}));
      }
      if (digit) {
        const look = game.isGiven(cell) ? 'given' : game.clashes(cell) ? 'own clash' : 'own';
        shapes.push(svgElement(
          'text', {class: look, x: x + side / 2, y: y + side / 2, 'font-size': side * 0.62}, digitTexts[digit - 1]));
        return;
      }
      const places = this.places(marked, cell);
      const ofLine = this.layout.digits > 9 ? 4 : 3;
      const from = (index) => side * (0.5 + (index - (ofLine - 1) / 2) * (0.9 / ofLine));
      for (const one of digitsUpTo(this.layout.digits)) {
        const at = [x + from((one - 1) % ofLine), y + from(Math.floor((one - 1) / ofLine))];
        const role = places.get(one);
        if (role) shapes.push(svgElement('circle', {class: role, cx: at[0], cy: at[1], r: side * 0.42 / ofLine}));
        if (!role && !(marks & bit(one))) continue;
        shapes.push(svgElement(
          'text', {class: 'mark', x: at[0], y: at[1], 'font-size': side * 0.78 / ofLine}, digitTexts[one - 1]));
      }
    });
    this.layer.replaceChildren(...shapes);
  }
  /** The roles of a cell's digits in the hint, from the rung that shows the reason. */
  places(marked, cell) {
    const roles = new Map();
    if (!marked.step || marked.rung < 3) return roles;
    for (const [role, list] of [
           ['reason', marked.step.reasons], ['removed', marked.step.removed], ['placed', marked.step.placed]]) {
      for (const [at, digit] of list)
        if (at === cell) roles.set(digit, role);
    }
    return roles;
  }
}
