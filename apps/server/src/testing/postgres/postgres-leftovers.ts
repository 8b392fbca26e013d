import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Begins the name of each test server's folder; the number of its process follows. */
export const FOLDER_PREFIX = 'dosewise-pg-';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const commandLine = (pid: number): string => {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  } catch {
    return '';
  }
};

const killServerOf = async (dataFolder: string): Promise<void> => {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  // The number may belong to another program by now: only the server of this very folder is ours.
  if (!(pid > 0) || !commandLine(pid).includes(dataFolder)) return;
  process.kill(pid, 'SIGQUIT');
  for (let tries = 0; tries < 50 && isAlive(pid); tries += 1) await sleep(100);
};

/** Ends the servers and removes the folders of test runs that were killed. */
export const removeLeftovers = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const owner = Number.parseInt(name.slice(FOLDER_PREFIX.length), 10);
    if (!name.startsWith(FOLDER_PREFIX) || !(owner > 0) || isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    await killServerOf(join(folder, 'data'));
    // Another user's leftovers are not ours to remove, nor a reason to fail.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
};
