import type { Limit, Rejection, Seat, Turn, Viewer, Window } from '@lusoria/core';
import type { Cell } from '@lusoria/latin';
import * as v from 'valibot';
import {
  type Action,
  agreement,
  type Deck,
  deckOf,
  type Event,
  formOf,
  JOKER,
  type Options,
  optionsSchema,
  type State,
  type View,
} from '../../index.ts';

/** Options of a table; absent ones have their defaults. */
export type Written = Partial<Options>;

/** Options with defaults for everything else. */
export function options(written: Written = {}): Options {
  return v.parse(optionsSchema, written);
}

/** A deal by hand; forms are separated by spaces, `joker` is the cover card. */
export interface Deal {
  readonly options?: Written;
  /** Cards of each seat; filled up to five with cards that nobody else is given. */
  readonly hands: readonly string[];
  /** The start card. */
  readonly start: string;
  /** Order of the drawn cards; the rest follows. */
  readonly stock?: string;
  readonly first?: Seat;
}

/**
 * The shuffle that gives this deal: five cards for each seat in turn, the start card, the stock.
 */
export function shuffleFor({ hands, start, stock = '', ...deal }: Deal): readonly number[] {
  const deck = deckOf(options(deal.options));
  const left = deck.cards.map((card, i) => ({ i, form: nameOf(deck, card) }));
  const take = (form: string): number => {
    const at = left.findIndex((card) => card.form === form);
    const [card] = at < 0 ? [] : left.splice(at, 1);
    if (!card) throw new RangeError(`no ${form} is left to deal`);
    return card.i;
  };
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  const named = hands.map((hand) => words(hand).map(take));
  const middle = take(start);
  const top = words(stock).map(take);
  const fill = (): number => take(left[0]?.form ?? 'card');
  const full = named.map((hand) => [...hand, ...Array.from({ length: 5 - hand.length }, fill)]);
  return [...full.flat(), middle, ...top, ...left.map(({ i }) => i)];
}

function nameOf(deck: Deck, card: number): string {
  return card === JOKER ? 'joker' : formOf(deck, card);
}

/** A round played move by move. A rejection throws, unless it was asked for. */
export class Table {
  state: State;
  readonly log: Event[] = [];
  readonly #deck: Deck;

  constructor(deal: Deal) {
    const read = options(deal.options);
    this.#deck = deckOf(read);
    const { hands, first = 0 } = deal;
    this.state = agreement.init({ options: read, seats: hands.length, first });
    this.chance(shuffleFor(deal));
  }

  get turn(): Turn {
    return agreement.turn(this.state);
  }

  /** Seats that must act now; empty while chance is asked or when the round is over. */
  get must(): readonly Seat[] {
    const { turn } = this;
    return turn.kind === 'play' ? turn.must : [];
  }

  get may(): readonly Seat[] {
    const { turn } = this;
    return turn.kind === 'play' ? turn.may : [];
  }

  get window(): Window | null {
    const { turn } = this;
    return turn.kind === 'play' ? turn.window : null;
  }

  get limit(): Limit | null {
    const { turn } = this;
    return turn.kind === 'play' ? turn.limit : null;
  }

  view(who: Viewer = 'spectator'): View {
    return agreement.view(this.state, who);
  }

  /** A hand by its forms. */
  hand(seat: Seat): readonly string[] {
    return this.view(seat).hand.map((card) => nameOf(this.#deck, card));
  }

  /** The pile by its forms, the top last. */
  get pile(): readonly string[] {
    return this.view().pile.map(({ card }) => nameOf(this.#deck, card));
  }

  /** The number of the last play. */
  get last(): number {
    return this.state.lays;
  }

  act(by: Seat, action: Action): readonly Event[] {
    const made = agreement.decide(this.state, by, action);
    if (!made.ok) {
      throw new Error(`seat ${by}, ${JSON.stringify(action)}: ${made.rejection.code}`);
    }
    return this.#follow(made.value);
  }

  /** Reason why this cannot be done; null if it can. */
  rejection(by: Seat, action: Action): Rejection | null {
    const made = agreement.decide(this.state, by, action);
    return made.ok ? null : made.rejection;
  }

  /** The code of the rejection, or null. */
  code(by: Seat, action: Action): string | null {
    return this.rejection(by, action)?.code ?? null;
  }

  card(form: string): number {
    if (form === 'joker') return JOKER;
    const card = this.#deck.forms.indexOf(form);
    if (card < 0) throw new RangeError(`${form} is not in this deck`);
    return card;
  }

  playing(form: string, as: Cell | null): Action {
    return { type: 'lay', card: this.card(form), as };
  }

  play(by: Seat, form: string, as: Cell | null): readonly Event[] {
    return this.act(by, this.playing(form, as));
  }

  draw(by: Seat): readonly Event[] {
    return this.act(by, { type: 'draw' });
  }

  pass(by: Seat): readonly Event[] {
    return this.act(by, { type: 'pass' });
  }

  challenge(by: Seat, lay = this.last): readonly Event[] {
    return this.act(by, { type: 'challenge', lay });
  }

  goOn(by: Seat, lay = this.last): readonly Event[] {
    return this.act(by, { type: 'go-on', lay });
  }

  consultTables(by: Seat): readonly Event[] {
    return this.act(by, { type: 'look', lay: this.last });
  }

  closeTables(by: Seat): readonly Event[] {
    return this.act(by, { type: 'close', lay: this.last });
  }

  /** Answers a request of chance; by default with the identity permutation. */
  chance(numbers?: readonly number[]): readonly Event[] {
    const { turn } = this;
    if (turn.kind !== 'chance') throw new Error('chance is not asked');
    const { request } = turn;
    const same =
      request.kind === 'shuffle' ? Array.from({ length: request.size }, (_, i) => i) : [0];
    return this.#follow(agreement.chance(this.state, numbers ?? same));
  }

  timeout(): readonly Event[] {
    if (this.limit === null) throw new Error('there is no limit');
    return this.#follow(agreement.timeout(this.state));
  }

  /** Plays the first card of the hand as something, rightly or wrongly. */
  dump(by: Seat): readonly Event[] {
    const [card = JOKER] = this.view(by).hand;
    return this.act(by, { type: 'lay', card, as: card === JOKER ? null : 'gen-pl-n' });
  }

  /** A turn in which a card is drawn and not played; an empty stock is reshuffled. */
  skip(by: Seat): void {
    this.draw(by);
    if (this.turn.kind === 'chance') this.chance();
    if (this.view().phase === 'drawn') this.pass(by);
  }

  #follow(events: readonly Event[]): readonly Event[] {
    this.log.push(...events);
    this.state = events.reduce((state, event) => agreement.evolve(state, event), this.state);
    return events;
  }
}

/** The kinds of events, in order. */
export function kinds(events: readonly Event[]): string {
  return events.map(({ type }) => type).join(' ');
}
