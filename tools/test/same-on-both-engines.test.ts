import { expect, it } from 'vitest';
import { sameOnBothEngines } from './same-on-both-engines.ts';

it('leaves to one engine what opens no database and what stands beside it, nothing else', () => {
  const files = sameOnBothEngines().map((file) => file.replace(/^.*apps\/server\/src\//, ''));
  expect(files).toEqual(
    expect.arrayContaining(['runtime/config/config.test.ts', 'testing/routes/every-route.test.ts']),
  );
  // A database by itself, by a fixture, by a fixture's fixture, and in processes.
  for (const file of [
    'db/database.test.ts',
    'features/dosing/doses/dose-races.routes.test.ts',
    'outgoing/ledger/mail-worker.test.ts',
    'testing/processes/process.test.ts',
  ])
    expect(files).not.toContain(file);
});
