import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../apps/server/src/db/engines/open-database.ts';
import {
  announcedUrl,
  databaseSettings,
} from '../apps/server/src/testing/processes/server-process.ts';
import type { Defer } from './scratch.ts';

const OURS = fileURLToPath(new URL('../apps/server/server.mjs', import.meta.url));
const FLOOR = fileURLToPath(new URL('./floor/floor-server.ts', import.meta.url));
/** Of the times in /proc, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** A server as a process of its own, with what it costs. */
export interface MeasuredProcess {
  readonly port: number;
  /** Processor time of all its threads so far. */
  readonly cpuSeconds: () => number;
  /** Memory that is resident now. */
  readonly residentMb: () => number;
  readonly stop: () => Promise<void>;
}

export type ServerName = 'ours' | 'floor';

/** Starts our server as it is deployed, or the floor, on `location`; resolves when it listens. */
export async function startServer(
  name: ServerName,
  location: DatabaseLocation,
  defer: Defer,
): Promise<MeasuredProcess> {
  const program = name === 'ours' ? [...FLAGS, OURS] : [FLOOR];
  const child = spawn(process.execPath, [...extraFlags(), ...program], {
    env: { ...process.env, ...SETTINGS, ...databaseSettings(location) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const gone = once(child, 'exit').then(() => process.off('exit', kill));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  defer(stop);
  const { port } = new URL(await announcedUrl(child));
  return {
    port: Number(port),
    cpuSeconds: () => readCpuSeconds(child.pid),
    residentMb: () => readResidentMb(child.pid),
    stop,
  };
}

/** As the Dockerfile and `npm start` run it. */
const FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50'];

/** As deployed, with everything that protects it, but for the backup of each day, which a new server makes at once. */
const SETTINGS = {
  BACKUP_EVERY: 'off',
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT: 'on',
  LOG_LEVEL: 'info',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Flags for Node, such as --cpu-prof, to look closer at where the time goes. */
function extraFlags(): string[] {
  return process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];
}

export function readCpuSeconds(pid: number | undefined): number {
  // The name in brackets may hold spaces; the 12th and 13th field after it are user and system.
  const fields = proc(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

export function readResidentMb(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(proc(pid, 'status'))?.[1]) / 1024;
}

function proc(pid: number | undefined, file: string): string {
  if (process.platform !== 'linux') {
    throw new Error('This benchmark reads what a server costs from /proc: it needs Linux.');
  }
  return readFileSync(`/proc/${pid}/${file}`, 'utf8');
}
