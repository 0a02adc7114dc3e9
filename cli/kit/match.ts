import type { TableView } from '@lusoria/table';
import type { Desk, Question, Went } from './game-terminal.ts';
import { type CommonKey, commonKeyOf, saysYes } from './keys.ts';
import { newsOf } from './news.ts';
import { ask, type Playing } from './playing.ts';

/** What has been shown already. */
interface Memory {
  /** The last entry of the log that was told. */
  told: number;
  /** How many rounds of the match were shown to their end. */
  ended: number;
}

/** Plays matches until the player has had enough. */
export async function playMatches(playing: Playing, desk: Desk): Promise<void> {
  const { house, input } = playing;
  const memory: Memory = { told: 0, ended: 0 };
  const now = (): TableView => house.table.get().view;
  await ask(playing, { do: 'start' });
  for (;;) {
    await house.settle();
    tell(playing, desk, memory);
    if (input.interrupted()) return leave(playing, desk, memory);
    const question = questionAt(now(), playing, desk);
    if (!question) {
      const ms = house.next();
      if (ms === null) throw new Error('the table waits for nobody');
      await playing.pause(ms);
      house.pass();
      continue;
    }
    const { phase, played } = now();
    if (phase !== 'playing' && memory.ended < played) {
      memory.ended = played;
      for (const line of [...desk.ending(), '']) playing.out(line);
      if (phase === 'over') await playing.finished();
    }
    if (phase === 'over') memory.ended = 0;
    const line = await input.line(question.prompt());
    if (line === null) return leave(playing, desk, memory);
    if ((await question.answer(line)) === 'away') return leave(playing, desk, memory);
  }
}

function tell(playing: Playing, desk: Desk, memory: Memory): void {
  const { entries } = playing.house.table.get();
  const fresh = entries.filter(({ seq }) => seq > memory.told);
  memory.told = entries.at(-1)?.seq ?? memory.told;
  for (const line of newsOf(fresh, playing, desk)) playing.out(line);
}

function questionAt({ phase }: TableView, playing: Playing, desk: Desk): Question | null {
  switch (phase) {
    case 'over':
      return again(playing);
    case 'between':
      return next(playing, desk);
    case 'playing':
      return desk.question();
    case 'lobby':
      return null;
  }
}

function again(playing: Playing): Question {
  const { words, style } = playing;
  return {
    prompt: () => `${style.loud(words.play.again)} › `,
    async answer(line): Promise<Went> {
      if (!saysYes(line)) return 'away';
      await ask(playing, { do: 'rematch' });
      return 'on';
    },
  };
}

function next(playing: Playing, desk: Desk): Question {
  const { words, style } = playing;
  const hint = hintsOf(['goOn', 'quit'], playing);
  return {
    prompt: () => `${style.loud(desk.next)} ${style.quiet(`(${hint})`)} › `,
    async answer(line): Promise<Went> {
      const key = commonKeyOf(line, words.language);
      if (key === 'quit') return 'away';
      if (key === 'goOn') await ask(playing, { do: 'next' });
      else desk.between(line);
      return 'on';
    },
  };
}

/** What some keys do, in a line. */
export function hintsOf(keys: readonly CommonKey[], { words }: Pick<Playing, 'words'>): string {
  const { play } = words;
  return keys
    .map((key) => `${key === 'goOn' ? play.enter : (play.keys[key][0] ?? '')} ${play.does[key]}`)
    .join(' · ');
}

/** Breaks off what is under way, so that its secret is open and it can be stored. */
async function leave(playing: Playing, desk: Desk, memory: Memory): Promise<void> {
  const { house, words } = playing;
  const { phase } = house.table.get().view;
  if (phase === 'playing') await ask(playing, { do: 'consent', to: 'end', give: true });
  tell(playing, desk, memory);
  if (phase !== 'over') await playing.finished();
  playing.out(words.play.bye);
}
