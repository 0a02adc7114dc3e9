import type { Reader } from '@lusoria/core';
import type { Pack } from '@lusoria/core/playing-card';
import { capital, listOf, seatName, youIn } from '@lusoria/i18n';
import {
  type Card,
  type GameName,
  partsOf,
  type Rank,
  type Suit,
  TRUMP_SUIT,
} from '../rules/cards.ts';
import type { Call } from '../rules/three/types.ts';
import type { Contract } from '../rules/contract.ts';
import type { Options } from '../rules/options.ts';
import type { SkatTranslator } from './index.ts';

/** The reader of a text on Skat, and the pack they see. */
export interface SkatReader extends Reader {
  readonly pack: Pack;
}

/** The case of a noun, for languages that have cases. */
type Case = 'nominative' | 'accusative' | 'genitive';

/** The signs of the French suits. */
const SIGNS: Readonly<Record<Suit, string>> = { C: '♣', S: '♠', H: '♥', D: '♦' };

/** As the German pack is printed, whatever the language. */
const GERMAN_INDEX = { A: 'A', K: 'K', Q: 'O', J: 'U' } as const;

export function suitName(
  t: SkatTranslator,
  suit: Suit,
  pack: Pack,
  inCase: Case = 'nominative',
): string {
  return t(`suit-${pack}-${suit}`, { case: inCase });
}

/** One sign of the French pack, two or three letters of the German one. */
export function suitShort(t: SkatTranslator, suit: Suit, pack: Pack): string {
  return pack === 'french' ? SIGNS[suit] : t(`short-german-${suit}`);
}

export function rankName(t: SkatTranslator, rank: Rank, pack: Pack): string {
  return rank === 'Q' || rank === 'J' ? t(`rank-${pack}-${rank}`) : t(`rank-${rank}`);
}

/** A rank as it is printed in the corner. */
export function rankIndex(t: SkatTranslator, rank: Rank, pack: Pack): string {
  switch (rank) {
    case 'A':
    case 'K':
    case 'Q':
    case 'J':
      return pack === 'german' ? GERMAN_INDEX[rank] : t(`index-${rank}`);
    case 'T':
      return '10';
    default:
      return rank;
  }
}

/** The corner index of a card. */
export function cardIndex(t: SkatTranslator, card: Card, pack: Pack): string {
  return rankIndex(t, partsOf(card).rank, pack);
}

/** "Kreuz-Bube" */
export function cardName(t: SkatTranslator, card: Card, pack: Pack): string {
  const { suit, rank } = partsOf(card);
  return t('card', { suit: suitName(t, suit, pack, 'genitive'), rank: rankName(t, rank, pack) });
}

/** "♣B" */
export function cardShort(t: SkatTranslator, card: Card, pack: Pack): string {
  return suitShort(t, partsOf(card).suit, pack) + cardIndex(t, card, pack);
}

/** "Kreuz-Bube und Herz-7"; "Kreuz-Bube oder Herz-7", where only one of them can be played. */
export function cardNames(
  t: SkatTranslator,
  cards: readonly Card[],
  pack: Pack,
  word: 'and' | 'or' = 'and',
): string {
  return listOf(
    t.language,
    word,
    cards.map((card) => cardName(t, card, pack)),
  );
}

export function gameName(
  t: SkatTranslator,
  game: GameName,
  pack: Pack,
  inCase: Case = 'nominative',
): string {
  const suit = TRUMP_SUIT[game];
  if (suit) return capital(suitName(t, suit, pack, inCase));
  return t(game === 'grand' ? 'game-grand' : 'game-null', { case: inCase });
}

/** "Kreuz Hand, Schneider angesagt" */
export function contractName(
  t: SkatTranslator,
  { game, hand, schneider, schwarz, ouvert }: Contract,
  pack: Pack,
  inCase: Case = 'nominative',
): string {
  const suit = TRUMP_SUIT[game];
  const played = {
    game: gameName(t, game, pack, inCase),
    // What an adjective agrees with.
    form: `${suit ? `${pack}-${suit}` : game}-${inCase}`,
  };
  const open = game === 'null' ? 'contract-null-hand-ouvert' : 'contract-hand-ouvert';
  const contract = ouvert
    ? t(hand ? open : 'contract-ouvert', played)
    : hand
      ? t('contract-hand', played)
      : played.game;
  if (schwarz) return t('announced-schwarz', { contract });
  return schneider ? t('announced-schneider', { contract }) : contract;
}

/** A contract without the announcements that another one implies by the table's options. */
export function withoutImplied(contract: Contract, { announcements }: Options): Contract {
  const { hand, schwarz, ouvert } = contract;
  const isImplied = announcements === 'hand' && hand && schwarz && ouvert;
  return isImplied ? { ...contract, schneider: false, schwarz: false } : contract;
}

/** "Kontra" */
export function doubleName(t: SkatTranslator, to: 2 | 4 | 8): string {
  return capital(t(`double-${to}`));
}

/** The answer that says neither kontra nor re, as the label of a button. */
export function noDoubleText(t: SkatTranslator, to: 2 | 4): string {
  return t('no-double', { word: t(`double-${to}`) });
}

/** The name of an announcement, as the label of a switch. */
export function announcementName(
  t: SkatTranslator,
  key: 'schneider' | 'schwarz' | 'ouvert',
): string {
  return capital(t(key, { form: 'other' }));
}

/** The words of a call in the auction. */
export function callText(t: SkatTranslator, call: Call['call']): string {
  return typeof call === 'number' ? `${call}!` : t(call);
}

/** The end of a message's key: whether it speaks of the reader. */
export function person(seat: number, { you }: Pick<Reader, 'you'>): 'you' | 'other' {
  return seat === you ? 'you' : 'other';
}

/** "du und Anna": several seats in the middle of a sentence. */
export function seatNames(t: SkatTranslator, seats: readonly number[], reader: Reader): string {
  return listOf(
    t.language,
    'and',
    seats.map((seat) => seatName(t.language, seat, reader)),
  );
}

/** "Anna: 18", "Du: 18" */
export function says(t: SkatTranslator, seat: number, reader: Reader, what: string): string {
  const who = seat === reader.you ? capital(youIn(t.language)) : reader.name(seat);
  return `${who}: ${what}`;
}

/** A signed number with a true minus; zero has no sign. */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
}
