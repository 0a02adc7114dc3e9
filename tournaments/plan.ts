import { accepted } from '@lusoria/core';
import { type Context, type Decision, rejectWith } from './decision.ts';
import { evolve } from './evolve.ts';
import { membersHere } from './membership.ts';
import { sizesOf } from './rounds.ts';
import { relationsOf } from './seating/costs.ts';
import { drawSeries, refitTables } from './seating/series.ts';
import { tableSizes } from './seating/sizes.ts';
import { type EventState, MAX_ROUNDS, type Tables, type TournamentEvent } from './types.ts';

/** Number of people at each table, if all who are here play. */
function sizesHere(state: EventState, context: Context): readonly number[] {
  const people = membersHere(state).length;
  return tableSizes(people, sizesOf(state, context), state.settings.size).map(
    (table) => table.people,
  );
}

/** Draws the tables of the series to come. */
export function plan(state: EventState, series: number, context: Context): Decision {
  if (series === 0) return accepted([{ type: 'planned', series: [] }]);
  if (state.rounds.length + series > MAX_ROUNDS) return rejectWith('table-full');
  const members = membersHere(state).map(({ no }) => no);
  if (members.length === 0) return rejectWith('nobody-there');
  const drawn = drawSeries(
    members,
    sizesHere(state, context),
    { ...relationsOf(state), series },
    context.random,
  );
  return accepted([planned(drawn)]);
}

/** Plans the series to come from a list; whoever is here and is missing in it gets a seat. */
export function planFrom(state: EventState, series: readonly Tables[], context: Context): Decision {
  if (state.rounds.length + series.length > MAX_ROUNDS) return rejectWith('table-full');
  const here = membersHere(state).map(({ no }) => no);
  if (here.length === 0) return rejectWith('nobody-there');
  const most = Math.max(...sizesOf(state, context));
  const fits = series.every((tables) => {
    const all = tables.flat();
    return (
      new Set(all).size === all.length &&
      all.every((member) => here.includes(member)) &&
      tables.every(({ length }) => length > 0 && length <= most)
    );
  });
  return fits
    ? accepted([planned(refitted({ ...state, plan: series }, context))])
    : rejectWith('bad-seating');
}

/** The plan of the series to come, for those who are here. */
function refitted(state: EventState, context: Context): readonly Tables[] {
  const members = membersHere(state).map(({ no }) => no);
  const sizes = sizesHere(state, context);
  const relations = relationsOf(state);
  return state.plan.map((tables, i) => {
    const others = state.plan.filter((_, other) => other !== i);
    const met = [...relations.met, ...others.flat()];
    return refitTables(tables, members, sizes, { ...relations, met });
  });
}

/** The events, and what they change in the plan of the series to come: people come, leave, and tables have other sizes. */
export function withPlan(
  state: EventState,
  events: readonly TournamentEvent[],
  context: Context,
): readonly TournamentEvent[] {
  if (state.plan.length === 0) return events;
  const after = events.reduce((so, event) => evolve(so, event, context.now), state);
  if (isStill(state, after)) return events;
  const series = refitted(after, context);
  const isSame = JSON.stringify(series) === JSON.stringify(after.plan);
  return isSame ? events : [...events, planned(series)];
}

/** Whether nothing has changed that the sizes of tables, or who sits there, depend on. */
function isStill(before: EventState, after: EventState): boolean {
  return (
    before.members === after.members &&
    before.settings === after.settings &&
    before.options === after.options &&
    before.prepared === after.prepared
  );
}

function planned(series: readonly Tables[]): TournamentEvent {
  return {
    type: 'planned',
    series: series.map((tables) => tables.map((table) => [...table])),
  };
}
