import type { QuizQuestion, ReportColumn, ReportRow, ReportTable } from '@lusoria/core';
import type { EventView } from '@lusoria/tournaments/protocol';
import type { CommonError, EventReport } from '@lusoria/tournaments/report';

/** Places on a podium. */
const PLACES = [1, 2, 3] as const;

type Standings = NonNullable<EventView['standings']>;

/** A place of the first three, and all who share it. */
export interface PodiumStep {
  readonly place: (typeof PLACES)[number];
  readonly rows: Standings;
}

/** One slide of the debriefing after a round. */
export type Slide =
  | { readonly kind: 'podium'; readonly steps: readonly PodiumStep[] }
  | { readonly kind: 'standings'; readonly standings: Standings }
  | { readonly kind: 'teams'; readonly rows: NonNullable<EventView['teamStandings']> }
  | { readonly kind: 'seating'; readonly seating: EventView['seating'][number] }
  /** Estimated knowledge: the share of those who know. */
  | {
      readonly kind: 'map';
      readonly columns: readonly ReportColumn[];
      readonly tables: readonly ReportTable[];
      readonly row: ReportRow;
    }
  | { readonly kind: 'errors'; readonly errors: readonly CommonError[] }
  | ({ readonly kind: 'question' } & QuizQuestion)
  /** Hidden information at a table, by its number; null if it was the same at all tables. */
  | {
      readonly kind: 'solution';
      readonly table: number | null;
      readonly action: unknown;
      readonly raw: unknown;
    };

/** Maximum number of errors and of questions that a class has time for. */
const MAX_ERRORS = 5;
const MAX_QUESTIONS = 10;
/** How many equals have room on a step of the podium: the winners of seven tables. */
const MAX_ON_STEP = 7;

/**
 * The slides of a debriefing.
 *
 * @param solves whether the game reveals what was hidden.
 */
export function slidesOf(
  view: EventView,
  told: EventReport | null,
  solves: boolean,
): readonly Slide[] {
  const slides: Slide[] = [];
  const { standings } = view;
  if (standings?.some(({ rounds }) => rounds.some((points) => points !== null))) {
    const steps = podiumOf(standings);
    if (steps.length > 0) slides.push({ kind: 'podium', steps });
    slides.push({ kind: 'standings', standings });
    const { teamStandings } = view;
    if (teamStandings && teamStandings.length > 0)
      slides.push({ kind: 'teams', rows: teamStandings });
  }
  const [next] = view.seating;
  if (next) slides.push({ kind: 'seating', seating: next });
  if (!told) return slides;
  const estimates = told.columns.filter(({ kind }) => kind === 'estimate');
  // A wall has room for the map of one part.
  for (const [part, columns] of Map.groupBy(estimates, (column) => column.part)) {
    if (columns.every(({ key }) => (told.all[key] ?? null) === null)) continue;
    const tables = told.tables.filter((table) => table.part === part);
    slides.push({ kind: 'map', columns, tables, row: told.all });
  }
  if (solves) slides.push(...solutions(view, told));
  if (told.errors.length > 0) {
    slides.push({ kind: 'errors', errors: told.errors.slice(0, MAX_ERRORS) });
  }
  for (const question of told.quiz.slice(0, MAX_QUESTIONS)) {
    slides.push({ kind: 'question', ...question });
  }
  return slides;
}

/** The steps of a podium; none where so many are equal that nobody stands out. */
export function podiumOf(standings: Standings): readonly PodiumStep[] {
  const steps = PLACES.map((place) => ({
    place,
    rows: standings.filter(
      (row) => row.place === place && row.rounds.some((points) => points !== null),
    ),
  })).filter(({ rows }) => rows.length > 0);
  return steps.some(({ rows }) => rows.length > MAX_ON_STEP) ? [] : steps;
}

function solutions({ round }: EventView, told: EventReport): readonly Slide[] {
  const ends = new Map(told.ends);
  const prepared = round?.prepared ?? null;
  if (prepared !== null) return [{ kind: 'solution', table: null, action: prepared, raw: null }];
  return (round?.tables ?? []).flatMap(({ table, number }): readonly Slide[] => {
    const raw = table === null ? undefined : ends.get(table);
    return raw === undefined ? [] : [{ kind: 'solution', table: number, action: null, raw }];
  });
}
