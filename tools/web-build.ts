import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'apps/web/dist/.build-stamp');
/** Beside the folder, which is published as it is. */
export const STATIC_STAMP = join(ROOT, 'dist/.static-stamp');

/** Everything a build reads, but for what the lock file stands for. */
const SOURCES = [
  ...['apps/web/**/*', 'apps/local/src/**/*', 'apps/server/src/**/*', 'packages/*/src/**/*'],
  ...['package-lock.json', 'tsconfig.base.json'],
];
const IS_NO_SOURCE = /(^|[\\/])(dist|node_modules|testing)([\\/]|$)|\.test\.tsx?$/;

/** Of paths and contents: unlike times, they survive a copy, a clone and a change of branch. */
const sourceHash = (): string => {
  const hash = createHash('sha256');
  const found = globSync(SOURCES, { cwd: ROOT, exclude: (path) => IS_NO_SOURCE.test(path) });
  for (const path of found.sort()) {
    const file = join(ROOT, path);
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** The server of encrypted copies that the static build of tests names. */
export const TEST_VAULT_SERVER = 'https://copies.example';

/** Builds the folder that needs no server, unless it was built from exactly these sources; its path. */
export const ensureStaticBuilt = async (): Promise<string> => {
  const wanted = sourceHash();
  const [built, path = ''] = (await readFile(STATIC_STAMP, 'utf8').catch(() => '')).split('\n');
  if (built === wanted) return path;
  const { buildStaticDemo } = await import('./static-build.ts');
  const folder = await buildStaticDemo(TEST_VAULT_SERVER);
  await writeFile(STATIC_STAMP, `${wanted}\n${folder}`);
  return folder;
};

/** Builds the web app unless apps/web/dist was built from exactly these sources. */
export const ensureWebBuilt = async (): Promise<void> => {
  const wanted = sourceHash();
  const built = await readFile(STAMP, 'utf8').catch(() => undefined);
  if (built === wanted) return;
  console.error('Building the web app …');
  // Only now: the build tools alone take longer to load than a whole second start may.
  const { buildWeb } = await import('../apps/web/build.ts');
  await buildWeb();
  await writeFile(STAMP, wanted);
};
