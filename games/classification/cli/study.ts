import {
  classification,
  classificationModule,
  deckOf,
  versionSpaceSizes,
  type State,
} from '@lusoria/classification';
import { defined } from '@lusoria/core';
import { loadTerminalMessages } from '../messages/terminal/index.ts';
import { study } from '@lusoria/cli-kit/study.ts';
import { counted, type Tally, talliedEnd, total } from '@lusoria/cli-kit/tally.ts';

/** Statistics of simulated rounds. */
export const classificationStudy = study({
  module: classificationModule,
  bot: 'reasoner',
  first: sageSeat,
  tally({ setup, events, end }) {
    const turns = events.filter(({ type }) => type === 'judged' || type === 'passed').length;
    const { ranking, hands } = defined(end.end, 'the end of a round');
    const players = end.lays.filter(({ seat }) => seat !== end.sage);
    return {
      ...talliedEnd(turns, defined(ranking[0]), setup),
      lays: [players.length],
      wrong: [players.filter(({ right }) => right === false).length],
      points: hands.map((hand) => hand.length),
      ...talliedDescriptions(end),
    };
  },
  figures(tally) {
    const games = total(tally, 'games');
    return {
      // Fraction of the lays by players, not the sage, that were wrong.
      wrong: share(tally, 'wrong', 'lays'),
      // Fraction of rounds in which the public information leaves one partition of the grammar.
      determined: total(tally, 'determined') / games,
      // Fraction of right descriptions by players, of all rounds and of those that were determined.
      described: share(tally, 'described', 'describers'),
      describedWhenDetermined: share(tally, 'describedWhenDetermined', 'describersWhenDetermined'),
      rounds: games,
      // Cards in hand at the end, by seat.
      points: { mean: counted(tally, 'points').map((sum) => sum / games) },
    };
  },
  title: (options) => deckOf(options).title.la,
  async rows(tally, { number, percent }, language) {
    const t = await loadTerminalMessages(language);
    const described = percent(share(tally, 'described', 'describers'));
    const whenDetermined = percent(
      share(tally, 'describedWhenDetermined', 'describersWhenDetermined'),
    );
    const games = total(tally, 'games');
    return [
      [t('laid-wrongly'), t('of-lays', { percent: percent(share(tally, 'wrong', 'lays')) })],
      [t('determined'), t('of-games', { percent: percent(total(tally, 'determined') / games) })],
      [t('described'), t('of-players', { percent: described })],
      [t('described-when-determined'), t('of-players', { percent: whenDetermined })],
      [
        t('cards-left'),
        counted(tally, 'points')
          .map((sum) => number(sum / games, 2))
          .join(' / '),
      ],
    ];
  },
});

/**
 * Bots of kind `sage` are sages, several of them in rotation; if there is none, all are in
 * rotation.
 */
function sageSeat(bots: readonly string[], index: number): number {
  const sages = bots.flatMap((name, seat) => (name.split(':', 1)[0] === 'sage' ? [seat] : []));
  return sages[index % sages.length] ?? index % bots.length;
}

function talliedDescriptions(end: State): Tally {
  const told = defined(end.end, 'the end of a round').described.filter((one) => one !== null);
  const right = told.filter((one) => one.right).length;
  const all = { describers: [told.length], described: [right] };
  if (versionSpaceSizes(classification.view(end, 'spectator')).at(-1) !== 1) return all;
  return {
    ...all,
    determined: [1],
    describersWhenDetermined: [told.length],
    describedWhenDetermined: [right],
  };
}

/** Ratio of the count under the first name to that under the second; 0 if the latter is 0. */
function share(tally: Tally, name: string, of: string): number {
  const all = total(tally, of);
  return all === 0 ? 0 : total(tally, name) / all;
}
