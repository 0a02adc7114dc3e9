/** A day in ISO form: 2026-11-22. */
export type Day = string;

/** The day of a moment in the time zone of the device. */
export function dayOf(date: Date): Day {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The number of a day in the Gregorian calendar, counted from 1 March of the year 0. */
function numberOf(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // Years begin in March, so that a leap day is the last.
  const years = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leaps + Math.floor((153 * months + 2) / 5) + date - 1;
}

/**
 * The puzzle of a day: the same for everybody with the same set of puzzles; every puzzle comes up before one repeats.
 */
export function dailyOf<T>(puzzles: readonly T[], day: Day): T | null {
  return puzzles[numberOf(day) % Math.max(1, puzzles.length)] ?? null;
}

/** Length of the streak: consecutive days up to today or yesterday. */
export function streakOf(days: readonly Day[], today: Day): number {
  const solved = new Set(days.map(numberOf));
  const last = numberOf(today);
  let at = solved.has(last) ? last : last - 1;
  let streak = 0;
  for (; solved.has(at); at -= 1) streak += 1;
  return streak;
}
