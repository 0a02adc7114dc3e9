import {
  announcementFault,
  type Contract,
  type GameResult,
  matadorsOf,
  type Options,
  settle,
  type ThreeView,
} from '@lusoria/skat';

/** The announcements besides the game, a switch each. */
export const SWITCHES = ['schneider', 'schwarz', 'ouvert'] as const;
export type Switch = (typeof SWITCHES)[number];

const COMBINATIONS = [false, true].flatMap((schneider) =>
  [false, true].flatMap((schwarz) =>
    [false, true].map((ouvert) => ({ schneider, schwarz, ouvert })),
  ),
);

/**
 * A contract with a switch turned, and the others only as far as the rules then demand it (ouvert
 * brings schwarz along); null if it cannot be announced.
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

/** The value of a contract when won simply, with the arithmetic. */
export interface Worth {
  readonly matadors: number;
  readonly result: GameResult;
  /** Whether its value already reaches the bid. */
  readonly enough: boolean;
}

/** The value of the contract that the declarer is about to announce, by the cards that the declarer sees. */
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
