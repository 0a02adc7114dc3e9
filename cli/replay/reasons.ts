import type { Reason, Replayed } from '@lusoria/skat/notation';
import type { CliWords } from '@lusoria/cli-kit/words/types.ts';

/** A reason in words, with its codes before them. */
export function reasonText(
  { recorded, computed }: Replayed,
  reason: Reason,
  words: CliWords,
): string {
  const { habits, fields, differs, illegal, illegalBecause, unfinished } = words.replay;
  switch (reason.kind) {
    case 'habits':
      return reason.habits.map((habit) => `${habit}: ${habits[habit]}`).join('; ');
    case 'differs': {
      const texts = reason.fields.map((key) =>
        differs(fields[key], String(recorded[key]), String(computed[key])),
      );
      return `differs: ${texts.join('; ')}`;
    }
    case 'illegal': {
      const { code, move, who, token } = reason;
      const known: Readonly<Partial<Record<string, string>>> = illegalBecause;
      const because = known[code];
      return `${code}: ${illegal(move, who, token)}${because === undefined ? '' : `: ${because}`}`;
    }
    case 'unfinished':
      return `unfinished: ${unfinished}`;
  }
}
