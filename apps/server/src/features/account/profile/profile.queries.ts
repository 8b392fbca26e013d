import type { Database } from '../../../db/database.ts';
import type {
  AnalyticsConsentTable,
  GoldenDoseConsentTable,
  UserAccountTable,
} from '../../../db/tables/account-tables.ts';
import type { OwnerSettings } from '../../../records/record-changes.queries.ts';

/** Sets columns of one account that its records do not depend on. */
export async function updateAccount(
  db: Database,
  userId: string,
  changes: Partial<Omit<UserAccountTable, 'id' | keyof OwnerSettings>>,
): Promise<void> {
  await db.updateTable('user_account').set(changes).where('id', '=', userId).execute();
}

export async function insertConsent(db: Database, consent: GoldenDoseConsentTable): Promise<void> {
  await db.insertInto('golden_dose_consent').values(consent).execute();
}

export async function insertAnalyticsConsent(
  db: Database,
  consent: AnalyticsConsentTable,
): Promise<void> {
  await db.insertInto('analytics_consent').values(consent).execute();
}
