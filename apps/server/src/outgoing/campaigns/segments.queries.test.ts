// Shows 2.172, 7.46.
import { EMAIL_SEGMENTS, type EmailSegment } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDose, createEmptyPen, createUser, goldenDose } from '../../testing/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { countSegments, selectSegment } from './segments.queries.ts';

let test: TestApp;
/** Ids by what is special about each user. */
const ids: Record<string, string> = {};

interface Person {
  joined: number;
  login?: number;
  entry?: number;
  goldenSetting?: 0 | 1;
  tally?: { due: 0 | 1; golden: number };
}

async function person(name: string, { joined, login, entry, goldenSetting, tally }: Person) {
  const { email } = await createUser(test);
  const { id } = await test.db
    .updateTable('user_account')
    .set({
      created_at: joined,
      last_login_at: login ?? null,
      golden_dose_enabled: goldenSetting ?? 0,
    })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  ids[name] = id;
  await test.db.deleteFrom('user_activity').where('user_id', '=', id).execute();
  if (entry === undefined && tally === undefined) return;
  await test.db
    .insertInto('user_activity')
    .values({
      user_id: id,
      last_entry_at: entry ?? null,
      is_tally_due: tally?.due ?? 0,
      pens: 0,
      doses: 0,
      golden_doses: tally?.golden ?? 0,
    })
    .execute();
}

const EDGE = TEST_NOW - 30 * DAY_MS;
const OLD = EDGE - 1;

beforeAll(async () => {
  test = await createTestApp();
  await person('new', { joined: EDGE, login: EDGE });
  await person('old', { joined: OLD, login: OLD });
  await person('never logged in', { joined: OLD });
  await person('entered', { joined: OLD, login: OLD, entry: EDGE });
  await person('entered long ago', { joined: OLD, login: OLD, entry: OLD });
  await person('golden setting', { joined: OLD, goldenSetting: 1 });
  await person('golden tally', { joined: OLD, tally: { due: 0, golden: 2 } });
  await person('no golden tally', { joined: OLD, tally: { due: 0, golden: 0 } });
  // The tally still says 2, but the doses were deleted.
  await person('stale tally', { joined: OLD, tally: { due: 1, golden: 2 } });

  const { email, token } = await createUser(test);
  const pen = await createEmptyPen(test, token, { enableFifthDose: true });
  await createDose(test, token, goldenDose(pen._id, 0.2));
  const { id } = await test.db
    .updateTable('user_account')
    .set({ created_at: OLD, last_login_at: OLD, golden_dose_enabled: 0 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  ids['uncounted golden'] = id;
  const counts = { pens: 0, doses: 0, golden_doses: 0 };
  const row = { user_id: id, last_entry_at: OLD, is_tally_due: 1 as const, ...counts };
  await test.db.deleteFrom('user_activity').where('user_id', '=', id).execute();
  await test.db.insertInto('user_activity').values(row).execute();
});
afterAll(() => test.close());

const MEMBERS: Record<EmailSegment, string[]> = {
  all: [
    'new',
    'old',
    'never logged in',
    'entered',
    'entered long ago',
    'golden setting',
    'golden tally',
    'no golden tally',
    'stale tally',
    'uncounted golden',
  ],
  new_users: ['new'],
  active_users: ['new', 'entered'],
  inactive_users: [
    'old',
    'never logged in',
    'entered long ago',
    'golden setting',
    'golden tally',
    'no golden tally',
    'stale tally',
    'uncounted golden',
  ],
  golden_dose_users: ['golden setting', 'golden tally', 'uncounted golden'],
};

it.each(EMAIL_SEGMENTS)('lists %s in chunks', async (segment) => {
  const found: string[] = [];
  for (let after = ''; ; ) {
    const rows = await selectSegment(test.db, segment, TEST_NOW)
      .select('user_account.id')
      .where('user_account.id', '>', after)
      .orderBy('user_account.id')
      .limit(2)
      .execute();
    found.push(...rows.map((row) => row.id));
    after = rows.at(-1)?.id ?? '';
    if (!after) break;
  }
  const names = found.map((id) => Object.keys(ids).find((name) => ids[name] === id));
  expect(names.sort()).toEqual([...MEMBERS[segment]].sort());
});

it('counts all of them at once', async () => {
  expect(await countSegments(test.db, TEST_NOW)).toEqual(
    Object.fromEntries(EMAIL_SEGMENTS.map((segment) => [segment, MEMBERS[segment].length])),
  );
});

it('counts no one where there is no one', async () => {
  const empty = await createTestApp();
  expect(await countSegments(empty.db, TEST_NOW)).toEqual(
    Object.fromEntries(EMAIL_SEGMENTS.map((segment) => [segment, 0])),
  );
  await empty.close();
});
