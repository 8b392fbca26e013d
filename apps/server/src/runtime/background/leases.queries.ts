import type { ExpressionBuilder } from 'kysely';
import { type Database, inTransaction } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import { latestInstant } from './wrong-clock.ts';

/** A worker by its name in the database, and until when it holds what it claimed. */
export interface Lease {
  readonly id: string;
  readonly leaseUntil: number;
}

/** The longest lease that the settings allow. */
const MAX_LEASE_MS = 600_000;

/** All that is known of a delivery whose worker died while it was being sent. */
const UNCONFIRMED = 'serverStopped';

/** Says that a worker lives and what it holds is its own until `leaseUntil`. */
export async function renewLease(
  db: Database,
  workerId: string,
  leaseUntil: EpochMs,
): Promise<void> {
  await db
    .insertInto('worker')
    .values({ id: workerId, lease_until: leaseUntil })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ lease_until: leaseUntil }))
    .execute();
}

/** Puts back what a worker claimed and has not begun to send, and takes its name off. */
export async function retireWorker(db: Database, workerId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('worker').where('id', '=', workerId).execute();
    await releaseClaims(tx, workerId);
  });
}

/**
 * Takes over from workers whose lease ran out, or lies so far ahead that a wrong clock wrote it: what they only claimed is free again; what they were
 * sending may have gone out or not, and is never sent again. Who calls, `selfId`, lives.
 */
export async function buryDeadWorkers(db: Database, now: EpochMs, selfId: string): Promise<void> {
  const dead = await db
    .selectFrom('worker')
    .select('id')
    .where(isOver(now))
    .where('id', '!=', selfId)
    .execute();
  for (const { id } of dead) await inTransaction(db, (tx) => bury(tx, id, now));
}

function isOver(now: EpochMs) {
  return (eb: ExpressionBuilder<Schema, 'worker'>) =>
    eb.or([eb('lease_until', '<', now), eb('lease_until', '>', latestInstant(now) + MAX_LEASE_MS)]);
}

async function bury(db: Database, workerId: string, now: EpochMs): Promise<void> {
  // Locks the row: a worker that wakes up again renews it either before, and lives, or after.
  const { numDeletedRows } = await db
    .deleteFrom('worker')
    .where('id', '=', workerId)
    .where(isOver(now))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await releaseClaims(db, workerId);
  // Both keep the worker's name: should it still live, it alone knows what became of them.
  await db
    .updateTable('delivery')
    .set({ status: 'unconfirmed', settled_at: now, answer: UNCONFIRMED })
    .where('worker_id', '=', workerId)
    .where('status', '=', 'sending')
    .execute();
  await db
    .updateTable('backup_file')
    .set({ status: 'failed', failure: 'server_stopped', turn: null, worker_id: null })
    .where('worker_id', '=', workerId)
    .where('status', '=', 'writing')
    .execute();
}

/** Frees what a worker claimed and has not begun to send. */
export async function releaseClaims(db: Database, workerId: string): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ status: 'queued', worker_id: null })
    .where('worker_id', '=', workerId)
    .where('status', '=', 'claimed')
    .execute();
}
