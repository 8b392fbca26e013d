import { ConfigError, readConfig } from './config.ts';
import { createContext, scopeOf } from './context.ts';
import { migrate, openDatabase } from './db/database.ts';
import { changeUserType } from './features/auth/auth.service.ts';

const USAGE = `Usage:
  npm run admin -- grant EMAIL     makes this user an admin
  npm run admin -- revoke EMAIL    makes this admin a user again
`;

const USER_TYPES = { grant: 'admin', revoke: 'user' } as const;

/** An operator's task on the database of the environment. Returns the exit code. */
async function admin([command, email]: readonly string[]): Promise<number> {
  if ((command !== 'grant' && command !== 'revoke') || !email) {
    process.stderr.write(USAGE);
    return 2;
  }
  const config = readConfig(process.env);
  const db = openDatabase(config.database);
  try {
    await migrate(db);
    const scope = scopeOf(createContext(config, db));
    const userType = USER_TYPES[command];
    const found = await changeUserType(scope, email.trim().toLowerCase(), userType);
    process.stdout.write(
      found
        ? `${email} is now ${userType === 'admin' ? 'an admin' : 'a user'}.\n`
        : `No account has the address ${email}.\n`,
    );
    return found ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

admin(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isSetting = error instanceof ConfigError;
    process.stderr.write(
      `${isSetting ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  },
);
