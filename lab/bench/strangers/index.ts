import { defined } from '@lusoria/core';
import { agreement, type Cell, CELLS, features, formsOf, PARADIGMS } from '@lusoria/latin';
import { settled } from '@lusoria/testing/browser/table.ts';
import type { Stranger } from './stranger.ts';

/** What came of a turn; `other`: nothing was laid. */
type Tried = 'right' | 'wrong' | 'other';

interface StrangersGame {
  /** Name of the button in the hall. */
  readonly play: RegExp;
  turn(stranger: Stranger): Promise<Tried>;
}

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
const readings = (form: string): readonly Cell[] => DECK.readings[DECK.forms.indexOf(form)] ?? [];

const textsOf = async ({ page }: Stranger, selector: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((one) =>
        (
          one.getAttribute('aria-label') ??
          one.querySelector('.sr')?.textContent ??
          one.textContent ??
          ''
        ).trim(),
      ),
    );

/** The agreement games: with a hint as it says, otherwise any card as anything. */
async function declares(stranger: Stranger): Promise<Tried> {
  const { page, random } = stranger;
  const told = await stranger.hint();
  if (told?.startsWith('Challenge') && (await stranger.presses('Challenge!'))) return 'other';
  if (told?.startsWith('Draw') && (await stranger.presses(/^Draw a card/u))) return 'other';
  const hand = await textsOf(stranger, '.hand button');
  const advised = hand.findIndex(
    (form) => told?.startsWith(`Take ${form}.`) || told?.startsWith(`Lay ${form}.`),
  );
  const at = advised < 0 ? random.int(hand.length) : advised;
  const form = defined(hand[at]);
  const named = CELLS.find(
    (cell) => told !== null && told.includes(namesOf(cell).join(' ').toLowerCase()),
  );
  const as = named ?? defined(CELLS[random.int(CELLS.length)]);
  const below = (await textsOf(stranger, '.decl .tag')).join();
  const on = CELLS.filter((cell) => namesOf(cell).join() === below);
  const start = (await textsOf(stranger, '.decl .form')).join(' ');
  const isRight =
    readings(form).includes(as) &&
    (on.length > 0 ? on : readings(start)).some((cell) => agreement(cell, as) === 2);
  await stranger.taps(page.locator('.hand button').nth(at));
  for (const name of namesOf(as)) await stranger.presses(name);
  await stranger.taps(page.locator('button.lay').first());
  await settled(page);
  return isRight ? 'right' : 'wrong';
}

/** Skat: passes, then plays the first card that may be played. */
async function plays(stranger: Stranger): Promise<Tried> {
  const { page } = stranger;
  if (await stranger.presses('Pass')) return 'other';
  const cards = page.locator('.hand button');
  const before = await cards.count();
  await stranger.taps(page.locator('.hand button[aria-disabled=false]').first());
  const play = page.locator('.btn.play:enabled').first();
  if ((await play.count()) > 0) await stranger.taps(play);
  await settled(page);
  return (await cards.count()) < before ? 'right' : 'wrong';
}

/** Classification: with a hint as it says, otherwise any card to any class. */
async function adds(stranger: Stranger): Promise<Tried> {
  const { page, random } = stranger;
  const told = await stranger.hint();
  const hand = await textsOf(stranger, '.hand button');
  const advised = hand.findIndex((name) => told?.includes(name));
  const card = defined(hand[advised < 0 ? random.int(hand.length) : advised]);
  const classes = await page.getByRole('button', { name: /^Add to class \d+$/u }).count();
  const to =
    /to class (\d+)/u.exec(told ?? '')?.[1] ?? String(1 + random.int(Math.max(1, classes)));
  await stranger.taps(page.locator('.hand button').nth(hand.indexOf(card)));
  const isNew = told?.startsWith('Found') === true;
  await stranger.presses(isNew ? 'Found a new class' : `Add to class ${to}`);
  await stranger.presses(isNew ? /^Found a new class with/u : /^Add .* to class/u);
  await stranger.presses('Lay it all the same');
  await settled(page);
  return (await textsOf(stranger, '.hand button')).includes(card) ? 'wrong' : 'right';
}

/** How a stranger begins each game, and what they do when it is their turn. */
export const STRANGERS: Readonly<Record<string, StrangersGame>> = {
  agreement: { play: /^Play now.*\bis\b/u, turn: declares },
  skat: { play: /^Play now.*Skat/u, turn: plays },
  classification: { play: /^Play now.*Classification/u, turn: adds },
};
