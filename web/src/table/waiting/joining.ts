let wanted: string | null = null;

/** Notes that whoever goes to the table of this code wants to sit there, not to choose a seat or watch. */
export function wantSeat(code: string): void {
  wanted = code;
}

/** Whether a seat at this table is wanted; says so once, so that who stands up again stays up. */
export function takeWish(code: string): boolean {
  const isWanted = wanted === code;
  if (isWanted) wanted = null;
  return isWanted;
}
