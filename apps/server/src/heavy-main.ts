import { parentPort, workerData } from 'node:worker_threads';
import { buildHeavyApp } from './app.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { openDatabase } from './db/database.ts';
import { REQUEST_PATIENCE } from './db/engines/open-postgres.ts';
import type { HeavyConnection } from './http/heavy/heavy-thread.ts';
import { PortStream } from './http/heavy/port-stream.ts';

// What `heavy-thread.ts` begins it with.
const config = workerData as Config;
const db = openDatabase(config.database, REQUEST_PATIENCE);
const app = await buildHeavyApp(createContext(config, db));
await app.ready();
parentPort?.on('message', ({ port, ip }: HeavyConnection) => {
  app.server.emit('connection', new PortStream(port, ip));
});
