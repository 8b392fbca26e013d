// Shows 12.7.
import {
  getAllStrengthPricing,
  getCostSavings,
  getCountryPricing,
  getDefaultPrice,
  getPriceHistory,
  getStrengthPricing,
  getSystemStats,
  removeCountryPricing,
  removeStrengthPricing,
  setCountry,
  setCountryPricing,
  setStrengthPricing,
  setTimeZone,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createAdmin,
  createDose,
  createPen,
  createUser,
  standardDose,
} from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: { token: string };

beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
});
afterAll(() => test.close());

const setPrice = (country: string, price: number, fields: object = {}) =>
  test.call(
    setStrengthPricing,
    { body: { country, strength: 10, price, currency: 'AUD', ...fields } },
    admin,
  );
const setDefault = (country: string, price: number, fields: object = {}) =>
  test.call(setCountryPricing, { body: { country, price, currency: 'AUD', ...fields } }, admin);
const remove = (query: object) => test.call(removeStrengthPricing, { query }, admin);
const historyOf = async (country: string, query = {}) =>
  (await test.call(getPriceHistory, { params: { country }, query }, admin)).body;

async function newUser(country: string, timeZone = 'UTC'): Promise<string> {
  const { token } = await createUser(test);
  await test.call(setCountry, { body: { country } }, { token });
  await test.call(setTimeZone, { body: { timeZone } }, { token });
  return token;
}
const savingsOf = async (token: string) => (await test.call(getCostSavings, {}, { token })).body;

it('holds from its day to the next one, and what holds today is what others are told', async () => {
  const country = 'Datedland';
  await setPrice(country, 100);
  await setPrice(country, 200, { validFrom: '2026-11-20' });
  const later = await setPrice(country, 300, { validFrom: '2030-01-01' });
  expect(later.body).toEqual({
    country,
    strength: 10,
    price: 300,
    currency: 'AUD',
    validFrom: '2030-01-01',
  });
  const today = { price: 200, currency: 'AUD', validFrom: '2026-11-20' };
  const own = await test.call(getStrengthPricing, { params: { country } });
  expect(own.body).toEqual({ '10': today });
  const all = await test.call(getAllStrengthPricing, {}, admin);
  expect(all.body[country]).toEqual({ '10': today });
  expect(await historyOf(country)).toEqual({
    defaults: [],
    strengths: {
      '10': [
        { price: 300, currency: 'AUD', validFrom: '2030-01-01' },
        today,
        { price: 100, currency: 'AUD' },
      ],
    },
  });
  await setPrice(country, 250, { validFrom: '2026-11-20' });
  expect((await historyOf(country)).strengths['10']?.[1]).toEqual({ ...today, price: 250 });
});

it('is the same for default prices', async () => {
  const country = 'Defaultland';
  const params = { country };
  await setDefault(country, 300, { validFrom: '2030-01-01' });
  expect((await test.call(getDefaultPrice, { params })).body).toEqual({ default: null });
  expect((await test.call(getCountryPricing, {}, admin)).body).not.toHaveProperty(country);
  await setDefault(country, 100, { validFrom: '2026-11-01' });
  const today = { price: 100, currency: 'AUD', validFrom: '2026-11-01' };
  expect((await test.call(getDefaultPrice, { params })).body).toEqual({ default: today });
  expect((await test.call(getCountryPricing, {}, admin)).body[country]).toEqual(today);
  expect((await historyOf(country)).defaults.map(({ price }) => price)).toEqual([300, 100]);
  const query = { country, validFrom: '2026-11-01' };
  expect((await test.call(removeCountryPricing, { query }, admin)).status).toBe(204);
  expect((await test.call(removeCountryPricing, { query }, admin)).status).toBe(404);
  expect((await test.call(getDefaultPrice, { params })).body).toEqual({ default: null });
});

it('prices a dose as of its day on the calendar of who took it', async () => {
  const country = 'Calendarland';
  await setPrice(country, 400);
  await setPrice(country, 800, { validFrom: '2026-11-20' });
  const date = '2026-11-19T13:30:00Z';
  for (const [timeZone, standard] of [
    ['UTC', 100],
    ['Australia/Sydney', 200],
  ] as const) {
    const token = await newUser(country, timeZone);
    const pen = await createPen(test, token, { costPerPen: 200 });
    await createDose(test, token, standardDose(pen._id, { date }));
    expect((await savingsOf(token)).standardCostPerDose).toBe(standard);
  }
});

it('is taken back, and the one before it holds on', async () => {
  const country = 'Backland';
  const token = await newUser(country);
  const pen = await createPen(test, token, { costPerPen: 200 });
  await createDose(test, token, standardDose(pen._id));
  await setPrice(country, 400);
  const query = { country, strength: 10, validFrom: '2026-11-01' };
  await setPrice(country, 800, { validFrom: '2026-11-01' });
  let now = TEST_NOW;
  const saved = async () => {
    // What an admin sees is kept for a while.
    now += 60_000;
    test.setNow(now);
    return (await test.call(getSystemStats, {}, admin)).body.totalCostSavings;
  };
  const before = await saved();
  expect((await savingsOf(token)).lifetimeSavings).toBe(150);
  expect((await remove(query)).status).toBe(204);
  expect((await savingsOf(token)).lifetimeSavings).toBe(50);
  expect(await saved()).toBeCloseTo(before - 100, 9);
  expect((await remove(query)).status).toBe(404);
  expect((await historyOf(country)).strengths).toEqual({ '10': [{ price: 400, currency: 'AUD' }] });
});

it('belongs to a medicine, beside those of tirzepatide', async () => {
  const country = 'Otherland';
  const semaglutide = { medicine: 'semaglutide' };
  const set = await setPrice(country, 240, { ...semaglutide, strength: 1 });
  expect(set.body).toMatchObject({ ...semaglutide, strength: 1 });
  const params = { country };
  expect((await test.call(getStrengthPricing, { params })).body).toEqual({});
  const price = { price: 240, currency: 'AUD' };
  const own = await test.call(getStrengthPricing, { params, query: semaglutide });
  expect(own.body).toEqual({ '1': price });
  const all = await test.call(getAllStrengthPricing, { query: semaglutide }, admin);
  expect(all.body).toEqual({ [country]: { '1': price } });
  expect(await historyOf(country, semaglutide)).toEqual({
    defaults: [],
    strengths: { '1': [price] },
  });
});

it.each([
  [{ medicine: 'semaglutide', strength: 10 }, 'one of 0.25, 0.5, 1, 1.7, 2, 2.4 or 7.2 mg.'],
  [{ medicine: 'exenatide (extended release)', strength: 1 }, '2 mg.'],
  [{ strength: 1 }, 'one of 2.5, 5, 7.5, 10, 12.5 or 15 mg.'],
])('refuses %j, which is not sold', async (fields, sold) => {
  const reply = await setPrice('Spain', 1, fields);
  expect([reply.status, Object(reply.body).error]).toEqual([400, `Strength must be ${sold}`]);
});

it('refuses a medicine without a catalogue, and a day that is none', async () => {
  expect((await setPrice('Spain', 1, { medicine: 'aspirin' })).status).toBe(400);
  expect((await setPrice('Spain', 1, { validFrom: '2026-02-30' })).status).toBe(400);
  expect((await remove({ country: 'Spain', strength: 10 })).status).toBe(400);
});

it('counts four doses of another device, and those of a pen of a daily medicine', async () => {
  const country = 'Deviceland';
  await setDefault(country, 9999);
  await setPrice(country, 240, { medicine: 'semaglutide', strength: 1 });
  await setPrice(country, 180, { medicine: 'liraglutide', strength: 3 });
  const cost = async (medicine: string, strength: number, size: object) => {
    const token = await newUser(country);
    const device = {
      medicine,
      kind: 'click_pen',
      doseMl: 0.5,
      doses: 4,
      stepsPerDose: 60,
      ...size,
    };
    const pen = await createPen(test, token, { strength, costPerPen: 100, device });
    await createDose(test, token, standardDose(pen._id, { clicks: 30 }));
    return savingsOf(token);
  };
  const weekly = await cost('semaglutide', 2, {});
  expect([weekly.standardCostPerDose, weekly.actualCostPerDose]).toEqual([60, 12.5]);
  const single = await cost('semaglutide', 2, { doses: 1 });
  expect([single.standardCostPerDose, single.actualCostPerDose]).toEqual([60, 50]);
  const daily = await cost('liraglutide', 6, { doses: 3 });
  expect(daily.standardCostPerDose).toBe(30);
  // The default is that of a KwikPen and stands in for nothing else.
  const own = await cost('tirzepatide', 10, {});
  expect(own).toMatchObject({ countedDoses: 0, leftOutDoses: { withoutPrice: 1 } });
  expect(own.pricingAccuracy.countriesWithGaps).toEqual([country]);
  // No price can be set for this one, so that nothing is missing.
  const unknown = await cost('something of my own', 10, {});
  expect(unknown).toMatchObject({ countedDoses: 0, leftOutDoses: { withoutPrice: 1 } });
  expect(unknown.pricingAccuracy.countriesWithGaps).toEqual([]);
});

it('leaves doses without a pen out of every cost', async () => {
  const token = await newUser('United Kingdom');
  const pen = await createPen(test, token, { costPerPen: 100 });
  await createDose(test, token, standardDose(pen._id));
  const before = await savingsOf(token);
  const date = '2026-11-02T08:00:00Z';
  const body = { penId: null, doseType: 'standard', medicine: 'tirzepatide', doseAmount: 5, date };
  await createDose(test, token, body);
  expect(await savingsOf(token)).toEqual(before);
});
