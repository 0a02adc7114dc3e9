import { type Contract, type Step } from '../contract.ts';
import { GAMES } from '../cards.ts';
import { ENDINGS, type GameResult } from '../result.ts';
import type { Facts } from '../score.ts';

const START: Facts = {
  declarer: 1,
  contract: { game: 'clubs', hand: false, schneider: false, schwarz: false, ouvert: false },
  bid: 0,
  matadors: 0,
  points: 0,
  tricks: 0,
  of: 10,
  ending: 'played',
  claimed: null,
  secured: null,
  instead: null,
  doubled: 1,
  round: 1,
};

/** Reads a deal such as `clubs hand, with 1, bid 18, 61 in 6`; without an ending it was played. */
export function deal(text: string): Facts {
  return text.split(', ').reduce(withPart, START);
}

function withPart(facts: Facts, part: string, i: number): Facts {
  const words = part.split(' ');
  const [word = ''] = words;
  const number = Number(words[1]);
  if (i === 0) return { ...facts, contract: contract(part) };
  if (/^\d+ in \d+( of 16)?$/.test(part)) {
    const of = words.includes('of') ? 16 : 10;
    return { ...facts, points: Number(word), tricks: Number(words[2]), of };
  }
  const ending = ENDINGS.find((one) => one === word);
  if (ending === 'claimed') {
    const level = (['game', 'schneider', 'schwarz'] as const).find((one) => one === words[1]);
    if (level) return { ...facts, ending, claimed: level };
  } else if (ending) return { ...facts, ending };
  switch (word) {
    case 'with':
      return { ...facts, matadors: number };
    case 'without':
      return { ...facts, matadors: -number };
    case 'bid':
      return { ...facts, bid: number };
    case 'secured':
      return { ...facts, secured: 'schwarz' };
    case 'named':
      return { ...facts, instead: GAMES.find((one) => one === words[1]) ?? null };
    case 'kontra':
      return { ...facts, doubled: 2 };
    case 're':
      return { ...facts, doubled: 4 };
    case 'bock':
      return words[1] === 'round' ? { ...facts, round: 2 } : { ...facts, doubled: 8 };
    default:
      throw new Error(`cannot read ${part}`);
  }
}

export function contract(text: string): Contract {
  const [name, ...announced] = text.split(' ');
  const game = GAMES.find((one) => one === name);
  if (!game) throw new Error(`no game in ${text}`);
  return {
    game,
    hand: announced.includes('hand'),
    schneider: announced.includes('schneider'),
    schwarz: announced.includes('schwarz'),
    ouvert: announced.includes('ouvert'),
  };
}

const NAMES: Readonly<Record<Step, string>> = {
  matadors: '',
  game: 'game',
  hand: 'hand',
  schneider: 'schneider',
  'schneider-announced': 'announced',
  schwarz: 'schwarz',
  'schwarz-announced': 'announced',
  ouvert: 'ouvert',
};

/** A result as it is told: `with 1, game 2, hand 3; 3 x 12; won 36`. */
export function told(result: GameResult): string {
  let sum = 0;
  const steps = result.steps.map((step) => {
    const { matadors } = result;
    sum += step === 'matadors' ? Math.abs(matadors) : 1;
    return `${step === 'matadors' ? (matadors < 0 ? 'without' : 'with') : NAMES[step]} ${sum}`;
  });
  const factors = [
    result.multiplier,
    result.base,
    ...(result.doubled > 1 ? [result.doubled] : []),
    ...(result.round > 1 ? ['2'] : []),
  ];
  const verdict = result.won ? 'won' : result.overbid ? 'overbid' : 'lost';
  return `${steps.join(', ')}; ${factors.join(' x ')}; ${verdict} ${result.value}`.replace(
    /^; /,
    '',
  );
}

/** The deal, what it comes to, and why. */
export type Row = readonly [deal: string, told: string, why: string];
