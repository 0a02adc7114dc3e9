import { accepted, type Result } from '@lusoria/core';
import * as v from 'valibot';
import { optionFields, type Options, optionsSchema } from '../rules/options.ts';
import { seatAfter, type SeriesPlace } from '../rules/series.ts';
import { field, type SkatRecord } from './record.ts';

/** Program named in our own records. */
export const PROGRAM = 'Lusoria';

/** Whether our own rules wrote a record. */
export function isLusoriaRecord(record: Pick<SkatRecord, 'properties'>): boolean {
  return field(record, 'PC') === PROGRAM;
}

/** Settings in `OP[…]`: options that are not the usual ones, the form, and the stakes of the deal. */
export interface Setting {
  readonly options: Options;
  readonly form: 'three' | 'two';
  readonly kind: SeriesPlace['kind'];
}

const FORMS = ['three', 'two'] as const;
const KINDS = ['plain', 'bock', 'ramsch'] as const;

/** Reads `OP[…]`; a word that is not known is the rejection. */
export function readSetting(text: string): Result<Setting, string> {
  const given: Record<string, unknown> = {};
  let form: Setting['form'] = 'three';
  let kind: Setting['kind'] = 'plain';
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const [key = '', value = ''] = word.split('=');
    const known = optionFields.find((one) => one.key === key);
    const itsForm = FORMS.find((one) => key === 'form' && one === value);
    const itsKind = KINDS.find((one) => key === 'round' && one === value);
    if (itsForm) form = itsForm;
    else if (itsKind) kind = itsKind;
    else if (known) {
      given[key] =
        known.kind === 'number'
          ? Number(value)
          : known.kind === 'switch'
            ? value === 'true'
            : value;
    } else return { ok: false, rejection: word };
    if (known && !v.safeParse(optionsSchema, given).success) return { ok: false, rejection: word };
  }
  return accepted({ options: v.parse(optionsSchema, given), form, kind });
}

const USUAL = v.parse(optionsSchema, {});

/** The text of `OP[…]`; empty for what is usual. */
export function printSetting({ options, form, kind }: Setting): string {
  return [
    ...(form === 'two' ? ['form=two'] : []),
    ...(kind === 'plain' ? [] : [`round=${kind}`]),
    ...optionFields.flatMap(({ key }) =>
      options[key] === USUAL[key] ? [] : [`${key}=${String(options[key])}`],
    ),
  ].join(' ');
}

/** The setting of a record; parsing checks `OP` of our own only, so that of others may be anything. */
export function settingOf(record: Pick<SkatRecord, 'properties'>): Setting {
  const text = field(record, 'OP');
  const read = text === null ? null : readSetting(text);
  return read?.ok ? read.value : { options: USUAL, form: 'three', kind: 'plain' };
}

/** Seats by place: forehand, middlehand, rearhand; for two, who names and who deals. */
export function seatsByPlace(
  first: number,
  seats: number,
  { options, form }: Pick<Setting, 'options' | 'form'>,
): readonly number[] {
  if (form === 'two') return [first, 1 - first];
  return [0, 1, 2].map((steps) => seatAfter(first, steps, seats, options));
}

/** Number of people at the table of a record, including one who sits out. */
export function seatsOf(record: Pick<SkatRecord, 'properties'>): 2 | 3 | 4 {
  if (settingOf(record).form === 'two') return 2;
  return field(record, 'P3') === null ? 3 : 4;
}
