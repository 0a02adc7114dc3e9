import {
  countFigure,
  decodeOnce,
  type GameReport,
  type ReportColumn,
  type ReportedRound,
  roundsReport,
} from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import type { RoundFigures } from '../../analysis/figures.ts';
import { viewSchema } from '../../rules/schemas.ts';
import type { View } from '../../rules/types.ts';
import { deckOf } from '../../rules/deck-of.ts';
import { cardPart } from '../cards.ts';
import { loadMessages } from './keys.gen.ts';

const COLUMNS = [
  'rounds',
  'sage',
  'lays',
  'wrong',
  'avoidable',
  'descriptions',
  'described',
] as const;

/**
 * Report on the players of finished rounds of Classification.
 *
 * @param figuresOf the figures of a finished round, for a seat.
 */
export async function loadReport(
  language: Language,
  figuresOf: (view: View, seat: number) => RoundFigures | null,
): Promise<GameReport> {
  const t = await loadMessages(language);
  const row = (rounds: readonly ReportedRound[]) => {
    const figures = rounds.flatMap(
      ({ seat, end, left }) => (left ? null : figuresOf(decodeOnce(viewSchema, end), seat)) ?? [],
    );
    const sum = (of: (one: RoundFigures) => number) =>
      countFigure(figures.reduce((all, one) => all + of(one), 0));
    return {
      rounds: countFigure(figures.length),
      sage: sum(({ isSage }) => Number(isSage)),
      lays: sum(({ lays }) => lays),
      wrong: sum(({ wrong }) => wrong),
      avoidable: sum(({ avoidable }) => avoidable ?? 0),
      descriptions: sum(({ described }) => Number(described !== null)),
      described: sum(({ described }) => Number(described === true)),
    };
  };
  const errors = (rounds: readonly ReportedRound[]) =>
    rounds.flatMap(({ seat, end, left }) => {
      if (left) return [];
      const view = decodeOnce(viewSchema, end);
      const card = view.end?.described[seat]?.differs ?? null;
      if (card === null) return [];
      const first = cardPart(deckOf(view.options), card, language);
      return [{ sentence: t.sentence('differs', { card: first }), example: null }];
    });
  return {
    columns: COLUMNS.map((key): ReportColumn => ({ key, text: t(key), kind: 'count' })),
    nothing: roundsReport(row, errors),
  };
}
