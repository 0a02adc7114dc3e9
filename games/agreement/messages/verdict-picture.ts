import { la, type Sentence } from '@lusoria/i18n';
import { agreement, type Cell, features } from '@lusoria/latin';
import { FEATURES, type Feature, type FeatureValue } from './features.ts';
import { type Deck, formOf, formsAt, readingsOf } from '../rules/deck.ts';
import { isRight } from '../rules/judge.ts';
import type { Dispute, PileCard } from '../rules/types.ts';
import { cellText } from './cells.ts';
import type { AgreementTranslator } from './index.ts';

/** A feature of the card in dispute beside that of the card below. */
interface FeatureRow {
  readonly feature: Feature;
  readonly below: FeatureValue;
  readonly declared: FeatureValue;
  readonly same: boolean;
  /** Whether this feature is why the cards do not agree. */
  readonly unfit: boolean;
  /** What the form is instead of what was declared; null if it can be that. */
  readonly instead: FeatureValue | null;
}

/** How a dispute ended for a seat: well, badly, or neither, for somebody who had no part in it. */
export function endedFor(dispute: Dispute, you: number | null): 'well' | 'badly' | null {
  if (you === dispute.by) return dispute.upheld ? 'well' : 'badly';
  if (you === dispute.seat) return dispute.upheld ? 'badly' : 'well';
  return null;
}

/** Heading of a dispute, for a seat. */
export function verdictHeading(
  t: AgreementTranslator,
  dispute: Dispute,
  you: number | null,
): string {
  const { upheld } = dispute;
  if (you === dispute.by) return t(upheld ? 'verdict-caught' : 'verdict-false-alarm');
  if (you === dispute.seat) return t(upheld ? 'verdict-your-error' : 'verdict-you-were-right');
  return t(upheld ? 'challenge-upheld' : 'challenge-rejected');
}

/**
 * The two cards of a dispute compared, feature by feature.
 *
 * @param on the card below
 */
export function comparedFeatures(
  deck: Deck,
  { card, as, verdict }: Dispute,
  on: PileCard,
): readonly FeatureRow[] {
  const { shares, reads } = verdict;
  // An unnoticed error can make other cells count than those that were declared.
  const cells = [...(on.as === null ? [] : [on.as]), ...readingsOf(deck, on.card)];
  const below = features(cells.find((cell) => agreement(as, cell) === shares) ?? cells[0] ?? as);
  const said = features(as);
  const real = reads ? said : features(nearest(readingsOf(deck, card), as));
  return FEATURES.map((feature) => {
    const same = said[feature] === below[feature];
    return {
      feature,
      below: below[feature],
      declared: said[feature],
      same,
      unfit: reads && shares !== 2 && same === (shares === 3),
      instead: said[feature] === real[feature] ? null : real[feature],
    };
  });
}

function nearest(readings: readonly Cell[], cell: Cell): Cell {
  const [first] = readings.toSorted((a, b) => agreement(b, cell) - agreement(a, cell));
  if (!first) throw new Error('a form without a reading');
  return first;
}

/** Who challenged, and where the card goes. */
export function whatHappened(
  t: AgreementTranslator,
  deck: Deck,
  { by, seat, card, upheld }: Dispute,
  { you, name }: { readonly you: number | null; readonly name: (seat: number) => string },
): Sentence {
  const form = la(formOf(deck, card));
  const challenged = by === you ? t('challenged-you') : t('challenged-other', { name: name(by) });
  const after = upheld
    ? t.sentence(seat === you ? 'goes-back-you' : 'goes-back-other', { form, name: name(seat) })
    : t.sentence('stays-there', { form });
  return [`${challenged} `, ...after];
}

/** Why the card is right or wrong, in at most 14 words. */
export function verdictReason(
  t: AgreementTranslator,
  deck: Deck,
  { card, as, verdict }: Dispute,
): Sentence {
  const params = { form: la(formOf(deck, card)), cell: cellText(t, as) };
  if (isRight(verdict)) return t.sentence('reason-right', params);
  return verdict.reads
    ? t.sentence(`reason-shares-${verdict.shares}`)
    : t.sentence('reason-misread', params);
}

/** What to look at the next time. */
export function adviceAfter(
  t: AgreementTranslator,
  deck: Deck,
  { card, as, verdict }: Dispute,
): Sentence {
  const readings = readingsOf(deck, card).length;
  const form = la(formOf(deck, card));
  if (!verdict.reads) {
    const right = formsAt(deck, as).join(', ');
    return right === ''
      ? t.sentence('advice-none', { cell: cellText(t, as) })
      : t.sentence('advice-form', { cell: cellText(t, as), right: la(right) });
  }
  if (!isRight(verdict)) return t.sentence('advice-count');
  return readings > 1
    ? t.sentence('advice-readings', { form, readings })
    : t.sentence('advice-one', { form });
}
