import { existsSync } from 'node:fs';
import { forgotPassword, login, type RouteDefinition, register } from '@dosewise/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordWork } from '../quick-argon2.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  // As it runs for everyone: limits on, each call of this test from a caller of its own.
  test = await createTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
});
afterAll(() => test.close());

let caller = 0;
const nextCaller = () => {
  caller += 1;
  return { 'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}` };
};

/** A reply, and how many passwords were hashed for it: all of its time that can be told through a network. */
async function ask(route: RouteDefinition, body: object) {
  const headers = nextCaller();
  const before = passwordWork.done;
  const reply = await test.call(route, { body }, { headers });
  return { hashes: passwordWork.done - before, reply };
}

/** All of a reply by which two callers could be told apart, without what differs in every reply. */
function seen({ status, body, headers }: Awaited<ReturnType<typeof ask>>['reply']) {
  const { date: _d, 'content-length': _l, 'x-request-id': _i, ...kept } = headers;
  const { requestId: _r, ...said } = body as unknown as Record<string, unknown>;
  return { status, said, kept, length: Number(headers['content-length']) };
}

async function createUserFrom(email: string) {
  const body = { email, password: 'correct horse battery' };
  const { status } = await test.call(register, { body }, { headers: nextCaller() });
  expect(status).toBe(201);
  return { email };
}

let strangers = 0;
const nobody = () => `nobody${strangers++}@example.com`;

it('a login says the same of an unknown address and a wrong password, after the same work', async () => {
  const { email } = await createUserFrom('known@example.com');
  const password = 'a wrong password';
  // The first unknown address has made what the later ones are compared with.
  await ask(login, { email: nobody(), password });
  const known = await ask(login, { email, password });
  const unknown = await ask(login, { email: nobody(), password });
  expect(seen(unknown.reply)).toEqual(seen(known.reply));
  expect([known.hashes, unknown.hashes]).toEqual([1, 1]);
});

it('a forgotten password says the same of both, before a mail is sent', async () => {
  const { email } = await createUserFrom('forgetful@example.com');
  const known = await ask(forgotPassword, { email });
  expect(existsSync(test.context.config.outbox)).toBe(false);
  const unknown = await ask(forgotPassword, { email: nobody() });
  expect(seen(unknown.reply)).toEqual(seen(known.reply));
  expect([known.hashes, unknown.hashes]).toEqual([0, 0]);
});

it('an address that may not log in any more is not told from one that never could', async () => {
  const { email } = await createUserFrom('locked@example.com');
  const password = 'a wrong password';
  const outcomes: unknown[][] = [];
  for (const address of [email, 'never@example.com']) {
    const own: unknown[] = [];
    for (let n = 0; n < 12; n++) {
      const { reply } = await ask(login, { email: address, password });
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
  const taken = await ask(register, { email, password });
  const added = await ask(register, { email: nobody(), password });
  expect([taken.reply.status, added.reply.status]).toEqual([409, 201]);
  expect([taken.hashes, added.hashes]).toEqual([1, 1]);
});
