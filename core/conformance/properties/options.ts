import * as v from 'valibot';
import { type Adaptable, isAdaptation } from '../../adaptation/adaptation.ts';
import type { OptionField } from '../../contract.ts';
import { pathOf } from '../../schema.ts';
import { fail } from '../harness.ts';
import { difference } from '../json.ts';
import type { Property, Subject } from '../subject.ts';

const NOT_OPTIONS = [null, true, 'standard', [[]]];

/** The option fields (for forms) and the options schema describe the same options. */
export function options<O, S, A, E, V>({ game }: Subject<O, S, A, E, V>): Property {
  const { schema, optionFields } = game;
  const read = (raw: unknown): unknown => {
    const made = v.safeParse(schema.options, raw);
    if (made.success) return made.output;
    const found = made.issues.map((issue) => `${pathOf(issue)} ${issue.message}`);
    return fail('options are refused', { raw, found });
  };
  const refuses = (raw: unknown): void => {
    if (v.is(schema.options, raw)) fail('options are accepted that no field has', { raw });
  };
  return {
    name: 'options',
    check() {
      const standard = Object.fromEntries(optionFields.map((f) => [f.key, f.standard]));
      if (Object.keys(standard).length < optionFields.length) {
        fail('two fields have one key', { keys: optionFields.map(({ key }) => key) });
      }
      const agree = (raw: object): void => {
        const found = difference({ ...standard, ...raw }, read(raw));
        if (found !== null) fail('options are not read as the fields have them', { raw, found });
      };
      agree({});
      agree(standard);
      for (const raw of Object.values(game.presets ?? {})) agree(raw);
      for (const raw of NOT_OPTIONS) refuses(raw);
      refuses({ ...standard, 'no such option': true });
      for (const field of optionFields) {
        if (!valuesOf(field).includes(field.standard)) {
          fail('the standard of a field is none of its values', { field });
        }
        for (const value of valuesOf(field)) agree({ [field.key]: value });
        for (const value of invalidValuesOf(field)) refuses({ [field.key]: value });
      }
      if (game.adaptable) checkAdaptable(game, game.adaptable, agree);
    },
  };
}

/** Whatever may differ from table to table is an option with all its values, and leaves everybody their seat. */
function checkAdaptable<O, S, A, E, V>(
  game: Subject<O, S, A, E, V>['game'],
  adaptable: Adaptable,
  agree: (raw: object) => void,
): void {
  const admitted = (raw: object): readonly number[] => {
    const options = v.parse(game.schema.options, raw);
    return game.seats.filter((seats) => (game.admits?.(options, seats) ?? null) === null);
  };
  for (const common of [{}, ...Object.values(game.presets ?? {})]) {
    const seats = admitted(common);
    for (const { key, values } of adaptable.options) {
      const field = game.optionFields.find((one) => one.key === key);
      const all = field && field.kind !== 'number' ? valuesOf(field) : [];
      const isWhole =
        all.length === values.length && all.every((one) => values.some((value) => value === one));
      if (!isWhole) fail('an adaptable option lacks values of its field', { key, values });
      for (const value of values) {
        const adapted = { ...common, [key]: value };
        agree(adapted);
        const found = difference(seats, admitted(adapted));
        if (found !== null) fail('an adaptable option changes who can play', { adapted, found });
      }
    }
  }
  for (const one of Object.values(adaptable.proposed ?? {})) {
    if (!isAdaptation(adaptable, one)) fail('what is proposed may not differ', { one });
  }
}

/** Valid values of a field; for numbers the extremes, and the standard if it lies between. */
function valuesOf(field: OptionField): readonly unknown[] {
  switch (field.kind) {
    case 'switch':
      return [false, true];
    case 'choice':
      return field.values;
    case 'number': {
      const { min, max, standard } = field;
      return standard >= min && standard <= max ? [min, standard, max] : [min, max];
    }
  }
}

function invalidValuesOf(field: OptionField): readonly unknown[] {
  const always = [null, {}, []];
  switch (field.kind) {
    case 'switch':
      return [...always, 0, 'true', ''];
    case 'choice':
      return [...always, 0, true, '', `${field.values.join(' ')} `];
    case 'number': {
      const { min, max, standard } = field;
      const outside = [min - 1, max + 1, Number.NaN, String(standard), true];
      // A field of whole numbers rejects all others.
      const whole = [min, max, standard].every(Number.isInteger) && min < max;
      return [...always, ...outside, ...(whole ? [min + 0.5] : [])];
    }
  }
}
