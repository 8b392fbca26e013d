import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureWebBuilt, STATIC_STAMP } from './web-build.ts';

/**
 * Builds the web app for the server; with `--static` the folder that needs none, whose path it prints. There
 * `--vault-server URL` names a server that keeps its encrypted copies.
 */
const { values } = parseArgs({
  options: { static: { type: 'boolean' }, 'vault-server': { type: 'string' } },
});
if (values.static) {
  const { buildStaticDemo, readVaultServer } = await import('./static-build.ts');
  // What tests find there from now on is not what they built.
  await rm(STATIC_STAMP, { force: true });
  const vaultServer = readVaultServer(values['vault-server']);
  process.stdout.write(`${await buildStaticDemo(vaultServer)}\n`);
} else await ensureWebBuilt();
