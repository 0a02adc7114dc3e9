// Runs in the page beside `legibility-in-page.mjs`: what a person who sees can see.

const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

/**
 * Whether an element itself paints something visible at a point.
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 * @returns {boolean}
 */
export function paints(element, x, y) {
  return hasPaint(element) || [...element.childNodes].some((node) => isTextAt(node, x, y));
}

/** @type {(element: Element) => boolean} */
const hasPaint = kept((element) => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { backgroundColor, backgroundImage, fill, stroke } = getComputedStyle(element);
  if (opacityOf(element) < 0.15) return false;
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
    return fill !== 'none' || stroke !== 'none';
  }
  if (element instanceof SVGSVGElement) return false;
  if (element.matches('img, canvas, video, input, textarea, select')) return true;
  // Shades and gradients let the text below through.
  return backgroundImage.includes('url(') || alphaOf(backgroundColor) > 0.35;
});

/**
 * @param {ChildNode} node
 * @param {number} x
 * @param {number} y
 * @returns {boolean}
 */
function isTextAt(node, x, y) {
  if (!(node instanceof Text) || node.data.trim() === '' || !node.parentElement) return false;
  if (!isShown(node.parentElement) || opacityOf(node.parentElement) < 0.15) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom, height }) =>
      x >= left && x <= right && y >= top + height * 0.25 && y <= bottom - height * 0.25,
  );
}

/** @type {(element: Element) => number} */
const opacityOf = kept((element) => {
  const above = element.parentElement ? opacityOf(element.parentElement) : 1;
  return above * Number(getComputedStyle(element).opacity);
});

/**
 * @param {string} colour
 * @returns {number}
 */
function alphaOf(colour) {
  if (colour === 'transparent') return 0;
  const alpha = /(?:rgba\(.*,\s*|\/\s*)([\d.]+)(%?)\)$/.exec(colour);
  if (!alpha) return 1;
  return Number(alpha[1]) / (alpha[2] === '%' ? 100 : 1);
}

/**
 * Whether a person who sees is meant to see it now.
 * @param {Element} element
 * @returns {boolean}
 */
export function isShown(element) {
  if (modal && !modal.contains(element)) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return isMeant(element);
}

/**
 * Whether neither an element nor what it stands in is for the ear alone or an ornament.
 * @type {(element: Element) => boolean}
 */
const isMeant = kept((element) => {
  if (element.matches('.sr, .skip, [inert], [data-ornament]')) return false;
  const { clipPath, position, backfaceVisibility } = getComputedStyle(element);
  if (position === 'absolute' && clipPath === 'inset(50%)') return false;
  if (backfaceVisibility === 'hidden' && !element.checkVisibility()) return false;
  return !element.parentElement || isMeant(element.parentElement);
});

/**
 * What says something of elements that stays as it is during a call, each once.
 * @template T
 * @param {(element: Element) => T} say
 * @returns {(element: Element) => T}
 */
export function kept(say) {
  /** @type {Map<Element, T>} */
  const all = new Map();
  return (element) => {
    const known = all.get(element);
    if (known !== undefined) return known;
    const said = say(element);
    all.set(element, said);
    return said;
  };
}

/**
 * Whether a person can scroll it.
 * @type {(element: Element) => boolean}
 */
export const scrolls = kept((element) => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) ||
    (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight)
  );
});

/**
 * Whether a text that does not fit in it ends with an ellipsis: in an inline element none does.
 * @type {(element: Element) => boolean}
 */
export const isShort = kept((element) => {
  const { display, textOverflow, webkitLineClamp } = getComputedStyle(element);
  return display !== 'inline' && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
});

/** @type {(element: Element) => { overflowX: string, overflowY: string, position: string }} */
export const flowOf = kept((element) => {
  const { overflowX, overflowY, position } = getComputedStyle(element);
  return { overflowX, overflowY, position };
});

/**
 * Whether an element is held where it is while the page scrolls beneath it.
 * @param {Element} element
 * @returns {boolean}
 */
export function staysInPlace(element) {
  for (let up = /** @type {Element | null} */ (element); up; up = up.parentElement) {
    if (/sticky|fixed/.test(getComputedStyle(up).position)) return true;
  }
  return false;
}

/** Longer words are names without a hyphen, which have to be divided somewhere. */
const LONGEST_WORD = 18;

/**
 * Words of a text that a line break divides without a hyphen.
 * @param {Text} text
 * @param {Range} range
 * @returns {readonly string[]}
 */
export function brokenWords(text, range) {
  const { parentElement: element } = text;
  if (!element) return [];
  const { hyphens, whiteSpace } = getComputedStyle(element);
  // In one line none is broken, but the line may be askew.
  if (hyphens === 'auto' || whiteSpace === 'nowrap') return [];
  /** @type {string[]} */
  const broken = [];
  for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (word.length > LONGEST_WORD) continue;
    const tops = [index, index + word.length - 1].map((at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      // The first character after a hyphen has a box at the end of the line before, too.
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    });
    if (Math.abs((tops[1] ?? 0) - (tops[0] ?? 0)) > 6) broken.push(word);
  }
  return broken;
}
