import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Notes what is to be undone at the end, the last first. */
export type Defer = (undo: () => void | Promise<void>) => void;

/** Runs `work` and then undoes all it noted, also when it fails. */
export async function withCleanup<T>(work: (defer: Defer) => Promise<T>): Promise<T> {
  const undoing: (() => void | Promise<void>)[] = [];
  // An interrupted run ends as a process that exits: its listeners stop servers, remove folders.
  const leave = () => process.exit(130);
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  try {
    return await work((undo) => undoing.push(undo));
  } finally {
    for (const undo of undoing.reverse()) await undo();
    process.off('SIGINT', leave);
    process.off('SIGTERM', leave);
  }
}

/** A folder that is gone afterwards. */
export function scratchFolder(defer: Defer): string {
  const folder = mkdtempSync(join(tmpdir(), 'dosewise-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  defer(() => {
    process.off('exit', remove);
    remove();
  });
  return folder;
}
