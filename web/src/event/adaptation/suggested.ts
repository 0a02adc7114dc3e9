import type { Adaptable, Adaptation, Figure, ReportColumn, ReportRow } from '@lusoria/core';
import { isFew } from '@lusoria/tournaments/report';
import { isUnknown, SURE } from '../report/proposals.ts';
import type { Place } from './given.ts';

/** Settings that would help somebody, by what a map of knowledge says. */
export interface Suggestion {
  readonly key: string;
  readonly members: readonly number[];
  /** What they surely do not know; empty where a table knows everything. */
  readonly lacking: readonly ReportColumn[];
  /** The number of the table that knows everything; null: single people lack something. */
  readonly table: number | null;
  readonly to: Adaptation;
}

/** Estimates from which somebody is proposed help: one that is missing is no reason. */
const MIN_LACKING = 2;
/** Part of the estimates that must rest on enough answers before a table is said to know everything. */
const MIN_ASKED = 1 / 2;
const MAX_SUGGESTED = 6;

interface Person {
  readonly member: number;
  readonly row: ReportRow;
}

/**
 * Who would be helped by other settings: easier ones for whoever lacks something, the most first; harder ones for a table
 * at which everybody knows all that they were asked. Nobody is proposed what they have.
 *
 * @param now what a member has; null: what all have
 */
export function suggestedFrom(
  { proposed }: Pick<Adaptable, 'proposed'>,
  columns: readonly ReportColumn[],
  people: readonly Person[],
  places: readonly Place[],
  now: (member: number) => Adaptation | null,
): readonly Suggestion[] {
  if (!proposed) return [];
  const estimates = columns.filter(({ kind }) => kind === 'estimate');
  const { lacking, sure } = proposed;
  const helped = people
    .map(({ member, row }): Suggestion => {
      const unknown = estimates.filter(({ key }) => {
        const figure = row[key] ?? null;
        return figure !== null && isUnknown(figure);
      });
      const to = together(now(member), lacking);
      return { key: `m${member}`, members: [member], lacking: unknown, table: null, to };
    })
    .filter(
      ({ members: [member], lacking: unknown }) =>
        unknown.length >= MIN_LACKING && member !== undefined && !has(now(member), lacking),
    )
    .toSorted((a, b) => b.lacking.length - a.lacking.length)
    .slice(0, MAX_SUGGESTED);
  const able = places.flatMap(({ n, members }): readonly Suggestion[] => {
    const isAble = members.every((member) => {
      const row = people.find((one) => one.member === member)?.row;
      return row !== undefined && knowsAll(estimates.map(({ key }) => row[key] ?? null));
    });
    if (!isAble || members.every((member) => has(now(member), sure))) return [];
    return [{ key: `t${n}`, members, lacking: [], table: n, to: sure }];
  });
  return [...helped, ...able];
}

function knowsAll(figures: readonly (Figure | null)[]): boolean {
  const asked = figures.filter((one) => one !== null && !isFew(one));
  return (
    asked.length >= figures.length * MIN_ASKED &&
    asked.length > 0 &&
    asked.every((one) => one !== null && one.value >= SURE)
  );
}

function together(one: Adaptation | null, other: Adaptation): Adaptation {
  return {
    aids: [...new Set([...(one?.aids ?? []), ...other.aids])],
    options: { ...one?.options, ...other.options },
  };
}

function has(one: Adaptation | null, wanted: Adaptation): boolean {
  return (
    one !== null &&
    wanted.aids.every((aid) => one.aids.includes(aid)) &&
    Object.entries(wanted.options).every(([key, value]) => one.options[key] === value)
  );
}
