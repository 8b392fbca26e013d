// Shows 13.5.
import { addPen, listDevices, listPens, setFifthDose } from '@dosewise/contract';
import { DEVICE_CATALOGUE } from '@dosewise/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPen, createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await createUser(test));
});
afterAll(() => test.close());

const add = (fields: object) =>
  test.call(addPen, { body: { name: 'A', startDate: '2026-11-01', ...fields } }, { token });
const refusedFields = (body: unknown) => Object.keys((body as { fields: object }).fields);

it('are listed for everyone, whole', async () => {
  const { status, body } = await test.call(listDevices, {});
  expect(status).toBe(200);
  expect(body).toEqual(DEVICE_CATALOGUE);
});

it('can each become a pen, of each strength', async () => {
  for (const device of DEVICE_CATALOGUE) {
    const { id, brand, medicine, kind, doseMl, doses } = device;
    const stepsPerDose = device.stepsPerDose ?? 74;
    const strength = device.strengths.at(-1);
    const { status, body } = await add({ strength, device: { id, stepsPerDose } });
    expect(status, id).toBe(201);
    expect(body.device).toMatchObject({ id, brand, medicine, kind, doseMl, doses, stepsPerDose });
    expect(body.device.steps).toBe(doses * stepsPerDose);
    if (doseMl === null) expect(body.device.stepMl).toBeNull();
    else expect(body.device.stepMl).toBeCloseTo(doseMl / stepsPerDose, 9);
    expect(body).toMatchObject({
      strength,
      remainingClicks: doses * stepsPerDose,
      remainingDoses: doses,
      remainingGoldenMl: device.goldenMl,
    });
  }
});

describe('a pen', () => {
  it('that names no device is a KwikPen', async () => {
    const pen = await createPen(test, token);
    expect(pen.device).toEqual({
      id: 'mounjaro-kwikpen',
      brand: 'Mounjaro',
      medicine: 'tirzepatide',
      kind: 'click_pen',
      doseMl: 0.6,
      doses: 4,
      stepsPerDose: 60,
      steps: 240,
      stepMl: 0.01,
      goldenMl: 0.6,
      inUseDays: 30,
      intervalDays: 7,
      minGapHours: 72,
      missedWindowHours: 96,
    });
  });

  it('keeps one’s own numbers, of any medicine', async () => {
    const device = { medicine: 'Retatrutide', kind: 'vial', doseMl: 0.5, doses: 4 };
    const { status, body } = await add({ strength: 2, device });
    expect(status).toBe(201);
    expect(body.device).toMatchObject({ ...device, id: null, brand: null, stepsPerDose: 50 });
    const { body: pens } = await test.call(listPens, {}, { token });
    expect(pens.find((pen) => pen._id === body._id)).toEqual(body);
  });

  it('of a known medicine has it in the spelling of the catalogue', async () => {
    const device = {
      medicine: ' Semaglutide ',
      kind: 'click_pen',
      doseMl: 1,
      doses: 4,
      stepsPerDose: 9,
    };
    const { body } = await add({ strength: 2, device });
    expect(body.device.medicine).toBe('semaglutide');
  });

  it('of a known medicine has its times, also with one’s own numbers', async () => {
    const own = { kind: 'vial', doseMl: 0.5, doses: 4 };
    const device = { ...own, medicine: 'tirzepatide' };
    const { body } = await add({ strength: 2, device });
    expect(body.device).toMatchObject({ id: null, minGapHours: 72, missedWindowHours: 96 });
    const { body: other } = await add({ strength: 2, device: { ...own, medicine: 'Unknown' } });
    expect(other.device).toMatchObject({ id: null, minGapHours: null, missedWindowHours: null });
  });

  it('with several wrong numbers is told each of them', async () => {
    const device = { medicine: 'xy', kind: 'vial', doseMl: 9, doses: 0, stepsPerDose: 9999 };
    const { status, body } = await add({ strength: 1, device });
    expect(status).toBe(400);
    const { fields } = body as unknown as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual(['device']);
    expect(fields.device).toMatch(
      /^mL of a dose must .*\. Doses must .*\. Clicks of a dose must .*\.$/,
    );
  });

  it.each([
    ['strength', { strength: 3 }],
    ['strength', { strength: 3, device: { id: 'mounjaro-kwikpen' } }],
    ['strength', { strength: 0, device: { id: 'mounjaro-kwikpen' } }],
    ['strength', { strength: 101, device: { medicine: 'x1', kind: 'vial', doseMl: 1, doses: 1 } }],
    ['device', { strength: 5, device: { id: 'none' } }],
    ['device', { strength: 5, device: {} }],
    ['device', { strength: 5, device: null }],
    ['device', { strength: 5, device: { id: 'mounjaro-kwikpen', stepsPerDose: 59 } }],
    ['device', { strength: 1, device: { id: 'ozempic-eu-1' } }],
    ['device', { strength: 1, device: { id: 'ozempic-eu-1', stepsPerDose: 501 } }],
    ['device', { strength: 1, device: { medicine: 'x', kind: 'vial', doseMl: 1, doses: 1 } }],
    ['device', { strength: 1, device: { medicine: 'xy', kind: 'vial', doseMl: 5.01, doses: 1 } }],
    ['device', { strength: 5, device: { id: 'zepbound-single-dose-pen-us', doses: 13 } }],
    [
      'enableFifthDose',
      { strength: 5, device: { id: 'zepbound-single-dose-pen-us' }, enableFifthDose: true },
    ],
  ])('is refused at %s: %j', async (field, fields) => {
    const { status, body } = await add(fields);
    expect(status).toBe(400);
    expect(refusedFields(body)).toEqual([field]);
  });

  it('without golden volume never gets Golden Doses', async () => {
    const pen = await createPen(test, token, {
      strength: 10,
      device: { id: 'mounjaro-kwikpen-modified' },
    });
    expect(pen).toMatchObject({ enableFifthDose: false, remainingGoldenMl: 0 });
    const reply = await test.call(
      setFifthDose,
      { params: { id: pen._id }, body: { enableFifthDose: true } },
      { token },
    );
    expect(reply.status).toBe(400);
    expect(refusedFields(reply.body)).toEqual(['enableFifthDose']);
  });
});
