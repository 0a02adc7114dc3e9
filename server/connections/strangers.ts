/** Somebody of whom it is not known yet who they are. */
export interface Stranger {
  /** They have said it, or are gone. */
  leave(): void;
}

/** Strangers of all addresses, who share the room that there is. */
export interface Strangers {
  /**
   * Lets one in. Where there is no room, the oldest from the address that has most of them is ended instead; null where
   * that is this address.
   *
   * @param most how many there may be.
   * @param end ends their connection; without it they take no room.
   */
  admit(address: string, most: number, end?: () => void): Stranger | null;
}

export function createStrangers(): Strangers {
  /** By address, the oldest first. */
  const strangers = new Map<string, Map<Stranger, () => void>>();
  let count = 0;

  const makeRoom = (address: string): boolean => {
    const here = strangers.get(address)?.size ?? 0;
    const all = [...strangers.values()];
    const largest = all.reduce((most, some) => (some.size > most.size ? some : most));
    const [oldest] = largest;
    if (!oldest || largest.size <= here) return false;
    const [stranger, end] = oldest;
    stranger.leave();
    end();
    return true;
  };

  return {
    admit(address, most, end) {
      if (!end) return { leave: () => undefined };
      if (count >= most && !makeRoom(address)) return null;
      const here = strangers.get(address) ?? new Map<Stranger, () => void>();
      strangers.set(address, here);
      const stranger = {
        leave() {
          if (!here.delete(stranger)) return;
          count -= 1;
          if (here.size === 0) strangers.delete(address);
        },
      };
      here.set(stranger, end);
      count += 1;
      return stranger;
    },
  };
}
