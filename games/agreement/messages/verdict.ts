import { capital, la, type Sentence } from '@lusoria/i18n';
import { agreement, type Cell, features } from '@lusoria/latin';
import type { Verdict } from '../rules/types.ts';
import { cellParams, cellText, readingsText } from './cells.ts';
import type { AgreementTranslator } from './index.ts';

/** A card on another with what is needed to explain whether it is right. */
export interface JudgedCard {
  readonly form: string;
  /** The declared cell. */
  readonly as: Cell;
  readonly verdict: Verdict;
  /** What the form can be read as. */
  readonly readings: readonly Cell[];
  /**
   * What lay there: the declared cell, or every reading of the start card. Empty when it is not known; then only the
   * number of shared features is told.
   */
  readonly on: readonly Cell[];
}

const FEATURES = ['case', 'number', 'gender'] as const;

const OTHERS = {
  case: ['number', 'gender'],
  number: ['case', 'gender'],
  gender: ['case', 'number'],
} as const;

/** Why a card is wrong, or right: for disputes, rejections of a table that checks, and the report. */
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
  // What is known of the card below must not contradict the verdict.
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
