import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './engines/open-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'dosewise-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makes its folder and files for no one else on the machine', async () => {
  const file = join(folder, 'data', 'dosewise.db');
  const umask = process.umask(0o022);
  const db = openDatabase({ engine: 'sqlite', file });
  try {
    await migrate(db);
    const modes = ['', '/dosewise.db', '/dosewise.db-wal', '/dosewise.db-shm'].map(
      (name) => statSync(`${folder}/data${name}`).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
  } finally {
    process.umask(umask);
    await db.destroy();
  }
});

it('has all migrations of the folder, in their order', () => {
  const folder = join(import.meta.dirname, 'migrations');
  const names = readdirSync(folder)
    .filter((file) =>
      /^export (async )?(function|const) up\b/m.test(readFileSync(join(folder, file), 'utf8')),
    )
    .map((file) => file.replace('.ts', ''));
  expect(Object.keys(MIGRATIONS)).toEqual(names.sort());
});
