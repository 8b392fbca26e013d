import { parentPort, workerData } from 'node:worker_threads';
import { buildHeavyApp } from './app.ts';
import { createContext } from './create-context.ts';
import { openDatabase } from './db/engines/open-database.ts';
import { REQUEST_PATIENCE } from './db/engines/open-postgres.ts';
import {
  type HeavyConnection,
  type HeavyThreadData,
  NEWEST_MIGRATION,
  READY,
} from './runtime/http/heavy/heavy-thread.ts';
import { PortStream } from './runtime/http/heavy/port-stream.ts';

// What `heavy-thread.ts` begins it with.
const { config, newestMigration } = workerData as HeavyThreadData;
if (newestMigration !== NEWEST_MIGRATION) {
  throw new Error('The files of another release are there. Restart Dosewise to use them.');
}
const db = openDatabase(config.database, REQUEST_PATIENCE);
const app = await buildHeavyApp(createContext(config, db));
await app.ready();
parentPort?.on('message', ({ port, ip }: HeavyConnection) => {
  app.server.emit('connection', new PortStream(port, ip));
});
parentPort?.postMessage(READY);
