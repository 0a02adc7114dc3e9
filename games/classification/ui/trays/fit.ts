/** The height of a card by its width. */
const RATIO = 1.42;

/** Room for cards or trays (px). */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Limits on the width of a card, and the distance between cards (px). */
export interface Limits {
  readonly least: number;
  readonly most: number;
  readonly gap: number;
}

/** The width (px) with which this many cards fill a room, side by side in rows; `least` if they do not fit. */
export function cardWidth(
  count: number,
  { width, height }: Room,
  { least, most, gap }: Limits,
): number {
  let best = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.max(1, Math.ceil(count / columns));
    const across = (width - gap * (columns - 1)) / columns;
    const down = (height - gap * (rows - 1)) / rows / RATIO;
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(Math.min(most, Math.max(least, best)));
}

/** How trays are laid out where there is little room, as on a phone, and elsewhere. */
export interface Measures {
  /** Distance between trays (px). */
  readonly gap: number;
  /** In a tray lower than this (px) the head stands beside the cards. */
  readonly low: number;
  /** From this height on (px) a tray has a strip with what did not belong there. */
  readonly strip: number;
  /** Space of a tray besides its cards (px), where its head stands above them. */
  readonly above: Room;
  /** Number of cards in a class for which its tray is laid out: as the class grows, the trays stay where they are. */
  readonly typical: number;
}

const SMALL: Measures = {
  gap: 6,
  low: 96,
  strip: 190,
  above: { width: 20, height: 45 },
  typical: 6,
};
const LARGE: Measures = {
  gap: 12,
  low: 125,
  strip: 125,
  above: { width: 20, height: 90 },
  typical: 9,
};

/** The measures for trays in this room. */
export function measuresFor({ width, height }: Room): Measures {
  return width < 700 || height < 300 ? SMALL : LARGE;
}

const LIMITS: Limits = { least: 0, most: 400, gap: 6 };
/** Space besides the cards of a low tray (px), at their left. */
const HEAD_BESIDE: Room = { width: 60, height: 12 };
/** Minimum height of a tray (px): each can be pressed with a finger, and shows a card in words. */
export const MIN_HEIGHT = 44;
/** Share of the best value that suffices: trays side by side are easier to compare. */
const NEARLY = 0.88;
/** Width (px) that a tray leaves its cards at least. */
const NARROWEST = 44;
/** Width (px) below which the head of a tray, and cards in words, become hard to read. */
const LEGIBLE = 150;

/**
 * The number of columns in which this many trays show the most of their cards. Trays that all fit beat larger ones of
 * which some are scrolled, except for words, which would become illegible.
 *
 * @param inWords cards are lines of words, not pictures
 */
export function columnsFor(
  trays: number,
  room: Room,
  { gap, low, above, typical }: Measures,
  inWords: boolean,
): number {
  const inSight = (columns: number) => {
    const rows = Math.ceil(trays / columns);
    const height = Math.max(MIN_HEIGHT, (room.height - gap * (rows - 1)) / rows);
    return Math.min(1, (room.height + gap) / (rows * (height + gap)));
  };
  const valueOf = (columns: number) => {
    const rows = Math.ceil(trays / columns);
    const width = (room.width - gap * (columns - 1)) / columns;
    const height = Math.max(MIN_HEIGHT, (room.height - gap * (rows - 1)) / rows);
    const edge = height < low ? HEAD_BESIDE : above;
    const left = { width: width - edge.width, height: height - edge.height };
    if (left.width < NARROWEST || left.height <= 0) return 0;
    const value = inWords
      ? left.width * left.height * Math.min(1, left.width / LEGIBLE)
      : cardWidth(typical, left, LIMITS) * Math.min(1, width / LEGIBLE);
    // What has to be scrolled cannot be compared.
    return value * inSight(columns) ** 2;
  };
  const all = Array.from({ length: Math.max(1, trays) }, (_, i) => i + 1);
  const whole = inWords ? [] : all.filter((one) => inSight(one) === 1 && valueOf(one) > 0);
  const choices = whole.length > 0 ? whole : all;
  const most = Math.max(...choices.map(valueOf));
  if (most === 0) return 1;
  return choices.findLast((columns) => valueOf(columns) >= NEARLY * most) ?? 1;
}

/** The most height (px) that something has had in a window of the same size. */
export interface Tallest {
  after(window: Room, height: number): number;
}

export function createTallest(): Tallest {
  let known = { width: 0, height: 0, most: 0 };
  return {
    after({ width, height: down }, height) {
      const most = known.width === width && known.height === down ? known.most : 0;
      known = { width, height: down, most: Math.max(most, height) };
      return known.most;
    },
  };
}
