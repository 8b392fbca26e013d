import { type AppContext, scopeOf } from '../context.ts';
import { readServerSecret } from '../db/server-secret.queries.ts';
import { dropCancelled, finishCampaigns } from './campaign-progress.queries.ts';
import { mailIdentity } from './compose-message.ts';
import { claimDeliveries, type DeliveryKey, isMailDue } from './ledger.queries.ts';
import { listNextRecipients } from './list-recipients.queries.ts';
import {
  buryDeadWorkers,
  releaseClaims,
  renewLease,
  retireWorker,
} from './mail-workers.queries.ts';
import { type GroupSender, sendGroup } from './send-group.ts';
import type { Handed } from './settle-group.ts';
import { startDueCampaigns } from './start-campaign.ts';

/** Mails claimed at once, and of those in one group: what a crash can leave unconfirmed is small. */
const CLAIM = 500;
const GROUP = 50;
/** While one group is written down the other is being sent. */
const GROUPS_AT_ONCE = 2;

const POLL_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

interface MailWorkerOptions {
  /** How long a worker that does not answer keeps what it holds. */
  readonly leaseMs?: number;
  readonly onError?: (error: unknown) => void;
}

/** Sends what is in the ledger, until it is stopped. */
export interface MailWorker {
  /** Looks at once instead of at the next poll. */
  wake(): void;
  /** Finishes the mails in hand and gives back the rest. */
  stop(): Promise<void>;
}

/**
 * Starts the worker of this process. Everything it knows is in the database: several of them, in
 * one process or many, share the work, and another one takes over from one that died.
 */
export function startMailWorker(
  context: AppContext,
  { leaseMs = context.config.mailLeaseMs, onError = () => {} }: MailWorkerOptions = {},
): MailWorker {
  let id = context.newId();
  let holds = false;
  let isStopping = false;
  let failures = 0;
  let sender: GroupSender | undefined;
  const alarm = createAlarm();
  const leaseUntil = () => context.now() + leaseMs;

  async function work(): Promise<boolean> {
    const scope = scopeOf(context);
    await buryDeadWorkers(scope.db, scope.now);
    await startDueCampaigns(scope);
    const isListing = await listNextRecipients(scope);
    const isDropping = await dropCancelled(scope.db);
    const isSending = await sendDue();
    await finishCampaigns(scopeOf(context));
    return isListing || isDropping || isSending;
  }

  async function sendDue(): Promise<boolean> {
    if (!(await isMailDue(context.db, context.now()))) {
      await retire();
      return false;
    }
    holds = true;
    const worker = { id, leaseUntil: leaseUntil() };
    const keys = await claimDeliveries(context.db, worker, context.now(), CLAIM);
    const groups = inGroups(keys);
    const lanes = Array.from({ length: GROUPS_AT_ONCE }, () => sendGroups(groups));
    const results = await Promise.allSettled(lanes);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    if (groups.length > 0) await releaseClaims(context.db, id);
    return failures === 0;
  }

  /** Sends groups until none is left, the server stops or the mail server is out of order. */
  async function sendGroups(groups: DeliveryKey[][]): Promise<void> {
    const pausesBefore = failures;
    while (!isStopping && failures === pausesBefore) {
      const group = groups.shift();
      if (!group) return;
      sender ??= await createSender(context, () => isStopping);
      const handed = await sendGroup(sender, () => scopeOf(context), id, group);
      if (handed.some(isServerTrouble)) failures = pausesBefore + 1;
      else if (handed.length > 0) failures = 0;
    }
  }

  async function retire(): Promise<void> {
    if (!holds) return;
    holds = false;
    await retireWorker(context.db, id);
  }

  async function run(): Promise<void> {
    while (!isStopping) {
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
      if (!isBusy) await alarm.wait(pauseMs(failures));
    }
    await retire().catch(onError);
  }

  const renewal = setInterval(() => {
    if (holds) renewLease(context.db, id, leaseUntil()).catch(onError);
  }, leaseMs / 3);
  const ended = run();
  return {
    wake: alarm.ring,
    stop: async () => {
      isStopping = true;
      alarm.ring();
      await ended;
      clearInterval(renewal);
    },
  };
}

async function createSender(context: AppContext, isCalledOff: () => boolean): Promise<GroupSender> {
  const linkSecret = await readServerSecret(context.db, 'mail-links');
  return {
    transport: context.mailTransport,
    identity: mailIdentity(context.config, linkSecret),
    isCalledOff,
    templates: new Map(),
  };
}

function isServerTrouble({ outcome }: Handed): boolean {
  return outcome.kind === 'retry' && outcome.scope === 'server';
}

/** How long to wait for more: longer after each failure in a row. */
function pauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, POLL_MS * 2 ** Math.min(failures, 10));
}

function inGroups(keys: readonly DeliveryKey[]): DeliveryKey[][] {
  const groups: DeliveryKey[][] = [];
  for (let at = 0; at < keys.length; at += GROUP) groups.push(keys.slice(at, at + GROUP));
  return groups;
}

/** A wait that can be cut short. A ring that nobody waits for is kept for the next wait. */
function createAlarm() {
  let isRung = false;
  let end: (() => void) | undefined;
  return {
    ring: (): void => {
      isRung = true;
      end?.();
    },
    wait: async (ms: number): Promise<void> => {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        end = undefined;
      }
      isRung = false;
    },
  };
}
