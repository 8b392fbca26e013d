import type { SendOutcome } from '../channels/http/send-outcome.ts';
import { endSubscription, noteAnswers } from '../channels/web-push/subscriptions.queries.ts';
import type { HandedOver } from '../ledger/ledger-worker.ts';
import type { Moment } from './prepare-reminders.ts';
import { type ClaimedReminder, changeHeld, dropForAddress } from './reminders.queries.ts';
import { nextTryAt } from './retry-policy.ts';

export type SentReminder = HandedOver<ClaimedReminder, SendOutcome>;

const STATUS = {
  delivered: 'sent',
  gone: 'failed',
  refused: 'failed',
  unconfirmed: 'unconfirmed',
} as const;

/**
 * Writes down what came of some reminders. One that was called unconfirmed in the meantime, because
 * this worker seemed dead, may still become sent or failed; it is not tried again.
 */
export async function settleReminders(
  moment: Moment,
  workerId: string,
  handed: readonly SentReminder[],
): Promise<void> {
  const { db, now } = moment;
  // By answer, of which there are few: mostly all were taken.
  const byAnswer = Map.groupBy(handed, ({ outcome }) => `${outcome.kind} ${outcome.answer}`);
  for (const alike of byAnswer.values()) {
    const [{ outcome } = { outcome: null }] = alike;
    if (outcome === null || outcome.kind === 'retry') continue;
    const status = STATUS[outcome.kind];
    const change = { status, settled_at: now, answer: outcome.answer } as const;
    const rows = alike.map(({ ready }) => ready);
    await changeHeld(db, workerId, rows, ['sending', 'unconfirmed'], change);
  }
  for (const one of handed) await settleTrouble(moment, workerId, one);
  for (const alike of byAnswer.values()) {
    const pushed = alike.map(({ ready }) => ready).filter(({ channel }) => channel === 'push');
    const keys = pushed.map(({ user_id, address }) => ({ user_id, id: address }));
    await noteAnswers(db, keys, now, alike[0]?.outcome.answer ?? '');
  }
}

/** What is tried again, and what will never arrive at its address. */
async function settleTrouble(
  { db, now }: Moment,
  workerId: string,
  { ready, outcome }: SentReminder,
): Promise<void> {
  if (outcome.kind === 'retry') {
    const attempts = ready.attempts + 1;
    const validUntil = ready.valid_until;
    const next = nextTryAt({ attempts, validUntil }, outcome.afterMs, now);
    const said = { attempts, settled_at: now, answer: outcome.answer };
    const change =
      next === null
        ? ({ ...said, status: 'failed' } as const)
        : ({ ...said, status: 'planned', worker_id: null, next_attempt_at: next } as const);
    await changeHeld(db, workerId, [ready], ['sending'], change);
  }
  if (outcome.kind === 'gone') {
    const { user_id, address, endpoint } = ready;
    if (endpoint !== null) await endSubscription(db, { user_id, id: address, endpoint });
    await dropForAddress(db, ready, now);
  }
}
