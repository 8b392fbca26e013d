import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../../db/engines/open-database.ts';

const MAIN = fileURLToPath(new URL('../../../server.mjs', import.meta.url));
/** Long, for a machine that does much else: a start takes a second. */
const START_LIMIT_MS = 45_000;

/** The real server as a process of its own, which a test may kill. */
export interface ServerProcess {
  readonly url: string;
  /** Everything that it wrote so far: what it logs, and errors. */
  output(): string;
  /** Ends it without warning, as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop and waits; its exit code, or the signal that ended it. */
  stop(): Promise<number | NodeJS.Signals | null>;
}

/** Starts the server on `location` and a free port. Rejects with its output when it does not start. */
export async function startServerProcess(
  location: DatabaseLocation,
  settings: Record<string, string> = {},
  main = MAIN,
): Promise<ServerProcess> {
  const child = spawnServer(location, settings, main);
  // Not its exit: what it wrote last may still be on its way then.
  const gone = once(child, 'close');
  const output = collectOutput(child);
  const url = await announcedUrl(child, output);
  return {
    url,
    output,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode ?? child.signalCode;
    },
  };
}

/** The server's process alone, for a test that does not wait until it is ready. */
export function spawnServer(
  location: DatabaseLocation,
  settings: Record<string, string> = {},
  main = MAIN,
): ChildProcess {
  return spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      BACKUP_EVERY: 'off',
      ...databaseSettings(location),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The settings of a process that is to use the database at `location`. */
export function databaseSettings(location: DatabaseLocation): Record<string, string> {
  return location.engine === 'sqlite'
    ? { DATA_DIR: dirname(location.file), DATABASE_URL: '' }
    : {
        DATABASE_URL: location.url,
        PREPARED_STATEMENTS: location.prepares === false ? 'off' : 'on',
      };
}

/**
 * Waits until a server says that it is ready, and where. Rejects with all that it wrote when it ends
 * before; one that says nothing for long is killed.
 */
export function announcedUrl(child: ChildProcess, output = collectOutput(child)): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    const read = () => {
      const port = /http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (!port) return;
      clearTimeout(timer);
      child.stdout?.off('data', read);
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', read);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`The server did not start:\n${output()}`));
    });
  });
}

/** Reads what a process writes, from now on; gives all of it so far. */
function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}
