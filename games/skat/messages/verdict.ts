import { defined } from '@lusoria/core';
import { capital } from '@lusoria/i18n';
import type { GameName } from '../rules/cards.ts';
import type {
  BrokenOffResult,
  DealResult,
  Dropout,
  GameResult,
  RamschResult,
} from '../rules/result.ts';
import type { SkatTranslator } from './index.ts';
import { contractName, gameName, person, seatNames, type SkatReader } from './names.ts';
import { worthOf } from './value.ts';

/** Why a game was won or lost. */
type Reason =
  /** Null below its bid. */
  | { readonly kind: 'instead'; readonly game: GameName }
  /** It counts less than the bid. */
  | { readonly kind: 'overbid'; readonly worth: number }
  /** Null, by its tricks. */
  | { readonly kind: 'null' }
  /** An announced level was missed. */
  | { readonly kind: 'announced'; readonly level: 'schneider' | 'schwarz' }
  /** A side conceded by dropping out. */
  | { readonly kind: 'dropout'; readonly side: 'declarer' | 'defender'; readonly dropout: Dropout }
  /** By card points, by a claim or concession, or decided before one. */
  | { readonly kind: 'tie' | 'points' | 'claimed' | 'conceded' | 'yielded' | 'decided' };

/** The result of a deal in one or two sentences, with its reason. */
export function verdictText(t: SkatTranslator, result: DealResult, reader: SkatReader): string {
  switch (result.kind) {
    case 'passed':
      return t('passed-in');
    case 'broken-off':
      return brokenOffVerdict(t, result, reader);
    case 'ramsch':
      return ramschVerdict(t, result, reader);
    case 'game':
      return gameVerdict(t, result, reader);
  }
}

function brokenOffVerdict(t: SkatTranslator, { by }: BrokenOffResult, reader: SkatReader): string {
  if (by === null) return t('broken-off');
  const name = reader.name(by.seat);
  return t(`broken-off-${by.dropout}-${person(by.seat, reader)}`, { name });
}

function gameVerdict(t: SkatTranslator, result: GameResult, reader: SkatReader): string {
  const { declarer, won, bid } = result;
  const who = person(declarer, reader);
  const contract = contractName(t, result.contract, reader.pack);
  // An announcement, as an insertion, ends with a comma.
  const comma = contract.includes(',') ? ',' : '';
  const ended = { name: reader.name(declarer), contract };
  const end = won ? t(`wins-${who}`, ended) : t(`loses-${who}`, ended);
  const counted = t('verdict-with', { end, comma, count: result.points });
  const reason = reasonOf(result);
  switch (reason.kind) {
    case 'instead':
      return t('verdict-instead', { end, bid, game: gameName(t, reason.game, reader.pack) });
    case 'overbid': {
      const { worth } = reason;
      return t('verdict-overbid', { end: result.ending === 'played' ? counted : end, bid, worth });
    }
    case 'null':
      return t('verdict-null', { end, count: result.tricks });
    case 'announced':
      return t(`verdict-announced-${reason.level}`, { end });
    case 'points':
      return `${counted}.${beatenText(t, result, who)}`;
    case 'claimed':
      return `${t('verdict-claimed', { end })}${beatenText(t, result, who)}`;
    case 'dropout':
      return t(`verdict-${reason.side}-${reason.dropout}`, { end, who });
    case 'decided':
      return t(`verdict-decided-${won ? 'won' : 'lost'}`, { end });
    case 'conceded':
    case 'tie':
    case 'yielded':
      return t(`verdict-${reason.kind}`, { end, comma, who });
  }
}

function reasonOf(result: GameResult): Reason {
  const { contract, ending, dropout, won, overbid, instead, points } = result;
  if (instead !== null) return { kind: 'instead', game: instead };
  if (overbid) return { kind: 'overbid', worth: worthOf(result) };
  if (ending !== 'played') {
    // A decided game stays decided, whichever side gives up afterwards.
    if (won === (ending === 'conceded')) return { kind: 'decided' };
    const side = ending === 'conceded' ? 'declarer' : 'defender';
    return dropout === undefined ? { kind: ending } : { kind: 'dropout', side, dropout };
  }
  if (contract.game === 'null') return { kind: 'null' };
  if (!won && contract.schwarz) return { kind: 'announced', level: 'schwarz' };
  if (!won && contract.schneider) return { kind: 'announced', level: 'schneider' };
  return { kind: !won && points === 60 ? 'tie' : 'points' };
}

/** The side left in schneider or schwarz, in a sentence after a space; empty if none was. */
function beatenText(t: SkatTranslator, result: GameResult, who: 'you' | 'other'): string {
  const { schneider, schwarz, points, tricks, contract } = result;
  if (contract.game === 'null' || !(schneider || schwarz)) return '';
  const isDeclarer = schwarz ? tricks === 0 : points <= 30;
  const beaten = isDeclarer ? (who === 'you' ? 'you' : 'declarer') : 'defenders';
  return ` ${t(`beaten-${beaten}`, { level: t(schwarz ? 'schwarz' : 'schneider') })}`;
}

function ramschVerdict(t: SkatTranslator, result: RamschResult, reader: SkatReader): string {
  const { who: seats, march, points, virgins, unseen } = result;
  const first = defined(seats[0]);
  const who = person(first, reader);
  const name = reader.name(first);
  if (march) return t(`ramsch-march-${who}`, { name });
  const count = defined(points[first]);
  const lost =
    seats.length > 1
      ? capital(t('ramsch-lost-several', { names: seatNames(t, seats, reader), count }))
      : t(`ramsch-lost-${who}`, { name, count });
  const [virgin, another] = virgins;
  return [
    lost,
    ...(virgin === undefined || another !== undefined
      ? []
      : [t(`ramsch-virgin-${person(virgin, reader)}`, { name: reader.name(virgin) })]),
    ...(unseen.length > 0 ? [t('ramsch-unseen', { names: seatNames(t, unseen, reader) })] : []),
  ].join(' ');
}
