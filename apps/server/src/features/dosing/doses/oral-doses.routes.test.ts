// Shows 54.3, 54.5, 54.9.
import {
  addPen,
  type Dose,
  editDose,
  exportAll,
  exportDoses,
  getSites,
  importHistory,
  listDevices,
  listDoses,
  listPens,
  logDose,
  planAhead,
  restoreAll,
  setPlan,
} from '@dosewise/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newScope } from '../../../context.ts';
import { createPen, createUser, penNow, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { logPlannedDose } from './planned-doses.write-model.ts';

let test: TestApp;
let user: Awaited<ReturnType<typeof createUser>>;

// Now is Saturday 2026-11-21 at noon.
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  user = await createUser(test);
});

const RYBELSUS = { name: 'Rybelsus', strength: 7, device: { id: 'rybelsus', doses: 30 } };
const WEGOVY = {
  name: 'Wegovy',
  strength: 2.4,
  device: { id: 'wegovy-single-dose-eu-1.7-2.4', doses: 4 },
};

const add = (fields: object) => createPen(test, user.token, fields as Record<string, unknown>);
const log = (penId: string, fields: object = {}) =>
  test.call(logDose, { body: standardDose(penId, { clicks: 1, ...fields }) }, user);
const edit = (id: string, body: object) => test.call(editDose, { params: { id }, body }, user);
const ahead = async (days = 90) => (await test.call(planAhead, { query: { days } }, user)).body;
const fieldsOf = (reply: { body: unknown }) => (reply.body as { fields?: object }).fields;

const plan = async (medicine: string, doseMg: number, everyDays: number) => {
  const step = { startDate: '2026-11-21', time: '09:00', everyDays, doseMg, doses: null };
  const body = { medicine, anchor: 'weekday' as const, steps: [step] };
  expect((await test.call(setPlan, { body }, user)).status).toBe(200);
};

/** As far as it says where it went. */
const NOWHERE = {
  injectionLocation: null,
  injectionSubLocation: null,
  painLevel: null,
  extractionMethod: 'oral',
};

describe('a pack of tablets', () => {
  it('holds whole doses without any liquid', async () => {
    const pen = await add(RYBELSUS);
    expect(pen).toMatchObject({
      strength: 7,
      remainingClicks: 30,
      remainingDoses: 30,
      remainingGoldenMl: 0,
      enableFifthDose: false,
      device: {
        id: 'rybelsus',
        brand: 'Rybelsus',
        medicine: 'semaglutide (tablet)',
        kind: 'tablet',
        doseMl: null,
        stepMl: null,
        doses: 30,
        stepsPerDose: 1,
        steps: 30,
        inUseDays: null,
        intervalDays: 1,
      },
    });
    const { body: devices } = await test.call(listDevices, {}, user);
    expect(devices.find(({ id }) => id === 'foundayo')).toMatchObject({
      kind: 'tablet',
      doseMl: null,
      strengths: [0.8, 2.5, 5.5, 9, 14.5, 17.2],
    });
  });

  it('of one’s own needs no mL, and takes none', async () => {
    const own = { medicine: 'semaglutide', kind: 'tablet', doses: 400 };
    expect((await add({ strength: 5, device: own })).device).toMatchObject({
      id: null,
      medicine: 'semaglutide (tablet)',
      doseMl: null,
      doses: 400,
      intervalDays: 1,
      minGapHours: null,
    });
    expect((await add({ strength: 5, device: { ...own, doseMl: null } })).device.doseMl).toBeNull();
    const refused = async (device: object) => {
      const body = { name: 'Own', strength: 5, startDate: null, device };
      return fieldsOf(await test.call(addPen, { body: body as never }, user));
    };
    expect(await refused({ ...own, doseMl: 0.5 })).toEqual({
      device: 'Tablets contain no liquid. Leave out doseMl.',
    });
    expect(await refused({ ...own, doses: 401 })).toEqual({
      device: 'Doses must be a whole number from 1 to 400.',
    });
    expect(await refused({ ...own, kind: 'vial' })).toHaveProperty('device');
    expect(await refused({ ...own, kind: 'vial', doseMl: 0.5, doses: 101 })).toEqual({
      device: 'Doses must be a whole number from 1 to 100.',
    });
    expect(await refused({ id: 'wegovy-single-dose-eu-1.7-2.4', doses: 4 })).toHaveProperty(
      'strength',
    );
  });
});

describe('a tablet', () => {
  it('is one to ten of a pack, with neither site nor pain', async () => {
    const pen = await add(RYBELSUS);
    const { status, body } = await log(pen._id, { clicks: 2, doseAmount: 14 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...NOWHERE, clicks: 2, doseAmount: 14, remainingClicks: 28 });
    expect(await listed()).toMatchObject([{ ...NOWHERE, medicine: 'semaglutide (tablet)' }]);
    expect((await log(pen._id, { painLevel: null, injectionLocation: null })).status).toBe(201);
    expect(fieldsOf(await log(pen._id, { clicks: 11 }))).toEqual({
      clicks: 'This must be a whole number from 1 to 10.',
    });
  });

  it('with a site, or pain, is refused at that field and takes nothing', async () => {
    const pen = await add(RYBELSUS);
    for (const site of ['thigh', 'other']) {
      const reply = await log(pen._id, { injectionLocation: site });
      expect(reply.status).toBe(400);
      expect(fieldsOf(reply)).toEqual({ injectionLocation: 'A tablet has no injection site.' });
    }
    expect(fieldsOf(await log(pen._id, { painLevel: 0 }))).toEqual({
      painLevel: 'A tablet has no pain level.',
    });
    expect((await penNow(test, user.token, pen._id)).remainingClicks).toBe(30);
    const { body } = await log(pen._id);
    expect(fieldsOf(await edit(body._id, { injectionLocation: 'arm' }))).toEqual({
      injectionLocation: 'A tablet has no injection site.',
    });
    expect(fieldsOf(await edit(body._id, { painLevel: 3 }))).toHaveProperty('painLevel');
    const edited = await edit(body._id, { clicks: 3, note: 'with water', painLevel: null });
    expect(edited.body).toMatchObject({ ...NOWHERE, clicks: 3, note: 'with water' });
  });

  it('sent twice with the same id is one', async () => {
    const pen = await add(RYBELSUS);
    const _id = test.context.newId();
    expect((await log(pen._id, { _id, painLevel: null })).status).toBe(201);
    expect((await log(pen._id, { _id, painLevel: null })).status).toBe(200);
    expect(await listed()).toHaveLength(1);
  });

  it('from no pack is known by its name, or by how it was taken', async () => {
    const without = { penId: null, doseAmount: 3, date: '2026-11-20T08:00:00.000Z' };
    const post = (fields: object) =>
      test.call(logDose, { body: { ...without, ...fields } as never }, user);
    expect((await post({ medicine: 'Rybelsus' })).body).toMatchObject(NOWHERE);
    expect((await post({ medicine: 'Danuglipron' })).body).toMatchObject({
      injectionLocation: 'other',
      painLevel: 0,
    });
    const method = { medicine: 'Danuglipron', extractionMethod: 'oral' };
    expect((await post(method)).body).toMatchObject(NOWHERE);
    expect(fieldsOf(await post({ medicine: 'Foundayo', injectionLocation: 'thigh' }))).toEqual({
      injectionLocation: 'A tablet has no injection site.',
    });
  });

  it('given its pack later leaves its site behind', async () => {
    const own = { medicine: 'Danuglipron', kind: 'tablet', doses: 30 };
    const pen = await add({ strength: 20, device: own });
    const body = { penId: null, medicine: 'Danuglipron', doseAmount: 40 };
    const date = '2026-11-20T08:00:00.000Z';
    const stated = { ...body, date, injectionLocation: 'thigh' as const };
    const { body: dose } = await test.call(logDose, { body: stated }, user);
    expect((await edit(dose._id, { penId: pen._id })).body).toMatchObject({
      ...NOWHERE,
      clicks: 2,
      remainingClicks: 28,
    });
  });

  it('does not change the rotation of sites', async () => {
    const before = (await test.call(getSites, {}, user)).body;
    await log((await add(RYBELSUS))._id);
    expect((await test.call(getSites, {}, user)).body).toEqual(before);
  });

  it('is planned daily, without a site, and overdue ones are not doubled', async () => {
    const pen = await add(RYBELSUS);
    await plan('semaglutide (tablet)', 7, 1);
    const first = await ahead(40);
    expect(first.next).toMatchObject({
      at: '2026-11-21T09:00:00.000Z',
      penId: pen._id,
      clicks: 1,
      site: null,
      earliestAt: null,
      // No label says after how many hours: half a day.
      latestAt: '2026-11-21T21:00:00.000Z',
    });
    expect(first).toMatchObject({ dosesLeft: 30, runsOutOn: '2026-12-21' });
    const id = await findUserId(test.db, user.email);
    const { dose } = await logPlannedDose(newScope(test.context), id, {
      plannedAt: Date.parse(first.next?.at ?? ''),
      isOf: () => true,
    });
    expect(dose).toMatchObject({ ...NOWHERE, clicks: 1, remainingClicks: 29 });
    expect((await ahead(40)).next?.at).toBe('2026-11-22T09:00:00.000Z');
  });

  it('without a plan is due a day after the last', async () => {
    const own = { medicine: 'Danuglipron', kind: 'tablet', doses: 30 };
    for (const fields of [RYBELSUS, { strength: 20, device: own }]) {
      const pen = await add(fields);
      const { body: dose } = await log(pen._id);
      const { next } = await ahead();
      expect(next?.site).toBeNull();
      expect(Date.parse(next?.at ?? '') - Date.parse(dose.date)).toBe(86_400_000);
    }
  });

  it('is no semaglutide that is injected: neither stock nor plan of the one serve the other', async () => {
    await add(RYBELSUS);
    await plan('semaglutide', 7, 7);
    expect((await ahead()).next).toMatchObject({ penId: null, clicks: null });
  });
});

describe('several single-dose pens', () => {
  it('are one planned dose, and one entry', async () => {
    const pen = await add(WEGOVY);
    await plan('semaglutide', 7.2, 7);
    const { next } = await ahead();
    expect(next).toMatchObject({ doseMg: 7.2, penId: pen._id, clicks: 3 });
    expect(next?.site).not.toBeNull();
    const { status, body } = await log(pen._id, { clicks: 3, plannedAt: next?.at });
    expect(status).toBe(201);
    expect(body).toMatchObject({ clicks: 3, injectionLocation: 'other', remainingClicks: 1 });
    expect(body.doseAmount).toBeCloseTo(7.2, 9);
    expect(await listed()).toHaveLength(1);
    // One is left, which is no dose of 7.2 mg.
    expect((await ahead()).next).toMatchObject({ at: '2026-11-28T09:00:00.000Z', penId: null });
  });

  it('are as many as the box has', async () => {
    const pen = await add(WEGOVY);
    expect(fieldsOf(await log(pen._id, { clicks: 5 }))).toEqual({
      clicks: 'This must be a whole number from 1 to 4.',
    });
    await log(pen._id, { clicks: 2 });
    const tooMany = await log(pen._id, { clicks: 3 });
    expect(tooMany.status).toBe(409);
    expect(tooMany.body).toMatchObject({ code: 'not_enough_clicks' });
  });

  it('need a site, and are not swallowed', async () => {
    const pen = await add(WEGOVY);
    expect(fieldsOf(await log(pen._id, { injectionLocation: null }))).toHaveProperty(
      'injectionLocation',
    );
    expect(fieldsOf(await log(pen._id, { extractionMethod: 'oral' }))).toEqual({
      extractionMethod: 'Only a tablet is taken by mouth.',
    });
    const { body } = await log(pen._id, { clicks: 3 });
    expect(fieldsOf(await edit(body._id, { injectionLocation: null }))).toHaveProperty(
      'injectionLocation',
    );
  });
});

describe('in files', () => {
  const download = async (path: string) =>
    (
      await test.app.inject({
        url: `/api${path}`,
        headers: { authorization: `Bearer ${user.token}` },
      })
    ).body;

  it('a tablet has no site, and comes back so', async () => {
    const pack = await add(RYBELSUS);
    await log(pack._id, { clicks: 2, note: 'early' });
    await log((await add(WEGOVY))._id, { clicks: 3, injectionLocation: 'thigh' });
    const csv = await download(exportDoses.path);
    expect(csv).toMatch(/,oral,2,,14,,,,semaglutide \(tablet\),early/);
    const archive = JSON.parse(await download(exportAll.path)) as { pens: object[] };
    const [doses, pens] = [await listed(), (await test.call(listPens, {}, user)).body];
    user = await createUser(test);
    const restored = await test.call(restoreAll, { body: archive as never }, user);
    expect(restored.status).toBe(201);
    expect(await listed()).toEqual(doses);
    expect((await test.call(listPens, {}, user)).body).toEqual(pens);
  });

  it('an archive with an injected tablet is refused', async () => {
    await log((await add(RYBELSUS))._id);
    const archive = JSON.parse(await download(exportAll.path)) as { doses: object[] };
    const doses = [{ ...archive.doses[0], injectionLocation: 'thigh' }];
    user = await createUser(test);
    const reply = await test.call(restoreAll, { body: { ...archive, doses } as never }, user);
    expect(fieldsOf(reply)).toHaveProperty('doses');
  });

  it('a history with tablets comes in without sites', async () => {
    const dose = { date: '2026-11-20T08:00:00.000Z', medicine: 'Rybelsus', doseAmount: 7 };
    const imported = (fields: object) =>
      test.call(
        importHistory,
        { body: { source: 'Elsewhere', doses: [{ ...dose, ...fields }] } as never },
        user,
      );
    expect((await imported({})).status).toBe(201);
    expect(await listed()).toMatchObject([{ ...NOWHERE, medicine: 'Rybelsus' }]);
    expect((await imported({ injectionLocation: 'arm' })).status).toBe(400);
  });
});

async function listed(): Promise<Dose[]> {
  return (await test.call(listDoses, { query: {} }, user)).body;
}
