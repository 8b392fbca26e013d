import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface NodePackage {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}
type Env = Record<string, string | undefined>;

// Plain JavaScript, for any Node: it has no types.
const { fetchedNode } = (await import(new URL('./usable-node.mjs', import.meta.url).href)) as {
  fetchedNode: (
    root: string,
    fetched: NodePackage,
    how: { wanted: string; env: Env },
  ) => Promise<string>;
};
const { NODE_PACKAGES } = (await import(new URL('./node-packages.mjs', import.meta.url).href)) as {
  NODE_PACKAGES: Record<string, NodePackage>;
};

const NAME = 'node-of-nowhere';
const VERSION = '99.1.0';

let folder: string;
let registry: Server;
let packed: Buffer;
let integrity: string;
let env: Env;

const integrityOf = (content: Buffer) =>
  `sha512-${createHash('sha512').update(content).digest('base64')}`;

/** A package whose Node says that it was run, in a file. */
function pack(): Buffer {
  const inside = join(folder, 'package');
  mkdirSync(join(inside, 'bin'), { recursive: true });
  writeFileSync(join(inside, 'package.json'), JSON.stringify({ name: NAME, version: VERSION }));
  const script = `#!/bin/sh\necho run > ${join(folder, 'was-run')}\n`;
  writeFileSync(join(inside, 'bin/node'), script, { mode: 0o755 });
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder });
  return readFileSync(join(folder, 'package.tgz'));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dosewise-node-'));
  packed = pack();
  integrity = integrityOf(packed);
  // The registry itself vouches for whatever it gives out.
  registry = createServer((request, reply) => {
    if (request.url?.endsWith('.tgz')) return reply.end(packed);
    const tarball = `http://${request.headers.host}/package.tgz`;
    const version = { name: NAME, version: VERSION, dist: { tarball, integrity } };
    reply.setHeader('content-type', 'application/json');
    return reply.end(
      JSON.stringify({
        name: NAME,
        'dist-tags': { latest: VERSION },
        versions: { [VERSION]: version },
      }),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => registry.once('listening', resolve));
  const { port } = registry.address() as AddressInfo;
  env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(folder, 'cache'),
  };
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

const fetchInto = (root: string, expected: string) =>
  fetchedNode(
    join(folder, root),
    { name: NAME, version: VERSION, integrity: expected },
    { wanted: 'Another Node is needed.', env },
  );

it('takes no Node whose hash is not ours, and leaves nothing of it', async () => {
  const other = integrityOf(Buffer.from('what was tried'));
  await expect(fetchInto('refused', other)).rejects.toThrow(
    'The package node-of-nowhere 99.1.0 that was downloaded is not the one known to Dosewise: ' +
      'its hash differs. Nothing of it was kept or run.',
  );
  expect(readdirSync(join(folder, 'refused/.runtime'))).toEqual([]);
  expect(existsSync(join(folder, 'was-run'))).toBe(false);
}, 60_000);

it('takes the one whose hash is ours', async () => {
  const node = await fetchInto('taken', integrity);
  expect(existsSync(node)).toBe(true);
  expect(existsSync(join(folder, 'was-run'))).toBe(true);
  expect(readdirSync(join(folder, 'taken/.runtime'))).toEqual([VERSION]);
}, 60_000);

it('knows a hash for every machine it fetches a Node for', () => {
  for (const { name, version, integrity: known } of Object.values(NODE_PACKAGES)) {
    expect([name, version]).toEqual([expect.any(String), expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    expect(known).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
  }
});
