import type { Locator, Page } from 'playwright-core';
import { until } from '../until.ts';

/** Labels of the coach and of its buttons in the page's language. */
export interface CoachNames {
  readonly coach: string;
  readonly answers: string;
  readonly goOn: string;
}

/** Takes a lesson by following the coach. */
export class Learner {
  readonly page: Page;
  private readonly names: CoachNames;

  constructor(
    page: Page,
    names: CoachNames = { coach: 'The coach', answers: 'Answers', goOn: 'Go on' },
  ) {
    this.page = page;
    this.names = names;
  }

  get coach(): Locator {
    return this.page.getByRole('region', { name: this.names.coach });
  }

  /** The element the coach points at. */
  get pointed(): Locator {
    return this.page.locator('[aria-describedby=coach-says]');
  }

  /** Waits until the coach says a text. */
  async hears(text: string | RegExp): Promise<void> {
    await this.coach.getByText(text).waitFor();
  }

  /** Presses "continue" until the coach says a text. */
  async readsUntil(text: string | RegExp): Promise<void> {
    const wanted = this.coach.getByText(text);
    const goOn = this.coach.getByRole('button', { name: this.names.goOn, exact: true });
    await until(async () => {
      if ((await wanted.count()) > 0) return true;
      // The button may disappear meanwhile: then there is another text to read.
      if ((await goOn.count()) > 0) await goOn.click({ timeout: 1000 }).catch(() => undefined);
      return false;
    });
  }

  async presses(name: string | RegExp): Promise<void> {
    await this.coach.getByRole('button', { name, exact: true }).click();
  }

  /** Gives an answer to the coach's question. */
  async answers(name: string | RegExp): Promise<void> {
    const answers = this.page.getByRole('group', { name: this.names.answers });
    await answers.getByRole('button', { name, exact: true }).click();
  }

  /** Presses the part of the pointed-at card that the next card does not cover. */
  async pressesPointed(): Promise<void> {
    await this.pointed.click({ position: { x: 8, y: 20 } });
  }
}
