// Documentation comments that circle around what they document instead of naming it.

/** @typedef {import('./tree.mjs').Tree} Tree */

/** “What is left of …” is “Rest of …”; “How a round ended” is “Outcome of a round”. */
const ROUNDABOUT = /^[ \t]*(?:\/\*\*|\*)[ \t]+(?:What|How|Who|Whoever|Where)\b(?!\?)/;
const OPENS = /^[ \t]*\/\*\*[ \t]*$/;

/**
 * @param {Tree} tree
 * @returns {string[]} a line for each comment whose first word is one of these
 */
export function roundaboutIn(tree) {
  return tree.code.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, i) => {
      const begins = line.includes('/**') || OPENS.test(lines[i - 1] ?? '');
      return begins && ROUNDABOUT.test(line)
        ? [`${path}:${i + 1}: ${line.trim().slice(0, 80)}`]
        : [];
    });
  });
}
