// Shows 31.6, 50.1.
import {
  addMeasurement,
  addSymptom,
  addWeight,
  getReport,
  getReportPdf,
  LANGUAGES,
  type Report,
  setCountry,
  setHeight,
  setPlan,
  setUnits,
} from '@dosewise/contract';
import {
  isPair,
  MEASUREMENT_KINDS,
  measurementLimits,
  measurementUnits,
  SYMPTOM_CATEGORIES,
} from '@dosewise/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDose, createPen, createUser, standardDose } from '../../../../testing/factories.ts';
import { firstCases, IS_LONG_RUN } from '../../../../testing/long-run.ts';
import { insertRows } from '../../../../testing/rows.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type User = Awaited<ReturnType<typeof createUser>>;

const PERIOD = { from: '2026-11-01', to: '2026-11-21' };

/** The report on paper, as a reader of another maker has it. */
async function printed(user: User, query: Record<string, string> = {}, language = 'en') {
  const reply = await test.app.inject({
    url: `/api${getReportPdf.path}`,
    query: { ...PERIOD, ...query },
    headers: { authorization: `Bearer ${user.token}`, 'accept-language': language },
  });
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="report.pdf"',
    'cache-control': 'no-store',
  });
  const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload));
  const { text } = await extractText(pdf, { mergePages: false });
  return { pdf, pages: text, words: text.join('\n') };
}

const withoutPen = (date: string, doseAmount: number, fields: Record<string, unknown> = {}) => ({
  penId: null,
  medicine: 'tirzepatide',
  date,
  doseAmount,
  ...fields,
});

/** Someone with a bit of everything. */
async function createPatient(): Promise<User> {
  const user = await createUser(test);
  await test.call(setHeight, { body: { heightCm: 175 } }, user);
  const step = { startDate: '2026-11-02', time: '09:00', everyDays: 7, doseMg: 5, doses: null };
  const plan = { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] };
  await test.call(setPlan, { body: plan }, user);
  const pen = await createPen(test, user.token);
  const site = { injectionLocation: 'thigh', injectionSubLocation: 'left' };
  const dose = { clicks: 30, date: '2026-11-16T08:05:00Z', painLevel: 3, ...site };
  await createDose(test, user.token, standardDose(pen._id, dose));
  await createDose(test, user.token, withoutPen('2026-11-02T09:00:00Z', 2.5));
  for (const [date, weightKg] of [
    ['2026-11-02T07:00:00Z', 90],
    ['2026-11-12T07:00:00Z', 88.4],
    ['2026-11-20T07:00:00Z', 87.3],
  ] as const) {
    await test.call(addWeight, { body: { date, weightKg } }, user);
  }
  for (const [kind, value, day] of [
    ['waist', 96.52, '2026-11-02'],
    ['waist', 93.98, '2026-11-20'],
    ['body_fat', 31.5, '2026-11-20'],
    ['lean_mass', 54, '2026-11-02'],
    ['lean_mass', 53.2, '2026-11-20'],
  ] as const) {
    const date = `${day}T07:00:00Z`;
    await test.call(addMeasurement, { body: { kind, value, date } }, user);
  }
  for (const [value, unit, day] of [
    [58, 'mmol/mol', '2026-11-02'],
    [6.5, '%', '2026-11-20'],
  ] as const) {
    const body = { kind: 'hba1c', value, unit, date: `${day}T07:00:00Z` };
    await test.call(addMeasurement, { body }, user);
  }
  for (const [value, diastolic, day] of [
    [134, 88, '2026-11-03'],
    [128, 88, '2026-11-19'],
  ] as const) {
    const body = { kind: 'blood_pressure', value, diastolic, date: `${day}T07:00:00Z` };
    await test.call(addMeasurement, { body }, user);
  }
  for (const severity of [2, 5, 4]) {
    const body = { date: '2026-11-15T08:00:00Z', category: 'acid_reflux', severity };
    await test.call(addSymptom, { body }, user);
  }
  return user;
}

interface Element {
  readonly role?: string;
  /** 'content' of the words themselves. */
  readonly type?: string;
  readonly alt?: string;
  readonly children?: readonly Element[];
}
const elementsOf = (element: Element): Element[] => [
  element,
  ...(element.children ?? []).flatMap(elementsOf),
];

describe('the report on paper', () => {
  it('says the figures of the report', async () => {
    const user = await createPatient();
    const report: Report = (await test.call(getReport, { query: PERIOD }, user)).body;
    const { words } = await printed(user);
    expect(report).toMatchObject({
      weight: { changePercent: -3, weighIns: 3 },
      bmi: { bmi: 28.5 },
      planned: { missed: [{ date: '2026-11-09T09:00:00.000Z' }] },
      symptoms: { categories: [{ mean: 3.7 }] },
    });
    for (const line of [
      '1 Nov 2026 to 21 Nov 2026 (21 days, time zone UTC)',
      'Self-reported, or logged by people and apps with access. Not checked by a clinician. Created on 21 Nov 2026.',
      'Doses 2, 1 of 3 planned doses taken',
      'Last dose tirzepatide 5 mg on 16 Nov 2026',
      'First weight 90.0 kg on 2 Nov 2026',
      'Last weight 87.3 kg on 20 Nov 2026',
      'Change −2.7 kg (−3.0%)',
      'Weights 3',
      'Body mass index 28.5 kg/m² at a height of 175 cm',
      'Waist 96.5 cm on 2 Nov 2026 94 cm on 20 Nov 2026 −2.5 cm 2',
      'Body fat 31.5% on 20 Nov 2026 31.5% on 20 Nov 2026 – 1',
      'HbA1c 7.5% on 2 Nov 2026 6.5% on 20 Nov 2026 −1.0 percentage points 2',
      'Blood pressure 134/88 mmHg on 3 Nov 2026 128/88 mmHg on 19 Nov 2026 −6/0 mmHg 2',
      'Lean mass 54.0 kg on 2 Nov 2026 53.2 kg on 20 Nov 2026 −0.8 kg 2',
      '2 Nov 2026 09:00 tirzepatide 2.5 mg Other site 0 –',
      '16 Nov 2026 08:05 tirzepatide 5 mg Left thigh 3 Pen',
      '9 Nov 2026 09:00 5 mg, tirzepatide Missed',
      'Symptoms Acid Reflux × 3',
      'Acid Reflux 3 5 3.7 15 Nov 2026',
      'Self-reported, or logged by people and apps with access. Not checked by a clinician. 21 Nov 2026 · Page 1',
      'End of the report.',
    ]) {
      expect(words.replaceAll(/\s+/g, ' ')).toContain(line);
    }
    const sentences = words.replaceAll(/\s+/g, ' ');
    for (const sentence of Object.values(report.sources)) expect(sentences).toContain(sentence);
    expect(words).not.toContain(user.email);
  });

  it('has a line for each injection, with what all its parts were', async () => {
    const user = await createUser(test);
    const [a, b] = [await createPen(test, user.token), await createPen(test, user.token)];
    const thigh = { injectionLocation: 'thigh', injectionSubLocation: 'left' };
    const date = '2026-11-20T08:00:00Z';
    const half = { clicks: 30, date, painLevel: 1, ...thigh };
    const first = await createDose(test, user.token, standardDose(a._id, half));
    const rest = { ...half, painLevel: 4, partOf: first._id, date: '2026-11-20T08:10:00Z' };
    await createDose(test, user.token, standardDose(b._id, rest));
    const line = (await printed(user)).words.replaceAll(/\s+/g, ' ');
    expect(line).toContain('20 Nov 2026 08:00 tirzepatide 10 mg Left thigh 4 Pen');
    expect(line).not.toContain('08:10');
  });

  it('is tagged, in English, and has a title that readers show', async () => {
    const { pdf } = await printed(await createPatient());
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Report of doses, weight and symptoms',
      Language: 'en-GB',
      PDFFormatVersion: '1.7',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const elements = await structureOf(pdf);
    const roles = new Set(elements.map(({ role }) => role));
    for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(roles).toContain(role);
    }
    expect(elements.find(({ role }) => role === 'Figure')?.alt).toBe(
      'Line of the smoothed weight, from 90.0 kg on 2 Nov 2026 to 87.3 kg on 20 Nov 2026. Weights are between 87.3 kg and 90.0 kg.',
    );
  });

  const papers = [
    ['United States', {}, 612, 792],
    ['United States', { paper: 'a4' }, 595.28, 841.89],
    ['Australia', {}, 595.28, 841.89],
    ['Australia', { paper: 'letter' }, 612, 792],
    ['Canada', {}, 612, 792],
  ] as const;
  it.each(firstCases(papers, 2))(
    'is for the paper of %s, or what %j says',
    async (country, query, width, height) => {
      const user = await createUser(test);
      await test.call(setCountry, { body: { country } }, user);
      const page = await (await printed(user, query)).pdf.getPage(1);
      expect(page.view.map((points) => Math.round(points))).toEqual([
        0,
        0,
        Math.round(width),
        Math.round(height),
      ]);
    },
  );

  it('refuses other paper, and the periods that the report refuses', async () => {
    const user = await createUser(test);
    const refused = (query: object) =>
      test.call(getReportPdf, { query: { ...PERIOD, ...query } }, user);
    expect(await refused({ paper: 'a5' })).toMatchObject({ status: 400 });
    expect(await refused({ from: '2026-11-22' })).toMatchObject({ status: 400 });
  });

  it('shows weights and the height in the units of its reader', async () => {
    const user = await createPatient();
    await test.call(setUnits, { body: { weight: 'st', height: 'ft' } }, user);
    const { words } = await printed(user);
    expect(words.replaceAll(/\s+/g, ' ')).toContain('First weight 14 st 2.4 lb on 2 Nov 2026');
    expect(words).toContain('at a height of 5 ft 8.9 in');
    expect(words.replaceAll(/\s+/g, ' ')).toContain(
      'Waist 38 in on 2 Nov 2026 37 in on 20 Nov 2026 −1.0 in 2',
    );
    await test.call(setUnits, { body: { weight: 'lb', height: 'ft' } }, user);
    expect((await printed(user)).words).toContain('198.4 lb on 2 Nov 2026');
  });

  it('has names in any script, and stands what no letter is drawn for', async () => {
    const user = await createUser(test);
    const names = [
      'Тирзепатид',
      'Τιρζεπατίδη',
      'Ğüzel Çşı',
      'تيرزيباتيد',
      'טירזפטיד',
      '食欲 😀 ก่อน',
    ];
    for (const [day, medicine] of names.entries()) {
      const date = `2026-11-1${day}T08:00:00Z`;
      await createDose(test, user.token, withoutPen(date, 5, { medicine }));
    }
    const { words } = await printed(user);
    for (const name of names.slice(0, 3)) expect(words).toContain(name);
  });

  it('has summary, chart and the doses of three months on its first page', async () => {
    const user = await createUser(test);
    await test.call(setHeight, { body: { heightCm: 175 } }, user);
    const last = Date.parse('2026-11-20T08:00:00Z');
    for (let week = 0; week < 13; week += 1) {
      const date = new Date(last - week * 7 * 86_400_000).toISOString();
      await createDose(test, user.token, withoutPen(date, 5));
      await test.call(addWeight, { body: { date, weightKg: 90 + week } }, user);
    }
    const { pages } = await printed(user, { from: '2026-08-23' });
    const [first = '', ...others] = pages.map((page) => page.replaceAll(/\s+/g, ' '));
    expect(first).toContain('Smoothed weight');
    expect(first.match(/5 mg Other site/g)).toHaveLength(13);
    expect(others.length).toBeLessThan(2);
  });

  it('has three months with every kind of measurement and symptom on two pages', async () => {
    const user = await createUser(test);
    await test.call(setHeight, { body: { heightCm: 175 } }, user);
    const step = { startDate: '2026-08-28', time: '08:00', everyDays: 7, doseMg: 5, doses: null };
    const plan = { medicine: 'tirzepatide', anchor: 'weekday', steps: [step] };
    await test.call(setPlan, { body: plan }, user);
    const last = Date.parse('2026-11-20T08:00:00Z');
    for (let week = 0; week < 13; week += 1) {
      const date = new Date(last - week * 7 * 86_400_000).toISOString();
      const site = { injectionLocation: 'abdomen', injectionSubLocation: 'right_lower' };
      await createDose(test, user.token, withoutPen(date, week < 6 ? 7.5 : 5, site));
      await test.call(addWeight, { body: { date, weightKg: 90 + week } }, user);
      for (const kind of MEASUREMENT_KINDS) {
        const unit = measurementUnits(kind).at(-1);
        const { least, most } = measurementLimits(kind, unit);
        const value = Math.round(((least + most) / 4) * 10 + week) / 10;
        const diastolic = isPair(kind) ? 80 : null;
        const body = { kind, value, diastolic, unit, date };
        expect((await test.call(addMeasurement, { body }, user)).status).toBe(201);
      }
      for (const category of SYMPTOM_CATEGORIES) {
        await test.call(addSymptom, { body: { date, category, severity: 4 } }, user);
      }
    }
    for (const language of IS_LONG_RUN ? LANGUAGES : ['en', 'de']) {
      // Letter is for America, where they read English.
      for (const paper of language === 'en' ? ['a4', 'letter'] : ['a4']) {
        const query = { from: '2026-08-23', paper };
        const { pages, words } = await printed(user, query, language);
        expect([language, paper, pages.length]).toEqual([language, paper, 2]);
        expect(words).toMatch(/133[.,]7\/80 mmHg/);
      }
    }
  });

  it.each([
    ['de', 'Ruhepuls 64 /min am 02.11.2026 58 /min am 20.11.2026 −6 /min 2'],
    ['pl', '58 ud./min'],
    ['es', '58 lpm'],
    ['en', 'Resting pulse 64 bpm on 2 Nov 2026 58 bpm on 20 Nov 2026 −6 bpm 2'],
  ])('says a pulse in %s as the language does', async (language, expected) => {
    const user = await createUser(test);
    for (const [value, day] of [
      [64, '2026-11-02'],
      [58, '2026-11-20'],
    ] as const) {
      const body = { kind: 'resting_pulse', value, date: `${day}T07:00:00Z` };
      await test.call(addMeasurement, { body }, user);
    }
    const { words } = await printed(user, {}, language);
    expect(words.replaceAll(/\s+/g, ' ')).toContain(expected);
  });

  it('of an account without records says so', async () => {
    const { words } = await printed(await createUser(test));
    expect(words).toContain('Nothing was logged in this period.');
    expect(words).not.toMatch(/\b(Doses|Weight|Symptoms)\n/);
    expect(words).not.toMatch(/measurement/i);
  });

  it('has at most 40 pages with the newest rows, and says where the rest is', async () => {
    const user = await createUser(test);
    const medicine =
      'A name of sixty letters that takes four lines of a column that is narrow as this one';
    const row = await createDose(
      test,
      user.token,
      withoutPen('2026-11-20T08:00:00Z', 5, { medicine: medicine.slice(0, 60) }),
    );
    const { id, ...first } = await test.db
      .selectFrom('dose')
      .selectAll()
      .where('id', '=', row._id)
      .executeTakeFirstOrThrow();
    const day = 86_400_000;
    const more = Array.from({ length: 3000 }, (_, n) => ({
      ...first,
      id: `${id}${n}`,
      // Two of each amount make a step.
      dose_mg: n % 4 < 2 ? 2.5 : 5,
      taken_at: first.taken_at - (n + 1) * (day / 2),
    }));
    await insertRows(test.db, 'dose', more);
    const step = { startDate: '2022-01-01', time: '09:00', everyDays: 1, doseMg: 50, doses: null };
    const plan = { medicine: 'semaglutide', anchor: 'weekday', steps: [step] };
    await test.call(setPlan, { body: plan }, user);
    const { pages } = await printed(user, { from: '2021-11-22' });
    expect(pages.length).toBeGreaterThan(25);
    expect(pages.length).toBeLessThanOrEqual(40);
    const words = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(words).toMatch(
      /These are the newest [\d,]+ of 3,001\. The Report page in Dosewise shows/,
    );
    expect(words.match(/These are the newest/g)).toHaveLength(3);
    expect(words).toContain('20 Nov 2026 08:00');
    expect(words).toContain('End of the report.');
  });

  it('has the header of a table on every page, for a reader once, and holds up no one', async () => {
    const user = await createUser(test);
    const row = await createDose(test, user.token, withoutPen('2026-11-20T08:00:00Z', 5));
    const first = await test.db
      .selectFrom('dose')
      .selectAll()
      .where('id', '=', row._id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 400 }, (_, n) => ({
      ...first,
      id: `${first.id}${n}`,
      taken_at: first.taken_at - n * 3_600_000,
    }));
    await test.db.insertInto('dose').values(more).execute();
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    const { pdf, pages } = await printed(user);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
    const withDoses = pages.filter((page) => page.includes('5 mg Other site'));
    expect(withDoses.length).toBeGreaterThan(8);
    for (const page of withDoses) expect(page).toContain('Pain, 0');
    // The library tells of a table on every page of it, of words only on their own.
    const headers = (await structureOf(pdf)).filter(
      ({ role, children }) => role === 'TH' && children?.some(({ type }) => type === 'content'),
    );
    // Two rows of the summary, seven columns of doses, three of their steps.
    expect(headers).toHaveLength(12);
  });
});

async function structureOf(pdf: Awaited<ReturnType<typeof printed>>['pdf']): Promise<Element[]> {
  const elements: Element[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    // What is no element within it has no role.
    const tree: object | null = await page.getStructTree();
    if (tree) elements.push(...elementsOf(tree));
  }
  return elements;
}
