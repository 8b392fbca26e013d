import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresUser } from '../../apps/server/src/testing/postgres/postgres-binaries.ts';
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts';
import type { Defer } from '../scratch.ts';

const START_LIMIT_MS = 30_000;
const STANDBY = 'standby';

/** A server that an operator's packages brought, on a port of its own. */
interface RunningPostgres {
  readonly port: number;
  readonly url: string;
  /** Ends every process of it at once, as a power cut would. */
  readonly kill: () => Promise<void>;
}

/** A primary that acknowledges what its standby has, and that standby. */
export interface PostgresPair {
  readonly primary: RunningPostgres;
  readonly standby: RunningPostgres;
  /** Makes the standby a primary; resolves when it takes writes. */
  readonly promote: () => Promise<void>;
}

/** Throws where the machine has no PostgreSQL and PgBouncer of its own: the npm package has no standby. */
export async function startPair(defer: Defer): Promise<PostgresPair> {
  const bin = binaries();
  const home = ownFolder(defer);
  const primaryData = join(home, 'primary');
  run(bin('initdb'), ['-D', primaryData, '--username=postgres', '--auth=trust', '-E', 'UTF8']);
  const primary = await start(bin('postgres'), primaryData, defer, [
    'wal_level=replica',
    'max_connections=100',
    'synchronous_commit=on',
    `synchronous_standby_names=${STANDBY}`,
  ]);
  // Without its standby it would acknowledge nothing, not even a database.
  const standbyData = join(home, STANDBY);
  const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${STANDBY}`;
  run(bin('pg_basebackup'), ['-D', standbyData, '-R', '-X', 'stream', '-c', 'fast', '-d', from]);
  const standby = await start(bin('postgres'), standbyData, defer, ['max_connections=100']);
  await untilSynchronous(primary.url);
  return {
    primary,
    standby,
    promote: async () => {
      run(bin('pg_ctl'), ['promote', '-D', standbyData, '-w']);
    },
  };
}

/** PgBouncer in transaction mode before one PostgreSQL, and then before another. */
export interface Bouncer {
  readonly url: (database: string) => string;
  readonly turnTo: (port: number) => void;
}

export async function startBouncer(to: number, defer: Defer): Promise<Bouncer> {
  const home = ownFolder(defer);
  const port = await freePort();
  const file = join(home, 'pgbouncer.ini');
  const write = (target: number) => writeFileSync(file, settings(home, port, target));
  write(to);
  // Debian keeps it where only root's path looks.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const child = spawn('pgbouncer', [file], { ...postgresUser, env, stdio: 'ignore' });
  await endWith(child, 'SIGTERM', defer);
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await untilItAnswers(url('postgres'));
  return {
    url,
    turnTo: (target) => {
      write(target);
      child.kill('SIGHUP');
    },
  };
}

/**
 * Settings as an operator would set them; limits that requests set by themselves come with each
 * connection.
 */
const settings = (home: string, port: number, to: number) => `[databases]
* = host=127.0.0.1 port=${to} user=postgres connect_query='set lock_timeout = 700; set statement_timeout = 15000; set idle_in_transaction_session_timeout = 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 5
logfile = ${home}/pgbouncer.log
pidfile = ${home}/pgbouncer.pid
`;

/** Finds the programs of a version where Debian's packages put them, or on the path. */
function binaries(): (name: string) => string {
  const asked = spawnSync('ls', ['-d', ...['18', '17', '16', '15'].map(debianFolder)], {
    encoding: 'utf8',
  });
  const [folder] = asked.stdout.split('\n').filter(Boolean).reverse();
  if (folder === undefined || spawnSync('pgbouncer', ['--version'], SBIN).error) {
    throw new Error(
      'This needs PostgreSQL and PgBouncer (Debian: apt-get install postgresql pgbouncer). The rest runs without them.',
    );
  }
  return (name) => join(folder, name);
}

const debianFolder = (version: string) => `/usr/lib/postgresql/${version}/bin`;
const SBIN = { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } };

function ownFolder(defer: Defer): string {
  const home = mkdtempSync(join(tmpdir(), 'dosewise-failover-'));
  if (postgresUser.uid !== undefined) chownSync(home, postgresUser.uid, postgresUser.gid ?? 0);
  defer(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  return home;
}

function run(program: string, args: readonly string[]): void {
  const how = { ...postgresUser, cwd: '/', env: { ...process.env, LC_ALL: 'C' } };
  const { status, stderr, error } = spawnSync(program, args, { ...how, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}

async function start(
  program: string,
  data: string,
  defer: Defer,
  settings: readonly string[],
): Promise<RunningPostgres> {
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(program, [...args, ...settings.flatMap((setting) => ['-c', setting])], {
    ...postgresUser,
    cwd: data,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: 'ignore',
    // A group of its own, all of which a power cut ends.
    detached: true,
  });
  await endWith(child, 'SIGINT', defer);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url);
  return {
    port,
    url,
    kill: async () => {
      const gone = once(child, 'exit');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}

async function endWith(child: ChildProcess, signal: NodeJS.Signals, defer: Defer): Promise<void> {
  const kill = () => void child.kill(signal);
  process.once('exit', kill);
  const gone = once(child, 'exit').then(() => process.off('exit', kill));
  defer(async () => {
    kill();
    await gone;
  });
}

const ask = async <Row>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

async function untilItAnswers(url: string): Promise<void> {
  for (const end = performance.now() + START_LIMIT_MS; ; await sleep(100)) {
    if (await ask(url, 'select 1').catch(() => null)) return;
    if (performance.now() > end) throw new Error(`Nobody answers at ${url}.`);
  }
}

async function untilSynchronous(url: string): Promise<void> {
  for (const end = performance.now() + START_LIMIT_MS; ; await sleep(100)) {
    const rows = await ask<{ sync_state: string }>(
      url,
      'select sync_state from pg_stat_replication',
    );
    if (rows[0]?.sync_state === 'sync') return;
    if (performance.now() > end) throw new Error('The standby does not follow.');
  }
}
