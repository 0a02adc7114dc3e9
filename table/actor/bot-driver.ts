import { isOneOf, randomFrom } from '@lusoria/core';
import type { Request, Respond } from '../model/decision.ts';
import type { Ports } from '../ports.ts';
import { botSeed } from '../rounds/seed.ts';
import type { TableCode, TableState } from '../model/types.ts';
import type { ServerCode } from '../protocol/messages.ts';

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

/** Lets the bots of a table think and act. */
export class BotDriver {
  readonly #ports: Ports;
  readonly #context: BotContext;
  /** Seats. */
  #declined: readonly number[] = [];
  #thinking: readonly number[] = [];
  #stopped = false;

  constructor(ports: Ports, context: BotContext) {
    this.#ports = ports;
    this.#context = context;
  }

  /** Asks the bot of a seat for an action, now. */
  ask(seat: number, bot: string): void {
    this.#thinking = [...this.#thinking, seat];
    this.#think(seat, bot)
      .catch((error: unknown) => {
        const { id, seq } = this.#context.table();
        this.#ports.notice({ kind: 'failed', table: id, seq, error });
        this.#context.retryLater();
      })
      .finally(() => this.#endThinking(seat));
  }

  /** Whether asking the bot of a seat now is pointless: it is thinking, or has declined to act. */
  isBusy(seat: number): boolean {
    return this.#declined.includes(seat) || this.#thinking.includes(seat);
  }

  isIdle(): boolean {
    return this.#thinking.length === 0;
  }

  /** Makes bots that declined be asked again: there is something new to think about. */
  reset(): void {
    this.#declined = [];
  }

  stop(): void {
    this.#stopped = true;
  }

  #endThinking(seat: number): void {
    this.#thinking = this.#thinking.filter((one) => one !== seat);
  }

  async #think(seat: number, bot: string): Promise<void> {
    const ports = this.#ports;
    const context = this.#context;
    const asked = context.table();
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
      if (!this.#stopped)
        ports.notice({ kind: 'bot-failed', table: asked.id, seq: asked.seq, bot, why });
    };
    // Chat does not matter to a bot.
    const isOutdated = (): boolean =>
      this.#stopped ||
      context.table().round?.play !== asked.round?.play ||
      context.table().seats !== asked.seats;
    const decline = (): void => {
      this.#declined = [...this.#declined, seat];
      context.plan();
    };
    const act = (action: unknown, rejected: (code: string) => void): void =>
      // Per seq a bot acts once, whichever node it thinks on.
      context.submit(
        { kind: 'bot', seat, seen: asked.seq, action },
        `table:bot ${seat} ${asked.seq}`,
        (result) => {
          if (result.ok || isOutdated()) return;
          if (isOneOf(TRANSIENT, result.rejection.code)) context.retryLater();
          else if (asked.seq !== context.table().seq && isOneOf(OVERTAKEN, result.rejection.code))
            context.plan();
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
    this.#endThinking(seat);
    if (isOutdated()) return context.plan();
    if (action === null) return must ? actAnyhow() : decline();
    act(action, (code) => {
      failed(code);
      if (must) actAnyhow();
      else decline();
    });
  }
}
