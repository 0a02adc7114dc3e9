import type { OccasionSheets } from '@lusoria/print/general/items.ts';
import type { Results } from '@lusoria/print/general/results.ts';
import type { EventView } from '@lusoria/tournaments/protocol';
import { defined } from '@lusoria/core';
import { t } from '../messages.svelte.ts';
import { nameOf } from '../names.ts';
import { roundTitle } from '../rounds.ts';
import { settlementOf } from '../settlement.ts';
import { written, writtenPoints } from '../written.ts';

/** A round's tables, with their members in the order of the seats; null is a bot. */
interface Seating {
  readonly round: number;
  readonly tables: readonly (readonly (number | null)[])[];
}

/** What an evening puts on paper besides its lists: who sits where, the teams, the settlement. */
export function sheetsOf(view: EventView): readonly OccasionSheets[] {
  const title = view.title || t(`title-${view.kind}`);
  const seating = seatingOf(view);
  return [
    ...(seating.length > 0 ? seatingSheets(view, seating, title) : []),
    ...(view.teams.length > 0 && view.teamStandings
      ? [teamSheets(view, view.teamStandings, title)]
      : []),
    ...settlementSheets(view, title),
  ];
}

/** All rounds, those to come as far as they are planned. */
function seatingOf({ direction, seating }: EventView): readonly Seating[] {
  const played = (direction?.rounds ?? []).map(({ tables }, i) => ({
    round: i + 1,
    tables: tables.map(({ seats }) => seats),
  }));
  return [...played, ...seating];
}

function seatingSheets(
  view: EventView,
  seating: readonly Seating[],
  title: string,
): readonly OccasionSheets[] {
  const members = [...new Set(seating.flatMap(({ tables }) => tables.flat()))]
    .filter((member) => member !== null)
    .map((member) => ({ member, name: nameOf(view, member) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const seatIn = ({ tables }: Seating, member: number) => {
    const table = tables.findIndex((seats) => seats.includes(member));
    return table < 0
      ? null
      : { table: table + 1, seat: defined(tables[table]).indexOf(member) + 1 };
  };
  const list: Results = {
    title,
    about: t('print-seating-about'),
    columns: [t('name'), ...seating.map(({ round }) => roundTitle(view.kind, round))],
    rows: members.map(({ member, name }) => [
      name,
      ...seating.map((one) => {
        const at = seatIn(one, member);
        return at === null ? '–' : `${at.table} / ${at.seat}`;
      }),
    ]),
  };
  return [
    { key: 'seating', label: t('print-seating'), made: { of: 'tables', tables: [list] } },
    {
      key: 'start-cards',
      label: t('print-start-cards'),
      made: {
        of: 'notices',
        perPage: 8,
        cards: members.map(({ member, name }) => ({
          heading: name,
          about: title,
          lines: seating.map((one) => {
            const at = seatIn(one, member);
            const where = at === null ? '–' : t('plan-seat', at);
            return `${roundTitle(view.kind, one.round)}: ${where}`;
          }),
        })),
      },
    },
    {
      key: 'table-cards',
      label: t('print-table-cards'),
      made: {
        of: 'notices',
        perPage: 2,
        cards: seating.flatMap(({ round, tables }) =>
          tables.map((seats, i) => ({
            heading: t('table-number', { n: i + 1 }),
            about: `${title}, ${roundTitle(view.kind, round)}`,
            lines: seats.map(
              (member, seat) => `${seat + 1}. ${member === null ? t('bot') : nameOf(view, member)}`,
            ),
          })),
        ),
      },
    },
  ];
}

/** Each team, and below it what its people have. */
function teamSheets(
  view: EventView,
  rows: NonNullable<EventView['teamStandings']>,
  title: string,
): OccasionSheets {
  const rounds = rows[0]?.rounds ?? [];
  const points = (each: readonly (number | null)[]): readonly string[] =>
    each.map((one) => (one === null ? '–' : writtenPoints(one)));
  const table: Results = {
    title,
    about: t('team-standings'),
    columns: [
      t('team'),
      t('place'),
      ...rounds.map((_, i) => roundTitle(view.kind, i + 1)),
      t('won'),
      t('points'),
    ],
    rows: rows.flatMap(({ team, place, rounds: each, won, points: sum }) => {
      const { name, members } = defined(view.teams[team]);
      const people = (view.standings ?? []).filter(({ member }) => members.includes(member));
      return [
        [name, `${place}.`, ...points(each), String(won), writtenPoints(sum)],
        ...people.map((one) => [
          `– ${nameOf(view, one.member)}`,
          '',
          ...points(one.rounds),
          String(one.won),
          writtenPoints(one.points),
        ]),
      ];
    }),
  };
  return { key: 'teams', label: t('team-standings'), made: { of: 'tables', tables: [table] } };
}

function settlementSheets(view: EventView, title: string): readonly OccasionSheets[] {
  const settlement = settlementOf(view);
  if (settlement === null) return [];
  const { parts, rows, sums, till, payments } = settlement;
  const empty = parts.slice(1).map(() => '');
  const paid: Results = {
    title,
    about: t('money-settlement'),
    columns: [t('name'), ...parts.map((part) => t(`money-of-${part}`)), t('print-signature')],
    rows: [
      ...rows.map(({ name, money }) => [name, ...parts.map((part) => written(money[part])), '']),
      [t('print-sum'), ...parts.map((part) => written(sums[part])), ''],
      [t('money-till'), ...empty, written(till), ''],
      // Nothing is lost.
      [t('money-of-sum'), ...empty, written(sums.sum + till), ''],
    ],
  };
  const owed: Results = {
    title,
    about: t('money-payments'),
    columns: [t('print-from'), t('print-to'), '€'],
    rows: payments.map(({ from, to, cents }) => [from, to, written(cents)]),
  };
  const tables = payments.length > 0 ? [paid, owed] : [paid];
  return [{ key: 'settlement', label: t('print-settlement'), made: { of: 'tables', tables } }];
}
