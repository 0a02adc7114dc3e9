import type { Result } from '@lusoria/core';

export interface OwnNoteOptions {
  readonly save: (text: string, settle: (result: Result<null>) => void) => void;
  readonly changed: () => void;
}

/** What we have noted at a table. */
export interface OwnNote {
  text(): string;
  save(text: string): Promise<Result<null>>;
  /** The server has another text, from another connection of ours. */
  receive(text: string): void;
}

export function ownNote({ save, changed }: OwnNoteOptions): OwnNote {
  let note = '';
  /** Texts on their way; what the server sends meanwhile is older. */
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
