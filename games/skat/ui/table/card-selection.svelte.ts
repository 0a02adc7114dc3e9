import type { Card } from '@lusoria/skat';
import type { Keys } from '../keys.ts';

/** The card that waits for its second press, and the keys that go through those that can be played. */
export class CardSelection {
  card = $state<Card | null>(null);
  readonly #playable: () => readonly Card[];
  readonly #play: (card: Card) => void;
  readonly #atOnce: () => boolean;
  readonly #tell: (card: Card) => void;

  /**
   * @param playable in the order in which they lie; none while it is not the own go
   * @param atOnce whether the first press plays already
   * @param tell names a card that a key has chosen
   */
  constructor(
    playable: () => readonly Card[],
    play: (card: Card) => void,
    atOnce: () => boolean,
    tell: (card: Card) => void,
  ) {
    this.#playable = playable;
    this.#play = play;
    this.#atOnce = atOnce;
    this.#tell = tell;
  }

  /** The raised card, where it can be played now. */
  get ready(): Card | null {
    return this.card !== null && this.#playable().includes(this.card) ? this.card : null;
  }

  /** The first press raises a card, the second plays it; or the first does. */
  press(card: Card): void {
    if (this.#atOnce() && this.#playable().includes(card)) this.#play(card);
    else if (this.card !== card) this.card = card;
    else if (this.ready === null) this.card = null;
    else this.play();
  }

  /** Raises a card that the keyboard has come to, if it can be played. */
  reach(card: Card): void {
    if (!this.#atOnce() && this.#playable().includes(card)) this.card = card;
  }

  play(): void {
    const { ready } = this;
    if (ready !== null) this.#play(ready);
  }

  /** The arrows choose, Enter plays, Escape lets go. */
  get keys(): Keys {
    return {
      ArrowRight: () => this.#step(1),
      ArrowLeft: () => this.#step(-1),
      ...(this.card !== null && {
        Escape: () => {
          this.card = null;
        },
      }),
      ...(this.ready !== null && { Enter: () => this.play() }),
    };
  }

  #step(by: 1 | -1): void {
    const cards = this.#playable();
    const at = this.card === null ? -1 : cards.indexOf(this.card);
    const next = at < 0 && by < 0 ? cards.length - 1 : (at + by + cards.length) % cards.length;
    this.card = cards[next] ?? null;
    if (this.card !== null) this.#tell(this.card);
  }
}
