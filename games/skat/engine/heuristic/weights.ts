/*
 * Weights of the heuristic player's hand evaluation: logits, and logits per card point. Fitted by logistic
 * regression to games that this player played with itself; the script is not kept.
 */

/** The weights of a kind of game. */
export interface Holdings {
  readonly base: number;
  /** For forehand, who leads. */
  readonly forehand: number;
  /** For a card point in the discards. */
  readonly pip: number;
  /** For each side suit, by its key. */
  readonly sides: Readonly<Record<string, number>>;
}

interface WithJacks extends Holdings {
  /** By the jacks: 8 is that of clubs, 4 spades, 2 hearts, 1 diamonds. */
  readonly jacks: readonly number[];
}

export const SUIT: WithJacks & {
  /** By the number of trumps. */
  readonly lengths: readonly number[];
  readonly ace: number;
  readonly ten: number;
} = {
  base: 0.15,
  forehand: -0.09,
  pip: 0.05,
  jacks: [
    -0.79, -0.31, -0.2, 0.03, 0.05, 0.23, 0.35, 0.48, -0.02, 0.37, 0.93, 0.9, 1.31, 2.3, 2.67, 3.1,
  ],
  lengths: [-9, -8, -7, -5.04, -4, -2.79, -1.28, -0.2, 1.58, 2.22, 3, 4],
  ace: 1.07,
  ten: 0.86,
  sides: {
    '': 0.34,
    A: 1.25,
    AK: 0.84,
    AKx: 0.97,
    AKxx: 1.3,
    AT: 1.85,
    ATK: 1.99,
    ATKx: 1.21,
    ATKxx: 0.6,
    ATx: 1.72,
    ATxx: 1.38,
    Ax: 0.75,
    Axx: 1.06,
    K: -1,
    Kx: -1.22,
    Kxx: -1.1,
    T: -1.45,
    TK: -0.32,
    TKx: -0.02,
    TKxx: -0.28,
    Tx: -0.06,
    Txx: -0.14,
    x: -0.59,
    xx: -1.37,
  },
};

export const GRAND: WithJacks = {
  base: -3.09,
  forehand: 0.06,
  pip: 0.08,
  jacks: [
    -4.48, -2.72, -2.73, -1.28, -2.85, -0.71, -0.5, 1.42, -2.6, -0.04, 0.01, 2.3, 0.09, 2.52, 2.51,
    2.93,
  ],
  sides: {
    '': 0.05,
    A: 1.39,
    AK: 0.97,
    AKx: 1.16,
    AKxx: 1.58,
    AKxxx: 1.74,
    AT: 2.38,
    ATK: 2.15,
    ATKx: 1.71,
    ATKxx: 1.77,
    ATKxxx: 1.57,
    ATx: 2.14,
    ATxx: 1.84,
    ATxxx: 1.82,
    Ax: 1.16,
    Axx: 1.15,
    Axxx: 1.52,
    K: -0.42,
    Kx: -0.71,
    Kxx: -0.82,
    Kxxx: -0.44,
    T: -0.7,
    TK: 0.3,
    TKx: 0.47,
    TKxx: 0.51,
    TKxxx: 0.59,
    Tx: 0.07,
    Txx: 0.31,
    Txxx: 0.42,
    x: -0.26,
    xx: -0.89,
    xxx: -1.24,
  },
};

export const NULL: Holdings = {
  base: -0.31,
  forehand: -0.22,
  pip: 0,
  sides: {
    '0:0': 0.35,
    '1:0': 0.45,
    '1:1': 0.33,
    '1:2': -0.89,
    '1:3': -1.68,
    '1:4': -1.93,
    '1:5': -1.92,
    '1:6': -1.93,
    '1:7': -2.24,
    '2:0': 0.39,
    '2:1': 0.2,
    '2:2': -0.98,
    '2:3': -1.88,
    '2:4': -2.92,
    '2:5': -2.86,
    '2:6': -3.63,
    '2:7': -3,
    '3:0': 0.54,
    '3:1': 0.07,
    '3:2': -1.03,
    '3:3': -1.91,
    '3:4': -3.36,
    '3:5': -3.73,
    '3:6': -3,
    '3:7': -3,
    '4:0': 0.83,
    '4:1': 0.04,
    '4:2': -1.58,
    '4:3': -3.79,
    '4:4': -3.76,
    '4:5': -3,
    '4:6': -3,
    '4:7': -3,
  },
};
