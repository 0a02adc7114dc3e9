import * as v from 'valibot';
import { pathOf } from '../../schema.ts';
import { candidates, checkpointsOf, fail, type Harness } from '../harness.ts';
import { seatFieldsOf } from '../../seat-fields.ts';
import { difference, jsonRoundTrip } from '../json.ts';
import { seatsOf, viewers } from '../playthrough.ts';
import type { Property, Subject } from '../subject.ts';

/** All data that is stored or sent survives JSON and is read unchanged by the game's schemas. */
export function roundTrip<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  harness: Harness<O, S, A, E>,
): Property {
  const { game } = subject;
  const bySeat = new Set(seatFieldsOf(game.schema.view));
  return harness.onPlaythroughs('round trip', (playthrough, steps) => {
    const { options } = playthrough.setup;
    survives('options', options);
    isRead('options', game.schema.options, options);
    for (const [ply, { state, events }] of playthrough.upTo(steps).entries()) {
      survives('state', state, { ply });
      for (const event of events) {
        survives('event', event, { ply });
        isRead('event', game.schema.event, event, { ply });
      }
    }
    for (const checkpoint of checkpointsOf(playthrough, steps)) {
      const { state, events, ply, seats, random } = checkpoint;
      const turn = game.turn(state);
      survives('turn', turn, { ply });
      for (const viewer of viewers(seats)) {
        const facts = { ply, viewer };
        const view = game.view(state, viewer);
        survives('view', view, facts);
        isRead('view', game.schema.view, view, facts);
        // Before the deal nobody has any cards.
        if (turn.kind !== 'chance') isPerSeat(view, bySeat, seats, facts);
        survives('resampled state', game.resampleState(view, random), facts);
        for (const event of events) {
          const redacted = game.redact(event, viewer);
          if (redacted === null) continue;
          survives('redacted event', redacted, facts);
          isRead('redacted event', game.schema.event, redacted, facts);
        }
      }
      for (const action of candidates(subject, checkpoint)) {
        survives('action', action, { ply });
        isRead('action', game.schema.action, action, { ply });
        for (const seat of seatsOf(seats)) {
          const made = game.decide(state, seat, action);
          if (!made.ok) survives('rejection', made.rejection, { ply, seat, action });
        }
      }
    }
  });
}

function isPerSeat(view: unknown, fields: ReadonlySet<string>, seats: number, facts: object): void {
  const entries: [string, unknown][] = Object.entries(view ?? {});
  const found = entries.find(
    ([name, value]) => fields.has(name) && Array.isArray(value) && value.length !== seats,
  );
  if (found) fail('a field per seat has not one entry per seat', { ...facts, seats, found });
}

function survives(what: string, value: unknown, facts: object = {}): void {
  const found = difference(value, jsonRoundTrip(value));
  if (found !== null) fail(`${what} does not survive JSON`, { ...facts, [what]: value, found });
}

function isRead<T>(
  what: string,
  schema: v.GenericSchema<unknown, T>,
  value: T,
  facts: object = {},
): void {
  const read = v.safeParse(schema, jsonRoundTrip(value));
  if (!read.success) {
    const found = read.issues.map((issue) => `${pathOf(issue)} ${issue.message}`);
    fail(`${what} is refused by its schema`, { ...facts, [what]: value, found });
  }
  const found = difference(value, read.output);
  if (found !== null) {
    fail(`${what} is changed by its schema`, { ...facts, [what]: value, found });
  }
}
