import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createContext, scopeOf } from './context.ts';
import { type Database, migrate, openDatabase } from './db/database.ts';
import { ensureFirstAdmin } from './features/auth/auth.service.ts';

/** How long a stopping server may take before it is ended. */
const DRAIN_MS = 10_000;

/** Starts the server with the settings of the environment, and stops it on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const db = openDatabase(config.database);
  await migrate(db);
  const context = createContext(config, db);
  if (config.firstAdmin) await ensureFirstAdmin(scopeOf(context), config.firstAdmin);
  const app = await buildApp(context);
  stopOnSignal(app, db);
  await app.listen({ port: config.port, host: config.host });
  announce(app, config);
}

function announce(app: FastifyInstance, config: Config): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const where = config.database.engine === 'sqlite' ? config.database.file : 'PostgreSQL';
  process.stdout.write(`Dosewise is ready: http://localhost:${port}  (data in ${where})\n`);
  if (!config.rateLimit) process.stdout.write('Warning: RATE_LIMIT is off. For benchmarks only.\n');
}

function stopOnSignal(app: FastifyInstance, db: Database): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** An error at start as a sentence that an operator can act on. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `Cannot start. A setting is wrong:\n${error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'Cannot start: the port is in use. Set PORT to another one.';
  }
  return `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
