import type { Locator, Page } from 'playwright-core';
import { until } from '@lusoria/tools/e2e/until.ts';

/** Plays Skat by reading the page and pressing what is on it, as a person would. */
export class SkatPlayer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get hand(): Locator {
    return this.page.getByRole('group', { name: /^You have/ }).getByRole('button');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The names of the own cards, in the order of the hand. */
  async cards(): Promise<readonly string[]> {
    return this.hand.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  }

  async isAsked(): Promise<boolean> {
    return (await this.button('Pass').count()) > 0;
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click();
  }

  /**
   * Bids this value, by the button for higher values, and waits until the table has heard it: whoever
   * looked sooner would still be asked, and would bid again.
   */
  async bid(value: number): Promise<void> {
    const higher = this.button('Bid higher');
    await higher.click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: String(value), exact: true })
      .click();
    await higher.waitFor({ state: 'detached' });
  }

  /** Plays the first card that may be played, when it is this player's turn. */
  async playIfAsked(): Promise<boolean> {
    const own = this.hand.and(this.page.locator('[aria-disabled=false]')).first();
    if (!(await this.isToPlay())) return false;
    const before = await this.hand.count();
    // The next card lies over most of it.
    await own.click({ timeout: 1500, position: { x: 10, y: 40 } });
    await this.button(/^Play the /).click({ timeout: 1500 });
    await until(async () => (await this.hand.count()) < before, 3000);
    return true;
  }

  /** Whether it is this player's turn to play a card. */
  async isToPlay(): Promise<boolean> {
    const awaited = await this.page.locator('.status.mine').count();
    return awaited > 0 && (await this.button('Last trick').count()) > 0;
  }

  /** Whether somebody claims or gives up, and this player has to say something to it. */
  async isToAnswer(): Promise<boolean> {
    return (await this.button(/^(Agree|Accept)$/).count()) > 0;
  }

  async isOver(): Promise<boolean> {
    return (await this.button(/^(Next round|Once more)$/).count()) > 0;
  }
}

/** Everybody calls what they want to until somebody has the game: the first of `wants` bids. */
export async function auction(
  declarer: SkatPlayer,
  others: readonly SkatPlayer[],
  value: number,
): Promise<void> {
  const isWon = async () => (await declarer.button('Play hand').count()) > 0;
  await until(async () => {
    for (const one of others) if (await one.isAsked()) await one.press('Pass');
    if (await declarer.isAsked()) await call(declarer, value);
    return isWon();
  }, 30_000);
}

/** Who is asked to say something. */
export async function firstAsked(players: readonly SkatPlayer[]): Promise<SkatPlayer> {
  for (;;) for (const one of players) if (await one.isAsked()) return one;
}

/** Says what leads to the game: bids, holds or takes it. */
export async function call(player: SkatPlayer, value: number): Promise<void> {
  const take = player.button(/^Play for/);
  const hold = player.page.getByRole('button', { name: /^Yes/ });
  if ((await take.count()) > 0) return take.click();
  if ((await hold.count()) > 0) return hold.click();
  return player.bid(value);
}

/** Declares a game by hand. */
export async function declareHand(
  player: SkatPlayer,
  game: RegExp,
  announced: readonly RegExp[] = [],
): Promise<void> {
  await player.press('Play hand');
  await player.button(game).click();
  for (const one of announced) await player.button(one).click();
  await player.button(/^Declare /).click();
}

/** Everybody plays until the deal is over. */
export async function playOn(players: readonly SkatPlayer[]): Promise<void> {
  await until(async () => {
    for (const one of players) {
      if (await one.isToAnswer()) await one.press(/^(Agree|Accept)$/);
      else await one.playIfAsked();
    }
    return (await Promise.all(players.map((one) => one.isOver()))).every((over) => over);
  }, 60_000);
}

/** From the lobby: a table with two bots in the page itself, who answer at once. */
export async function openSkat(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^With friends.*Skat/ }).click();
  const dialog = page.getByRole('dialog');
  for (const seat of [2, 3]) await dialog.getByLabel(`Seat ${seat}`).selectOption('decent');
  await dialog.getByRole('button', { name: 'at once' }).click();
  await dialog.getByRole('button', { name: 'Start playing' }).click();
  await page.getByRole('group', { name: /^You have/ }).waitFor();
}
