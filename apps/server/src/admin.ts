import { type Config, ConfigError, readConfig } from './config.ts';
import { createContext, scopeOf } from './context.ts';
import { BackupError } from './db/backup/backup-format.ts';
import { restoreBackup } from './db/backup/restore-backup.ts';
import { writeBackup } from './db/backup/write-backup.ts';
import { migrate, openDatabase } from './db/database.ts';
import { NewerDatabaseError } from './db/newer-database.ts';
import { texts } from './features/auth/texts.ts';
import { changeUserType } from './features/auth/user-type.service.ts';
import { AppError } from './http/app-error.ts';

const USAGE = `Usage:
  npm run admin -- grant EMAIL     makes this user an admin
  npm run admin -- revoke EMAIL    makes this admin a user again
  npm run admin -- backup FILE     copies the database, also while the server runs
  npm run admin -- restore FILE    fills an empty database with a backup of either engine
`;

/** An operator's task on the database of the settings. Resolves to what to say. */
type Command = (config: Config, argument: string) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  grant: (config, email) => setUserType(config, email, 'admin'),
  revoke: (config, email) => setUserType(config, email, 'user'),
  backup: async ({ database }, file) =>
    `${await writeBackup(database, file)} rows are in ${file}. Keep it safe: it holds health records.`,
  restore: async ({ database }, file) =>
    `${await restoreBackup(file, database)} rows are back from ${file}.`,
};

async function setUserType(config: Config, email: string, userType: 'user' | 'admin') {
  const db = openDatabase(config.database);
  try {
    await migrate(db);
    const scope = scopeOf(createContext(config, db));
    const found = await changeUserType(scope, email.trim().toLowerCase(), userType);
    if (!found) {
      throw new AppError('not_found', { sentence: texts.noAccount(email) });
    }
    return `${email} is now ${userType === 'admin' ? 'an admin' : 'a user'}.`;
  } finally {
    await db.destroy();
  }
}

/** Runs one command of the command line; the exit code. */
async function admin([name = '', argument, ...rest]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || !argument || rest.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  process.stdout.write(`${await command(readConfig(process.env), argument)}\n`);
  return 0;
}

/** What an operator can act on goes without a stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = [ConfigError, AppError, BackupError, NewerDatabaseError].some(
    (kind) => error instanceof kind,
  );
  const isFile = 'code' in error && ['ENOENT', 'EACCES', 'ENOSPC'].includes(String(error.code));
  return isExpected || isFile ? error.message : (error.stack ?? error.message);
}

admin(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  },
);
