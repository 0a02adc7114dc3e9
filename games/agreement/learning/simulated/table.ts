import { type Bot, pick, type Random, seeded } from '@lusoria/core';
import { agreement, type Cell, NEIGHBOURS } from '@lusoria/latin';
import { takeTurn } from '../../engine/error-free.ts';
import { JOKER, readingsOf } from '../../rules/deck.ts';
import { declaredCells } from '../../rules/judge.ts';
import type { Play } from '../../rules/sample-action.ts';
import type { Action, Event, PileCard, View } from '../../rules/types.ts';
import { LOOKED_AT } from '../evidence.ts';
import { happens } from './chance.ts';
import { atAnotherMoment, ideaOf, ideasOf, isKnown, type Mind, recalled, shown } from './pupil.ts';

/** A simulated pupil at a table: plays what it believes to be right, and challenges what it believes to be wrong. */
export function learnerBot(mind: Mind, now: number): Bot<View, Action> {
  return {
    choose(view, random) {
      const top = view.pile.at(-1);
      const mayAnswer = view.you !== null && (view.window?.open.includes(view.you) ?? false);
      if (mayAnswer && top && top.as !== null) {
        if (objects(mind, view, top, top.as, now)) return { type: 'challenge', lay: top.no };
        if (view.phase === 'closing') return { type: 'go-on', lay: top.no };
      }
      return takeTurn(view, playsOf(mind, view, now, random), (all) => pick(all, random), random);
    },
  };
}

/** A random source seeded by the moment of the round, so that repeated questions about it give the same answer. */
function luckOf(view: View, what: string): Random {
  const cards = [...view.hand, ...view.pile.map(({ card }) => card)];
  return seeded([what, view.you, view.turns, view.stock, ...cards].join(' '));
}

/** Factor on the probability of objecting, for a pupil who believes but does not know. */
const UNSURE = 0.5;

function objects(mind: Mind, view: View, top: PileCard, as: Cell, now: number): boolean {
  const { looks } = mind.pupil.habits;
  const idea = ideaOf(mind, as, now);
  const under = declaredCells(mind.deck, view.pile.slice(0, -1));
  const agrees = under.length === 0 || under.some((cell) => agreement(as, cell) === 2);
  const doubts = !agrees || (idea !== null && idea !== top.card);
  const sure = !agrees || isKnown(mind, as, now) ? 1 : UNSURE;
  return doubts && happens(looks * sure, luckOf(view, 'look'));
}

function playsOf(mind: Mind, view: View, now: number, random: Random): readonly Play[] {
  const { habits } = mind.pupil;
  const on = declaredCells(mind.deck, view.pile);
  const fits = (as: Cell) => on.some((cell) => agreement(as, cell) === 2);
  const cards = view.drawn === null ? [...new Set(view.hand)] : [view.drawn];
  const luck = luckOf(view, 'see');
  const seen = cards.flatMap((card): readonly Play[] => {
    if (card === JOKER) return [{ type: 'lay', card, as: null }];
    return ideasOf(mind, card, now)
      .filter((as) => fits(as) && happens(habits.sees, luck))
      .map((as) => ({ type: 'lay', card, as }));
  });
  if (seen.length > 0 && happens(habits.slips, luck)) {
    const slip = pick(seen, random);
    return slip.as === null
      ? seen
      : [{ ...slip, as: pick(NEIGHBOURS[slip.as].filter(fits).concat(slip.as), random) }];
  }
  if (seen.length > 0 || !happens(habits.guesses * DARES, luck)) return seen;
  const open = cards.flatMap((card) =>
    on
      .flatMap((cell) => NEIGHBOURS[cell])
      .filter((as) => ideaOf(mind, as, now) === null)
      .map((as): Play => ({ type: 'lay', card, as })),
  );
  return open.length > 0 ? [pick(open, random)] : [];
}

/** Share of the guesses in practice that a pupil ventures at a table, where drawing is allowed. */
const DARES = 0.5;

/** The pupil's state of mind after what happened in a round. */
export function afterRound(
  mind: Mind,
  me: number,
  happened: readonly Event[],
  now: number,
  random: Random,
): Mind {
  const after = happened.reduce((one, event) => afterEvent(one, me, event, now, random), mind);
  return atAnotherMoment(after, random);
}

function afterEvent(mind: Mind, me: number, event: Event, now: number, random: Random): Mind {
  if (event.type === 'laid' && event.seat === me && event.as !== null && event.verdict?.reads) {
    return recalled(mind, event.as, now, random);
  }
  if (event.type === 'settled') {
    // The form tables lie open; a pupil who looks, looks at the cell in dispute.
    const care = event.by === me || event.seat === me ? LOOKED_AT.own : LOOKED_AT.others;
    const beside = readingsOf(mind.deck, event.card).filter((cell) => cell !== event.as);
    return beside.reduce(
      (one, cell) => shown(one, cell, now, random, care * LOOKED_AT.beside),
      shown(mind, event.as, now, random, care),
    );
  }
  return mind;
}
