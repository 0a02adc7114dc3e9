import { type Cell, CELLS, type Features, features } from '@lusoria/latin';
import { decode, defined, type ReportedRound } from '@lusoria/core';
import { isRight } from '../rules/judge.ts';
import { actionSchema, eventSchema, viewSchema } from '../rules/schemas.ts';
import type { PileCard, View } from '../rules/types.ts';
import { believe, estimateAt } from './estimate.ts';
import { type Acted, type Confusion, evidenceOf, type LearnerRound } from './evidence.ts';

/** Number of a person's declared plays, and of the right ones among them. */
export interface Tally {
  readonly all: number;
  readonly right: number;
}

/** Report on one person's rounds. */
export interface ClassReport {
  readonly lays: Tally;
  /** By declared feature. */
  byFeature(feature: Features[keyof Features]): Tally;
  readonly challenges: Tally;
  /** Errors of others that this player could have challenged and did not, or that nobody noticed. */
  readonly overlooked: number;
  /** Probability that a cell is known, for those with evidence. */
  readonly known: ReadonlyMap<Cell, number>;
  /** Each with the view before it, and the card it was played on. */
  readonly confusions: readonly (Confusion & {
    readonly view: View;
    readonly on: PileCard | null;
  })[];
}

/** @param rounds of one person, in order; they may be of several decks. */
export function classReport(rounds: readonly ReportedRound[]): ClassReport {
  const played = rounds.map(learnerRound);
  const evidence = played.map(evidenceOf);
  const all = evidence.flat();
  const lays = played.flatMap(({ me, acted }) =>
    acted.flatMap((one) => (one.seat === me && one.byPerson ? declared(one) : [])),
  );
  const challenges = all.filter(({ kind }) => kind === 'challenged' || kind === 'false-alarm');
  const last = Math.max(0, ...rounds.map(({ at }) => at));
  const estimate = estimateAt(believe(all), last);
  const seen = new Set(all.map(({ cell }) => cell));
  return {
    lays: tally(lays),
    byFeature: (feature) =>
      tally(lays.filter(({ as }) => Object.values(features(as)).includes(feature))),
    challenges: {
      all: challenges.length,
      right: challenges.filter(({ kind }) => kind === 'challenged').length,
    },
    overlooked: all.filter(({ kind }) => kind === 'overlooked').length,
    known: new Map(
      CELLS.flatMap((cell) =>
        seen.has(cell) ? [[cell, estimate.cells[cell].known] as const] : [],
      ),
    ),
    confusions: evidence.flatMap((some, i) => {
      const { acted } = defined(played[i]);
      return some.flatMap(({ kind, confusion, lay }) => {
        const view = acted.find(({ events }) => laysCard(events, lay))?.view;
        return kind === 'declared' && confusion && view
          ? [{ ...confusion, view, on: view.pile.at(-1) ?? null }]
          : [];
      });
    }),
  };
}

/** A finished round as the player whom it is about has seen it. */
export function learnerRound({ seat, at, actions }: ReportedRound): LearnerRound {
  const acted = actions.map(
    ({ seat: by, actor, action, view, events }): Acted => ({
      seat: by,
      action: decode(actionSchema, action),
      view: decode(viewSchema, view),
      events: events.map((event) => decode(eventSchema, event)),
      byPerson: actor === 'person',
    }),
  );
  return { me: seat, at, acted, refused: [] };
}

function laysCard(events: Acted['events'], lay: number | null): boolean {
  return events.some((event) => event.type === 'laid' && event.no === lay);
}

function declared({ events }: Acted): readonly { readonly as: Cell; readonly right: boolean }[] {
  return events.flatMap((event) =>
    event.type === 'laid' && event.as !== null && event.verdict !== null
      ? [{ as: event.as, right: isRight(event.verdict) }]
      : [],
  );
}

function tally(lays: readonly { readonly right: boolean }[]): Tally {
  return { all: lays.length, right: lays.filter(({ right }) => right).length };
}
