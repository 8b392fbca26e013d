import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../apps/server/src/create-context.ts';
import {
  type DatabaseLocation,
  openDatabase,
} from '../../apps/server/src/db/engines/open-database.ts';
import { askOnce, rawRequest } from '../load.ts';
import { oneClick, userPenId, userToken } from '../people.ts';
import { PEN_IN_USE } from './user-actions.ts';

/** Between two doses of a person, in ms. */
const PAUSE_MS = 150;
/** A reply may hang as long as a statement; then the caller asks again. */
const REPLY_LIMIT_MS = 25_000;

/** The answers to people who logged doses. */
export class DoseLog {
  readonly acknowledged: { readonly id: string; readonly at: number }[] = [];
  readonly refusedAt: number[] = [];
}

/** Logs one click after the other while `goesOn`, each until it is acknowledged, as a phone does. */
export async function logDoses(
  user: number,
  port: number,
  goesOn: () => boolean,
  log: DoseLog,
): Promise<void> {
  while (goesOn()) {
    const id = newId();
    const request = rawRequest('POST', '/api/doses', {
      token: userToken(user),
      idempotencyKey: id,
      body: JSON.stringify({
        _id: id,
        ...oneClick(userPenId(user, PEN_IN_USE), new Date(Date.now() - 60_000)),
      }),
    });
    while (goesOn()) {
      const reply = await Promise.race([
        askOnce(port, request).catch(() => null),
        sleep(REPLY_LIMIT_MS, null),
      ]);
      if (reply !== null && reply.status < 300) {
        log.acknowledged.push({ id, at: performance.now() });
        break;
      }
      if (reply !== null && reply.status < 500 && reply.status !== 429) {
        throw new Error(`A dose was refused: ${reply.status} ${reply.body}`);
      }
      log.refusedAt.push(performance.now());
      await sleep(500);
    }
    await sleep(PAUSE_MS);
  }
}

/** The fate of doses that were logged while a database server died. */
export interface Fate {
  readonly acknowledged: number;
  /** Acknowledged, and not in the database afterwards. */
  readonly lost: number;
  /** Clicks that the pens have given beyond the doses that are there: of those sent again, say. */
  readonly strayClicks: number;
  /** Replies that asked to come back, or none at all. */
  readonly refusals: number;
  /** The longest time in which no dose was acknowledged, in s. */
  readonly silentS: number;
  /** From the server's end to the last reply that was no success, in s. */
  readonly calmAfterS: number;
}

export async function findFate(
  location: DatabaseLocation,
  log: DoseLog,
  killedAt: number,
): Promise<Fate> {
  const db = openDatabase(location);
  const rows = await db.selectFrom('dose').select('id').execute();
  const pens = await db.selectFrom('pen').select('clicks_used').execute();
  await db.destroy();
  const kept = new Set(rows.map(({ id }) => id));
  const late = log.refusedAt.filter((at) => at > killedAt);
  return {
    acknowledged: log.acknowledged.length,
    lost: log.acknowledged.filter(({ id }) => !kept.has(id)).length,
    strayClicks: pens.reduce((sum, pen) => sum + pen.clicks_used, 0) - rows.length,
    refusals: log.refusedAt.length,
    silentS: seconds(longestGap(log.acknowledged.map(({ at }) => at))),
    calmAfterS: seconds(Math.max(killedAt, ...late) - killedAt),
  };
}

/** Of times in order. */
const longestGap = (times: readonly number[]) =>
  Math.max(...times.slice(1).map((time, n) => time - (times[n] ?? time)));

export const seconds = (ms: number) => Number((ms / 1000).toFixed(1));
