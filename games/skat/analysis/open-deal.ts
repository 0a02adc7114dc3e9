import { defined } from '@lusoria/core';
import * as v from 'valibot';
import type { Action } from '../rules/actions.ts';
import { type Card, CARDS, GAMES, pipsOf } from '../rules/cards.ts';
import type { Contract } from '../rules/contract.ts';
import { skat } from '../rules/game.ts';
import { optionFields, type Options, optionsSchema } from '../rules/options.ts';
import type { Call, ThreeState, ThreeView } from '../rules/three/types.ts';
import type { Position } from '../engine/solver/index.ts';

/**
 * A deal whose cards are all known, up to some moment. It can be tried out, and played on. Places are seats: 0, 1, 2 for
 * fore-, middle- and rearhand.
 */
export interface OpenDeal {
  readonly options: Options;
  /** As they were dealt: ten cards each. */
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
  readonly calls: readonly Call[];
  /** Null while nobody has declared. */
  readonly declared: {
    readonly contract: Contract;
    /** None by hand. */
    readonly discards: readonly Card[];
  } | null;
  readonly plays: readonly Card[];
}

/** A deal that is over; null where there is none to go on with. */
export function openDealOf(view: ThreeView): OpenDeal | null {
  const { end, players, contract, declarer } = view;
  if (!end || view.place.kind !== 'plain') return null;
  const { deal, result } = end;
  const hands = players.map((seat) => defined(deal.hands[seat]));
  if (deal.skat.length !== 2 || hands.some((hand) => hand.length !== 10)) return null;
  const isPlayed = contract !== null && declarer !== null && result.kind === 'game';
  const cards = [...view.tricks.flatMap((trick) => trick.cards), ...view.trick];
  return {
    options: view.options,
    hands,
    skat: deal.skat,
    calls: view.calls.map(({ seat, call }) => ({ seat: players.indexOf(seat), call })),
    declared:
      isPlayed && result.instead === null
        ? { contract, discards: contract.hand ? [] : end.discards }
        : null,
    plays: isPlayed ? cards.map(({ card }) => card) : [],
  };
}

/** The same deal before the first call, or after so many cards. */
export function cutDeal(deal: OpenDeal, at: 'dealt' | number): OpenDeal {
  return at === 'dealt'
    ? { ...deal, calls: [], declared: null, plays: [] }
    : { ...deal, plays: deal.plays.slice(0, at) };
}

/** The deal as the rules have it; null where they do not allow it. */
export function stateOf({ options, hands, skat: two, ...deal }: OpenDeal): ThreeState | null {
  const start = skat.init({ options, seats: 3, first: 0, played: [] });
  let now = skat.evolve(start, { type: 'dealt', hands, skat: two });
  const act = (seat: number | null, action: Action): boolean => {
    const decided = seat === null ? null : skat.decide(now, seat, action);
    if (!decided?.ok) return false;
    now = decided.value.reduce(skat.evolve, now);
    return true;
  };
  const declares = ({ contract, discards }: NonNullable<OpenDeal['declared']>): boolean => {
    const seat = now.form === 'three' ? now.declarer : null;
    return (
      (contract.hand || act(seat, { type: 'pick-up' })) &&
      act(seat, { type: 'declare', contract, discards, instead: null })
    );
  };
  const continuesGame =
    deal.calls.every(({ seat, call }) => act(seat, actionOf(call))) &&
    (deal.declared === null || declares(deal.declared)) &&
    deal.plays.every((card) => now.form === 'three' && act(now.current, { type: 'play', card }));
  return continuesGame && now.form === 'three' ? now : null;
}

function actionOf(call: Call['call']): Action {
  return typeof call === 'number' ? { type: 'bid', value: call } : { type: call };
}

/** A deal in which this seat has the game for this bid, without anybody's having bid more than that. */
export function awardedTo(declarer: number, bid: number): readonly Call[] {
  const says = (seat: number, call: Call['call']): Call => ({ seat, call });
  if (declarer === 0) return [says(1, bid), says(0, 'hold'), says(1, 'pass'), says(2, 'pass')];
  if (declarer === 1) return [says(1, bid), says(0, 'pass'), says(2, 'pass')];
  return [says(1, 'pass'), says(2, bid), says(0, 'pass')];
}

/** A deal as a position for the solver; null if there is no card to play. */
export function solverPosition(state: ThreeState): Position | null {
  const { phase, current, contract, declarer, hands, trick, tricks } = state;
  if (phase !== 'play' || current === null || !contract || declarer === null) return null;
  const taken = tricks.filter(({ winner }) => winner === declarer).flatMap(({ cards }) => cards);
  return {
    game: contract.game,
    declarer,
    hands,
    leader: trick[0]?.seat ?? current,
    trick: trick.map(({ card }) => card),
    points: pipsOf([...state.skat, ...taken.map(({ card }) => card)]),
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef';
const FLAGS = [
  ['hand', 'h'],
  ['schneider', 's'],
  ['schwarz', 'z'],
  ['ouvert', 'o'],
] as const;
const USUAL = v.parse(optionsSchema, {});
const TEXT =
  /^(?<cards>[A-Za-f]{32})\.(?<calls>[\dhp-]*)\.(?<declared>[a-z]*(?:-[hszo]*-[A-Za-f]*)?)\.(?<plays>[A-Za-f]*)(?:\.(?<options>[\w=,-]*))?$/;

/** A deal as text for a URL: cards, calls, declaration, cards played, and the options that differ from the defaults. */
export function printOpenDeal({
  options,
  hands,
  skat: two,
  calls,
  declared,
  plays,
}: OpenDeal): string {
  const flags = (contract: Contract) =>
    FLAGS.map(([flag, letter]) => (contract[flag] ? letter : '')).join('');
  const unusual = optionFields.flatMap(({ key }) =>
    options[key] === USUAL[key] ? [] : [`${key}=${String(options[key])}`],
  );
  return [
    lettersOf([...hands.flat(), ...two]),
    calls
      .map(({ seat, call }) => `${seat}${typeof call === 'number' ? call : call.slice(0, 1)}`)
      .join('-'),
    declared
      ? `${declared.contract.game}-${flags(declared.contract)}-${lettersOf(declared.discards)}`
      : '',
    lettersOf(plays),
    ...(unusual.length > 0 ? [unusual.join(',')] : []),
  ].join('.');
}

/** Reads what `printOpenDeal` writes; null where it is no deal that the rules allow. */
export function parseOpenDeal(text: string): OpenDeal | null {
  const found = TEXT.exec(text)?.groups;
  const cards = cardsOf(found?.['cards']);
  const options = optionsIn(found?.['options'] ?? '');
  if (!found || new Set(cards).size !== CARDS.length || !options) return null;
  const deal: OpenDeal = {
    options,
    hands: [cards.slice(0, 10), cards.slice(10, 20), cards.slice(20, 30)],
    skat: cards.slice(30),
    calls: (found['calls'] ?? '').split('-').flatMap(callIn),
    declared: declaredIn(found['declared'] ?? ''),
    plays: cardsOf(found['plays']),
  };
  return stateOf(deal) ? deal : null;
}

function callIn(text: string): readonly Call[] {
  const [, seat, said] = /^([0-2])(\d{2,3}|h|p)$/.exec(text) ?? [];
  if (seat === undefined || said === undefined) return [];
  return [
    { seat: Number(seat), call: said === 'h' ? 'hold' : said === 'p' ? 'pass' : Number(said) },
  ];
}

function declaredIn(text: string): OpenDeal['declared'] {
  const [name, flags = '', away] = text.split('-');
  const game = GAMES.find((one) => one === name);
  if (!game) return null;
  const contract = {
    game,
    hand: flags.includes('h'),
    schneider: flags.includes('s'),
    schwarz: flags.includes('z'),
    ouvert: flags.includes('o'),
  };
  return { contract, discards: cardsOf(away) };
}

function optionsIn(text: string): Options | null {
  const given = text === '' ? [] : text.split(',').map((word) => word.split('='));
  const read = v.safeParse(
    optionsSchema,
    Object.fromEntries(
      given.map(([key, value = '']) => {
        const field = optionFields.find((one) => one.key === key);
        if (field?.kind === 'number') return [key, Number(value)];
        return [key, field?.kind === 'switch' ? value === 'true' : value];
      }),
    ),
  );
  return read.success ? read.output : null;
}

function lettersOf(cards: readonly Card[]): string {
  return cards.map((card) => LETTERS[CARDS.indexOf(card)]).join('');
}

function cardsOf(letters = ''): readonly Card[] {
  return Array.from(letters).map((letter) => defined(CARDS[LETTERS.indexOf(letter)]));
}
