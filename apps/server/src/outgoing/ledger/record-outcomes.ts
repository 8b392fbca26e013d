import type { Scope } from '../../context.ts';
import type { Channel, Sent } from '../channels/channel.ts';
import { changeHeld, dropForAddress } from './ledger.queries.ts';
import { nextTryAt } from './retry-policy.ts';

const STATUS = {
  delivered: 'sent',
  gone: 'failed',
  refused: 'failed',
  unconfirmed: 'unconfirmed',
} as const;

/**
 * Writes down what came of some deliveries. One that was called unconfirmed in the meantime, because
 * this worker seemed dead, may still become sent or failed; it is not tried again.
 */
export async function recordOutcomes(
  scope: Scope,
  channel: Channel,
  workerId: string,
  sent: readonly Sent[],
): Promise<void> {
  if (sent.length === 0) return;
  const { db, now } = scope;
  // By code, of which there are few: mostly all were taken.
  const byCode = Map.groupBy(sent, ({ outcome }) => `${outcome.kind} ${outcome.code}`);
  for (const alike of byCode.values()) {
    const [{ outcome } = { outcome: null }] = alike;
    if (outcome === null || outcome.kind === 'retry') continue;
    const rows = alike.map(({ ready }) => ready);
    await changeHeld(db, workerId, rows, ['sending', 'unconfirmed'], {
      status: STATUS[outcome.kind],
      settled_at: now,
      answer: outcome.code,
      ...(outcome.kind === 'delivered' && { sent_at: now }),
    });
  }
  for (const one of sent) await recordTrouble(scope, channel, workerId, one);
  await channel.remember?.(scope, sent);
}

/** Puts a row off or gives it up after a failure, and drops what will never arrive at its address. */
async function recordTrouble(
  { db, now }: Scope,
  { waits }: Channel,
  workerId: string,
  { ready, outcome }: Sent,
): Promise<void> {
  if (outcome.kind === 'retry') {
    const attempts = ready.attempts + 1;
    const tried = { attempts, validUntil: ready.valid_until, waits };
    const next = nextTryAt(tried, outcome.afterMs, now);
    const said = { attempts, settled_at: now, answer: outcome.code };
    if (next === null) {
      const change = { ...said, status: 'failed' } as const;
      await changeHeld(db, workerId, [ready], ['sending', 'unconfirmed'], change);
    } else {
      const change = { ...said, status: 'queued', worker_id: null, next_attempt_at: next } as const;
      await changeHeld(db, workerId, [ready], ['sending'], change);
    }
  }
  if (outcome.kind === 'gone' && ready.instant !== null) await dropForAddress(db, ready, now);
}
