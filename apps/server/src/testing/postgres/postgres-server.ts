import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../processes/free-port.ts';
import { cannotRun, postgresFolder, postgresUser } from './postgres-binaries.ts';
import { FOLDER_PREFIX, removeLeftovers } from './postgres-leftovers.ts';

/** Long, for a machine that does much else. */
const START_LIMIT_MS = 60_000;

export interface PostgresServer {
  /** Of a superuser in the database `postgres`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A server that is no one else's. */
export interface OwnPostgresServer extends PostgresServer {
  /** Ends it as a crash does; with SIGKILL its connections live on for a moment without it. */
  readonly crash: (signal?: 'SIGQUIT' | 'SIGKILL') => Promise<void>;
  /** Starts it again on the same data. */
  readonly restart: () => Promise<void>;
}

/** A socket inside the folder: no port to collide on. Windows has only ports. */
const place = async (home: string): Promise<{ url: string; args: string[] }> => {
  if (process.platform !== 'win32') {
    const url = `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(home)}`;
    return { url, args: ['-k', home, '-p', '5432', '-c', 'listen_addresses='] };
  }
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return { url, args: ['-p', String(port), '-c', 'listen_addresses=127.0.0.1'] };
};

/**
 * Text sorts as people expect, as on most real servers and unlike SQLite: what relies on the
 * order of bytes shows here.
 */
const CLUSTER = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'].concat([
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=en',
]);

/** Settings that risk data in a crash of the machine, which would lose the tests anyway. */
export const FAST = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
];

const untilItAnswers = async (server: ChildProcess, url: string, log: string): Promise<void> => {
  for (const limit = Date.now() + START_LIMIT_MS; ; await sleep(50)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || server.signalCode !== null || Date.now() > limit) {
        throw cannotRun(`${await readFile(log, 'utf8')}\n${String(error)}`);
      }
    }
  }
};

const startIn = async (
  home: string,
  settings: readonly string[],
  folder?: string,
): Promise<OwnPostgresServer> => {
  const bin = join(folder ?? (await postgresFolder(home)), 'bin');
  const data = join(home, 'data');
  const how = { ...postgresUser, cwd: home, env: { ...process.env, LC_ALL: 'C' } };

  const made = spawnSync(join(bin, 'initdb'), ['-D', data, ...CLUSTER], {
    ...how,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw cannotRun(made.error?.message ?? made.stderr);

  const { url, args } = await place(home);
  const log = join(home, 'server.log');
  const launch = async () => {
    const output = openSync(log, 'a');
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...args, ...settings.flatMap((setting) => ['-c', setting])],
      { ...how, stdio: ['ignore', output, output] },
    );
    closeSync(output);
    const ended = new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.once('error', () => resolve());
    });
    const end = async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await ended;
    };
    await untilItAnswers(server, url, log).catch(async (error: unknown) => {
      await end('SIGINT');
      throw error;
    });
    return { end, kill: () => void server.kill('SIGINT') };
  };
  const remove = () => rm(home, { recursive: true, force: true, maxRetries: 3 });

  let running = await launch().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  // SIGINT is PostgreSQL's fast shutdown: it cuts connections and tidies up.
  const killAtExit = () => running.kill();
  process.once('exit', killAtExit);
  return {
    url,
    stop: async () => {
      process.off('exit', killAtExit);
      await running.end('SIGINT');
      await remove();
    },
    crash: (signal = 'SIGQUIT') => running.end(signal),
    restart: async () => {
      running = await launch();
    },
  };
};

/**
 * A throw-away server of the packaged version, or of the one in `folder`. Rejects with what to install where it
 * does not run. Without `settings` of its own it is quick and forgets what a crash of the machine interrupts.
 */
export const startOwnPostgres = async (
  settings: readonly string[] = FAST,
  folder?: string,
): Promise<OwnPostgresServer> => {
  await removeLeftovers();
  const home = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  if (postgresUser.uid !== undefined) await chown(home, postgresUser.uid, postgresUser.gid ?? 0);
  return startIn(home, settings, folder).catch(async (error: unknown) => {
    await rm(home, { recursive: true, force: true });
    throw error;
  });
};

/** A server for tests: the one of TEST_DATABASE_URL, else one of our own with `settings`. */
export const startPostgres = async (settings?: readonly string[]): Promise<PostgresServer> => {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => undefined } : startOwnPostgres(settings);
};

/** The URL of database `name` on the server that `serverUrl` leads to. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
