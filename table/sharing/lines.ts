import { type AnyRound, defined, type Outcome, type Step } from '@lusoria/core';
import type { FinishedRound, SeenAction } from '../record/finished-round.ts';
import type { OpenedRound } from './read.ts';
import { SHARED_MOVES, type SharedMove, type SharedRound } from './shared-round.ts';

/** A place in a shared round: the index of the last move; null: before the first. */
export type At = number | null;

/** What a shared round says of itself, besides its moves. */
export type About = Pick<SharedRound, 'language' | 'title' | 'names' | 'seat'>;

/** A finished round as one line without comments. */
export function sharedRound(round: FinishedRound, about: About): SharedRound {
  const { game, rules, options, players, first, before, steps } = round;
  return {
    format: 'lusoria-shared-round',
    version: 1,
    game,
    rules,
    options,
    players,
    first,
    before,
    ...about,
    comment: '',
    opens: { as: 'show', at: null },
    moves: steps.map(({ by, actor, input }, i) => ({
      after: i === 0 ? null : i - 1,
      by,
      actor,
      input,
    })),
  };
}

export function roundAt({ start, after }: OpenedRound, at: At): AnyRound {
  return at === null ? start : defined(after[at]).round;
}

/** The moves that follow at a place: first that of the main line. */
export function movesAfter({ shared }: OpenedRound, at: At): readonly number[] {
  return shared.moves.flatMap((move, i) => (move.after === at ? [i] : []));
}

/** The moves that lead to a place, from the first. */
export function lineTo({ shared }: OpenedRound, at: At): readonly number[] {
  const line: number[] = [];
  for (let now = at; now !== null; now = defined(shared.moves[now]).after) line.unshift(now);
  return line;
}

/** The moves that lead to a place, and on from there by the main line to its end. */
export function lineThrough(opened: OpenedRound, at: At): readonly number[] {
  const line = [...lineTo(opened, at)];
  for (;;) {
    const [next] = movesAfter(opened, line.at(-1) ?? null);
    if (next === undefined) return line;
    line.push(next);
  }
}

/** Where somebody has to decide for the first time, such as after the deal. */
export function firstDecision(opened: OpenedRound): At {
  const line = lineThrough(opened, null);
  const index = line.findIndex((move) => typeof defined(opened.shared.moves[move]).by === 'number');
  return index < 0 ? (line.at(-1) ?? null) : (line[index - 1] ?? null);
}

/** The seat that has to act at a place, the next of the main line first; null: nobody has to. */
export function seatToAct(opened: OpenedRound, at: At): number | null {
  const turn = roundAt(opened, at).turn();
  if (turn.kind !== 'play') return null;
  const [next] = movesAfter(opened, at);
  const by = next === undefined ? null : defined(opened.shared.moves[next]).by;
  return typeof by === 'number' ? by : (turn.must[0] ?? turn.may[0] ?? null);
}

/** How a line ends; null: it does not. */
export function outcomeOf(opened: OpenedRound, line: readonly number[]): Outcome | null {
  const turn = roundAt(opened, line.at(-1) ?? null).turn();
  return turn.kind === 'over' ? turn.outcome : null;
}

/** The actions of a line, as a review shows them. */
export function actionsIn(opened: OpenedRound, line: readonly number[]): readonly SeenAction[] {
  return line.flatMap((index) => {
    const { by, actor, input, after } = defined(opened.shared.moves[index]);
    if (typeof by !== 'number') return [];
    const view = roundAt(opened, after).view(by);
    return [{ seat: by, actor, action: input, view, events: defined(opened.after[index]).events }];
  });
}

/**
 * A move that is made at a place, found among those that are there or added to them; null where there is no room for
 * another one.
 */
export function withMove(
  opened: OpenedRound,
  move: SharedMove,
  step: Step,
): { readonly opened: OpenedRound; readonly at: number } | null {
  const { shared } = opened;
  // What a move does says whether it is the same: an action can be written in several ways.
  const done = JSON.stringify(step.events);
  const known = movesAfter(opened, move.after).find(
    (index) =>
      defined(shared.moves[index]).by === move.by &&
      JSON.stringify(defined(opened.after[index]).events) === done,
  );
  if (known !== undefined) return { opened, at: known };
  if (shared.moves.length >= SHARED_MOVES) return null;
  const at = shared.moves.length;
  return {
    opened: {
      ...opened,
      shared: { ...shared, moves: [...shared.moves, move] },
      after: [...opened.after, step],
    },
    at,
  };
}

/** Without a move and all that follow it; places after it are renumbered. */
export function withoutLine(opened: OpenedRound, index: number): OpenedRound {
  const { shared } = opened;
  const gone = new Set([index]);
  for (const [i, { after }] of shared.moves.entries())
    if (after !== null && gone.has(after)) gone.add(i);
  const kept = [...shared.moves.keys()].filter((i) => !gone.has(i));
  const places = new Map(kept.map((old, i) => [old, i] as const));
  const moved = (at: At): At => (at === null ? null : (places.get(at) ?? null));
  const { opens } = shared;
  return {
    ...opened,
    after: kept.map((i) => defined(opened.after[i])),
    shared: {
      ...shared,
      opens: opens.as === 'play' ? opens : { ...opens, at: moved(opens.at) },
      moves: kept.map((i) => {
        const move = defined(shared.moves[i]);
        return { ...move, after: moved(move.after) };
      }),
    },
  };
}

/** With another comment at a place; an empty one is none. */
export function withComment(opened: OpenedRound, at: At, text: string): OpenedRound {
  const { shared } = opened;
  if (at === null) return { ...opened, shared: { ...shared, comment: text } };
  const moves = shared.moves.map((move, i) => {
    if (i !== at) return move;
    const { comment: _, ...rest } = move;
    return text === '' ? rest : { ...rest, comment: text };
  });
  return { ...opened, shared: { ...shared, moves } };
}

export function commentAt({ shared }: OpenedRound, at: At): string {
  return at === null ? shared.comment : (defined(shared.moves[at]).comment ?? '');
}
