import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { described, named } from './annotations.ts';
import { readReplyShape } from './reply-shape.ts';
import { defineRoute } from './route.ts';
import { ALL_ROUTES } from './routes.ts';

const shapeOf = (response: z.ZodMiniType | null) =>
  readReplyShape(
    defineRoute({
      id: 'a',
      method: 'GET',
      path: '/a',
      access: 'public',
      reads: [],
      summary: 'A.',
      status: 200,
      response,
      errors: [],
    }),
  );

it.each([
  [null, null],
  [z.string(), 'string'],
  [z.int(), 'number'],
  [described(z.nullable(z.string()), 'A'), ['or', 'string', 'null']],
  [z.nullable(z.int()), ['or', 'number', 'null']],
  [z.nullable(z.enum(['a', 'b'])), ['or', ['one', 'a', 'b'], 'null']],
  [z.array(z.boolean()), ['list', 'boolean']],
  [z.record(z.string(), z.number()), 'object'],
  [
    named('ShapeOfTest', z.object({ a: z.literal('x'), b: z.optional(z.number()) })),
    { a: ['one', 'x'], b: ['or', 'undefined', 'number'] },
  ],
])('%# is said in short', (schema, shape) => {
  expect(shapeOf(schema)).toEqual(shape);
});

it('knows every part of every reply', () => {
  expect(JSON.stringify(ALL_ROUTES.map(readReplyShape))).not.toContain('"*"');
});
