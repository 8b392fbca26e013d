// Shows 30.9.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../context.ts';
import { createTestDatabase, type TestDatabase } from '../databases.ts';
import { startServerProcess } from './server-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const RECORDS = 20_000;
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

async function ask(url: string, method: string, token: string, body?: string) {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, string> };
}

it('restores all or nothing, wherever it is killed', async () => {
  const seen = new Set<number>();
  let server = await startServerProcess(database.location);
  for (let round = 0; round < 4; round++) {
    const account = { email: `cut${round}@example.com`, password: 'correct horse battery' };
    const registered = await ask(`${server.url}/api/register`, 'POST', '', JSON.stringify(account));
    const token = registered.body.token ?? '';
    const restoring = ask(`${server.url}/api/import/all`, 'POST', token, ARCHIVE).catch(() => null);
    await sleep(200 + round * 400);
    await server.kill();
    await restoring;
    server = await startServerProcess(database.location);
    const counted = await Promise.all(
      (['dose', 'weight'] as const).map((table) =>
        database.db
          .selectFrom(table)
          .innerJoin('user_account', 'user_account.id', `${table}.user_id`)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('email', '=', account.email)
          .executeTakeFirstOrThrow(),
      ),
    );
    const counts = counted.map(({ count }) => Number(count));
    expect(counts).toBeOneOf([
      [0, 0],
      [RECORDS, RECORDS],
    ]);
    const { country } = (await ask(`${server.url}/api/user/profile`, 'GET', token)).body;
    expect(country).toBe(counts[0] === 0 ? 'Australia' : 'Germany');
    seen.add(counts[0] ?? -1);
    if (counts[0] === 0) {
      const again = await ask(`${server.url}/api/import/all`, 'POST', token, ARCHIVE);
      expect([again.status, again.body]).toMatchObject([201, { doses: RECORDS }]);
    }
  }
  expect(seen).toContain(0);
  expect(await server.stop()).toBe(0);
}, 120_000);
