import { accepted, type Result } from '@lusoria/core';
import * as v from 'valibot';
import type { Action } from '../rules/actions.ts';
import { type Card, CARDS } from '../rules/cards.ts';
import type { Contract } from '../rules/contract.ts';
import type { Event } from '../rules/events.ts';
import { skat } from '../rules/game.ts';
import { optionFields, type Options, optionsSchema } from '../rules/options.ts';
import type { RejectionCode } from '../rules/rejections.ts';
import type { DealResult } from '../rules/result.ts';
import { lengthOf, seatAfter, type SeriesPlace } from '../rules/series.ts';
import * as three from '../rules/three/index.ts';
import * as two from '../rules/two/index.ts';
import type { State } from '../rules/view.ts';
import { outcomeOf } from './reckon.ts';
import { type Declaration, field, type Move, type Outcome, type SkatRecord } from './record.ts';
import { NO_GAME } from './stated.ts';
import type { IllegalCode } from './walk.ts';

/** Program named in our own records. */
export const PROGRAM = 'Lusoria';

/** Whether a record is one of ours, which our own rules play again. */
export function isOurs(record: Pick<SkatRecord, 'properties'>): boolean {
  return field(record, 'PC') === PROGRAM;
}

/** Settings in `OP[…]`: options that are not the usual ones, the form, and the stakes of the deal. */
export interface Setting {
  readonly options: Options;
  readonly form: 'three' | 'two';
  readonly kind: SeriesPlace['kind'];
}

const FORMS = ['three', 'two'] as const;
const KINDS = ['plain', 'bock', 'ramsch'] as const;

/** Reads `OP[…]`; a word that is not known is the rejection. */
export function readSetting(text: string): Result<Setting, string> {
  const given: Record<string, unknown> = {};
  let form: Setting['form'] = 'three';
  let kind: Setting['kind'] = 'plain';
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const [key = '', value = ''] = word.split('=');
    const known = optionFields.find((one) => one.key === key);
    const itsForm = FORMS.find((one) => key === 'form' && one === value);
    const itsKind = KINDS.find((one) => key === 'round' && one === value);
    if (itsForm) form = itsForm;
    else if (itsKind) kind = itsKind;
    else if (known) {
      given[key] =
        known.kind === 'number'
          ? Number(value)
          : known.kind === 'switch'
            ? value === 'true'
            : value;
    } else return { ok: false, rejection: word };
    if (known && !v.safeParse(optionsSchema, given).success) return { ok: false, rejection: word };
  }
  return accepted({ options: v.parse(optionsSchema, given), form, kind });
}

const USUAL = v.parse(optionsSchema, {});

/** The text of `OP[…]`; empty for what is usual. */
export function printSetting({ options, form, kind }: Setting): string {
  return [
    ...(form === 'two' ? ['form=two'] : []),
    ...(kind === 'plain' ? [] : [`round=${kind}`]),
    ...optionFields.flatMap(({ key }) =>
      options[key] === USUAL[key] ? [] : [`${key}=${String(options[key])}`],
    ),
  ].join(' ');
}

/** The setting of a record; parsing has seen to it that there is one. */
export function settingOf(record: Pick<SkatRecord, 'properties'>): Setting {
  const read = readSetting(field(record, 'OP') ?? '');
  return read.ok ? read.value : { options: USUAL, form: 'three', kind: 'plain' };
}

/** Seats by place: forehand, middlehand, rearhand; for two, who names and who deals. */
export function seatsByPlace(
  first: number,
  seats: number,
  { options, form }: Pick<Setting, 'options' | 'form'>,
): readonly number[] {
  if (form === 'two') return [first, 1 - first];
  return [0, 1, 2].map((steps) => seatAfter(first, steps, seats, options));
}

/** A record of ours, played again. */
export interface Run {
  readonly events: readonly Event[];
  readonly state: State;
  readonly illegal: { readonly code: RejectionCode | IllegalCode; readonly index: number } | null;
}

/** Number of people at the table of a record, including one who sits out. */
export function seatsOf(record: Pick<SkatRecord, 'properties'>): 2 | 3 | 4 {
  if (settingOf(record).form === 'two') return 2;
  return field(record, 'P3') === null ? 3 : 4;
}

/**
 * Plays a record by our own rules.
 *
 * @param first the seat of forehand, or of whoever names
 */
export function run(record: SkatRecord, first = 0): Run {
  const setting = settingOf(record);
  const { options, form, kind } = setting;
  const seats = seatsOf(record);
  const bySeat = seatsByPlace(first, seats, setting);
  const number = Math.max(0, Number(field(record, 'ID') ?? 1) - 1);
  const place: SeriesPlace = {
    number: Number.isSafeInteger(number) ? number : 0,
    of: lengthOf(options, seats),
    kind,
  };
  const start = { options, seats, first, place };
  let state: State = form === 'two' ? two.init(start) : three.init(start);
  const events: Event[] = [];
  const follow = (made: readonly Event[]): void => {
    for (const event of made) {
      events.push(event);
      state = skat.evolve(state, event);
    }
  };
  const [deal, ...moves] = record.moves;
  const pack = deal?.deed.type === 'deal' ? packOf(deal.deed.cards, form) : null;
  if (!pack) return { events, state, illegal: { code: 'card-not-in-hand', index: 0 } };
  follow(skat.chance(state, pack));
  for (const [index, move] of moves.entries()) {
    const refuse = (code: RejectionCode | IllegalCode): Run => ({
      events,
      state,
      illegal: { code, index: index + 1 },
    });
    const seat = move.who === 'w' ? -1 : (bySeat[move.who] ?? -1);
    const action = actionOf(state, move);
    if (action === null) {
      if (isShownSkat(state, move)) continue;
      return refuse(move.deed.type === 'skat' ? 'other-skat' : 'not-now');
    }
    if (seat < 0) return refuse('not-now');
    const made = skat.decide(state, seat, action);
    if (!made.ok) return refuse(codeOf(made.rejection.code));
    follow(made.value);
  }
  return { events, state, illegal: null };
}

const CODES = [
  'round-over',
  'not-now',
  'not-your-turn',
  'sits-out',
  'no-such-bid',
  'bid-too-low',
  'nothing-bid',
  'card-not-in-hand',
  'must-follow',
  'discard-two',
  'no-discard',
  'announce-by-hand',
  'announce-together',
  'null-announcement',
  'name-instead',
  'no-instead',
  'no-jacks',
  'no-kontra',
  'too-late-to-double',
  'not-yours-to-double',
  'proposal-open',
  'stale-proposal',
  'already-answered',
  'not-yours-to-answer',
  'asked-already',
  'not-declarer',
  'claim-impossible',
  'no-null-for-two',
] as const satisfies readonly RejectionCode[];

function codeOf(code: string): RejectionCode {
  return CODES.find((known) => known === code) ?? 'not-now';
}

/** The pack from which these cards were dealt; null when some are hidden. */
function packOf(cards: readonly (Card | null)[], form: Setting['form']): readonly number[] | null {
  const known = cards.filter((card) => card !== null);
  if (known.length !== CARDS.length) return null;
  const hand = (place: number) => known.slice(place * 10, place * 10 + 10);
  const packet = (from: number, to: number) => [0, 1, 2].flatMap((i) => hand(i).slice(from, to));
  // For two the record has the pack as it was; for three the hands.
  const pack =
    form === 'two'
      ? known
      : [...packet(0, 3), ...known.slice(30), ...packet(3, 7), ...packet(7, 10)];
  return pack.map((card) => CARDS.indexOf(card));
}

/** The skat as it was shown to whoever has picked it up. */
function isShownSkat(state: State, { who, deed }: Move): boolean {
  if (who !== 'w' || deed.type !== 'skat' || state.form === 'two' || !state.pickedUp) return false;
  return deed.cards.every((card) => card === null || state.skat.includes(card));
}

/** Action of our rules for a move; null if it is nothing that somebody does. */
function actionOf(state: State, { deed }: Move): Action | null {
  const proposal = state.form === 'three' ? state.proposal : null;
  switch (deed.type) {
    case 'bid':
      return { type: 'bid', value: deed.value };
    case 'hold':
      return proposal ? { type: 'answer', to: proposal.no, yes: true } : { type: 'hold' };
    case 'pass':
      if (state.form === 'two') return { type: 'no-double' };
      return proposal ? { type: 'answer', to: proposal.no, yes: false } : { type: 'pass' };
    case 'pick-up':
      return { type: 'pick-up' };
    case 'declare':
      if (state.form === 'two') return { type: 'name', game: deed.game };
      return declare(deed, state.options);
    case 'play':
      return deed.card === null ? null : { type: 'play', card: deed.card };
    case 'show':
      return { type: 'claim', level: deed.level };
    case 'resign':
      return { type: 'concede' };
    case 'double':
      return { type: 'double', to: deed.to };
    case 'push': {
      const cards = deed.cards.filter((card) => card !== null);
      return deed.cards.length === 0 ? { type: 'push-unseen' } : { type: 'push', cards };
    }
    case 'deal':
    case 'skat':
    case 'discard':
    case 'time-out':
    case 'leave':
      return null;
  }
}

function declare(deed: Declaration, options: Options): Action {
  const contract = contractOf(deed, options);
  const cards = deed.cards.filter((card) => card !== null);
  return {
    type: 'declare',
    contract,
    discards: contract.hand ? [] : cards,
    instead: deed.instead,
  };
}

/** Contract that the letters name and imply. */
function contractOf(deed: Declaration, { announcements }: Options): Contract {
  const { game, ouvert } = deed;
  const implies = announcements === 'hand' && game !== 'null';
  const schwarz = deed.schwarz || (implies && ouvert);
  const schneider = deed.schneider || schwarz;
  return { game, hand: deed.hand || (implies && schneider), schneider, schwarz, ouvert };
}

/** Outcome of a deal as a record of ours states it. */
export function outcomeOfDeal(
  result: DealResult,
  bySeat: readonly number[],
  form: Setting['form'],
  complete: number,
): Outcome {
  switch (result.kind) {
    case 'passed':
      return { ...NO_GAME, result: 'passed' };
    case 'broken-off':
      return { ...NO_GAME, result: result.by === null ? 'unknown' : 'penalty' };
    case 'game': {
      const byCards = form === 'three' && result.ending === 'played';
      const declarer = bySeat.indexOf(result.declarer);
      return { ...outcomeOf(result, complete, byCards), declarer };
    }
    case 'ramsch': {
      const seat = result.who[0] ?? 0;
      return {
        ...NO_GAME,
        result: 'ramsch',
        value: result.march ? result.value : -result.value,
        points: result.points[seat] ?? 0,
        tricks: result.tricks[seat] ?? 0,
        schwarz: result.march,
      };
    }
  }
}

/** Outcome of a run. */
export function outcomeOfRun(record: SkatRecord, { state }: Run, first = 0): Outcome {
  const setting = settingOf(record);
  const bySeat = seatsByPlace(first, seatsOf(record), setting);
  if (!state.end) {
    const alone = state.form === 'two' ? state.first : state.declarer;
    const declarer = alone === null ? -1 : bySeat.indexOf(alone);
    return { ...NO_GAME, declarer, result: 'unknown' };
  }
  return outcomeOfDeal(state.end.result, bySeat, setting.form, state.tricks.length);
}
