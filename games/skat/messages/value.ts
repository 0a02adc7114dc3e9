import { defined } from '@lusoria/core';
import { multiplierOf } from '../rules/contract.ts';
import type { DealResult, GameResult, RamschResult } from '../rules/result.ts';
import type { SkatTranslator } from './index.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { contractName, gameName, signed } from './names.ts';

/** The arithmetic of a value: "mit 2, Spiel 3, Hand 4, × 12 Kreuz = 48"; empty if nobody played. */
export function valueText(t: SkatTranslator, result: DealResult, pack: Pack): string {
  switch (result.kind) {
    case 'passed':
    case 'broken-off':
      return '';
    case 'ramsch':
      return ramschText(t, result);
    case 'game':
      return gameText(t, result, pack);
  }
}

/** "mit 2", "ohne 3"; empty for 0. */
export function matadorsText(t: SkatTranslator, n: number): string {
  if (n === 0) return '';
  return t(n > 0 ? 'with' : 'without', { count: Math.abs(n) });
}

/** The value of a game by its steps, before its bid raises it. */
export function worthOf({ steps, matadors, base }: GameResult): number {
  return base * multiplierOf(steps, matadors);
}

function gameText(t: SkatTranslator, result: GameResult, pack: Pack): string {
  const { base, multiplier, doubled, round, won, value } = result;
  const parts = [plainText(t, result, pack)];
  let worth = base * multiplier;
  if (doubled !== 1) {
    worth *= doubled;
    parts.push(`× ${doubled} ${t(`double-${doubled}`)} = ${worth}`);
  }
  if (round === 2) {
    worth *= round;
    parts.push(`× 2 ${t('kind-bock')} = ${worth}`);
  }
  const plain = won ? worth : -2 * worth;
  // A server may have reckoned otherwise than the rules.
  if (value !== plain) parts.push(t('value-recorded', { value: signed(value) }));
  else if (!won) parts.push(t('lost-twice', { value: signed(value) }));
  return parts.join(', ');
}

/** Before anything is doubled. */
function plainText(t: SkatTranslator, result: GameResult, pack: Pack): string {
  const { base, multiplier, bid, instead } = result;
  const contract = contractName(t, result.contract, pack);
  if (result.contract.game === 'null' && instead === null) return `${contract} = ${base}`;
  const game = gameName(t, instead ?? result.contract.game, pack);
  const worth = worthOf(result);
  const counted = [...stepTexts(t, result), `× ${base} ${game} = ${worth}`].join(', ');
  const value = base * multiplier;
  const least = { bid, multiplier, base, value };
  const reaching =
    worth === value
      ? counted
      : `${counted}; ${t(instead === null ? 'reached-with' : 'at-least', least)}`;
  return instead === null ? reaching : `${t('charged-as', { contract, bid, game })}: ${reaching}`;
}

/** "mit 2", "Spiel 3", "Hand 4" */
function stepTexts(t: SkatTranslator, { steps, matadors }: GameResult): readonly string[] {
  let count = 0;
  return steps.map((step) => {
    count += step === 'matadors' ? Math.abs(matadors) : 1;
    return step === 'matadors' ? matadorsText(t, matadors) : t(`step-${step}`, { count });
  });
}

/** The value of a march: all tricks of a ramsch. */
const MARCH = 120;

function ramschText(t: SkatTranslator, result: RamschResult): string {
  const { points, who, march, virgins, unseen, factor, round, value } = result;
  const own = march ? MARCH : defined(points[defined(who[0])]);
  const byVirgin = !march && virgins.length === 1 ? 2 : 1;
  const byUnseen = 2 ** unseen.length;
  const parts = [march ? `${t('march')} ${own}` : t('card-points', { count: own })];
  if (byVirgin * byUnseen === factor) {
    if (byVirgin > 1) parts.push(`× 2 ${t('virgin')}`);
    if (byUnseen > 1) parts.push(`× ${byUnseen} ${t('unseen')}`);
  } else parts.push(`× ${factor}`);
  if (round === 2) parts.push(`× 2 ${t('kind-bock')}`);
  return `${parts.join(', ')} = ${signed(march ? value : -value)}`;
}
