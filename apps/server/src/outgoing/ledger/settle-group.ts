import type { Scope } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import type { MailOutcome } from '../channels/email/transport/mail-message.ts';
import { changeHeld, insertRefused } from './ledger.queries.ts';
import type { HandedOver } from './ledger-worker.ts';
import { hashAddress } from './may-send.ts';
import type { ReadyDelivery } from './prepare-group.ts';
import { nextAttemptAt } from './retry-policy.ts';

type Handed = HandedOver<ReadyDelivery, MailOutcome>;

/**
 * Writes down what came of some mails. A mail that was called unconfirmed in the meantime, because
 * this worker seemed dead, may still become sent or failed; it is not tried again.
 */
export async function settleGroup(
  scope: Scope,
  workerId: string,
  handed: readonly Handed[],
): Promise<void> {
  if (handed.length === 0) return;
  const sent = handed.filter(({ outcome }) => outcome.kind === 'sent').map((one) => one.ready);
  const others = handed.filter(({ outcome }) => outcome.kind !== 'sent');
  await inTransaction(scope.db, async (db) => {
    const change = { status: 'sent', sent_at: scope.now, failure: null } as const;
    await changeHeld(db, workerId, sent, ['sending', 'unconfirmed'], change);
    for (const one of others) await settleFailure({ ...scope, db }, workerId, one);
    await insertRefused(db, refusedAddresses(others), scope.now);
  });
}

async function settleFailure(
  { db, now }: Scope,
  workerId: string,
  { ready: delivery, outcome }: Handed,
): Promise<void> {
  if (outcome.kind === 'sent') return;
  const failure = outcome.code;
  if (outcome.kind === 'unconfirmed') {
    await changeHeld(db, workerId, [delivery], ['sending'], { status: 'unconfirmed', failure });
    return;
  }
  const attempts = delivery.attempts + 1;
  const next = outcome.kind === 'retry' ? nextAttemptAt(attempts, now) : null;
  if (next === null) {
    const change = { status: 'failed', attempts, failure } as const;
    await changeHeld(db, workerId, [delivery], ['sending', 'unconfirmed'], change);
    return;
  }
  const change = { status: 'queued', worker_id: null, attempts, failure } as const;
  await changeHeld(db, workerId, [delivery], ['sending'], { ...change, next_attempt_at: next });
}

/** In one order, so that those who note the same ones at once wait for each other in turn. */
function refusedAddresses(handed: readonly Handed[]): string[] {
  return handed
    .filter(({ outcome }) => outcome.kind === 'refused' && outcome.isAddress)
    .map(({ ready }) => hashAddress(ready.email))
    .sort();
}
