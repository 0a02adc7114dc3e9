/** Time that passes from event to event, and what happens in it. */
export interface World {
  /** Milliseconds since 1970, by a clock that nobody in the simulation sees. */
  now(): number;
  /** Calls back after milliseconds; the returned function cancels. */
  after(ms: number, call: () => void): () => void;
  /** Runs all events until a time, or until something holds. */
  run(until: number, isOver?: () => boolean): Promise<void>;
  /** Adds a line to the trace. */
  note(text: string): void;
  /** Number of events so far. */
  steps(): number;
  /** Hash of the trace so far: equal for two runs in which the same has happened in the same order. */
  hash(): string;
}

interface Event {
  readonly at: number;
  /** Events of the same time happen in the order in which they were asked for. */
  readonly order: number;
  call: (() => void) | null;
}

/** Begins in 2001. */
const BEGIN_MS = 1_000_000_000_000;

/** @param told called with every line of the trace */
export function openWorld(told: (line: string) => void = () => undefined): World {
  const queue = createQueue();
  let now = BEGIN_MS;
  let order = 0;
  let steps = 0;
  let [low, high] = [0x811c9dc5, 0x01000193];

  const note = (text: string): void => {
    const line = `${now - BEGIN_MS} ${text}`;
    for (let i = 0; i < line.length; i += 1) {
      const code = line.charCodeAt(i);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ code ^ (low >>> 15), 0x85ebca6b);
    }
    told(line);
  };

  return {
    now: () => now,
    after(ms, call) {
      const event: Event = { at: now + Math.max(0, Math.ceil(ms)), order: (order += 1), call };
      queue.add(event);
      return () => {
        event.call = null;
      };
    },
    async run(until, isOver = () => false) {
      await quiet();
      for (let next = queue.next(until); next; next = queue.next(until)) {
        const { call } = next;
        if (!call) continue;
        ({ at: now } = next);
        steps += 1;
        call();
        await quiet();
        if (isOver()) return;
      }
      now = Math.max(now, until);
    },
    note,
    steps: () => steps,
    hash: () => [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}

/**
 * Resolves when every promise that waits for nothing outside has gone on: Node runs all microtasks, and those that they
 * make, before it comes to what was asked for with `setImmediate`.
 */
async function quiet(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Events by time, as a heap. */
function createQueue() {
  const heap: Event[] = [];
  const isBefore = (a: Event, b: Event): boolean =>
    a.at < b.at || (a.at === b.at && a.order < b.order);

  const add = (event: Event): void => {
    let place = heap.push(event) - 1;
    while (place > 0) {
      const up = (place - 1) >> 1;
      const parent = heap[up];
      if (!parent || !isBefore(event, parent)) break;
      heap[place] = parent;
      place = up;
    }
    heap[place] = event;
  };

  const sink = (event: Event): void => {
    let place = 0;
    for (;;) {
      let down = 2 * place + 1;
      let child = heap[down];
      const right = heap[down + 1];
      if (child && right && isBefore(right, child)) {
        down += 1;
        child = right;
      }
      if (!child || !isBefore(child, event)) break;
      heap[place] = child;
      place = down;
    }
    heap[place] = event;
  };

  return {
    add,
    /** Removes and returns the first event, unless it comes after a time. */
    next(until: number): Event | null {
      const [first] = heap;
      if (!first || first.at > until) return null;
      const last = heap.pop();
      if (last && heap.length > 0) sink(last);
      return first;
    },
  };
}
