import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { containing } from '../../../db/tables/like-pattern.ts';
import type { PageCursor } from './page-cursor.ts';
import { ADMIN_USER_COLUMNS } from './users.read-model.ts';

/** Countries that one search compares with; all of the world are fewer. */
const MAX_COUNTRIES = 500;

/** Chooses the accounts of a page. */
export interface UserFilter {
  /** In lower case; '' for everyone. */
  readonly search: string;
  readonly type: 'user' | 'admin' | undefined;
  readonly after: PageCursor | null;
  readonly limit: number;
}

/** Accounts, newest first. */
export async function selectUsers(db: Database, { search, type, after, limit }: UserFilter) {
  const countries = search === '' ? [] : await countriesLike(db, search);
  return db
    .selectFrom('user_account')
    .select(ADMIN_USER_COLUMNS)
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          // Addresses are stored in lower case.
          sql<boolean>`email like ${containing(search)} escape '!'`,
          ...(countries.length > 0 ? [eb('country', 'in', countries)] : []),
        ]),
      ),
    )
    .$if(type !== undefined, (query) => query.where('user_type', '=', type ?? 'user'))
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.createdAt ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * The countries whose name holds `search`. Compared here: what lower case is beyond ASCII depends
 * on the engine and its settings.
 */
async function countriesLike(db: Database, search: string): Promise<string[]> {
  const rows = await db.selectFrom('user_account').select('country').distinct().execute();
  return rows
    .map((row) => row.country)
    .filter((country) => country.toLowerCase().includes(search))
    .slice(0, MAX_COUNTRIES);
}

/** Number of accounts of each type. All and the admins have an index each, users have none. */
export async function countUsers(db: Database) {
  const count = () =>
    db.selectFrom('user_account').select((eb) => eb.fn.countAll<number>().as('count'));
  const { total, admin } = await db
    .selectNoFrom([
      count().$asScalar().as('total'),
      count().where('user_type', '=', sql.lit('admin')).$asScalar().as('admin'),
    ])
    .executeTakeFirstOrThrow();
  return { total, admin, user: total - admin };
}

/** True while there is an account with this id. */
export async function isThere(db: Database, userId: string): Promise<boolean> {
  const account = db.selectFrom('user_account').select('id').where('id', '=', userId);
  return (await account.executeTakeFirst()) !== undefined;
}
