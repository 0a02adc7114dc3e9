import type { Contract, DealResult, GameName, GameResult, RamschResult, Step } from '@lusoria/skat';
import type { Pack } from './types.ts';
import { signed } from './cards.ts';

/** The words of an arithmetic. */
export interface ArithmeticTerms {
  /** "mit 2", "ohne 3" */
  matadors(n: number): string;
  readonly steps: Readonly<Record<Exclude<Step, 'matadors'>, string>>;
  game(game: GameName, pack: Pack): string;
  contract(contract: Contract, pack: Pack): string;
  /** The bid, and the least multiple of the base that reaches it. */
  overbid(bid: number, multiplier: number, base: number): string;
  /** What a null below its bid is charged at least. */
  atLeast(multiplier: number, base: number): string;
  /** A null below its bid, and the game by which it is charged. */
  instead(contract: string, bid: number, game: string): string;
  /** Nothing is doubled; comes before "× −2". */
  readonly lost: string;
  readonly doubles: Readonly<Record<2 | 4 | 8, string>>;
  readonly bockRound: string;
  cardPoints(n: number): string;
  readonly march: string;
  readonly virgin: string;
  readonly unseen: string;
}

/** How a value comes about; empty when all have passed. */
export function arithmetic(result: DealResult, pack: Pack, terms: ArithmeticTerms): string {
  switch (result.kind) {
    case 'passed':
      return '';
    case 'ramsch':
      return ramschArithmetic(result, terms);
    case 'game':
      return gameArithmetic(result, pack, terms);
  }
}

/** What the steps add up to, matadors as many as they are. */
export function stepsSum({ steps, matadors }: GameResult): number {
  return steps.reduce((sum, step) => sum + (step === 'matadors' ? Math.abs(matadors) : 1), 0);
}

function gameArithmetic(result: GameResult, pack: Pack, terms: ArithmeticTerms): string {
  const { base, multiplier, doubled, round, won, value } = result;
  const parts = [valueText(result, pack, terms)];
  let worth = base * multiplier;
  if (doubled !== 1) {
    worth *= doubled;
    parts.push(`× ${doubled} ${terms.doubles[doubled]} = ${worth}`);
  }
  if (round === 2) {
    worth *= round;
    parts.push(`× 2 ${terms.bockRound} = ${worth}`);
  }
  if (!won) parts.push(`${terms.lost}: × −2 = ${signed(value)}`);
  return parts.join(', ');
}

function valueText(result: GameResult, pack: Pack, terms: ArithmeticTerms): string {
  const { contract, base, multiplier, bid, instead } = result;
  if (contract.game === 'null' && instead === null) {
    return `${terms.contract(contract, pack)} = ${base}`;
  }
  const game = terms.game(instead ?? contract.game, pack);
  const sum = stepsSum(result);
  const counted = [...stepTexts(result, terms), `× ${base} ${game} = ${base * sum}`].join(', ');
  const least =
    instead === null ? terms.overbid(bid, multiplier, base) : terms.atLeast(multiplier, base);
  const reaching = sum === multiplier ? counted : `${counted}; ${least}`;
  return instead === null
    ? reaching
    : `${terms.instead(terms.contract(contract, pack), bid, game)}: ${reaching}`;
}

/** "mit 2", "Spiel 3", "Hand 4" */
function stepTexts({ steps, matadors }: GameResult, terms: ArithmeticTerms): readonly string[] {
  let count = 0;
  return steps.map((step) => {
    if (step === 'matadors') {
      count += Math.abs(matadors);
      return terms.matadors(matadors);
    }
    count += 1;
    return `${terms.steps[step]} ${count}`;
  });
}

/** What all tricks of a ramsch count. */
const MARCH = 120;

function ramschArithmetic(result: RamschResult, terms: ArithmeticTerms): string {
  const { points, who, march, virgins, unseen, factor, round, value } = result;
  const own = march ? MARCH : (points[who[0] ?? 0] ?? 0);
  const byVirgin = !march && virgins.length === 1 ? 2 : 1;
  const byUnseen = 2 ** unseen.length;
  const parts = [march ? `${terms.march} ${own}` : terms.cardPoints(own)];
  if (byVirgin * byUnseen === factor) {
    if (byVirgin > 1) parts.push(`× 2 ${terms.virgin}`);
    if (byUnseen > 1) parts.push(`× ${byUnseen} ${terms.unseen}`);
  } else parts.push(`× ${factor}`);
  if (round === 2) parts.push(`× 2 ${terms.bockRound}`);
  return `${parts.join(', ')} = ${signed(march ? value : -value)}`;
}
