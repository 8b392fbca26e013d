import { setImmediate as letOthersRun } from 'node:timers/promises';
import { DAY_MS } from '@dosewise/domain';
import { DELETED_IDS_KEPT_MS } from '../../records/record-ids.ts';
import { KEYS_REMEMBERED_MS } from '../calls/idempotency.ts';
import { FAILURES_KEPT_MS } from '../http/limits/failed-attempts.ts';
import type { ServerContext } from '../server-context.ts';
import { type Rounds, startRounds } from './background-rounds.ts';
import { deleteOldest, type ExpiringRows, releaseSubscriptions } from './forget-expired.queries.ts';
import { DEVICES_KEPT_MS, VAULTS_KEPT_MS } from './lifetimes.ts';
import { putDatesRight } from './put-dates-right.queries.ts';

/** Rows in one statement: milliseconds, for which other writers wait. */
const ROWS_AT_ONCE = 500;
const INTERVAL_MS = 600_000;

/** Reminders and messages to webhooks: what came of them is asked for no longer. Other mails stay. */
const REMINDERS_KEPT_MS = 35 * DAY_MS;

/** Acts of others in a user's records: the records tell it for longer. */
const ACTS_KEPT_MS = 366 * DAY_MS;

/** The time after its instant for which a row is of use. */
const KEPT_MS: Readonly<Record<ExpiringRows, number>> = {
  session: 0,
  login_device: DEVICES_KEPT_MS,
  login_failure: FAILURES_KEPT_MS,
  idempotency_key: KEYS_REMEMBERED_MS,
  record_id: DELETED_IDS_KEPT_MS,
  delivery: REMINDERS_KEPT_MS,
  webhook_message: REMINDERS_KEPT_MS,
  report_share: 0,
  used_challenge: 0,
  email_change: 0,
  invite: 0,
  carer_act: ACTS_KEPT_MS,
  vault: VAULTS_KEPT_MS,
};

/** Forgets in the background what is over and no one asks for any more, a few rows at a time. */
export function startForgetter(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  onError: (error: unknown) => void,
  intervalMs = INTERVAL_MS,
): Rounds {
  return startRounds({
    intervalMs,
    onError,
    round: async (isStopping) => {
      const at = now();
      await putDatesRight(db, at);
      await releaseSubscriptions(db, at);
      for (const [rows, keptMs] of Object.entries(KEPT_MS) as [ExpiringRows, number][]) {
        const until = at - keptMs;
        while (!isStopping() && (await deleteOldest(db, rows, until, ROWS_AT_ONCE)) > 0) {
          await letOthersRun();
        }
      }
    },
  });
}
