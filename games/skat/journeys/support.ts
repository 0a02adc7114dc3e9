import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { WINDOWS } from '@lusoria/testing/sight/sight.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { pressed, until } from '@lusoria/testing/until.ts';
import type { Locator } from 'playwright-core';

const SMALLEST = WINDOWS.filter(({ width, height }) => width === 320 || height === 390);

/** A person at a Skat table, who reads the page and presses what is on it. */
export class SkatTraveller {
  readonly as: Traveller;
  /** Number of places looked around at. */
  private places = 0;

  constructor(as: Traveller) {
    this.as = as;
  }

  /** The own cards. */
  get hand(): Locator {
    return this.as.page.locator('.hand button');
  }

  /** The strip with the next step. */
  get dock(): Locator {
    return this.as.page.locator('.dock');
  }

  /** From the lobby: the dialog of a new table. */
  async opensNewTable(): Promise<void> {
    await this.as.presses(new RegExp(`^(?:${this.as.partly('With friends').source}).*Skat`, 'u'));
  }

  /** Looks around in the smallest windows and in one of the others, which are gone through place by place. */
  async looksAroundEverywhere(place: string): Promise<void> {
    const { page } = this.as;
    const size = page.viewportSize();
    const others = WINDOWS.filter((one) => !SMALLEST.includes(one));
    this.places += 1;
    for (const window of [...SMALLEST, others[this.places % others.length]].flatMap(
      (one) => one ?? [],
    )) {
      await page.setViewportSize(window);
      const where = `${place}, ${window.width} x ${window.height}`;
      await check(page, where, 'none');
      await this.as.looksAround(where);
    }
    if (size) await page.setViewportSize(size);
  }

  /** Unfolds settings that are folded away. */
  async unfolds(name: string): Promise<void> {
    this.as.tell(`unfolds ${name}`);
    await this.as.page
      .locator('summary')
      .filter({ hasText: this.as.wholly(name) })
      .first()
      .click();
  }

  /** Whether it is this person's turn to call. */
  async isToBid(): Promise<boolean> {
    return (await this.enabled('Pass').count()) > 0;
  }

  /** Says how far to go along; the auction then runs by itself. */
  async bidsUpTo(value: number): Promise<void> {
    await this.as.presses('Up to …');
    await this.as.presses(new RegExp(`^${value}$`, 'u'));
  }

  /** Passes, or says ahead that it will. */
  async passes(): Promise<void> {
    this.as.tell('passes');
    await this.as.pressable('Pass when asked').or(this.as.pressable('Pass')).first().click();
  }

  /** Plays a hand game of this name. */
  async declaresHand(game: RegExp, ...announced: readonly RegExp[]): Promise<void> {
    await this.as.presses('Play hand');
    for (const name of [game, ...announced]) await this.as.presses(name, this.dock);
    await this.declares();
  }

  /** Having bid, often more than a null is worth: looks at what is asked then, and at a game with all announcements and a hint, and takes it back. */
  async weighsHandGames(): Promise<void> {
    await this.as.presses('Play hand');
    await this.as.presses(/^(null|nūllum)$/iu, this.dock);
    const below = this.dock.locator('.instead .bad');
    await below.or(this.dock.locator('.sheet .go:enabled')).first().waitFor();
    await this.looksAroundEverywhere('a null by hand');
    // The others may have passed before the bid was above a null: then another game may be chosen at once.
    if (await below.isVisible()) await this.as.presses('Cancel', this.dock);
    await this.as.presses(/^grand$/iu, this.dock);
    await this.dock.locator('.switches button').last().click();
    await this.as.presses('Hint', this.dock);
    await this.dock.locator('.sheet .advice b').waitFor();
    await this.looksAroundEverywhere('a game with all announcements and a hint');
    await this.as.presses('Cancel', this.dock);
  }

  async declares(): Promise<void> {
    await this.dock.locator('.sheet .go:enabled').click();
  }

  /** Whether it is this person's turn to play a card. */
  async isToPlay(): Promise<boolean> {
    const turn = this.dock.getByText(this.as.partly('Your turn'));
    return (await turn.count()) > 0;
  }

  /** Plays the first card that may be played; a phone asks for two presses. */
  async playsCard(): Promise<void> {
    const before = await this.hand.count();
    const card = this.hand.and(this.as.page.locator('[aria-disabled=false]')).first();
    if (!(await pressed(card, { position: { x: 8, y: 16 } }))) return;
    const play = this.dock.locator('.btn.play:enabled');
    // A hint stands in place of whose turn it is.
    const hint = this.dock.locator('.advice');
    await until(async () => {
      if ((await this.hand.count()) < before) return true;
      if ((await play.count()) > 0) {
        await pressed(play);
        return false;
      }
      return (await hint.count()) === 0 && !(await this.isToPlay());
    });
  }

  /** Asks for a nudge, and then for the hint itself; of the only card that may be played that is told at once. */
  async asksForHint(): Promise<void> {
    const told = this.as.page.locator('.advice b');
    const choices = this.hand.and(this.as.page.locator('[aria-disabled=false]'));
    const isForced = (await choices.count()) === 1;
    await this.as.presses('Hint');
    const nudge = await told.innerText();
    await this.looksAroundEverywhere('a nudge');
    if (isForced) return;
    await this.as.presses('Hint');
    await until(async () => (await told.innerText()) !== nudge);
    await this.looksAroundEverywhere('a hint');
  }

  /** Agrees where somebody claims or gives up. */
  async agrees(): Promise<boolean> {
    const yes = this.enabled('Agree').or(this.enabled('Accept'));
    return (await yes.count()) > 0 && pressed(yes.first());
  }

  async isOver(): Promise<boolean> {
    return (await this.as.pressable('Next deal').count()) > 0;
  }

  /** Does what is asked in a deal that this person plays, passing in the auction. */
  async acts(): Promise<void> {
    if (await this.isToBid()) await pressed(this.enabled('Pass'));
    else if (!(await this.agrees()) && (await this.isToPlay())) await this.playsCard();
  }

  private enabled(name: string): Locator {
    return this.as.page
      .getByRole('button', { name: this.as.wholly(name), disabled: false })
      .filter({ visible: true });
  }
}

/** All act until the deal is over for everybody. */
export async function playOut(players: readonly SkatTraveller[]): Promise<void> {
  await until(async () => {
    for (const one of players) await one.acts();
    return (await Promise.all(players.map(async (one) => one.isOver()))).every((over) => over);
  });
}
