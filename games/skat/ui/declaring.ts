import {
  announcementFault,
  type Contract,
  type GameResult,
  matadorsOf,
  type Options,
  settle,
  type ThreeView,
} from '@lusoria/skat';

/** Announcements beside the game, each by a switch. */
export const SWITCHES = ['schneider', 'schwarz', 'ouvert'] as const;
export type Switch = (typeof SWITCHES)[number];

const COMBINATIONS = [false, true].flatMap((schneider) =>
  [false, true].flatMap((schwarz) =>
    [false, true].map((ouvert) => ({ schneider, schwarz, ouvert })),
  ),
);

/**
 * A contract with a switch turned, and the others only as far as the rules then demand it (ouvert
 * brings schwarz along); null where it cannot be announced.
 */
export function turned(
  contract: Contract,
  key: Switch,
  on: boolean,
  options: Options,
): Contract | null {
  const distance = (other: Contract) =>
    SWITCHES.filter((one) => other[one] !== contract[one]).length;
  const allowed = COMBINATIONS.map((combination) => ({ ...contract, ...combination })).filter(
    (other) => other[key] === on && announcementFault(other, options) === null,
  );
  return allowed.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Value of a contract when it is won simply, with the arithmetic. */
export interface Worth {
  readonly matadors: number;
  readonly result: GameResult;
  /** Nothing reached in play could make it less than the bid. */
  readonly enough: boolean;
}

/** Worth of what the declarer is about to announce, by the cards that the declarer sees. */
export function worthOf(
  contract: Contract,
  view: Pick<ThreeView, 'hand' | 'bid' | 'options' | 'place'>,
  declarer: number,
): Worth {
  const matadors = matadorsOf(view.hand, contract.game, view.options);
  const result = settle({
    declarer,
    contract,
    bid: 0,
    matadors,
    // Enough for whatever is announced; the claim makes no level of it.
    points: 120,
    tricks: contract.game === 'null' ? 0 : 10,
    of: 10,
    ending: 'claimed',
    claimed: 'game',
    secured: null,
    instead: null,
    doubled: 1,
    round: 1,
  });
  return { matadors, result, enough: result.value >= view.bid };
}
