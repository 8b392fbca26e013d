import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { newScope } from './context.ts';
import { createContext } from './create-context.ts';
import { watchFile } from './db/engines/file-check.ts';
import { openDatabase } from './db/engines/open-database.ts';
import { REQUEST_PATIENCE } from './db/engines/open-postgres.ts';
import { envFileDoubts } from './env-file.ts';
import { databaseOf, explainFailure, stackOf } from './explain-failure.ts';
import { ensureFirstAdmin } from './features/account/auth/auth.service.ts';
import { readSetupCode } from './features/account/auth/gates/gates.service.ts';
import { endOver } from './features/account/people/people.write-model.ts';
import { startTallyCounter } from './features/admin/stats/recount-tallies.ts';
import { issuerWarning } from './features/admin/system/findings/sending-checks.ts';
import { readAhead } from './features/dosing/plan/ahead.read-model.ts';
import { CUT_OFF_INTERVAL_MS, undoCutOff } from './features/moving/restore/restore-lease.ts';
import type { AppContext } from './outgoing/channels/app-context.ts';
import { vapidSubject } from './outgoing/channels/web-push/vapid.ts';
import { startReminderPlanner } from './outgoing/planner/reminder-planner.ts';
import { startWorkers } from './outgoing/workers.ts';
import { startRounds } from './runtime/background/background-rounds.ts';
import { startForgetter } from './runtime/background/forget-expired.ts';
import { startBackups } from './runtime/backups/backup-rounds.ts';
import { migrateSafely } from './runtime/backups/upgrade-backup.ts';
import { type Config, ConfigError, readConfig } from './runtime/config/config.ts';
import { HeavyThread } from './runtime/http/heavy/heavy-thread.ts';

/** Connections that may wait to be taken. Beyond it they are dropped, and try again after seconds. */
const BACKLOG = 4096;
/** The time that a stopping server gives requests to finish before it cuts their connections, */
const CUT_AFTER_MS = 7_000;
/** and the time in all before it is ended. */
const END_AFTER_MS = 10_000;

/** The time after which both are told that a last day is over; nothing is open meanwhile. */
const CARE_ENDS_MS = 60_000;

/** Starts the server with the settings of the environment, and stops it on a signal. */
async function main(): Promise<void> {
  for (const { says, advice } of envFileDoubts()) {
    process.stdout.write(`Warning: ${says} ${advice}\n`);
  }
  const config = readConfig(process.env);
  await migrateSafely(config);
  const db = openDatabase(config.database, REQUEST_PATIENCE);
  const heavyThread = new HeavyThread(config);
  const context = { ...createContext(config, db), heavyThread };
  if (config.firstAdmin) await ensureFirstAdmin(newScope(context), config.firstAdmin);
  const app = await buildApp(context);
  const tallyCounter = startTallyCounter(context, (error) =>
    app.log.error(nameOf(error), 'could not count tallies'),
  );
  const forgetter = startForgetter(context, (error) =>
    app.log.error(nameOf(error), 'could not delete expired data'),
  );
  const restoreCleaner = startRounds({
    intervalMs: CUT_OFF_INTERVAL_MS,
    onError: (error) => app.log.error(nameOf(error), 'could not undo an interrupted restore'),
    round: () => undoCutOff(context),
  });
  const careEnder = startRounds({
    intervalMs: CARE_ENDS_MS,
    onError: (error) => app.log.error(nameOf(error), 'could not end expired sharing'),
    round: (isStopping) => endOver(context, isStopping),
  });
  const workers = startWorkers(context, (error, channel) =>
    app.log.error(nameOf(error), `${channel} worker: error, continuing`),
  );
  const planner = startReminderPlanner(context, {
    readAhead,
    onError: (error) => app.log.error(nameOf(error), 'could not plan reminders'),
  });
  const backups = startBackups(context, (error) => app.log.error(nameOf(error), 'backup failed'));
  const fileWatch = watchFile(db, config.database, () =>
    app.log.error('the database file is damaged: see docs/troubleshooting.md'),
  );
  const background = [
    fileWatch,
    tallyCounter,
    forgetter,
    restoreCleaner,
    careEnder,
    planner,
    backups,
    ...workers,
  ];
  stopOnSignal(app, context, background);
  // Kept before anyone can ask for it.
  const setupCode = await readSetupCode(newScope(context));
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  announce(app, config);
  if (setupCode !== null) announceSetup(config, setupCode);
}

/** Announces the page on which the first admin is made, once, while there is none. */
function announceSetup({ publicUrl, passwordLogin }: Config, code: string): void {
  const way = passwordLogin
    ? `Create the first one: ${publicUrl}/setup#${code}`
    : 'Log in once, then: npm run admin -- grant EMAIL';
  process.stdout.write(`There is no admin yet. ${way}\n`);
}

function announce(app: FastifyInstance, config: Config): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const where = config.database.engine === 'sqlite' ? config.database.file : 'PostgreSQL';
  process.stdout.write(`Dosewise is ready: http://localhost:${port}  (data in ${where})\n`);
  if (vapidSubject(config) === null) {
    process.stdout.write(
      'Notifications are off: set PUBLIC_URL to an https address, or MAIL_FROM.\n',
    );
  }
  // Whatever is wrong with the way there is for `npm run doctor`.
  issuerWarning({ config, now: Date.now }).then(
    (line) => line && process.stdout.write(`${line}\n`),
    () => {},
  );
  if (!config.rateLimit) process.stdout.write('Warning: RATE_LIMIT is off. For benchmarks only.\n');
}

/** The part of an error that may be logged: its message can carry a row's values. */
function nameOf(error: unknown): { name: string; code?: unknown } {
  if (!(error instanceof Error)) return { name: 'unknown' };
  return 'code' in error ? { name: error.name, code: error.code } : { name: error.name };
}

function stopOnSignal(
  app: FastifyInstance,
  context: AppContext,
  background: readonly { stop(): Promise<void> }[],
): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), END_AFTER_MS).unref();
    // A request of which half has come, or a reply that no one reads, would hold it much longer.
    setTimeout(() => app.server.closeAllConnections(), CUT_AFTER_MS).unref();
    await Promise.all([app.close(), ...background.map((worker) => worker.stop())]);
    await context.heavyThread?.close();
    context.mailTransport.close();
    context.sending.close();
    await context.db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** An error at start as a sentence that an operator can act on. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `Cannot start. A setting is wrong:\n${error.message}`;
  const sentence = explainFailure(error, databaseOf(process.env));
  return `Cannot start: ${sentence ?? stackOf(error)}`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
