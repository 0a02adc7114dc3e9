import { decode, defined } from '@lusoria/core';
import type { Card } from '../rules/cards.ts';
import type { Contract } from '../rules/contract.ts';
import type { Event } from '../rules/events.ts';
import { type Options, optionsSchema } from '../rules/options.ts';
import type { SeriesPlace } from '../rules/series.ts';
import { letterOf } from './moves.ts';
import { replayLusoria } from './lusoria-dialect.ts';
import { parseRecord } from './parse.ts';
import type { SkatRecord } from './record.ts';
import { outcomeOfDeal } from './scoring.ts';
import { printSetting, PROGRAM, type Setting } from './setting.ts';
import { printOutcome } from './stated.ts';

/** Facts of a deal in a record beside its events. */
export interface Particulars {
  /** By seat. */
  readonly names: readonly string[];
  /** Seats: fore-, middle-, rearhand; for two, who names and who deals. */
  readonly players: readonly number[];
  readonly options: Options;
  /** Stakes of the deal. */
  readonly kind: SeriesPlace['kind'];
  /** Deal number, from 1. */
  readonly id: number;
  /** One series of deals, one number. */
  readonly series: number;
  /** `yyyy-MM-dd/HH:mm:ss/UTC`, or a year. */
  readonly date: string;
}

/** A single deal among three, of whom nothing is known, by the usual rules. */
const USUAL: Particulars = {
  names: ['', '', ''],
  players: [0, 1, 2],
  options: decode(optionsSchema, {}),
  kind: 'plain',
  id: 1,
  series: 1,
  date: '',
};

/**
 * The record of a deal; what is left out is as usual: three without names, seat 0 in forehand, a
 * plain deal, no date. A game by the International Skat Order without claims and concessions is a
 * plain record of the server's format; for the rest docs/RECORDS.md has the words.
 *
 * @throws RangeError when the events are not those of a deal.
 */
export function recordOf(
  events: readonly Event[],
  particulars: Partial<Particulars> = {},
): SkatRecord {
  const read = parseRecord(textOf(events, { ...USUAL, ...particulars }));
  if (read.ok) return read.value;
  throw new RangeError(`no deal: ${read.rejection.code} ${read.rejection.token}`);
}

function textOf(events: readonly Event[], particulars: Particulars): string {
  const { names, players, options, kind, id, series, date } = particulars;
  const form: Setting['form'] = players.length === 2 ? 'two' : 'three';
  const setting = printSetting({ options, form, kind });
  const out = names.findIndex((_, seat) => !players.includes(seat));
  const property = (key: string, value: string): string => `${key}[${value}]`;
  return [
    `(;${property('GM', 'Skat')}${property('PC', PROGRAM)}${property('CO', '')}`,
    property('SE', String(series)),
    property('ID', String(id)),
    property('DT', plain(date)),
    setting === '' ? '' : property('OP', setting),
    ...players.map((seat, place) => property(`P${place}`, plain(defined(names[seat])))),
    out < 0 ? '' : property('P3', plain(defined(names[out]))),
    ...players.map((_, place) => property(`R${place}`, '')),
    property('MV', `${movesOf(events, particulars).join(' ')} `),
    property('R', resultOf(events, players, form)),
    ' ;)',
  ].join('');
}

/** Brackets would end a property, and a line a record. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').replaceAll('[', '(').replaceAll(']', ')').trim();
}

function joined(cards: readonly (Card | null)[]): string {
  return cards.map((card) => card ?? '??').join('.');
}

function movesOf(events: readonly Event[], { players, options }: Particulars): readonly string[] {
  const instead = insteadIn(events);
  return events.flatMap((event): readonly string[] => {
    const by = (word: string | number): readonly string[] =>
      'seat' in event ? [`${players.indexOf(event.seat)} ${word}`] : [];
    switch (event.type) {
      case 'dealt':
        return [
          `w ${joined([...players.flatMap((seat) => defined(event.hands[seat])), ...event.skat])}`,
        ];
      case 'laid-out':
        return [`w ${joined(packFor(event.rows, players))}`];
      case 'bid':
        return by(event.value);
      case 'held':
        return by('y');
      case 'passed':
      case 'not-doubled':
        return by('p');
      case 'picked-up':
        return [...by('s'), `w ${joined(event.cards)}`];
      case 'pushed':
        return by(`PU.${joined(event.cards)}`);
      case 'pushed-unseen':
        return by('PU');
      case 'declared': {
        const { contract, discards } = event;
        const charged = instead === null ? '' : `/${letterOf(instead)}`;
        const away = discards.length > 0 ? `.${joined(discards)}` : '';
        return by(`${lettersOf(contract, options)}${charged}${away}`);
      }
      case 'named':
        return by(letterOf(event.game));
      case 'doubled':
        return by(`K${event.to}`);
      case 'played':
        return by(event.card);
      case 'claimed':
        return by({ game: 'SC', schneider: 'SCS', schwarz: 'SCZ' }[event.level]);
      case 'conceded':
        return by('RE');
      case 'answered':
        return by(event.yes ? 'y' : 'p');
      // They follow from the others.
      case 'awarded':
      case 'ramsch':
      case 'took':
      case 'went-on':
      case 'ended':
      case 'opened':
        return [];
    }
  });
}

function insteadIn(events: readonly Event[]) {
  const end = events.find((event) => event.type === 'ended');
  return end?.type === 'ended' && end.result.kind === 'game' ? end.result.instead : null;
}

/** For two: the pack from the top, as it was laid out. */
function packFor(
  rows: readonly (readonly { readonly open: Card | null; readonly below: Card | null }[])[],
  players: readonly number[],
): readonly (Card | null)[] {
  const own = players.map((seat) => defined(rows[seat]));
  return [
    ...own.flatMap((row) => row.map(({ open }) => open)),
    ...own.flatMap((row) => row.map(({ below }) => below)),
  ];
}

/** A game with its letters, those that follow from others left out. */
function lettersOf(contract: Contract, { announcements }: Options): string {
  const { game, hand, schneider, schwarz, ouvert } = contract;
  const letter = letterOf(game);
  if (announcements === 'hand' && game !== 'null' && ouvert) return `${letter}O`;
  const level = schwarz ? 'Z' : schneider ? 'S' : '';
  return `${letter}${ouvert ? 'O' : ''}${hand ? 'H' : ''}${level}`;
}

function resultOf(
  events: readonly Event[],
  players: readonly number[],
  form: Setting['form'],
): string {
  const end = events.find((event) => event.type === 'ended');
  if (end?.type !== 'ended') return 'unknown';
  const { result } = end;
  const complete = events.filter((event) => event.type === 'took').length;
  const resigned =
    result.kind === 'game' && (result.ending === 'conceded' || result.ending === 'yielded');
  const who = result.kind === 'ramsch' ? result.who.map((seat) => players.indexOf(seat)) : [];
  return printOutcome(outcomeOfDeal(result, players, form, complete), { resigned, who });
}

/**
 * The events of a record of ours; null when a move in it is not allowed.
 *
 * @param first the seat of forehand, or for two of whoever names
 */
export function eventsOf(record: SkatRecord, first = 0): readonly Event[] | null {
  const { events, illegal } = replayLusoria(record, first);
  return illegal ? null : events;
}
