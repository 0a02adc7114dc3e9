/** A clock that advances only on demand: nobody is hurried at the terminal. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after `ms` milliseconds; the returned function cancels. */
  after(ms: number, call: () => void): () => void;
  /** Milliseconds until the next call; null when none is due. */
  next(): number | null;
  /** Advances to the next call, and makes it. */
  ring(): void;
}

interface Alarm {
  readonly at: number;
  readonly call: () => void;
}

/** A clock that shows this time. Calls due at the same time come in the order of their registration. */
export function standingClock(start: number): Clock {
  let time = start;
  let alarms: readonly Alarm[] = [];
  const first = (): Alarm | undefined =>
    alarms.reduce<Alarm | undefined>(
      (best, one) => (best && best.at <= one.at ? best : one),
      undefined,
    );
  const off = (alarm: Alarm): void => {
    alarms = alarms.filter((other) => other !== alarm);
  };
  return {
    now: () => time,
    after(ms, call) {
      const alarm = { at: time + ms, call };
      alarms = [...alarms, alarm];
      return () => off(alarm);
    },
    next() {
      const alarm = first();
      return alarm ? Math.max(0, alarm.at - time) : null;
    },
    ring() {
      const alarm = first();
      if (!alarm) return;
      off(alarm);
      time = Math.max(time, alarm.at);
      alarm.call();
    },
  };
}
