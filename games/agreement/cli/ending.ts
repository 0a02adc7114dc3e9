import { type Deck, formOf, readingsOf, type UnnoticedError, type View } from '@lusoria/agreement';
import type { TableView } from '@lusoria/table';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { reportSentence } from '../messages/events.ts';
import { verdictText } from '../messages/verdict.ts';
import type { Seated } from './table.ts';

type Telling = Pick<Seated, 'words' | 't' | 'names' | 'style'>;

/** How a round ended: the ranking, and every error that nobody noticed. */
export function endingLines(view: View, deck: Deck, telling: Telling): readonly string[] {
  const { end } = view;
  if (!end) return [];
  const { words, names, style } = telling;
  const place = (group: number): number =>
    1 + end.ranking.slice(0, group).reduce((sum, seats) => sum + seats.length, 0);
  const ranking = end.ranking.flatMap((seats, group) =>
    seats.map((seat) => [
      `  ${words.ui.end.place(place(group))}`,
      names[seat] ?? '',
      words.ui.table.cards(view.counts[seat] ?? 0),
    ]),
  );
  return [
    '',
    style.loud(words.ui.end.ranking),
    ...columns(ranking),
    '',
    style.loud(words.ui.end.report),
    ...(end.report.length === 0
      ? [`  ${words.ui.end.reportNone}`]
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
  const audience = { you: view.you, name: (seat: number) => names[seat] ?? '', deck };
  const why = verdictText(t, {
    form: formOf(deck, card),
    as,
    verdict,
    readings: readingsOf(deck, card),
    on: cellsUnder(error, view, deck),
  });
  return [`  ${style.sentence(reportSentence(t, error, audience))}`, `    ${style.sentence(why)}`];
}

/** What the card was played on: a wrong one lies there with its readings where the table plays so (rule 6). */
function cellsUnder({ no, on }: UnnoticedError, { options, end }: View, deck: Deck) {
  const wrong = end?.report.some((other) => other.no === no - 1) ?? false;
  const free = on.as === null || (options.unnoticed === 'readings' && wrong);
  return free || on.as === null ? readingsOf(deck, on.card) : [on.as];
}

/** How a match of several rounds stands. */
export function standingLines(
  table: TableView,
  { words, names, style }: Telling,
): readonly string[] {
  const { end } = words.ui;
  const rows = table.standings.map(({ seat, place, points, won }) => [
    `  ${end.place(place)}`,
    names[seat] ?? '',
    end.points(points),
    end.roundsWon(won),
  ]);
  return ['', style.loud(end.standings), ...columns(rows)];
}
