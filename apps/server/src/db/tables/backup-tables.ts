import type { EpochMs } from './column-types.ts';

/** The reason that no backup came of it. */
export type BackupFailureCode = 'disk_full' | 'no_folder' | 'damaged' | 'server_stopped' | 'other';

/** A backup that the server made by itself, or is making, or could not make. */
export interface BackupFileTable {
  /** Of the file in the folder of the settings. */
  name: string;
  made_at: EpochMs;
  /** 'unchecked': a file that was found in the folder. Whole and damaged are as of `checked_at`. */
  status: 'writing' | 'unchecked' | 'whole' | 'damaged' | 'failed';
  /** 1 while it is being written, so that there is one of these at most; else null. */
  turn: 1 | null;
  /** The worker that writes it, by the name of its lease. */
  worker_id: string | null;
  rows: number | null;
  /** Of the file, and when it was last changed, as of `checked_at`. */
  bytes: number | null;
  changed_at: EpochMs | null;
  checked_at: EpochMs | null;
  failure: BackupFailureCode | null;
}
