// Shows 30.7.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../create-context.ts';
import { createTestDatabase, type TestDatabase } from '../databases.ts';
import { expectAllOrNothing } from './killed-writes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const RECORDS = 10_000;
const minute = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString();

/** An account whose restoring takes a second or so. */
const ARCHIVE = JSON.stringify({
  profile: {
    country: 'Germany',
    currency: 'EUR',
    defaultFifthDoseEnabled: false,
    heightCm: 180,
    timeZone: 'Europe/Berlin',
  },
  emailPreferences: { marketing: false, productUpdates: false, tips: false, unsubscribed: true },
  goldenDose: { goldenDoseEnabled: false, goldenDoseVolume: 0.3 },
  goldenDoseAcknowledgements: [],
  pens: [],
  doses: Array.from({ length: RECORDS }, (_, n) => ({
    _id: newId(),
    penId: null,
    medicine: 'tirzepatide',
    date: minute(n),
    doseType: 'standard',
    extractionMethod: 'pen_click',
    clicks: null,
    volume: null,
    doseAmount: 5,
    injectionLocation: 'other',
    injectionSubLocation: null,
    painLevel: null,
    note: '',
  })),
  weights: Array.from({ length: RECORDS }, (_, n) => ({
    _id: newId(),
    date: minute(n),
    weightKg: 80,
    note: '',
    source: 'x',
  })),
  symptoms: [],
});

it('restores all or nothing, wherever it is killed', async () => {
  await expectAllOrNothing(database, {
    path: '/import/all',
    body: ARCHIVE,
    rows: { dose: RECORDS, weight: RECORDS },
    afterwards: async (wasWritten, again, get) => {
      const { country } = (await get('/user/profile')).body;
      expect(country).toBe(wasWritten ? 'Germany' : 'Australia');
      const { status, body } = await again();
      expect([status, body]).toMatchObject(
        wasWritten ? [409, { code: 'not_empty' }] : [201, { doses: RECORDS }],
      );
    },
  });
}, 600_000);
