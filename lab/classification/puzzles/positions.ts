import { optionsOf, playRound, seeded } from '@lusoria/core';
import { bots, classification, DECK_IDS, type View } from '@lusoria/classification';
import { checked, loadQuestions } from '@lusoria/classification/puzzles/index.ts';
import { certaintyOf } from '@lusoria/classification/puzzles/question.ts';

/*
 * Makes the positions that Classification asks a class about, from rounds between bots, and prints them as JSON:
 *
 *     node lab/classification/puzzles/positions.ts > games/classification/puzzles/data/positions.json
 */

/** Of each kind and deck. */
const MAX_OF_KIND = 4;
/** Lays so far: fewer decide nothing, more fill the wall. */
const LAYS = { least: 3, most: 9 };

const { at } = await loadQuestions();
const made: string[] = [];

for (const deck of DECK_IDS) {
  const options = optionsOf(classification, { deck, tree: 'drawn' });
  const kept = new Map<string, number>();
  const isFull = (key: string) => (kept.get(key) ?? 0) >= MAX_OF_KIND;
  for (let n = 0; n < 60 && !['fits', 'next', 'tree'].every(isFull); n += 1) {
    const seen: { readonly seat: number; readonly view: View; readonly action: unknown }[] = [];
    playRound(classification, {
      setup: { options, seats: 4, first: 0 },
      bots: Array.from({ length: 4 }, () => bots.reasoner('beginner')),
      chance: seeded(`${deck} ${n} cards`),
      random: seeded(`${deck} ${n} bots`),
      decided: ({ seat, view, action }) => seen.push({ seat, view, action }),
    });
    const fitting = seen.filter(
      ({ view: { you, sage, phase, lays } }) =>
        you !== sage && phase === 'play' && lays.length >= LAYS.least && lays.length <= LAYS.most,
    );
    // One moment of a round, so that no two are alike.
    const moment = fitting[seeded(`${deck} ${n} moment`).int(Math.max(1, fitting.length))];
    if (!moment) continue;
    for (const { key, source } of at({ ...moment, end: null })) {
      const found = isFull(key) ? null : checked(await source(async () => undefined));
      if (!found) continue;
      // What is not decided yet is the usual case: at most one of four.
      if (found.kind === 'fits' && certaintyOf(found) === 'possible' && kept.get(key) !== 1)
        continue;
      kept.set(key, (kept.get(key) ?? 0) + 1);
      made.push(JSON.stringify({ ...found, position: { ...found.position, options: { deck } } }));
    }
  }
}
console.log(`[\n${made.join(',\n')}\n]`);
