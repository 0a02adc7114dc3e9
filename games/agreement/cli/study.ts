import { agreementModule, deckOf, type Event, isRight } from '@lusoria/agreement';
import { type Numbers, study } from '@lusoria/cli-kit/study.ts';
import { type Tally, talliedEnd, total } from '@lusoria/cli-kit/tally.ts';
import { defined } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';
import { loadTerminalMessages } from '../messages/terminal/index.ts';

/** Statistics of simulated agreement games. */
export const agreementStudy = study({
  module: agreementModule,
  tally({ setup, events, end }) {
    const count = (holds: (event: Event) => boolean) => [events.filter(holds).length];
    return {
      ...talliedEnd(end.turns, defined(defined(end.end).ranking[0]), setup),
      draws: count((event) => event.type === 'drew' && event.why === 'turn'),
      reshuffled: [events.some((event) => event.type === 'reshuffled') ? 1 : 0],
      challenges: count((event) => event.type === 'settled'),
      upheld: count((event) => event.type === 'settled' && event.upheld),
      wrong: count(
        (event) => event.type === 'laid' && event.verdict !== null && !isRight(event.verdict),
      ),
    };
  },
  figures(tally) {
    const games = total(tally, 'games');
    const challenges = total(tally, 'challenges');
    const upheld = total(tally, 'upheld');
    const wrong = total(tally, 'wrong');
    return {
      // Cards drawn in a player's own turn, per game.
      draws: { mean: total(tally, 'draws') / games },
      // Fraction of games in which the pile was shuffled into a new stock.
      reshuffled: total(tally, 'reshuffled') / games,
      // Challenges per game, and the fraction of them that was upheld (0 without any).
      challenges: { mean: challenges / games, upheld: challenges === 0 ? 0 : upheld / challenges },
      // Wrong plays per game, and those among them that nobody challenged.
      errors: { declared: wrong / games, unnoticed: (wrong - upheld) / games },
    };
  },
  title: (options) => deckOf(options).title,
  rows,
});

async function rows(
  tally: Tally,
  { number, percent }: Numbers,
  language: Language,
): Promise<readonly (readonly string[])[]> {
  const t = await loadTerminalMessages(language);
  const games = total(tally, 'games');
  const challenges = total(tally, 'challenges');
  const upheld = total(tally, 'upheld');
  const wrong = total(tally, 'wrong');
  return [
    [t('draws'), t('draws-text', { mean: number(total(tally, 'draws') / games, 1) })],
    [
      t('reshuffled'),
      t('reshuffled-text', { percent: percent(total(tally, 'reshuffled') / games) }),
    ],
    [
      t('challenges'),
      t('challenges-text', {
        mean: number(challenges / games, 2),
        upheld: percent(challenges === 0 ? 0 : upheld / challenges),
      }),
    ],
    [
      t('errors'),
      t('errors-text', {
        declared: number(wrong / games, 2),
        unnoticed: number((wrong - upheld) / games, 2),
      }),
    ],
  ];
}
