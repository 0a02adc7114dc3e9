// Runs in the page: each call evaluates this file anew (`legibility.ts`), so what stands outside of functions is state of one call.

import {
  brokenWords,
  flowOf,
  isShort,
  isShown,
  paints,
  scrolls,
  staysInPlace,
} from './visible-in-page.mjs';

/** @typedef {import('./legibility.ts').Fault} Fault */

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]';
/** Pixels lost to rounding and slanted letters. */
const SLACK = 1.5;
/** Least width of a control of which the rest is covered on purpose (px). */
const STRIP = 14;

/** @type {Map<string, Fault>} */
const found = new Map();
/**
 * Where all that was scrolled stood before.
 * @type {Map<Element, readonly [number, number]>}
 */
const scrolled = new Map();
let isScrolled = false;

/**
 * Finds all faults in the document.
 *
 * Texts are measured by line, controls by box, at a grid of points: the topmost thing painted there must belong to
 * them. Elements of one container marked `data-overlaps` (a hand of cards, a pile) may lie over each other, as long
 * as each control keeps a strip to press.
 * @param {Element | null} within
 * @returns {readonly Fault[]}
 */
export function findFaults(within) {
  // A copy: the list itself is live.
  const before = [...document.adoptedStyleSheets];
  const sheet = new CSSStyleSheet();
  // Without this, what lets presses through would not be seen at a point.
  sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...before, sheet];
  try {
    if (!within && document.documentElement.scrollWidth > document.documentElement.clientWidth) {
      add('wide', 'the page', '', document.documentElement);
    }
    const walker = document.createTreeWalker(within ?? document.body, NodeFilter.SHOW_TEXT);
    /** @type {Text[]} */
    const texts = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode instanceof Text && currentNode.data.trim() !== '') texts.push(currentNode);
    }
    for (const text of texts) checkText(text);
    for (const control of (within ?? document).querySelectorAll(CONTROLS)) checkControl(control);
  } finally {
    document.adoptedStyleSheets = before;
    scrollBack();
  }
  return [...found.values()];
}

/** @param {Text} text */
function checkText(text) {
  const element = text.parentElement;
  if (!element || !isShown(element)) return;
  if (element.closest('option, script, style, textarea')) return;
  const range = document.createRange();
  range.selectNodeContents(text);
  const what = text.data.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  if (lines.length === 0) return;
  if (lines.length > 1)
    for (const word of brokenWords(text, range)) add('broken', word, '', element);
  checkShortened(element, what);
  range.selectNodeContents(text);
  const count = range.getClientRects().length;
  for (let i = 0; i < count; i += 1) {
    const lineOf = () => [...range.getClientRects()][i];
    const line = withinShort(element, reveal(element, lineOf));
    if (!line || line.width <= 1 || line.height <= 1) continue;
    checkCut(element, line, what, 0.2);
    const readOf = () => readPart(withinShort(element, lineOf()));
    checkCovered(element, readOf, what, 0, true);
  }
}

/** @param {Element} control */
function checkControl(control) {
  if (!isShown(control) || control.matches('[tabindex="0"]:not(button, a, input)')) return;
  const box = reveal(control, () => control.getBoundingClientRect());
  if (!box || box.width <= 1 || box.height <= 1) return;
  checkCut(control, box, nameOf(control), 0.1);
  checkCovered(control, () => control.getBoundingClientRect(), nameOf(control), 0.1, true);
}

/**
 * Letters fill the middle of their line: above and below nothing is read.
 * @param {DOMRect | undefined} line
 * @returns {DOMRect | undefined}
 */
function readPart(line) {
  return (
    line && new DOMRect(line.left, line.top + line.height * 0.28, line.width, line.height * 0.44)
  );
}

/**
 * The part of a line that is painted where an ellipsis ends it.
 * @param {Element} element
 * @param {DOMRect | undefined} line
 * @returns {DOMRect | undefined}
 */
function withinShort(element, line) {
  for (let up = /** @type {Element | null} */ (element); line && up; up = up.parentElement) {
    if (isShort(up)) {
      const { left, right } = up.getBoundingClientRect();
      const from = Math.max(left, line.left);
      return new DOMRect(
        from,
        line.top,
        Math.max(0, Math.min(right, line.right) - from),
        line.height,
      );
    }
  }
  return line;
}

function scrollBack() {
  if (!isScrolled) return;
  isScrolled = false;
  for (const [element, [left, top]] of scrolled)
    element.scrollTo({ left, top, behavior: 'instant' });
}

/**
 * Scrolls from where the page was found until a box is in the window, if it can be; the box afterwards.
 * @param {Element} element
 * @param {() => DOMRect | undefined} boxOf
 * @returns {DOMRect | undefined}
 */
function reveal(element, boxOf) {
  // What was in sight at first may since have been scrolled beneath something that stays in place.
  scrollBack();
  const box = boxOf();
  if (!box || (isInside(box, windowBox()) && !isScrolledOff(element, box))) return box;
  scrollTowards(element, boxOf, false);
  return boxOf();
}

/**
 * Scrolls all that scrolls around an element until its box is in the middle of it.
 * @param {Element} element
 * @param {() => DOMRect | undefined} boxOf
 * @param {boolean} always whether also where it is in sight
 */
function scrollTowards(element, boxOf, always) {
  for (let up = element.parentElement; up; up = up.parentElement) {
    const root = up === document.documentElement || up === document.body;
    const by = root ? windowBox() : up.getBoundingClientRect();
    const now = boxOf();
    if (!now || !(root || scrolls(up))) continue;
    if (!scrolled.has(up)) scrolled.set(up, [up.scrollLeft, up.scrollTop]);
    const left = now.left + now.width / 2 - (by.left + by.width / 2);
    const top = now.top + now.height / 2 - (by.top + by.height / 2);
    isScrolled = true;
    up.scrollBy({
      left: now.left < by.left || now.right > by.right ? left : 0,
      top: always || now.top < by.top || now.bottom > by.bottom ? top : 0,
      behavior: 'instant',
    });
  }
}

/**
 * @param {Element} element
 * @param {DOMRect} box
 * @returns {boolean}
 */
function isScrolledOff(element, box) {
  for (let up = element.parentElement; up; up = up.parentElement) {
    if (scrolls(up) && !isInside(box, up.getBoundingClientRect())) return true;
  }
  return false;
}

/**
 * The part of the window in which an element shows: what is larger than a box that scrolls is seen in parts.
 * @param {Element} element
 * @returns {DOMRect}
 */
function frameOf(element) {
  let { left, top, right, bottom } = windowBox();
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    if (!scrolls(up)) continue;
    const box = up.getBoundingClientRect();
    left = Math.max(left, box.left + SLACK);
    top = Math.max(top, box.top + SLACK);
    right = Math.min(right, box.right - SLACK);
    bottom = Math.min(bottom, box.bottom - SLACK);
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Reports what overflows a box that hides it, by more than a share of its height or width.
 * @param {Element} element
 * @param {DOMRect} box
 * @param {string} what
 * @param {number} share
 */
function checkCut(element, box, what, share) {
  for (
    let up = /** @type {Element | null} */ (element);
    up && up !== document.documentElement;
    up = up.parentElement
  ) {
    const { overflowX, overflowY, position } = flowOf(up);
    const frame = up.getBoundingClientRect();
    const across = Math.max(frame.left - box.left, box.right - frame.right);
    const down = Math.max(frame.top - box.top, box.bottom - frame.bottom);
    // A box that scrolls shows the rest; one that a person cannot scroll does not.
    const cutX =
      /hidden|clip/.test(overflowX) && across > Math.max(SLACK, Math.min(box.width * share, 4));
    const cutY = /hidden|clip/.test(overflowY) && down > Math.max(SLACK, box.height * share);
    if (up !== document.body && (cutX || cutY) && !isShort(up))
      return add('cut', what, describe(up), element);
    if (position === 'fixed') break;
  }
  const seen = windowBox();
  const across = Math.max(seen.left - box.left, box.right - seen.right);
  const down = Math.max(seen.top - box.top, box.bottom - seen.bottom);
  if (across > SLACK + 2 || down > Math.max(SLACK, box.height * share)) {
    // A box larger than the window, or than a box that scrolls, is read by scrolling.
    const { height, width } = frameOf(element);
    const larger = box.height > height || box.width > width;
    if (!larger) add('cut', what, 'the window', element);
  }
}

/**
 * A text that ends with an ellipsis must be told in whole somewhere, and show more than a letter.
 * @param {Element} element
 * @param {string} what
 */
function checkShortened(element, what) {
  for (let up = /** @type {Element | null} */ (element); up; up = up.parentElement) {
    const { fontSize, webkitLineClamp } = getComputedStyle(up);
    const isLong =
      webkitLineClamp === 'none'
        ? up.scrollWidth > up.clientWidth + 1
        : up.scrollHeight > up.clientHeight + 2;
    if (isShort(up) && isLong) {
      const isSliver = up.clientWidth < Number.parseFloat(fontSize);
      if (isSliver || !up.closest('[title]')) add('shortened', what, '', element);
      return;
    }
    if (getComputedStyle(up).display !== 'inline') return;
  }
}

/**
 * @param {Element} element
 * @param {() => DOMRect | undefined} boxOf
 * @param {string} what
 * @param {number} share
 * @param {boolean} mayScroll whether it is looked at anew where nothing that stays in place lies over it
 */
function checkCovered(element, boxOf, what, share, mayScroll) {
  const box = boxOf();
  if (!box) return;
  // Where a drawn letter leaves a gap, what it stands on is topmost.
  if (element instanceof SVGElement) return;
  const columns = Math.min(24, Math.max(3, Math.ceil(box.width / 10)));
  const rows = box.height > 24 ? 5 : 3;
  /** @type {Element[]} */
  const covers = [];
  const free = Array.from({ length: columns }, () => 0);
  const freeAcross = Array.from({ length: rows }, () => 0);
  const frame = frameOf(element);
  let points = 0;
  for (let x = 0; x < columns; x += 1) {
    for (let y = 0; y < rows; y += 1) {
      const across = box.left + 1 + ((box.width - 2) * (x + 0.5)) / columns;
      const down = box.top + (box.height * (y + 0.5)) / rows;
      if (!contains(frame, across, down)) continue;
      points += 1;
      const cover = coverAt(element, across, down);
      if (cover) covers.push(cover);
      else {
        free[x] = (free[x] ?? 0) + 1;
        freeAcross[y] = (freeAcross[y] ?? 0) + 1;
      }
    }
  }
  const [cover] = covers;
  if (!cover || points === 0 || covers.length <= points * share) return;
  const group = element.closest('[data-overlaps]');
  if (group && covers.every((one) => group.contains(one))) {
    // A card's texts go with it; the card keeps a strip by which it is told and pressed.
    const strip = (free.filter((n) => n >= rows / 2).length * box.width) / columns;
    const stripAcross = (freeAcross.filter((n) => n >= columns / 2).length * box.height) / rows;
    if (share === 0 || Math.max(strip, stripAcross) >= STRIP) return;
  }
  if (mayScroll && staysInPlace(cover)) {
    // Scrolled beneath a bar: whoever wants to read it scrolls on.
    scrollTowards(element, boxOf, true);
    return checkCovered(element, boxOf, what, share, false);
  }
  add('covered', what, describe(cover), element);
}

/**
 * The topmost thing painted over an element at a point; null if nothing is.
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 * @returns {Element | null}
 */
function coverAt(element, x, y) {
  // Most often nothing lies over it, and asking for the whole pile takes ten times as long.
  const first = document.elementFromPoint(x, y);
  if (!first || isOneWith(element, first)) return null;
  for (const top of document.elementsFromPoint(x, y)) {
    if (isOneWith(element, top)) return null;
    if (paints(top, x, y)) return top;
  }
  return null;
}

/**
 * @param {Element} element
 * @param {Element} top
 * @returns {boolean}
 */
function isOneWith(element, top) {
  if (top.contains(element) || element.contains(top)) return true;
  return element.closest('label')?.contains(top) === true;
}

/** @type {(frame: DOMRect, x: number, y: number) => boolean} */
const contains = ({ left, right, top, bottom }, x, y) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** @type {(box: DOMRect, frame: DOMRect) => boolean} */
function isInside(box, frame) {
  return (
    box.left >= frame.left - SLACK &&
    box.right <= frame.right + SLACK &&
    box.top >= frame.top - SLACK &&
    box.bottom <= frame.bottom + SLACK
  );
}

/** @returns {DOMRect} */
function windowBox() {
  const { clientWidth, clientHeight } = document.documentElement;
  return new DOMRect(0, 0, clientWidth, Math.max(clientHeight, window.innerHeight));
}

/**
 * @param {Element} element
 * @returns {string}
 */
function nameOf(element) {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return name.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
}

/**
 * @param {Element} element
 * @returns {string}
 */
function describe(element) {
  const names = [...element.classList].filter((name) => !/^s(?:velte)?-/u.test(name)).join('.');
  const tag = element.tagName.toLowerCase() + (names === '' ? '' : `.${names}`);
  const said = nameOf(element).slice(0, 24);
  return said === '' ? tag : `${tag} "${said}"`;
}

/**
 * @param {Fault['kind']} kind
 * @param {string} what
 * @param {string} by
 * @param {Element} element
 */
function add(kind, what, by, element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = `<${describe(element).replace(/ ".*/u, '')}> ${[x, y, width, height].map(Math.round).join(' ')}`;
  const key = `${kind} ${what} ${by}`;
  if (!found.has(key)) found.set(key, { kind, what, by, at });
}
