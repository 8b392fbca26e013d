import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '../../db/backup/write-backup.ts';
import { readBackupName } from './backup-names.ts';

/** A backup as it lies in the folder. */
export interface FoundFile {
  readonly name: string;
  readonly bytes: number;
  /** The time of its last change, in epoch ms. */
  readonly changedAt: number;
}

/** Makes the folder where it is missing, for no one else on this machine. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** The backups in the folder; none where there is no folder. */
export async function findFiles(folder: string): Promise<FoundFile[]> {
  const names = await readdir(folder).catch(() => []);
  const found = names
    .filter((name) => readBackupName(name) !== null)
    .map(async (name) => {
      // Another process may take it away meanwhile.
      const file = await stat(join(folder, name)).catch(() => null);
      return file ? [{ name, bytes: file.size, changedAt: Math.floor(file.mtimeMs) }] : [];
    });
  return (await Promise.all(found)).flat();
}

/**
 * Takes away what was cut off: by a power cut, say. Those before an upgrade and the others are written
 * one at a time each, so anyone who has the turn knows that no one writes them any more.
 */
export async function removeLeftovers(folder: string, isUpgrade: boolean): Promise<void> {
  for (const name of await readdir(folder)) {
    const [file] = name.split(/(?<=\.backup)\./);
    if (!name.endsWith(UNFINISHED) || readBackupName(file ?? '')?.isUpgrade !== isUpgrade) continue;
    await rm(join(folder, name), { force: true });
  }
}

/** Takes one away, if it is in this folder. */
export async function removeFile(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true });
}

/** Free bytes on the disk of the folder; null where there is no folder. */
export async function freeBytes(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}
