import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { MIGRATIONS } from '../migrations.ts';
import { BackupError, type BackupLine, FORMER_TABLES, TABLES } from './backup-format.ts';
import { texts } from './texts.ts';

/** A backup whose head was read: as of which migration its rows are, and the lines that follow. */
interface OpenBackup {
  readonly migration: string;
  readonly lines: AsyncGenerator<BackupLine>;
}

/** Begins to read a backup. Throws BackupError when this version cannot read it. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const lines = readLines(file);
  const head = (await lines.next()).value;
  if (!head || !('format' in head) || head.version !== 1) throw new BackupError(texts.unreadable);
  if (!Object.hasOwn(MIGRATIONS, head.migration)) throw new BackupError(texts.unreadable);
  return { migration: head.migration, lines };
}

/**
 * Reads a whole backup and counts its rows. Throws BackupError when it is damaged, cut short, or holds
 * what this version cannot restore.
 */
export async function countRows(file: string, signal?: AbortSignal): Promise<number> {
  const { lines } = await openBackup(file);
  let count = 0;
  let end: number | null = null;
  for await (const line of lines) {
    signal?.throwIfAborted();
    if (end !== null || 'format' in line) throw new BackupError(texts.damaged);
    if ('end' in line) end = line.rows;
    else if (KNOWN.has(line.table)) count += line.rows.length;
    else throw new BackupError(texts.unreadable);
  }
  if (end !== count) throw new BackupError(texts.tooShort);
  return count;
}

const KNOWN: ReadonlySet<string> = new Set([...TABLES, ...FORMER_TABLES]);

async function* readLines(file: string): AsyncGenerator<BackupLine> {
  const zipped = createReadStream(file);
  const unzipped = zipped.pipe(createGunzip()).setEncoding('utf8');
  zipped.once('error', (error) => unzipped.destroy(error));
  try {
    let rest = '';
    for await (const piece of unzipped) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as BackupLine;
    }
  } catch (error) {
    throw new BackupError(texts.damaged, { cause: error });
  } finally {
    zipped.destroy();
  }
}
