import type { Reason, Replayed } from '@lusoria/skat/notation';
import type { SkatCommandTranslator } from '../messages/index.ts';

/** A reason in words, with its codes before them. */
export function reasonText(
  { recorded, computed }: Replayed,
  reason: Reason,
  t: SkatCommandTranslator,
): string {
  switch (reason.kind) {
    case 'deviations':
      return reason.deviations
        .map((deviation) => `${deviation}: ${t(`deviation-${deviation}`)}`)
        .join('; ');
    case 'differs': {
      const texts = reason.fields.map((key) =>
        t('replay-differs', {
          field: t(`field-${key}`),
          recorded: String(recorded[key]),
          computed: String(computed[key]),
        }),
      );
      return `differs: ${texts.join('; ')}`;
    }
    case 'illegal': {
      const { code, move, who, token } = reason;
      const because = t.lookup(`illegal-${code}`);
      const text = `${code}: ${t('replay-illegal', { move, who, token })}`;
      return because === null ? text : `${text}: ${because}`;
    }
    case 'unfinished':
      return `unfinished: ${t('replay-unfinished')}`;
  }
}
