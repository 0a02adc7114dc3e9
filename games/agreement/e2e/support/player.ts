import { settled } from '@lusoria/testing/browser/table.ts';
import type { Language } from '@lusoria/i18n';
import {
  agreement,
  type Cell,
  CELLS,
  features,
  formsOf,
  type Grammar,
  type Paradigm,
} from '@lusoria/latin';
import { pressed } from '@lusoria/testing/until.ts';
import { literally } from '@lusoria/testing/journey/words.ts';
import { loadPageMessages } from '@lusoria/web-kit/messages/index.ts';
import type { Locator, Page } from 'playwright-core';
import { type AgreementTranslator, loadAgreementMessages } from '../../messages/index.ts';
import { label } from '../../messages/cells.ts';
import { inGrammar } from '../../messages/grammar.ts';

/** The words of the page at a table, in a person's language. */
interface Words {
  readonly t: AgreementTranslator;
  readonly page: Awaited<ReturnType<typeof loadPageMessages>>;
}

async function wordsOf(language: Language): Promise<Words> {
  const [t, page] = await Promise.all([
    loadAgreementMessages(language),
    loadPageMessages(language),
  ]);
  return { t, page };
}

const ENGLISH = await wordsOf('en');

/** Names that begin with one of these texts. */
function beginning(...texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.map(literally).join('|')})`, 'u');
}

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
  private readonly words: Words;

  constructor(page: Page, paradigm: Paradigm, words = ENGLISH) {
    this.page = page;
    this.paradigm = paradigm;
    this.words = words;
  }

  /** A player whose page speaks this language. */
  static async speaking(
    language: Language,
    page: Page,
    paradigm: Paradigm,
    grammar: Grammar = 'noun',
  ): Promise<Player> {
    const { t, ...words } = await wordsOf(language);
    return new Player(page, paradigm, { ...words, t: inGrammar(t, { grammar }) });
  }

  get hand(): Locator {
    return this.page.locator('.hand').getByRole('button');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  get draw(): Locator {
    return this.button(beginning(this.words.t('action-draw')));
  }

  private get keep(): Locator {
    return this.button(beginning(this.words.t('action-pass')));
  }

  /** Whether it is this person's turn and a card was drawn. */
  async hasDrawn(): Promise<boolean> {
    return (await this.keep.count()) > 0;
  }

  /** The button that closes the form tables of a dispute. */
  get close(): Locator {
    const { page } = this;
    // A hint has one of its own.
    return this.button(beginning(this.words.t('action-close'))).and(page.locator(':not(.got-it)'));
  }

  get challenge(): Locator {
    return this.button(this.words.t('action-challenge'));
  }

  /** Heading of a dispute, whoever reads it. */
  verdict(kind: 'upheld' | 'rejected'): Locator {
    const { t } = this.words;
    const own =
      kind === 'upheld'
        ? [t('verdict-caught'), t('verdict-your-error')]
        : [t('verdict-false-alarm'), t('verdict-you-were-right')];
    const name = beginning(t(`challenge-${kind}`), ...own);
    return this.page.getByRole('heading', { name });
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
    return { ...read, as: CELLS.find((cell) => this.labels(cell).join() === tags.join()) ?? null };
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

  /** A declaration that is no reading of a card, if possible of one that fits nothing: what fits is kept for the end. */
  async wrong(): Promise<Choice> {
    const { hand } = await this.sight();
    const fitting = (await this.right()).map(({ form }) => form);
    const [form = ''] = [...hand.filter((one) => !fitting.includes(one)), ...hand];
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
      .locator('.hand')
      .getByRole('button', { name: form, exact: true })
      .first();
    // On a slow machine a press may count twice, and the second one deselects the card.
    while ((await this.sight()).chosen !== form) {
      // The corner that no other card of the hand covers.
      if (!(await pressed(card, { position: { x: 7, y: 10 } }))) return false;
    }
    for (const name of this.labels(as)) {
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
    return (await this.goOn.count()) > 0;
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

  /** What stands above the end of a round, or leads on to another one. */
  private get goOn(): Locator {
    const { page } = this.words;
    const buttons = this.button(beginning(page('end-rematch'), page('end-next-round')));
    return buttons.or(this.page.locator('.end h2'));
  }

  private get asked(): Locator {
    const { t } = this.words;
    const names = ['draw', 'pass', 'go-on', 'challenge', 'close'] as const;
    const asks = names.map((name) => t(`action-${name}`));
    return this.button(beginning(...asks, t('accept-last'), this.words.page('table-result'))).or(
      this.goOn,
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
    await settled(this.page, this.words.page('table-sent'));
  }

  /**
   * Challenges the top card if its declaration is no reading of its form. Bots wait for people only a limited time: a
   * challenge can come too late.
   *
   * @returns whether a dispute followed
   */
  async challengeIfWrong(): Promise<boolean> {
    const { form, as } = await this.sight();
    const { challenge } = this;
    const isWrong = as !== null && !this.readings(form).includes(as);
    if (!isWrong || (await challenge.count()) === 0 || !(await pressed(challenge))) return false;
    await this.settled();
    return (await this.verdict('upheld').or(this.verdict('rejected')).count()) > 0;
  }

  /**
   * Takes one possible action: closes tables, accepts, plays rightly, draws, keeps, or has no objection. If others act
   * first, it has no effect, and the next look at the page shows the new state.
   */
  async act(): Promise<void> {
    if (await this.isMyTurn()) {
      const [choice] = await this.right();
      if (choice) return this.lay(choice);
    }
    await this.idle();
  }

  /** Lays a card whatever its declaration, or has no objection: the shortest way to the end of a round. */
  async throwsOff(): Promise<void> {
    if ((await this.isMyTurn()) && !(await this.hasDrawn())) await this.lay(await this.wrong());
    else await this.idle();
  }

  /** The same without a card: closes tables, accepts, draws, keeps, or has no objection. */
  async idle(): Promise<void> {
    if ((await this.close.count()) > 0) await pressed(this.close);
    else if (await this.isMyTurn()) await pressed(this.draw.or(this.keep).first());
    else {
      const { t, page } = this.words;
      const names = [t('accept-last'), t('action-go-on'), page('table-result')];
      await pressed(this.button(beginning(...names)).first());
    }
    await this.settled();
  }

  private readings(form: string): readonly Cell[] {
    const { forms, readings } = formsOf(this.paradigm);
    return readings[forms.indexOf(form)] ?? [];
  }

  /** Labels of a cell on the page. */
  private labels(cell: Cell): readonly string[] {
    const { case: name, number, gender } = features(cell);
    return [name, number, gender].map((feature) => label(this.words.t, feature));
  }
}
