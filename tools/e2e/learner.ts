import type { Locator, Page } from 'playwright-core';
import { until } from './until.ts';

/** What the coach and the buttons beside are called in the language of the page. */
export interface CoachNames {
  readonly coach: string;
  readonly goOn: string;
}

/** Takes a lesson by doing what the coach says. */
export class Learner {
  readonly page: Page;
  private readonly names: CoachNames;

  constructor(page: Page, names: CoachNames = { coach: 'The coach', goOn: 'Go on' }) {
    this.page = page;
    this.names = names;
  }

  get coach(): Locator {
    return this.page.getByRole('region', { name: this.names.coach });
  }

  /** What the coach points at. */
  get pointed(): Locator {
    return this.page.locator('[aria-describedby=coach-says]');
  }

  /** Waits until the coach says this. */
  async hears(text: string | RegExp): Promise<void> {
    await this.coach.getByText(text).waitFor();
  }

  /** Reads on until the coach says this. */
  async readsUntil(text: string | RegExp): Promise<void> {
    const wanted = this.coach.getByText(text);
    const goOn = this.coach.getByRole('button', { name: this.names.goOn, exact: true });
    await until(async () => {
      if ((await wanted.count()) > 0) return true;
      // It may go away meanwhile: then there is something else to be read.
      if ((await goOn.count()) > 0) await goOn.click({ timeout: 1000 }).catch(() => undefined);
      return false;
    });
  }

  /** Presses a button of the coach. */
  async presses(name: string | RegExp): Promise<void> {
    await this.coach.getByRole('button', { name, exact: true }).click();
  }

  /** Presses the card that the coach points at, where the next one does not lie over it. */
  async pressesPointed(): Promise<void> {
    await this.pointed.click({ position: { x: 8, y: 20 } });
  }
}
