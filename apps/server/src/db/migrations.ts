import fs from 'node:fs/promises';
import path from 'node:path';
import { FileMigrationProvider } from 'kysely/migration';

/** The files of `migrations` by their names, which also give the order. */
export const MIGRATIONS = await new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
}).getMigrations();
