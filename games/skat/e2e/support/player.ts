import { settled } from '@lusoria/testing/browser/table.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import type { Locator, Page } from 'playwright-core';

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

  /** A button that can be pressed: none can while the table has not answered what was pressed before. */
  private enabled(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true, disabled: false });
  }

  /** The names of the own cards, in the order of the hand. */
  async cards(): Promise<readonly string[]> {
    return this.hand.locator('> .sr').allInnerTexts();
  }

  async isAsked(): Promise<boolean> {
    return (await this.enabled('Pass').count()) > 0;
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click();
  }

  /** Passes if it is asked. */
  async pass(): Promise<void> {
    if (await this.isAsked()) await pressed(this.enabled('Pass'));
  }

  /** Says what leads to the game, if it is asked: holds, takes it, or bids this value. */
  async call(value: number): Promise<void> {
    if (!(await this.isAsked())) return;
    const take = this.enabled(/^Play for/);
    const hold = this.page.getByRole('button', { name: /^Yes/, disabled: false });
    if ((await take.count()) > 0) await pressed(take);
    else if ((await hold.count()) > 0) await pressed(hold);
    else await this.bid(value);
  }

  /** Bids this value; where somebody has held even that, the highest. */
  private async bid(value: number): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await until(async () => {
      if ((await dialog.count()) > 0) return true;
      // On a busy machine it may open after the press was given up, and then covers the button.
      await this.enabled('Up to …')
        .click({ timeout: 1000 })
        .catch(() => null);
      return false;
    });
    await pressed(dialog.getByRole('button', { name: 'bid at once', pressed: false }));
    const values = dialog.getByRole('button', { name: /^\d+$/ });
    const wanted = values.filter({ hasText: new RegExp(`^${value}$`) });
    await pressed(
      (await wanted.count()) > 0 || (await values.count()) === 0 ? wanted : values.last(),
    );
  }

  /** Chooses the first card that may be played. */
  async raise(): Promise<boolean> {
    // The next card lies over most of it.
    const own = this.hand.and(this.page.locator('[aria-disabled=false]')).first();
    return pressed(own, { position: { x: 8, y: 16 } });
  }

  /** Plays the first card that may be played, when it is this player's turn. */
  async playIfAsked(): Promise<boolean> {
    if (!(await this.isToPlay())) return false;
    const before = await this.hand.count();
    if (!(await this.raise())) return false;
    // A press plays it where there is a mouse; otherwise it is chosen first.
    const play = this.enabled(/^(Play|Lead) the /);
    if ((await play.count()) > 0) await pressed(play);
    // Refused, where somebody has claimed meanwhile, or heard.
    await this.settled();
    return (await this.hand.count()) < before;
  }

  /** Waits until the table has answered what was pressed, and the page shows what came of it. */
  async settled(): Promise<void> {
    await settled(this.page);
  }

  /** Whether it is this player's turn to play a card. */
  async isToPlay(): Promise<boolean> {
    const dock = this.page.locator('.dock');
    if ((await dock.getByText('Your turn.').count()) > 0) return true;
    // A hint stands in that place.
    const playable = this.hand.and(this.page.locator('[aria-disabled=false]'));
    return (await dock.locator('.next .advice').count()) > 0 && (await playable.count()) > 0;
  }

  /** Agrees, where somebody claims or gives up and this player has to say something to it. */
  async agree(): Promise<boolean> {
    const agree = this.enabled(/^(Agree|Accept)$/);
    return (await agree.count()) > 0 && pressed(agree);
  }

  async isOver(): Promise<boolean> {
    return (await this.button(/^(Next deal|Once more)$/).count()) > 0;
  }
}

/** Everybody calls what they want to until `declarer` has the game. */
export async function auction(
  declarer: SkatPlayer,
  others: readonly SkatPlayer[],
  value: number,
): Promise<void> {
  await until(async () => {
    for (const one of others) await one.pass();
    await declarer.call(value);
    return (await declarer.button('Play hand').count()) > 0;
  });
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

/** Gives up. */
export async function concede(player: SkatPlayer): Promise<void> {
  await player.press(/^(Show cards, )?Concede$/);
  await player.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
}

/** Picks up the skat, and lays away two cards by their places in the hand. */
export async function pickUp(player: SkatPlayer, discards: readonly number[]): Promise<void> {
  await player.press('Pick up the skat');
  await until(async () => (await player.hand.count()) === 12);
  for (const n of discards) await player.hand.nth(n).click({ position: { x: 8, y: 16 } });
}

/** Everybody plays until the deal is over. */
export async function playOn(players: readonly SkatPlayer[]): Promise<void> {
  await until(async () => {
    for (const one of players) if (!(await one.agree())) await one.playIfAsked();
    return (await Promise.all(players.map((one) => one.isOver()))).every((over) => over);
  });
}

/** A table for two with a bot, up to the naming of one's own game; where the other one names it, it is given up. */
export async function openTwo(page: Page): Promise<{ player: SkatPlayer; grand: Locator }> {
  const player = await openAtOnce(page, 2);
  const grand = player.button(/^grand$/i);
  await until(async () => {
    if (await player.isOver()) await player.press(/^Next deal$/);
    else if ((await player.button('Concede').count()) > 0) await concede(player);
    return (await grand.count()) > 0;
  });
  return { player, grand };
}

/** A table with bots that answer at once. */
export async function openAtOnce(page: Page, players: number): Promise<SkatPlayer> {
  await openSkat(page, 'at once', players);
  return new SkatPlayer(page);
}

/** From the front door: a table with bots at the other seats in the page itself. */
export async function openSkat(page: Page, pace = 'at once', players = 3): Promise<void> {
  // A test is not to be hurried by the deal that begins by itself.
  await page.addInitScript(() => localStorage.setItem('lusoria.skatNextDeal', 'press'));
  await page.goto('/');
  await page.getByRole('button', { name: /^With friends.*Skat/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `${players} players` }).click();
  for (let seat = 2; seat <= players; seat += 1)
    await dialog.getByLabel(`Seat ${seat}`).selectOption('decent');
  await dialog.getByRole('button', { name: pace, exact: true }).click();
  await dialog.getByRole('button', { name: 'Start playing' }).click();
  await page.locator('.dock').waitFor();
}
