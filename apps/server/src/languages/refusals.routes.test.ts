// Shows 60.1, 60.5.
import {
  addPen,
  addWeight,
  changePassword,
  deleteWeight,
  getConfig,
  getProfile,
  importWeights,
  LANGUAGES,
  type Language,
  logDose,
  login,
  restoreAll,
  setCountryPricing,
  setLanguage,
} from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createPen, createUser, standardDose } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ MADE_UP_LANGUAGE: 'on' });
});
afterAll(() => test.close());

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
const choose = (user: { token: string }, language: Language | null) =>
  test.call(setLanguage, { body: { language } }, user);

it.each([
  [german, 'de', 'Das ist keine gültige ID.'],
  [{ 'accept-language': 'xx' }, 'en', 'This is not a valid ID.'],
  [{}, 'en', 'This is not a valid ID.'],
])('says with the headers %j in %s what is wrong', async (headers, language, sentence) => {
  const { token } = await createUser(test);
  const body = { ...standardDose('no id'), penId: null, doseAmount: 5, medicine: 'x', _id: 3 };
  const archive = { pens: [{ _id: 'no id' }] };
  const reply = await test.call(restoreAll, { body: archive }, { token, headers });
  expect([reply.status, reply.headers['content-language']]).toEqual([400, language]);
  expect(reply.headers.vary).toBe('Accept-Language');
  expect(JSON.stringify(reply.body)).toContain(sentence);
  const dose = await test.call(logDose, { body }, { token, headers });
  const expected = {
    de: 'Die ID muss eine UUID der Version 7 in Kleinbuchstaben sein.',
    en: 'The id must be a UUID of version 7 in lower case.',
  };
  expect(dose.body).toMatchObject({ fields: { _id: expected[language as 'de' | 'en'] } });
});

it('says it in the language of the account before that of the browser', async () => {
  const user = await createUser(test);
  const asked = async (headers: Record<string, string>) =>
    (await test.call(addWeight, { body: { weightKg: 5, date: 'x' } }, { ...user, headers })).body;
  const fields = {
    de: {
      weightKg: 'Gewicht in kg: eine Zahl von 20 bis 700.',
      date: 'Datum: Datum und Uhrzeit wie 2026-11-21T08:30:00Z.',
    },
    en: {
      weightKg: 'Weight in kg must be a number from 20 to 700.',
      date: 'Date must be a date and time such as 2026-11-21T08:30:00Z.',
    },
  };
  expect(await asked({})).toMatchObject({ error: fields.en.date, fields: fields.en });
  expect(await asked(german)).toMatchObject({ error: fields.de.date, fields: fields.de });
  await choose(user, 'de');
  expect(await asked({})).toMatchObject({ fields: fields.de });
  await choose(user, 'en');
  expect(await asked(german)).toMatchObject({ fields: fields.en });
  await choose(user, null);
  expect(await asked(german)).toMatchObject({ fields: fields.de });
});

it('says what a service, the catalogue and an archive refuse', async () => {
  const user = await createUser(test);
  const refused = async (call: Promise<{ body: unknown }>) => (await call).body;
  const as = { token: user.token, headers: german };
  const pen = await createPen(test, user.token);
  const later = standardDose(pen._id, { date: '2027-01-01T00:00:00Z' });
  expect(await refused(test.call(logDose, { body: later }, as))).toMatchObject({
    error: 'Das Datum liegt in der Zukunft. Trage eine Dosis erst ein, wenn du sie genommen hast.',
  });
  const id = '01890000-0000-7000-8000-000000000000';
  expect(await refused(test.call(deleteWeight, { params: { id } }, as))).toMatchObject({
    error: 'Nicht gefunden.',
    code: 'not_found',
  });
  const password = { currentPassword: 'wrong', newPassword: 'a long enough password' };
  expect(await refused(test.call(changePassword, { body: password }, as))).toMatchObject({
    fields: { currentPassword: 'Das ist nicht dein Passwort.' },
  });
  const many = Array.from({ length: 20_001 }, () => 0);
  expect(await refused(test.call(importWeights, { body: { entries: many } }, as))).toMatchObject({
    fields: { entries: 'Ein Import fasst höchstens 20.000 Einträge.' },
  });
  expect(await refused(test.call(addPen, { body: {} }, as))).toMatchObject({
    error: 'Bitte fülle alle Pflichtfelder aus.',
    fields: { name: 'Name: 1 bis 80 Zeichen.' },
  });
  const nobody = { email: 'nobody@example.com', password: 'wrong' };
  expect(await refused(test.call(login, { body: nobody }, { headers: german }))).toMatchObject({
    error: 'E-Mail-Adresse oder Passwort ist falsch.',
  });
  expect(await refused(test.call(getProfile, {}, { headers: german }))).toMatchObject({
    error: 'Bitte melde dich an.',
  });
});

it('says what is wrong with several fields of a part, each in the same language', async () => {
  const user = await createUser(test);
  const body = { name: 'Pen', strength: 5, startDate: null, device: { doses: 'x', kind: 7 } };
  const reply = await test.call(addPen, { body }, { ...user, headers: german });
  const { fields } = reply.body as unknown as { fields: { device: string } };
  expect(fields.device).toBe(
    'Art: eines von click_pen, vial, single_pen, tablet. Dosen: eine ganze Zahl von 1 bis 400.',
  );
});

it('leaves what admins alone fill in English', async () => {
  const admin = await createAdmin(test);
  const body = { country: 'x', price: -1, currency: 'EUR' };
  const reply = await test.call(setCountryPricing, { body }, { ...admin, headers: german });
  const { fields } = reply.body as unknown as { fields: object };
  expect(fields).toEqual({
    country: 'Land: 2 bis 60 Zeichen.',
    price: expect.stringMatching(/^Price must be a number from 0 to /),
  });
});

it('says which languages it has words in', async () => {
  expect((await test.call(getConfig, {})).body.languages).toEqual(LANGUAGES);
});

it('speaks the made-up language where a setting of tests opens it', async () => {
  const headers = { 'accept-language': 'en-XA' };
  const { body } = await test.call(getProfile, {}, { headers });
  expect((body as unknown as { error: string }).error).toBe('\u200fÞľëåšë·· ľöĝ· îñ.·\u200f');
});
