import type { Migration } from 'kysely/migration';
import * as accountsPensDoses from './migrations/0001-accounts-pens-doses.ts';
import * as weightsSymptomsPrices from './migrations/0002-weights-symptoms-prices.ts';
import * as activityAuditConsent from './migrations/0003-activity-audit-consent.ts';
import * as mail from './migrations/0004-mail.ts';
import * as reddit from './migrations/0005-reddit.ts';
import * as clusteredRows from './migrations/0006-clustered-rows.ts';
import * as indexesOfAge from './migrations/0007-indexes-of-age.ts';
import * as loginDevices from './migrations/0008-login-devices.ts';
import * as devices from './migrations/0009-devices.ts';
import * as unitsAndGoal from './migrations/0010-units-and-goal.ts';
import * as recordIds from './migrations/0011-record-ids.ts';
import * as pricesByMedicine from './migrations/0012-prices-by-medicine.ts';
import * as plan from './migrations/0013-plan.ts';
import * as stock from './migrations/0014-stock.ts';
import * as injectionZones from './migrations/0015-injection-zones.ts';
import * as pushSubscriptions from './migrations/0016-push-subscriptions.ts';
import * as reminders from './migrations/0017-reminders.ts';
import * as calendarFeed from './migrations/0018-calendar-feed.ts';
import * as imports from './migrations/0019-imports.ts';
import * as reportShares from './migrations/0020-report-shares.ts';
import * as invites from './migrations/0021-invites.ts';
import * as sessionsAndSecondFactor from './migrations/0022-sessions-and-second-factor.ts';
import * as singleMails from './migrations/0022-single-mails.ts';
import * as apiTokensAndPasskeys from './migrations/0023-api-tokens-and-passkeys.ts';
import * as backups from './migrations/0025-backups.ts';
import * as emailAddresses from './migrations/0026-email-addresses.ts';
import * as keysByUser from './migrations/0027-keys-by-user.ts';
import * as confirmedSessions from './migrations/0028-confirmed-sessions.ts';
import * as notificationsOfSessions from './migrations/0029-notifications-of-sessions.ts';
import * as skipsOfNoPlan from './migrations/0031-skips-of-no-plan.ts';
import * as restoresInParts from './migrations/0032-restores-in-parts.ts';
import * as oneLedger from './migrations/0033-one-ledger.ts';
import * as replanSince from './migrations/0034-replan-since.ts';
import * as measurements from './migrations/0036-measurements.ts';
import * as webhooks from './migrations/0037-webhooks.ts';
import * as people from './migrations/0038-people.ts';
import * as oidcLinks from './migrations/0039-oidc-links.ts';
import * as tablets from './migrations/0041-tablets.ts';
import * as languages from './migrations/0042-languages.ts';
import * as openingDays from './migrations/0043-opening-days.ts';
import * as plannedAt from './migrations/0044-planned-at.ts';
import * as listedDoses from './migrations/0045-listed-doses.ts';
import * as plansOfMedicines from './migrations/0046-plans-of-medicines.ts';
import * as partsOfInjections from './migrations/0047-parts-of-injections.ts';
import * as remindersOfMedicines from './migrations/0048-reminders-of-medicines.ts';
import * as unconfirmedWeights from './migrations/0049-unconfirmed-weights.ts';
import * as displayNames from './migrations/0050-display-names.ts';
import * as vaults from './migrations/0051-vaults.ts';
import * as unitsOfMeasurements from './migrations/0052-units-of-measurements.ts';
import * as bloodPressure from './migrations/0053-blood-pressure.ts';
import * as plansOfSubstances from './migrations/0054-plans-of-substances.ts';
import * as plainerStarters from './migrations/0055-plainer-starters.ts';

/**
 * The migrations by their names, which also give the order. Named one by one, since a browser has no folder to
 * read; a test compares them with the folder.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts-pens-doses': accountsPensDoses,
  '0002-weights-symptoms-prices': weightsSymptomsPrices,
  '0003-activity-audit-consent': activityAuditConsent,
  '0004-mail': mail,
  '0005-reddit': reddit,
  '0006-clustered-rows': clusteredRows,
  '0007-indexes-of-age': indexesOfAge,
  '0008-login-devices': loginDevices,
  '0009-devices': devices,
  '0010-units-and-goal': unitsAndGoal,
  '0011-record-ids': recordIds,
  '0012-prices-by-medicine': pricesByMedicine,
  '0013-plan': plan,
  '0014-stock': stock,
  '0015-injection-zones': injectionZones,
  '0016-push-subscriptions': pushSubscriptions,
  '0017-reminders': reminders,
  '0018-calendar-feed': calendarFeed,
  '0019-imports': imports,
  '0020-report-shares': reportShares,
  '0021-invites': invites,
  '0022-sessions-and-second-factor': sessionsAndSecondFactor,
  '0022-single-mails': singleMails,
  '0023-api-tokens-and-passkeys': apiTokensAndPasskeys,
  '0025-backups': backups,
  '0026-email-addresses': emailAddresses,
  '0027-keys-by-user': keysByUser,
  '0028-confirmed-sessions': confirmedSessions,
  '0029-notifications-of-sessions': notificationsOfSessions,
  '0031-skips-of-no-plan': skipsOfNoPlan,
  '0032-restores-in-parts': restoresInParts,
  '0033-one-ledger': oneLedger,
  '0034-replan-since': replanSince,
  '0036-measurements': measurements,
  '0037-webhooks': webhooks,
  '0038-people': people,
  '0039-oidc-links': oidcLinks,
  '0041-tablets': tablets,
  '0042-languages': languages,
  '0043-opening-days': openingDays,
  '0044-planned-at': plannedAt,
  '0045-listed-doses': listedDoses,
  '0046-plans-of-medicines': plansOfMedicines,
  '0047-parts-of-injections': partsOfInjections,
  '0048-reminders-of-medicines': remindersOfMedicines,
  '0049-unconfirmed-weights': unconfirmedWeights,
  '0050-display-names': displayNames,
  '0051-vaults': vaults,
  '0052-units-of-measurements': unitsOfMeasurements,
  '0053-blood-pressure': bloodPressure,
  '0054-plans-of-substances': plansOfSubstances,
  '0055-plainer-starters': plainerStarters,
};
