import type { View } from '@lusoria/classification';
import { listed } from '../../../agreement/grammar.ts';
import { say } from '../../../sentence.ts';
import { bestOf, cardsIn, type Tellers } from '../tell.ts';
import type { ClassificationWho, Named } from '../types.ts';

/** How many cards. */
export const cards = (n: number) => (n === 1 ? 'one card' : `${n} cards`);
/** A class on the table, from 1. */
export const className = (n: number) => `class ${n}`;
/** A large number. */
export const number = new Intl.NumberFormat('en');
/** So many bits. */
export const bits = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** “You lay”, “Anna lays” */
export const does = (seat: number, who: ClassificationWho, you: string, other: string) =>
  seat === who.you ? `You ${you}` : `${who.name(seat)} ${other}`;

/** Who did something. */
export const by = (name: Named) => (name === null ? 'by you' : `by ${name}`);

/** What was wrong with a lay. */
export const faults = {
  mixed: 'The cards are not all of one class.',
  elsewhere: 'They are of another class.',
  known: 'Their class is on the table already.',
} as const;

/** Why nobody lays any more. */
export const reasons = {
  out: 'A hand is empty.',
  stock: 'The stock is empty.',
} as const;

/** The lines of the log. */
export const tellers: Tellers = {
  'tree-set': ({ seat }, who) =>
    seat === who.you
      ? say`The classification is settled, and only you know it.`
      : say`The classification is settled; ${who.name(seat)} knows it.`,
  dealt: ({ turned }, who) => say`The cards are dealt. Turned up as class 1: ${who.card(turned)}.`,
  laid({ seat, cards: laid, class: to }, who) {
    const head =
      to === null
        ? `${does(seat, who, 'found', 'founds')} a class: `
        : `${does(seat, who, 'add', 'adds')} to ${className(to + 1)}: `;
    return [head, ...cardsIn(laid, who), '.'];
  },
  judged: ({ right, fault }) =>
    right ? say`Right.` : [fault === null ? 'Wrong.' : `Wrong: ${faults[fault]}`],
  drew: ({ seat, card }, who) =>
    seat === who.you && card !== null
      ? say`You draw ${who.card(card)}.`
      : say`${does(seat, who, 'draw', 'draws')} a card.`,
  passed: ({ seat }, who) => say`${does(seat, who, 'pass', 'passes')}.`,
  closed: ({ reason }) => say`No more cards are laid. ${reasons[reason]}`,
  described: ({ seat, what }, who) =>
    what?.kind === 'none'
      ? say`You describe nothing.`
      : say`${does(seat, who, 'hand', 'hands')} in a description.`,
  'time-up': () => say`The time for describing is up.`,
  'read-out': () => say`The descriptions are read out.`,
  ruled({ seat, right }, who) {
    const whose = seat === who.you ? 'Your description' : `The description by ${who.name(seat)}`;
    return say`${whose} is ${right ? 'accepted' : 'rejected'}.`;
  },
  ended(event, who) {
    const { seats, cards: left } = bestOf(event);
    const names = seats.map((seat) => (seat === who.you ? 'you' : who.name(seat)));
    return say`The round is over. In front: ${listed(names, ' and ')} with ${left === 0 ? 'no card' : cards(left)}.`;
  },
};

/** What a table waits for. */
export function status(view: View, who: ClassificationWho): string {
  const sage = who.name(view.sage);
  const isSage = view.you === view.sage;
  switch (view.phase) {
    case 'draw-tree':
      return 'A classification is being drawn.';
    case 'tree':
      return isSage ? 'Think of a classification.' : `${sage} is thinking of a classification.`;
    case 'deal':
      return 'The cards are being dealt.';
    case 'play':
      return view.current === view.you
        ? 'It is your turn.'
        : `It is ${who.name(view.current)}’s turn.`;
    case 'judge':
      return isSage ? 'You are the judge.' : `${sage} is judging.`;
    case 'describe':
      return isSage || view.you === null
        ? 'The classification is being described.'
        : 'Describe the classification.';
    case 'rule':
      return isSage ? 'You rule on the descriptions.' : `${sage} rules on the descriptions.`;
    case 'over':
      return 'The round is over.';
  }
}
