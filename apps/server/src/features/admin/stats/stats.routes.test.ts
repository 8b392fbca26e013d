// Shows 2.149, 2.157, 3.39, 7.38, 9.37.
import {
  addWeight,
  createEmailCampaign,
  createEmailTemplate,
  getSystemStats,
  type SystemStats,
  setCountry,
  setCountryPricing,
  setStrengthPricing,
  setUserType,
  verifyToken,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  confirmAgain,
  createAdmin,
  createDose,
  createPen,
  createUser,
  goldenDose,
  standardDose,
} from '../../../testing/factories.ts';
import { expectProlonged } from '../../../testing/prolonged-sessions.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let admin: { email: string; token: string };
let now = TEST_NOW - 60 * DAY_MS;

beforeAll(async () => {
  test = await createTestApp();
  test.setNow(now);
  admin = await createAdmin(test);
});
afterAll(() => test.close());

const pass = (ms: number) => {
  now += ms;
  test.setNow(now);
};

async function stats(): Promise<SystemStats> {
  const { status, body } = await test.call(getSystemStats, {}, admin);
  expect(status).toBe(200);
  return body;
}

it('starts with nothing, and keeps its figures for a minute', async () => {
  const first = await stats();
  expect(first).toEqual({
    totalUsers: 1,
    totalPens: 0,
    totalDoses: 0,
    totalCostSavings: 0,
    activeUsers: 1,
    averageCostPerDose: 0,
    averageDosesPerUser: 0,
    topCountries: [{ country: 'Australia', count: 1 }],
    recentActivity: [
      {
        description: 'New user from Australia',
        type: 'registration',
        timestamp: new Date(now).toISOString(),
      },
    ],
    pricingStats: {
      accuracyPercentage: 100,
      strengthBasedUsage: 0,
      defaultPricingUsage: 0,
      countriesWithGaps: [],
    },
    asOf: new Date(now).toISOString(),
  });
  await createUser(test);
  pass(59_999);
  expect(await stats()).toEqual(first);
  pass(1);
  expect(await stats()).toMatchObject({ totalUsers: 2, asOf: new Date(now).toISOString() });
});

it('counts as active who logged in or entered something within 30 days', async () => {
  const { token } = await createUser(test);
  pass(20 * DAY_MS);
  const { token: silent } = await createUser(test);
  await stats();
  const date = new Date(now).toISOString();
  await test.call(addWeight, { body: { date, weightKg: 80 } }, { token });
  await expectProlonged(test, now, 3);
  pass(15 * DAY_MS);
  // Using a session is no login, but keeps it alive.
  await test.call(verifyToken, {}, { token: silent });
  // The admin and the first user are gone for 35 days, the weigh-in is 15 days old.
  expect(await stats()).toMatchObject({ totalUsers: 4, activeUsers: 2 });
  await expectProlonged(test, now, 2);
  pass(15 * DAY_MS);
  expect((await stats()).activeUsers).toBe(2);
  pass(1);
  expect((await stats()).asOf).not.toBe(new Date(now).toISOString());
  pass(60_000);
  expect((await stats()).activeUsers).toBe(0);
  await createPen(test, silent);
  pass(60_000);
  expect((await stats()).activeUsers).toBe(1);
});

it('adds up costs and savings, Golden Doses too', async () => {
  test.setNow(TEST_NOW);
  now = TEST_NOW;
  const { token } = await createUser(test);
  await test.call(setCountry, { body: { country: 'Costland' } }, { token });
  const price = { country: 'Costland', price: 600, currency: 'AUD' };
  await test.call(setCountryPricing, { body: price }, admin);
  const opened = { startDate: '2026-01-01' };
  const pen = await createPen(test, token, { ...opened, costPerPen: 400, enableFifthDose: true });
  const weeksAgo = (weeks: number) => new Date(TEST_NOW - weeks * 7 * DAY_MS).toISOString();
  for (const weeks of [5, 4, 3, 2]) {
    await createDose(test, token, standardDose(pen._id, { date: weeksAgo(weeks) }));
  }
  await createDose(test, token, goldenDose(pen._id, 0.6, { date: weeksAgo(1) }));
  const without = await createPen(test, token, opened);
  await createDose(test, token, standardDose(without._id));
  pass(60_000);
  expect(await stats()).toMatchObject({
    totalDoses: 6,
    averageDosesPerUser: 6 / 5,
    averageCostPerDose: 80,
    totalCostSavings: 5 * 150 - 400,
    pricingStats: {
      accuracyPercentage: 0,
      strengthBasedUsage: 0,
      defaultPricingUsage: 5,
      countriesWithGaps: ['Costland'],
    },
  });
});

it('tells of the last ten things in words, nothing of what anyone logged', async () => {
  const { email } = await createUser(test, 'bob@example.com');
  pass(1);
  await confirmAgain(test, admin);
  await test.call(setUserType, { body: { email, userType: 'admin' } }, admin);
  const campaign = {
    name: 'Spring',
    subject: 'Hello',
    template_id: crypto.randomUUID(),
    target_segment: 'all' as const,
    created_at: now,
    scheduled_at: null,
    started_at: now,
    html_content: null,
    text_content: null,
    category: null,
    listed_up_to: null,
    is_listed: 1 as const,
  };
  await test.db
    .insertInto('campaign')
    .values([
      { ...campaign, id: crypto.randomUUID(), status: 'sent', sent_at: now + 1 },
      { ...campaign, id: crypto.randomUUID(), status: 'cancelled', sent_at: now + 2 },
    ])
    .execute();
  pass(60_000);
  const { recentActivity } = await stats();
  expect(recentActivity.slice(0, 3)).toMatchObject([
    { type: 'campaign', description: 'Campaign “Spring” was sent' },
    { type: 'admin', description: `${admin.email} made bob@example.com an admin` },
    { type: 'registration', description: 'New user from Australia' },
  ]);
  const times = recentActivity.map((event) => event.timestamp);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(JSON.stringify(recentActivity)).not.toMatch(/dose|pen|kg|weigh|Hello/i);
  for (let n = 0; n < 9; n += 1) await createUser(test);
  pass(60_000);
  expect((await stats()).recentActivity).toHaveLength(10);
});

it('says what an admin did through the screens', async () => {
  const template = {
    name: 'Hello',
    description: 'A greeting',
    subject: 'Hello',
    htmlContent: '<p>Hello</p>',
  };
  const made = await test.call(createEmailTemplate, { body: template }, admin);
  pass(1);
  const campaign = { name: 'Autumn', subject: 'Hello', templateId: made.body._id };
  expect((await test.call(createEmailCampaign, { body: campaign }, admin)).status).toBe(201);
  pass(1);
  const price = { country: 'Spain', strength: 5, price: 270, currency: 'EUR' };
  expect((await test.call(setStrengthPricing, { body: price }, admin)).status).toBe(200);
  pass(60_000);
  const said = (await stats()).recentActivity.map(({ description }) => description);
  expect(said.slice(0, 3)).toEqual([
    `${admin.email} set the price of 5 mg in Spain to €270.00`,
    `${admin.email} created the campaign “Autumn”`,
    `${admin.email} created the mail template “Hello”`,
  ]);
});
