// Shows 74.1.
import {
  addArchive,
  deleteDose,
  editDose,
  editPen,
  importHistory,
  logDose,
  planAhead,
  setPlan,
  setTimeZone,
  undoImport,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportedFile, restoredAccount } from '../../../testing/archive-file.ts';
import {
  createDose,
  createPen,
  createUser,
  penNow,
  standardDose,
} from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.setNow('2026-11-28T01:00:00Z');
  ({ token } = await createUser(test));
});
afterAll(() => test.close());

const UNOPENED = { status: 'sealed', startDate: null, startedBy: null, discardOn: null };

const sealedPen = (fields = {}) =>
  createPen(test, token, { name: 'Pen', strength: 5, startDate: null, ...fields });
const log = async (penId: string, date: string, fields = {}) =>
  (await createDose(test, token, standardDose(penId, { date, ...fields })))._id;
const edit = (id: string, body: object) => test.call(editDose, { params: { id }, body }, { token });
const remove = (id: string) => test.call(deleteDose, { params: { id } }, { token });
const type = (id: string, startDate: string | null) =>
  test.call(editPen, { params: { id }, body: { startDate } }, { token });
const now = (id: string) => penNow(test, token, id);

describe('a day that a dose gave', () => {
  it('goes with the dose that is undone', async () => {
    const pen = await sealedPen();
    expect(pen).toMatchObject(UNOPENED);
    const dose = await log(pen._id, '2026-11-28T00:00:00Z');
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-28', startedBy: 'dose' });
    expect((await remove(dose)).status).toBe(204);
    expect(await now(pen._id)).toMatchObject(UNOPENED);
  });

  it('moves with the date of the dose', async () => {
    const pen = await sealedPen();
    const dose = await log(pen._id, '2026-10-10T09:00:00Z');
    expect((await edit(dose, { date: '2026-11-27T09:00:00Z' })).status).toBe(200);
    expect(await now(pen._id)).toMatchObject({
      startDate: '2026-11-27',
      startedBy: 'dose',
      discardOn: '2026-12-27',
    });
    const step = { startDate: '2026-11-20', time: '09:00', everyDays: 7, doseMg: 5, doses: null };
    const plan = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
    expect((await test.call(setPlan, { body: plan }, { token })).status).toBe(200);
    const ahead = await test.call(planAhead, { query: { days: 90 } }, { token });
    expect(ahead.body).toMatchObject({ dosesLeft: 3 });
    expect((await edit(dose, { date: '2026-11-20T09:00:00Z' })).status).toBe(200);
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-20', startedBy: 'dose' });
  });

  it('becomes that of the first dose left', async () => {
    const pen = await sealedPen();
    const first = await log(pen._id, '2026-11-10T09:00:00Z');
    await log(pen._id, '2026-11-17T09:00:00Z');
    await remove(first);
    expect(await now(pen._id)).toMatchObject({
      startDate: '2026-11-17',
      startedBy: 'dose',
      discardOn: '2026-12-17',
    });
  });

  it('moves back for a dose that is logged, moved or given to the pen before it', async () => {
    const pen = await sealedPen();
    const dose = await log(pen._id, '2026-11-20T09:00:00Z');
    await log(pen._id, '2026-11-13T09:00:00Z');
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-13', startedBy: 'dose' });
    await edit(dose, { date: '2026-11-06T09:00:00Z' });
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-06', startedBy: 'dose' });
    const stated = { penId: null, medicine: 'Mounjaro', doseAmount: 5 };
    const { _id } = await createDose(test, token, { ...stated, date: '2026-10-30T09:00:00Z' });
    expect((await edit(_id, { penId: pen._id })).status).toBe(200);
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-10-30', startedBy: 'dose' });
    await remove(_id);
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-06', startedBy: 'dose' });
  });

  it('is a day of the owner’s zone, also by a minute', async () => {
    await test.call(setTimeZone, { body: { timeZone: 'Australia/Sydney' } }, { token });
    const pen = await sealedPen();
    const dose = await log(pen._id, '2026-11-20T13:00:00Z');
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-21' });
    await log(pen._id, '2026-11-20T12:59:00Z', { clicks: 1 });
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-20' });
    await edit(dose, { date: '2026-11-18T20:00:00Z' });
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-19' });
  });

  it('stays where another amount or place of the dose is said', async () => {
    const pen = await sealedPen();
    const dose = await log(pen._id, '2026-11-20T09:00:00Z');
    await edit(dose, { clicks: 30, note: 'half' });
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-20', startedBy: 'dose' });
  });

  it('follows the doses of an archive that are added and taken back', async () => {
    const pen = await sealedPen();
    const first = await log(pen._id, '2026-11-03T09:00:00Z');
    const archive = await exportedFile(test, token);
    await remove(first);
    // The id of a deleted record stays used, but for files.
    expect(await now(pen._id)).toMatchObject(UNOPENED);
    await log(pen._id, '2026-11-20T09:00:00Z');
    const added = await test.call(addArchive, { body: archive }, { token });
    expect(added.body).toMatchObject({ added: { doses: 1 } });
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-03', startedBy: 'dose' });
    const params = { id: String(added.body.importId) };
    await test.call(undoImport, { params }, { token });
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-20', startedBy: 'dose' });
  });
});

describe('a day that the owner typed', () => {
  it('stays whatever becomes of the doses', async () => {
    const pen = await sealedPen({ startDate: '2026-11-01' });
    expect(pen.startedBy).toBe('owner');
    const dose = await log(pen._id, '2026-11-10T09:00:00Z');
    await edit(dose, { date: '2026-11-12T09:00:00Z' });
    await remove(dose);
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-01', startedBy: 'owner' });
  });

  it('refuses a dose before it', async () => {
    const pen = await sealedPen({ startDate: '2026-11-10' });
    const date = '2026-11-08T09:00:00Z';
    const logged = await test.call(logDose, { body: standardDose(pen._id, { date }) }, { token });
    expect([logged.status, logged.body]).toMatchObject([
      400,
      { fields: { date: expect.any(String) } },
    ]);
    const dose = await log(pen._id, '2026-11-12T09:00:00Z');
    expect((await edit(dose, { date })).status).toBe(400);
    expect(await now(pen._id)).toMatchObject({ doseCount: 1, startDate: '2026-11-10' });
  });

  it('takes the place of one that a dose gave, and is a dose’s again when it is cleared', async () => {
    const pen = await sealedPen();
    const dose = await log(pen._id, '2026-11-20T09:00:00Z');
    expect((await type(pen._id, '2026-11-18')).body).toMatchObject({ startedBy: 'owner' });
    expect((await type(pen._id, null)).status).toBe(400);
    await remove(dose);
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-18', startedBy: 'owner' });
    expect((await type(pen._id, null)).body).toMatchObject(UNOPENED);
    await log(pen._id, '2026-11-21T09:00:00Z');
    expect(await now(pen._id)).toMatchObject({ startDate: '2026-11-21', startedBy: 'dose' });
  });

  it('is not one that a form sends back as it was', async () => {
    const pen = await sealedPen();
    const dose = await log(pen._id, '2026-11-20T09:00:00Z');
    expect((await type(pen._id, '2026-11-20')).body).toMatchObject({ startedBy: 'dose' });
    await remove(dose);
    expect(await now(pen._id)).toMatchObject(UNOPENED);
  });
});

describe('an archive', () => {
  it('says who gave the day; one of 1.0 is the owner’s', async () => {
    const [pen, other] = [await sealedPen(), await sealedPen({ startDate: '2026-11-01' })];
    const closed = await sealedPen();
    const dose = await log(pen._id, '2026-11-20T09:00:00Z');
    const archive = await exportedFile(test, token);
    const restored = await restoredAccount(test, archive);
    expect(await penNow(test, restored, pen._id)).toMatchObject({ startedBy: 'dose' });
    expect(await penNow(test, restored, other._id)).toMatchObject({ startedBy: 'owner' });
    await test.call(deleteDose, { params: { id: dose } }, { token: restored });
    expect(await penNow(test, restored, pen._id)).toMatchObject(UNOPENED);

    const pens = archive.pens.map(({ startedBy, ...rest }) => rest);
    const old = await restoredAccount(test, { ...archive, pens });
    expect(await penNow(test, old, pen._id)).toMatchObject({ startedBy: 'owner' });
    expect(await penNow(test, old, closed._id)).toMatchObject(UNOPENED);
  });
});

it('an imported history opens no pen', async () => {
  const pen = await sealedPen();
  const doses = [{ date: '2026-11-20T09:00:00Z', medicine: 'Mounjaro', doseAmount: 5 }];
  await test.call(importHistory, { body: { source: 'x', doses } }, { token });
  expect(await now(pen._id)).toMatchObject(UNOPENED);
});
