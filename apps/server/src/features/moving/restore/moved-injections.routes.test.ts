// Shows 30.7, 47.1, 74.9.
import {
  addArchive,
  deleteDose,
  editDose,
  listDoses,
  logDose,
  restoreAll,
  undoImport,
} from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../create-context.ts';
import { type ArchiveFile, exportedFile } from '../../../testing/archive-file.ts';
import { createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type User = Awaited<ReturnType<typeof createUser>>;

/** Logs 20 clicks from a pen, or 5 mg from none. */
async function log(user: User, time: string, fields: object = {}) {
  const date = `2026-11-20T${time}:00.000Z`;
  const noPen = { penId: null, medicine: 'tirzepatide', doseAmount: 5 };
  const reply = await test.call(logDose, { body: { date, ...noPen, ...fields } as never }, user);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body._id;
}
const partsOf = async (user: User) =>
  Object.fromEntries(
    (await test.call(listDoses, { query: {} }, user)).body.map(({ _id, partOf }) => [_id, partOf]),
  );
const edit = async (user: User, id: string, body: object) =>
  expect((await test.call(editDose, { params: { id }, body }, user)).status).toBe(200);
const remove = (user: User, id: string) => test.call(deleteDose, { params: { id } }, user);

/** An injection of three entries from two pens and none, and the file of everything. */
async function createInjection() {
  const user = await createUser(test);
  const pens = [await createPen(test, user.token), await createPen(test, user.token)];
  const [a = '', b = ''] = pens.map(({ _id }) => _id);
  const date = '2026-11-20T08:00:00.000Z';
  const { body } = await test.call(logDose, { body: standardDose(a, { clicks: 20, date }) }, user);
  const first = body._id;
  const given = { ...standardDose(b, { clicks: 20 }), medicine: undefined, doseAmount: undefined };
  const second = await log(user, '08:10', { ...given, date, partOf: first });
  const third = await log(user, '08:20', { partOf: first });
  return { user, first, second, third, file: await exportedFile(test, user.token) };
}

async function add(user: User, file: ArchiveFile): Promise<string> {
  const headers = { 'idempotency-key': newId() };
  const reply = await test.call(addArchive, { body: file } as never, { ...user, headers });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return String(reply.body.importId);
}

describe('an injection that is added with an archive', () => {
  it('comes whole, and goes whole when that is taken back', async () => {
    const { first, second, third, file } = await createInjection();
    const user = await createUser(test);
    const importId = await add(user, file);
    expect(await partsOf(user)).toEqual({ [first]: null, [second]: first, [third]: first });
    // The second becomes the first, which no one has edited.
    await remove(user, first);
    expect(await partsOf(user)).toEqual({ [second]: null, [third]: second });
    const undone = await test.call(undoImport, { params: { id: importId } }, user);
    expect(undone.body).toMatchObject({ kept: 0 });
    expect(await partsOf(user)).toEqual({});
  });

  it('comes again where its entries were deleted, and goes on where some are there', async () => {
    const { user, first, second, third, file } = await createInjection();
    await remove(user, third);
    await add(user, file);
    expect(await partsOf(user)).toEqual({ [first]: null, [second]: first, [third]: first });
    for (const id of [third, second, first]) await remove(user, id);
    await add(user, file);
    expect(await partsOf(user)).toEqual({ [first]: null, [second]: first, [third]: first });
  });

  it('has no fourth entry, none of another day, and none of a part', async () => {
    const { user, first, second, third, file } = await createInjection();
    await remove(user, third);
    const other = await log(user, '08:30', { partOf: first });
    await add(user, file);
    expect(await partsOf(user)).toMatchObject({ [second]: first, [other]: first, [third]: null });

    for (const id of [other, third, second]) await remove(user, id);
    await edit(user, first, { date: '2026-11-18T08:00:00.000Z' });
    await add(user, file);
    expect(await partsOf(user)).toEqual({ [first]: null, [second]: null, [third]: null });

    for (const id of [third, second]) await remove(user, id);
    const before = await log(user, '07:50');
    await edit(user, first, { date: '2026-11-20T08:00:00.000Z', partOf: before });
    await add(user, file);
    expect(await partsOf(user)).toEqual({
      [before]: null,
      [first]: before,
      [second]: null,
      [third]: null,
    });
  });
});

it('an archive by hand, whose parts cannot be of what they name, is restored with them alone', async () => {
  const { first, second, third, file } = await createInjection();
  const doses = file.doses as { _id: string; partOf: string | null; date: string }[];
  const restored = async (change: Record<string, object>) => {
    const user = await createUser(test);
    const changed = doses.map((dose) => ({ ...dose, ...change[dose._id] }));
    const body = { ...file, doses: changed } as never;
    expect((await test.call(restoreAll, { body }, user)).status).toBe(201);
    return partsOf(user);
  };
  expect(await restored({})).toEqual({ [first]: null, [second]: first, [third]: first });
  expect(await restored({ [third]: { partOf: second } })).toMatchObject({ [third]: null });
  expect(await restored({ [third]: { medicine: 'semaglutide' } })).toMatchObject({
    [second]: first,
    [third]: null,
  });
  const late = { date: '2026-11-20T20:00:01.000Z' };
  expect(await restored({ [third]: late })).toMatchObject({ [second]: first, [third]: null });
});
