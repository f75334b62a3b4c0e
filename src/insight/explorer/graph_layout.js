// Where the nodes of an implication graph are and how its edges run: the layout of draw/graph_layout.cpp, which has the
// sources, so that the page draws a conflict as the command `conflict` does. Levels are bands, edges lead down, and
// what is after a cut is below it.

// Nodes in a row of a band other than the last; between nodes; width of the place where an edge passes a row.
const [inRow, nodeGap, passing] = [3, 12, 6];

/** The rows of nodes from the top.
 *  @param nodes   {band, width, stage, causes}: the number of cuts before it; its causes are nodes before it
 *  @param widest  of the nodes in a row of the last band */
function rowsOf(nodes, bands, widest) {
  const isLast = ({band}) => band === bands - 1;
  const filled = [];
  let [floor, lowest, now] = [0, -1, 0];
  for (const node of nodes.filter(isLast).sort((a, b) => a.stage - b.stage)) {
    if (node.stage > now) floor = lowest + 1;
    now = node.stage;
    node.row = Math.max(floor, ...node.causes.filter(isLast).map((cause) => cause.row + 1));
    const width = node.width + nodeGap;
    while (filled[node.row] && filled[node.row] + width > widest) ++node.row;
    filled[node.row] = (filled[node.row] || 0) + width;
    lowest = Math.max(lowest, node.row);
  }
  // From the bottom up: a node of another band is directly above the highest node that it leads to, if possible.
  const taken = new Map();
  const highest = new Map(); // by node: the row above all that it leads to
  for (const node of [...nodes].reverse()) {
    if (!isLast(node)) {
      node.row = highest.has(node) ? highest.get(node) : Math.max(lowest, 0);
      const place = () => `${node.band} ${node.row}`;
      while (taken.get(place()) === inRow) --node.row;
      taken.set(place(), (taken.get(place()) || 0) + 1);
    }
    for (const cause of node.causes)
      highest.set(cause, Math.min(highest.has(cause) ? highest.get(cause) : Math.max(lowest, 0), node.row - 1));
  }
  const top = Math.min(...nodes.map(({row}) => row));
  for (const node of nodes) node.row -= top;
}

const meanOf = (items, otherwise) => items.length === 0 ? otherwise
                                                        : items.reduce((sum, {x}) => sum + x, 0) / items.length;

/** Gives nodes x and row. Returns the edges with their places between the ends, the bands and the number of rows.
 *  @param least  width of each band */
function layOut(nodes, least, widest) {
  const bandCount = least.length;
  rowsOf(nodes, bandCount, widest);
  const items = [...nodes];
  const edges = [];
  for (const item of items) Object.assign(item, {x: 0, above: [], below: []});
  const connect = (above, below) => above.below.push(below) && below.above.push(above);
  for (const to of nodes) {
    const passes = []; // by row: where the edges to this node pass it
    for (const from of to.causes) {
      const path = [];
      let at = from;
      let isJoined = false; // it continues as another edge to the same node does
      for (let row = from.row + 1; row < to.row; ++row) {
        const isNew = !passes[row];
        if (isNew) items.push(passes[row] = {band: to.band, row, width: passing, x: 0, above: [], below: []});
        const pass = passes[row];
        if (!isJoined) connect(at, pass);
        isJoined = !isNew;
        path.push(pass);
        at = pass;
      }
      if (!isJoined) connect(at, to);
      edges.push({from, to, path});
    }
  }
  const rowCount = Math.max(...items.map(({row}) => row)) + 1;
  const rows = Array.from({length: rowCount}, () => Array.from({length: bandCount}, () => []));
  for (const item of items) rows[item.row][item.band].push(item);
  orderRows(rows);
  return {edges, rowCount, bands: placeRows(rows, least)};
}

/** Sorts rows by the means of their neighbours, above and below by turns. */
function orderRows(rows) {
  const number = (row) => {
    const all = row.flat();
    all.forEach((item, place) => (item.x = place - all.length / 2));
  };
  rows.forEach(number);
  for (let sweep = 0; sweep < 8; ++sweep) {
    const isDown = sweep % 2 === 0;
    for (const row of isDown ? rows : [...rows].reverse()) {
      for (const band of row) {
        for (const item of band) item.wish = meanOf(isDown ? item.above : item.below, item.x);
        band.sort((a, b) => a.wish - b.wish);
      }
      number(row);
    }
  }
}

/** Gives each item its x: near its neighbours of the band, as far as the order allows. Returns the bands. */
function placeRows(rows, least) {
  const [gap, inside, betweenBands] = [nodeGap, 8, 22];
  const widthOf = (row) => row.reduce((sum, {width}) => sum + width + gap, -gap);
  let left = 0;
  const bands = least.map((width, band) => {
    const right = left + Math.max(width, ...rows.map((row) => widthOf(row[band]) + 2 * inside));
    for (const row of rows) {
      let x = (left + right - widthOf(row[band])) / 2;
      for (const item of row[band]) {
        item.x = x + item.width / 2;
        x += item.width + gap;
      }
    }
    const limits = {left, right};
    left = right + betweenBands;
    return limits;
  });
  for (const item of rows.flat(2)) item.near = [...item.above, ...item.below].filter(({band}) => band === item.band);
  // Pushed apart from the left and from the right; the mean of both.
  const pushed = (row, wishes, sign, edge) => {
    const found = [];
    for (const place of sign > 0 ? row.keys() : [...row.keys()].reverse()) {
      edge += sign * row[place].width / 2;
      const isFree = sign > 0 ? wishes[place] > edge : wishes[place] < edge;
      found[place] = isFree ? wishes[place] : edge;
      edge = found[place] + sign * (row[place].width / 2 + gap);
    }
    return found;
  };
  for (let sweep = 0; sweep < 8; ++sweep) {
    for (const row of sweep % 2 === 0 ? rows : [...rows].reverse()) {
      row.forEach((band, place) => {
        const {left: begin, right: end} = bands[place];
        let rest = widthOf(band);
        let before = 0;
        const wishes = band.map((item) => {
          const low = begin + inside + before + item.width / 2;
          const high = end - inside - rest + item.width / 2;
          before += item.width + gap;
          rest -= item.width + gap;
          return Math.min(Math.max(meanOf(item.near, item.x), low), Math.max(low, high));
        });
        const fromLeft = pushed(band, wishes, 1, begin + inside);
        const fromRight = pushed(band, wishes, -1, end - inside);
        band.forEach((item, at) => (item.x = (fromLeft[at] + fromRight[at]) / 2));
      });
    }
  }
  return bands;
}
