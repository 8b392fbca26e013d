import { setTimeout as sleep } from 'node:timers/promises';
import { type AppContext, scopeOf } from '../../context.ts';
import { dropCancelled, finishCampaigns } from '../campaigns/campaign-progress.queries.ts';
import { listNextRecipients } from '../campaigns/list-recipients.queries.ts';
import { startDueCampaigns } from '../campaigns/start-campaign.ts';
import { type HandOverTools, handOver, handOverTools } from './hand-over.ts';
import {
  claimDeliveries,
  type DeliveryKey,
  endMisdatedWaits,
  isMailDue,
} from './ledger.queries.ts';
import { createLedgerTurns, type LedgerTurns } from './ledger-turns.ts';
import { runLanes } from './mail-lanes.ts';
import {
  buryDeadWorkers,
  releaseClaims,
  renewLease,
  retireWorker,
} from './mail-workers.queries.ts';
import type { Handed } from './settle-group.ts';

/** Mails claimed at once. */
const CLAIM = 500;

const POLL_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

interface MailWorkerOptions {
  /** How often it looks for mails when there were none. */
  readonly pollMs?: number;
  readonly onError?: (error: unknown) => void;
}

/** Sends what is in the ledger, until it is stopped. */
export interface MailWorker {
  /** Finishes the mails in hand and gives back the rest. */
  stop(): Promise<void>;
}

/**
 * Starts the worker of this process. Everything it knows is in the database: several of them, in
 * one process or many, share the work, and another one takes over from one that died.
 */
export function startMailWorker(
  context: AppContext,
  { pollMs = POLL_MS, onError = () => {} }: MailWorkerOptions = {},
): MailWorker {
  // How long a worker that does not answer keeps what it holds.
  const leaseMs = context.config.mailLeaseMs;
  let id = context.newId();
  let holds = false;
  let failures = 0;
  let keptTools: HandOverTools | undefined;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const leaseUntil = () => context.now() + leaseMs;

  /** Everything but sending; whether there is more of it to do at once. */
  async function tidy(): Promise<boolean> {
    const scope = scopeOf(context);
    await buryDeadWorkers(scope.db, scope.now, id);
    await endMisdatedWaits(scope.db, scope.now);
    await startDueCampaigns(scope);
    const isListing = await listNextRecipients(scope);
    const isDropping = await dropCancelled(scope.db);
    await finishCampaigns(scope);
    return isListing || isDropping;
  }

  /** Does all there is to do now; whether there may be more at once. */
  async function work(): Promise<boolean> {
    const failuresBefore = failures;
    let isTidying = false;
    let hasClaimed = false;
    const tools = keptTools ?? (await handOverTools(context));
    keptTools = tools;
    const takeTurn = createLedgerTurns(context, tools, id);
    await runLanes({
      claim: async () => {
        isTidying = await tidy();
        if (isStopping() || !(await isMailDue(context.db, context.now()))) return [];
        holds = hasClaimed = true;
        return claimDeliveries(context.db, { id, leaseUntil: leaseUntil() }, context.now(), CLAIM);
      },
      send: (next) => sendMails(next, tools, takeTurn),
      mayGoOn: () => !isStopping() && failures === failuresBefore,
      pause,
    });
    if (!hasClaimed) {
      await retire();
      return isTidying;
    }
    await releaseClaims(context.db, id);
    await finishCampaigns(scopeOf(context));
    return isTidying || failures === 0;
  }

  /** Sends one mail after the other, over one connection. */
  async function sendMails(
    next: () => DeliveryKey | undefined,
    tools: HandOverTools,
    takeTurn: LedgerTurns,
  ): Promise<void> {
    const failuresBefore = failures;
    let handed: Handed | null = null;
    try {
      for (let key = next(); key; key = next()) {
        const delivery = await takeTurn({ handed, next: key });
        handed = delivery ? { delivery, outcome: await handOver(tools, delivery) } : null;
        if (handed && isServerTrouble(handed)) failures = failuresBefore + 1;
        else if (handed) failures = 0;
      }
      if (handed) await takeTurn({ handed, next: null });
    } catch (error) {
      // What came of the mail before is known, whatever failed; noting it twice changes nothing.
      if (handed) await takeTurn({ handed, next: null }).catch(onError);
      throw error;
    }
  }

  async function retire(): Promise<void> {
    if (!holds) return;
    holds = false;
    await retireWorker(context.db, id);
  }

  async function run(): Promise<void> {
    while (!isStopping()) {
      let isBusy = false;
      try {
        isBusy = await work();
      } catch (error) {
        onError(error);
        // What became of the mails in hand is not written down: nobody may take them for free
        // before the lease of this name runs out. The work goes on under another one.
        id = context.newId();
        holds = false;
        failures += 1;
      }
      if (!isBusy) await pause();
    }
    await retire().catch(onError);
  }

  /** Waits for more: longer after each failure in a row, and not when the server stops. */
  async function pause(): Promise<void> {
    const ms = Math.min(LONGEST_PAUSE_MS, pollMs * 2 ** Math.min(failures, 10));
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
  }

  const renewal = setInterval(() => {
    if (holds) renewLease(context.db, id, leaseUntil()).catch(onError);
  }, leaseMs / 3);
  const ended = run();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
      clearInterval(renewal);
    },
  };
}

function isServerTrouble({ outcome }: Handed): boolean {
  return outcome.kind === 'retry' && outcome.scope === 'server';
}
