import { EMAIL_SEGMENTS, type EmailSegment } from '@dosewise/contract';
import { DAY_MS } from '@dosewise/domain';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

/** The time for which joining counts as new, and a login or an entry as active. */
const RECENT_MS = 30 * DAY_MS;

/**
 * The users who are in `segment` at `now`, to be narrowed, ordered and selected from. Columns need
 * their table's name: the rows of `user_activity` are joined, where a user has one.
 */
export function selectSegment(db: Database, segment: EmailSegment, now: number) {
  return users(db).where((eb) => isIn(eb, segment, now));
}

/**
 * Number of users in each segment at `now`, in one pass: of all, or of those that `among` leaves of them.
 */
export async function countSegments(
  db: Database,
  now: number,
  among: (all: Users) => Users = (all) => all,
): Promise<Record<EmailSegment, number>> {
  const row = await among(users(db))
    .select((eb) =>
      EMAIL_SEGMENTS.map((segment) =>
        eb.fn
          .coalesce(
            eb.fn.sum<number>(
              eb
                .case()
                .when(isIn(eb, segment, now))
                .then(1)
                .else(0)
                .end(),
            ),
            eb.lit(0),
          )
          .as(segment),
      ),
    )
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    EMAIL_SEGMENTS.map((segment) => [segment, Number(row[segment])]),
  ) as Record<EmailSegment, number>;
}

function users(db: Database) {
  return db
    .selectFrom('user_account')
    .leftJoin('user_activity', 'user_activity.user_id', 'user_account.id');
}

/** Accounts with their activity, to be narrowed. */
export type Users = ReturnType<typeof users>;

type UserColumns = ExpressionBuilder<
  Schema & { user_activity: NullableColumns<Schema['user_activity']> },
  'user_account' | 'user_activity'
>;
type NullableColumns<T> = { [K in keyof T]: T[K] | null };
type Condition = ExpressionWrapper<
  Schema & { user_activity: NullableColumns<Schema['user_activity']> },
  'user_account' | 'user_activity',
  SqlBool
>;

function isIn(eb: UserColumns, segment: EmailSegment, now: number): Condition {
  const since = now - RECENT_MS;
  switch (segment) {
    case 'all':
      return eb(eb.lit(1), '=', 1);
    case 'new_users':
      return eb('user_account.created_at', '>=', since);
    case 'active_users':
      return isActive(eb, since);
    case 'inactive_users':
      return eb.not(isActive(eb, since));
    case 'golden_dose_users':
      return hasGoldenDose(eb);
  }
}

/** Never null, so that its opposite is everyone else. */
function isActive(eb: UserColumns, since: number): Condition {
  const lastLogin = eb.fn.coalesce('user_account.last_login_at', eb.lit(0));
  const lastEntry = eb.fn.coalesce('user_activity.last_entry_at', eb.lit(0));
  return eb.or([eb(lastLogin, '>=', since), eb(lastEntry, '>=', since)]);
}

/** The tally where it is up to date, the doses themselves where it is not. */
function hasGoldenDose(eb: UserColumns): Condition {
  const golden = eb
    .selectFrom('dose')
    .select('dose.id')
    .whereRef('dose.user_id', '=', 'user_account.id')
    .where('dose.dose_type', '=', 'golden_dose');
  return eb.or([
    eb('user_account.golden_dose_enabled', '=', 1),
    eb.and([eb('user_activity.is_tally_due', '=', 0), eb('user_activity.golden_doses', '>', 0)]),
    eb.and([eb('user_activity.is_tally_due', '=', 1), eb.exists(golden)]),
  ]);
}
