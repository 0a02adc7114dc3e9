/**
 * Fits the network of defenders to the decisions of `solve-decisions.ts`, with so many of them and with all:
 *
 *     node lab/skat/training/defence/fit-network.ts DECISIONS WEIGHTS FIRST SECOND ROUNDS [COUNT...]
 *
 * FIRST and SECOND are the sizes of the hidden layers. Every eighth deal is held out. Prints, of decisions learned from and held out,
 * the points given away and the errors in 100 where a card beats the contract and another does not, with 95 % intervals by deals, and
 * writes the weights fitted to all of the others.
 */
import { pathToFileURL } from 'node:url';
import { defined, seeded } from '@lusoria/core';
import { args, print, write } from '../files.ts';
import { FEATURES } from './card-features.ts';
import { examplesIn, intervalByDeal, isCritical, LOST } from './examples.ts';
import { chancesOf, emptyNetwork, type Example, fit, type Network } from './network.ts';

const HELD_OUT = 8;

const [file = '', output = '', ...numbers] = args();
const [first = 0, second = 0, rounds = 0, ...counts] = numbers.map(Number);
if (!(first > 0 && second > 0 && rounds > 0))
  throw new Error('fit-network.ts DECISIONS WEIGHTS FIRST SECOND ROUNDS [COUNT...]');
const all = examplesIn(file);
const heldOut = all.filter(({ deal }) => deal % HELD_OUT === 0);
const others = all.filter(({ deal }) => deal % HELD_OUT !== 0);

type Choose = (example: Example) => number;

function report(name: string, choose: Choose, examples: readonly Example[]): void {
  const chosen = examples.map((example) => {
    const { deal, points } = example;
    return { deal, points, value: defined(points[choose(example)]) };
  });
  const critical = chosen.filter(({ points }) => isCritical(points));
  const errors = critical.map(({ deal, value }) => ({ deal, value: value > LOST ? 100 : 0 }));
  const given = chosen.map(({ deal, points, value }) => ({
    deal,
    value: value - Math.min(...points),
  }));
  print(
    `${name}: given ${intervalByDeal(given)} of ${given.length}; errors ${intervalByDeal(errors)} of 100 in ${errors.length} critical`,
  );
}

function bestOf(network: Network): Choose {
  return ({ cards }) => {
    const chances = chancesOf(network, cards);
    return chances.indexOf(Math.max(...chances));
  };
}

const random = seeded('any card');
report('any card', ({ cards }) => random.int(cards.length), heldOut);
for (const count of [...counts, others.length]) {
  const some = others.slice(0, count);
  const network = emptyNetwork({ features: FEATURES, first, second }, seeded('network'));
  fit(network, some, { rounds, rate: 2e-3, decay: 0.02 }, seeded('descent', count));
  const choose = bestOf(network);
  report(`${some.length}, themselves`, choose, some);
  report(`${some.length}, held out`, choose, heldOut);
  report(
    `${some.length}, tricks one and two`,
    choose,
    heldOut.filter(({ trick }) => trick < 2),
  );
  print(`${process.cpuUsage().user / 1e6} s of a core`);
  if (count < others.length) continue;
  const weights = Array.from(network.weights, (one) => Math.round(one * 1e4) / 1e4);
  write(pathToFileURL(output), JSON.stringify({ first, second, weights }));
}
