import { readFile } from 'node:fs/promises';
import { type RouteInput, restoreAll } from '@dosewise/contract';
import { texts } from './admin-texts.ts';
import { AppError } from './app-error.ts';
import { newScope } from './context.ts';
import { createContext } from './create-context.ts';
import { restoreBackup } from './db/backup/restore-backup.ts';
import { writeBackup } from './db/backup/write-backup.ts';
import { openDatabase } from './db/engines/open-database.ts';
import { databaseOf, explainFailure, stackOf } from './explain-failure.ts';
import { texts as accounts } from './features/account/auth/texts.ts';
import { changeUserType } from './features/account/auth/user-type.service.ts';
import { makeResetLinkByOperator } from './features/admin/users/reset-link.service.ts';
import { restoreByOperator } from './features/moving/restore/restore.service.ts';
import type { AppContext } from './outgoing/channels/app-context.ts';
import { texts as mailTexts } from './outgoing/channels/email/compose/texts.ts';
import { findUserIdByEmail } from './records/doors/addresses.queries.ts';
import { migrateSafely } from './runtime/backups/upgrade-backup.ts';
import { parsePart } from './runtime/calls/request-fields.ts';
import { type Config, ConfigError, readConfig } from './runtime/config/config.ts';

/** An operator's task on the database of the settings, with its arguments. */
interface Command {
  readonly takes: number;
  /** Resolves to what to say. */
  readonly run: (config: Config, argument: string, second: string) => Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  grant: { takes: 1, run: (config, email) => setUserType(config, email, 'admin') },
  revoke: { takes: 1, run: (config, email) => setUserType(config, email, 'user') },
  'reset-link': { takes: 1, run: makeResetLink },
  backup: {
    takes: 1,
    run: async ({ database }, file) => texts.backedUp(await writeBackup(database, file), file),
  },
  restore: {
    takes: 1,
    run: async ({ database }, file) => texts.restored(await restoreBackup(file, database), file),
  },
  'restore-archive': { takes: 2, run: restoreArchive },
};

function setUserType(config: Config, email: string, userType: 'user' | 'admin') {
  return withContext(config, async (context) => {
    const found = await changeUserType(newScope(context), email.trim().toLowerCase(), userType);
    if (!found) throw noAccount(email);
    return texts.isNow(email, userType);
  });
}

function makeResetLink(config: Config, email: string) {
  return withContext(config, async (context) => {
    const address = email.trim().toLowerCase();
    const link = await makeResetLinkByOperator(newScope(context), config, address);
    if (link === null) throw noAccount(email);
    return texts.resetLink(address, { ...link, isReachable: config.hasPublicUrl });
  });
}

async function restoreArchive(config: Config, email: string, file: string) {
  const archive = readJson(await readFile(file, 'utf8'), file);
  return withContext(config, async (context) => {
    const userId = await findUserIdByEmail(context.db, email.trim().toLowerCase());
    if (userId === undefined) throw noAccount(email);
    // Parsed by the schema of the route.
    const body = parsePart('body', restoreAll.body, archive) as RestoredBody;
    const opener = { userId, deviceName: mailTexts.notices.commandLine };
    const place = { ...config, db: context.db, now: context.now };
    const restored = await restoreByOperator(newScope(context), place, opener, body);
    return texts.archiveRestored(email, restored);
  });
}

type RestoredBody = RouteInput<typeof restoreAll>['body'];

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_request', { sentence: texts.noJson(file) });
  }
}

const noAccount = (email: string) =>
  new AppError('not_found', { sentence: accounts.noAccount(email) });

/** Runs `work` on the database of the settings, brought to this release. */
async function withContext<T>(config: Config, work: (context: AppContext) => Promise<T>) {
  await migrateSafely(config);
  const db = openDatabase(config.database);
  try {
    return await work(createContext(config, db));
  } finally {
    await db.destroy();
  }
}

/** Runs one command of the command line; the exit code. */
async function admin([name = '', ...given]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || given.length !== command.takes || given.includes('')) {
    process.stderr.write(texts.usage);
    return 2;
  }
  const [argument = '', second = ''] = given;
  process.stdout.write(`${await command.run(readConfig(process.env), argument, second)}\n`);
  return 0;
}

/** The message of an error that an operator can act on, without a stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof AppError) return error.message;
  return explainFailure(error, databaseOf(process.env)) ?? stackOf(error);
}

admin(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  },
);
