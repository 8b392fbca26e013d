import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserContract } from './apps/web/browser-contract.ts';
import { sameOnBothEngines } from './tools/test/same-on-both-engines.ts';
import { ToursFirst } from './tools/test/tours-first.ts';

/** Databases that tests make and drop, hundreds of files each, stand in memory where there is enough. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;
const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
if (existsSync(MEMORY) && freeBytes(MEMORY) > ENOUGH_BYTES) process.env.TMPDIR ??= MEMORY;

/** Random cases are the same ones in each run, so that it says the same of the same code. */
const SAME_CASES = ['tools/test/same-cases.ts'];

/** For a machine that does much else: alone, few tests take more than a second. */
const PATIENCE_MS = 60_000;

const IS_LONG_RUN = process.env.TEST_LONG === 'on';

/** PostgreSQL gets all files of the server in the long run only. */
const ONE_ENGINE_ONLY = IS_LONG_RUN ? [] : sameOnBothEngines();

/** Files that the long run alone has. */
const LONG_FILES = IS_LONG_RUN ? [] : ['**/*.long.{test,e2e}.ts'];

/**
 * Tests of modules without state: nothing to keep apart, so files share their workers. Processes,
 * not threads: set-up loads native modules, and a run with threads beside them once crashed.
 */
const pure = (
  name: string,
  folder: string,
  plugins: Plugin[] = [],
  files = '**/*.test.{ts,tsx}',
) => ({
  plugins,
  test: {
    name,
    include: [`${folder}/${files}`],
    exclude: [...configDefaults.exclude, ...LONG_FILES],
    pool: 'forks' as const,
    isolate: false,
    setupFiles: SAME_CASES,
    testTimeout: PATIENCE_MS,
  },
});

const WORKERS = 2 * availableParallelism();

/** The same files run once for each database engine, in processes of their own. */
const serverOn = (engine: 'sqlite' | 'postgres') => ({
  resolve: {
    alias: [
      {
        find: /^@node-rs\/argon2$/,
        replacement: join(import.meta.dirname, 'apps/server/src/testing/quick-argon2.ts'),
      },
    ],
  },
  test: {
    name: `server-${engine}`,
    include: ['apps/server/src/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...LONG_FILES,
      ...(engine === 'postgres' ? ONE_ENGINE_ONLY : []),
    ],
    env: { TEST_ENGINE: engine },
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    pool: 'forks' as const,
    isolate: false,
    setupFiles:
      engine === 'postgres'
        ? [...SAME_CASES, 'apps/server/src/testing/citus/watch-statements.ts']
        : SAME_CASES,
    testTimeout: PATIENCE_MS,
    hookTimeout: 120_000,
  },
});

/** Tests of a user's own records, which run without a server too; those beside them take one. */
const RECORDS = '{features/{dosing,tracking,analysis,moving}/**,features/account/profile,records}';
/**
 * The exceptions, under features: what a server answers or nobody does, and that it does not take several imports
 * of one person at once, where a browser answers one call after the other.
 */
const TAKES_SERVER = [
  ...['moving/{calendar,shares}/**', 'analysis/report/pdf/**', 'analysis/pricing/admin-pricing.*'],
  'tracking/weights/import-turns.*',
];

/**
 * The files that `npm test` runs on sql.js; the long run has all tests of records. These add, edit and delete each kind
 * of record, roll transactions back, break constraints, restore archives with each kind, pass the longest list of
 * parameters (an import of 20,000 weights) and reply with a file. They prepare every form of statement that the features
 * of records have. The rest of what those features do depends on no engine, and is tested on SQLite and PostgreSQL.
 * The project `local` tests the driver itself and what the browser stores.
 */
const ON_SQL_JS = [
  'records/change-records.test.ts',
  'records/repeated-records.routes.test.ts',
  'features/account/profile/profile.routes.test.ts',
  'features/dosing/pens/pens.routes.test.ts',
  'features/dosing/doses/doses.routes.test.ts',
  'features/dosing/doses/dose-races.routes.test.ts',
  'features/dosing/doses/pen-afterwards.routes.test.ts',
  'features/dosing/plan/plans.routes.test.ts',
  'features/tracking/weights/weights.routes.test.ts',
  'features/tracking/symptoms/symptoms.routes.test.ts',
  'features/tracking/measurements/measurements.routes.test.ts',
  'features/tracking/goal/goal.routes.test.ts',
  'features/analysis/pricing/dated-prices.routes.test.ts',
  'features/moving/exports/calendar-file.routes.test.ts',
  'features/moving/restore/restore.routes.test.ts',
  'features/moving/restore/add-archive.routes.test.ts',
  'features/moving/restore/moved-injections.routes.test.ts',
].map((path) => `apps/server/src/${path}`);
for (const path of ON_SQL_JS) {
  if (!existsSync(join(import.meta.dirname, path))) throw new Error(`There is no ${path}`);
}

/**
 * The same tests on sql.js, and their calls as a page without an account sends them. What stands for a
 * database and for the application comes from apps/local.
 */
const serverOnSqlJs = () => {
  const { resolve, test } = serverOn('sqlite');
  const alias = ['databases', 'test-app'].map((name) => ({
    find: new RegExp(`^(\\.\\.?/)+(testing/)?${name}\\.ts$`),
    replacement: join(import.meta.dirname, `apps/local/src/testing/${name}.ts`),
  }));
  return {
    resolve: { alias: [...resolve.alias, ...alias] },
    test: {
      ...test,
      name: 'server-sqljs',
      globalSetup: [],
      include: [
        ...(IS_LONG_RUN ? [`apps/server/src/${RECORDS}/*.test.ts`] : ON_SQL_JS),
        'apps/local/src/testing/*.test.ts',
      ],
      exclude: [...test.exclude, ...TAKES_SERVER.map((path) => `apps/server/src/features/${path}`)],
    },
  };
};

/** Tests in the browsers that people hold, see tools/test-browsers.ts: each engine at two widths. */
const BROWSER_FILES = 'e2e/browsers/**/*.e2e.ts';
const IS_FOR_BROWSERS = process.env.TEST_BROWSERS === 'on';
const inBrowser = (engine: string, width: number) => ({
  test: {
    name: `${engine}-${width}`,
    include: [BROWSER_FILES],
    env: { ENGINE: engine, WIDTH: String(width) },
    globalSetup: ['e2e/fixtures/global-setup.ts'],
    pool: 'forks' as const,
    // Files share a server, see e2e/browsers/journey.ts.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // WPE on a busy machine now and then puts the caret before the first digit, or does not navigate; each try is named.
    retry: engine === 'wpe' ? 2 : 1,
    expect: { poll: { timeout: 40_000 } },
    maxWorkers: availableParallelism(),
  },
});
const BROWSERS = ['firefox', 'webkitgtk', 'wpe'].flatMap((engine) => [
  inBrowser(engine, 390),
  inBrowser(engine, 1280),
]);

const OTHERS = [
  pure('domain', 'packages/domain/src'),
  pure('file-import', 'packages/file-import/src'),
  pure('contract', 'packages/contract/src'),
  pure('web', 'apps/web/src', [browserContract()]),
  pure('local', 'apps/local/src', [], '{,vault/}*.test.ts'),
  pure('tools', 'tools'),
  serverOn('sqlite'),
  serverOn('postgres'),
  serverOnSqlJs(),
  {
    test: {
      name: 'e2e',
      include: ['e2e/**/*.e2e.ts'],
      exclude: [...configDefaults.exclude, ...LONG_FILES, BROWSER_FILES],
      globalSetup: ['e2e/fixtures/global-setup.ts'],
      pool: 'forks' as const,
      // Files share a browser and a server, see e2e/fixtures/fixtures.ts.
      isolate: false,
      // A tour of every page takes half a minute on a quiet machine.
      testTimeout: 240_000,
      hookTimeout: 120_000,
      // A browser and a busy machine miss a moment now and then; run-tests.ts names such a test.
      retry: 1,
      expect: { poll: { timeout: 20_000 } },
      // After the others: a browser on a busy machine is slow, not wrong.
      maxWorkers: WORKERS,
      sequence: { groupOrder: 1 },
    },
  },
];

export default defineConfig({
  test: {
    // Twice the cores: these tests wait for databases and processes more than half of the time.
    maxWorkers: WORKERS,
    // A forgotten `.only` must not look like a pass; tools/test.ts counts skipped tests as failed.
    allowOnly: false,
    sequence: { sequencer: ToursFirst },
    // A kept file that is missing fails, as one that differs does; `-u` writes both.
    update: 'none',
    projects: IS_FOR_BROWSERS ? BROWSERS : OTHERS,
  },
});
