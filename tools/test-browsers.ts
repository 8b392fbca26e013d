import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runTests } from './test/run-tests.ts';

const PACKAGES = readFileSync(
  new URL('../e2e/browsers/debian-packages.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');

const isInstalled = (name: string): boolean =>
  spawnSync('dpkg-query', ['--status', name], { encoding: 'utf8' }).stdout?.includes(
    'Status: install ok installed',
  ) ?? false;

const missing = PACKAGES.filter((name) => !isInstalled(name));
if (missing.length > 0) {
  console.error(
    'The browsers that people hold are tested as Debian 12 has them. Missing here; as root:\n\n' +
      `    apt-get update && apt-get install --no-install-recommends ${missing.join(' ')}\n`,
  );
  process.exit(1);
}

// Before the configuration is read: it goes by it.
process.env.TEST_BROWSERS = 'on';
const { passed, failed } = await runTests(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
