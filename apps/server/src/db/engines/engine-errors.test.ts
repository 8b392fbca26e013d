import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, ENGINE, type TestDatabase } from '../../testing/databases.ts';
import { insertUsers } from '../../testing/mail/mail-factories.ts';
import { constraintFailure, isDiskFull, isUnavailable } from './engine-errors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const coded = (fields: object) => Object.assign(new Error('x'), fields);

it('tells a key that is taken and a row that is missing from a statement that is wrong', async () => {
  const { db } = database;
  const price = { country: 'Twice', valid_from: '', price: 1, currency: 'AUD' as const };
  await db.insertInto('country_price').values(price).execute();
  const twice = await errorOf(db.insertInto('country_price').values(price).execute());
  expect([constraintFailure(twice), isUnavailable(twice)]).toEqual(['unique', false]);
  const session = { created_at: 1, last_used_at: 1, expires_at: 1 };
  const orphan = await errorOf(
    db
      .insertInto('session')
      .values({ ...session, token_hash: 'x', id: 'x', user_id: 'nobody' })
      .execute(),
  );
  expect([constraintFailure(orphan), isUnavailable(orphan)]).toEqual(['foreign-key', false]);
  const wrong = await errorOf(sql`select nothing from nowhere`.execute(db));
  expect([constraintFailure(wrong), isUnavailable(wrong)]).toEqual([null, false]);
});

describe('a database that is away', () => {
  it.each([
    ['the name of its host is not known', coded({ code: 'ENOTFOUND', syscall: 'getaddrinfo' })],
    ['no one listens', coded({ code: 'ECONNREFUSED', syscall: 'connect' })],
    [
      'no one listens at any of its addresses',
      Object.assign(
        new AggregateError([
          coded({ code: 'ECONNREFUSED', syscall: 'connect' }),
          coded({ code: 'ECONNREFUSED', syscall: 'connect' }),
        ]),
        { code: 'ECONNREFUSED' },
      ),
    ],
    ['it shuts down', coded({ code: '57P01' })],
    ['someone else holds the lock', coded({ code: '55P03' })],
    ['it takes too long', coded({ code: '57014' })],
    ['its disk is full', coded({ code: 'SQLITE_FULL' })],
    [
      'a machine of Citus went away at the commit',
      coded({
        code: 'XX000',
        message: 'could not commit transaction for shard 102098 on at least one active node',
      }),
    ],
  ])('is known as such when %s', (_how, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['a file of ours is missing', coded({ code: 'ENOENT', syscall: 'open' })],
    ['a value is refused', coded({ code: '22P02' })],
    ['several things went wrong', new AggregateError([new Error('one'), new Error('two')])],
    ['it is no error', { code: '57P01' }],
  ])('is not what is meant when %s', (_how, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});

it.each([
  ['SQLITE_FULL', true],
  // As SQLite says it when it opens a file on a full disk, tried on a small tmpfs.
  ['SQLITE_IOERR_SHMSIZE', true],
  ['ENOSPC', true],
  ['SQLITE_IOERR_WRITE', false],
  ['EACCES', false],
])('%s says that the disk is full: %s', (code, expected) => {
  expect(isDiskFull(coded({ code }))).toBe(expected);
});

if (ENGINE === 'postgres') {
  it('lets whom PostgreSQL gave up in a deadlock come back', async () => {
    const { db } = database;
    const [here, there] = await insertUsers(db, 2);
    let arrived = 0;
    const together = Promise.withResolvers<void>();
    const move = (...ids: readonly string[]) =>
      db.transaction().execute(async (tx) => {
        for (const id of ids) {
          const country = 'Norway';
          await tx.updateTable('user_account').set({ country }).where('id', '=', id).execute();
          arrived += 1;
          if (arrived === 2) together.resolve();
          await together.promise;
        }
      });
    const [one = '', other = ''] = [here?.id, there?.id];
    const outcomes = await Promise.all([move(one, other), move(other, one)].map(errorOf));
    const [error, ...others] = outcomes.filter((outcome) => outcome !== null);
    expect(others).toEqual([]);
    expect(error).toMatchObject({ code: '40P01' });
    expect(isUnavailable(error)).toBe(true);
  });
}
