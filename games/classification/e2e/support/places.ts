import { pressed, until } from '@lusoria/testing/until.ts';
import type { Page } from 'playwright-core';
import { Guest } from './guest.ts';
import type { ClassificationPlayer } from './player.ts';

/** A table with the page at its second seat, between two guests. */
export interface Sitting {
  /** The sage is first by default. */
  readonly host: Guest;
  readonly other: Guest;
  leave(): void;
}

/** Opens a table of one round, takes the page there and begins. */
export async function sitDown(
  page: Page,
  url: string,
  options: Readonly<Record<string, unknown>>,
): Promise<Sitting> {
  const host = await Guest.host(url, 'Seneca', { rounds: 1, first: '1', ...options }, 2);
  const other = await Guest.join(url, 'Livia', host.code, 2);
  await page.goto(`/t/${host.code}`);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await host.start();
  return {
    host,
    other,
    leave() {
      host.close();
      other.close();
    },
  };
}

/** Passes until the play is closed. */
export async function passOn(player: ClassificationPlayer): Promise<void> {
  const pass = player.page.getByRole('button', { name: 'Pass and draw', disabled: false });
  const over = player.button('Hand in without an answer').or(player.page.locator('.end'));
  await until(async () => {
    if ((await pass.count()) > 0) await pressed(pass);
    return (await over.count()) > 0;
  });
}

/** Lays all cards of a class that is on the table, otherwise of any class. */
export async function layAsSage(player: ClassificationPlayer): Promise<void> {
  const cards = await player.cards();
  const placeOf = (name: string) => /class (\d+) on the table/i.exec(name)?.[1] ?? null;
  const letterOf = (name: string) => /class (\w) in the sage’s tree/i.exec(name)?.[1];
  const lead = cards.find((name) => placeOf(name) !== null) ?? cards[0] ?? '';
  const to = placeOf(lead);
  const names = cards.filter((name) => letterOf(name) === letterOf(lead));
  await player.lay(names, to === null ? null : Number(to));
  await player.settled();
}

/** A table of 36 animals by legs, food and home, as a spreadsheet stores it. */
export function animals(): readonly string[] {
  const homes = ['wood', 'water', 'meadow', 'house'];
  const rows = ['none', 'two', 'four'].flatMap((legs) =>
    ['plants', 'meat', 'both'].flatMap((food) => homes.map((home) => [legs, food, home])),
  );
  return ['animal,legs,food,home', ...rows.map((row, i) => [`beast${i}`, ...row].join(','))];
}

/** Opens a custom deck in the dialog of a new table. */
export async function upload(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'));
  await page
    .getByLabel('Open a deck of your own')
    .setInputFiles({ name: 'animals.csv', mimeType: 'text/csv', buffer });
}
