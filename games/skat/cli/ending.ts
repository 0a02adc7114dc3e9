import { defined } from '@lusoria/core';
import { type Options, optionsSchema, resultOf, sortHand, type View } from '@lusoria/skat';
import * as v from 'valibot';
import { listOf } from '@lusoria/i18n';
import { pointsLine } from '../messages/points.ts';
import { cardsText, rowLines } from './screen.ts';
import { readerAt, type Seated } from './table.ts';

/** The end of a deal: its score, and all cards. */
export function endingLines(view: View, seated: Seated): readonly string[] {
  const { end } = view;
  if (!end) return [];
  const { t, style, names } = seated;
  const { result, points, deal } = end;
  const order =
    result.kind === 'game'
      ? (result.instead ?? result.contract.game)
      : result.kind === 'ramsch'
        ? 'ramsch'
        : null;
  const hands = deal.hands.flatMap((hand, seat) =>
    hand.length === 0
      ? []
      : [[defined(names[seat]), cardsText(sortHand(hand, order), seated)] as const],
  );
  const laidAway = view.form === 'three' ? (view.end?.discards ?? []) : [];
  // A hand game has no discard: these cards are the skat itself.
  const isOther = laidAway.some((card) => !deal.skat.includes(card));
  return [
    style.loud(pointsLine(t, { result, points }, readerAt(seated))),
    '',
    style.quiet(t('dealt')),
    ...rowLines(
      [
        ...hands,
        ...(deal.skat.length === 0 ? [] : [[t('skat'), cardsText(deal.skat, seated)] as const]),
        ...(isOther ? [[t('discarded'), cardsText(laidAway, seated)] as const] : []),
      ],
      seated,
    ),
  ];
}

/** The standing of the series. */
export function scoreLines(seated: Seated): readonly string[] {
  const { live, terminal, style, names } = seated;
  const table = live.table.get().view;
  const options: Options = v.parse(optionsSchema, table.options);
  const lost = gamesLost(seated);
  // Before the first deal is over there are none.
  const standings =
    table.standings.length > 0
      ? table.standings
      : names.map((_, seat) => ({ seat, place: 1, points: 0, won: 0 }));
  const rows = standings.map((row) =>
    terminal('standing', {
      place: row.place,
      name: defined(names[row.seat]),
      points: pointsText(row.points, seated),
      won: row.won,
      lost: defined(lost[row.seat]),
    }),
  );
  const reached = standings.flatMap(({ seat, points }) =>
    (options.scoring === 'bierlachs' ? -points : points) >= options.target
      ? [defined(names[seat])]
      : [],
  );
  const over = table.phase === 'over' && table.played > 0;
  return [
    '',
    style.loud(terminal('score')),
    ...rows.map((row) => `  ${row}`),
    ...(over ? [`  ${endedText(options, reached, seated)}`] : []),
  ];
}

/** The end of a series: all deals were played, or a player reached the target. */
function endedText(
  { scoring, target }: Options,
  reached: readonly string[],
  { t, terminal }: Seated,
): string {
  if (scoring === 'seeger-fabian' || scoring === 'list') return terminal('ended-deals');
  const names = listOf(t.language, 'and', reached);
  const count = reached.length > 1 ? 'several' : 'one';
  return terminal(`ended-${scoring}-${count}`, { names, target });
}

function pointsText(points: number, { terminal }: Seated): string {
  return terminal('points', {
    count: Math.abs(points),
    points,
  });
}

/** The number of games of the series lost as declarer, by seat. */
function gamesLost({ live, names }: Seated): readonly number[] {
  const lost = names.map(() => 0);
  for (const event of live.table.get().entries.flatMap(({ events }) => events)) {
    if (event.type === 'rematch') lost.fill(0);
    if (event.type !== 'revealed' || !event.outcome) continue;
    const result = resultOf(event.outcome);
    if (result?.kind !== 'game' || result.won) continue;
    lost[result.declarer] = defined(lost[result.declarer]) + 1;
  }
  return lost;
}
