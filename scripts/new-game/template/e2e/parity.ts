import { decodeOnce, defined, type Reader } from '@lusoria/core';
import type { PlayingCard } from '@lusoria/core/playing-card';
import {
  type Fact,
  factsOf,
  type GameParity,
  press,
  type Told,
} from '@lusoria/testing/accessibility/parity.ts';
import { loadPageMessages } from '@lusoria/web-kit/messages/index.ts';
import { schema, type View } from '../index.ts';
import { loadGameMessages } from '../messages/index.ts';
import { loadMessages } from '../messages/keys.gen.ts';

const [t, page, messages] = await Promise.all([
  loadMessages('en'),
  loadPageMessages('en'),
  loadGameMessages('en'),
]);

const nameOf = (card: PlayingCard) => defined(messages.value?.('card', card)?.text, card);

/** What a player must be told of each field by the board, in words; or why they need not be. */
function toldOf({ name }: Reader): Told<View> {
  return {
    hands: (hands, { me }) =>
      hands.flatMap((hand, seat): readonly Fact[] =>
        seat === me
          ? hand.flatMap((card) => (card === null ? [] : { role: 'button', words: [nameOf(card)] }))
          : [{ words: [name(seat), page('table-cards', { n: hand.length })] }],
      ),
    trick: (trick) => trick.map(({ seat, card }) => ({ words: [nameOf(card), name(seat)] })),
    tricks: (tricks, { me }) =>
      tricks.map((n, seat) => ({
        words: [...(seat === me ? [] : [name(seat)]), t('field-tricks'), String(n)],
      })),
    mover: 'the page tells whose turn it is, and the plate marks them',
    phase: 'told by the turn and by the buttons',
    me: 'the player knows',
    options: 'agreed upon before',
  };
}

export const parity: GameParity = {
  tables: [{ name: 'the board', options: {}, own: 'thrifty', bots: ['thrifty', 'random'] }],
  told: (view, reader) => factsOf(toldOf(reader), decodeOnce(schema.view, view)),
  steps: (action) => [press(nameOf(decodeOnce(schema.action, action).card))],
  moment: () => 'play',
  review: 'Next',
};
