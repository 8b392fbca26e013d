import type { Language } from '@dosewise/contract';
import type { Scope } from '../../server/src/context.ts';
import { type Database, inTransaction } from '../../server/src/db/database.ts';
import { insertSession, insertUser } from '../../server/src/features/account/auth/auth.queries.ts';
import { newUser } from '../../server/src/features/account/auth/new-account.ts';
import { DELETED_IDS_KEPT_MS } from '../../server/src/records/record-ids.ts';
import { insertActivity } from '../../server/src/runtime/activity/user-activity.queries.ts';
import { deleteOldest } from '../../server/src/runtime/background/forget-expired.queries.ts';
import { KEYS_REMEMBERED_MS } from '../../server/src/runtime/calls/idempotency.ts';
import type { LiveSession } from '../../server/src/runtime/calls/live-session.ts';

/** No address: nothing is sent from here, and no mail server takes this name (RFC 6761). */
const NO_ADDRESS = 'nobody@local.invalid';
/** Not the hash of any password. */
const NO_PASSWORD = '';
/** Not the hash of any token: no one logs in here. */
const TOKEN_HASH = 'local';

/** The one person whose records these are, and the session that their calls count as. */
export interface Person {
  readonly session: LiveSession;
  /** The time at which they began here, epoch ms. */
  readonly startedAt: number;
}

/** The person of this database, who is made where there is none yet. */
export async function findPerson(scope: Scope): Promise<Person> {
  return (await selectPerson(scope.db)) ?? makePerson(scope);
}

async function selectPerson(db: Database): Promise<Person | null> {
  const row = await db
    .selectFrom('user_account')
    .select(['id', 'created_at', 'language'])
    .orderBy('created_at')
    .executeTakeFirst();
  return row ? { session: sessionOf(row.id, row.language), startedAt: row.created_at } : null;
}

function makePerson(scope: Scope): Promise<Person> {
  const user = newUser(scope, { email: NO_ADDRESS, news: false }, NO_PASSWORD);
  return inTransaction(scope.db, async (db) => {
    await insertUser(db, user);
    await insertActivity(db, user.id);
    await insertSession(db, {
      user_id: user.id,
      token_hash: TOKEN_HASH,
      id: scope.newId(),
      device: null,
      created_at: scope.now,
      last_used_at: scope.now,
      // It lasts as long as the database does.
      expires_at: Number.MAX_SAFE_INTEGER,
      scope: null,
      name: null,
      expires_on: null,
      confirmed_at: null,
    });
    return { session: sessionOf(user.id), startedAt: user.created_at };
  });
}

const sessionOf = (userId: string, language: Language | null = null): LiveSession => ({
  userId,
  userType: 'user',
  tokenHash: TOKEN_HASH,
  tokenScope: null,
  confirmedAt: null,
  language,
});

/** Rows in one go; no one here has as many. */
const ROWS_AT_ONCE = 1000;

/** Forgets keys of calls and ids of deleted records when their time is over, as a server does beside its calls. */
export async function forgetExpired({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await deleteOldest(db, 'idempotency_key', now - KEYS_REMEMBERED_MS, ROWS_AT_ONCE);
  await deleteOldest(db, 'record_id', now - DELETED_IDS_KEPT_MS, ROWS_AT_ONCE);
}

const RECORDS = ['pen', 'dose', 'weight', 'symptom', 'measurement'] as const;

/** The number of records that someone entered, and of the doses among them. */
export async function countRecords(
  db: Database,
): Promise<{ readonly records: number; readonly doses: number }> {
  const counts = await Promise.all(
    RECORDS.map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  const numbers = counts.map(({ count }) => Number(count));
  return {
    records: numbers.reduce((sum, count) => sum + count, 0),
    doses: numbers[RECORDS.indexOf('dose')] ?? 0,
  };
}
