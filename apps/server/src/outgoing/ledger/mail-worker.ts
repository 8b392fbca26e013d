import type { AppContext } from '../../app-context.ts';
import { scopeOf } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import {
  cancelOpenCampaigns,
  dropCancelled,
  finishCampaigns,
} from '../campaigns/campaign-progress.queries.ts';
import { listNextRecipients } from '../campaigns/list-recipients.queries.ts';
import { startDueCampaigns } from '../campaigns/start-campaign.ts';
import { MAILS_AT_ONCE, type MailOutcome } from '../channels/email/transport/mail-message.ts';
import { handOver, handOverTools, loadTemplate } from './hand-over.ts';
import {
  claimDeliveries,
  type DeliveryKey,
  endMisdatedWaits,
  isMailDue,
} from './ledger.queries.ts';
import {
  type LedgerWork,
  type LedgerWorker,
  startLedgerWorker,
  type WorkerOptions,
} from './ledger-worker.ts';
import { prepareGroup, type ReadyDelivery } from './prepare-group.ts';
import { settleGroup } from './settle-group.ts';

/** Mails claimed at once. */
const CLAIM = 500;

/** Starts what sends the mails of this process. */
export function startMailWorker(context: AppContext, options?: WorkerOptions): LedgerWorker {
  return startLedgerWorker(context, () => mailWork(context), options);
}

async function mailWork(
  context: AppContext,
): Promise<LedgerWork<DeliveryKey, ReadyDelivery, MailOutcome>> {
  const { config, db } = context;
  if (!config.marketing) await cancelOpenCampaigns(db);
  const tools = await handOverTools(context);
  return {
    lanes: MAILS_AT_ONCE,
    tidy: async () => {
      const scope = scopeOf(context);
      await endMisdatedWaits(db, scope.now);
      await startDueCampaigns(scope);
      const isListing = await listNextRecipients(scope);
      const isDropping = await dropCancelled(db);
      await finishCampaigns(scope);
      return isListing || isDropping;
    },
    isDue: () => isMailDue(db, context.now()),
    claim: (worker) => claimDeliveries(db, worker, context.now(), CLAIM),
    write: async (workerId, handed, next) => {
      const scope = scopeOf(context);
      const ready = await inTransaction(db, async (tx) => {
        await settleGroup({ ...scope, db: tx }, workerId, handed);
        const marked = await prepareGroup({ ...scope, db: tx }, workerId, next);
        for (const delivery of marked) await loadTemplate(tools, tx, delivery);
        return marked;
      });
      return new Map(ready.map((delivery) => [delivery.id, delivery]));
    },
    handOver: (delivery) => handOver(tools, delivery),
    isTrouble: (outcome) => outcome.kind === 'retry' && outcome.scope === 'server',
    finish: () => finishCampaigns(scopeOf(context)),
  };
}
