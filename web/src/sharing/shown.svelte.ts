import {
  accepted,
  defined,
  draw,
  type Outcome,
  randomFrom,
  refused,
  reject,
  type Result,
  type Seat,
} from '@lusoria/core';
import {
  type At,
  firstDecision,
  lineThrough,
  lineTo,
  movesAfter,
  type OpenedRound,
  outcomeOf,
  roundAt,
  seatToAct,
  type SharedMove,
  stepOf,
  withMove,
  withoutLine,
} from '@lusoria/table/sharing';
import type { PageGame } from '../games.ts';

/** What the reader does: looks at the round, is asked for its next move, or plays on from somewhere. */
export type Mode =
  | { readonly kind: 'look' }
  | {
      readonly kind: 'ask';
      readonly from: At;
      readonly seat: Seat;
      readonly answer: 'right' | 'other' | null;
    }
  | { readonly kind: 'play'; readonly from: At; readonly seat: Seat };

/** From where it is looked at: with whoever's turn it is, always with the same player, or as a spectator. */
export type Viewpoint = 'turn' | 'spectator' | Seat;

const SEED_BYTES = 32;

export function newSeed(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(SEED_BYTES));
}

/** What the link of a round asks of its reader. */
function modeOf(round: OpenedRound, dealt: At): Mode {
  const { opens, seat } = round.shared;
  if (opens.as === 'play') {
    return { kind: 'play', from: dealt, seat: seat ?? seatToAct(round, dealt) ?? 0 };
  }
  const from = opens.at ?? dealt;
  const asked = opens.as === 'ask' ? seatToAct(round, from) : null;
  return asked === null || movesAfter(round, from).length === 0
    ? { kind: 'look' }
    : { kind: 'ask', from, seat: asked, answer: null };
}

/** A shared round on the page, with the lines that the reader adds to it. */
export function shownRound(game: PageGame, given: OpenedRound) {
  const { opens } = given.shared;
  const dealt = firstDecision(given);
  let opened = $state.raw(given);
  let at = $state<At>(opens.as === 'play' || opens.at === null ? dealt : opens.at);
  let viewpoint = $state<Viewpoint>('turn');
  let mode = $state.raw<Mode>(modeOf(given, dealt));
  /** The end of the line that the reader has played. */
  let played = $state<At>(null);
  /** Counts the jumps, after which no card flies from where it lay before. */
  let jumps = $state(0);

  function go(to: At): void {
    const [from] = lineTo(opened, to).slice(-2);
    if (to === null || from !== at) jumps += 1;
    at = to;
  }

  /** Makes a move of the reader or of a bot at the present place. */
  function move(by: SharedMove['by'], actor: SharedMove['actor'], input: unknown): Result<number> {
    const step = stepOf(roundAt(opened, at), { by, input });
    if (!step) {
      const tried = typeof by === 'number' ? roundAt(opened, at).act(by, input) : null;
      return refused(tried && !tried.ok ? tried.rejection : reject('not-now'));
    }
    const made = withMove(opened, { after: at, by, actor, input }, step);
    if (!made) return refused(reject('shared-too-large', { most: '' }));
    ({ opened, at } = made);
    if (mode.kind === 'play') played = made.at;
    return accepted(made.at);
  }

  return {
    game,
    get opened() {
      return opened;
    },
    get at() {
      return at;
    },
    get mode() {
      return mode;
    },
    get played() {
      return played;
    },
    get jumps() {
      return jumps;
    },
    /** Where the first decision was: nothing before it is worth a look. */
    dealt,
    get viewpoint() {
      return viewpoint;
    },
    set viewpoint(to: Viewpoint) {
      viewpoint = to;
      jumps += 1;
    },
    go,
    change(to: OpenedRound) {
      opened = to;
    },
    remove(index: number) {
      const { after } = defined(opened.shared.moves[index]);
      opened = withoutLine(opened, index);
      // Places before it keep their numbers.
      go(after);
    },
    /** The seat from which the board is seen. */
    seat(): Seat | null {
      if (mode.kind !== 'look') return mode.seat;
      if (viewpoint === 'spectator') return null;
      return viewpoint === 'turn' ? (seatToAct(opened, at) ?? opened.shared.seat) : viewpoint;
    },
    /** The line through the present place, from the deal on. */
    line(): readonly number[] {
      return lineThrough(opened, at);
    },
    outcome(end: At): Outcome | null {
      return end === null ? null : outcomeOf(opened, lineThrough(opened, end));
    },
    act(seat: Seat, input: unknown): Result<number> {
      if (mode.kind !== 'ask') return move(seat, 'person', input);
      const before = opened;
      const result = move(seat, 'person', input);
      if (!result.ok) return result;
      const [main] = movesAfter(before, mode.from);
      const isRight = result.value === main;
      mode = { ...mode, answer: isRight ? 'right' : 'other' };
      return result;
    },
    /** Takes an answer back. */
    askAgain() {
      if (mode.kind !== 'ask') return;
      go(mode.from);
      mode = { ...mode, answer: null };
    },
    /** Looks at the round, at this place. */
    look(to: At) {
      mode = { kind: 'look' };
      go(to);
      jumps += 1;
    },
    /** Plays on against bots. */
    play(from: At, seat: Seat) {
      mode = { kind: 'play', from, seat };
      played = null;
      go(from);
      jumps += 1;
    },
    draw() {
      const turn = roundAt(opened, at).turn();
      if (turn.kind === 'chance')
        move('chance', 'table', draw(turn.request, randomFrom(newSeed())));
    },
    bot: (seat: Seat, input: unknown) => move(seat, 'bot', input),
  };
}
export type Shown = ReturnType<typeof shownRound>;
