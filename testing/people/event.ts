import {
  type EventAnswer,
  eventAnswerSchema,
  type EventRequest,
  type EventView,
  eventViewSchema,
} from '@lusoria/tournaments/protocol';
import { type Command, type Settings, settingsSchema } from '@lusoria/tournaments/types';
import * as v from 'valibot';
import { type Client, codeOf } from './client.ts';
import { play, PLAYED, type Player, QUICK } from './play.ts';

/** Sends a request about events and returns the response. Throws with the code of a rejection. */
export async function askEvents(client: Client, request: EventRequest): Promise<EventAnswer> {
  const answer = await client.ask({ t: 'event', request });
  if (answer.t !== 'event-answer') throw new Error(codeOf(answer));
  return v.parse(eventAnswerSchema, answer.answer);
}

/** The code of a rejection, or `done`. */
export async function doEvent(client: Client, event: string, command: Command): Promise<string> {
  const answer = await client.ask({ t: 'event', request: { ask: 'do', event, command } });
  return codeOf(answer);
}

/** The latest view of an event that a client received; undefined if none. */
export function eventAt(client: Client): EventView | undefined {
  const message = client.messages.findLast(({ t }) => t === 'event');
  return message?.t === 'event' ? v.parse(eventViewSchema, message.view) : undefined;
}

/** Resolves with an event when a condition holds. */
export async function untilEvent(
  client: Client,
  is: (view: EventView) => boolean,
): Promise<EventView> {
  return client.until(() => {
    const view = eventAt(client);
    return view && is(view) ? view : null;
  }, is.toString());
}

/** The client's own table in the latest round; null if none. */
export function ownTable(view: EventView): string | null {
  return view.you.as === 'member' || view.you.as === 'director' ? view.you.table : null;
}

/** Creates a class with a quick game, and watches it. */
export async function makeClass(
  client: Client,
  settings: Partial<Settings> = {},
  options: object = { ...QUICK, rounds: 1 },
): Promise<Extract<EventAnswer, { to: 'create' }>> {
  const made = await askEvents(client, {
    ask: 'create',
    kind: 'class',
    title: '7b',
    game: PLAYED.game,
    options,
    settings: v.parse(settingsSchema, { bot: PLAYED.bot, ...settings }),
  });
  if (made.to !== 'create') throw new Error(made.to);
  await askEvents(client, { ask: 'open', event: made.code });
  return made;
}

/** Joins an event under a name. */
export async function joinEvent(client: Client, code: string, name: string): Promise<void> {
  await askEvents(client, { ask: 'open', event: code });
  const answer = await doEvent(client, code, { do: 'join', name });
  if (answer !== 'done') throw new Error(answer);
}

/** Waits for a seat in a round (numbered from 1), opens the table and plays its match to the end. */
export async function playEventRound(
  client: Client,
  round: number,
  player: Player,
): Promise<string> {
  const view = await untilEvent(
    client,
    (now) => now.round?.number === round && ownTable(now) !== null,
  );
  const table = ownTable(view) ?? '';
  await client.open(table);
  await play(client, table, player, ({ phase }) => phase === 'over');
  return table;
}
