import * as v from 'valibot';
import type { Adaptable } from '../adaptation/adaptation.ts';
import type {
  ChosenOptions,
  DailyOffer,
  GameExtras,
  GameFacts,
  GameStrength,
  Hand,
  OptionField,
} from '../contract.ts';
import { markDecoded } from '../decode.ts';
import { accepted, refused, reject, type Result } from '../result.ts';
import { pathOf } from '../schema.ts';

/** What a game says of itself, with its types erased: enough for a page whose rounds are played elsewhere. */
export interface AnyFacts {
  readonly id: string;
  readonly rules: number;
  readonly seats: readonly number[];
  /** Schemas of options, actions, events and views, and named parts of them: for documentation and for generators. */
  readonly schemas: Readonly<Record<'options' | 'action' | 'event' | 'view', v.GenericSchema>> &
    Readonly<Record<string, v.GenericSchema>>;
  readonly optionFields: readonly OptionField[];
  readonly presets: Readonly<Record<string, ChosenOptions>>;
  /** Null: nothing may differ from one player or table of a class to another. */
  readonly adaptable: Adaptable | null;
  /** Deals of each day. */
  readonly daily: readonly DailyOffer[];
  /** Null: nobody is rated in this game. */
  readonly strength: GameStrength | null;
  /** Null: nobody holds anything that actions name. */
  readonly hand: Hand | null;
  /** Maximum number of accepted actions in a round. */
  readonly bound: number;
  readonly botKinds: readonly string[];
  /** Decodes options, filling in defaults; rejects with `bad-options` and the path at fault. */
  options(raw: unknown): Result<unknown>;
}

/** Decoding stops at the first fault: input may contain thousands. */
export const FIRST_FAULT = { abortEarly: true, abortPipeEarly: true } as const;

/** Erases the types of what a game says of itself. */
export function eraseFacts<O, A, E, V>(
  facts: GameFacts<O, A, E, V>,
  { bots, daily = [], strength, parts = {} }: GameExtras<A, V>,
): AnyFacts {
  const { schema } = facts;
  return {
    id: facts.id,
    rules: facts.rules,
    seats: facts.seats,
    optionFields: facts.optionFields,
    presets: facts.presets ?? {},
    adaptable: facts.adaptable ?? null,
    daily,
    strength: strength ?? null,
    hand: facts.hand ?? null,
    bound: facts.bound,
    botKinds: Object.keys(bots),
    schemas: { ...schema, ...parts },
    options(raw) {
      const decoded = v.safeParse(schema.options, raw, FIRST_FAULT);
      return decoded.success
        ? accepted(markDecoded(schema.options, decoded.output))
        : refused(reject('bad-options', { path: pathOf(decoded.issues[0]) }));
    },
  };
}
