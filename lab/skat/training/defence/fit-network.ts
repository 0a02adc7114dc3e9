/**
 * Fits the network of defenders to the decisions of `solve-decisions.ts`, with an eighth, a quarter, half and all of the deals:
 *
 *     node lab/skat/training/defence/fit-network.ts DECISIONS WEIGHTS [ROUNDS]
 *
 * Every eighth deal is held out. Prints, of decisions that are held out, the points given away and the errors in 100 where a card
 * beats the contract and another does not, with 95 % intervals, and writes the weights fitted to all of the others.
 */
import { pathToFileURL } from 'node:url';
import { defined, seeded } from '@lusoria/core';
import { interval } from '../../bench/opponent/seatings.ts';
import { args, print, write } from '../files.ts';
import { FEATURES } from './card-features.ts';
import { examplesIn, isCritical, LOST } from './examples.ts';
import { chancesOf, emptyNetwork, type Example, fit, type Network } from './network.ts';

const HELD_OUT = 8;
const PARTS = [8, 4, 2, 1];

const [file = '', output = '', rounds = '8'] = args();
if (output === '') throw new Error('fit-network.ts DECISIONS WEIGHTS [ROUNDS]');
const all = examplesIn(file);
const heldOut = all.filter(({ deal }) => deal % HELD_OUT === 0);
const others = all.filter(({ deal }) => deal % HELD_OUT !== 0);

type Choose = (example: Example) => number;

function report(name: string, choose: Choose, examples: readonly Example[]): void {
  const chosen = examples.map((example) => {
    const { points } = example;
    return { points, value: defined(points[choose(example)]) };
  });
  const critical = chosen.filter(({ points }) => isCritical(points));
  const errors = interval(critical.map(({ value }) => (value > LOST ? 100 : 0)));
  const given = interval(chosen.map(({ points, value }) => value - Math.min(...points)));
  print(
    `${name}: given ${given} of ${chosen.length}; errors ${errors} of 100 in ${critical.length} critical`,
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
for (const part of PARTS) {
  const some = others.filter(({ deal }) => Math.floor(deal / HELD_OUT) % part === 0);
  const network = emptyNetwork(FEATURES, seeded('network'));
  const descent = { rounds: Number(rounds), rate: 2e-3, decay: 0.02 };
  fit(network, some, descent, seeded('descent', part), () => undefined);
  report(`1/${part}: ${some.length} decisions, themselves`, bestOf(network), some);
  report(`1/${part}: ${some.length} decisions`, bestOf(network), heldOut);
  const early = heldOut.filter(({ trick }) => trick < 2);
  report(`1/${part}: tricks one and two`, bestOf(network), early);
  if (part === 1)
    write(
      pathToFileURL(output),
      JSON.stringify(Array.from(network.weights, (one) => Math.round(one * 1e4) / 1e4)),
    );
}
print(`${process.cpuUsage().user / 1e6} s of a core`);
