import type { Migration } from 'kysely/migration';
import { accountsPensDoses } from './0001-accounts-pens-doses.ts';
import { weightsSymptomsPrices } from './0002-weights-symptoms-prices.ts';
import { activityAuditConsent } from './0003-activity-audit-consent.ts';
import { mail } from './0004-mail.ts';
import { reddit } from './0005-reddit.ts';
import { clusteredRows } from './0006-clustered-rows.ts';
import { indexesOfAge } from './0007-indexes-of-age.ts';
import { loginDevices } from './0008-login-devices.ts';

/** Every migration by its name, which also gives the order. One that landed is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts-pens-doses': accountsPensDoses,
  '0002-weights-symptoms-prices': weightsSymptomsPrices,
  '0003-activity-audit-consent': activityAuditConsent,
  '0004-mail': mail,
  '0005-reddit': reddit,
  '0006-clustered-rows': clusteredRows,
  '0007-indexes-of-age': indexesOfAge,
  '0008-login-devices': loginDevices,
};
