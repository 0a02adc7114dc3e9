import type { Figure, ReportColumn, ReportRow } from '@lusoria/core';
import type { Cell } from '@lusoria/tournaments/csv';
import { figureCells, figureHeadings, isFew } from '@lusoria/tournaments/report';
import type { RosterView } from '@lusoria/tournaments/roster';
import { writtenTime } from '../homework/due.ts';
import { t } from '../messages.svelte.ts';
import type { ClassWeeks, LessonResult } from './lessons.ts';

/** What a table of pupils by lessons shows: who was there with which points, or a figure of a game. */
export type Shown =
  | { readonly kind: 'points' }
  | { readonly kind: 'figure'; readonly game: string; readonly column: ReportColumn };

/** How a lesson is called: as the teacher has named it, with its time where another is called the same, or by its time. */
export function lessonName({ lesson }: LessonResult, all: readonly LessonResult[]): string {
  const { title, at } = lesson;
  const isAlone = all.filter((other) => other.lesson.title === title).length === 1;
  if (title === '') return writtenTime(at);
  return isAlone ? title : `${title}, ${writtenTime(at)}`;
}

export function pupilsShown({ pupils }: RosterView): RosterView['pupils'] {
  return pupils.filter((pupil) => pupil.in);
}

/** The lessons in which a figure can be: those of its game. */
export function lessonsFor({ lessons }: ClassWeeks, shown: Shown): readonly LessonResult[] {
  return shown.kind === 'points'
    ? lessons
    : lessons.filter(({ lesson }) => lesson.game === shown.game);
}

/** The row of a pupil, or of the class, in one lesson alone; undefined: they have not played there. */
function rowIn({ figures }: LessonResult, pupil: number | null): ReportRow | undefined {
  const { people, all } = figures.lesson;
  if (pupil === null) return all;
  return people.find((one) => one.pupil === pupil)?.row;
}

/** The row of a pupil, or of the class, after all lessons up to this one. */
export function rowAfter({ figures }: LessonResult, pupil: number | null): ReportRow | undefined {
  const { people, all } = figures.soFar;
  if (pupil === null) return all;
  return people.find((one) => one.pupil === pupil)?.row;
}

/** A figure of a lesson: what is estimated goes on from lesson to lesson, what is counted begins anew. */
export function figureIn(
  result: LessonResult,
  pupil: number | null,
  { key, kind }: ReportColumn,
): Figure | null {
  const own = rowIn(result, pupil);
  if (!own) return null;
  const row = kind === 'estimate' ? rowAfter(result, pupil) : own;
  return row?.[key] ?? null;
}

/** A figure over all lessons. */
export function figureOver(
  lessons: readonly LessonResult[],
  pupil: number | null,
  { key }: ReportColumn,
): Figure | null {
  const last = lessons.at(-1);
  return (last && rowAfter(last, pupil)?.[key]) ?? null;
}

/** Points over all lessons; null: none. */
export function pointsOver(lessons: readonly LessonResult[], pupil: number): number | null {
  const all = lessons.flatMap(({ points }) => points.get(pupil) ?? []);
  return all.length === 0 ? null : all.reduce((sum, one) => sum + one, 0);
}

/** An estimate that has changed since the first lesson. */
export interface Change {
  readonly column: ReportColumn;
  readonly before: Figure;
  readonly after: Figure;
  /** Whether it may be chance, as the intervals of both overlap, or rests on few answers. */
  readonly doubt: 'few' | 'chance' | null;
}

/** The estimates that have changed most, from the first lesson in which somebody played to now. */
export function changesOf(
  lessons: readonly LessonResult[],
  pupil: number | null,
  columns: readonly ReportColumn[],
): readonly Change[] {
  const found = columns.flatMap((column): Change[] => {
    if (column.kind !== 'estimate') return [];
    const before = lessons.flatMap((one) => figureIn(one, pupil, column) ?? [])[0];
    const after = figureOver(lessons, pupil, column);
    if (!before || !after || before.n === after.n) return [];
    return [{ column, before, after, doubt: doubtAt(before, after) }];
  });
  const size = ({ before, after }: Change) => Math.abs(after.value - before.value);
  return found.toSorted(
    (a, b) => Number(a.doubt !== null) - Number(b.doubt !== null) || size(b) - size(a),
  );
}

function doubtAt({ range: a }: Figure, after: Figure): Change['doubt'] {
  const { range: b } = after;
  if (isFew(after)) return 'few';
  return a !== null && b !== null && (a[1] < b[0] || b[1] < a[0]) ? null : 'chance';
}

/** The table that is shown as rows of a file, with a heading. */
export function weeksRows(
  view: RosterView,
  weeks: ClassWeeks,
  shown: Shown,
): readonly (readonly Cell[])[] {
  const lessons = lessonsFor(weeks, shown);
  const pupils = pupilsShown(view);
  if (shown.kind === 'points') {
    return [
      [
        t('name'),
        ...lessons.flatMap((one) => {
          const name = lessonName(one, lessons);
          return [`${name}: ${t('weeks-there')}`, name];
        }),
        t('weeks-there'),
        t('points'),
      ],
      ...pupils.map(({ pupil, name }): readonly Cell[] => [
        name,
        ...lessons.flatMap(({ there, points }): Cell[] => [
          there.has(pupil) ? 1 : 0,
          points.get(pupil) ?? null,
        ]),
        lessons.filter(({ there }) => there.has(pupil)).length,
        pointsOver(lessons, pupil),
      ]),
    ];
  }
  const { column } = shown;
  const words = { n: t('column-n'), from: t('column-from'), to: t('column-to') };
  const titles = [...lessons.map((one) => lessonName(one, lessons)), t('weeks-all')];
  const rowOf = (pupil: number | null, name: string): readonly Cell[] => [
    name,
    ...[
      ...lessons.map((one) => figureIn(one, pupil, column)),
      figureOver(lessons, pupil, column),
    ].flatMap((figure) => figureCells([column], { [column.key]: figure })),
  ];
  return [
    [t('name'), ...titles.flatMap((text) => figureHeadings([{ ...column, text }], words))],
    ...pupils.map(({ pupil, name }) => rowOf(pupil, name)),
    rowOf(null, t('all')),
  ];
}
