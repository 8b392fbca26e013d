import { defineConfig } from 'vitest/config';

/** Pure modules: no state to keep apart, so files share their workers. */
const shared = { pool: 'threads', isolate: false } as const;

/** The same files run once for each database engine, side by side in separate processes. */
const serverOn = (engine: 'sqlite' | 'postgres') => ({
  test: {
    name: `server-${engine}`,
    root: 'apps/server',
    include: ['src/**/*.test.ts'],
    env: { TEST_ENGINE: engine },
    globalSetup: ['src/testing/global-setup.ts'],
    pool: 'forks' as const,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // Half the machine would idle else: these tests wait for databases and browsers.
    maxWorkers: '100%',
    // A forgotten `.only` or `.skip` must not look like a pass; tools/test.ts counts skips.
    allowOnly: false,
    projects: [
      {
        test: { name: 'domain', root: 'packages/domain', include: ['src/**/*.test.ts'], ...shared },
      },
      {
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          ...shared,
        },
      },
      serverOn('sqlite'),
      serverOn('postgres'),
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          ...shared,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], pool: 'forks' } },
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['**/*.e2e.ts'],
          globalSetup: ['global-setup.ts'],
          pool: 'forks',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // After the others and few at once: a browser on a busy machine is slow, not wrong.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
