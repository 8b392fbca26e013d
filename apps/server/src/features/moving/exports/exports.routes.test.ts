// Shows 1.3, 7.32, 50.4.
import {
  addMeasurement,
  addSymptom,
  addWeight,
  exportAll,
  exportDoses,
  exportMeasurements,
  exportSymptoms,
  exportWeights,
  importWeights,
  type RouteDefinition,
  setAnalyticsConsent,
} from '@dosewise/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDose,
  createEmptyPen,
  createPen,
  createUser,
  goldenDose,
  standardDose,
} from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { weightsCsv } from './exports.service.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  token = (await createUser(test)).token;
});
afterAll(() => test.close());

async function download(route: RouteDefinition) {
  const reply = await test.app.inject({
    url: `/api${route.path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
  return reply;
}
const lines = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

describe('the CSV files', () => {
  it('are attachments in UTF-8 with a byte order mark, and may not be kept by anyone', async () => {
    const { headers, body } = await download(exportDoses);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="doses.csv"',
      'cache-control': 'no-store',
    });
    expect(body.startsWith('\uFEFFdate,pen,strengthMg')).toBe(true);
  });

  it('hold every dose, newest first', async () => {
    const pen = await createPen(test, token, { name: 'Pen "A", blue' });
    const at = { date: '2026-11-20T08:00:00.000Z', clicks: 30 };
    await createDose(test, token, standardDose(pen._id, { ...at, injectionLocation: 'thigh' }));
    await createDose(test, token, standardDose(pen._id, { ...at, date: '2026-11-13T08:00:00Z' }));
    expect(lines((await download(exportDoses)).body)).toEqual([
      'date,pen,strengthMg,doseType,extractionMethod,clicks,volumeMl,doseAmountMg,injectionLocation,injectionSubLocation,painLevel,medicine,note,partOf',
      '2026-11-20T08:00:00.000Z,"Pen ""A"", blue",10,standard,pen_click,30,,5,thigh,,0,tirzepatide,,',
      '2026-11-13T08:00:00.000Z,"Pen ""A"", blue",10,standard,pen_click,30,,5,other,,0,tirzepatide,,',
    ]);
  });

  it('hold every measurement with its unit, newest first', async () => {
    for (const [kind, value, day, note] of [
      ['waist', 94.5, 19, ''],
      ['body_fat', 31, 10, 'scale, at the gym'],
      ['lean_mass', 52, 15, ''],
    ] as const) {
      const body = { kind, value, note, date: `2026-11-${day}T08:00:00Z` };
      expect((await test.call(addMeasurement, { body }, { token })).status).toBe(201);
    }
    const glucose = { kind: 'fasting_glucose', value: 101, unit: 'mg/dL', origin: 'home' };
    await test.call(
      addMeasurement,
      { body: { ...glucose, date: '2026-11-01T08:00:00Z' } },
      { token },
    );
    const pair = { kind: 'blood_pressure', value: 128, diastolic: 82, note: 'left arm' };
    await test.call(addMeasurement, { body: { ...pair, date: '2026-10-30T08:00:00Z' } }, { token });
    expect(lines((await download(exportMeasurements)).body)).toEqual([
      'date,kind,value,unit,note',
      '2026-11-19T08:00:00.000Z,waist,94.5,cm,',
      '2026-11-15T08:00:00.000Z,lean_mass,52,kg,',
      '2026-11-10T08:00:00.000Z,body_fat,31,%,"scale, at the gym"',
      '2026-11-01T08:00:00.000Z,fasting_glucose,101,mg/dL,',
      '2026-10-30T08:00:00.000Z,blood_pressure_systolic,128,mmHg,left arm',
      '2026-10-30T08:00:00.000Z,blood_pressure_diastolic,82,mmHg,left arm',
    ]);
  });

  it('disarm what a spreadsheet would run', async () => {
    const note = '=HYPERLINK("http://evil.example")';
    const body = { date: '2026-11-20T08:00:00Z', category: 'other', severity: 3, note };
    await test.call(addSymptom, { body }, { token });
    expect(lines((await download(exportSymptoms)).body)[1]).toBe(
      `2026-11-20T08:00:00.000Z,other,3,"'=HYPERLINK(""http://evil.example"")"`,
    );
  });

  it('hold a header when there is nothing else', async () => {
    expect(lines((await download(exportWeights)).body)).toEqual(['date,weightKg,note,source']);
    expect(lines((await download(exportSymptoms)).body)).toEqual(['date,category,severity,note']);
    expect(lines((await download(exportMeasurements)).body)).toEqual(['date,kind,value,unit,note']);
  });

  it('reach across the pieces in which they are read, once each', async () => {
    const date = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString();
    const entries = Array.from({ length: 2500 }, (_, n) => ({ date: date(n), weightKg: 80 }));
    await test.call(importWeights, { body: { entries } }, { token });
    const dates = lines((await download(exportWeights)).body)
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(dates).toEqual(entries.map((entry) => entry.date).reverse());
  });
});

it.each([exportDoses, exportWeights, exportSymptoms, exportMeasurements, exportAll])(
  'answers $path with an error, not with part of a file, when nothing can be read',
  async ({ path }) => {
    const broken = await createTestApp();
    const user = await createUser(broken);
    for (const table of ['dose', 'weight', 'symptom', 'measurement', 'pen']) {
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(
        broken.db,
      );
    }
    const headers = { authorization: `Bearer ${user.token}` };
    const reply = await broken.app.inject({ url: `/api${path}`, headers });
    expect([reply.statusCode, reply.json()]).toMatchObject([500, { code: 'internal' }]);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.headers).not.toHaveProperty('content-disposition');
    await broken.close();
  },
);

it('reads no further ahead than it is asked to, so that its memory stays flat', async () => {
  const date = (n: number) => new Date(Date.UTC(2010, 0, 1) + n * 60_000).toISOString();
  const entries = Array.from({ length: 20_000 }, (_, n) => ({ date: date(n), weightKg: 80 }));
  await test.call(importWeights, { body: { entries } }, { token });
  const owner = await test.db
    .selectFrom('weight')
    .select('user_id')
    .groupBy('user_id')
    .having((eb) => eb.fn.countAll(), '=', 20_000)
    .executeTakeFirstOrThrow();
  const scope = { db: test.db, now: 0, newId: () => '' };
  let pieces = 0;
  for await (const piece of weightsCsv(scope, owner.user_id)) {
    pieces += 1;
    expect(piece.length).toBeLessThan(100_000);
  }
  // The header, then 20 pieces of 1,000 rows.
  expect(pieces).toBe(21);
});

describe('everything as JSON', () => {
  it('holds all that the user stored, and no one else’s', async () => {
    const pen = await createEmptyPen(test, token, { enableFifthDose: true });
    await createDose(test, token, goldenDose(pen._id, 0.2));
    const weight = { date: '2026-11-20T08:00:00.000Z', weightKg: 90.5, note: 'é "', source: 'x' };
    await test.call(addWeight, { body: weight }, { token });
    const { token: other } = await createUser(test);
    await test.call(addWeight, { body: { ...weight, weightKg: 50 } }, { token: other });

    const { headers, body } = await download(exportAll);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const everything = JSON.parse(body);
    expect(everything.profile.pens).toBe(1);
    expect(everything.pens).toHaveLength(1);
    expect(everything.doses).toHaveLength(5);
    expect(everything.weights).toMatchObject([weight]);
    expect(everything.symptoms).toEqual([]);
    expect(body).not.toContain('password');
  });

  it('holds what the user decided about analytics, and the mails that came of the account', async () => {
    const { email, token: mine } = await createUser(test);
    token = mine;
    const body = { agreed: false, textVersion: '2026-11' };
    await test.call(setAnalyticsConsent, { body }, { token });
    const at = (minutes: number) => TEST_NOW + minutes * 60_000;
    await test.db
      .updateTable('delivery')
      .set({ status: 'sent', sent_at: at(1), opened_at: at(2), clicked_at: at(3) })
      .where('user_id', 'in', (eb) =>
        eb.selectFrom('user_account').select('id').where('email', '=', email),
      )
      .execute();
    await createUser(test);

    const everything = JSON.parse((await download(exportAll)).body);
    const iso = (minutes: number) => new Date(at(minutes)).toISOString();
    expect(everything.analyticsConsents).toEqual([{ ...body, decidedAt: iso(0) }]);
    expect(everything.mails).toEqual([
      {
        kind: 'welcome',
        status: 'sent',
        createdAt: iso(0),
        sentAt: iso(1),
        openedAt: iso(2),
        clickedAt: iso(3),
      },
    ]);
  });
});
