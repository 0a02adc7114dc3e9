import { type TokenFault, tokensOf } from './moves.ts';
import { type Outcome, OUTCOME_KEYS, type Stated } from './record.ts';

const NOTHING: Stated = {
  declarer: null,
  result: null,
  value: null,
  matadors: null,
  overbid: null,
  points: null,
  tricks: null,
  schneider: null,
  schwarz: null,
};

/** Outcome of a deal without a game. */
export const NO_GAME: Omit<Outcome, 'result'> = {
  declarer: -1,
  value: 0,
  matadors: 0,
  overbid: false,
  points: 0,
  tricks: 0,
  schneider: false,
  schwarz: false,
};

export const UNSTATED: Stated = { ...NOTHING, result: 'unknown' };

type Mutable = { -readonly [Key in keyof Stated]: Stated[Key] };

/** Reads what stands in `R[…]`. Words and keys that are not known are left alone. */
export function readStated(text: string): Stated | TokenFault {
  const found: Mutable = { ...NOTHING };
  for (const { text: token, at } of tokensOf(text)) {
    switch (token) {
      case 'win':
      case 'loss':
      case 'penalty':
      case 'ramsch':
      case 'unknown':
        found.result = token;
        continue;
      case 'passed':
        Object.assign(found, NO_GAME);
        found.result = token;
        continue;
      case 'bidok':
      case 'overbid':
        found.overbid = token === 'overbid';
        continue;
    }
    const colon = token.indexOf(':');
    if (!readNumber(found, token.slice(0, colon), token.slice(colon + 1))) {
      return { code: 'no-such-result', at, token: token.slice(0, 60) };
    }
  }
  found.result ??= 'unknown';
  return found;
}

/** Null says the penalty of a game that nobody plays. */
function readNumber(found: Mutable, key: string, digits: string): boolean {
  const value = Number(digits);
  const isNumber = /^-?\d{1,6}$/.test(digits);
  switch (key) {
    case 'd':
      found.declarer = value;
      return isNumber && value >= -1 && value <= 2;
    case 'v':
      found.value = value;
      return isNumber;
    case 'm':
      found.matadors = value;
      return isNumber && Math.abs(value) <= 11;
    case 'p':
      found.points = value;
      return isNumber;
    case 't':
      found.tricks = value;
      return isNumber;
    case 's':
      found.schneider = value === 1;
      return isNumber;
    case 'z':
      found.schwarz = value === 1;
      return isNumber;
    default:
      return true;
  }
}

/** Values in which a record differs from what was computed. */
export function differences(stated: Stated, outcome: Outcome): readonly (keyof Outcome)[] {
  return OUTCOME_KEYS.filter((key) => stated[key] !== null && stated[key] !== outcome[key]);
}

const digit = (yes: boolean): string => (yes ? '1' : '0');

/** Further statements of `R[…]`: who left, ran out of time, resigned. */
export interface Besides {
  readonly resigned: boolean;
  /** Ours: who is charged in ramsch, by places. */
  readonly who?: readonly number[];
}

/** The text of `R[…]`. */
export function printOutcome(outcome: Outcome, { resigned, who = [] }: Besides): string {
  const { declarer, result, value, matadors, overbid, points, tricks, schneider, schwarz } =
    outcome;
  if (result === 'passed' || result === 'unknown') return result;
  return [
    `d:${declarer} ${result} v:${value} m:${matadors} ${overbid ? 'overbid' : 'bidok'}`,
    `p:${points} t:${tricks} s:${digit(schneider)} z:${digit(schwarz)}`,
    `p0:0 p1:0 p2:0 l:-1 to:-1 r:${digit(resigned)}`,
    ...(who.length > 0 ? [`who:${who.join('.')}`] : []),
  ].join(' ');
}
