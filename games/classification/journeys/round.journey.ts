import {
  type Action,
  LEAF,
  partitionUnder,
  type Tree,
  type View,
  viewSchema,
} from '@lusoria/classification';
import { defined } from '@lusoria/core';
import { findings } from '@lusoria/testing/accessibility/accessibility.ts';
import { type Circumstances, journey } from '@lusoria/testing/journey/journey.ts';
import { MOST_SHIFT, watchShift } from '@lusoria/testing/sight/sight.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import * as v from 'valibot';
import { expect } from 'vitest';
import { Guest } from '../e2e/support/guest.ts';

const site = useSite();

/** The four blocks of the periodic system. */
const BY_BLOCK: Tree = {
  kind: 'ask',
  attribute: 'block',
  branches: ['s', 'p', 'd', 'f'].map((value) => ({ values: [value], to: LEAF })),
};
const CLASSES = 4;

/** A table of four with the elements: three guests without a page, and a seat for a person with one. */
class Table {
  readonly guests: readonly Guest[];
  /** Whether the sage lays all that fits, which ends the round. */
  hurries = false;

  private constructor(guests: readonly Guest[]) {
    this.guests = guests;
  }

  static async open(options: Readonly<Record<string, unknown>>): Promise<Table> {
    const { url } = site.server;
    const all = { deck: 'elements', rounds: 1, first: '1', pass: true, ...options };
    const host = await Guest.host(url, 'Seneca', all, 3);
    const others = [
      await Guest.join(url, 'Maximiliane', host.code, 2),
      await Guest.join(url, 'Livia Drusilla', host.code, 3),
    ];
    return new Table([host, ...others]);
  }

  /** The round as the first guest sees it. */
  get view(): View {
    const { round } = defined(this.guests[0]).table.get().view;
    return v.parse(viewSchema, round?.play?.view);
  }

  /** The class of each card under the tree by blocks. */
  get classOf(): readonly number[] {
    return partitionUnder(BY_BLOCK, this.view.options);
  }

  /** The classes on the table, as numbers of `classOf`. */
  get founded(): readonly (number | undefined)[] {
    return this.view.classes.map(({ cards }) => this.classOf[cards[0] ?? -1]);
  }

  /** Number of lays on which there is a verdict. */
  get judged(): number {
    return this.view.lays.filter(({ seat, right }) => seat !== this.view.sage && right !== null)
      .length;
  }

  /** Comes to the table with a page, and the game begins. */
  async begins(person: Traveller): Promise<void> {
    const host = defined(this.guests[0]);
    await person.opens(`/t/${host.code}`);
    await person.presses('Sit here');
    await host.start();
  }

  /** The guests play from now on: they found the classes that are missing, and otherwise pass. */
  play(does: (view: View) => Action | null): void {
    for (const guest of this.guests) {
      guest.follow((view) => (view.phase === 'play' ? this.actionIn(view) : does(view)));
    }
  }

  private actionIn(view: View): Action {
    const { classOf, founded } = this;
    const missing = view.hand.filter((card) => !founded.includes(classOf[card]));
    const [card] = view.hand.filter((one) => founded.includes(classOf[one]));
    if (view.you === view.sage) {
      if (card === undefined) return { type: 'lay', cards: missing.slice(0, 1), class: null };
      const cards = this.hurries
        ? view.hand.filter((one) => classOf[one] === classOf[card])
        : [card];
      return { type: 'lay', cards, class: founded.indexOf(classOf[card]) };
    }
    return missing.length > 0 && !this.hurries
      ? { type: 'lay', cards: missing.slice(0, 1), class: null }
      : { type: 'pass' };
  }

  leave(): void {
    for (const guest of this.guests) guest.close();
  }
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
async function passesOn(person: Traveller, table: Table): Promise<void> {
  table.hurries = true;
  const pass = person.pressable('Pass and draw');
  await until(async () => {
    if ((await pass.count()) > 0) await pressed(pass);
    return (await person.pressable('Say nothing').count()) > 0;
  });
}

function isPhone({ page }: Traveller): boolean {
  const { width, height } = defined(page.viewportSize() ?? undefined);
  return Math.min(width, height) < 460;
}

/** Thinks of the blocks, and describes nothing. */
function quietly({ phase }: View): Action | null {
  if (phase === 'tree') return { type: 'set-tree', tree: BY_BLOCK };
  return phase === 'describe' ? { type: 'describe', what: { kind: 'none' } } : null;
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
    const table = await Table.open({});
    await table.begins(iulia);
    await iulia.sees('Seneca is thinking of a classification.');
    await looksBothWays(iulia, 'waiting for the tree');
    const [sage] = table.guests;
    table.play(quietly);

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
    const shift = await watchShift(iulia.page);
    const still = await shift();
    await pressesCard(iulia, defined((await handOf(iulia))[11]));
    await iulia.presses('Found a new class');
    expect((await shift()) - still).toBeLessThan(MOST_SHIFT);
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
    await iulia.sees('The tree needs two classes at least.');
    await looksBothWays(iulia, 'describing, before the first question');
    await iulia.presses('Classes on the table');
    await iulia.looksAround('describing, the classes');
    await iulia.presses('Your description');
    await iulia.chooses(/^(?:block|Block|regiō)$/u, 'What happens to all cards');
    await iulia.sees('The tree divides the deck into 4 classes.');
    await looksBothWays(iulia, 'describing by a tree');
    await iulia.presses('Hand in');
    await iulia.sees('described rightly');
    await looksBothWays(iulia, 'the end');
    await iulia.presses('Go through the lays');
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
    const table = await Table.open({ first: '2', judge: 'hand', description: 'text' });
    await table.begins(iulia);
    await iulia.sees('Think of a classification');
    await iulia.sees('The tree needs two classes at least.');
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
    const table = await Table.open({ description: 'sort' });
    await table.begins(iulia);
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
    const table = await Table.open({ description: 'text' });
    await table.begins(iulia);
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
