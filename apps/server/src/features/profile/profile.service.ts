import type {
  getEmailPreferences,
  getGoldenDoseSettings,
  RouteInput,
  RouteReply,
  setEmailPreferences,
  UserProfile,
} from '@dosewise/contract';
import type { Currency } from '@dosewise/domain';
import { noteEntry } from '../../activity/user-activity.queries.ts';
import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { insertAnalyticsConsent, insertConsent, updateAccount } from './profile.queries.ts';
import { readEmailPreferences, readProfile } from './profile.read-model.ts';

type EmailPreferences = RouteReply<typeof getEmailPreferences>;
type EmailPreferencesChange = RouteInput<typeof setEmailPreferences>['body'];
type GoldenDoseSettings = RouteReply<typeof getGoldenDoseSettings>;

/** Changes what the profile itself shows; the changed profile. */
export function changeProfile(
  scope: Scope,
  userId: string,
  change:
    | { country: string }
    | { currency: Currency }
    | { height_cm: number }
    | { time_zone: string },
): Promise<UserProfile> {
  return inTransaction(scope.db, async (db) => {
    await updateAccount(db, userId, change);
    // The admin's figures count doses by country.
    if ('country' in change) await noteEntry(db, userId, scope.now, { tallyDue: true });
    return readProfile(db, userId);
  });
}

/** Changes only what `change` carries; unsubscribing sets the three topics false. */
export function changeEmailPreferences(
  scope: Scope,
  userId: string,
  change: EmailPreferencesChange,
): Promise<EmailPreferences> {
  return inTransaction(scope.db, async (db) => {
    const before = await readEmailPreferences(db, userId);
    const wanted: EmailPreferences = {
      marketing: change.marketing ?? before.marketing,
      productUpdates: change.productUpdates ?? before.productUpdates,
      tips: change.tips ?? before.tips,
      unsubscribed: change.unsubscribed ?? before.unsubscribed,
    };
    const after = change.unsubscribed
      ? { marketing: false, productUpdates: false, tips: false, unsubscribed: true }
      : wanted;
    await updateAccount(db, userId, {
      wants_marketing: after.marketing ? 1 : 0,
      wants_product_updates: after.productUpdates ? 1 : 0,
      wants_tips: after.tips ? 1 : 0,
      unsubscribed: after.unsubscribed ? 1 : 0,
      email_preferences_changed_at: scope.now,
    });
    return after;
  });
}

/** Sets the Golden Dose settings; a new pen starts with Golden Dose on where it is on here. */
export async function changeGoldenDoseSettings(
  scope: Scope,
  userId: string,
  settings: GoldenDoseSettings,
): Promise<GoldenDoseSettings> {
  const enabled = settings.goldenDoseEnabled ? 1 : 0;
  await updateAccount(scope.db, userId, {
    golden_dose_enabled: enabled,
    default_fifth_dose_enabled: enabled,
    golden_dose_ml: settings.goldenDoseVolume,
  });
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
  const flag = agreed ? 1 : 0;
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
