import type { Pack } from '@lusoria/core/playing-card';
import type { Card } from '../../rules/cards.ts';
import type { Call } from '../../rules/three/types.ts';
import type { SkatTranslator } from '../index.ts';
import { callText, cardNames } from '../names.ts';
import type { RecordTranslator } from './index.ts';

export const POSITIONS = ['forehand', 'middlehand', 'rearhand'] as const;

/** The move of a record that is not allowed. */
export interface IllegalOfRecord {
  readonly code: string;
  /** The trick in which it was made, from 1; null: before the first. */
  readonly trick: number | null;
  /** Fore-, middle- or rearhand; null for whoever dealt. */
  readonly place: number | null;
  /** Their name; empty where the record has none. */
  readonly player: string;
  /** What was called; null for anything else. */
  readonly call: Call['call'] | null;
  /** The cards that were played or laid away, as far as they are known. */
  readonly cards: readonly Card[];
  /** As it stands in the record. */
  readonly token: string;
}

/** "Nicht anzusehen. Stich 4, Anna: Pik-8 ist nicht erlaubt. Es muss bedient werden." */
export function illegalText(
  records: RecordTranslator,
  t: SkatTranslator,
  { code, trick, place, player, call, cards, token }: IllegalOfRecord,
  pack: Pack,
): string {
  const move = movedText(t, { call, cards, token }, pack);
  const position = place === null ? undefined : POSITIONS[place];
  const name = player === '' && position ? t(`position-${position}`) : player;
  const what =
    trick === null
      ? records('illegal-before', { name, move })
      : records('illegal-play', { trick, name, move });
  const because = records.lookup(`because-${code}`);
  return because === null ? what : `${what} ${because}`;
}

function movedText(
  t: SkatTranslator,
  { call, cards, token }: Pick<IllegalOfRecord, 'call' | 'cards' | 'token'>,
  pack: Pack,
): string {
  if (call !== null) return typeof call === 'number' ? String(call) : callText(t, call);
  return cards.length > 0 ? cardNames(t, cards, pack) : token;
}
