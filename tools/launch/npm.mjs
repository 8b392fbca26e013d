import { spawn } from 'node:child_process';

/**
 * Runs npm, quietly unless it fails. The npm that started us is preferred, so that a machine with
 * several keeps to one; `node` is the Node to run it with.
 */
export const npm = (args, { node, cwd, env }) => {
  const started = process.env.npm_execpath;
  const [command, first] = started?.endsWith('npm-cli.js') ? [node, [started]] : ['npm', []];
  const child = spawn(command, [...first, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a .cmd file, which only a shell can start.
    shell: command === 'npm' && process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    const fail = (reason) =>
      reject(new Error(`${output}\n"npm ${args.join(' ')}" failed (${reason}).`));
    child.on('error', (error) => fail(error.message));
    child.on('close', (code, signal) => (code === 0 ? resolve() : fail(signal ?? `code ${code}`)));
  });
};
