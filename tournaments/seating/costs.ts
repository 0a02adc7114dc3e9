import { defined } from '@lusoria/core';
import type { EventState, Tables } from '../types.ts';

/** Costs of a table with two people to keep apart, with two of a team, and with two who meet again. */
const APART_COST = 1000;
const TEAM_COST = 200;
const AGAIN_COST = 4;
/** Cost of sitting once more at one of the smaller tables, where everybody plays more: times the square of how often before. */
const SMALL_AGAIN_COST = 2;

/** What speaks against sitting together. */
export interface Relations {
  /** Pairs to keep apart, wherever possible. */
  readonly apart: readonly (readonly [number, number])[];
  /** Members of teams. */
  readonly teams: readonly (readonly number[])[];
  /** Members who have sat together so far: one entry per table. */
  readonly met: Tables;
}

/** Costs of tables, for members that are to be seated. */
export interface PairCosts {
  of(one: number, other: number): number;
  /** Of a member at a table of this size. */
  at(one: number, size: number): number;
  add(one: number, other: number, cost: number): void;
}

/** @param evens whether nobody is to sit at smaller tables more often than others */
export function pairCosts(
  members: readonly number[],
  relations: Relations,
  { evens }: { readonly evens: boolean },
): PairCosts {
  const count = members.length;
  /** By member; looked up for every swap. */
  const index: (number | undefined)[] = [];
  for (const [i, member] of members.entries()) index[member] = i;
  const pairs = new Float64Array(count * count);
  const small = new Float64Array(count);
  const indexOf = (member: number): number => defined(index[member], 'a member to be seated');
  const add: PairCosts['add'] = (one, other, cost) => {
    const [a, b] = [indexOf(one), indexOf(other)];
    pairs[a * count + b] = defined(pairs[a * count + b]) + cost;
    pairs[b * count + a] = defined(pairs[b * count + a]) + cost;
  };
  const addAll = (groups: Tables, cost: number): void => {
    for (const group of groups) {
      const present = group.filter((one) => index[one] !== undefined);
      for (const [i, one] of present.entries()) {
        for (const other of present.slice(i + 1)) add(one, other, cost);
      }
    }
  };
  addAll(relations.apart, APART_COST);
  addAll(relations.teams, TEAM_COST);
  addAll(relations.met, AGAIN_COST);
  const largest = evens ? Math.max(0, ...relations.met.map(({ length }) => length)) : 0;
  for (const table of relations.met) {
    for (const one of table) {
      const at = index[one];
      if (at !== undefined && table.length < largest) {
        small[at] = defined(small[at]) + 1;
      }
    }
  }
  return {
    of: (one, other) => defined(pairs[indexOf(one) * count + indexOf(other)]),
    at: (one, size) => (size < largest ? SMALL_AGAIN_COST * defined(small[indexOf(one)]) ** 2 : 0),
    add,
  };
}

/** What is known of the members of an event; tables of rounds under way or over count as meetings. */
export function relationsOf({ rounds, apart, teams }: EventState): Relations {
  const met = rounds.flatMap(({ tables }) =>
    tables.map(({ seats, scores }) => [
      ...new Set([
        ...seats.flatMap((one) => (one === null ? [] : [one])),
        ...scores.map(({ member }) => member),
      ]),
    ]),
  );
  return { apart, teams: teams.map(({ members }) => members), met };
}
