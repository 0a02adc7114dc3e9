import type { AnyGame, GameManifest, GameMessages, OptionField } from '@lusoria/core';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import * as v from 'valibot';
import { schemaName } from './openapi.ts';
import { componentsOf } from './schemas.ts';

/** A game of the registry, with the data for its documentation. */
export interface DocumentedGame {
  readonly game: AnyGame;
  readonly manifest: GameManifest;
  /** In English. */
  readonly messages: GameMessages;
}

/** All games, in the order of the registry. */
export async function documentedGames(): Promise<readonly DocumentedGame[]> {
  return Promise.all(
    GAME_IDS.map(async (id) => {
      const [game, manifest] = await Promise.all([loadGame(id), manifestOf(id)]);
      if (!game) throw new Error(`no game ${id}`);
      return { game, manifest, messages: await manifest.messages('en') };
    }),
  );
}

/** The reference of a game for authors of clients, from its registry entry, schemas and messages. */
export function gameInMarkdown({ game, manifest, messages }: DocumentedGame): string {
  const { id, seats, optionFields, botKinds, schemas } = game;
  const named = (what: string): string => `\`${schemaName(id, what)}\``;
  return [
    `## \`${id}\` in tables`,
    messages.summary,
    `Seats: ${seats.join(', ')}. Exact shapes, in \`/api/openapi.json\` of any server: ${Object.keys(schemas).map(named).join(', ')}.`,
    table('action', 'with', alternativesOf(schemas['action'])),
    table('event', 'with', alternativesOf(schemas['event'])),
    table(
      'option',
      'values (the default first)',
      optionFields.map((field) => [
        field.key,
        withText(valuesOf(field), messages.option(field.key)),
      ]),
    ),
    table(
      'bot',
      '',
      botKinds.map((kind) => [
        kind,
        withText(kind === manifest.bot ? 'the default' : '', messages.bot(kind)),
      ]),
    ),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n');
}

/** A Markdown table of names and their descriptions; empty without rows. */
function table(name: string, rest: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return '';
  return [
    `| ${name} | ${rest} |`,
    '| --- | --- |',
    ...rows.map(([key, text]) => `| \`${key}\` | ${text} |`),
  ].join('\n');
}

function withText(fact: string, said: { readonly text: string } | undefined): string {
  const text = (said?.text ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ');
  return [fact, text].filter((part) => part !== '').join('; ');
}

function valuesOf(field: OptionField): string {
  switch (field.kind) {
    case 'switch':
      return field.standard ? '`true`, `false`' : '`false`, `true`';
    case 'choice':
      return [field.standard, ...field.values.filter((value) => value !== field.standard)]
        .map((value) => `\`${value}\``)
        .join(', ');
    case 'number':
      return `\`${field.standard}\`, from ${field.min} to ${field.max}`;
  }
}

const objectSchema = v.object({
  properties: v.record(v.string(), v.object({ const: v.optional(v.unknown()) })),
});
const variantSchema = v.union([
  v.pipe(
    v.object({ oneOf: v.array(objectSchema) }),
    v.transform(({ oneOf }) => oneOf),
  ),
  v.pipe(
    objectSchema,
    v.transform((one) => [one]),
  ),
]);

/** Alternatives of a variant by their discriminating literal, with the names of their other fields. */
export function alternativesOf(
  schema: v.GenericSchema | undefined,
): readonly (readonly [string, string])[] {
  const written = schema && componentsOf({ it: schema })['it'];
  const variant = v.safeParse(variantSchema, written);
  if (!variant.success) return [];
  return variant.output.flatMap(({ properties }) => {
    const fields = Object.entries(properties);
    const [key, tag] = fields.find(([, field]) => typeof field.const === 'string') ?? [];
    if (key === undefined || !tag) return [];
    const others = fields.filter(([name]) => name !== key).map(([name]) => `\`${name}\``);
    return [[String(tag.const), others.join(', ')] as const];
  });
}
