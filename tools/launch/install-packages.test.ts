import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

// Plain JavaScript, for any Node: it has no types.
const { installPackages } = (await import(
  new URL('./install-packages.mjs', import.meta.url).href
)) as {
  installPackages: (
    root: string,
    node: string,
    env: Record<string, string | undefined>,
    what: { needsTestTools: boolean },
  ) => Promise<void>;
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dosewise-install-'));
  const write = (folder: string, manifest: object) => {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
  };
  write('parts/page', { name: 'page', version: '1.0.0' });
  write('parts/tester', { name: 'tester', version: '1.0.0' });
  write('.', {
    dependencies: { page: 'file:parts/page' },
    devDependencies: { tester: 'file:parts/tester' },
  });
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));

const install = (needsTestTools: boolean) =>
  installPackages(root, process.execPath, process.env, { needsTestTools });
const isThere = (name: string) => existsSync(join(root, 'node_modules', name, 'package.json'));

it('leaves out the test tools until a script needs them, and keeps them then', async () => {
  await install(false);
  expect([isThere('page'), isThere('tester')]).toEqual([true, false]);
  await install(true);
  expect([isThere('page'), isThere('tester')]).toEqual([true, true]);
  // The lock file of a later version.
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(root, 'package-lock.json'), later, later);
  await install(false);
  expect([isThere('page'), isThere('tester')]).toEqual([true, true]);
});
