import * as contract from '@dosewise/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileExactCheck } from './exact-reply.ts';

const { listDoses, listPens, listSymptoms, listWeights, logDose, planAhead } = contract;
const ROUTES = [listDoses, listPens, listSymptoms, listWeights, logDose, planAhead];

const isOptional = (field: unknown) => field instanceof z.ZodMiniOptional;

/** Anything that `schema` takes. */
function valid(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniArray) {
    return fc.array(valid(schema.def.element as z.ZodMiniType), { maxLength: 4 });
  }
  if (schema instanceof z.ZodMiniNullable) {
    return fc.option(valid(schema.def.innerType as z.ZodMiniType), { nil: null });
  }
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean();
  if (schema instanceof z.ZodMiniNumberFormat) return fc.maxSafeInteger();
  if (schema instanceof z.ZodMiniNumber) return fc.double({ noNaN: true, noDefaultInfinity: true });
  if (schema instanceof z.ZodMiniString) return fc.string();
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [
      name,
      valid((isOptional(field) ? field.def.innerType : field) as z.ZodMiniType),
    ]);
    const made: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
    const requiredKeys = Object.keys(made).filter((name) => !isOptional(schema.shape[name]));
    return fc.record(made, { noNullPrototype: true, requiredKeys });
  }
  throw new Error(`not thought of: ${schema.type}`);
}

/** Makes one field of one row wrong, missing or too many. */
const spoiled = (schema: z.ZodMiniType) =>
  fc
    .tuple(valid(schema), fc.nat(), fc.oneof(fc.anything(), fc.constant(undefined)), fc.nat(3))
    .map(([value, which, junk, how]) => {
      const copy: unknown = structuredClone(value);
      const row = (Array.isArray(copy) ? copy[which % Math.max(1, copy.length)] : copy) as
        | Record<string, unknown>
        | undefined;
      if (row === undefined) return copy;
      const names = Object.keys(row);
      const name = names[which % names.length] ?? '';
      if (how === 0) delete row[name];
      else if (how === 1) row.userId = junk;
      else if (how === 2) row[name] = junk;
      else {
        delete row[name];
        row.password_hash = junk;
      }
      return copy;
    });

describe.each(ROUTES.map((route) => [route.id, route.response] as [string, z.ZodMiniType]))(
  'the reply of %s',
  (_id, schema) => {
    const isExact = compileExactCheck(schema) ?? (() => false);

    it('is let through as it is when zod would give it back as it is', () => {
      fc.assert(
        fc.property(valid(schema), (value) => {
          expect(isExact(value)).toBe(true);
          expect(schema.parse(value)).toEqual(value);
        }),
      );
    });

    it('is never let through when zod refuses or changes it', () => {
      fc.assert(
        fc.property(fc.oneof(spoiled(schema), fc.anything()), (value) => {
          if (!isExact(value)) return;
          expect(JSON.stringify(schema.parse(value))).toBe(
            JSON.stringify(schema.parse(value, { jitless: true })),
          );
          expect(schema.parse(value)).toEqual(value);
        }),
        { numRuns: 2000 },
      );
    });
  },
);

it.each([
  ['an undeclared field', { a: 'x', b: 1, secret: 'y' }],
  ['an undeclared field in place of a declared one', { a: 'x', secret: 1 }],
  ['a missing field', { a: 'x' }],
  ['an inherited field', Object.assign(Object.create({ b: 1 }), { a: 'x', secret: 1 })],
  ['another type', { a: 'x', b: '1' }],
  ['no number', { a: 'x', b: Number.NaN }],
  ['infinity', { a: 'x', b: Number.POSITIVE_INFINITY }],
  ['a list', ['x', 1]],
  ['nothing', null],
])('leaves %s to zod', (_what, value) => {
  const isExact = compileExactCheck(z.object({ a: z.string(), b: z.number() }));
  expect(isExact?.({ a: 'x', b: 1 })).toBe(true);
  expect(isExact?.(value)).toBe(false);
});

it.each([
  ['without it', { a: 'x' }, true],
  ['with it', { a: 'x', b: 1 }, true],
  ['with another type of it', { a: 'x', b: '1' }, false],
  ['with one undeclared in its place', { a: 'x', secret: 1 }, false],
  ['that says that there is none', { a: 'x', b: undefined }, false],
])('knows an object with an optional field, %s', (_what, value, isKnown) => {
  const isExact = compileExactCheck(z.object({ a: z.string(), b: z.optional(z.number()) }));
  expect(isExact?.(value)).toBe(isKnown);
});

it.each([
  [
    'a transformation',
    z.pipe(
      z.string(),
      z.transform((text) => text.length),
    ),
  ],
  ['a refinement', z.array(z.string()).check(z.maxLength(2))],
  ['a union', z.union([z.string(), z.number()])],
  ['a list of what may be absent', z.array(z.optional(z.string()))],
  ['other fields', z.looseObject({ a: z.string() })],
  ['a format', z.email()],
  ['coercion', z.coerce.string()],
])('leaves a schema with %s to zod', (_what, schema) => {
  expect(compileExactCheck(schema)).toBeNull();
});
