/**
 * What somebody who knows nothing meets from the hall to the first right lay: `node lab/agreement/stranger.ts` (options: `lab/bench/strangers/meet.ts`).
 */
import { defined } from '@lusoria/core';
import { agreement, type Cell, CELLS, features, formsOf, PARADIGMS } from '@lusoria/latin';
import { settled } from '@lusoria/testing/browser/table.ts';
import { meetStrangers } from '../bench/strangers/meet.ts';
import type { Stranger, Tried } from '../bench/strangers/stranger.ts';

const FEATURES = {
  nom: 'Nominative',
  gen: 'Genitive',
  dat: 'Dative',
  acc: 'Accusative',
  abl: 'Ablative',
  sg: 'Singular',
  pl: 'Plural',
  m: 'Masculine',
  f: 'Feminine',
  n: 'Neuter',
} as const;

function namesOf(cell: Cell): readonly string[] {
  const { case: kase, number, gender } = features(cell);
  return [FEATURES[kase], FEATURES[number], FEATURES[gender]];
}

const DECK = formsOf(PARADIGMS.is);
const readings = (form: string): readonly Cell[] =>
  defined(DECK.readings[DECK.forms.indexOf(form)], form);

/** The agreement games: with a hint as it says, otherwise any card as anything. */
async function declares(stranger: Stranger): Promise<Tried> {
  const { page, random } = stranger;
  const told = await stranger.hint();
  if (told?.startsWith('Challenge') && (await stranger.presses('Challenge!'))) return 'other';
  if (told?.startsWith('Draw') && (await stranger.presses(/^Draw a card/u))) return 'other';
  const hand = await stranger.labels('.hand button');
  const advised = hand.findIndex(
    (form) => told?.startsWith(`Take ${form}.`) || told?.startsWith(`Lay ${form}.`),
  );
  const at = advised < 0 ? random.int(hand.length) : advised;
  const form = defined(hand[at]);
  const named = CELLS.find(
    (cell) => told !== null && told.includes(namesOf(cell).join(' ').toLowerCase()),
  );
  const as = named ?? defined(CELLS[random.int(CELLS.length)]);
  const below = (await stranger.labels('.decl .tag')).join();
  const on = CELLS.filter((cell) => namesOf(cell).join() === below);
  const start = (await stranger.labels('.decl .form')).join(' ');
  const isRight =
    readings(form).includes(as) &&
    (on.length > 0 ? on : readings(start)).some((cell) => agreement(cell, as) === 2);
  await stranger.taps(page.locator('.hand button').nth(at));
  for (const name of namesOf(as)) await stranger.presses(name);
  await stranger.taps(page.locator('button.lay').first());
  await settled(page);
  return isRight ? 'right' : 'wrong';
}

await meetStrangers({ play: /^Play now.*\bis\b/u, turn: declares });
