import { defined } from '@lusoria/core';
import { type Card, type GameName, isCard } from '../rules/cards.ts';
import type { RecordedAction, FaultCode, Move, Place } from './record.ts';

/** Fault of a token, and its place in the text it was read from. */
export interface TokenFault {
  readonly code: FaultCode;
  readonly at: number;
  readonly token: string;
}

const TOKENS = /#[^\n]*\n|\S+/g;

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Tokens between blanks, comments left out. */
export function tokensOf(text: string): readonly Token[] {
  if (!text.includes('#')) return plainTokens(text);
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKENS)) {
    if (!match[0].endsWith('\n')) tokens.push({ text: match[0], at: match.index });
  }
  return tokens;
}

function plainTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
    const from = at;
    while (at < text.length && text.charCodeAt(at) > 32) at += 1;
    if (at > from) tokens.push({ text: text.slice(from, at), at: from });
  }
  return tokens;
}

/** Reads what stands in `MV[…]`: pairs of who and what. */
export function readMoves(text: string): readonly Move[] | TokenFault {
  const tokens = tokensOf(text);
  const moves: Move[] = [];
  for (let i = 0; i < tokens.length; i += 2) {
    const first = tokens[i];
    const second = tokens[i + 1];
    if (!first) break;
    const who = WHO.get(first.text);
    if (who === undefined) return fault('no-such-player', first);
    if (!second) return fault('half-a-move', first);
    const recorded =
      who === 'w' ? readWorldToken(second.text, moves.length) : readToken(second.text);
    if (typeof recorded === 'string') return fault(recorded, second);
    moves.push({ who, token: second.text, recorded });
  }
  return moves;
}

function fault(code: FaultCode, { text, at }: Token): TokenFault {
  return { code, at, token: text.slice(0, 60) };
}

const WHO: ReadonlyMap<string, 'w' | Place> = new Map<string, 'w' | Place>([
  ['w', 'w'],
  ['0', 0],
  ['1', 1],
  ['2', 2],
]);

const HIDDEN = '??';

/** Cards joined by dots or bars; a code where there is something else, or one of them twice. */
function cardsOf(text: string): readonly (Card | null)[] | FaultCode {
  const cards: (Card | null)[] = [];
  for (const word of text.split(/[.|]/)) {
    if (word === HIDDEN) cards.push(null);
    else if (isCard(word)) cards.push(word);
    // Bars may stand beside dots.
    else if (word !== '') return 'no-such-card';
  }
  const known = cards.filter((card) => card !== null);
  return new Set(known).size === known.length ? cards : 'card-twice';
}

function readWorldToken(token: string, index: number): RecordedAction | FaultCode {
  const gone = /^(TI|LE)\.([012])$/.exec(token);
  if (gone) {
    const place = WHO.get(defined(gone[2]));
    if (place === undefined || place === 'w') return 'no-such-player';
    return { type: gone[1] === 'TI' ? 'time-out' : 'leave', place };
  }
  if (/^(?:TI|LE)\./.test(token) || !/^(?:..[.|]|\||$)/.test(`${token}.`)) return 'no-such-move';
  const cards = cardsOf(token);
  if (typeof cards === 'string') return cards;
  if (index === 0) return cards.length === 32 ? { type: 'deal', cards } : 'no-deal';
  return cards.length === 2 ? { type: 'skat', cards } : 'no-such-move';
}

const GAME_LETTERS: ReadonlyMap<string, GameName> = new Map([
  ['C', 'clubs'],
  ['S', 'spades'],
  ['H', 'hearts'],
  ['D', 'diamonds'],
  ['G', 'grand'],
  ['N', 'null'],
]);

/** Letter of a game in records. */
export function letterOf(game: GameName): string {
  for (const [letter, name] of GAME_LETTERS) if (name === game) return letter;
  return '';
}

/** Actions that are a word of their own: cards, bids as they come, and so on. */
const words = new Map<string, RecordedAction>([
  ['y', { type: 'hold' }],
  ['p', { type: 'pass' }],
  ['s', { type: 'pick-up' }],
  ['RE', { type: 'resign' }],
  [HIDDEN, { type: 'play', card: null }],
  ['K2', { type: 'double', to: 2 }],
  ['K4', { type: 'double', to: 4 }],
  ['K8', { type: 'double', to: 8 }],
]);

const GAME = /^([CSHDGN])([OHSZ]{0,8})(?:\/([CSHDG]))?(?:\.(.*))?$/;
const SHOW = /^SC([SZ]?)(?:\.(.*))?$/;
const PUSH = /^PU(?:\.(.*))?$/;
/** A bid is smaller than this. */
const BIDS_END = 500;

function readToken(token: string): RecordedAction | FaultCode {
  if (isCard(token)) return { type: 'play', card: token };
  const word = words.get(token);
  if (word) return word;
  if (/^\d{1,3}$/.test(token)) {
    const value = Number(token);
    return value > 0 && value < BIDS_END ? { type: 'bid', value } : 'no-such-move';
  }
  const shown = SHOW.exec(token);
  if (shown) return readShow(shown);
  const pushed = PUSH.exec(token);
  if (pushed) {
    // Whoever pushes unseen names no cards.
    const [, named = ''] = pushed;
    const cards = cardsOf(named);
    return typeof cards === 'string' ? cards : { type: 'push', cards };
  }
  const declared = GAME.exec(token);
  if (declared) return readGame(declared);
  if (!/^..[.|]/.test(token)) return 'no-such-move';
  const cards = cardsOf(token);
  if (typeof cards === 'string') return cards;
  return cards.length >= 2 ? { type: 'discard', cards } : 'no-such-move';
}

function readShow([, letter = '', rest = '']: RegExpExecArray): RecordedAction | FaultCode {
  const cards = cardsOf(rest);
  if (typeof cards === 'string') return cards;
  return {
    type: 'show',
    level: letter === 'S' ? 'schneider' : letter === 'Z' ? 'schwarz' : 'game',
  };
}

function readGame([, letter = '', flags = '', instead = '', rest = '']: RegExpExecArray):
  | RecordedAction
  | FaultCode {
  const game = GAME_LETTERS.get(letter);
  // What follows discards and hand is not looked at, and may repeat them.
  const first = cardsOf(rest.split(/[.|]/).slice(0, 2).join('.'));
  const all = rest.split(/[.|]/).every((word) => word === '' || word === HIDDEN || isCard(word));
  if (!game || !all) return 'no-such-card';
  if (typeof first === 'string') return first;
  return {
    type: 'declare',
    game,
    ouvert: flags.includes('O'),
    hand: flags.includes('H'),
    schneider: flags.includes('S'),
    schwarz: flags.includes('Z'),
    cards: first,
    instead: GAME_LETTERS.get(instead) ?? null,
  };
}
