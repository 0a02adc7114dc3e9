import { isOneOf, randomFrom } from '@lusoria/core';
import type { Request, Respond } from '../model/decision.ts';
import type { Ports } from '../ports.ts';
import { botSeed } from '../rounds/seed.ts';
import type { TableCode, TableState } from '../model/types.ts';
import type { ServerCode } from '../protocol/messages.ts';

/** Lets the bots of a table think and act. */
export interface BotDriver {
  /** Asks the bot of a seat for an action, now. */
  ask(seat: number, bot: string): void;
  /** Whether asking the bot of a seat now is pointless: it is thinking, or has declined to act. */
  isBusy(seat: number): boolean;
  isIdle(): boolean;
  /** Makes bots that declined be asked again: there is something new to think about. */
  reset(): void;
  stop(): void;
}

/** The parts of its table that a bot driver uses. */
export interface BotContext {
  table(): TableState;
  submit(request: Request, command: string, respond: Respond): void;
  /** Sets the timer for the next deadline. */
  plan(): void;
  retryLater(): void;
}

/** Something happened meanwhile: the table is paused, or a person came back. */
const OVERTAKEN: readonly TableCode[] = ['not-now', 'paused', 'not-seated', 'stale'];

/** The store refused, not the table: the same request may be accepted later. */
const TRANSIENT: readonly ServerCode[] = ['try-again', 'unknown'];

export function createBotDriver(
  ports: Ports,
  { table, submit, plan, retryLater }: BotContext,
): BotDriver {
  let declined = new Set<number>();
  const thinking = new Set<number>();
  let stopped = false;

  const think = async (seat: number, bot: string): Promise<void> => {
    const asked = table();
    const state = asked.round?.play?.state;
    const turn = state?.turn();
    if (!state || turn?.kind !== 'play') return;
    const must = turn.must.includes(seat);
    const { prepared } = asked;
    const isReady = prepared?.seat === seat && state.act(seat, prepared.action).ok;
    const view = state.view(seat);
    const { round } = asked;
    const seed =
      asked.seed !== null && round !== null
        ? botSeed(round.secret, seat, view)
        : ports.randomBytes(32);
    const failed = (why: string): void => {
      if (!stopped) ports.notice({ kind: 'bot-failed', table: asked.id, seq: asked.seq, bot, why });
    };
    // Chat does not matter to a bot.
    const isOutdated = (): boolean =>
      stopped || table().round?.play !== asked.round?.play || table().seats !== asked.seats;
    const decline = (): void => {
      declined.add(seat);
      plan();
    };
    const act = (action: unknown, rejected: (code: string) => void): void =>
      // Per seq a bot acts once, whichever node it thinks on.
      submit(
        { kind: 'bot', seat, seen: asked.seq, action },
        `table:bot ${seat} ${asked.seq}`,
        (result) => {
          if (result.ok || isOutdated()) return;
          if (isOneOf(TRANSIENT, result.rejection.code)) retryLater();
          else if (asked.seq !== table().seq && isOneOf(OVERTAKEN, result.rejection.code)) plan();
          else rejected(result.rejection.code);
        },
      );
    // A stuck bot must not hold up people: any legal action will do.
    const actAnyhow = (): void =>
      act(asked.game.sampleAction(view, randomFrom(seed)), () => {
        failed('stuck');
        decline();
      });
    let action: unknown = null;
    try {
      action = isReady
        ? prepared.action
        : await ports.think(asked.game.id, bot, view, seed, { repeatable: asked.seed !== null });
      if (action === null && must) failed('nothing to do');
    } catch (error) {
      failed(String(error));
    }
    thinking.delete(seat);
    if (isOutdated()) return plan();
    if (action === null) return must ? actAnyhow() : decline();
    act(action, (code) => {
      failed(code);
      if (must) actAnyhow();
      else decline();
    });
  };

  return {
    ask(seat, bot) {
      thinking.add(seat);
      think(seat, bot)
        .catch((error: unknown) => {
          const { id, seq } = table();
          ports.notice({ kind: 'failed', table: id, seq, error });
          retryLater();
        })
        .finally(() => thinking.delete(seat));
    },
    isBusy: (seat) => declined.has(seat) || thinking.has(seat),
    isIdle: () => thinking.size === 0,
    reset() {
      declined = new Set();
    },
    stop() {
      stopped = true;
    },
  };
}
