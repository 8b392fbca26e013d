import { forgotPassword, login, type RouteDefinition, register } from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  // As it runs for everybody: limits on, each call of this test from a caller of its own.
  test = await createTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => test.close());

/** Tries of each kind, one beside the other, and how many more there may be on a busy machine. */
const TRIES = 24;
const MAX_TRIES = 4 * TRIES;
/**
 * How much longer the one may take than the other. Without a password to hash, an unknown address
 * would be answered about ten times as soon.
 */
const ALIKE = 1.6;
/** The same where one of the two writes a row more. */
const NEARLY_ALIKE = 2.5;

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

/** What of a reply could tell two callers apart, but for what differs in every reply. */
function seen({ status, body, headers }: Awaited<ReturnType<typeof timed>>['reply']) {
  const { date: _d, 'content-length': _l, ...kept } = headers;
  const { requestId: _r, ...said } = body as unknown as Record<string, unknown>;
  return { status, said, kept, length: Number(headers['content-length']) };
}

/**
 * Alternates two calls, each of which gives its time; the ratio of the shortest times. What else a
 * machine does only ever adds to a time: where they are not within `alike` of each other yet, more
 * tries bring the shortest nearer to what the work itself takes, and never hide a difference in it.
 */
async function ratioOfTimes(
  alike: number,
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<number> {
  let [shortest, othersShortest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  await one();
  await other();
  for (let n = 0; n < MAX_TRIES; n++) {
    shortest = Math.min(shortest, await one());
    othersShortest = Math.min(othersShortest, await other());
    const ratio = shortest / othersShortest;
    if (n >= TRIES && ratio < alike && ratio > 1 / alike) break;
  }
  return shortest / othersShortest;
}

/** The ratio of times of two bodies, whose replies must be the same. */
function compare(
  alike: number,
  route: RouteDefinition,
  known: () => object,
  unknown: () => object,
): Promise<number> {
  let first: unknown;
  const timeOf = async (body: object) => {
    const { ms, reply } = await timed(route, body);
    first ??= seen(reply);
    expect(seen(reply)).toEqual(first);
    return ms;
  };
  return ratioOfTimes(
    alike,
    () => timeOf(known()),
    () => timeOf(unknown()),
  );
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
  // Ten wrong passwords lock an address.
  const next = await addresses(Math.ceil((MAX_TRIES + 1) / 10));
  const password = 'a wrong password';
  const ratio = await compare(
    ALIKE,
    login,
    () => ({ email: next(), password }),
    () => ({ email: nobody(), password }),
  );
  expect(ratio).toBeLessThan(ALIKE);
  expect(ratio).toBeGreaterThan(1 / ALIKE);
});

it('a forgotten password says the same of both, in about the same time', async () => {
  // Five mails are what an address gets in an hour.
  const next = await addresses(Math.ceil((MAX_TRIES + 1) / 5));
  const ratio = await compare(
    NEARLY_ALIKE,
    forgotPassword,
    () => ({ email: next() }),
    () => ({ email: nobody() }),
  );
  // A row more is written for an account: less than anybody can tell through a network.
  expect(ratio).toBeLessThan(NEARLY_ALIKE);
  expect(ratio).toBeGreaterThan(1 / NEARLY_ALIKE);
});

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
  const ratio = await ratioOfTimes(
    NEARLY_ALIKE,
    async () => (await timed(register, { email: nobody(), password })).ms,
    async () => (await timed(register, { email, password })).ms,
  );
  expect(ratio).toBeLessThan(NEARLY_ALIKE);
  expect(ratio).toBeGreaterThan(1 / NEARLY_ALIKE);
});
