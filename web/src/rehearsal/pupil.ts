import type { After, OpenTable, Session, TableSnapshot } from '@lusoria/client';
import { eventsOver } from '@lusoria/client/events';
import type { AnyGame, Random } from '@lusoria/core';
import type { Command } from '@lusoria/table';

/** Tempo of the pupils: as people, or as fast as one can still follow. */
export const TEMPOS = ['calm', 'fast'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Pauses in milliseconds, at least and at most: before a move of one's own, and before an answer to another's. */
const PAUSES = {
  calm: { move: [1500, 4500], answer: [500, 1400] },
  fast: { move: [120, 240], answer: [20, 100] },
} as const satisfies Record<Tempo, unknown>;

/** Time after which a pupil looks again where a command was refused (milliseconds). */
const AGAIN_MS = 400;

export interface Pupil {
  readonly session: Session;
  readonly name: string;
  readonly game: AnyGame;
  /** What this pupil thinks right: gets a view, returns an action or null. */
  choose(view: unknown): unknown;
  readonly random: Random;
  readonly after: After;
  tempo(): Tempo;
}

/** Lets a made-up pupil join a class and play at every table to which it is sent, as a client that sees what a player sees. */
export async function attend(pupil: Pupil, code: string): Promise<void> {
  const { session, name, random, after } = pupil;
  const opened = await eventsOver(session).open(code);
  if (!opened.ok) return;
  const event = opened.value;
  await event.do({ do: 'join', name });
  let at = '';
  /** The last question to all that this pupil has heard. */
  let asked = -1;
  const look = (): void => {
    const { you, question } = event.get();
    if (you.as === 'member' && question?.phase === 'open' && question.question !== asked) {
      asked = question.question;
      const reply = {
        do: 'reply',
        question: asked,
        answer: random.int(question.answers.length),
      } as const;
      after(pauseBefore(pupil, 'move'), () => void event.do(reply));
    }
    const table = you.as === 'member' ? you.table : null;
    if (table === null || table === at) return;
    at = table;
    void session.open(table).then((result) => {
      if (result.ok && at === table) playAt(pupil, result.value, () => at !== table);
    });
  };
  event.subscribe(look);
  look();
}

/** Plays until the match is over, or the pupil was sent elsewhere. */
function playAt(pupil: Pupil, table: OpenTable, hasLeft: () => boolean): void {
  let cancel: () => void = () => undefined;
  /** The state in which the pupil has declined to act, or waits for its own command. */
  let settled = -1;
  const think = (): void => {
    cancel();
    const snapshot = table.get();
    if (hasLeft() || snapshot.gone !== null) {
      unsubscribe();
      table.close();
      return;
    }
    if (settled === snapshot.seq || !isAsked(snapshot)) return;
    cancel = pupil.after(pauseOf(pupil, snapshot), () => void act(snapshot));
  };
  const act = async (snapshot: TableSnapshot): Promise<void> => {
    settled = snapshot.seq;
    const command = commandOf(pupil, snapshot);
    const result = command && (await table.do(command));
    if (result && !result.ok && table.get().seq === snapshot.seq) {
      settled = -1;
      cancel = pupil.after(AGAIN_MS, think);
    }
  };
  const unsubscribe = table.subscribe(think);
  think();
}

function isAsked({ view: { seat, phase, round } }: TableSnapshot): boolean {
  if (seat === null) return false;
  if (phase === 'between') return seat === 0;
  const play = phase === 'playing' ? round?.play : null;
  return !!play && (play.must.includes(seat) || play.may.includes(seat));
}

function pauseOf({ random, tempo }: Pupil, { view: { seat, round } }: TableSnapshot): number {
  const isTurn = seat !== null && (round?.play?.must.includes(seat) ?? true);
  return pauseBefore({ random, tempo }, isTurn ? 'move' : 'answer');
}

function pauseBefore(
  { random, tempo }: Pick<Pupil, 'random' | 'tempo'>,
  what: 'move' | 'answer',
): number {
  const [least, most] = PAUSES[tempo()][what];
  return least + random.int(most - least);
}

function commandOf(
  { choose, game, random }: Pupil,
  { view: { seat, phase, round } }: TableSnapshot,
): Command | null {
  if (phase === 'between') return { do: 'next' };
  const play = round?.play;
  if (!play || seat === null) return null;
  const action = choose(play.view) ?? null;
  if (action !== null) return { do: 'act', action };
  return play.must.includes(seat)
    ? { do: 'act', action: game.sampleAction(play.view, random) }
    : null;
}
