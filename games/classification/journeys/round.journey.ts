import { defined } from '@lusoria/core';
import { findings } from '@lusoria/testing/accessibility/accessibility.ts';
import { seesEnd } from '@lusoria/testing/journey/end.ts';
import { type Circumstances, journey } from '@lusoria/testing/journey/journey.ts';
import { MAX_SHIFT, watchShift } from '@lusoria/testing/sight/sight.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import { expect } from 'vitest';
import { ElementsTable, quietly, wrongly } from '../e2e/support/elements.ts';

const site = useSite();

const CLASSES = 4;

/** Comes to the table with a page, and the game begins. */
async function begins(person: Traveller, table: ElementsTable): Promise<void> {
  await person.opens(`/t/${table.code}`);
  await person.presses('Sit here');
  await table.start();
}

/** The cards in a person's hand, by their index in the deck. */
async function handOf({ page }: Traveller): Promise<readonly number[]> {
  return page
    .locator('.own-hand [data-key]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-key'))));
}

async function pressesCard({ page }: Traveller, card: number): Promise<void> {
  await page.locator(`.own-hand [data-key="${card}"]`).click();
}

/** Lays a card to a class (from 1), or founds one; waits for the verdict. */
async function lays(person: Traveller, card: number, to: number | null): Promise<void> {
  const before = String(await handOf(person));
  await pressesCard(person, card);
  await person.presses(to === null ? 'Found a new class' : `Add to class ${to}`);
  await person.page.locator('.step .main').click();
  await until(async () => String(await handOf(person)) !== before);
}

/** The sage hurries, and she passes until nothing more is laid. */
async function passesOn(person: Traveller, table: ElementsTable): Promise<void> {
  table.hurries = true;
  const pass = person.pressable('Pass and draw');
  await until(async () => {
    if ((await pass.count()) > 0) await pressed(pass);
    return (await person.pressable('Hand in without an answer').count()) > 0;
  });
}

function isPhone({ page }: Traveller): boolean {
  const { width, height } = defined(page.viewportSize() ?? undefined);
  return Math.min(width, height) < 460;
}

/** Everything is legible, and nothing stands in the way of who cannot see. */
async function looksAround(person: Traveller, place: string): Promise<void> {
  // A verdict is shown over the table for a moment.
  await person.page.locator('.verdict[aria-hidden]').waitFor({ state: 'detached' });
  await person.looksAround(place);
  expect({ place, found: await findings(person.page) }).toEqual({ place, found: [] });
}

/** The same, upright and sideways. */
async function looksBothWays(person: Traveller, place: string): Promise<void> {
  await looksAround(person, place);
  await person.turns();
  await person.looksAround(`${place}, turned`);
  await person.turns();
}

/** On the smallest phone, too, what to do with a tree is read without scrolling. */
async function readsIntroduction({ page }: Traveller): Promise<void> {
  const window = defined(page.viewportSize() ?? undefined);
  await page.setViewportSize({ width: 320, height: 568 });
  await until(async () => {
    const said = await page.locator('.editor .side > p').boundingBox();
    const below = await page.locator('.floating > .foot').boundingBox();
    return said !== null && below !== null && said.y + said.height <= below.y;
  });
  await page.setViewportSize(window);
}

/** Begun upright, and turned on the way; the smallest phone held sideways is too low for a tree. */
function upright(size: Circumstances['size']): Circumstances['size'] {
  if (size === 'phone-side') return 'phone';
  return size === 'phone-320' ? 'phone-small' : size;
}

journey(
  site,
  'on a phone that is turned now and then, a player of four errs, finds the rule and describes it',
  'phone-small',
  async ({ person, size }) => {
    const iulia = await person('Iulia', { size: upright(size), language: 'en' });
    const table = await ElementsTable.open(site.server.url, {});
    await begins(iulia, table);
    await iulia.sees('Seneca is thinking of a classification.');
    await looksBothWays(iulia, 'waiting for the tree');
    const [sage] = table.guests;
    table.play(wrongly);

    const tried = new Set<number>();
    // Two errors, so that she has more than ten cards, until all four classes lie there.
    for (;;) {
      await iulia.sees('Choose cards from your hand.');
      const hand = await handOf(iulia);
      const missing = hand.find((card) => !table.founded.includes(table.classOf[card]));
      if (hand.length >= 12 && table.founded.length === CLASSES) break;
      if (hand.length < 12) {
        const isWrong = (card: number) => table.classOf[card] !== table.founded[0];
        const wrong = defined(hand.find((card) => isWrong(card) && !tried.has(card)));
        tried.add(wrong);
        await lays(iulia, wrong, 1);
      } else if (missing === undefined) await iulia.presses('Pass and draw');
      else await lays(iulia, missing, null);
    }
    await looksBothWays(iulia, 'the own turn, twelve cards');
    // The crown is seen among four, too.
    await iulia.page.locator('.seats .sage svg').click({ trial: true });
    const shift = await watchShift(iulia.page);
    const still = await shift();
    await pressesCard(iulia, defined((await handOf(iulia))[11]));
    await iulia.presses('Found a new class');
    expect((await shift()) - still).toBeLessThan(MAX_SHIFT);
    await looksBothWays(iulia, 'a new class aimed at');
    for (const sheet of ['Sort', 'Notes', 'Lays', 'Reference']) {
      await iulia.presses(sheet);
      // On a desktop it covers a part of the table.
      if (isPhone(iulia)) await looksBothWays(iulia, sheet);
      await iulia.page.keyboard.press('Escape');
    }
    const notes = iulia.page.getByLabel(iulia.partly('Free text'));
    await iulia.presses('Notes');
    await iulia.writes('I think it is the block.', 'Free text');
    await iulia.page.keyboard.press('Escape');
    await until(async () => {
      await iulia.reloads();
      await iulia.presses('Notes');
      return (await notes.inputValue()) === 'I think it is the block.';
    });
    await iulia.page.keyboard.press('Escape');
    await iulia.presses('Look at class 1');
    await looksBothWays(iulia, 'a class by itself');
    await iulia.page.keyboard.press('Escape');
    await passesOn(iulia, table);
    await iulia.sees('With one class there is nothing to find out: ask about something.');
    await looksBothWays(iulia, 'describing, before the first question');
    if (isPhone(iulia)) await readsIntroduction(iulia);
    await iulia.presses('Classes on the table');
    await iulia.looksAround('describing, the classes');
    await iulia.presses('Your description');
    await iulia.chooses(/^(?:block|Block|regiō)$/u, 'What happens to all cards');
    await iulia.sees('The tree divides the deck into 4 classes.');
    await looksBothWays(iulia, 'describing by a tree');
    await iulia.presses('Hand in');
    await iulia.sees('described rightly');
    await looksBothWays(iulia, 'the end');
    await seesEnd(iulia);
    await iulia.page.getByText('Description by Maximiliane').click();
    await iulia.sees(/\(block: s or p\), but in the sage’s tree in class \p{Lu} \(block: p\)/u);
    await iulia.presses('Go through this round');
    expect(defined(sage).table.get().view.phase).toBe('over');
    table.leave();
  },
);

journey(
  site,
  'on a phone that is turned now and then, a sage makes a tree, judges by hand and rules on texts',
  'phone-small',
  async ({ person, size }) => {
    const iulia = await person('Iulia', { size: upright(size), language: 'en' });
    const table = await ElementsTable.open(site.server.url, {
      first: '2',
      judge: 'hand',
      description: 'text',
    });
    await begins(iulia, table);
    await iulia.sees('Think of a classification');
    await iulia.sees('With one class there is nothing to find out: ask about something.');
    await looksBothWays(iulia, 'the tree, before the first question');
    await iulia.chooses(/^(?:block|Block|regiō)$/u, 'What happens to all cards');
    await iulia.sees('The tree divides the deck into 4 classes.');
    await looksBothWays(iulia, 'the tree');
    await iulia.presses('Play with this tree');
    table.play((view) => {
      const text = 'By the block in which they stand, and by nothing else as far as I can see.';
      return view.phase === 'describe' ? { type: 'describe', what: { kind: 'text', text } } : null;
    });
    let judged = 0;
    await until(async () => {
      const right = iulia.pressable('Right');
      if ((await right.count()) > 0) {
        if (judged === 0) await looksBothWays(iulia, 'judging by hand');
        judged += 1;
        await right.click();
        await until(async () => table.judged >= judged);
      } else if ((await iulia.pressable('Choose cards from your hand.').count()) > 0) {
        const hand = await handOf(iulia);
        const card = hand.find((one) => table.founded.includes(table.classOf[one]));
        if (judged > 0 && !table.hurries) await looksBothWays(iulia, 'the sage’s turn');
        table.hurries = judged > 0;
        await lays(
          iulia,
          card ?? defined(hand[0]),
          card === undefined ? null : table.founded.indexOf(table.classOf[card]) + 1,
        );
      }
      return (await iulia.pressable(/^/u).count()) === 0 || table.view.phase === 'rule';
    });
    expect(judged).toBeGreaterThan(0);
    await looksBothWays(iulia, 'rulings');
    table.leave();
  },
);

journey(
  site,
  'on a phone, a player describes by sorting cards into the classes',
  'phone-320',
  async ({ person, size }) => {
    const iulia = await person('Iulia', { size: upright(size), language: 'en' });
    const table = await ElementsTable.open(site.server.url, { description: 'sort' });
    await begins(iulia, table);
    table.play(quietly);
    await passesOn(iulia, table);
    await looksBothWays(iulia, 'describing by sorting');
    const left = iulia.page.locator('.own-hand [data-key]');
    for (let n = await left.count(); n > 0; n -= 1) {
      const [card = 0] = await handOf(iulia);
      const at = table.founded.indexOf(table.classOf[card]);
      await pressesCard(iulia, card);
      await iulia.presses(at < 0 ? 'Belongs to none of the classes' : `Belongs to class ${at + 1}`);
      await until(async () => (await left.count()) === n - 1);
    }
    await looksBothWays(iulia, 'everything sorted');
    await iulia.presses('Hand in');
    await iulia.sees('described rightly');
    table.leave();
  },
);

journey(
  site,
  'on a desktop, a player describes in words, which the sage accepts',
  'desktop',
  async ({ person, size }) => {
    const iulia = await person('Iulia', { size: upright(size), language: 'en' });
    const table = await ElementsTable.open(site.server.url, { description: 'text' });
    await begins(iulia, table);
    table.play((view) => {
      if (view.phase !== 'rule') return quietly(view);
      const seat = (view.texts ?? []).findIndex((text, i) => text && view.rulings[i] === null);
      return { type: 'rule', seat, right: true };
    });
    await passesOn(iulia, table);
    await iulia.sees('Describe the classification in words.');
    await iulia.writes('By the block, I think.', 'Your description');
    await looksAround(iulia, 'describing in words');
    await iulia.presses('Hand in');
    await iulia.sees('described rightly');
    await looksAround(iulia, 'the end');
    table.leave();
  },
);
