import type { Result } from '@lusoria/core';

export interface OwnNoteOptions {
  readonly save: (text: string, settle: (result: Result<null>) => void) => void;
  readonly changed: () => void;
}

/** The person's notes at a table. */
export interface OwnNote {
  text(): string;
  save(text: string): Promise<Result<null>>;
  /** Takes a text from another connection of the person. */
  receive(text: string): void;
}

export function ownNote({ save, changed }: OwnNoteOptions): OwnNote {
  let note = '';
  /** Number of saves under way; texts that the server sends meanwhile are older. */
  let saving = 0;
  return {
    text: () => note,
    save: async (text) =>
      new Promise((resolve) => {
        note = text;
        saving += 1;
        save(text, (result) => {
          saving -= 1;
          resolve(result);
        });
        changed();
      }),
    receive(text) {
      if (saving > 0 || note === text) return;
      note = text;
      changed();
    },
  };
}
