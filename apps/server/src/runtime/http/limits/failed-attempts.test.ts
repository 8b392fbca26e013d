import { forgotPassword, login, register } from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  const body = { email: 'known@example.com', password: 'correct horse battery' };
  await test.call(register, { body });
});
afterAll(() => test.close());

const from = (last: number) => ({ 'x-forwarded-for': `10.0.0.${last}` });
const signIn = (email: string, caller: number) =>
  test.call(login, { body: { email, password: 'wrong' } }, { headers: from(caller) });
const forgot = (email: string, caller: number) =>
  test.call(forgotPassword, { body: { email } }, { headers: from(caller) });

/** The number of replies with each status. */
async function tally(replies: readonly Promise<{ status: number }>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(replies)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const ninety = <T>(work: (n: number) => T) => Array.from({ length: 90 }, (_, n) => work(n));

it.each<[string, (n: number) => Promise<{ status: number }>, Record<number, number>]>([
  ['logins of one caller', (n: number) => signIn(`a${n}@example.com`, 200), { 401: 30, 429: 60 }],
  ['logins at one address', (n: number) => signIn('known@example.com', n), { 401: 10, 429: 80 }],
  [
    'requests of one caller for password mails',
    (n: number) => forgot(`b${n}@example.com`, 201),
    { 202: 20, 429: 70 },
  ],
  [
    'requests for password mails to one address',
    (n: number) => forgot('known@example.com', 100 + n),
    { 202: 90 },
  ],
])(
  'judges as many as the limit of 90 failed %s at once, and refuses the rest',
  async (_what, work, expected) => {
    expect(await tally(ninety(work))).toEqual(expected);
  },
);
