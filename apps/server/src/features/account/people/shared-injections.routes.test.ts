// Shows 51.4, 74.9.
import { createApiToken, deleteDose, editDose, listDoses, logDose } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { letCare } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const DOSE = { penId: null, medicine: 'tirzepatide', doseAmount: 5 } as const;
const DATE = '2026-11-20T08:00:00.000Z';
const NOT_ALLOWED = { status: 403, body: { code: 'not_allowed' } };

/** A user's dose, and what others do with it. */
async function createInjection() {
  const owner = await createUser(test);
  const log = (who: { readonly token: string }, fields: object = {}) =>
    test.call(logDose, { body: { ...DOSE, date: DATE, ...fields } as never }, who);
  const edit = (who: { readonly token: string }, id: string, body: object) =>
    test.call(editDose, { params: { id }, body }, who);
  const parts = async () =>
    (await test.call(listDoses, { query: {} }, owner)).body.map(({ _id, partOf }) => [_id, partOf]);
  const { _id: first } = (await log(owner)).body;
  return { owner, first, log, edit, parts };
}

describe('an injection of someone', () => {
  it('gets a further part from who logs for them, who moves only that one', async () => {
    const { owner, first, log, edit, parts } = await createInjection();
    const carer = await letCare(test, owner, await createUser(test), 'logs');
    const { status, body } = await log(carer, { partOf: first });
    expect([status, body.partOf]).toEqual([201, first]);
    expect(await edit(carer, first, { partOf: body._id })).toMatchObject(NOT_ALLOWED);
    const out = await edit(carer, body._id, { partOf: null });
    expect([out.status, out.body.partOf]).toEqual([200, null]);
    expect((await edit(carer, body._id, { partOf: first })).body.partOf).toBe(first);
    // Of the carer's own account nothing is a part of it.
    const own = await log({ token: carer.token }, { partOf: first });
    expect(own.body).toHaveProperty('fields.partOf');
    expect(Object.fromEntries(await parts())).toEqual({ [first]: null, [body._id]: first });
    expect((await test.call(deleteDose, { params: { id: first } }, owner)).status).toBe(204);
    expect(await parts()).toEqual([[body._id, null]]);
  });

  it('is seen, and left as it is, by who only sees', async () => {
    const { owner, first, log, edit, parts } = await createInjection();
    const { body: part } = await log(owner, { partOf: first });
    const viewer = await letCare(test, owner, await createUser(test), 'sees');
    const seen = (await test.call(listDoses, { query: {} }, viewer)).body;
    expect(seen.find(({ _id }) => _id === part._id)?.partOf).toBe(first);
    expect(await log(viewer, { partOf: first })).toMatchObject(NOT_ALLOWED);
    expect(await edit(viewer, part._id, { partOf: null })).toMatchObject(NOT_ALLOWED);
    expect(Object.fromEntries(await parts())).toEqual({ [first]: null, [part._id]: first });
  });

  it('gets parts from tokens that log, and is changed by those with all alone', async () => {
    const { owner, first, log, edit, parts } = await createInjection();
    const tokenOf = async (scope: 'read' | 'log' | 'all') => {
      const reply = await test.call(createApiToken, { body: { name: scope, scope } }, owner);
      expect(reply.status, JSON.stringify(reply.body)).toBe(201);
      return { token: reply.body.token };
    };
    const [read, logs, all] = [await tokenOf('read'), await tokenOf('log'), await tokenOf('all')];
    expect((await log(read, { partOf: first })).status).toBe(403);
    const { status, body: part } = await log(logs, { partOf: first });
    expect([status, part.partOf]).toEqual([201, first]);
    expect((await edit(read, part._id, { partOf: null })).status).toBe(403);
    expect((await edit(logs, part._id, { partOf: null })).status).toBe(403);
    expect(Object.fromEntries(await parts())).toEqual({ [first]: null, [part._id]: first });
    expect((await edit(all, part._id, { partOf: null })).body.partOf).toBeNull();
  });
});
