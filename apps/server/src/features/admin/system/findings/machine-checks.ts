import { dirname } from 'node:path';
import type { Finding } from '@dosewise/contract';
import { REFERENCE_RATES } from '@dosewise/domain';
import { databaseBytes } from '../../../../db/engines/database-size.ts';
import { latestInstant } from '../../../../runtime/background/wrong-clock.ts';
import { latestTrace, readPostgresState } from './database-check.queries.ts';
import { found, type Installation } from './installation.ts';
import { texts } from './texts.ts';

/** Below it the next backup, or SQLite's log of writes, may find no room. */
const LOW_BYTES = 100e6;
/** Below it someone should look, */
const SOON_LOW_BYTES = 1e9;
/** and below so many times the database: a backup is unpacked beside it, and both grow. */
const TIMES_DATABASE = 2;

/** Looks at the folders that we write to, but that of the backups, which has a check of its own. */
export async function checkDisk({ config, db, disk }: Installation): Promise<Finding[]> {
  const home = dirname(config.outbox);
  const { folder } = config.backups;
  if (!disk.mayWrite(home)) {
    const says = texts.disk.notWritable(home);
    return [found('disk', 'fault', says, texts.disk.notWritableAdvice)];
  }
  const database = await databaseBytes(db, config.database).catch(() => 0);
  const folders = new Set([home, folder]);
  return [...folders].map((each) => {
    const free = disk.freeBytes(each);
    if (free === null) return found('disk', 'good', texts.disk.unknown(each));
    const { good, low, lowAdvice } = texts.disk;
    if (free < LOW_BYTES) return found('disk', 'fault', low(each, free), lowAdvice);
    const isLow = free < Math.max(SOON_LOW_BYTES, TIMES_DATABASE * database);
    if (isLow) return found('disk', 'caution', low(each, free), lowAdvice);
    return found('disk', 'good', good(each, free));
  });
}

/** Another clock, and what it says at an instant of ours; both in epoch milliseconds. */
export interface HeardClock {
  readonly who: string;
  readonly said: number;
  readonly at: number;
}

/** Compares the clock with those that answered, and with what the database holds. */
export async function checkClock(
  { config, db, now }: Installation,
  heard: readonly HeardClock[],
  isReadable: boolean,
): Promise<Finding[]> {
  const { clock } = texts;
  const wrong = (says: string) => [found('clock', 'fault', says, clock.advice)];
  const clocks = [...heard];
  if (isReadable && config.database.engine === 'postgres') {
    const { now: said } = await readPostgresState(db);
    clocks.push({ who: clock.postgres, said, at: now() });
  }
  for (const { who, said, at } of clocks) {
    const isApart = Math.max(said, at) > latestInstant(Math.min(said, at));
    if (isApart) return wrong(clock.apart(who, at - said));
  }
  if (now() < Date.parse(REFERENCE_RATES.date)) return wrong(clock.before(REFERENCE_RATES.date));
  const trace = isReadable ? await latestTrace(db) : null;
  if (trace !== null && trace > latestInstant(now())) {
    return wrong(clock.behindTraces(trace - now()));
  }
  return [found('clock', 'good', clock.good)];
}
