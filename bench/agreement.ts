/**
 * How fast the agreement games are on one core: `npm run bench`. Every figure stands beside that of a
 * plain loop on the same machine in the same run, since machines differ and are noisy.
 */
import { agreement, bots, optionsSchema } from '@lusoria/agreement';
import * as v from 'valibot';
import { playRound, rate, show } from './rounds.ts';

const SEATS = 3;
const options = v.parse(optionsSchema, { deck: 'ille' });
const setup = (index: number) => ({ options, seats: SEATS, first: index % SEATS });
const uniform = bots['uniform']?.(null);
if (!uniform) throw new Error('no bot uniform');

show({
  'error-free bots': rate((i) => playRound({ game: agreement, setup, choose: uniform.choose }, i)),
  'random legal actions': rate((i) =>
    playRound({ game: agreement, setup, choose: agreement.sampleAction }, i),
  ),
});
