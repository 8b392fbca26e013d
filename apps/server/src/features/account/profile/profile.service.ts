import type {
  getEmailPreferences,
  getGoldenDoseSettings,
  getProfile,
  RouteInput,
  RouteReply,
  setCountry,
  setCurrency,
  setEmailPreferences,
  setHeight,
  setLanguage,
  setTimeZone,
  setUnits,
  UserProfile,
} from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import { inTransaction } from '../../../db/database.ts';
import type { UserAccountTable } from '../../../db/tables/account-tables.ts';
import { changedColumns, type FieldColumns } from '../../../db/tables/changed-columns.ts';
import type { Flag } from '../../../db/tables/column-types.ts';
import { changeRecords } from '../../../records/change-records.ts';
import type { OwnerSettings } from '../../../records/record-changes.queries.ts';
import type { LiveSession } from '../../../runtime/calls/live-session.ts';
import { moveSkips } from '../../dosing/plan/skips.write-model.ts';
import { insertAnalyticsConsent, insertConsent, updateAccount } from './profile.queries.ts';
import { readEmailPreferences, readProfile, readTimeZone } from './profile.read-model.ts';

/**
 * The account as its owner sees it; as someone who cares for them does, without what says nothing about
 * their records.
 */
export async function readProfileFor(
  { db }: Scope,
  { userId, carer }: LiveSession,
): Promise<RouteReply<typeof getProfile>> {
  const profile = await readProfile(db, userId);
  if (!carer) return profile;
  const { userType, lastLogin, analyticsConsent, ...ofRecords } = profile;
  return { ...ofRecords, language: null, goldenDoseEnabled: false };
}

type EmailPreferences = RouteReply<typeof getEmailPreferences>;
type EmailPreferencesChange = RouteInput<typeof setEmailPreferences>['body'];
type ProfileChange = Partial<
  RouteInput<typeof setCountry>['body'] &
    RouteInput<typeof setCurrency>['body'] &
    RouteInput<typeof setHeight>['body'] &
    RouteInput<typeof setTimeZone>['body'] &
    RouteInput<typeof setLanguage>['body']
>;
type GoldenDoseSettings = RouteReply<typeof getGoldenDoseSettings>;

type UnguardedColumns = Omit<UserAccountTable, keyof OwnerSettings>;

const PROFILE_COLUMNS: FieldColumns<ProfileChange, OwnerSettings> = {
  country: (country) => ({ country }),
  currency: (currency) => ({ currency }),
  heightCm: (height_cm) => ({ height_cm }),
  timeZone: (time_zone) => ({ time_zone }),
  language: (language) => ({ language }),
};

const PREFERENCE_COLUMNS: FieldColumns<EmailPreferencesChange, UnguardedColumns> = {
  marketing: (wants) => ({ wants_marketing: toFlag(wants) }),
  productUpdates: (wants) => ({ wants_product_updates: toFlag(wants) }),
  tips: (wants) => ({ wants_tips: toFlag(wants) }),
  unsubscribed: (isSet) => ({ unsubscribed: toFlag(isSet) }),
};

/** Golden Dose on for a new pen where it is on in the settings. */
const GOLDEN_DOSE_COLUMNS: FieldColumns<GoldenDoseSettings, UnguardedColumns> = {
  goldenDoseEnabled: (isEnabled) => ({
    golden_dose_enabled: toFlag(isEnabled),
    default_fifth_dose_enabled: toFlag(isEnabled),
  }),
  goldenDoseVolume: (golden_dose_ml) => ({ golden_dose_ml }),
};

/** Changes what the profile itself shows; the changed profile. */
export function changeProfile(
  scope: Scope,
  userId: string,
  change: ProfileChange,
): Promise<UserProfile> {
  return changeRecords(scope, userId, async (records) => {
    const { timeZone } = change;
    if (timeZone !== undefined)
      await moveSkips(records, { from: await readTimeZone(records.db, userId), to: timeZone });
    await records.updateOwner(changedColumns(change, PROFILE_COLUMNS));
    return readProfile(records.db, userId);
  });
}

/** Sets the name that people see who share records with the user; null: none. The changed profile. */
export function changeDisplayName(
  scope: Scope,
  userId: string,
  name: string | null,
): Promise<UserProfile> {
  return inTransaction(scope.db, async (db) => {
    await updateAccount(db, userId, { display_name: name });
    return readProfile(db, userId);
  });
}

/** Sets both units; the changed profile. A change of country leaves them from then on. */
export function changeUnits(
  scope: Scope,
  userId: string,
  { weight, height }: RouteInput<typeof setUnits>['body'],
): Promise<UserProfile> {
  return changeRecords(scope, userId, async (records) => {
    await records.updateOwner({ weight_unit: weight, height_unit: height });
    return readProfile(records.db, userId);
  });
}

/**
 * Changes only what `change` carries, so that of two at once neither takes the other back;
 * unsubscribing sets the three topics false.
 */
export function changeEmailPreferences(
  scope: Scope,
  userId: string,
  change: EmailPreferencesChange,
): Promise<EmailPreferences> {
  return inTransaction(scope.db, async (db) => {
    const wanted = change.unsubscribed
      ? { marketing: false, productUpdates: false, tips: false, unsubscribed: true }
      : change;
    await updateAccount(db, userId, {
      ...changedColumns(wanted, PREFERENCE_COLUMNS),
      email_preferences_changed_at: scope.now,
    });
    return readEmailPreferences(db, userId);
  });
}

/** Sets the Golden Dose settings. */
export async function changeGoldenDoseSettings(
  scope: Scope,
  userId: string,
  settings: GoldenDoseSettings,
): Promise<GoldenDoseSettings> {
  await updateAccount(scope.db, userId, changedColumns(settings, GOLDEN_DOSE_COLUMNS));
  return settings;
}

/** Records that the user acknowledged the Golden Dose information, when, and which text. */
export async function acknowledgeGoldenDose(scope: Scope, userId: string, textVersion: string) {
  await insertConsent(scope.db, {
    user_id: userId,
    id: scope.newId(),
    text_version: textVersion,
    acknowledged_at: scope.now,
  });
  return { textVersion, acknowledgedAt: new Date(scope.now).toISOString() };
}

/** Records whether the user agrees to product analytics, when, and to which text. */
export function recordAnalyticsConsent(
  scope: Scope,
  userId: string,
  { agreed, textVersion }: { agreed: boolean; textVersion: string },
): Promise<UserProfile> {
  const flag = toFlag(agreed);
  return inTransaction(scope.db, async (db) => {
    await updateAccount(db, userId, { analytics_agreed: flag });
    await insertAnalyticsConsent(db, {
      user_id: userId,
      id: scope.newId(),
      agreed: flag,
      text_version: textVersion,
      decided_at: scope.now,
    });
    return readProfile(db, userId);
  });
}

function toFlag(isSet: boolean): Flag {
  return isSet ? 1 : 0;
}
