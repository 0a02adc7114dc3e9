import { agreement, type Cell, CELLS, features, formsOf, type Paradigm } from '@lusoria/latin';
import type { Locator, Page } from 'playwright-core';
import { label } from '../../messages/cells.ts';
import { loadAgreementMessages } from '../../messages/index.ts';

const t = await loadAgreementMessages('en');

/** What a person can read off the page. */
interface Sight {
  /** The form on top, and what it was declared as; null for the start card. */
  readonly form: string;
  readonly as: Cell | null;
  readonly hand: readonly string[];
}

/** A card that a person may play, and its declaration. */
export interface Choice {
  readonly form: string;
  readonly as: Cell;
}

/** Plays at a table by reading the page and pressing what is on it, as a person would. */
export class AgreementPlayer {
  readonly page: Page;
  private readonly paradigm: Paradigm;

  constructor(page: Page, paradigm: Paradigm) {
    this.page = page;
    this.paradigm = paradigm;
  }

  get hand(): Locator {
    return this.page.getByRole('group', { name: /^Your hand/ }).getByRole('button');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  async sight(): Promise<Sight> {
    const said = this.page.locator('.decl');
    const form = (await said.locator('.form').innerText()).trim();
    const tags = await said.locator('.tag').allInnerTexts();
    const as =
      CELLS.find((cell) => {
        const said = features(cell);
        const texts = [said.case, said.number, said.gender].map((feature) => label(t, feature));
        return texts.join() === tags.join();
      }) ?? null;
    const hand = await this.hand.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? ''),
    );
    return { form, as, hand };
  }

  /** Every right play, in the order of the hand. */
  async right(): Promise<readonly Choice[]> {
    const { form, as, hand } = await this.sight();
    const on = as ? [as] : this.readings(form);
    return hand.flatMap((one) =>
      this.readings(one)
        .filter((cell) => on.some((below) => agreement(cell, below) === 2))
        .map((cell) => ({ form: one, as: cell })),
    );
  }

  /** Some declaration that is no reading of the first card. */
  async wrong(): Promise<Choice> {
    const [form = ''] = (await this.sight()).hand;
    const as = CELLS.find((cell) => !this.readings(form).includes(cell));
    if (!as) throw new Error(`every cell is a reading of ${form}`);
    return { form, as };
  }

  /** Chooses a card and says what it is, without playing it yet. */
  async declare({ form, as }: Choice): Promise<void> {
    const card = this.hand.and(this.page.locator(`[aria-label="${form}"]`)).first();
    const timeout = 1500;
    if ((await card.getAttribute('aria-pressed', { timeout })) !== 'true')
      await card.click({ timeout });
    const { case: name, number, gender } = features(as);
    for (const feature of [name, number, gender]) {
      await this.page
        .getByRole('button', { name: label(t, feature), exact: true })
        .click({ timeout });
    }
  }

  async play(choice: Choice): Promise<void> {
    await this.declare(choice);
    await this.page.locator('button.lay').click({ timeout: 1500 });
  }

  async isOver(): Promise<boolean> {
    return (await this.page.getByRole('button', { name: /^(Once more|Next round)$/ }).count()) > 0;
  }

  /** Whether it is this person's turn. */
  async isMyTurn(): Promise<boolean> {
    const own = this.page
      .locator('.actions')
      .getByRole('button', { name: /^(Draw a card|Keep it)/ });
    return (await own.count()) > 0 && (await this.button(/^Seen/).count()) === 0;
  }

  /** Whether there is anything for this person to press besides the own hand. */
  async isAsked(): Promise<boolean> {
    return (await this.asked.count()) > 0 && !(await this.isOver());
  }

  private get asked(): Locator {
    return this.page.getByRole('button', {
      name: /^(Draw a card|Keep it|No objection|Accept the last card|Challenge!|Seen|Once more|Next round)/,
    });
  }

  /**
   * Does something again and again until the round is over. Others may end it at any moment, also
   * between a look at the page and a press; then what was to be done does not matter any more.
   */
  async untilOver(step: () => Promise<void>): Promise<void> {
    for (;;) {
      await this.untilAsked();
      if (await this.isOver()) return;
      try {
        await step();
      } catch (error) {
        if (!(await this.isOver())) throw error;
      }
    }
  }

  /** Waits until there is something to press besides the own hand, or the round is over. */
  async untilAsked(): Promise<void> {
    await this.asked.first().waitFor();
  }

  /**
   * Challenges the top card when it is not a reading of its form; whether a dispute came of it. Bots
   * wait for people, but not for ever: a challenge can come too late.
   */
  async challengeIfWrong(): Promise<boolean> {
    const { form, as } = await this.sight();
    const challenge = this.button('Challenge!');
    if (as === null || this.readings(form).includes(as) || (await challenge.count()) === 0)
      return false;
    await challenge.click({ timeout: 1000 }).catch(() => undefined);
    const verdict = this.page.getByRole('heading', { name: /^Challenge/ });
    return verdict.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  }

  /**
   * One thing that can be done now: closes tables, accepts, lays rightly, draws, keeps, or says that
   * there is no objection. Others may be faster, so that a button goes before it is pressed; then the
   * next look at the page shows what is new. Several such looks in a row are a fault of the page.
   */
  async takeTurn(): Promise<void> {
    try {
      await this.actOnce();
      this.misses = 0;
    } catch (error) {
      this.misses += 1;
      if (this.misses > 4) throw error;
    }
  }

  private misses = 0;

  private async actOnce(): Promise<void> {
    const timeout = 1500;
    const seen = this.button(/^Seen/);
    if ((await seen.count()) > 0) return seen.click({ timeout });
    const keep = this.button(/^Keep it/);
    const draw = this.page.locator('.actions').getByRole('button', { name: 'Draw a card' });
    if ((await keep.count()) > 0) {
      const pressed = this.hand.and(this.page.locator('[aria-pressed=true]'));
      const drawn = await pressed.getAttribute('aria-label', { timeout });
      const choice = (await this.right()).find(({ form }) => form === drawn);
      return choice ? this.play(choice) : keep.click({ timeout });
    }
    if ((await draw.count()) > 0) {
      const [choice] = await this.right();
      return choice ? this.play(choice) : draw.click({ timeout });
    }
    await this.button(/^(Accept the last card|No objection)/)
      .first()
      .click({ timeout });
  }

  private readings(form: string): readonly Cell[] {
    const { forms, readings } = formsOf(this.paradigm);
    return readings[forms.indexOf(form)] ?? [];
  }
}
