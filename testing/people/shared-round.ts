import { type AnyGame, defined, draw, type Random } from '@lusoria/core';
import type { SharedMove, SharedRound } from '@lusoria/table/sharing';

/** The first round of a game by its usual rules, as far as the first decision and some moves on. */
export function sharedRoundOf(game: AnyGame, random: Random, played = 0): SharedRound {
  const options = game.options({});
  if (!options.ok) throw new Error('options');
  const players = defined(game.seats[0]);
  const moves: SharedMove[] = [];
  let round = game.open(options.value, players, 0);
  let asked: number | null = null;
  for (let left = played + 1; left > 0; ) {
    const after = moves.length === 0 ? null : moves.length - 1;
    const turn = round.turn();
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      const input = draw(turn.request, random);
      moves.push({ after, by: 'chance', actor: 'table', input });
      round = round.chance(input).round;
      continue;
    }
    const by = defined(turn.must[0]);
    const input = game.sampleAction(round.view(by), random);
    const step = round.act(by, input);
    if (!step.ok) break;
    asked ??= after;
    moves.push({ after, by, actor: 'person', input });
    round = step.value.round;
    left -= 1;
  }
  return {
    format: 'lusoria-shared-round',
    version: 1,
    game: game.id,
    rules: game.rules,
    options: options.value,
    players,
    first: 0,
    before: [],
    language: 'de',
    title: '"><script>alert(1)</script>',
    comment: '',
    names: Array.from({ length: players }, () => null),
    seat: 0,
    opens: { as: 'ask', at: asked },
    moves,
  };
}
