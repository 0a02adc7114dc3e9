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

/** In a tray lower than this (px) the head stands beside the cards. */
export const LOW = 125;

/** Number of cards in a class for which its tray is laid out: as the class grows, the trays stay where they are. */
const TYPICAL = 9;
const LIMITS: Limits = { least: 0, most: 400, gap: 6 };
/** Space of a tray besides its cards (px): above them, or at their left in low trays. */
const HEAD_ABOVE: Room = { width: 20, height: 90 };
const HEAD_BESIDE: Room = { width: 60, height: 12 };
/** Minimum height of a tray (px): each can be pressed with a finger. */
const FINGER = 48;
/** Share of the largest card size that suffices: trays side by side are easier to compare. */
const NEARLY = 0.88;
/** Width of a head (px). */
const HEAD_WIDTH = 150;

/** The number of columns in which this many trays have the largest cards. */
export function columnsFor(trays: number, room: Room, gap: number): number {
  const cardIn = (columns: number) => {
    const rows = Math.ceil(trays / columns);
    const width = (room.width - gap * (columns - 1)) / columns;
    const height = (room.height - gap * (rows - 1)) / rows;
    if (height < FINGER && columns < trays) return 0;
    const edge = height < LOW ? HEAD_BESIDE : HEAD_ABOVE;
    const left = { width: width - edge.width, height: height - edge.height };
    if (Math.min(left.width, left.height) <= 0) return 0;
    return cardWidth(TYPICAL, left, LIMITS) * Math.min(1, width / HEAD_WIDTH);
  };
  const choices = Array.from({ length: Math.max(1, trays) }, (_, i) => i + 1);
  const most = Math.max(...choices.map(cardIn));
  return choices.findLast((columns) => cardIn(columns) >= NEARLY * most) ?? 1;
}
