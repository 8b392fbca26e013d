import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CheckedPart, Finding, FindingState } from '@dosewise/contract';
import type { Database } from '../../../../db/database.ts';
import type { Config } from '../../../../runtime/config/config.ts';
import { texts } from './texts.ts';

/** All that is looked at. Tests put their own clock, disk and authority in. */
export interface Installation {
  readonly config: Config;
  readonly db: Database;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
  readonly disk: Disk;
  /** An authority whose certificates count beside those that the system trusts, as PEM. */
  readonly authority?: string;
}

/** The disks of this machine, as a folder meets them. */
export interface Disk {
  /** Free bytes where the folder is, or will be; null: not known. */
  freeBytes(folder: string): number | null;
  /** False: what we write there would be refused. */
  mayWrite(path: string): boolean;
}

export const THIS_DISK: Disk = {
  freeBytes: (folder) => {
    try {
      const { bavail, bsize, blocks } = statfsSync(nearest(folder));
      return blocks === 0 ? null : bavail * bsize;
    } catch {
      return null;
    }
  },
  mayWrite: (path) => {
    const there = nearest(path);
    // What is to be made stands in a folder.
    if (there !== path && !statSync(there).isDirectory()) return false;
    try {
      accessSync(there, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  },
};

/** The path itself, or what it would be made in. */
function nearest(path: string): string {
  const there = statSync(path, { throwIfNoEntry: false });
  const above = dirname(path);
  return there || above === path ? path : nearest(above);
}

/** A finding of a part: how it is, and what to do. */
export const found = (
  part: CheckedPart,
  state: FindingState,
  says: string,
  advice: string | null = null,
): Finding => ({ part, state, says, advice });

/** The code of an error, whose message may hold more than is fit to be shown. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && error.code) return String(error.code);
  // As the driver of PostgreSQL says it.
  if (error.message.includes('timeout')) return 'ETIMEDOUT';
  if (error.message.startsWith('SASL: ')) return '28P01';
  if (error.message.startsWith('The server does not support SSL')) return 'EPROTO';
  if (error.message.startsWith('Connection terminated')) return 'ECONNRESET';
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

/** A code of a system with our words for it, where we have some. */
export function wordCode(code: string): string {
  const words: Readonly<Record<string, string>> = texts.codes;
  // SQLite's longer codes say more of what its shorter ones begin with.
  const word = words[code] ?? words[/^SQLITE_[A-Z]+/.exec(code)?.[0] ?? ''];
  return word === undefined ? code : `${code}: ${word}`;
}

/** The reason of a failure as it may be shown. */
export const reasonOf = (error: unknown): string => wordCode(codeOf(error));
