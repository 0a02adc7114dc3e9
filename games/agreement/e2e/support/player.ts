import { agreement, type Cell, CELLS, features, formsOf, type Paradigm } from '@lusoria/latin';
import { pressed, until } from '@lusoria/tools/e2e/until.ts';
import type { Locator, Page } from 'playwright-core';
import { loadAgreementMessages } from '../../messages/index.ts';
import { label } from '../../messages/cells.ts';

const t = await loadAgreementMessages('en');

/** Everything that a person can read off the page at one moment. */
interface Sight {
  /** The form on top, and its declaration; null for the start card. */
  readonly form: string;
  readonly as: Cell | null;
  readonly hand: readonly string[];
  /** The selected card of the hand. */
  readonly chosen: string | null;
}

/** A play that a person may choose: the form and the declaration. */
export interface Choice {
  readonly form: string;
  readonly as: Cell;
}

/** Plays at a table by reading the page and pressing its buttons, as a person would. */
export class Player {
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

  get draw(): Locator {
    return this.button(/^Draw a card/);
  }

  private get keep(): Locator {
    return this.button(/^Keep it/);
  }

  /** Whether it is this person's turn and a card was drawn. */
  async hasDrawn(): Promise<boolean> {
    return (await this.keep.count()) > 0;
  }

  /** The button that closes the form tables of a dispute. */
  get close(): Locator {
    return this.button(/^Turn them face down/);
  }

  /** Reads everything at once, so that pile and hand are of the same moment; empty if the board is gone. */
  async sight(): Promise<Sight> {
    const { tags, ...read } = await this.page.evaluate(() => {
      const textsOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? '');
      const cards = [...document.querySelectorAll('.hand button')];
      const formOf = (one: Element | undefined) => one?.querySelector('.sr')?.textContent ?? null;
      return {
        form: textsOf('.decl .form').join(' '),
        tags: textsOf('.decl .tag'),
        hand: cards.map((one) => formOf(one) ?? ''),
        chosen: formOf(cards.find((one) => one.getAttribute('aria-pressed') === 'true')),
      };
    });
    return { ...read, as: CELLS.find((cell) => labels(cell).join() === tags.join()) ?? null };
  }

  /** All right plays, in the order of the hand; with a drawn card only those of that card. */
  async right(): Promise<readonly Choice[]> {
    const { form, as, hand, chosen } = await this.sight();
    const on = as ? [as] : this.readings(form);
    const cards = (await this.hasDrawn()) ? hand.filter((one) => one === chosen) : hand;
    return cards.flatMap((one) =>
      this.readings(one)
        .filter((cell) => on.some((below) => agreement(cell, below) === 2))
        .map((cell) => ({ form: one, as: cell })),
    );
  }

  /** A declaration that is no reading of the first card. */
  async wrong(): Promise<Choice> {
    const [form = ''] = (await this.sight()).hand;
    const as = CELLS.find((cell) => !this.readings(form).includes(cell));
    if (!as) throw new Error(`every cell is a reading of ${form}`);
    return { form, as };
  }

  /**
   * Selects a card and declares it, without playing it yet.
   *
   * @returns false if the card is gone because a bot has ended the round
   */
  async declare({ form, as }: Choice): Promise<boolean> {
    const card = this.page
      .getByRole('group', { name: /^Your hand/ })
      .getByRole('button', { name: form, exact: true })
      .first();
    // On a slow machine a press may count twice, and the second one deselects the card.
    while ((await this.sight()).chosen !== form) if (!(await pressed(card))) return false;
    for (const name of labels(as)) {
      if (!(await pressed(this.page.getByRole('button', { name, exact: true })))) return false;
    }
    return true;
  }

  /** Plays a card, and waits until the table has received it. */
  async lay(choice: Choice): Promise<void> {
    if (await this.declare(choice)) await pressed(this.page.locator('button.lay:enabled'));
    await this.settled();
  }

  async isOver(): Promise<boolean> {
    return (await this.button(/^(Once more|Next round)$/).count()) > 0;
  }

  /** Whether it is this person's turn. */
  async isMyTurn(): Promise<boolean> {
    const own = this.draw.or(this.keep);
    return (await own.count()) > 0 && (await this.close.count()) === 0;
  }

  /** Whether there is anything for this person to press besides the own hand. */
  async isAsked(): Promise<boolean> {
    return (await this.asked.count()) > 0 && !(await this.isOver());
  }

  private get asked(): Locator {
    return this.button(
      /^(Draw a card|Keep it|No objection|Accept the last card|Challenge!|Turn them face down|Once more|Next round)/,
    );
  }

  /** Repeats a step until the round is over. */
  async untilOver(step: () => Promise<unknown>): Promise<void> {
    for (;;) {
      await this.untilAsked();
      if (await this.isOver()) return;
      await step();
    }
  }

  /** Waits until there is something to press besides the own hand, or the round is over. */
  async untilAsked(): Promise<void> {
    await this.asked.first().waitFor();
  }

  /** Waits until the table has answered the action and the page shows the result. */
  async settled(): Promise<void> {
    const sending = this.page.getByText('sending …');
    await until(async () => (await sending.count()) === 0);
  }

  /**
   * Challenges the top card if its declaration is no reading of its form. Bots wait for people only a limited time: a
   * challenge can come too late.
   *
   * @returns whether a dispute followed
   */
  async challengeIfWrong(): Promise<boolean> {
    const { form, as } = await this.sight();
    const challenge = this.button('Challenge!');
    const isWrong = as !== null && !this.readings(form).includes(as);
    if (!isWrong || (await challenge.count()) === 0 || !(await pressed(challenge))) return false;
    await this.settled();
    return (await this.page.getByRole('heading', { name: /^The challenge/ }).count()) > 0;
  }

  /**
   * Takes one possible action: closes tables, accepts, plays rightly, draws, keeps, or has no objection. If others act
   * first, it has no effect, and the next look at the page shows the new state.
   */
  async act(): Promise<void> {
    if ((await this.close.count()) > 0) await pressed(this.close);
    else if (await this.isMyTurn()) {
      const [choice] = await this.right();
      if (choice) return this.lay(choice);
      await pressed(this.draw.or(this.keep).first());
    } else await pressed(this.button(/^(Accept the last card|No objection)/).first());
    await this.settled();
  }

  private readings(form: string): readonly Cell[] {
    const { forms, readings } = formsOf(this.paradigm);
    return readings[forms.indexOf(form)] ?? [];
  }
}

/** Labels of a cell on the page. */
function labels(cell: Cell): readonly string[] {
  const { case: name, number, gender } = features(cell);
  return [name, number, gender].map((feature) => label(t, feature));
}
