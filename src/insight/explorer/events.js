// The data of the page: events and clauses, as trace/packed.hpp describes them.

const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Reads numbers of seven bits a byte, the lowest first; the last byte of each is below 128. */
class ByteReader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }
  get done() { return this.at >= this.bytes.length; }
  number() {
    let value = 0;
    for (let factor = 1;; factor *= 128) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }
  literal() {
    const code = this.number();
    return code & 1 ? -(code >>> 1) : code >>> 1;
  }
  literals(count = this.number()) { return Array.from({length: count}, () => this.literal()); }
  double() {
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset + this.at, 8);
    this.at += 8;
    return view.getFloat64(0, true);
  }
}

/** How each field of an event is read. A list of literals that is the event's clause is not repeated in the data. */
const fieldReaders = {
  literal: (reader) => reader.literal(),
  word: (reader, run) => run.data.words[reader.number()],
  literals: (reader, run, event) => {
    const count = reader.number();
    return count === 0 ? run.clauses.get(event.clause).literals : reader.literals(count - 1);
  },
  resolved: (reader) => reader.literals(),
  strengthened: (reader) => reader.literals(),
  scores: (reader) => Array.from({length: reader.number()}, () => [reader.literal(), reader.double()]),
};

/** The events of the data, in the form of a trace's lines. */
function* eventsOf(run) {
  const reader = new ByteReader(bytesOf(run.data.events));
  let details = {}; // of the event that follows: scores, and what clauses were visited for
  while (!reader.done) {
    const {name, fields} = run.data.kinds[reader.number()];
    const event = {event: name};
    for (const field of fields) event[field] = (fieldReaders[field] || ((from) => from.number()))(reader, run, event);
    if (name === 'scores') {
      details.scores = event.scores;
      continue;
    }
    if (name === 'watch') {
      (details.visits = details.visits || []).push(event);
      continue;
    }
    Object.assign(event, details);
    details = {};
    yield event;
  }
}
