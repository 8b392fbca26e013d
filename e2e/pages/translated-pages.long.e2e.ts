// Shows 71.1.
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiUser } from '../fixtures/api-user.ts';
import { expectGone, expectVisible } from '../fixtures/expectations.ts';
import { BEFORE_APP, PHONE, useOwnApp } from '../fixtures/fixtures.ts';
import { NOT_FOUND, userWithHistory } from '../fixtures/good-looks.ts';
import {
  countTranslated,
  differenceOf,
  textsOf,
  translatePages,
  unguardedAmounts,
} from '../fixtures/page-translator.ts';
import { ADMIN, eachKind, NEWCOMER, type Stop, USER, VISITOR } from '../fixtures/stops.ts';

const app = useOwnApp();

describe('every page says the same, translated or not', () => {
  let newcomer: ApiUser;
  let regular: ApiUser;
  let admin: ApiUser;
  beforeAll(async () => {
    admin = await app.newAdmin();
    newcomer = await app.newUser();
    regular = await userWithHistory(app);
  });

  const tour = async (stops: readonly Stop[], user?: ApiUser) => {
    const visit = { device: PHONE, tolerates: NOT_FOUND, ...(user ? { user } : {}) };
    const plain = await app.open(BEFORE_APP, visit);
    // In a browser profile of its own: pages keep in it what they began with.
    const translated = await app.open(BEFORE_APP, visit);
    await translatePages(translated);
    const unguarded: Record<string, string[]> = {};
    for (const [path, complete] of stops) {
      await Promise.all(
        [plain, translated].map(async (page) => {
          await page.goto(path);
          await expectVisible(page.getByRole('heading', { name: complete, exact: true }));
          await expectGone(page.getByText(/^Loading/));
        }),
      );
      await expect
        .poll(async () => differenceOf(await textsOf(plain), await textsOf(translated)), {
          message: path,
        })
        .toBe('');
      expect(await countTranslated(translated), path).toBeGreaterThan(3);
      const amounts = await unguardedAmounts(plain);
      if (amounts.length > 0) unguarded[path] = amounts;
    }
    expect(unguarded).toEqual({});
  };

  it('for a visitor', () => tour(eachKind(VISITOR)));
  it('for a newcomer', () => tour(NEWCOMER, newcomer));
  it('for somebody with a history', () => tour(eachKind(USER, VISITOR), regular));
  it('for an admin', () => tour(ADMIN, admin));
});
