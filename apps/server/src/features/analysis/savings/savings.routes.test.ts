// Shows 1.9, 2.69, 2.73, 3.23, 3.24, 3.25, 3.26, 3.27, 3.28, 7.23.
import {
  editDose,
  getCostSavings,
  setCountry,
  setCurrency,
  setFifthDose,
  setStrengthPricing,
  setTimeZone,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createAdmin,
  createDose,
  createEmptyPen,
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

/** Somebody in a country, with a pen of this strength and cost in its currency. */
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
  expect(savings.standardCostPerWeek).toBeCloseTo(108.75 / (53.875 / 7 + 1), 10);
  expect(savings.actualCostPerWeek).toBeCloseTo(75 / (53.875 / 7 + 1), 10);
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
  const pen = await createEmptyPen(test, token, { strength: 10, costPerPen: 240 });
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
  const strong = await createPen(test, token, { strength: 15, costPerPen: 600 });
  await createDose(test, token, standardDose(strong._id));
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

it("never counts another user's doses", async () => {
  const { token, pen } = await createPatient('Canada', 'CAD', { costPerPen: 100 });
  await createDose(test, token, standardDose(pen._id));
  const other = await createPatient('Canada', 'CAD', { costPerPen: 100 });
  expect((await savingsOf(other.token)).countedDoses).toBe(0);
});
