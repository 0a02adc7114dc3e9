import {
  type DailyAnswer,
  dailyAnswerSchema,
  type DailyRequest,
  type DayView,
} from '@lusoria/tournaments/daily';
import * as v from 'valibot';
import { type Client, codeOf } from './client.ts';
import { play, PLAYED, type Player } from './play.ts';

async function askDaily(client: Client, request: DailyRequest): Promise<DailyAnswer> {
  const answer = await client.ask({ t: 'event', request });
  if (answer.t !== 'event-answer') throw new Error(codeOf(answer));
  return v.parse(dailyAnswerSchema, answer.answer);
}

/** Today's deal of the default game, as a client may see it. */
export async function dealOfToday(client: Client): Promise<DayView> {
  const all = await askDaily(client, { ask: 'daily' });
  const found =
    all.to === 'daily' &&
    all.days.find(({ date, game }) => date === all.date && game === PLAYED.game);
  if (!found) throw new Error('there is no deal');
  return dealOf(client, found.day);
}

/** One of the deals of a day, as a client may see it. */
export async function dealOf(client: Client, day: string): Promise<DayView> {
  const answer = await askDaily(client, { ask: 'daily-day', day });
  if (answer.to !== 'daily-day') throw new Error(answer.to);
  return answer.view;
}

/** Plays a deal to its end. @returns the points that the table shows */
export async function playsDeal(client: Client, day: string, player: Player): Promise<number> {
  const answer = await askDaily(client, { ask: 'daily-play', day });
  if (answer.to !== 'daily-play') throw new Error(answer.to);
  return pointsAt(client, await client.open(answer.table), player);
}

/** Plays at the table of a deal to its end. @returns the points that the table shows */
export async function pointsAt(client: Client, table: string, player: Player): Promise<number> {
  await play(client, table, player, ({ phase }) => phase === 'over');
  const { view } = client.table(table);
  const own = view.standings.find(({ seat }) => seat === view.seat);
  if (!own) throw new Error('no points');
  return own.points;
}
