import type { BackupFailureCode } from '@dosewise/contract';
import { englishRefusals } from '../../../languages/sentence.ts';

/** Reasons that there is no backup, for the admin who asked for one; else the log says it. */
export const texts = englishRefusals<Readonly<Partial<Record<BackupFailureCode, string>>>>({
  disk_full: 'The backup could not be made: the disk is full.',
  no_folder: 'The backup could not be made: its folder cannot be written to.',
  damaged: 'The backup that was written could not be read back, so it was thrown away.',
  server_stopped: 'The backup could not be made: the server stopped during it.',
});
