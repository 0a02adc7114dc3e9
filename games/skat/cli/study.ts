import { defined } from '@lusoria/core';
import type { DealResult, Event } from '@lusoria/skat';
import { skatModule } from '@lusoria/skat/game';
import { study } from '@lusoria/cli-kit/study.ts';
import { counted, type Tally, talliedEnd, total } from '@lusoria/cli-kit/tally.ts';

import { loadTerminalMessages } from '../messages/terminal/index.ts';

const CONTRACTS = ['grand', 'null', 'suit'] as const;

/** The counts and figures of Skat. */
export const skatStudy = study({
  module: skatModule,
  tally({ setup, events, end }) {
    const { points } = defined(end.end, 'the end of a deal');
    const best = Math.max(...points);
    const winners = points.flatMap((value, seat) => (value === best ? [seat] : []));
    return {
      ...talliedEnd(events.filter(isChoice).length, winners, setup),
      points,
      ...(end.end ? talliedResult(end.end.result) : {}),
    };
  },
  figures(tally) {
    const games = total(tally, 'games');
    return {
      // Fraction of deals that nobody played.
      passed: total(tally, 'passed') / games,
      // Fractions of the games played by a declarer.
      won: ofPlayed(tally, 'won'),
      contracts: Object.fromEntries(CONTRACTS.map((kind) => [kind, ofPlayed(tally, kind)])),
      // Mean score of each seat, a deal.
      points: { mean: counted(tally, 'points').map((sum) => sum / games) },
    };
  },
  title: () => 'Skat',
  async rows(tally, { number, percent }, language) {
    const t = await loadTerminalMessages(language);
    const games = total(tally, 'games');
    const played = (name: string) => t('of-played', { percent: percent(ofPlayed(tally, name)) });
    return [
      [t('passed-in'), t('of-games', { percent: percent(total(tally, 'passed') / games) })],
      [t('won'), played('won')],
      ...CONTRACTS.map((kind) => [t(`contracts-${kind}`), played(kind)]),
      [
        t('written'),
        counted(tally, 'points')
          .map((sum) => number(sum / games, 1))
          .join(' / '),
      ],
    ];
  },
});

/** Whether an event is a player's decision, not a consequence of one. */
function isChoice({ type }: Event): boolean {
  return !(['dealt', 'laid-out', 'awarded', 'took', 'opened', 'went-on', 'ended'] as const).some(
    (follows) => follows === type,
  );
}

function talliedResult(result: DealResult): Tally {
  if (result.kind !== 'game') return { passed: [result.kind === 'passed' ? 1 : 0] };
  const { game } = result.contract;
  return {
    played: [1],
    won: [result.won ? 1 : 0],
    [game === 'grand' || game === 'null' ? game : 'suit']: [1],
  };
}

function ofPlayed(tally: Tally, name: string): number {
  const played = total(tally, 'played');
  return played === 0 ? 0 : total(tally, name) / played;
}
