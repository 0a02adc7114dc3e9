import { type Deck, formOf, readingsOf, type UnnoticedError, type View } from '@lusoria/agreement';
import { defined } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import { standingsTitle } from '@lusoria/cli-kit/generic/outcome.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { reportSentence } from '../messages/events.ts';
import { verdictText } from '../messages/verdict.ts';
import type { Seated } from './table.ts';

type Telling = Pick<Seated, 'common' | 't' | 'names' | 'style'>;

/** Lines on the end of a round: the ranking, and every error that nobody noticed. */
export function endingLines(view: View, deck: Deck, telling: Telling): readonly string[] {
  const { end } = view;
  if (!end) return [];
  const { common, t, names, style } = telling;
  const place = (group: number): number =>
    1 + end.ranking.slice(0, group).reduce((sum, seats) => sum + seats.length, 0);
  const ranking = end.ranking.flatMap((seats, group) =>
    seats.map((seat) => [
      `  ${common('end-place', { n: place(group) })}`,
      defined(names[seat]),
      common('table-cards', { n: defined(view.counts[seat]) }),
    ]),
  );
  return [
    '',
    style.loud(common('end-ranking')),
    ...columns(ranking),
    '',
    style.loud(t('unnoticed')),
    ...(end.report.length === 0
      ? [`  ${t('unnoticed-none')}`]
      : end.report.flatMap((error) => errorLines(error, view, deck, telling))),
  ];
}

function errorLines(
  error: UnnoticedError,
  view: View,
  deck: Deck,
  { t, names, style }: Telling,
): readonly string[] {
  const { card, as, verdict } = error;
  const audience = { you: view.you, name: (seat: number) => defined(names[seat]), deck };
  const why = verdictText(t, {
    form: formOf(deck, card),
    as,
    verdict,
    readings: readingsOf(deck, card),
    on: cellsUnder(error, view, deck),
  });
  return [`  ${style.sentence(reportSentence(t, error, audience))}`, `    ${style.sentence(why)}`];
}

/** Cells under the card: a wrong one counts with its readings if the table plays so (rule 6). */
function cellsUnder({ no, on }: UnnoticedError, { options, end }: View, deck: Deck) {
  const wrong = end?.report.some((other) => other.no === no - 1) ?? false;
  const free = on.as === null || (options.unnoticed === 'readings' && wrong);
  return free ? readingsOf(deck, on.card) : [on.as];
}

/** Lines on the standings of a match of several rounds. */
export function standingLines(
  table: TableView,
  { common, names, style }: Telling,
): readonly string[] {
  const rows = table.standings.map(({ seat, place, points, won }) => [
    `  ${common('end-place', { n: place })}`,
    defined(names[seat]),
    common('end-points', { n: points }),
    common('end-rounds-won', { n: won }),
  ]);
  return ['', standingsTitle(table, { common, names, style }), ...columns(rows)];
}
