import { CELLS } from '@lusoria/latin';
import { expect, test } from 'vitest';
import { loadGameMessages } from './game-messages.ts';
import { game } from '../game.ts';

const messages = await loadGameMessages('en');

/** A round for three in which the first card is played as something. */
function afterLay() {
  const options = game.options({});
  if (!options.ok) throw new Error(options.rejection.code);
  let round = game.open(options.value, 3, 0);
  for (let turn = round.turn(); turn.kind === 'chance'; turn = round.turn()) {
    const { request } = turn;
    const numbers =
      request.kind === 'shuffle' ? Array.from({ length: request.size }, (_, i) => i) : [0];
    round = round.chance(numbers).round;
  }
  const { hand } = Object.assign({ hand: [0] }, round.view(0));
  const laid = round.act(0, { type: 'lay', card: hand[0], as: CELLS[0] });
  if (!laid.ok) throw new Error(laid.rejection.code);
  return laid.value.round;
}

test('the others can object to a lay aloud, whoever laid cannot', () => {
  const round = afterLay();
  const asked = [0, 1, 2].map((seat) => messages.openQuestion?.(round.view(seat)) ?? null);
  expect(asked[0]).toBe(null);
  for (const seat of [1, 2]) {
    const question = asked[seat];
    expect(question).toMatchObject({ awaited: false, object: { label: 'Challenge!' } });
    expect(round.act(seat, question?.object?.action).ok).toBe(true);
    expect(round.act(seat, question?.accept?.action).ok).toBe(true);
  }
  expect(messages.openQuestion?.(round.view('spectator'))).toBe(null);
});
