import * as v from 'valibot';
import type { Card } from '../../../rules/cards.ts';
import { plainContract } from '../../../rules/contract.ts';
import type { PlayedCard } from '../../../rules/deal.ts';
import { optionsSchema } from '../../../rules/options.ts';
import type { ThreeView } from '../../../rules/three/types.ts';

/** Cards as a text names them, with spaces between. */
export function cards(text: string): readonly Card[] {
  return v.parse(v.array(v.custom<Card>((one) => typeof one === 'string')), text.split(' '));
}

/** Seat 0 is forehand, seat 1 plays clubs with the skat, and everything lies before the first trick. */
export function view(changes: Partial<ThreeView>): ThreeView {
  return {
    form: 'three',
    you: 0,
    options: v.parse(optionsSchema, {}),
    first: 0,
    place: { number: 0, of: 36, kind: 'plain' },
    players: [0, 1, 2],
    dealer: 2,
    phase: 'play',
    current: changes.you ?? 0,
    hand: [],
    counts: [10, 10, 10],
    calls: [],
    bid: 18,
    asked: null,
    declarer: 1,
    contract: plainContract('clubs'),
    ramsch: false,
    pickedUp: true,
    skat: null,
    pushedCards: null,
    pushed: [],
    unseen: [],
    doubled: 1,
    doubler: null,
    answerer: null,
    trick: [],
    tricks: [],
    open: null,
    proposal: null,
    proposals: 0,
    proposed: [],
    secured: null,
    end: null,
    ...changes,
  };
}

/** Cards that were played one after another, from this seat on. */
export function laid(from: number, text: string): readonly PlayedCard[] {
  return cards(text).map((card, i) => ({ seat: (from + i) % 3, card }));
}
