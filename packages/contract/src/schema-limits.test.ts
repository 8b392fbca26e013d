import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, instant, text } from './fields.ts';
import { ARCHIVED_ROWS } from './moving/archived-rows.ts';
import { ALL_ROUTES } from './routes.ts';
import { isShort } from './testing/short-pattern.ts';

/** The inside of a schema, as far as this test reads it. */
interface Inside {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckInside } }[];
  readonly check?: string;
  readonly pattern?: RegExp;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly catchall?: unknown;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}
interface CheckInside {
  readonly check: string;
  readonly maximum?: number;
  readonly pattern?: RegExp;
}

/** The kinds that hold no more than a word. */
const SMALL = new Set(['boolean', 'enum', 'int', 'literal', 'null', 'number', 'undefined']);
const WRAPPERS = new Set(['default', 'nullable', 'optional', 'prefault', 'readonly']);

/** The places within a schema that take lists or texts of any length, or anything at all. */
function findUnlimited(schema: z.ZodMiniType, place: string): string[] {
  const inside = schema._zod.def as unknown as Inside;
  const { type, shape, element, options } = inside;
  if (SMALL.has(type)) return [];
  if (WRAPPERS.has(type) && inside.innerType) return findUnlimited(inside.innerType, place);
  if (type === 'string') return isLimitedText(inside) ? [] : [place];
  if (type === 'union' && options) return options.flatMap((one) => findUnlimited(one, place));
  if (type === 'array' && element) {
    const inEach = findUnlimited(element, `${place}[]`);
    return hasMaximum(inside) ? inEach : [place, ...inEach];
  }
  if (type === 'object' && shape) {
    const inFields = Object.entries(shape).flatMap(([name, field]) =>
      findUnlimited(field, `${place}.${name}`),
    );
    return inside.catchall ? [place, ...inFields] : inFields;
  }
  // What comes in is limited before it is changed, or else what it is changed to.
  if (type === 'pipe' && inside.in && inside.out) {
    const before = findUnlimited(inside.in, place);
    return before.length === 0 || inside.out._zod.def.type === 'transform'
      ? before
      : findUnlimited(inside.out, place);
  }
  return [place];
}

const checksOf = ({ checks = [] }: Inside) => checks.map(({ _zod }) => _zod.def);

const hasMaximum = (inside: Inside) =>
  checksOf(inside).some(
    ({ check, maximum }) => check === 'max_length' && Number.isSafeInteger(maximum),
  );

const isLimitedText = (inside: Inside) =>
  hasMaximum(inside) ||
  [inside, ...checksOf(inside)].some(({ pattern }) => pattern !== undefined && isShort(pattern));

const REQUESTS = ALL_ROUTES.flatMap(({ id, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[`${id} ${part}`, schema] as const] : [],
  ),
);

it.each(REQUESTS)('%s limits each list and each text', (name, schema) => {
  const rows = ['restoreAll', 'addArchive'].flatMap((route) =>
    Object.keys(ARCHIVED_ROWS).map((list) => `${route} body.${list}[]`),
  );
  // The rows of an archive are checked one by one, below.
  expect(findUnlimited(schema, name).filter((place) => !rows.includes(place))).toEqual([]);
});

it.each(Object.entries(ARCHIVED_ROWS))(
  'a row of %s in an archive limits each text',
  (name, row) => {
    expect(findUnlimited(row, name)).toEqual([]);
  },
);

it.each([
  ['a text', z.string()],
  ['a text that begins somehow', z.string().check(z.regex(/^\d/))],
  ['a text that ends somehow', z.string().check(z.regex(/^a|b$/))],
  ['a text that repeats', z.string().check(z.regex(/^[a-z]+$/))],
  ['a text of at least so many', z.string().check(z.regex(/^a{2,}$/))],
  [
    'a text after a change',
    z.pipe(
      z.string(),
      z.transform((value) => value.slice(0, 3)),
    ),
  ],
  ['an address', z.email()],
  ['a moment', z.iso.datetime()],
  ['anything', z.unknown()],
  ['a map', z.record(z.string(), z.int())],
  ['a list', z.array(z.int())],
  ['a list of texts', z.array(z.string()).check(z.maxLength(3))],
  ['a text or a number', z.union([z.int(), z.string()])],
  ['an optional text', z.optional(z.nullable(z._default(z.string(), '')))],
  ['an object', z.object({ a: z.object({ b: z.string() }) })],
  ['an object of anything', z.looseObject({})],
])('finds %s without a limit', (_name, schema) => {
  expect(findUnlimited(schema, 'x')).not.toEqual([]);
});

it.each([
  ['a text of ours', text('Name', 0, 10)],
  ['an address', email],
  ['an instant', instant('Date')],
  ['an id', z.uuid()],
  ['a pattern of some letters', z.string().check(z.regex(/^B[\w-]{86}$/))],
  ['a list', z.array(z.int()).check(z.maxLength(3))],
])('takes %s for limited', (_name, schema) => {
  expect(findUnlimited(schema, 'x')).toEqual([]);
});
