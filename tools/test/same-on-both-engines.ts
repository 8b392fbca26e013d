import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SERVER = join(import.meta.dirname, '../../apps/server/src');
/** Modules that open databases, for whatever imports them. */
const OPENERS = ['db/database.ts', 'db/engines/open-database.ts', 'testing/databases.ts'].map(
  (path) => join(SERVER, path),
);
/** Tests of what comes before and after the database: attacks, access, request bodies, redirects, channels, PDFs, words, commands, a stop, an upgrade. */
const BESIDE_DATABASE = [
  'testing/attacks/',
  'testing/routes/',
  'features/analysis/report/pdf/',
  'features/moving/exports/fhir/',
  'runtime/http/heavy/',
  'runtime/http/http.',
  'runtime/http/request-ids.',
  'languages/',
  'outgoing/channels/',
  'outgoing/ledger/webhook-crash.',
  'features/account/auth/oidc/oidc-redirects.',
  'features/admin/reddit/reddit-connection.',
  'features/admin/system/findings/address-checks.',
  'features/admin/system/findings/machine-checks.',
  'features/admin/system/findings/sending-checks.',
  'features/moving/imports/ingest-bodies.',
  'features/operations/',
  'testing/processes/admin-command.',
  'testing/processes/doctor-command.',
  'testing/processes/stopping.',
  'testing/processes/upgrade.',
].map((path) => join(SERVER, path));
const IMPORT = /from '(\.[^']+)'/g;

/** Opening databases, by itself or by the fixtures that it imports. */
const opensDatabase = (file: string, seen = new Set<string>()): boolean => {
  if (OPENERS.includes(file)) return true;
  const isFixture = file.startsWith(join(SERVER, 'testing'));
  if (seen.has(file) || !(isFixture || file.endsWith('.test.ts'))) return false;
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(IMPORT)];
  return imports.some(([, path = '']) => opensDatabase(join(dirname(file), path), seen));
};

/**
 * The server's test files that `npm test` runs on SQLite only, for another engine cannot make them fail:
 * those that open no database, and those of what stands beside one. docs/decisions/0035-test-runs.md.
 */
export const sameOnBothEngines = (): string[] =>
  globSync('**/*.test.ts', { cwd: SERVER })
    .map((path) => join(SERVER, path))
    .filter(
      (file) => BESIDE_DATABASE.some((path) => file.startsWith(path)) || !opensDatabase(file),
    );
