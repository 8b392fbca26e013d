// Shows 47.1.
import {
  addArchive,
  addPen,
  addWeight,
  deleteDose,
  editWeight,
  listDoses,
  listImports,
  listPens,
  listWeights,
  logDose,
  restoreAll,
  undoImport,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../create-context.ts';
import { type ArchiveFile, exportedFile, restoredAccount } from '../../../testing/archive-file.ts';
import { createUser } from '../../../testing/factories.ts';
import { createFullAccount } from '../../../testing/full-account.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let file: ArchiveFile;
beforeAll(async () => {
  test = await createTestApp();
  file = await exportedFile(test, await createFullAccount(test));
});
afterAll(() => test.close());

const KINDS = ['pens', 'doses', 'weights', 'symptoms', 'measurements'] as const;
const rowsOf = (archive: ArchiveFile) => KINDS.map((kind) => archive[kind] as { _id: string }[]);
const countsOf = (archive: ArchiveFile) =>
  Object.fromEntries(KINDS.map((kind, index) => [kind, rowsOf(archive)[index]?.length]));
const NONE = { pens: 0, doses: 0, weights: 0, symptoms: 0, measurements: 0 };
const byId = (rows: readonly { _id: string }[] = []) =>
  [...rows].sort((a, b) => (a._id < b._id ? -1 : 1));

async function createPerson() {
  const { token } = await createUser(test);
  const as = { token };
  const kept = (
    await test.call(addWeight, { body: { _id: newId(), date: at(1), weightKg: 70 } }, as)
  ).body;
  return { token, as, kept };
}
const at = (minutes: number) => new Date(Date.UTC(2001, 0, 1) + minutes * 60_000).toISOString();
const add = (as: { token: string }, body: object = file, idempotencyKey = newId()) =>
  test.call(addArchive, { body } as never, {
    ...as,
    headers: { 'idempotency-key': idempotencyKey },
  });
const state = async (token: string) => rowsOf(await exportedFile(test, token)).map(byId);

it('adds every record under its own id, beside what is there', async () => {
  const { token, as, kept } = await createPerson();
  const { status, body } = await add(as);
  expect([status, body]).toMatchObject([
    201,
    { importId: expect.any(String), added: countsOf(file), there: NONE, leftOut: 0 },
  ]);
  const [pens, doses, weights, symptoms] = await state(token);
  const [own, given, weighed, felt] = rowsOf(file);
  expect([pens, doses, symptoms]).toEqual([own, given, felt].map(byId));
  expect(weights).toEqual(byId([...(weighed ?? []), kept as { _id: string }]));
});

it('adds nothing of what is there: the same again, and with a lost reply', async () => {
  const { token, as } = await createPerson();
  const key = newId();
  const first = await add(as, file, key);
  expect((await add(as, file, key)).body).toEqual(first.body);
  const before = await state(token);
  expect((await add(as)).body).toEqual({
    importId: null,
    added: NONE,
    there: countsOf(file),
    leftOut: 0,
  });
  expect(await state(token)).toEqual(before);
  expect((await test.call(listImports, {}, as)).body).toHaveLength(1);
});

it('is taken back like an import, and can be added again', async () => {
  const { token, as } = await createPerson();
  const before = await state(token);
  for (const _ of [1, 2]) {
    const { body } = await add(as);
    const undone = await test.call(undoImport, { params: { id: String(body.importId) } }, as);
    const total = rowsOf(file).flat().length;
    expect([undone.status, undone.body]).toEqual([200, { removed: total, restored: 0, kept: 0 }]);
    expect(await state(token)).toEqual(before);
  }
});

it('leaves what was edited or used since, when it is taken back', async () => {
  const { as } = await createPerson();
  const { body } = await add(as);
  const [weight] = file.weights as readonly { _id: string }[];
  const changed = { params: { id: weight?._id ?? '' }, body: { weightKg: 71.5 } };
  expect((await test.call(editWeight, changed, as)).status).toBe(200);
  const pens = (await test.call(listPens, {}, as)).body as {
    _id: string;
    remainingClicks: number;
    status: string;
  }[];
  const pen = pens.find(
    ({ remainingClicks, status }) => remainingClicks > 5 && status !== 'discarded',
  );
  const dose = {
    _id: newId(),
    penId: pen?._id ?? '',
    date: new Date(TEST_NOW).toISOString(),
    clicks: 5,
  };
  expect((await test.call(logDose, { body: { ...dose, confirm: true } } as never, as)).status).toBe(
    201,
  );
  const undone = await test.call(undoImport, { params: { id: String(body.importId) } }, as);
  expect(undone.body).toMatchObject({ kept: 2 });
  const left = (await test.call(listPens, {}, as)).body;
  expect(left).toMatchObject([{ _id: pen?._id }]);
  expect((await test.call(listDoses, { query: {} }, as)).body).toMatchObject([{ _id: dose._id }]);
});

it('has a pen that is here give what it gave elsewhere, as far as it can', async () => {
  const { token } = await createUser(test);
  const as = { token };
  const pen = { _id: newId(), name: 'One', strength: 10, startDate: '2001-01-01' };
  await test.call(addPen, { body: pen }, as);
  const log = (to: { token: string }, minutes: number, clicks: number) =>
    test.call(
      logDose,
      { body: { _id: newId(), penId: pen._id, date: at(minutes), clicks, confirm: true } } as never,
      to,
    );
  expect((await log(as, 1, 60)).status).toBe(201);
  const there = { token: await restoredAccount(test, await exportedFile(test, token)) };
  for (const week of [1, 2, 3]) expect((await log(there, week * 10_080, 60)).status).toBe(201);
  expect((await log(as, 20_000, 40)).status).toBe(201);
  const { body } = await add(as, await exportedFile(test, there.token));
  expect(body).toMatchObject({
    added: { pens: 0, doses: 2 },
    there: { pens: 1, doses: 1 },
    leftOut: 1,
  });
  const remaining = async () =>
    ((await test.call(listPens, {}, as)).body as { remainingClicks: number }[])[0];
  expect(await remaining()).toMatchObject({ remainingClicks: 240 - 60 - 40 - 120 });
  await restoredAccount(test, await exportedFile(test, token));
  await test.call(undoImport, { params: { id: String(body.importId) } }, as);
  expect(await remaining()).toMatchObject({ remainingClicks: 240 - 60 - 40 });
});

it('gives a new pen no more than its doses that come in', async () => {
  const origin = await createUser(test);
  const as = { token: origin.token };
  const pen = { _id: newId(), name: 'One', strength: 10, startDate: '2001-01-01' };
  await test.call(addPen, { body: pen }, as);
  const dose = { _id: newId(), penId: pen._id, date: at(5), clicks: 30, confirm: true };
  await test.call(logDose, { body: dose } as never, as);
  const archive = await exportedFile(test, origin.token);
  const { as: other, token } = await createPerson();
  await add(other, archive);
  await test.call(deleteDose, { params: { id: dose._id } }, other);
  expect((await add(other, archive)).body).toMatchObject({
    added: { doses: 1 },
    there: { pens: 1 },
  });
  await restoredAccount(test, await exportedFile(test, token));
});

it('leaves out a weigh-in at an instant that has another', async () => {
  const { as, kept } = await createPerson();
  const weights = [{ _id: newId(), date: at(1), weightKg: 99, note: '', source: 'x' }];
  const { body } = await add(as, {
    ...file,
    pens: [],
    doses: [],
    symptoms: [],
    measurements: [],
    weights,
    recordIds: [],
    imports: [],
    importedRecords: [],
  });
  expect(body).toMatchObject({ importId: null, leftOut: 1 });
  expect((await test.call(listWeights, { query: {} }, as)).body).toMatchObject([
    { _id: (kept as { _id: string })._id },
  ]);
});

it('refuses whole what does not hold together', async () => {
  const { as, token } = await createPerson();
  const before = await state(token);
  const [dose] = file.doses;
  const { status, body } = await add(as, { ...file, doses: [...file.doses, dose] });
  expect([status, body]).toMatchObject([400, { fields: { doses: expect.any(String) } }]);
  expect(await state(token)).toEqual(before);
  expect((await test.call(restoreAll, { body: file } as never, as)).status).toBe(409);
});
