// Shows 3.12, 3.13, 4.12, 5.11, 5.13, 7.14, 7.15.
import { deleteDose, editDose, listDoses, logDose } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDose,
  createEmptyPen,
  createPen,
  createUser,
  goldenDose,
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

describe('logging a Golden Dose', () => {
  it('checks pen, emptiness, flag and volume in that order', async () => {
    const noPen = await log({ ...goldenDose('x', 0.2), penId: undefined });
    expect(noPen.body).toMatchObject({ error: 'Please select a pen first' });

    const full = await createPen(test, token);
    expect((await log(goldenDose(full._id, 0.2))).body).toMatchObject({
      error: 'Golden Dose can only be extracted from empty pens',
    });

    const empty = await createEmptyPen(test, token);
    expect((await log(goldenDose(empty._id, 0.2))).body).toMatchObject({
      error: 'Golden Dose tracking is not enabled for this pen',
    });
  });

  it('takes up to 0.6 mL in all and not a nanolitre more', async () => {
    const pen = await createEmptyPen(test, token, { enableFifthDose: true });
    const first = await log(goldenDose(pen._id, 0.1));
    expect(first.body).toMatchObject({
      clicks: null,
      volume: 0.1,
      doseType: 'golden_dose',
      extractionMethod: 'volume_extraction',
    });
    expect(first.body.doseAmount).toBeCloseTo(10 / 6, 12);
    expect((await log(goldenDose(pen._id, 0.2))).status).toBe(201);
    expect(await penNow(test, token, pen._id)).toMatchObject({ remainingGoldenMl: 0.3 });
    expect((await log(goldenDose(pen._id, 0.300001))).body).toMatchObject({
      code: 'golden_volume_exceeded',
    });
    expect((await log(goldenDose(pen._id, 0.3))).status).toBe(201);
    expect(await penNow(test, token, pen._id)).toMatchObject({
      remainingGoldenMl: 0,
      status: 'empty',
    });
  });

  it('keeps its pen empty no longer when a standard dose of it is deleted', async () => {
    const pen = await createEmptyPen(test, token, { enableFifthDose: true });
    await createDose(test, token, goldenDose(pen._id, 0.3));
    const { body: doses } = await test.call(listDoses, {}, { token });
    const standard = doses.find((dose) => dose.penId === pen._id && dose.clicks === 60);
    await test.call(deleteDose, { params: { id: standard?._id ?? '' } }, { token });
    expect(await penNow(test, token, pen._id)).toMatchObject({
      status: 'active',
      remainingClicks: 60,
    });
    expect((await log(goldenDose(pen._id, 0.1))).body).toMatchObject({
      code: 'golden_pen_not_empty',
    });
  });
});

it('refuses a new dose with an amount of the other kind', async () => {
  const pen = await createPen(test, token, { enableFifthDose: true });
  for (const [body, field] of [
    [standardDose(pen._id, { clicks: 20, volume: 0.2 }), 'volume'],
    [goldenDose(pen._id, 0.2, { clicks: 20 }), 'clicks'],
  ] as const) {
    const reply = await log(body);
    expect([reply.status, Object.keys(Object(reply.body).fields)]).toEqual([400, [field]]);
  }
  expect(await penNow(test, token, pen._id)).toMatchObject({ doseCount: 0 });
});

describe('editing a Golden Dose', () => {
  it('changes the volume of a Golden Dose within what is left', async () => {
    const pen = await createEmptyPen(test, token, { enableFifthDose: true });
    const dose = await createDose(test, token, goldenDose(pen._id, 0.3));
    const params = { id: dose._id };
    const { body } = await test.call(editDose, { params, body: { volume: 0.6 } }, { token });
    expect(body).toMatchObject({ volume: 0.6, doseAmount: 10, clicks: null });
    expect(await penNow(test, token, pen._id)).toMatchObject({ remainingGoldenMl: 0 });
    await test.call(deleteDose, { params }, { token });
    expect(await penNow(test, token, pen._id)).toMatchObject({ remainingGoldenMl: 0.6 });
  });

  it.each([
    ['a Golden Dose', { clicks: 20 }, 'A Golden Dose has no clicks. Send its volume.'],
    ['a standard dose', { volume: 0.2 }, 'A standard dose has no volume. Send its clicks.'],
  ])('refuses for %s the amount of the other kind: %j', async (kind, change, sentence) => {
    const pen = await createEmptyPen(test, token, { enableFifthDose: true });
    const golden = await createDose(test, token, goldenDose(pen._id, 0.3));
    const doses = async () =>
      (await test.call(listDoses, {}, { token })).body.filter((dose) => dose.penId === pen._id);
    const before = await doses();
    const standard = before.find((dose) => dose.clicks !== null);
    const params = { id: (kind === 'a Golden Dose' ? golden : standard)?._id ?? '' };
    // A date that would do is not taken either.
    const body = { ...change, date: '2026-11-20T08:00:00.000Z' };
    const reply = await test.call(editDose, { params, body }, { token });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: sentence, fields: { [Object.keys(change)[0] ?? '']: sentence } },
    });
    expect(await doses()).toEqual(before);
    expect(await penNow(test, token, pen._id)).toMatchObject({ remainingGoldenMl: 0.3 });
  });
});
