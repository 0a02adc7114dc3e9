import {
  type Card,
  type Contract,
  type Holding,
  type Order,
  sortHand,
  type ThreeView,
} from '@lusoria/skat';
import type { HandItem } from '@lusoria/web-kit/table/hand-item.ts';
import { AheadCalls } from '../bidding/ahead-calls.svelte.ts';
import { cardKeys, type Keys } from '../keys.ts';
import { SkatTable, type TablePorts, type TableProps } from './skat-table.svelte.ts';

export interface ThreePorts extends TablePorts {
  holding(): Holding;
  /** Whether the only card that can be played plays itself. */
  playsOnlyCard(): boolean;
}

/** Delay before the only legal card plays itself, so that the player sees why (milliseconds). */
const BY_ITSELF_MS = 700;

/** The table of three and four. */
export class ThreeTable extends SkatTable<ThreeView> {
  readonly #ports: ThreePorts;
  /** The calls said ahead in the auction. */
  readonly ahead: AheadCalls;
  #picked = $state.raw<readonly Card[]>([]);
  draft = $state.raw<Contract | null>(null);
  /** Whether the game is to be played without the skat. */
  isByHand = $state(false);

  readonly isDeclaring = $derived.by(() => {
    const { phase } = this.view;
    return this.isMine && ((phase === 'skat' && this.isByHand) || phase === 'discard');
  });
  /** Whether cards are chosen to be discarded or pushed. */
  readonly isLaying = $derived.by(() => {
    const { phase, hand } = this.view;
    return this.isMine && hand.length > 10 && (phase === 'discard' || phase === 'push');
  });
  /** The cards chosen so. */
  readonly laid = $derived.by(() => this.#picked.filter((card) => this.view.hand.includes(card)));
  readonly order = $derived.by<Order | null>(() => {
    const { contract, ramsch } = this.view;
    const drafted = this.isDeclaring ? this.draft?.game : null;
    return contract?.game ?? (ramsch ? 'ramsch' : (drafted ?? null));
  });
  /** The hand as it is held: its suits stay where they are while cards are played. */
  readonly sorted = $derived.by(() => {
    const { hand, tricks, trick, you } = this.view;
    const played = [...tricks.flatMap(({ cards }) => cards), ...trick]
      .filter(({ seat }) => seat === you)
      .map(({ card }) => card);
    const whole = sortHand([...hand, ...played], this.order, this.#ports.holding());
    return whole.filter((card) => hand.includes(card));
  });
  readonly playable = $derived.by(() =>
    this.isMine && this.view.phase === 'play'
      ? this.sorted.filter((card) => this.can({ type: 'play', card }))
      : [],
  );
  /** Whether the cards of another declarer lie open. */
  readonly isOpened = $derived.by(() => {
    const { open, declarer, you, phase } = this.view;
    return open !== null && declarer !== you && (phase === 'play' || phase === 'over');
  });
  readonly #only = $derived.by(() => {
    const isFree = !this.isPending && !this.display.isHeld && this.view.answerer !== this.view.you;
    if (!isFree || this.playable.length !== 1 || !this.#ports.playsOnlyCard()) return null;
    return this.playable[0] ?? null;
  });

  /** Must be created during a component's initialization. */
  constructor(props: () => TableProps<ThreeView>, ports: ThreePorts) {
    super(props, ports);
    this.#ports = ports;
    this.ahead = new AheadCalls(
      () => this.view,
      () => this.isMine && !this.isPending,
      this.act,
    );
    // Another deal, another choice.
    $effect(() => {
      const { phase } = this.view;
      if (phase !== 'deal' && phase !== 'auction') return;
      this.isByHand = false;
      this.draft = null;
      this.#picked = [];
      this.selection.card = null;
    });
    $effect(() => {
      const card = this.#only;
      if (card === null) return;
      const timer = setTimeout(() => this.play(card), BY_ITSELF_MS);
      return () => clearTimeout(timer);
    });
  }

  get isPlaying(): boolean {
    const { you, players } = this.view;
    return you !== null && players.includes(you);
  }

  get isInterrupted(): boolean {
    return this.view.proposal !== null;
  }

  get held(): readonly Card[] {
    return this.view.hand;
  }

  get step(): string {
    const { phase, current, calls, hand, trick, proposals } = this.view;
    return [phase, current, calls.length, hand.length, trick.length, proposals].join(' ');
  }

  get keys(): Keys {
    const plays = this.playable.length > 0;
    if (this.isPending || (!plays && !this.isLaying)) return {};
    const press = (card: Card): void => {
      if (this.stateOf(card).playable === 'no') this.refuse(card);
      else this.choose(card);
    };
    return { ...cardKeys(this.sorted, press), ...(plays && this.selection.keys) };
  }

  /** How a card of the hand looks. */
  stateOf(card: Card): Pick<HandItem, 'chosen' | 'playable'> {
    const { playable, sorted } = this;
    const isLegal = playable.length === 0 || playable.includes(card);
    const lifted = playable.length > 0 && playable.length < sorted.length;
    return {
      chosen: this.isLaying ? this.laid.includes(card) : card === this.selection.card,
      playable: !isLegal ? 'no' : lifted ? 'lifted' : 'yes',
    };
  }

  override choose(card: Card): void {
    const { laid } = this;
    this.forgetRefusal();
    if (!this.isLaying) {
      if (this.view.phase === 'play') this.selection.press(card);
    } else if (laid.includes(card)) this.#picked = laid.filter((one) => one !== card);
    else this.#picked = [...laid, card].slice(-2);
  }

  /** Goes back to the choice between skat and hand. */
  undoByHand(): void {
    this.isByHand = false;
    this.draft = null;
  }
}
