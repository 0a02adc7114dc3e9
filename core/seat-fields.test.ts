import * as v from 'valibot';
import { expect, test } from 'vitest';
import { list, perSeat } from './schema.ts';
import { seatFields } from './seat-fields.ts';

const hands = perSeat(v.array(v.number()));

function fieldsOf(view: v.GenericSchema): readonly string[] {
  const other = v.unknown();
  return [...seatFields({ schemas: { options: other, action: other, event: other, view } })];
}

test('a field is by seat where the schema of the view says so', () => {
  const view = {
    hands,
    tricks: v.pipe(perSeat(v.number()), v.maxLength(4)),
    pile: list(v.number()),
  };
  expect(fieldsOf(v.strictObject(view))).toEqual(['hands', 'tricks']);
});

test('a view of several forms has the fields of each', () => {
  const two = v.strictObject({ form: v.literal('two'), rows: hands });
  const three = v.strictObject({ form: v.literal('three'), hands });
  expect(fieldsOf(v.variant('form', [two, three]))).toEqual(['rows', 'hands']);
});

test('a view that is no object has none', () => {
  expect(fieldsOf(v.unknown())).toEqual([]);
});
