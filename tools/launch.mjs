// Starts every script of the product: `node tools/launch.mjs <script> [arguments]` runs tools/<script>.ts.
// Plain JavaScript without dependencies, since it runs on whatever Node the machine has (20 and later)
// and before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './launch/install-packages.mjs';
import { usableNode } from './launch/usable-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The children find the same Node by name, and start from compiled code the second time. */
const environment = (node) => {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...process.env,
    [pathName]: `${dirname(node)}${delimiter}${process.env[pathName] ?? ''}`,
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
  };
};

/** The server's memory, as in the Dockerfile: docs/performance.md says what these buy. */
const SMALL_MEMORY = {
  flags: ['--max-semi-space-size=4', '--heap-growing-percent=50'],
  settings: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
};

const run = (node, script, args) => {
  const { flags, settings } =
    basename(script) === 'start.ts' ? SMALL_MEMORY : { flags: [], settings: {} };
  const child = spawn(node, [...flags, script, ...args], {
    cwd: root,
    env: { ...settings, ...environment(node) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl+C in a terminal reaches the child by itself; twice would look like impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  // npm puts a shell between itself and us that dies of a signal without passing it on.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  }
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : code);
  });
};

/** Scripts that people run who only use the product. */
const FOR_USE = ['start', 'build', 'demo', 'admin', 'doctor'];

const [name = '', ...args] = process.argv.slice(2);
const script = join(root, 'tools', `${name}.ts`);
try {
  if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
    throw new Error(`There is no script "${name}". See "scripts" in package.json.`);
  }
  const node = await usableNode(root);
  const needsTestTools = !FOR_USE.includes(name);
  await installPackages(root, node, environment(node), { needsTestTools });
  run(node, script, args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
