import type { Scope } from '../../context.ts';
import type { Channel, Delivery } from '../channels/channel.ts';
import { changeHeld, type DeliveryKey, lockDeliveries, readClaimed } from './ledger.queries.ts';

/** The wait of a reminder whose user's reminders are to be planned again first, in ms. */
const PLANNING_MS = 1000;

/**
 * Decides, at the moment of sending and in the transaction of `scope`, which of the claimed deliveries go
 * out, and marks those as being sent. Only what that mark was put on may be sent, and it must be at once:
 * after a crash no one knows of a marked one whether it went out.
 */
export async function markAsSending(
  scope: Scope,
  channel: Channel,
  workerId: string,
  keys: readonly DeliveryKey[],
): Promise<readonly Delivery[]> {
  if (keys.length === 0) return [];
  const { db, now } = scope;
  // The planner takes a user's reminders too, and in this order.
  if (keys.some(({ instant }) => instant !== null)) await lockDeliveries(db, keys);
  const rows = await readClaimed(db, workerId, keys, now);
  const { go = [], wait = [], drop = [] } = Object.groupBy(rows, (row) => decide(row, now));
  const later = { status: 'queued', worker_id: null, next_attempt_at: now + PLANNING_MS } as const;
  await changeHeld(db, workerId, wait, ['claimed'], later);
  const over = { status: 'suppressed', settled_at: now } as const;
  await changeHeld(db, workerId, drop, ['claimed'], over);
  const marked = await changeHeld(db, workerId, go, ['claimed'], { status: 'sending' });
  const mine = go.filter(({ id }) => marked.has(id));
  if (!channel.allow || mine.length === 0) return mine;
  const { ready, not } = await channel.allow(scope, mine);
  for (const { delivery, status, code } of not) {
    const change = { status, settled_at: now, answer: code };
    await changeHeld(db, workerId, [delivery], ['sending'], change);
  }
  return ready;
}

type Claimed = Awaited<ReturnType<typeof readClaimed>>[number];

/** Decides if a reminder may go, must be planned again first, or is over. Other mails may go. */
function decide(row: Claimed, now: number): 'go' | 'wait' | 'drop' {
  if (row.instant === null) return 'go';
  // What was entered a moment ago may have made it wrong.
  if (row.replan_at !== null && row.replan_at <= now) return 'wait';
  const isInTime = row.valid_until === null || now < row.valid_until;
  return isInTime && row.is_told_anew === 0 ? 'go' : 'drop';
}
