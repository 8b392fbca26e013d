import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchPackage } from './fetch-package.mjs';
import { NODE_PACKAGES } from './node-packages.mjs';

/** From here on Node runs TypeScript as it is, without a flag. */
const OLDEST = [22, 18];

const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
};

const runs = (node) => spawnSync(node, ['--version']).status === 0;

/** The path of a Node that can run this product: ours when it is new enough, else one fetched once. */
export const usableNode = async (root) => {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const wanted = `Dosewise needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.`;
  const fetched = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (!fetched) {
    throw new Error(
      `${wanted} There is none to fetch for ${process.platform} on ${process.arch}: please install it.`,
    );
  }
  return fetchedNode(root, fetched, { wanted, env: process.env });
};

/** The path of the Node in the npm package `fetched`, which is downloaded unless it is there. */
export const fetchedNode = async (root, fetched, { wanted, env }) => {
  const { name, version } = fetched;
  const home = join(root, '.runtime', version);
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const inside = join('node_modules', name, 'bin', program);
  if (existsSync(join(home, inside))) return join(home, inside);

  console.error(`${wanted} Fetching Node ${version} for it, once (about 190 MB on disk) …`);
  // Complete before it gets its name: another launcher at the same time sees all of it or nothing.
  const draft = join(root, '.runtime', `draft-${process.pid}`);
  await mkdir(draft, { recursive: true });
  try {
    await fetchPackage(draft, fetched, env);
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
