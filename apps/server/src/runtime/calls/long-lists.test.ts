import { restoreAll, setPlan } from '@dosewise/contract';
import { ALL_ROUTES } from '@dosewise/contract/routes';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findLongLists } from './long-lists.ts';

/** An entry that fails the test when anything looks at it. */
const untouched = new Proxy(
  {},
  {
    get: () => expect.fail('An entry was looked at.'),
    has: () => expect.fail('An entry was looked at.'),
    ownKeys: () => expect.fail('An entry was looked at.'),
  },
);

const many = (count: number): unknown[] => new Array(count).fill(untouched);

it('names each list that is too long with the sentence of its schema, wherever it is', () => {
  const list = z.array(z.object({ a: z.int() })).check(z.maxLength(2, 'At most two.'));
  const schema = z.object({
    plain: list,
    optional: z.optional(z.nullable(list)),
    usual: z._default(list, []),
    within: z.object({ deep: z.nullable(z.object({ list })) }),
    inEach: z.array(z.object({ list })).check(z.maxLength(9, 'At most nine.')),
    text: z.string(),
  });
  const short = { plain: many(2), optional: many(1), usual: many(2), text: 7 };
  expect(findLongLists(schema, short)).toEqual({});
  const tooLong = {
    plain: many(3),
    optional: many(3),
    usual: many(3),
    within: { deep: { list: many(3) } },
    inEach: [{ list: many(1) }, { list: many(3) }],
  };
  const said = Object.entries(findLongLists(schema, tooLong));
  expect(Object.fromEntries(said.map(([name, { english }]) => [name, english]))).toEqual(
    Object.fromEntries(Object.keys(tooLong).map((name) => [name, 'At most two.'])),
  );
  for (const value of [null, 'x', 7, [], undefined])
    expect(findLongLists(schema, value)).toEqual({});
});

it('counts the lists of an archive before one of its entries is looked at', () => {
  const lists = Object.keys(restoreAll.body.shape).filter(
    (name) => Object.keys(findLongLists(restoreAll.body, { [name]: many(250_000) })).length > 0,
  );
  expect(lists).toEqual([
    'goldenDoseAcknowledgements',
    'analyticsConsents',
    'planSkips',
    'plans',
    'skips',
    'pauses',
    'sites',
    'pens',
    'imports',
    'doses',
    'weights',
    'symptoms',
    'measurements',
    'recordIds',
    'importedRecords',
  ]);
  const plan = { steps: many(1_000_000) };
  expect(Object.keys(findLongLists(restoreAll.body, { plan }))).toEqual(['plan']);
  expect(Object.keys(findLongLists(setPlan.body, plan))).toEqual(['steps']);
});

it('knows a sentence for every list of every request', () => {
  const list = many(1_000_000);
  for (const { id, body } of ALL_ROUTES) {
    for (const name of Object.keys(body?.shape ?? {})) {
      const sentences = body ? findLongLists(body, { [name]: list }) : {};
      expect(Object.values(sentences).join(), `${id} ${name}`).not.toMatch(/^There may be/);
    }
  }
});
