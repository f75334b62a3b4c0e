// Pictures that one can move about in, by mouse and by keyboard, and that can be saved.

/** A picture in a frame that scrolls: dragged by the mouse, zoomed by its buttons, by Ctrl and the wheel, or by
 *  keys. */
class Picture {
  /** @param least  how small it may become by itself, so that it can be read */
  constructor(title, least = 0.75) {
    this.svg = s('svg', {class: 'picture', role: 'group', 'aria-label': title});
    this.size = {width: 1, height: 1};
    this.least = least;
    this.room = {width: 0, height: 0}; // of the frame
    this.scale = 0; // 0: as large as the frame, if it can be read then
    let held = null;
    this.svg.onpointerdown = (event) => {
      if (event.button === 0 && event.pointerType === 'mouse')
        held = {x: event.clientX, y: event.clientY, id: event.pointerId, moved: false};
    };
    this.svg.onpointermove = (event) => {
      if (!held) return;
      if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < 5) return;
      if (!held.moved) this.svg.setPointerCapture(held.id);
      this.frame.scrollBy(held.x - event.clientX, held.y - event.clientY);
      Object.assign(held, {x: event.clientX, y: event.clientY, moved: true});
    };
    this.svg.onpointerup = this.svg.onpointercancel = () => (held = null);
    this.svg.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zoom(event.deltaY > 0 ? 1 / 1.2 : 1.2);
    }, {passive: false});
  }
  get frame() { return this.svg.parentElement; }
  /** Looks how large the frame is: before anything is drawn, or the browser would have to place all things for it. */
  measure() { this.room = {width: this.frame.clientWidth, height: this.frame.clientHeight}; }
  /** How large the picture is on the screen, against its own size. */
  get shown() {
    const {width, height} = this.room;
    const whole = Math.min((width - 22) / this.size.width, (height - 18) / this.size.height);
    return this.scale || Math.min(Math.max(whole, this.least), 1.5);
  }
  zoom(factor) {
    this.scale = Math.min(Math.max(this.shown * factor, 0.02), 8);
    this.place();
  }
  fit() {
    const {width, height} = this.room;
    this.scale = Math.max(0.02, Math.min((width - 22) / this.size.width, (height - 18) / this.size.height, 3));
    this.place();
  }
  place() {
    const {shown} = this;
    put(this.svg, {width: this.size.width * shown, height: this.size.height * shown});
  }
  draw({width, height, shapes}) {
    this.size = {width: Math.max(width, 1), height: Math.max(height, 1)};
    this.svg.setAttribute('viewBox', `0 0 ${this.size.width} ${this.size.height}`);
    arrange(this.svg, shapes);
    this.place();
  }
  /** Keeps a point of the picture on the screen. */
  follow(point) { afterDrawing.push(() => this.wayTo(point)); }
  wayTo({x, y}) {
    const box = this.frame;
    const left = x * this.shown + this.svg.getBoundingClientRect().left - box.getBoundingClientRect().left +
      box.scrollLeft;
    const top = y * this.shown + this.svg.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    const to = {};
    if (left < box.scrollLeft + 30 || left > box.scrollLeft + box.clientWidth - 40)
      to.left = left - box.clientWidth / 2;
    if (top < box.scrollTop + 30 || top > box.scrollTop + box.clientHeight - 40) to.top = top - box.clientHeight / 2;
    return () => box.scrollTo(to);
  }
}

const rect = (kind, x, y, width, height, more = {}) => s('rect', {class: kind, x, y, width, height, ...more});

/** The text, shortened to this number of letters. */
const clip = (text, most) => (text.length > most ? text.slice(0, most - 1) + '…' : text);

/** A thing in a picture that can be chosen: by the mouse, and by the keyboard. explain() makes the title its
 *  tooltip. */
const thing = (attributes, title, ...children) => s(
  'g', {tabindex: -1, role: 'button', 'aria-label': title, ...attributes}, ...children);

/** The picture as a file of its own: with the colours and letters that it has now. */
function saveSvg(svg, name) {
  const copy = svg.cloneNode(true);
  const kept = [
    'fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'font-size', 'font-weight', 'font-family', 'text-anchor',
    'opacity'
  ];
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, place) => {
    const style = getComputedStyle(originals[place]);
    for (const property of kept) element.setAttribute(property, style.getPropertyValue(property));
    const words = element.getAttribute('aria-label');
    if (words && !element.querySelector('title') && element !== copy) element.prepend(s('title', {}, words));
    for (const attribute of ['class', 'style', 'tabindex', 'role']) element.removeAttribute(attribute);
  });
  const view = svg.viewBox.baseVal;
  put(copy, {xmlns: 'http://www.w3.org/2000/svg', width: view.width, height: view.height});
  const fill = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  const paper = rect('', view.x, view.y, view.width, view.height, {fill});
  copy.prepend(s('title', {}, `${app.run.data.formula}: ${plain(sentence(app.at))}`), paper);
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], {type: 'image/svg+xml'}));
  h('a', {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
