// Shows 30.1.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../databases.ts';
import { expectAllOrNothing } from './killed-writes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const minute = (n: number) => new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString();
const many = <Row>(count: number, rowOf: (date: string) => Row) =>
  Array.from({ length: count }, (_, n) => rowOf(minute(n)));

/** As many rows as one import may have. */
const COUNTS = { doses: 7_000, weights: 7_000, symptoms: 5_000, measurements: 1_000 };
const NONE = { doses: 0, weights: 0, symptoms: 0, measurements: 0 };
const HISTORY = JSON.stringify({
  source: 'shotsy-csv',
  doses: many(COUNTS.doses, (date) => ({ date, medicine: 'Mounjaro', doseAmount: 5 })),
  weights: many(COUNTS.weights, (date) => ({ date, weightKg: 80 })),
  symptoms: many(COUNTS.symptoms, (date) => ({ date, category: 'nausea', severity: 4 })),
  measurements: many(COUNTS.measurements, (date) => ({ date, kind: 'waist', value: 94 })),
});

it('imports all or nothing, wherever it is killed', async () => {
  await expectAllOrNothing(database, {
    path: '/imports',
    body: HISTORY,
    rows: {
      dose: COUNTS.doses,
      weight: COUNTS.weights,
      symptom: COUNTS.symptoms,
      measurement: COUNTS.measurements,
    },
    afterwards: async (wasWritten, again, get) => {
      // Nothing is listed of one that was cut off.
      expect((await get('/imports')).body).toHaveLength(wasWritten ? 1 : 0);
      const [added, skipped] = wasWritten ? [NONE, COUNTS] : [COUNTS, NONE];
      const { status, body } = await again();
      expect([status, body]).toMatchObject([201, { added, skipped }]);
    },
  });
}, 240_000);
