// The game as data: the contents of each cell, and the moves that led there. Nothing here knows of the page.

const bit = (digit) => 1 << digit;
/** The characters of the digits: letters from ten on. */
const digitTexts = '123456789ABCDEFG';
/** In the part of a cell that hints exclude, the number of the player's colour is above the bits of digits. */
const colourAt = 20;
const digitsUpTo = (most) => Array.from({length: most}, (_, index) => index + 1);

class Game {
  /** @param saved  what toSave() gave earlier; null for a new game */
  constructor(puzzle, layout, saved) {
    this.puzzle = puzzle;
    this.size = layout.cells.length;
    this.digits = layout.digits;
    this.peers = layout.peers;
    // A cell is [digit, marks, digits that hints have excluded].
    this.cells = puzzle.givens.map((digit) => [digit, 0, 0]);
    this.moves = [];
    this.taken = 0; // how many moves are made; later ones are undone
    this.seconds = 0;
    this.hints = 0;
    this.load(saved);
  }

  /** Takes a saved game, unless it is of another program or damaged. */
  load(saved) {
    const isCell = (cell) => Array.isArray(cell) && cell.length === 3 && cell.every(Number.isInteger);
    const isChange = ([cell, before, after]) => isCell(before) && isCell(after) && this.mayBecome(cell, before, after);
    try {
      if (!saved || !saved.moves.every((move) => move.every(isChange))) return;
      this.moves = saved.moves;
      this.seconds = Number(saved.seconds) || 0;
      this.hints = Number(saved.hints) || 0;
      const taken = Math.min(saved.taken, saved.moves.length);
      while (this.taken < taken) this.redo();
    } catch (error) {
      this.moves = [];
      this.taken = 0;
      this.cells = this.puzzle.givens.map((digit) => [digit, 0, 0]);
    }
  }

  toSave() { return {moves: this.moves, taken: this.taken, seconds: this.seconds, hints: this.hints}; }

  /** Givens change their colours only. */
  mayBecome(cell, before, after) { return !this.isGiven(cell) || before[0] === after[0]; }
  colour(cell) { return this.cells[cell][2] >> colourAt; }
  digit(cell) { return this.cells[cell][0]; }
  isGiven(cell) { return this.puzzle.givens[cell] !== 0; }
  /** Digits that no peer has and no hint has excluded. */
  possible(cell) {
    let set = ((2 << this.digits) - 2) & ~this.cells[cell][2];
    for (const peer of this.peers[cell]) set &= ~bit(this.digit(peer));
    return set;
  }
  clashes(cell) {
    const digit = this.digit(cell);
    return digit !== 0 && this.peers[cell].some((peer) => this.digit(peer) === digit);
  }
  wrong() {
    return this.puzzle.solution.flatMap(
      (digit, cell) => (this.digit(cell) && this.digit(cell) !== digit ? [cell] : []));
  }
  get solved() { return this.puzzle.solution.every((digit, cell) => this.digit(cell) === digit); }
  missing(digit) {
    return this.puzzle.solution.filter((right) => right === digit).length -
      this.cells.filter(([own]) => own === digit).length;
  }

  /** Makes one move of changes: a map from cells to what they become. Undone moves are forgotten. */
  change(cells) {
    const move = [];
    for (const [cell, after] of cells) {
      const before = this.cells[cell];
      if (this.mayBecome(cell, before, after) && before.some((part, index) => part !== after[index]))
        move.push([cell, before, after]);
    }
    if (move.length === 0) return false;
    this.moves.length = this.taken;
    this.moves.push(move);
    return this.redo();
  }
  undo() {
    if (this.taken === 0) return false;
    for (const [cell, before] of this.moves[--this.taken]) this.cells[cell] = before;
    return true;
  }
  redo() {
    if (this.taken === this.moves.length) return false;
    for (const [cell, , after] of this.moves[this.taken++]) this.cells[cell] = after;
    return true;
  }

  /** Adds to a move that a digit is placed; the peers lose their marks of it. */
  placing(cells, cell, digit) {
    const now = (of) => cells.get(of) || this.cells[of];
    cells.set(cell, [digit, 0, now(cell)[2]]);
    for (const peer of digit ? this.peers[cell] : []) {
      const [own, marks, excluded] = now(peer);
      cells.set(peer, [own, marks & ~bit(digit), excluded]);
    }
    return cells;
  }
  place(cell, digit) { return this.change(this.placing(new Map(), cell, this.digit(cell) === digit ? 0 : digit)); }
  mark(cell, digit) {
    const [own, marks, excluded] = this.cells[cell];
    return own === 0 && this.change(new Map([[cell, [0, marks ^ bit(digit), excluded]]]));
  }
  erase(cell) { return this.change(new Map([[cell, [0, 0, this.cells[cell][2]]]])); }
  /** Paints the cell, or takes the same colour away. */
  paint(cell, colour) {
    const [own, marks, rest] = this.cells[cell];
    const excluded = rest & ((1 << colourAt) - 1);
    const next = this.colour(cell) === colour ? 0 : colour;
    return this.change(new Map([[cell, [own, marks, excluded | (next << colourAt)]]]));
  }
  fillMarks() {
    const cells = new Map();
    this.cells.forEach(([own, , excluded], cell) => {
      if (own === 0) cells.set(cell, [0, this.possible(cell), excluded]);
    });
    return this.change(cells);
  }
  restart() { return this.change(new Map(this.cells.map((_, cell) => [cell, [this.puzzle.givens[cell], 0, 0]]))); }

  /** The first step of the program's path whose outcome is not on the board. Further right digits leave a step
   *  valid; one whose cells the player has filled would read strangely, so its outcome counts as known. */
  nextStep() {
    const known = this.cells.map(([, , excluded]) => excluded);
    const isGone = (cell, digit) => this.digit(cell) !== 0 || !(this.possible(cell) & ~known[cell] & bit(digit));
    for (const step of this.puzzle.steps) {
      const isPlaced = step.placed.every(([cell]) => this.digit(cell) !== 0);
      if (isPlaced && step.removed.every(([cell, digit]) => isGone(cell, digit))) continue;
      if (step.placed.length > 0 || !step.reasons.some(([cell]) => this.digit(cell) !== 0)) return step;
      for (const [cell, digit] of step.removed) known[cell] |= bit(digit);
    }
    return null;
  }
  /** Does what a step says. */
  follow(step) {
    const cells = new Map();
    for (const [cell, digit] of step.removed) {
      const [own, marks, excluded] = cells.get(cell) || this.cells[cell];
      cells.set(cell, [own, marks & ~bit(digit), excluded | bit(digit)]);
    }
    for (const [cell, digit] of step.placed)
      if (this.digit(cell) === 0) this.placing(cells, cell, digit);
    return this.change(cells);
  }
  removeDigits(wrong) {
    return this.change(new Map(wrong.map((cell) => [cell, [0, this.cells[cell][1], this.cells[cell][2]]])));
  }
}
