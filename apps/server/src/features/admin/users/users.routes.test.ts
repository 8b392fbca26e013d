// Shows 1.12, 2.166, 2.170, 7.41.
import { listUsers, setCountry } from '@dosewise/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createUser } from '../../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

const ADDRESSES = ['ada@example.com', 'a_b@example.com', 'axb@example.com', '100+@example.com'];

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await createTestApp();
  ({ token } = await createAdmin(test, 'admin@example.org'));
  for (const [index, email] of ADDRESSES.entries()) {
    test.setNow(TEST_NOW + index + 1);
    const user = await createUser(test, email);
    if (index === 0) await moveTo(user.token, 'Österreich');
    if (index === 1) await moveTo(user.token, 'Example!land');
  }
});
afterAll(() => test.close());

const moveTo = (of: string, country: string) =>
  test.call(setCountry, { body: { country } }, { token: of });

async function list(query: Record<string, string>) {
  const { status, body } = await test.call(listUsers, { query }, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const addresses = async (query: Record<string, string>) =>
  (await list(query)).users.map((user) => user.email);

describe('the list of users', () => {
  it('has the newest first, with what admins may see and no more', async () => {
    const { users, totals, next } = await list({});
    expect(users.map((user) => user.email)).toEqual([
      ...ADDRESSES.toReversed(),
      'admin@example.org',
    ]);
    expect([totals, next]).toEqual([{ total: 5, admin: 1, user: 4 }, null]);
    expect(users[3]).toEqual({
      _id: expect.any(String),
      email: 'ada@example.com',
      userType: 'user',
      country: 'Österreich',
      currency: 'AUD',
      createdAt: new Date(TEST_NOW + 1).toISOString(),
      lastLogin: new Date(TEST_NOW + 1).toISOString(),
      secondFactor: false,
    });
  });

  it.each([
    ['EXAMPLE.ORG', ['admin@example.org']],
    ['a_b', ['a_b@example.com']],
    ['0+@', ['100+@example.com']],
    ['%', []],
    ['a%m', []],
    ['\\', []],
    ['!', ['a_b@example.com']],
    ["' or 1=1 --", []],
    ['österREICH', ['ada@example.com']],
    ['ÖST', ['ada@example.com']],
    ['example!l', ['a_b@example.com']],
    ['straliA', ['100+@example.com', 'axb@example.com', 'admin@example.org']],
    ['  ada@ ', ['ada@example.com']],
  ])('finds for %j what holds it, letter for letter', async (search, expected) => {
    expect(await addresses({ search })).toEqual(expected);
  });

  it('takes an empty search as none, and keeps the totals whatever the search', async () => {
    expect(await addresses({ search: '  ' })).toHaveLength(5);
    expect((await list({ search: 'nobody' })).totals).toEqual({ total: 5, admin: 1, user: 4 });
  });

  it('filters by type, also within a search', async () => {
    expect(await addresses({ type: 'admin' })).toEqual(['admin@example.org']);
    expect(await addresses({ type: 'user', search: 'australia' })).toHaveLength(2);
  });

  it('gives every account once, page by page, also those of one instant', async () => {
    const sameInstant = ['s1', 's2', 's3', 's4'].map((name) => `${name}@same.example`);
    for (const email of sameInstant) await createUser(test, email);
    const seen: string[] = [];
    let after: string | null = null;
    let pages = 0;
    do {
      const page = await list({ limit: '2', search: 'ex', ...(after ? { after } : {}) });
      expect(page.users.length).toBeLessThanOrEqual(2);
      seen.push(...page.users.map((user) => user.email));
      after = page.next;
      pages += 1;
      // Who comes while someone turns pages does not shift them.
      if (pages === 1) {
        test.setNow(TEST_NOW + 10_000);
        await createUser(test, 'late@same.example');
      }
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect([...seen].sort()).toEqual([...ADDRESSES, ...sameInstant, 'admin@example.org'].sort());
    expect(pages).toBe(5);
  });

  it('cuts the limit to 200', async () => {
    const rows = await test.db.selectFrom('user_account').selectAll().limit(1).execute();
    const many = Array.from({ length: 205 }, (_, index) => ({
      ...(rows[0] ?? expect.fail()),
      id: crypto.randomUUID(),
      email: `many${index}@example.net`,
    }));
    await test.db.insertInto('user_account').values(many).execute();
    expect((await list({ limit: '1000000' })).users).toHaveLength(200);
    expect((await list({})).users).toHaveLength(50);
    expect((await list({ search: 'example.net', limit: '200' })).next).not.toBeNull();
  });

  it.each([
    { after: 'nonsense' },
    { after: Buffer.from('1/x').toString('base64url') },
    { after: Buffer.from(`99999999999999999999/${crypto.randomUUID()}`).toString('base64url') },
    { type: 'owner' },
    { limit: '0' },
    { limit: 'many' },
    { search: 'x'.repeat(255) },
  ])('refuses %j beside its field', async (query) => {
    const { status, body } = await test.call(listUsers, { query }, { token });
    expect([status, Object.keys(Object(body).fields)]).toEqual([400, Object.keys(query)]);
  });
});
