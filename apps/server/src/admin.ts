import { texts } from './admin-texts.ts';
import { createContext } from './app-context.ts';
import { AppError } from './app-error.ts';
import { newScope } from './context.ts';
import { restoreBackup } from './db/backup/restore-backup.ts';
import { writeBackup } from './db/backup/write-backup.ts';
import { openDatabase } from './db/engines/open-database.ts';
import { databaseOf, explainFailure, stackOf } from './explain-failure.ts';
import { texts as accounts } from './features/account/auth/texts.ts';
import { changeUserType } from './features/account/auth/user-type.service.ts';
import { migrateSafely } from './runtime/backups/upgrade-backup.ts';
import { type Config, ConfigError, readConfig } from './runtime/config/config.ts';

/** An operator's task on the database of the settings. Resolves to what to say. */
type Command = (config: Config, argument: string) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  grant: (config, email) => setUserType(config, email, 'admin'),
  revoke: (config, email) => setUserType(config, email, 'user'),
  backup: async ({ database }, file) => texts.backedUp(await writeBackup(database, file), file),
  restore: async ({ database }, file) => texts.restored(await restoreBackup(file, database), file),
};

async function setUserType(config: Config, email: string, userType: 'user' | 'admin') {
  await migrateSafely(config);
  const db = openDatabase(config.database);
  try {
    const scope = newScope(createContext(config, db));
    const found = await changeUserType(scope, email.trim().toLowerCase(), userType);
    if (!found) {
      throw new AppError('not_found', { sentence: accounts.noAccount(email) });
    }
    return texts.isNow(email, userType);
  } finally {
    await db.destroy();
  }
}

/** Runs one command of the command line; the exit code. */
async function admin([name = '', argument, ...rest]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || !argument || rest.length > 0) {
    process.stderr.write(texts.usage);
    return 2;
  }
  process.stdout.write(`${await command(readConfig(process.env), argument)}\n`);
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
