import type { UserProfile } from '@dosewise/contract';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';

/** The account of `userId` as its owner sees it. Throws `not_found` when it is gone. */
export async function readProfile(db: Database, userId: string): Promise<UserProfile> {
  const row = await db
    .selectFrom('user_account')
    .select((eb) => [
      'id',
      'email',
      'country',
      'currency',
      'user_type',
      'created_at',
      'last_login_at',
      'golden_dose_enabled',
      'default_fifth_dose_enabled',
      'height_cm',
      'time_zone',
      eb
        .selectFrom('pen')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('pen.user_id', '=', userId)
        .as('pens'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return {
    _id: row.id,
    email: row.email,
    country: row.country,
    currency: row.currency,
    userType: row.user_type,
    createdAt: new Date(row.created_at).toISOString(),
    lastLogin: row.last_login_at === null ? null : new Date(row.last_login_at).toISOString(),
    pens: Number(row.pens),
    goldenDoseEnabled: row.golden_dose_enabled === 1,
    defaultFifthDoseEnabled: row.default_fifth_dose_enabled === 1,
    heightCm: row.height_cm,
    timeZone: row.time_zone,
  };
}
