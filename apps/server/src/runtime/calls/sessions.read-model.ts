import { DAY_MS, HOUR_MS } from '@dosewise/domain';
import { sql } from 'kysely';
import type { Scope } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/engines/prepared-query.ts';
import { hasRowLocks } from '../../db/engines/row-locks.ts';
import { holdTies } from '../../records/doors/carers.queries.ts';
import { latestInstant } from '../background/wrong-clock.ts';
import { callerId, type HoldFor, type LiveSession, type TokenKey } from './live-session.ts';

/** The life of a session after its last use. */
export const SESSION_MS = 30 * DAY_MS;
/** The exactness of `last_used_at`: a write for each request would cost more than it tells. */
const USE_RESOLUTION_MS = HOUR_MS;

/** The live session of a token, or null. Using a session prolongs it, unless it is an API token. */
export async function findLiveSession(scope: Scope, token: TokenKey): Promise<LiveSession | null> {
  const { userId, tokenHash } = token;
  const [row] = await selectLiveSession(scope.db, { userId, tokenHash, now: scope.now });
  if (!row) return null;
  // No one waits for it, and where it fails the next use tries again: reads go on without writes.
  const isDue =
    scope.now - row.last_used_at > USE_RESOLUTION_MS || row.last_used_at > latestInstant(scope.now);
  const tokenScope = row.scope;
  const session: LiveSession = {
    userId: row.user_id,
    userType: row.user_type,
    tokenHash,
    tokenScope,
    confirmedAt: row.confirmed_at,
    language: row.language,
  };
  if (isDue) noteUse(scope, session).catch(() => {});
  return session;
}

const selectLiveSession = prepared((db, at: LiveAt) =>
  liveSession(db, at).select([
    'session.user_id',
    'session.last_used_at',
    'session.scope',
    'session.confirmed_at',
    'user_account.user_type',
    'user_account.language',
  ]),
);

/** A session by which its user may read and write: not while a restore has the account to itself. */
const liveSession = (db: Database, at: LiveAt) =>
  unexpiredSession(db, at).where('user_account.restoring_until', 'is', null);

function unexpiredSession(db: Database, { userId, tokenHash, now }: LiveAt) {
  return db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .$if(userId !== undefined, (query) => query.where('session.user_id', '=', userId ?? ''))
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now);
}

/**
 * The type of the session's user while the session is live, else null. Both stay as they are until the
 * transaction ends, at the price of the locks that rows referring to the account take anyway: anyone who
 * ends sessions locks the account first (`lockAccount`). Who is going to do that here takes that lock
 * at once, since it cannot be had while another one waits for it with a lesser one, and where it ends ties in
 * its turn among the accounts of the others.
 */
export async function holdSession(
  tx: Database,
  session: LiveSession,
  now: number,
  holdFor: HoldFor,
): Promise<LiveSession['userType'] | null> {
  const { tokenHash, userType } = session;
  const userId = callerId(session);
  if (holdFor !== 'writing' && userType === 'admin') await lockAdmins(tx);
  const isToEnd = holdFor.startsWith('ending own sessions');
  const hold = () => (isToEnd ? selectToEnd : selectToWrite)(tx, { userId, tokenHash, now });
  const endsTies = holdFor === 'ending own sessions and ties';
  const [row] = await (endsTies ? holdTies(tx, userId, hold) : hold());
  return row?.user_type ?? null;
}

interface LiveAt extends TokenKey {
  readonly now: number;
}

const selectToWrite = prepared((db, at: LiveAt) =>
  heldSession(db, at).select('user_account.user_type'),
);

/** A live session with its account, to select from and to hold while someone writes. */
export function heldSession(db: Database, at: LiveAt) {
  const session = liveSession(db, at);
  // The account first, as those lock who end the session.
  return hasRowLocks(db) ? session.forKeyShare(['user_account', 'session']) : session;
}

const selectToEnd = prepared((db, at: LiveAt) => {
  const query = liveSession(db, at).select('user_account.user_type');
  return hasRowLocks(db) ? query.forUpdate('user_account').forKeyShare('session') : query;
});

/** Stands for who is an admin. Any number does that nothing else locks. */
const ADMINS_LOCK = 20_261_121;

/**
 * Keeps others from taking an admin away until the transaction ends: anyone who does comes here first,
 * before it locks an account. A lock of its own, since those of several accounts could deadlock with
 * anyone who adds rows that refer to them.
 */
export async function lockAdmins(db: Database): Promise<void> {
  if (hasRowLocks(db)) await sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`.execute(db);
}

/** True while a session that was live still is: its account may have been deleted since. */
export async function isStillLive(scope: Scope, session: LiveSession): Promise<boolean> {
  const token = { userId: callerId(session), tokenHash: session.tokenHash };
  return (await selectLiveSession(scope.db, { ...token, now: scope.now })).length > 0;
}

const selectKeptOut = prepared((db, at: LiveAt) =>
  unexpiredSession(db, at)
    .select('session.user_id')
    .where('user_account.restoring_until', 'is not', null),
);

/** True: a session that is not live will be again, when the restore of its account is over. */
export async function isKeptOut(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { userId, tokenHash }: TokenKey,
): Promise<boolean> {
  return (await selectKeptOut(db, { userId, tokenHash, now })).length > 0;
}

async function noteUse(
  { db, now }: Scope,
  { userId, tokenHash, tokenScope }: LiveSession,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: now, ...(tokenScope ? {} : { expires_at: now + SESSION_MS }) })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .execute();
}
