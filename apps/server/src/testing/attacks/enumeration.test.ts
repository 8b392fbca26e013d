import { forgotPassword, login, type RouteDefinition, register } from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  // As it runs for everybody: limits on, each call of this test from a caller of its own.
  test = await createTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => test.close());

/** Tries of each kind, one beside the other, so that a busy machine slows both down. */
const TRIES = 24;
/**
 * How much longer the one may take than the other. Without a password to hash, an unknown address
 * would be answered about ten times as soon.
 */
const ALIKE = 1.6;

let caller = 0;
const nextCaller = () => {
  caller += 1;
  return { 'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}` };
};

async function timed(route: RouteDefinition, body: object) {
  const headers = nextCaller();
  const started = performance.now();
  const reply = await test.call(route, { body }, { headers });
  return { ms: performance.now() - started, reply };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What of a reply could tell two callers apart, but for what differs in every reply. */
function seen({ status, body, headers }: Awaited<ReturnType<typeof timed>>['reply']) {
  const { date: _d, 'content-length': _l, ...kept } = headers;
  const { requestId: _r, ...said } = body as unknown as Record<string, unknown>;
  return { status, said, kept, length: Number(headers['content-length']) };
}

/** Alternates two bodies; the ratio of their medians, and whether their replies were the same. */
async function compare(route: RouteDefinition, known: () => object, unknown: () => object) {
  await timed(route, known());
  await timed(route, unknown());
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let n = 0; n < TRIES; n++) {
    const [one, other] = [await timed(route, known()), await timed(route, unknown())];
    expect(seen(other.reply)).toEqual(seen(one.reply));
    times.known.push(one.ms);
    times.unknown.push(other.ms);
  }
  return median(times.known) / median(times.unknown);
}

/** An address each, so that no limit of an address is met. */
async function addresses(count: number): Promise<() => string> {
  const known: string[] = [];
  for (let n = 0; n < count; n++) {
    known.push((await createUserFrom(`known${known.length}-${caller}@example.com`)).email);
  }
  let at = 0;
  return () => known[at++ % known.length] ?? '';
}

async function createUserFrom(email: string) {
  const body = { email, password: 'correct horse battery' };
  const { status } = await test.call(register, { body }, { headers: nextCaller() });
  expect(status).toBe(201);
  return { email };
}

let strangers = 0;
const nobody = () => `nobody${strangers++}@example.com`;

it('a login says the same of an unknown address and a wrong password, in about the same time', async () => {
  const next = await addresses(5);
  const password = 'a wrong password';
  const ratio = await compare(
    login,
    () => ({ email: next(), password }),
    () => ({ email: nobody(), password }),
  );
  expect(ratio).toBeLessThan(ALIKE);
  expect(ratio).toBeGreaterThan(1 / ALIKE);
}, 60_000);

it('a forgotten password says the same of both, in about the same time', async () => {
  const next = await addresses(TRIES + 1);
  const ratio = await compare(
    forgotPassword,
    () => ({ email: next() }),
    () => ({ email: nobody() }),
  );
  // A row more is written for an account: less than anybody can tell through a network.
  expect(ratio).toBeLessThan(2.5);
  expect(ratio).toBeGreaterThan(1 / 2.5);
}, 60_000);

it('an address that may not log in any more is not told from one that never could', async () => {
  const { email } = await createUserFrom('locked@example.com');
  const password = 'a wrong password';
  const outcomes: unknown[][] = [];
  for (const address of [email, 'never@example.com']) {
    const own: unknown[] = [];
    for (let n = 0; n < 12; n++) {
      const { reply } = await timed(login, { email: address, password });
      own.push(seen(reply));
    }
    outcomes.push(own);
  }
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[0]?.map((each) => (each as { status: number }).status)).toEqual([
    ...Array<number>(10).fill(401),
    429,
    429,
  ]);
});

it('a registration says that an address is taken only after the work of a new account', async () => {
  const { email } = await createUserFrom('taken@example.com');
  const password = 'correct horse battery';
  const times: Record<'taken' | 'free', number[]> = { taken: [], free: [] };
  for (let n = 0; n < 10; n++) {
    times.taken.push((await timed(register, { email, password })).ms);
    times.free.push((await timed(register, { email: nobody(), password })).ms);
  }
  const ratio = median(times.free) / median(times.taken);
  expect(ratio).toBeLessThan(2.5);
  expect(ratio).toBeGreaterThan(1 / 2.5);
}, 60_000);
