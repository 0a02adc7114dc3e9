/** Hours by the person's clock from which on, and until which, nights are quiet. */
const QUIET_FROM = 22;
const QUIET_UNTIL = 7;
/** Zones differ from each other by multiples of this. */
const STEP_MS = 15 * 60 * 1000;

/** The time itself by day; in a night its end. */
export function afterNight(at: number, zone: string): number {
  const hour = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const isQuiet = (time: number): boolean => {
    const now = Number(hour.format(time));
    return now >= QUIET_FROM || now < QUIET_UNTIL;
  };
  let time = at;
  while (isQuiet(time)) time = Math.floor(time / STEP_MS + 1) * STEP_MS;
  return time;
}
