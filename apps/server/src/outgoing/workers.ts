import { newScope } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import type { LedgerChannel } from '../db/tables/outgoing-tables.ts';
import {
  cancelOpenCampaigns,
  dropCancelled,
  finishCampaigns,
} from './campaigns/campaign-progress.queries.ts';
import { listNextRecipients } from './campaigns/list-recipients.queries.ts';
import { startDueCampaigns } from './campaigns/start-campaign.ts';
import type { AppContext } from './channels/app-context.ts';
import { LEDGER_CHANNELS, openChannel } from './channels/channels.ts';
import { claimDeliveries, endMisdatedWaits, isAnythingDue } from './ledger/ledger.queries.ts';
import {
  type LedgerWork,
  type LedgerWorker,
  startLedgerWorker,
  type WorkerOptions,
} from './ledger/ledger-worker.ts';
import { markAsSending } from './ledger/mark-as-sending.ts';
import { recordOutcomes } from './ledger/record-outcomes.ts';

/** Deliveries claimed at once. */
const CLAIM = 500;

/** Starts what sends in this process: a worker for each channel, so that a slow one holds up no other. */
export function startWorkers(
  context: AppContext,
  onError: (error: unknown, channel: LedgerChannel) => void,
): LedgerWorker[] {
  return LEDGER_CHANNELS.map((channel) =>
    startWorker(context, channel, { onError: (error) => onError(error, channel) }),
  );
}

/** Starts what sends over one channel. That of mails sees to campaigns as well. */
export function startWorker(
  context: AppContext,
  channel: LedgerChannel,
  options?: WorkerOptions,
): LedgerWorker {
  return startLedgerWorker(context, () => workOf(context, channel), options);
}

async function workOf(context: AppContext, name: LedgerChannel): Promise<LedgerWork> {
  const { config, db, now } = context;
  const { outcomes } = context.sending;
  const isMail = name === 'email';
  if (isMail && !config.marketing) await cancelOpenCampaigns(db);
  const channel = await openChannel(context, name);
  return {
    lanes: channel.atOnce,
    lanesOfOne: channel.ofOneAtOnce ?? channel.atOnce,
    tidy: async () => {
      await endMisdatedWaits(db, name, now());
      return isMail && advanceCampaigns(context);
    },
    isDue: () => isAnythingDue(db, { channel: name, now: now() }),
    claim: (worker) => claimDeliveries(db, worker, { channel: name, now: now(), most: CLAIM }),
    write: (workerId, sent, next) =>
      inTransaction(db, async (tx) => {
        const scope = { ...newScope(context), db: tx };
        await recordOutcomes(scope, channel, workerId, sent);
        const ready = await markAsSending(scope, channel, workerId, next);
        return new Map(ready.map((delivery) => [delivery.id, delivery]));
      }),
    send: async (delivery) => {
      const outcome = await channel.send(delivery);
      const key = `${name} ${outcome.kind}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      return outcome;
    },
    finish: async () => {
      if (isMail) await finishCampaigns(newScope(context));
    },
  };
}

/** Lets campaigns begin, go on and end; whether there is more of it to do at once. */
async function advanceCampaigns(context: AppContext): Promise<boolean> {
  const scope = newScope(context);
  await startDueCampaigns(scope);
  const isListing = await listNextRecipients(scope);
  const isDropping = await dropCancelled(scope.db);
  await finishCampaigns(scope);
  return isListing || isDropping;
}
