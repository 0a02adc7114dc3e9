import * as v from 'valibot';
import { difference, revived } from './json.ts';
import { type Court, candidates, pointsOf, violated } from './harness.ts';
import type { Law, Subject } from './subject.ts';
import { seatsOf, viewers } from './walk.ts';

/**
 * All that is stored or sent survives JSON and is read unchanged by the game's schemas.
 */
export function roundTrip<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  court: Court<O, S, A, E>,
): Law {
  const { game } = subject;
  return court.onWalks('round trip', (walk, steps) => {
    const { options } = walk.setup;
    survives('options', options);
    isRead('options', game.schema.options, options);
    for (const [ply, { state, events }] of walk.upTo(steps).entries()) {
      survives('state', state, { ply });
      for (const event of events) {
        survives('event', event, { ply });
        isRead('event', game.schema.event, event, { ply });
      }
    }
    for (const point of pointsOf(walk, steps)) {
      const { state, events, ply, seats, random } = point;
      survives('turn', game.turn(state), { ply });
      for (const viewer of viewers(seats)) {
        const facts = { ply, viewer };
        const view = game.view(state, viewer);
        survives('view', view, facts);
        isRead('view', game.schema.view, view, facts);
        survives('sampled state', game.resampleState(view, random), facts);
        for (const event of events) {
          const redacted = game.redact(event, viewer);
          if (redacted === null) continue;
          survives('redacted event', redacted, facts);
          isRead('redacted event', game.schema.event, redacted, facts);
        }
      }
      for (const action of candidates(subject, point)) {
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

function survives(what: string, value: unknown, facts: object = {}): void {
  const found = difference(value, revived(value));
  if (found !== null) violated(`${what} does not survive JSON`, { ...facts, [what]: value, found });
}

function isRead<T>(
  what: string,
  schema: v.GenericSchema<unknown, T>,
  value: T,
  facts: object = {},
): void {
  const read = v.safeParse(schema, revived(value));
  if (!read.success) {
    const found = read.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`);
    violated(`${what} is refused by its schema`, { ...facts, [what]: value, found });
  }
  const found = difference(value, read.output);
  if (found !== null) {
    violated(`${what} is changed by its schema`, { ...facts, [what]: value, found });
  }
}
