import { type Rounds, startRounds } from '../background/background-rounds.ts';
import type { ServerContext } from '../server-context.ts';
import { type BackupRow, listBackups } from './backups.queries.ts';
import { checkBackups } from './check-backups.ts';
import { BackupFailure, makeBackup } from './make-backup.ts';

/** The time between two looks of a process for something to do, in ms. */
const ROUND_MS = 30_000;
/** The wait after a backup that failed, in ms, unless the next is due sooner. */
const AFTER_FAILURE_MS = 600_000;

/** Makes backups and looks at those that there are, until it is stopped. */
export function startBackups(context: ServerContext, onError: (error: unknown) => void): Rounds {
  const { everyMs } = context.config.backups;
  const stopping = new AbortController();
  const { signal } = stopping;
  const rounds = startRounds({
    intervalMs: Math.min(everyMs ?? ROUND_MS, ROUND_MS),
    onError: (error) => {
      if (!signal.aborted) onError(error instanceof BackupFailure ? error.toLog() : error);
    },
    round: () => lookAfterBackups(context, signal),
  });
  return {
    stop: () => {
      stopping.abort();
      return rounds.stop();
    },
  };
}

/** Looks at the backups that there are, and makes one where it is time. */
export async function lookAfterBackups(
  context: ServerContext,
  signal?: AbortSignal,
): Promise<void> {
  const { everyMs } = context.config.backups;
  await checkBackups(context, signal);
  if (everyMs === null || signal?.aborted) return;
  const now = context.now();
  if (now < nextBackupAt(await listBackups(context.db), everyMs, now)) return;
  await makeBackup(context, { signal });
}

/** The time at which the next backup is due, in epoch ms; in the past when it is now. */
export function nextBackupAt(rows: readonly BackupRow[], everyMs: number, now: number): number {
  // What is dated later was written by a clock that has been put right since.
  const past = rows.filter(({ made_at }) => made_at <= now);
  const last = past.find(({ status }) => status === 'whole');
  const failed = past.find(({ status }) => status === 'failed');
  const due = last ? last.made_at + everyMs : 0;
  if (!failed || failed.failure === 'server_stopped') return due;
  return Math.max(due, failed.made_at + Math.min(everyMs, AFTER_FAILURE_MS));
}
