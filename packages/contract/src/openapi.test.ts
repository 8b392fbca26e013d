import { expect, it } from 'vitest';
import { ARCHIVED_ROWS } from './moving/archived-rows.ts';
import { renderOpenapi } from './openapi.ts';
import { isShort } from './testing/short-pattern.ts';

/** A schema of the document, as far as this test reads it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Formats whose every value has one length. */
const FIXED_FORMATS = new Set(['uuid', 'date']);

const isLimitedText = ({ enum: values, format, pattern, maxLength, ...schema }: Schema) =>
  values !== undefined ||
  schema.const !== undefined ||
  Number.isSafeInteger(maxLength) ||
  FIXED_FORMATS.has(format ?? '') ||
  (pattern !== undefined && isShort(new RegExp(pattern)));

/** The places of a request where the document lets a text be of any length, or says nothing of what goes there. */
function findUnlimited(schema: Schema, place: string, { components }: Document): string[] {
  const within = (part: Schema | undefined, name: string) =>
    part === undefined ? [] : findUnlimited(part, place + name, { components, paths: {} });
  if (schema.$ref) return within(components.schemas[schema.$ref.split('/').at(-1) ?? ''], '');
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const types = [schema.type ?? []].flat();
  const isAnything =
    types.length + choices.length === 0 && schema.const === undefined && schema.enum === undefined;
  const { additionalProperties: others } = schema;
  return [
    ...(isAnything || (types.includes('string') && !isLimitedText(schema)) ? [place] : []),
    ...choices.flatMap((one) => within(one, '')),
    ...within(schema.items, '[]'),
    ...within(schema.propertyNames, '{name}'),
    ...within(typeof others === 'object' ? others : undefined, '{}'),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => within(one, `.${name}`)),
  ];
}

const unlimitedIn = (document: Document) =>
  Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId, parameters, requestBody }) => [
      ...parameters.flatMap(({ name, schema }) =>
        findUnlimited(schema, `${operationId} ${name}`, document),
      ),
      ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
        findUnlimited(schema, `${operationId} ${type}`, document),
      ),
    ]);

it('states the longest value of every text that a caller may send', () => {
  // The rows of an archive are checked one by one: a wrong one is left out, and the others come in.
  const rows = ['restoreAll', 'addArchive'].flatMap((route) =>
    Object.keys(ARCHIVED_ROWS).map((list) => `${route} application/json.${list}[]`),
  );
  const found = unlimitedIn(JSON.parse(renderOpenapi()));
  expect(found.filter((place) => !rows.includes(place))).toEqual([]);
});

it.each<[string, Schema]>([
  ['a text', { type: 'string' }],
  ['a text or null', { type: ['string', 'null'] }],
  ['an address', { type: 'string', format: 'email' }],
  ['an instant', { type: 'string', format: 'date-time' }],
  ['a pattern without an end', { type: 'string', pattern: '^a+$' }],
  ['a list of texts', { type: 'array', items: { type: 'string' } }],
  ['one of several', { anyOf: [{ type: 'null' }, { type: 'string' }] }],
  ['a map of texts', { type: 'object', additionalProperties: { type: 'string' } }],
  ['the names of a map', { type: 'object', propertyNames: { type: 'string' } }],
  ['a named part', { $ref: '#/components/schemas/Part' }],
  ['anything', {}],
])('finds %s without a limit', (_, schema) => {
  const parts = { Part: { type: 'string' } };
  const parameters = [{ name: 'x', schema: { type: 'object', properties: { a: schema } } }];
  const paths = { '/x': { get: { operationId: 'getX', parameters } } };
  expect(unlimitedIn({ paths, components: { schemas: parts } })).toHaveLength(1);
});
