// Shows 1.3, 2.68, 2.73, 3.23, 3.24, 3.25, 3.28, 7.23.
import {
  discardPen,
  editDose,
  getCostSavings,
  setCountry,
  setCurrency,
  setFifthDose,
  setPlan,
  setStrengthPricing,
  setTimeZone,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createAdmin,
  createDose,
  createPen,
  createUser,
  goldenDose,
  standardDose,
} from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(TEST_NOW - days * DAY_MS).toISOString();

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Someone in a country, with a pen of this strength and cost in its currency. */
async function createPatient(country: string, currency: string, pen: Record<string, unknown>) {
  const { token } = await createUser(test);
  await test.call(setCountry, { body: { country } }, { token });
  await test.call(setCurrency, { body: { currency } }, { token });
  const startDate = '2026-01-01';
  return { token, pen: await createPen(test, token, { startDate, strength: 5, ...pen }) };
}

async function savingsOf(token: string) {
  const { status, body } = await test.call(getCostSavings, {}, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

it('is all zero for a newcomer', async () => {
  const { token } = await createUser(test);
  expect(await savingsOf(token)).toEqual({
    currency: 'AUD',
    lifetimeSavings: 0,
    savingsThisMonth: 0,
    averageMonthlySavings: 0,
    standardCostPerDose: 0,
    actualCostPerDose: 0,
    standardCostPerWeek: 0,
    actualCostPerWeek: 0,
    goldenDoseSavings: 0,
    wastedCost: 0,
    pricingAccuracy: { usedDefaultPricing: false, countriesWithGaps: [] },
    countedDoses: 0,
    goldenDoses: 0,
    leftOutDoses: { withoutCost: 0, withoutPrice: 0 },
    dosesThisMonth: { counted: 0, leftOut: 0 },
    estimatedStrengths: [],
    rates: null,
    series: [],
  });
});

it('compares microdoses of a strong pen with pens of their own strength', async () => {
  const { token, pen } = await createPatient('United Kingdom', 'GBP', {
    strength: 15,
    costPerPen: 300,
  });
  // 10 mg and 5 mg: list prices 255 and 180 for four; 40 and 20 of 240 clicks of 300.
  await createDose(test, token, standardDose(pen._id, { clicks: 40, date: daysAgo(60.875) }));
  await createDose(test, token, standardDose(pen._id, { clicks: 20, date: daysAgo(7) }));
  const savings = await savingsOf(token);
  expect(savings).toMatchObject({
    currency: 'GBP',
    lifetimeSavings: 63.75 + 45 - 50 - 25,
    savingsThisMonth: 20,
    standardCostPerDose: 54.375,
    actualCostPerDose: 37.5,
    goldenDoseSavings: 0,
    wastedCost: 0,
    pricingAccuracy: { usedDefaultPricing: false, countriesWithGaps: [] },
    countedDoses: 2,
    estimatedStrengths: [],
    rates: null,
    series: [
      { date: daysAgo(60.875), standard: 63.75, actual: 50 },
      { date: daysAgo(7), standard: 108.75, actual: 75 },
    ],
  });
  expect(savings.averageMonthlySavings).toBeCloseTo(33.75 / 2, 10);
  // Two doses so far apart: the second may last as long as the first did.
  expect(savings.standardCostPerWeek).toBeCloseTo(108.75 / (107.75 / 7), 10);
  expect(savings.actualCostPerWeek).toBeCloseTo(75 / (107.75 / 7), 10);
});

it('counts tablets and several pens by their share of the box', async () => {
  const admin = await createAdmin(test);
  const price = { country: 'United Kingdom', currency: 'GBP' as const };
  for (const body of [
    { ...price, medicine: 'semaglutide (tablet)' as const, strength: 7, price: 120 },
    { ...price, medicine: 'semaglutide' as const, strength: 7.2, price: 400 },
  ]) {
    expect((await test.call(setStrengthPricing, { body }, admin)).status).toBeLessThan(300);
  }
  const { token, pen: pack } = await createPatient('United Kingdom', 'GBP', {
    strength: 7,
    costPerPen: 90,
    device: { id: 'rybelsus', doses: 30 },
  });
  await createDose(test, token, standardDose(pack._id, { clicks: 1 }));
  // A list price of tablets is for a usual pack of 30; they cost 3 each.
  expect(await savingsOf(token)).toMatchObject({ standardCostPerDose: 4, actualCostPerDose: 3 });
  const { token: other, pen: box } = await createPatient('United Kingdom', 'GBP', {
    strength: 2.4,
    costPerPen: 120,
    device: { id: 'wegovy-single-dose-eu-1.7-2.4', doses: 4 },
  });
  await createDose(test, other, standardDose(box._id, { clicks: 3 }));
  expect(await savingsOf(other)).toMatchObject({
    standardCostPerDose: 100,
    actualCostPerDose: 90,
    countedDoses: 1,
  });
});

it('counts a Golden Dose as costing nothing', async () => {
  const { token } = await createUser(test);
  await test.call(setCountry, { body: { country: 'United Kingdom' } }, { token });
  await test.call(setCurrency, { body: { currency: 'GBP' } }, { token });
  const pen = await createPen(test, token, {
    strength: 10,
    costPerPen: 240,
    startDate: '2026-10-01',
  });
  for (const days of [28, 21, 14, 7]) {
    await createDose(test, token, standardDose(pen._id, { date: daysAgo(days) }));
  }
  const allow = { params: { id: pen._id }, body: { enableFifthDose: true } };
  await test.call(setFifthDose, allow, { token });
  await createDose(test, token, goldenDose(pen._id, 0.3));
  expect(await savingsOf(token)).toMatchObject({
    lifetimeSavings: 255 + 45 - 240,
    goldenDoseSavings: 45,
    actualCostPerDose: 48,
    countedDoses: 5,
    goldenDoses: 1,
  });
});

it('takes the lower of two strengths that are as near', async () => {
  const { token, pen } = await createPatient('United Kingdom', 'GBP', {
    strength: 15,
    costPerPen: 0,
  });
  const dose = await createDose(test, token, standardDose(pen._id, { clicks: 25 }));
  expect((await savingsOf(token)).standardCostPerDose).toBe(180 / 4);
  await test.call(editDose, { params: { id: dose._id }, body: { clicks: 26 } }, { token });
  expect((await savingsOf(token)).standardCostPerDose).toBe(255 / 4);
});

it('falls back on the default price of the country, and says for what', async () => {
  const { token, pen } = await createPatient('Australia', 'AUD', { costPerPen: 600 });
  await createDose(test, token, standardDose(pen._id));
  const strong = await createPen(test, token, {
    strength: 15,
    costPerPen: 600,
    startDate: '2026-01-01',
  });
  await createDose(test, token, standardDose(strong._id, { date: daysAgo(7) }));
  expect(await savingsOf(token)).toMatchObject({
    lifetimeSavings: 450 / 4 + 645 / 4 - 300,
    pricingAccuracy: { usedDefaultPricing: true, countriesWithGaps: ['Australia'] },
    countedDoses: 2,
    estimatedStrengths: [5],
  });
});

it('leaves doses out where there is no price or no cost', async () => {
  const { token, pen } = await createPatient('Netherlands', 'EUR', { costPerPen: 300 });
  await createDose(test, token, standardDose(pen._id));
  const gift = await createPen(test, token, { costPerPen: null });
  await createDose(test, token, standardDose(gift._id));
  const savings = await savingsOf(token);
  expect(savings).toMatchObject({
    currency: 'EUR',
    lifetimeSavings: 0,
    pricingAccuracy: { usedDefaultPricing: false, countriesWithGaps: ['Netherlands'] },
    countedDoses: 0,
    leftOutDoses: { withoutCost: 1, withoutPrice: 1 },
    series: [],
  });
});

it('may save less than nothing', async () => {
  const { token, pen } = await createPatient('Canada', 'CAD', { costPerPen: 500 });
  await createDose(test, token, standardDose(pen._id));
  expect(await savingsOf(token)).toMatchObject({ lifetimeSavings: -50, savingsThisMonth: -50 });
});

it('converts into the currency of the user, and says by which rates', async () => {
  const { token, pen } = await createPatient('United Kingdom', 'AUD', { costPerPen: 400 });
  await test.call(setCurrency, { body: { currency: 'USD' } }, { token });
  await createDose(test, token, standardDose(pen._id));
  const savings = await savingsOf(token);
  expect(savings.currency).toBe('USD');
  expect(savings.standardCostPerDose).toBeCloseTo((45 / 0.4813) * 0.6475, 10);
  expect(savings.actualCostPerDose).toBeCloseTo(64.75, 10);
  expect(savings.rates).toEqual({
    date: '2025-10-17',
    source: 'Reserve Bank of Australia',
    used: [
      { from: 'AUD', rate: 0.6475 },
      { from: 'GBP', rate: 0.6475 / 0.4813 },
    ],
  });
});

it('begins the month where the user is', async () => {
  const { token, pen } = await createPatient('United Kingdom', 'GBP', { costPerPen: 0 });
  // In Sydney it is November by then.
  await createDose(test, token, standardDose(pen._id, { date: '2026-10-31T18:00:00Z' }));
  expect((await savingsOf(token)).savingsThisMonth).toBe(0);
  await test.call(setTimeZone, { body: { timeZone: 'Australia/Sydney' } }, { token });
  expect((await savingsOf(token)).savingsThisMonth).toBe(45);
});

it('tells a month of unknown costs from one that saved nothing', async () => {
  const { token, pen } = await createPatient('Canada', 'CAD', { costPerPen: 100 });
  const unpaid = await createPen(test, token, { startDate: '2026-01-01', costPerPen: null });
  await createDose(test, token, standardDose(pen._id, { date: '2026-10-20T08:00:00Z' }));
  expect((await savingsOf(token)).dosesThisMonth).toEqual({ counted: 0, leftOut: 0 });
  await createDose(test, token, standardDose(unpaid._id, { date: daysAgo(2) }));
  expect(await savingsOf(token)).toMatchObject({
    savingsThisMonth: 0,
    dosesThisMonth: { counted: 0, leftOut: 1 },
  });
  await createDose(test, token, standardDose(pen._id, { date: daysAgo(1) }));
  expect((await savingsOf(token)).dosesThisMonth).toEqual({ counted: 1, leftOut: 1 });
});

/** Someone in the United Kingdom with a pen of this strength, opened long ago, for this price. */
const patientWith = (strength: number, costPerPen: number) =>
  createPatient('United Kingdom', 'GBP', { strength, costPerPen });

const logged = (token: string, penId: string, clicks: number, date: string) =>
  createDose(test, token, standardDose(penId, { clicks, date }));

it('saves nothing by half doses of a pen that cost its list price', async () => {
  const { token, pen } = await patientWith(5, 180);
  for (let n = 0; n < 8; n += 1) await logged(token, pen._id, 30, daysAgo(28 - n * 3.5));
  const savings = await savingsOf(token);
  expect(savings).toMatchObject({
    lifetimeSavings: 0,
    standardCostPerDose: 22.5,
    actualCostPerDose: 22.5,
    countedDoses: 8,
  });
  expect(savings.actualCostPerWeek).toBeCloseTo(45, 9);
});

it('saves nothing by one dose from two pens that cost their list price', async () => {
  const { token, pen: first } = await patientWith(10, 255);
  const second = await createPen(test, token, {
    strength: 10,
    costPerPen: 255,
    startDate: '2026-01-01',
  });
  for (const day of ['05', '12', '19']) {
    await logged(token, first._id, 60, `2026-09-${day}T08:00:00Z`);
  }
  await logged(token, first._id, 30, '2026-09-26T08:00:00Z');
  await logged(token, second._id, 30, '2026-09-26T08:01:00Z');
  expect(await savingsOf(token)).toMatchObject({ lifetimeSavings: 0, countedDoses: 4 });
  await logged(token, second._id, 60, '2026-10-03T08:00:00Z');
  const savings = await savingsOf(token);
  expect(savings).toMatchObject({
    lifetimeSavings: 0,
    countedDoses: 5,
    standardCostPerDose: 63.75,
    actualCostPerDose: 63.75,
  });
  expect(savings.actualCostPerWeek).toBeCloseTo(63.75, 2);
});

it('counts a half from another pen, or from none, for the amount of the week', async () => {
  const { token, pen } = await patientWith(5, 180);
  const gift = await createPen(test, token, { strength: 5, startDate: '2026-01-01' });
  await logged(token, pen._id, 30, daysAgo(10));
  await logged(token, gift._id, 30, daysAgo(7));
  expect(await savingsOf(token)).toMatchObject({
    lifetimeSavings: 0,
    countedDoses: 1,
    leftOutDoses: { withoutCost: 1, withoutPrice: 0 },
  });
});

it('has what was thrown away as part of what was paid', async () => {
  const { token, pen } = await patientWith(5, 200);
  for (const day of ['03', '10']) await logged(token, pen._id, 60, `2026-10-${day}T08:00:00Z`);
  const body = { reason: 'broken' as const, on: '2026-10-12' };
  const discarded = await test.call(discardPen, { params: { id: pen._id }, body }, { token });
  expect(discarded.status).toBe(201);
  const savings = await savingsOf(token);
  expect(savings).toMatchObject({
    lifetimeSavings: 90 - 200,
    actualCostPerDose: 100,
    standardCostPerDose: 45,
    actualCostPerWeek: 100,
    wastedCost: 100,
    series: [
      { date: '2026-10-03T08:00:00.000Z', standard: 45, actual: 50 },
      { date: '2026-10-10T08:00:00.000Z', standard: 90, actual: 100 },
      { date: '2026-10-12T12:00:00.000Z', standard: 90, actual: 200 },
    ],
  });
});

it('says the rate of a pen that was thrown away, and of nothing that does not count', async () => {
  const { token, pen } = await createPatient('United Kingdom', 'GBP', { costPerPen: 180 });
  await createDose(test, token, standardDose(pen._id));
  const cost = { strength: 5, startDate: '2026-11-01', costPerPen: 100, costCurrency: 'EUR' };
  const lost = await createPen(test, token, cost);
  expect((await savingsOf(token)).rates).toBeNull();
  const body = { on: '2026-11-02', reason: 'broken' as const };
  await test.call(discardPen, { params: { id: lost._id }, body }, { token });
  expect((await savingsOf(token)).rates?.used).toMatchObject([{ from: 'EUR' }]);
});

it('has one injection from pens under two names of its medicine as one dose', async () => {
  const { token, pen } = await createPatient('United Kingdom', 'GBP', { costPerPen: 180 });
  const named = {
    medicine: 'Mounjaro',
    kind: 'click_pen',
    doseMl: 0.6,
    doses: 4,
    stepsPerDose: 60,
  };
  const other = await createPen(test, token, {
    ...{ strength: 5, startDate: '2026-11-01', costPerPen: 180, device: named },
  });
  const first = await createDose(test, token, standardDose(pen._id, { clicks: 30 }));
  const rest = { clicks: 30, partOf: first._id };
  await createDose(test, token, standardDose(other._id, rest));
  expect(await savingsOf(token)).toMatchObject({
    ...{ standardCostPerDose: 45, actualCostPerDose: 45, lifetimeSavings: 0, countedDoses: 1 },
    leftOutDoses: { withoutCost: 0, withoutPrice: 0 },
  });
});

it('has what was wasted as part of what was paid, and nothing of it where no price compares', async () => {
  const { token, pen } = await patientWith(5, 240);
  await logged(token, pen._id, 60, daysAgo(3));
  const waste = (id: string) =>
    test.db.updateTable('pen').set({ wasted_clicks: 5 }).where('id', '=', id).execute();
  await waste(pen._id);
  expect(await savingsOf(token)).toMatchObject({ wastedCost: 5, lifetimeSavings: 45 - 65 });
  const other = await createPatient('Netherlands', 'EUR', { costPerPen: 240 });
  await waste(other.pen._id);
  expect(await savingsOf(other.token)).toMatchObject({ wastedCost: 0, lifetimeSavings: 0 });
});

it('tells a late dose from the next one by the plan', async () => {
  const { token, pen } = await patientWith(10, 255);
  const late = '2026-10-15T00:00:00Z';
  for (const date of ['2026-10-04T08:00:00Z', late, '2026-10-18T08:00:00Z']) {
    await logged(token, pen._id, 60, date);
  }
  // Of one interval, no one knows better: 20 mg beside the price of 15 mg.
  expect((await savingsOf(token)).lifetimeSavings).not.toBe(0);
  const step = { doseMg: 10, everyDays: 7, doses: null, startDate: '2026-10-04', time: '08:00' };
  const body = { medicine: 'tirzepatide', anchor: 'weekday' as const, steps: [step] };
  const { status } = await test.call(setPlan, { body }, { token });
  expect(status).toBeLessThan(300);
  expect(await savingsOf(token)).toMatchObject({ lifetimeSavings: 0, countedDoses: 3 });
});

it('saves nothing by halves that a plan has every three days', async () => {
  const { token, pen } = await patientWith(5, 180);
  for (const day of ['04', '07', '11', '14']) {
    await logged(token, pen._id, 30, `2026-10-${day}T08:00:00Z`);
  }
  const step = { doseMg: 2.5, everyDays: 3, doses: null, startDate: '2026-10-04', time: '08:00' };
  const body = { medicine: 'tirzepatide', anchor: 'last_dose' as const, steps: [step] };
  expect((await test.call(setPlan, { body }, { token })).status).toBeLessThan(300);
  expect((await savingsOf(token)).lifetimeSavings).toBe(0);
});

it('spreads costs over the weeks that doses really last', async () => {
  const { token, pen } = await patientWith(5, 180);
  for (let n = 0; n < 4; n += 1) await logged(token, pen._id, 60, daysAgo(56 - n * 14));
  expect((await savingsOf(token)).actualCostPerWeek).toBeCloseTo(22.5, 9);
});

it("never counts another user's doses", async () => {
  const { token, pen } = await createPatient('Canada', 'CAD', { costPerPen: 100 });
  await createDose(test, token, standardDose(pen._id));
  const other = await createPatient('Canada', 'CAD', { costPerPen: 100 });
  expect((await savingsOf(other.token)).countedDoses).toBe(0);
});
