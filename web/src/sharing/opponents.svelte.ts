import { browserWorker, workerCaller } from '@lusoria/core/worker-call';
import { roundAt } from '@lusoria/table/sharing';
import { calm } from '@lusoria/web-kit/page/motion.ts';
import { botCalls } from './calls.ts';
import { newSeed, type Shown } from './shown.svelte.ts';

/** Time between two moves of bots (milliseconds). */
const PACE_MS = 900;
/** Time that they leave the reader to object to a move. */
const WINDOW_MS = 5000;

/** Lets chance and bots play wherever the reader plays a shared deal; must be called during initialization of a component. */
export function playsOthers(shown: Shown): void {
  const worker = workerCaller(botCalls, () =>
    browserWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  );
  $effect(() => () => void worker.end());
  $effect(() => {
    const { mode, opened, at, game } = shown;
    if (mode.kind !== 'play') return;
    const round = roundAt(opened, at);
    const turn = round.turn();
    let isOver = false;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (ms: number, call: () => void) => {
      timers.push(setTimeout(() => !isOver && call(), ms));
    };
    /** Asks bots one after another until one of them acts. */
    const ask = async (seats: readonly number[]): Promise<void> => {
      for (const seat of seats) {
        const input = await worker.call('think', {
          game: game.manifest.id,
          bot: game.manifest.bot,
          view: round.view(seat),
          seed: newSeed(),
        });
        if (isOver) return;
        if (input !== null && shown.bot(seat, input).ok) return;
      }
    };
    if (turn.kind === 'chance') after(0, shown.draw);
    if (turn.kind === 'play') {
      const others = (seats: readonly number[]) => seats.filter((seat) => seat !== mode.seat);
      const mine = turn.must.includes(mode.seat);
      const mayObject = turn.window?.open.includes(mode.seat) ?? false;
      const waits = mine || mayObject;
      const first = waits ? others(turn.may) : [...others(turn.may), ...others(turn.must)];
      after(calm(PACE_MS), () => void ask(first));
      if (mayObject && !mine) after(WINDOW_MS, () => void ask(others(turn.must)));
    }
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    };
  });
}
