import type { Selectable } from 'kysely';
import { type Database, inTransaction } from '../../db/database.ts';
import type { BackupFailureCode, BackupFileTable } from '../../db/tables/backup-tables.ts';
import type { EpochMs } from '../../db/tables/column-types.ts';
import { renewLease, retireWorker } from '../background/leases.queries.ts';

export type BackupRow = Selectable<BackupFileTable>;

/** The outcome of a look at a file. */
export interface Checked {
  readonly status: 'whole' | 'damaged';
  readonly rows: number | null;
  readonly bytes: number;
  readonly changed_at: EpochMs;
  readonly checked_at: EpochMs;
}

/** Every backup that is known, newest first. */
export function listBackups(db: Database): Promise<BackupRow[]> {
  return db
    .selectFrom('backup_file')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('name', 'desc')
    .execute();
}

/** Takes the turn to write `name`, under a lease. False while someone else has it. */
export async function takeTurn(
  db: Database,
  {
    name,
    madeAt,
    workerId,
    leaseUntil,
  }: {
    readonly name: string;
    readonly madeAt: EpochMs;
    readonly workerId: string;
    readonly leaseUntil: EpochMs;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('backup_file')
    .values({
      name,
      made_at: madeAt,
      status: 'writing',
      turn: 1,
      worker_id: workerId,
      rows: null,
      bytes: null,
      changed_at: null,
      checked_at: null,
      failure: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (row) await renewLease(db, workerId, leaseUntil);
  return row !== undefined;
}

/** Notes that a backup is whole, gives the turn back, and forgets those that failed before. */
export function finish(
  db: Database,
  name: string,
  workerId: string,
  checked: Checked,
): Promise<void> {
  return endTurn(db, { name, workerId }, { ...checked, failure: null });
}

/** Notes why there is no such backup, in place of what was noted of one before. */
export function fail(
  db: Database,
  name: string,
  workerId: string,
  failure: BackupFailureCode,
): Promise<void> {
  return endTurn(db, { name, workerId }, { status: 'failed', failure });
}

/** Notes what came of a turn and gives it back; of the failures only this one stays. */
async function endTurn(
  db: Database,
  { name, workerId }: { readonly name: string; readonly workerId: string },
  outcome: Partial<BackupRow>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('backup_file')
      .where('status', '=', 'failed')
      .where('name', '!=', name)
      .execute();
    await tx
      .updateTable('backup_file')
      .set({ ...outcome, turn: null, worker_id: null })
      .where('name', '=', name)
      .execute();
    await retireWorker(tx, workerId);
  });
}

/** Takes files of the folder into the list that are not in it, or that were thought to have failed. */
export async function adopt(
  db: Database,
  files: readonly { readonly name: string; readonly madeAt: EpochMs }[],
): Promise<void> {
  for (const { name, madeAt } of files) {
    await db
      .insertInto('backup_file')
      .values({
        name,
        made_at: madeAt,
        status: 'unchecked',
        turn: null,
        worker_id: null,
        rows: null,
        bytes: null,
        changed_at: null,
        checked_at: null,
        failure: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ status: 'unchecked', failure: null, checked_at: null })
          .where('backup_file.status', '=', 'failed'),
      )
      .execute();
  }
}

/** Takes it upon oneself to read a file. False when another process does, or did meanwhile. */
export async function claimCheck(
  db: Database,
  { name, checked_at }: Pick<BackupRow, 'name' | 'checked_at'>,
  now: EpochMs,
): Promise<boolean> {
  const row = await db
    .updateTable('backup_file')
    .set({ checked_at: now })
    .where('name', '=', name)
    .where('checked_at', checked_at === null ? 'is' : '=', checked_at)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteCheck(db: Database, name: string, checked: Checked): Promise<void> {
  await db.updateTable('backup_file').set(checked).where('name', '=', name).execute();
}

export async function forget(db: Database, name: string): Promise<void> {
  await db.deleteFrom('backup_file').where('name', '=', name).execute();
}
