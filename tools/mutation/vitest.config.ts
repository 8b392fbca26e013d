import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { PARTS, type PartName } from './parts.ts';

const part = PARTS[process.env.MUTATION_PART as PartName];

/** The tests that are to notice a changed line of one part. Chosen by Stryker, which runs them again and again. */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@node-rs\/argon2$/,
        replacement: join(import.meta.dirname, '../../apps/server/src/testing/quick-argon2.ts'),
      },
    ],
  },
  test: {
    include: [...part.tests],
    env: { TEST_ENGINE: 'sqlite' },
    setupFiles: ['tools/test/same-cases.ts'],
    testTimeout: 60_000,
  },
});
