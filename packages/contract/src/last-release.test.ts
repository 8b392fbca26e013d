import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderOpenapi } from './openapi.ts';

/*
 * `last-release.txt` has every call of release 1.0 (commit 410de2fd) as its openapi.json described it: a line for
 * each route, below it one for each field that it takes (`>`) and answers with (`<`). Clients of that release are
 * still about, so it is never written again: what it says holds, and more may be added beside it.
 */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Fields by their place, each with the types, or the values, that it can have; `absent` where it can be left out. */
type Fields = Map<string, Set<string>>;

/** The fields of all routes of a document, by route and by direction. */
function fieldsOfRoutes({ paths, components }: Document): Map<string, Fields> {
  const routes = new Map<string, Fields>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const fields: Fields = new Map();
      const add = (place: string, types: readonly string[]) => {
        const known = fields.get(place) ?? new Set();
        fields.set(place, known);
        for (const type of types) known.add(type);
      };
      const walk = (schema: Schema, place: string, seen: readonly Schema[] = []): void => {
        if (seen.includes(schema)) return;
        const within = (part: Schema, name: string) => walk(part, place + name, [...seen, schema]);
        if (schema.$ref) {
          const named = components.schemas[schema.$ref.split('/').at(-1) ?? ''];
          if (named) within(named, '');
        }
        const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
        const isTaken = place.startsWith('>');
        const types = values.map((value) => (isTaken ? JSON.stringify(value) : typeOf(value)));
        add(place, values.length > 0 ? types : [schema.type ?? []].flat());
        for (const one of [schema.anyOf, schema.oneOf, schema.allOf].flat())
          if (one) within(one, '');
        for (const [name, field] of Object.entries(schema.properties ?? {})) {
          if (!schema.required?.includes(name)) add(`${place}.${name}`, ['absent']);
          within(field, `.${name}`);
        }
        if (schema.items) within(schema.items, '[]');
        if (typeof schema.additionalProperties === 'object')
          within(schema.additionalProperties, '{}');
      };
      for (const { name, in: where, required, schema } of operation.parameters ?? []) {
        if (!required) add(`> ${where} ${name}`, ['absent']);
        walk(schema, `> ${where} ${name}`);
      }
      for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {}))
        walk(schema ?? {}, `> ${named(type)}`);
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        if (Number(status) >= 400) continue;
        add(`< ${status}`, []);
        for (const [type, { schema }] of Object.entries(content))
          walk(schema ?? {}, `< ${status} ${named(type)}`);
      }
      const callers = operation.security?.flatMap((one) => Object.entries(one).flat(2)) ?? [];
      add('> caller', callers);
      routes.set(`${method.toUpperCase()} ${path}`, fields);
    }
  }
  return routes;
}

/** A media type before the place of a field in it; of JSON, which most is, there is nothing to say. */
const named = (mediaType: string) => (mediaType === 'application/json' ? '' : `${mediaType} `);

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value);

const TODAY = fieldsOfRoutes(JSON.parse(renderOpenapi()));
const THEN = readKept();

function readKept(): Map<string, Fields> {
  const routes = new Map<string, Fields>();
  const text = readFileSync(join(import.meta.dirname, 'last-release.txt'), 'utf8');
  for (const block of text.trimEnd().split('\n\n')) {
    const [route = '', ...lines] = block.split('\n');
    const fields = lines.map((line): [string, Set<string>] => {
      const [place = '', types = ''] = line.split(': ');
      return [place, new Set(types === '' ? [] : types.split(' | '))];
    });
    routes.set(route, new Map(fields));
  }
  return routes;
}

/** Fields that are otherwise since, on purpose. */
const CHANGED: readonly { readonly route: RegExp; readonly place: RegExp; readonly to: string }[] =
  [
    // Null: someone whose address this reader is not to see.
    { route: /./, place: /\.loggedBy\.email$/, to: 'null' },
    // Left out for people who care for the user; the user's own replies have them as ever.
    {
      route: /^GET \/user\/profile$/,
      place: /\.(userType|lastLogin|analyticsConsent)$/,
      to: 'absent',
    },
  ];
const isMeant = (route: string, place: string, type: string) =>
  CHANGED.some((one) => one.route.test(route) && one.place.test(place) && one.to === type);

/** Breaks of what clients of the last release count on, in words. */
function breaksOf(route: string, then: Fields, today: Fields | undefined): string[] {
  if (today === undefined) return ['The route is gone'];
  const breaks: string[] = [];
  for (const [place, types] of then) {
    const now = today.get(place);
    // What is sent may be of more types than then, what is answered of fewer.
    const [narrow, wide] = place.startsWith('>') ? [types, now] : [now, types];
    const missing = [...(narrow ?? [])].filter(
      (type) => !fitsIn(type, wide ?? new Set()) && !isMeant(route, place, type),
    );
    if (now === undefined) breaks.push(`${place} is gone`);
    else if (missing.length > 0)
      breaks.push(`${place} was ${[...types].join(' | ')}, is ${[...now].join(' | ')}`);
  }
  for (const [place, types] of today) {
    const isNew = place.startsWith('>') && !then.has(place) && isOfKnown(place, then);
    if (isNew && !types.has('absent')) breaks.push(`${place} is asked for`);
  }
  return breaks;
}

it.each([...THEN])('%s takes and answers what it did', (route, then) => {
  expect(breaksOf(route, then, TODAY.get(route))).toEqual([]);
});

it('sees what is planted', () => {
  const then: Fields = new Map([
    ['> .name', new Set(['string'])],
    ['> .kind', new Set(['"pen"', '"vial"'])],
    ['< 200 ._id', new Set(['string'])],
    ['< 200 .cost', new Set(['number', 'null'])],
    ['< 200 .note', new Set(['string'])],
  ]);
  const today: Fields = new Map([
    ['> .name', new Set(['string', 'null'])],
    ['> .kind', new Set(['"pen"'])],
    ['> query zone', new Set(['string'])],
    ['> .colour', new Set(['absent', 'string'])],
    ['< 200 .cost', new Set(['integer'])],
    ['< 200 .note', new Set(['absent', 'string'])],
    ['< 200 .colour', new Set(['string'])],
  ]);
  expect(breaksOf('GET /pens', then, today)).toEqual([
    '> .kind was "pen" | "vial", is "pen"',
    '< 200 ._id is gone',
    '< 200 .note was string, is absent | string',
    '> query zone is asked for',
  ]);
  expect(breaksOf('GET /pens', then, then)).toEqual([]);
  expect(breaksOf('GET /pens', then, undefined)).toEqual(['The route is gone']);
});

/** True where a type, or a value, is among `types`; a whole number is a number, and a word a text. */
const fitsIn = (type: string, types: ReadonlySet<string>): boolean =>
  types.has(type) ||
  (type === 'integer' && types.has('number')) ||
  (type.startsWith('"') && types.has('string'));

/** True where what a field or an entry is in was sent in the last release. */
const isOfKnown = (place: string, then: Fields): boolean => {
  const around = place.replace(/(\.[^.[\]{}]*|\[\]|\{\})$/, '');
  return around === place || then.has(around);
};
