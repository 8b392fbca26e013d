import type { AppContext } from '../../app-context.ts';
import { inTransaction } from '../../db/database.ts';
import type { SendOutcome } from '../channels/http/send-outcome.ts';
import {
  type LedgerWork,
  type LedgerWorker,
  startLedgerWorker,
  type WorkerOptions,
} from '../ledger/ledger-worker.ts';
import { handOver, handOverTools } from './hand-over.ts';
import { fatesOf, type Moment, prepareReminders, putAside } from './prepare-reminders.ts';
import {
  type ClaimedReminder,
  claimReminders,
  isReminderDue,
  moveToMailLedger,
  type ReminderKey,
  readClaimed,
} from './reminders.queries.ts';
import { settleReminders } from './settle-reminders.ts';
import { texts } from './texts.ts';

/** Reminders claimed at once. */
const CLAIM = 500;

/** Messages under way at once; push services take them over few connections, in some 50 ms each. */
export const REMINDERS_AT_ONCE = 32;

/** Starts what sends the reminders of this process. */
export function startReminderWorker(context: AppContext, options?: WorkerOptions): LedgerWorker {
  return startLedgerWorker(context, () => reminderWork(context), options);
}

async function reminderWork(
  context: AppContext,
): Promise<LedgerWork<ReminderKey, ClaimedReminder, SendOutcome>> {
  const { db, now } = context;
  const tools = await handOverTools(context);
  return {
    lanes: REMINDERS_AT_ONCE,
    tidy: async () => false,
    isDue: () => isReminderDue(db, now()),
    claim: async (worker) => {
      const claimed = await claimReminders(db, worker, now(), CLAIM);
      const [mails = [], others = []] = [true, false].map((isMail) =>
        claimed.filter(({ channel }) => (channel === 'email') === isMail),
      );
      await handMails({ db, now: now() }, worker.id, mails);
      // Mails are done with: when they were all, there may be more.
      return others;
    },
    write: (workerId, handed, next) =>
      inTransaction(db, async (tx) => {
        const moment = { db: tx, now: now() };
        await settleReminders(moment, workerId, handed);
        const ready = await prepareReminders(moment, workerId, next);
        return new Map(ready.map((reminder) => [reminder.id, reminder]));
      }),
    handOver: (reminder) => handOver(tools, reminder),
    // A push service that is out of order says nothing of the others.
    isTrouble: () => false,
    finish: async () => {},
  };
}

/** The ledger of mails sends those by mail, as it does all mails, once each. */
async function handMails(
  { db, now }: Moment,
  workerId: string,
  keys: readonly ReminderKey[],
): Promise<void> {
  if (keys.length === 0) return;
  await inTransaction(db, async (tx) => {
    const rows = await readClaimed(tx, workerId, keys, { now, lock: false });
    const fates = fatesOf(rows, now);
    await moveToMailLedger(tx, workerId, fates.go, { now, answer: texts.toMailLedger });
    await putAside({ db: tx, now }, workerId, fates);
  });
}
