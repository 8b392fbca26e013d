import {
  ARCHIVE_LIMITS,
  type getEmailPreferences,
  type getGoldenDoseSettings,
  type RouteReply,
  type UserProfile,
} from '@dosewise/contract';
import { unitsOfCountry } from '@dosewise/domain';
import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';

/** The account of `userId` as its owner sees it. Throws `not_found` when it is gone. */
export async function readProfile(db: Database, userId: string): Promise<UserProfile> {
  const row = await db
    .selectFrom('user_account')
    .select((eb) => [
      'id',
      'email',
      'display_name',
      'country',
      'currency',
      'user_type',
      'created_at',
      'last_login_at',
      'golden_dose_enabled',
      'default_fifth_dose_enabled',
      'height_cm',
      'weight_unit',
      'height_unit',
      'time_zone',
      'language',
      'analytics_agreed',
      eb
        .selectFrom('pen')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('pen.user_id', '=', userId)
        .as('pens'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const usual = unitsOfCountry(row.country);
  return {
    _id: row.id,
    email: row.email,
    displayName: row.display_name,
    country: row.country,
    currency: row.currency,
    userType: row.user_type,
    createdAt: new Date(row.created_at).toISOString(),
    lastLogin: row.last_login_at === null ? null : new Date(row.last_login_at).toISOString(),
    pens: Number(row.pens),
    goldenDoseEnabled: row.golden_dose_enabled === 1,
    defaultFifthDoseEnabled: row.default_fifth_dose_enabled === 1,
    heightCm: row.height_cm,
    units: {
      weight: row.weight_unit ?? usual.weight,
      height: row.height_unit ?? usual.height,
    },
    timeZone: row.time_zone,
    language: row.language,
    analyticsConsent: row.analytics_agreed === null ? null : row.analytics_agreed === 1,
  };
}

/** The user's time zone. Where the account went meanwhile its session is over, and the caller is told so. */
export async function readTimeZone(db: Database, userId: string): Promise<string> {
  const row = await db
    .selectFrom('user_account')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}

/** The language that a user chose, with the country that its figures are written by; null: none. */
export async function readChosenLanguage(db: Database, userId: string) {
  const row = await db
    .selectFrom('user_account')
    .select(['language', 'country'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** The units that a user chose; null where those of the country count. */
export async function readChosenUnits(db: Database, userId: string) {
  const row = await db
    .selectFrom('user_account')
    .select(['weight_unit as weight', 'height_unit as height'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

export async function readEmailPreferences(
  db: Database,
  userId: string,
): Promise<RouteReply<typeof getEmailPreferences>> {
  const row = await findSettings(db, userId);
  return {
    marketing: row.wants_marketing === 1,
    productUpdates: row.wants_product_updates === 1,
    tips: row.wants_tips === 1,
    unsubscribed: row.unsubscribed === 1,
  };
}

/** A user's Golden Dose settings. */
export async function readGoldenDoseSettings(
  db: Database,
  userId: string,
): Promise<RouteReply<typeof getGoldenDoseSettings>> {
  const row = await findSettings(db, userId);
  return { goldenDoseEnabled: row.golden_dose_enabled === 1, goldenDoseVolume: row.golden_dose_ml };
}

/** The Golden Dose texts that a user acknowledged and the times of it, oldest first. */
export async function readAcknowledgements(db: Database, userId: string) {
  const rows = await db
    .selectFrom('golden_dose_consent')
    .select(['text_version', 'acknowledged_at'])
    .where('user_id', '=', userId)
    .orderBy('acknowledged_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ARCHIVE_LIMITS.goldenDoseAcknowledgements)
    .execute();
  return rows.reverse().map((row) => ({
    textVersion: row.text_version,
    acknowledgedAt: new Date(row.acknowledged_at).toISOString(),
  }));
}

/** A user's decisions about product analytics, oldest first. */
export async function readAnalyticsConsents(db: Database, userId: string) {
  const rows = await db
    .selectFrom('analytics_consent')
    .select(['agreed', 'text_version', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ARCHIVE_LIMITS.analyticsConsents)
    .execute();
  return rows.reverse().map((row) => ({
    agreed: row.agreed === 1,
    textVersion: row.text_version,
    decidedAt: new Date(row.decided_at).toISOString(),
  }));
}

async function findSettings(db: Database, userId: string) {
  const row = await db
    .selectFrom('user_account')
    .select([
      'golden_dose_enabled',
      'golden_dose_ml',
      'wants_marketing',
      'wants_product_updates',
      'wants_tips',
      'unsubscribed',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}
