import {
  accepts,
  type Action,
  type Card,
  type Order,
  type ThreeView,
  type TwoView,
  type View,
} from '@lusoria/skat';
import type { BoardProps } from '@lusoria/web-kit/game-ui.ts';
import type { Pack } from '@lusoria/core/playing-card';
import type { LeftOut } from '../../lessons/script.ts';
import type { SkatReader } from '../../messages/names.ts';
import type { Hinting } from '../analysis/asking.svelte.ts';
import type { Keys } from '../keys.ts';
import { CardSelection } from './card-selection.svelte.ts';
import { TrickDisplay } from '../tricks/trick-display.svelte.ts';

/** What a board is told. */
export interface TableProps<V extends ThreeView | TwoView>
  extends Pick<
    BoardProps,
    | 'names'
    | 'sitting'
    | 'pending'
    | 'paused'
    | 'comeBack'
    | 'skip'
    | 'isCompared'
    | 'aids'
    | 'leavesOut'
  > {
  readonly view: V;
  act(action: Action): Promise<unknown>;
}

/** What the reader has set, and what speaks to them; each is read anew whenever it counts. */
export interface TablePorts {
  readonly hinting: Pick<Hinting, 'stage' | 'asked' | 'ask' | 'clear'>;
  pack(): Pack;
  /** The time that a full trick stays (milliseconds; infinity: until it is tapped). */
  restTime(): number;
  /** Whether the first press plays a card. */
  playsAtOnce(): boolean;
  /** Speaks to screen readers. */
  announce(sentence: string): void;
  nameOf(card: Card): string;
  /** Why a card cannot be played; null where there is nothing to say. */
  explain(view: View, card: Card, order: Order, reader: SkatReader): string | null;
}

/** The longest time that a trick stays for spectators, and where only bots play (milliseconds). */
const WATCHED_MS = 1500;
const QUICK_MS = 500;

/** What the parts of a board share: what the reader may do, and what they have chosen. */
export abstract class SkatTable<V extends ThreeView | TwoView> {
  readonly #props: () => TableProps<V>;
  readonly #ports: TablePorts;
  readonly display: TrickDisplay;
  readonly selection: CardSelection;
  #refused = $state<Card | null>(null);

  readonly reader = $derived.by<SkatReader>(() => ({
    name: (seat) => this.names.seat(seat),
    you: this.view.you,
    pack: this.#ports.pack(),
  }));
  readonly #isFree = $derived.by(() => !this.#props().paused && this.comeBack === null);
  /** Whether nothing can be done now, because something is under way or the reader is away. */
  readonly isBusy = $derived.by(() => this.isPending || !this.#isFree);
  readonly isMine = $derived.by(() => {
    const { you, current } = this.view;
    return you !== null && current === you && !this.isInterrupted && this.#isFree;
  });
  /** Whether it is the reader's turn and nothing may be done: the table rests, or a coach asks something. */
  readonly mustWait = $derived.by(() => {
    const { you, current } = this.view;
    return you !== null && current === you && !this.#isFree;
  });
  readonly double = $derived.by(
    () => ([2, 4, 8] as const).find((to) => this.can({ type: 'double', to })) ?? null,
  );
  /** Against bots only, where nobody is compared, or where whoever leads a class allows it: hints are allowed only then. */
  readonly mayAskHints = $derived.by(() => {
    const { you } = this.view;
    const { isCompared, aids = [] } = this.#props();
    if (you === null || isCompared === true) return false;
    if (aids.includes('hints')) return true;
    return this.sitting.every(({ kind }, seat) => seat === you || kind === 'bot');
  });

  /** Must be created during a component's initialization. */
  constructor(props: () => TableProps<V>, ports: TablePorts) {
    this.#props = props;
    this.#ports = ports;
    this.display = new TrickDisplay(
      () => this.view.tricks.length,
      () => this.view.end !== null,
      () => {
        // Whoever has paused, or a coach, may be speaking of it.
        if (props().paused) return Number.POSITIVE_INFINITY;
        // A spectator need not press anything to go on.
        if (this.isPlaying) return ports.restTime();
        return Math.min(ports.restTime(), this.skip ? QUICK_MS : WATCHED_MS);
      },
      this.leavesOut('taker') ? 1 : 0,
    );
    this.selection = new CardSelection(
      () => this.playable,
      (card) => this.play(card),
      () => ports.playsAtOnce(),
      (card) => ports.announce(ports.nameOf(card)),
    );
    $effect(() => {
      void this.step;
      this.forgetRefusal();
      return () => ports.hinting.clear();
    });
  }

  /** Whether the reader takes part in this deal. */
  abstract readonly isPlaying: boolean;
  /** Whether something must be answered before play goes on. */
  abstract readonly isInterrupted: boolean;
  /** What follows suit now; null before that is known. */
  abstract readonly order: Order | null;
  /** The reader's cards that lie ready to be played, legal or not. */
  abstract readonly held: readonly Card[];
  /** Those of them that can be played now, in the order in which they lie. */
  abstract readonly playable: readonly Card[];
  /** Changes with each step: then a refusal and a hint are out of date. */
  abstract readonly step: string;
  /** The keys that choose cards. */
  abstract readonly keys: Keys;

  get view(): V {
    return this.#props().view;
  }

  /** Whether a lesson wants this left out. */
  leavesOut(what: LeftOut): boolean {
    return this.#props().leavesOut?.includes(what) ?? false;
  }

  get names(): TableProps<V>['names'] {
    return this.#props().names;
  }

  get sitting(): TableProps<V>['sitting'] {
    return this.#props().sitting;
  }

  /** Whether an action is on its way. */
  get isPending(): boolean {
    return this.#props().pending;
  }

  get comeBack(): TableProps<V>['comeBack'] {
    return this.#props().comeBack;
  }

  /** Has the bots end the deal among themselves. */
  get skip(): TableProps<V>['skip'] {
    return this.#props().skip;
  }

  get hinting(): TablePorts['hinting'] {
    return this.#ports.hinting;
  }

  /** Whether a hint was asked for in this step. */
  get isAdvised(): boolean {
    return this.hinting.stage.kind !== 'idle';
  }

  get canAskHint(): boolean {
    return this.isMine && !this.isBusy && this.hinting.stage.kind !== 'working';
  }

  /** Whether the trick still on view hides cards played since. */
  get hidesPlayed(): boolean {
    return this.display.isHeld && this.view.trick.length > 0;
  }

  /** The reason the card pressed last cannot be played, in the language of now. */
  get refusal(): string | null {
    const { order } = this;
    return (
      this.#refused && order && this.#ports.explain(this.view, this.#refused, order, this.reader)
    );
  }

  protected forgetRefusal(): void {
    this.#refused = null;
  }

  /** The winner of the trick on view, or of the last one. */
  get taker(): number | null {
    const { tricks } = this.view;
    return tricks[this.display.trick ?? tricks.length - 1]?.winner ?? null;
  }

  can(action: Action): boolean {
    return this.#isFree && accepts(this.view, action) === null;
  }

  readonly act = (action: Action): void => {
    void this.#props().act(action);
  };

  askHint(): void {
    this.hinting.ask(this.view);
  }

  play(card: Card): void {
    if (this.isPending) return;
    // Nothing is played on a trick that has not been seen.
    const isHidden = this.hidesPlayed;
    this.display.sweep();
    if (!isHidden) this.act({ type: 'play', card });
  }

  /** A press on a card that can be chosen. */
  choose(card: Card): void {
    this.forgetRefusal();
    this.selection.press(card);
  }

  /** A press on one that cannot. */
  refuse(card: Card): void {
    this.#refused = card;
    if (this.refusal) this.#ports.announce(this.refusal);
  }
}
