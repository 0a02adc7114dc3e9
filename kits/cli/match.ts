import { defined } from '@lusoria/core';
import type { PublicEntry } from '@lusoria/client';
import type { TableView } from '@lusoria/table';
import { mayAskForHints, withHints } from './hint.ts';
import type { LocalServer } from './local-server.ts';
import { type CommonKey, commonKeyOf, saysNo, saysYes, typedWords } from './keys.ts';
import { ask, insightLines, type Playing } from './playing.ts';
import type { Question, TableController, AfterAnswer } from './table-controller.ts';

/** Progress of the output. */
export interface Shown {
  /** Seq of the last entry shown. */
  told: number;
  /** Number of rounds of the match that were shown to their end. */
  ended: number;
}

/** A match on a server of this process. */
export interface PlayedMatch extends Playing {
  readonly live: LocalServer;
}

/** Plays matches until the player leaves. */
export async function playMatches(playing: PlayedMatch, ofGame: TableController): Promise<void> {
  const controller = withHints(ofGame, playing);
  const { live, input } = playing;
  const shown: Shown = { told: 0, ended: 0 };
  const now = (): TableView => live.table.get().view;
  await ask(playing, { do: 'start' });
  for (;;) {
    await live.settle();
    tell(playing, controller, shown);
    if (input.interrupted()) return leave(playing, controller, shown);
    const question = questionAt(now(), playing, controller);
    if (!question) {
      const ms = live.next();
      if (ms === null) throw new Error('the table waits for nobody');
      await playing.pause(ms);
      live.pass();
      continue;
    }
    const { phase, played } = now();
    // Another match has begun.
    shown.ended = Math.min(shown.ended, played);
    if (phase !== 'playing' && shown.ended < played) {
      shown.ended = played;
      for (const line of controller.outcomeLines()) playing.out(line);
      for (const line of [...(await insightLines(playing)), '']) playing.out(line);
      if (phase === 'over') await playing.finished();
    }
    const line = await input.line(question.prompt());
    if (line === null) return leave(playing, controller, shown);
    if ((await question.answer(line)) === 'leave') return leave(playing, controller, shown);
  }
}

/** Shows all new entries. */
export function tell(
  playing: Playing,
  controller: TableController,
  shown: Pick<Shown, 'told'>,
): void {
  const { entries } = playing.live.table.get();
  const fresh = entries.filter(({ seq }) => seq > shown.told);
  shown.told = entries.at(-1)?.seq ?? shown.told;
  const lines = fresh.flatMap(({ events }) => events).flatMap((event) => linesOf(event));
  for (const line of lines) playing.out(line);

  function linesOf(event: PublicEntry['events'][number]): readonly string[] {
    if (event.type === 'begun') return controller.roundLines(event.first);
    if (event.type === 'revealed' && !event.outcome) return [playing.common('end-broken-off')];
    return event.type === 'step'
      ? event.events.flatMap((inner) => controller.eventLines(inner))
      : [];
  }
}

/** The present question, between rounds, too; null while others are awaited. */
export function questionAt(
  { phase }: TableView,
  playing: Playing,
  controller: TableController,
): Question | null {
  switch (phase) {
    case 'over':
      return again(playing);
    case 'between':
      return next(playing, controller);
    case 'playing':
      return controller.question();
    case 'lobby':
      return null;
  }
}

/** Asks whether to play another match. */
export function again(playing: Playing): Question {
  const { common, language, style, out } = playing;
  return {
    prompt: () => `${style.loud(common('again'))} › `,
    async answer(line): Promise<AfterAnswer> {
      if (saysNo(line) || commonKeyOf(line, language) === 'quit') return 'leave';
      if (saysYes(line)) await ask(playing, { do: 'rematch' });
      else out(style.wrong(common('yes-or-no')));
      return 'continue';
    },
  };
}

/** Asks for the next round. */
export function next(playing: Playing, controller: TableController): Question {
  const { language, style } = playing;
  const hint = hintsOf(['goOn', 'quit'], playing);
  return {
    prompt: () => `${style.loud(controller.nextRoundPrompt)} ${style.quiet(`(${hint})`)} › `,
    async answer(line): Promise<AfterAnswer> {
      const key = commonKeyOf(line, language);
      if (key === 'quit') return 'leave';
      if (key === 'goOn') await ask(playing, { do: 'next' });
      else controller.betweenRounds(line);
      return 'continue';
    },
  };
}

/** Effects of some keys, in a line; with the help go hints, where they can be asked for. */
export function hintsOf(
  keys: readonly CommonKey[],
  playing: Pick<Playing, 'common'> & Partial<Playing>,
): string {
  const { common } = playing;
  const givesHints = mayAskForHints(playing);
  const typed = (key: CommonKey): string =>
    key === 'goOn' ? common('enter') : defined(typedWords(common(`typed-${key}`))[0]);
  return keys
    .flatMap((key) => (key === 'help' && givesHints ? (['hint', key] as const) : [key]))
    .map((key) => `${typed(key)}\u00a0${common(`does-${key}`)}`)
    .join(' · ');
}

/** Breaks off the present round: its secret is revealed and it can be stored. */
export async function leave(
  playing: Playing,
  controller: TableController,
  shown: Shown,
): Promise<void> {
  const { phase } = playing.live.table.get().view;
  if (phase === 'playing') await ask(playing, { do: 'consent', to: 'end', give: true });
  tell(playing, controller, shown);
  if (phase !== 'over') await playing.finished();
  playing.out(playing.common('bye'));
}
