import { capital, la, type Sentence } from '@lusoria/i18n';
import { agreement, type Cell, features } from '@lusoria/latin';
import { type Card, type Deck, formOf, readingsOf } from '../rules/deck.ts';
import { declaredCells, judge } from '../rules/judge.ts';
import type { PileCard, Verdict } from '../rules/types.ts';
import { cellParams, cellText, readingsText } from './cells.ts';
import type { AgreementTranslator } from './index.ts';

/** A card on another with everything needed to explain its verdict. */
export interface JudgedCard {
  readonly form: string;
  /** The declared cell. */
  readonly as: Cell;
  readonly verdict: Verdict;
  /** Readings of the form. */
  readonly readings: readonly Cell[];
  /**
   * Cells of the card below: the declared one, or every reading of the start card. Empty if it is not known; then the
   * text gives only the number of shared features.
   */
  readonly on: readonly Cell[];
}

const FEATURES = ['case', 'number', 'gender'] as const;

const OTHERS = {
  case: ['number', 'gender'],
  number: ['case', 'gender'],
  gender: ['case', 'number'],
} as const;

/** Explains why a card is wrong, or right: for disputes, rejections of a checking table, and the report. */
export function verdictText(t: AgreementTranslator, card: JudgedCard): Sentence {
  const { as, verdict, readings } = card;
  const fits = verdict.shares === 2;
  const params = {
    form: la(card.form),
    cell: cellText(t, as),
    agreement: agreementText(t, card),
  };
  if (verdict.reads) return t.sentence(fits ? 'verdict-right' : 'verdict-unfit', params);
  return t.sentence(fits ? 'verdict-misread' : 'verdict-misread-unfit', {
    ...params,
    readings: readingsText(t, readings),
  });
}

function agreementText(t: AgreementTranslator, { as, verdict, on }: JudgedCard): string {
  const { shares } = verdict;
  const compared = on.find((cell) => agreement(as, cell) === shares);
  // The verdict may rest on cells of the card below that are not shown; the text must not contradict it.
  if (!compared) return t(`shares-${shares}`);
  if (on.length > 1 && shares !== 2) return t('shares-with-no-reading');
  const [x, y] = [features(as), features(compared)];
  const odd = FEATURES.find((name) => (x[name] === y[name]) === (shares === 1)) ?? 'case';
  const [first, second] = OTHERS[odd];
  return t(`shares-${shares}-with`, {
    ...cellParams(t, compared),
    cellAtStart: capital(cellText(t, compared)),
    odd: t(`the-${odd}`),
    first: t(`feature-${first}`),
    second: t(`feature-${second}`),
  });
}

/** Explains the verdict on a card with its declaration on top of a pile. */
export function verdictOn(
  t: AgreementTranslator,
  deck: Deck,
  pile: readonly PileCard[],
  { card, as }: { readonly card: Card; readonly as: Cell },
): Sentence {
  const on = declaredCells(deck, pile);
  return verdictText(t, {
    form: formOf(deck, card),
    as,
    verdict: judge(deck, card, as, on),
    readings: readingsOf(deck, card),
    on,
  });
}
