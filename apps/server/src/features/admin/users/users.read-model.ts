import type { AdminUser } from '@dosewise/contract';
import type { Database } from '../../../db/database.ts';
import type { UserAccountTable } from '../../../db/tables/account-tables.ts';
import { findUserIdByEmail, NOBODY } from '../../../records/doors/addresses.queries.ts';

/** All that admins may see of an account. */
export const ADMIN_USER_COLUMNS = [
  'id',
  'email',
  'user_type',
  'country',
  'currency',
  'created_at',
  'last_login_at',
] as const satisfies readonly (keyof UserAccountTable)[];

/** The account of an address as admins see it, or null. */
export async function findAdminUser(db: Database, email: string): Promise<AdminUser | null> {
  const row = await db
    .selectFrom('user_account')
    .select(ADMIN_USER_COLUMNS)
    .where('id', '=', (await findUserIdByEmail(db, email)) ?? NOBODY)
    .executeTakeFirst();
  const [user = null] = await presentAdminUsers(db, row ? [row] : []);
  return user;
}

type AdminUserRow = Pick<UserAccountTable, (typeof ADMIN_USER_COLUMNS)[number]>;

/** Accounts as admins see them, in their order. */
export async function presentAdminUsers(
  db: Database,
  rows: readonly AdminUserRow[],
): Promise<AdminUser[]> {
  if (rows.length === 0) return [];
  const guarded = await db
    .selectFrom('second_factor')
    .select('user_id')
    .where(
      'user_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('confirmed_at', 'is not', null)
    .execute();
  const ids = new Set(guarded.map(({ user_id }) => user_id));
  return rows.map((row) => presentAdminUser(row, ids.has(row.id)));
}

function presentAdminUser(row: AdminUserRow, secondFactor: boolean): AdminUser {
  return {
    _id: row.id,
    email: row.email,
    userType: row.user_type,
    country: row.country,
    currency: row.currency,
    createdAt: new Date(row.created_at).toISOString(),
    lastLogin: row.last_login_at === null ? null : new Date(row.last_login_at).toISOString(),
    secondFactor,
  };
}
