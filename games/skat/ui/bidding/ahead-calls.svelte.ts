import type { Action, ThreeView } from '@lusoria/skat';
import { type Ahead, callAhead, isBidding } from './ahead.ts';

/** Delay of a call said ahead: one sees that one was asked, and can still take it back (milliseconds). */
const DELAY_MS = 500;

/** The player's calls said ahead in this auction: they are made when they are asked for. */
export class AheadCalls {
  readonly #view: () => ThreeView;
  #said = $state.raw<{ readonly hand: string; readonly ahead: Ahead } | null>(null);
  /** The question answered last: a rejected call is not repeated. */
  #answered = '';

  /**
   * Must be created during a component's initialization.
   *
   * @param free whether an action can be sent now
   */
  constructor(view: () => ThreeView, free: () => boolean, act: (action: Action) => void) {
    this.#view = view;
    $effect(() => {
      const { said } = this;
      const call = said && free() ? callAhead(view(), said) : null;
      const question = `${this.#hand} ${view().calls.length}`;
      if (call === null || question === this.#answered) return;
      const timer = setTimeout(() => {
        this.#answered = question;
        act(call);
      }, DELAY_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Whether something can be said ahead, or is asked now. */
  get isOpen(): boolean {
    return isBidding(this.#view());
  }

  /** The calls said ahead for this hand; null: none. */
  get said(): Ahead | null {
    return this.isOpen && this.#said?.hand === this.#hand ? this.#said.ahead : null;
  }

  say(ahead: Ahead): void {
    this.#answered = '';
    this.#said = { hand: this.#hand, ahead };
  }

  takeBack(): void {
    this.#said = null;
  }

  // Another deal may have begun while the page was asleep.
  get #hand(): string {
    return this.#view().hand.join(' ');
  }
}
