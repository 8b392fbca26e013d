// Shows 1.3, 2.112, 2.115, 3.1, 3.35, 4.28, 5.48, 5.49, 7.3, 7.10, 11.1, 60.5.
import {
  acknowledgeGoldenDose,
  getEmailPreferences,
  getGoldenDoseSettings,
  getProfile,
  setAnalyticsConsent,
  setCountry,
  setCurrency,
  setEmailPreferences,
  setGoldenDoseSettings,
  setHeight,
  setLanguage,
  setUnits,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPen, createUser } from '../../../testing/factories.ts';
import { interleave } from '../../../testing/interleave.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { findUserId } from '../../../testing/user-id.ts';
import { unsubscribeUser } from '../mail-links/mail-links.queries.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

it('sets country, currency and height', async () => {
  const country = await test.call(setCountry, { body: { country: 'Spain' } }, { token });
  expect(country.body.country).toBe('Spain');
  const currency = await test.call(setCurrency, { body: { currency: 'EUR' } }, { token });
  expect(currency.body.currency).toBe('EUR');
  const height = await test.call(setHeight, { body: { heightCm: 172.5 } }, { token });
  expect(height.body.heightCm).toBe(172.5);
});

it('shows the units of the country until some are chosen, and those from then on', async () => {
  const user = await createUser(test);
  const moveTo = async (country: string) =>
    (await test.call(setCountry, { body: { country } }, user)).body.units;
  const metric = { weight: 'kg', height: 'cm' };
  expect((await test.call(getProfile, {}, user)).body.units).toEqual(metric);
  expect(await moveTo('United States')).toEqual({ weight: 'lb', height: 'ft' });
  expect(await moveTo('United Kingdom')).toEqual(metric);
  const body = { weight: 'st', height: 'ft' } as const;
  const reply = await test.call(setUnits, { body }, user);
  expect([reply.status, reply.body.units]).toEqual([200, body]);
  expect(await moveTo('United States')).toEqual(body);
  await test.call(setUnits, { body: { weight: 'kg', height: 'cm' } }, user);
  expect((await test.call(getProfile, {}, user)).body.units).toEqual(metric);
});

it('has no language until one is chosen, and none again when that is taken back', async () => {
  const user = await createUser(test);
  const chosen = async () => (await test.call(getProfile, {}, user)).body.language;
  expect(await chosen()).toBeNull();
  for (const language of ['de', 'pt-BR', null] as const) {
    const reply = await test.call(setLanguage, { body: { language } }, user);
    expect([reply.status, reply.body.language]).toEqual([200, language]);
    expect(await chosen()).toBe(language);
  }
});

it('starts with every mail topic on and changes only what is sent', async () => {
  const before = await test.call(getEmailPreferences, {}, { token });
  expect(before.body).toEqual({
    marketing: true,
    productUpdates: true,
    tips: true,
    unsubscribed: false,
  });
  const { body } = await test.call(setEmailPreferences, { body: { tips: false } }, { token });
  expect(body).toEqual({ marketing: true, productUpdates: true, tips: false, unsubscribed: false });
});

it('takes all topics off when unsubscribing, and sets them as sent when resubscribing', async () => {
  const body = { unsubscribed: true, marketing: true };
  const off = await test.call(setEmailPreferences, { body }, { token });
  expect(off.body).toEqual({
    marketing: false,
    productUpdates: false,
    tips: false,
    unsubscribed: true,
  });
  const all = { marketing: true, productUpdates: true, tips: true, unsubscribed: false };
  const on = await test.call(setEmailPreferences, { body: all }, { token });
  expect(on.body).toEqual(all);
});

it('takes nothing back that a mailed link switches off at the same moment', async () => {
  const user = await createUser(test);
  const userId = await findUserId(test.db, user.email);
  const leave = { first: (db: TestApp['db']) => unsubscribeUser(db, userId, TEST_NOW) };
  await interleave(test.db, leave, () =>
    test.call(setEmailPreferences, { body: { tips: false } }, user),
  );
  const { body } = await test.call(getEmailPreferences, {}, user);
  expect(body).toEqual({
    marketing: false,
    productUpdates: false,
    tips: false,
    unsubscribed: true,
  });
});

it('keeps the Golden Dose settings, which a new pen starts from', async () => {
  const before = await test.call(getGoldenDoseSettings, {}, { token });
  expect(before.body).toEqual({ goldenDoseEnabled: false, goldenDoseVolume: 0.3 });
  expect((await createPen(test, token)).enableFifthDose).toBe(false);
  const wanted = { goldenDoseEnabled: true, goldenDoseVolume: 0.45 };
  await test.call(setGoldenDoseSettings, { body: wanted }, { token });
  const after = await test.call(getGoldenDoseSettings, {}, { token });
  expect(after.body).toEqual(wanted);
  expect((await createPen(test, token)).enableFifthDose).toBe(true);
  const tooMuch = { goldenDoseEnabled: true, goldenDoseVolume: 0.51 };
  expect((await test.call(setGoldenDoseSettings, { body: tooMuch }, { token })).status).toBe(400);
});

it('records the acknowledgement of the Golden Dose text with its time and version', async () => {
  const body = { textVersion: '2026-11' };
  const reply = await test.call(acknowledgeGoldenDose, { body }, { token });
  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({ ...body, acknowledgedAt: new Date(TEST_NOW).toISOString() });
  const rows = await test.db.selectFrom('golden_dose_consent').selectAll().execute();
  expect(rows).toMatchObject([{ text_version: '2026-11', acknowledged_at: TEST_NOW }]);
});

it('keeps every decision about analytics, with its text, and shows the last one', async () => {
  const other = await createUser(test);
  const as = { token: other.token };
  const shown = async () => (await test.call(getProfile, {}, as)).body.analyticsConsent;
  expect(await shown()).toBeNull();
  for (const agreed of [true, false]) {
    const body = { agreed, textVersion: '2026-11' };
    const reply = await test.call(setAnalyticsConsent, { body }, as);
    expect([reply.status, reply.body.analyticsConsent]).toEqual([200, agreed]);
  }
  expect(await shown()).toBe(false);
  const rows = await test.db.selectFrom('analytics_consent').selectAll().orderBy('id').execute();
  const decision = { text_version: '2026-11', decided_at: TEST_NOW };
  expect(rows).toMatchObject([
    { ...decision, agreed: 1 },
    { ...decision, agreed: 0 },
  ]);
  for (const body of [{ textVersion: '1' }, { agreed: 'yes', textVersion: '1' }]) {
    const refused = await test.call(setAnalyticsConsent, { body }, as);
    expect(refused.body).toHaveProperty('fields.agreed');
  }
});
