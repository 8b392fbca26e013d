// Shows 1.3, 3.12, 3.13, 3.19, 3.21, 5.12, 5.13, 7.12, 7.14, 7.15, 7.16.
import { deleteDose, editDose, listDoses, logDose } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDose,
  createEmptyPen,
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
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

const log = (body: unknown) => test.call(logDose, { body }, { token });

describe('logging a standard dose', () => {
  it('computes mg from clicks and strength and takes the clicks off the pen', async () => {
    const pen = await createPen(test, token, { strength: 12.5 });
    const { status, body } = await log(
      standardDose(pen._id, {
        clicks: 30,
        doseAmount: 6.25,
        injectionLocation: 'abdomen',
        injectionSubLocation: 'left_lower',
        painLevel: 3,
      }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      penId: pen._id,
      clicks: 30,
      volume: null,
      doseAmount: 6.25,
      doseType: 'standard',
      extractionMethod: 'pen_click',
      injectionLocation: 'abdomen',
      injectionSubLocation: 'left_lower',
      painLevel: 3,
      remainingClicks: 210,
      remainingDoses: 3.5,
    });
    expect(await penNow(test, token, pen._id)).toMatchObject({
      remainingClicks: 210,
      doseCount: 1,
      inUseSince: body.date,
    });
  });

  it('refuses more clicks than the pen has left, and changes nothing', async () => {
    const pen = await createPen(test, token);
    for (let n = 0; n < 3; n++) await createDose(test, token, standardDose(pen._id));
    await createDose(test, token, standardDose(pen._id, { clicks: 31 }));
    const { status, body } = await log(standardDose(pen._id, { clicks: 30 }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'not_enough_clicks',
      error: 'Not enough clicks remaining in the selected pen',
    });
    expect(await penNow(test, token, pen._id)).toMatchObject({ remainingClicks: 29, doseCount: 4 });
  });

  it('accepts a stated amount within half a click and refuses one further off', async () => {
    const pen = await createPen(test, token, { strength: 15 });
    const near = await log(standardDose(pen._id, { clicks: 20, doseAmount: 5.125 }));
    expect(near.status).toBe(201);
    expect(near.body.doseAmount).toBe(5);
    const far = await log(standardDose(pen._id, { clicks: 20, doseAmount: 5.13 }));
    expect(far.status).toBe(400);
    expect(far.body).toHaveProperty('fields.doseAmount');
  });

  it('names every invalid field of a junk body', async () => {
    const { status, body } = await log({
      penId: 5,
      doseType: 'silver',
      clicks: '5',
      date: 'yesterday',
      painLevel: 11,
      injectionLocation: 'arm',
      injectionSubLocation: 'left_lower',
    });
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { fields: object }).fields).sort()).toEqual([
      'clicks',
      'date',
      'doseType',
      'injectionSubLocation',
      'painLevel',
      'penId',
    ]);
    expect(body).toMatchObject({ error: 'Please select a pen first' });
  });

  it('refuses more clicks than one dose of the pen has', async () => {
    const pen = await createPen(test, token);
    const { status, body } = await log(standardDose(pen._id, { clicks: 61 }));
    expect(status).toBe(400);
    expect(body).toHaveProperty('fields.clicks');
  });
});

describe('the date of a dose', () => {
  it('may lie up to 5 minutes in the future, for clocks that differ', async () => {
    const pen = await createPen(test, token);
    const soon = await log(standardDose(pen._id, { date: '2026-11-21T12:05:00Z' }));
    expect(soon.status).toBe(201);
    const later = await log(standardDose(pen._id, { date: '2026-11-21T12:05:01Z' }));
    expect(later.status).toBe(400);
    expect(later.body).toHaveProperty('fields.date');
  });

  it("may lie 14 hours before the pen's start day in UTC, no earlier", async () => {
    const pen = await createPen(test, token, { startDate: '2026-11-10' });
    const first = await log(standardDose(pen._id, { date: '2026-11-09T10:00:00Z' }));
    expect(first.status).toBe(201);
    const earlier = await log(standardDose(pen._id, { date: '2026-11-09T09:59:59Z' }));
    expect(earlier.status).toBe(400);
    expect(await penNow(test, token, pen._id)).toMatchObject({ remainingClicks: 180 });
  });

  it('keeps the instant, whatever offset it came with', async () => {
    const pen = await createPen(test, token);
    const { body } = await log(standardDose(pen._id, { date: '2026-11-20T21:30:00+11:00' }));
    expect(body.date).toBe('2026-11-20T10:30:00.000Z');
  });
});

describe('editing and deleting', () => {
  it('moves the pen with the dose', async () => {
    const pen = await createPen(test, token);
    const dose = await createDose(test, token, standardDose(pen._id, { clicks: 20 }));
    const params = { id: dose._id };
    const edited = await test.call(editDose, { params, body: { clicks: 45 } }, { token });
    expect(edited.status).toBe(200);
    expect(edited.body).toMatchObject({ clicks: 45, doseAmount: 7.5, remainingClicks: 195 });

    const moved = { date: '2026-11-15T08:00:00.000Z' };
    const dated = await test.call(editDose, { params, body: moved }, { token });
    expect(dated.body).toMatchObject({ clicks: 45, ...moved, remainingClicks: 195 });

    expect((await test.call(deleteDose, { params }, { token })).status).toBe(204);
    expect(await penNow(test, token, pen._id)).toMatchObject({
      remainingClicks: 240,
      doseCount: 0,
    });
    expect((await test.call(deleteDose, { params }, { token })).status).toBe(404);
  });

  it('refuses an edit that the pen cannot give, and changes nothing', async () => {
    const pen = await createEmptyPen(test, token);
    const { body: doses } = await test.call(listDoses, {}, { token });
    const dose = doses.find((candidate) => candidate.penId === pen._id);
    const params = { id: dose?._id ?? '' };
    await test.call(editDose, { params, body: { clicks: 10 } }, { token });
    await createDose(test, token, standardDose(pen._id, { clicks: 50 }));
    const tooMuch = await test.call(editDose, { params, body: { clicks: 11 } }, { token });
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.body).toMatchObject({ code: 'not_enough_clicks' });
    expect(await penNow(test, token, pen._id)).toMatchObject({ remainingClicks: 0 });
  });
});

describe('the list', () => {
  it('is newest first and pages by limit and before', async () => {
    const { token: other } = await createUser(test);
    const pen = await createPen(test, other);
    const dates = [3, 1, 2].map((day) => `2026-11-0${day}T08:00:00.000Z`);
    for (const date of dates)
      await createDose(test, other, standardDose(pen._id, { clicks: 5, date }));
    const all = await test.call(listDoses, {}, { token: other });
    expect(all.body.map((dose) => dose.date)).toEqual([...dates].sort().reverse());
    const page = await test.call(
      listDoses,
      { query: { limit: '1', before: '2026-11-03T08:00:00Z' } },
      { token: other },
    );
    expect(page.body.map((dose) => dose.date)).toEqual(['2026-11-02T08:00:00.000Z']);
  });
});
