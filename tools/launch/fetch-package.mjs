import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from './npm.mjs';

/**
 * Installs one npm package into `folder`, none of its scripts run. npm holds what it downloads against
 * `integrity`, as it does for every package of our own lock file, and keeps nothing of what differs.
 */
export const fetchPackage = async (folder, { name, version, integrity }, env) => {
  const dependencies = { [name]: version };
  const packages = {
    '': { dependencies },
    [`node_modules/${name}`]: { version, integrity },
  };
  const files = {
    'package.json': { private: true, dependencies },
    'package-lock.json': { lockfileVersion: 3, packages },
  };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(folder, file), JSON.stringify(content));
  }
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  await npm(args, { node: process.execPath, cwd: folder, env }).catch((error) => {
    if (!/EINTEGRITY/.test(error.message)) throw error;
    throw new Error(
      `The package ${name} ${version} that was downloaded is not the one known to Dosewise: ` +
        'its hash differs. Nothing of it was kept or run.',
    );
  });
};
