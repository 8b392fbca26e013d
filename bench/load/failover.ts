import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '../../apps/server/src/app-context.ts';
import { type DatabaseLocation, openDatabase } from '../../apps/server/src/db/open-database.ts';
import { databaseUrl } from '../../apps/server/src/testing/postgres/postgres-server.ts';
import { fill } from '../databases.ts';
import { askOnce, rawRequest } from '../load.ts';
import { oneClick, userPenId, userToken, writeAccounts, writeNewPens } from '../people.ts';
import type { Defer } from '../scratch.ts';
import { startSeveral } from './deployments.ts';
import { startBouncer, startPair } from './standby.ts';
import { PEN_IN_USE } from './user-actions.ts';

const PROCESSES = 2;
const PEOPLE = 40;
/** Between two doses of a person, in ms. */
const PAUSE_MS = 150;
const BEFORE_MS = 6000;
const AFTER_MS = 30_000;
/** The time that a watcher takes to be sure that the primary is gone, before it promotes the standby. */
const DETECTION_MS = 3000;
/** A reply may hang as long as a statement; then the caller asks again. */
const REPLY_LIMIT_MS = 25_000;

/** The fate of the doses that people logged while the database failed over. */
export interface Failover {
  readonly acknowledged: number;
  /** Acknowledged, and not in the promoted database. */
  readonly lost: number;
  /** Clicks that the pens have given beyond the doses that are there: of those sent again, say. */
  readonly strayClicks: number;
  /** Replies that asked to come back, or none at all. */
  readonly refusals: number;
  /** The longest time in which no dose was acknowledged, in s. */
  readonly silentS: number;
  /** From the primary's end to the last reply that was no success, in s. */
  readonly calmAfterS: number;
  readonly promotedAfterS: number;
}

/**
 * People log doses through PgBouncer in transaction mode; the primary is killed; its standby, which
 * has all that was acknowledged, takes its place, and PgBouncer turns to it.
 */
export async function measureFailover(defer: Defer): Promise<Failover> {
  const pair = await startPair(defer);
  await makeDatabase(pair.primary.url);
  const direct: DatabaseLocation = { engine: 'postgres', url: inDatabase(pair.primary.url) };
  const people = Array.from({ length: PEOPLE }, (_, user) => user);
  await fill(direct, async (db) => {
    await writeAccounts(db, people);
    await writeNewPens(db, people, PEN_IN_USE);
  });
  const bouncer = await startBouncer(pair.primary.port, defer);
  const location = { engine: 'postgres', url: bouncer.url(DATABASE), prepares: false } as const;
  const processes = await startSeveral(location, PROCESSES, defer);

  const log = new DoseLog();
  const end = performance.now() + BEFORE_MS + AFTER_MS;
  const live = people.map((user) =>
    logDoses(user, processes[user % PROCESSES]?.port ?? 0, end, log),
  );
  await sleep(BEFORE_MS);
  const killedAt = performance.now();
  await pair.primary.kill();
  await sleep(DETECTION_MS);
  await pair.promote();
  bouncer.turnTo(pair.standby.port);
  const promotedAfterS = seconds(performance.now() - killedAt);
  await Promise.all(live);

  const after = openDatabase({ engine: 'postgres', url: inDatabase(pair.standby.url) });
  const rows = await after.selectFrom('dose').select('id').execute();
  const pens = await after.selectFrom('pen').select('clicks_used').execute();
  await after.destroy();
  const kept = new Set(rows.map(({ id }) => id));
  const late = log.refusedAt.filter((at) => at > killedAt);
  return {
    acknowledged: log.acknowledged.length,
    lost: log.acknowledged.filter(({ id }) => !kept.has(id)).length,
    strayClicks: pens.reduce((sum, pen) => sum + pen.clicks_used, 0) - rows.length,
    refusals: log.refusedAt.length,
    silentS: seconds(longestGap(log.acknowledged.map(({ at }) => at))),
    calmAfterS: seconds(Math.max(killedAt, ...late) - killedAt),
    promotedAfterS,
  };
}

/** Of times in order. */
const longestGap = (times: readonly number[]) =>
  Math.max(...times.slice(1).map((time, n) => time - (times[n] ?? time)));

const seconds = (ms: number) => Number((ms / 1000).toFixed(1));

class DoseLog {
  readonly acknowledged: { readonly id: string; readonly at: number }[] = [];
  readonly refusedAt: number[] = [];
}

/** Logs one click after the other, each until it is acknowledged, as a phone does. */
async function logDoses(user: number, port: number, end: number, log: DoseLog): Promise<void> {
  while (performance.now() < end) {
    const id = newId();
    const request = rawRequest('POST', '/api/doses', {
      token: userToken(user),
      idempotencyKey: id,
      body: JSON.stringify({
        _id: id,
        ...oneClick(userPenId(user, PEN_IN_USE), new Date(Date.now() - 60_000)),
      }),
    });
    while (performance.now() < end) {
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

const DATABASE = 'dosewise';

async function makeDatabase(url: string): Promise<void> {
  const db = openDatabase({ engine: 'postgres', url });
  await sql`create database ${sql.id(DATABASE)}`.execute(db);
  await db.destroy();
}

const inDatabase = (serverUrl: string) => databaseUrl(serverUrl, DATABASE);
