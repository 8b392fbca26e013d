import {
  addMeasurement,
  addPen,
  addSymptom,
  addWeight,
  createEmailCampaign,
  createEmailTemplate,
  exportAll,
  getAllStrengthPricing,
  getCountryPricing,
  getProfile,
  getStrengthPricing,
  getSystemStats,
  importWeights,
  listEmailCampaigns,
  listEmailTemplates,
  listMeasurements,
  listPens,
  listSymptoms,
  listUsers,
  listWeights,
  register,
  setCountry,
  setCountryPricing,
  setStrengthPricing,
} from '@dosewise/contract';
import { withoutFormulaGuard } from '@dosewise/domain';
import { readCsv } from '@dosewise/file-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createUser } from '../factories.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

let test: TestApp;
let bystander: { token: string };
let admin: { token: string };
beforeAll(async () => {
  test = await createTestApp();
  bystander = await createUser(test);
  admin = await createAdmin(test);
  const pen = { name: 'Mine', strength: 5, startDate: '2026-11-01' };
  await test.call(addPen, { body: pen }, bystander);
});
afterAll(() => test.close());

/** As it is kept: without blanks at its ends, cut to what the field takes. */
const fitted = (text: string, most: number) => text.slice(0, most).trim();
const hourOf = (index: number) => new Date(Date.UTC(2026, 9, 1, index)).toISOString();
const price = { price: 1.5, currency: 'AUD' } as const;

/** A stranger's records, and the admins' counts: no text of anyone else may change them. */
async function everybodyElse() {
  const { body } = await test.call(exportAll, {}, bystander);
  const { exportedAt: _, ...kept } = body as unknown as Record<string, unknown>;
  const { totals } = (await test.call(listUsers, {}, admin)).body;
  return { kept, totals };
}

describe('a text that is also SQL, HTML, a formula or a pattern', () => {
  it('comes back from every field of a user as it was, and changes nothing else', async () => {
    const before = await everybodyElse();
    const user = await createUser(test);
    for (const [index, text] of HOSTILE_TEXTS.entries()) {
      const [name, pharmacy, source] = [fitted(text, 80), fitted(text, 120), fitted(text, 120)];
      const pen = { name, pharmacy, strength: 5, startDate: '2026-11-01' };
      const date = hourOf(index);
      for (const [route, body] of [
        [addPen, pen],
        [addWeight, { date, weightKg: 80, note: text, source }],
        [addSymptom, { date, category: 'nausea', note: text }],
        [addMeasurement, { date, kind: 'waist', value: 94, note: text }],
      ] as const) {
        expect((await test.call(route, { body }, user)).status, text).toBe(201);
      }
    }
    const oldestFirst = HOSTILE_TEXTS.map((text) => text.trim());
    const { body: weights } = await test.call(listWeights, {}, user);
    expect(weights.map(({ note }) => note).reverse()).toEqual(oldestFirst);
    const { body: symptoms } = await test.call(listSymptoms, {}, user);
    expect(symptoms.map(({ note }) => note).reverse()).toEqual(oldestFirst);
    const { body: measurements } = await test.call(listMeasurements, {}, user);
    expect(measurements.map(({ note }) => note).reverse()).toEqual(oldestFirst);
    const names = HOSTILE_TEXTS.map((text) => fitted(text, 80)).sort();
    const { body: pens } = await test.call(listPens, {}, user);
    expect(pens.map((pen) => pen.name).sort()).toEqual(names);

    const after = await everybodyElse();
    expect(after.kept).toEqual(before.kept);
    expect(after.totals).toEqual({
      ...before.totals,
      total: before.totals.total + 1,
      user: before.totals.user + 1,
    });
  });

  it('is a country like any other', async () => {
    const { token } = await createUser(test);
    for (const text of HOSTILE_TEXTS) {
      const country = fitted(text, 60);
      const { body } = await test.call(setCountry, { body: { country } }, { token });
      expect(body.country).toBe(country);
      expect((await test.call(getProfile, {}, { token })).body.country).toBe(country);
      const found = await test.call(listUsers, { query: { search: country } }, admin);
      expect(found.body.users.map((user) => user.country)).toEqual([country]);
    }
    expect((await test.call(getSystemStats, {}, admin)).status).toBe(200);
  });

  it('is a priced country like any other', async () => {
    // This one is no key that a JSON object of a reply may have: it is left out.
    for (const text of HOSTILE_TEXTS.filter((each) => each !== '__proto__')) {
      const country = fitted(text, 60);
      const asDefault = await test.call(setCountryPricing, { body: { country, ...price } }, admin);
      expect(asDefault.status).toBe(200);
      const body = { country, strength: 5, ...price };
      expect((await test.call(setStrengthPricing, { body }, admin)).status).toBe(200);
      const defaults = (await test.call(getCountryPricing, {}, admin)).body;
      expect(Object.entries(defaults)).toContainEqual([country, price]);
      const all = (await test.call(getAllStrengthPricing, {}, admin)).body;
      expect(Object.entries(all)).toContainEqual([country, { '5': price }]);
      const own = await test.call(getStrengthPricing, { params: { country } });
      expect([country, own.status, own.body]).toEqual([country, 200, { '5': price }]);
    }
  });

  it('is the name of a template and of a campaign like any other', async () => {
    for (const text of HOSTILE_TEXTS.filter((each) => !each.includes('{{'))) {
      const [name, subject] = [fitted(text, 100), fitted(text, 200)];
      const template = { name, subject, description: name, htmlContent: text, textContent: text };
      const made = await test.call(createEmailTemplate, { body: template }, admin);
      expect([made.status, made.body]).toMatchObject([201, { name, subject, htmlContent: text }]);
      const campaign = { name, subject, templateId: made.body._id };
      const drafted = await test.call(createEmailCampaign, { body: campaign }, admin);
      expect([drafted.status, drafted.body]).toMatchObject([201, { name, subject }]);
    }
    const count = HOSTILE_TEXTS.length - 1;
    expect((await test.call(listEmailCampaigns, {}, admin)).body).toHaveLength(count);
    const templates = (await test.call(listEmailTemplates, {}, admin)).body;
    expect(templates.filter(({ description, name }) => description === name)).toHaveLength(count);
  });
});

it('takes no text for a row, an order or a page of a query', async () => {
  for (const text of HOSTILE_TEXTS) {
    for (const name of ['after', 'type', 'limit']) {
      const { status } = await test.call(listUsers, { query: { [name]: text } }, admin);
      expect([name, text, status]).toEqual([name, text, 400]);
    }
    const page = await test.call(listWeights, { query: { before: text } }, bystander);
    expect([text, page.status]).toEqual([text, 400]);
    const taken = await test.call(register, { body: { email: text, password: 'long enough 1' } });
    expect([text, taken.status]).toEqual([text, 400]);
  }
});

it('brings a formula out disarmed, and back in as it was', async () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@x',
    "'=1",
    '=a\r\n=b',
    '=1,"2"',
    ';=1',
    '\t=1',
    'a\t=1',
    '＝1+1',
  ];
  const user = await createUser(test);
  const entries = formulas.map((text, index) => ({
    date: hourOf(index),
    weightKg: 80,
    note: text,
    source: text,
  }));
  expect((await test.call(importWeights, { body: { entries } }, user)).status).toBe(201);
  const reply = await test.app.inject({
    url: '/api/export/weights.csv',
    headers: { authorization: `Bearer ${user.token}` },
  });
  const [, ...rows] = readCsv(reply.body, ',').rows;
  const cells = rows.flatMap((row) => row.cells.slice(2));
  expect(cells).toHaveLength(2 * formulas.length);
  for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
  const stored = formulas.map((text) => text.trim()).reverse();
  expect(rows.map((row) => withoutFormulaGuard(row.cells[2] ?? ''))).toEqual(stored);
});
