import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@dosewise/domain';
import { startServerProcess } from '../apps/server/src/testing/processes/server-process.ts';

/**
 * Fills a real, small disk under the real server on SQLite and looks what comes of it: a file system
 * of 8 MB in memory, which only root may mount, so this is no part of `npm test`. The test
 * database-faults.test.ts does the same with SQLite's own limit.
 */
const YESTERDAY = new Date(Date.now() - DAY_MS).toISOString();
const folder = mkdtempSync(join(tmpdir(), 'dosewise-disk-'));
run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
try {
  await fillDisk();
} finally {
  run('umount', [folder]);
  rmdirSync(folder);
}

async function fillDisk(): Promise<void> {
  const location = { engine: 'sqlite', file: join(folder, 'dosewise.db') } as const;
  let server = await startServerProcess(location);
  const account = { email: 'full@example.com', password: 'correct horse battery' };
  let token: string | undefined;
  token = (await send('POST', '/register', account)).body.token;
  const pens: (string | undefined)[] = [];
  for (let n = 0; n < 20; n++) {
    const pen = { name: `Pen ${n}`, strength: 5, startDate: YESTERDAY };
    pens.push((await send('POST', '/pens', pen)).body._id);
  }
  const filler = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 300_000));

  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  for (let n = 0; n < 2000; n++) await log(n);
  console.log('while the disk filled up, replies by status:', Object.fromEntries(statuses));
  check(statuses.has(503), 'the disk was not full');
  check(
    [...statuses.keys()].every((status) => status === 201 || status === 503),
    'other errors',
  );
  check((await send('GET', '/health')).status === 200, 'health must answer');
  check((await send('GET', '/doses')).status === 200, 'reads must go on');

  rmSync(filler);
  statuses.clear();
  for (let n = 2000; n < 2050; n++) await log(n);
  console.log('with room again:', Object.fromEntries(statuses));
  check(statuses.size === 1 && statuses.has(201), 'writes must go on by themselves');

  await server.kill();
  server = await startServerProcess(location);
  const doses = (await send('GET', '/doses')).body as unknown as { _id: string }[];
  const stored = new Set(doses.map(({ _id }) => _id));
  check(
    [...acknowledged].every((id) => stored.has(id)),
    'an acknowledged dose is lost',
  );
  console.log(`${acknowledged.size} acknowledged doses are all there after a kill.`);
  await server.stop();

  async function log(n: number): Promise<void> {
    const dose = { penId: pens[n % pens.length], clicks: 1, date: YESTERDAY };
    const { status, body } = await send('POST', '/doses', dose);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 201 && body._id) acknowledged.add(body._id);
  }

  async function send(method: string, path: string, body?: object) {
    const reply = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, string> };
  }
}

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command}: ${stderr || 'not found'}. This needs Linux and root.`);
}

function check(holds: boolean, complaint: string): void {
  if (!holds) throw new Error(complaint);
}
