import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../db/database.ts';

const MAIN = fileURLToPath(new URL('../../server.mjs', import.meta.url));
const START_LIMIT_MS = 20_000;

/** The real server as a process of its own, which a test may kill. */
export interface ServerProcess {
  readonly url: string;
  /** Everything that it wrote so far: what it logs, and errors. */
  output(): string;
  /** Ends it without warning, as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop and waits; its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the server on `location` and a free port. Rejects with its output when it does not start. */
export async function startServerProcess(
  location: DatabaseLocation,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawnServer(location, settings);
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const url = await announcedUrl(child);
  const gone = once(child, 'exit');
  return {
    url,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
  };
}

/** The server's process alone, for a test that does not wait until it is ready. */
export function spawnServer(
  location: DatabaseLocation,
  settings: Record<string, string> = {},
): ChildProcess {
  const database =
    location.engine === 'sqlite'
      ? { DATA_DIR: dirname(location.file), DATABASE_URL: '' }
      : { DATABASE_URL: location.url };
  return spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...database,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function announcedUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`The server did not start:\n${output}`));
    const timer = setTimeout(fail, START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', fail);
  });
}
