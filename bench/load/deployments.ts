import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WholeDatabase } from '../../apps/server/src/db/database.ts';
import type { DatabaseLocation } from '../../apps/server/src/db/engines/open-database.ts';
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts';
import { databasesOn, type Engine } from '../databases.ts';
import { askOnce, rawRequest } from '../load.ts';
import { type MeasuredProcess, startServer } from '../measured-process.ts';
import { writeAccounts, writeHistories, writeNewPens } from '../people.ts';
import { type Defer, scratchFolder } from '../scratch.ts';
import { PEN_IN_USE } from './user-actions.ts';

/** The time that nginx may take to answer, in ms. */
const START_LIMIT_MS = 5000;

/** A way to run the product, as it runs. */
export interface Deployment {
  readonly port: number;
  readonly processes: readonly MeasuredProcess[];
}

/** One process on a SQLite file. */
export async function oneOnSqlite(users: number, defer: Defer): Promise<Deployment> {
  const process = await startServer('ours', await peopleOn('sqlite', users, defer), defer);
  return { port: process.port, processes: [process] };
}

/** `count` processes on PostgreSQL with nginx in front. */
export async function behindNginx(
  location: DatabaseLocation,
  count: number,
  defer: Defer,
): Promise<Deployment> {
  const processes = await startSeveral(location, count, defer);
  const port = await startNginx(
    processes.map((process) => process.port),
    defer,
  );
  return { port, processes };
}

export async function startSeveral(
  location: DatabaseLocation,
  count: number,
  defer: Defer,
): Promise<MeasuredProcess[]> {
  const processes: MeasuredProcess[] = [];
  for (let n = 0; n < count; n += 1) processes.push(await startServer('ours', location, defer));
  return processes;
}

/** A database where so many people have 18 months behind them and a full pen. */
export async function peopleOn(
  engine: Engine,
  users: number,
  defer: Defer,
): Promise<DatabaseLocation> {
  const databases = await databasesOn(engine, defer);
  return databases.make(writePeople(users));
}

export const writePeople = (users: number) => async (db: WholeDatabase) => {
  const people = Array.from({ length: users }, (_, user) => user);
  await writeAccounts(db, people);
  await writeHistories(db, people);
  await writeNewPens(db, people, PEN_IN_USE);
};

/** Starts nginx before the servers on `ports`; resolves to its own port. Throws where there is none. */
async function startNginx(ports: readonly number[], defer: Defer): Promise<number> {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error('This needs nginx (Debian: apt-get install nginx). The rest runs without it.');
  }
  const folder = scratchFolder(defer);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings(folder, port, ports));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'ignore' });
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const gone = once(child, 'exit').then(() => process.off('exit', kill));
  defer(async () => {
    kill();
    await gone;
  });
  await untilItAnswers(port);
  return port;
}

/** As nginx in docs/install.md, without TLS; what it may write goes to the scratch folder. */
const settings = (folder: string, port: number, ports: readonly number[]) => `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
worker_rlimit_nofile 20000;
events { worker_connections 8000; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000;
  upstream dosewise {
    least_conn;
    keepalive 2000;
    keepalive_requests 1000000;
${ports.map((to) => `    server 127.0.0.1:${to} max_fails=0;`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://dosewise;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_buffers 16 32k;
      client_max_body_size 8m;
    }
  }
}
`;

async function untilItAnswers(port: number): Promise<void> {
  const health = rawRequest('GET', '/api/health', { token: '' });
  for (const end = performance.now() + START_LIMIT_MS; ; await sleep(50)) {
    const reply = await askOnce(port, health).catch(() => null);
    if (reply?.status === 200) return;
    if (performance.now() > end) throw new Error('nginx does not answer.');
  }
}
