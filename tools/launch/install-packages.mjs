import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { npm } from './npm.mjs';

const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes its own copy of the lock file a moment before or after the lock file. */
const SLACK_MS = 2000;

const isInstalled = (root) =>
  modifiedAt(join(root, 'node_modules', '.package-lock.json')) + SLACK_MS >
  modifiedAt(join(root, 'package-lock.json'));

/** Tools of tests and checks: two thirds of all packages by size. */
const hasTestTools = (root) => {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) =>
    existsSync(join(root, 'node_modules', name, 'package.json')),
  );
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Takes the lock if it is free or its holder died. */
const take = (lock) => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Just made and still empty: its holder is about to write its number.
    const isNew = holder === 0 && Date.now() - modifiedAt(lock) < SLACK_MS;
    if (!isNew && (holder === 0 || !isAlive(holder))) rmSync(lock);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
};

/**
 * Installs the packages of the lock file if they are missing or older, one launcher at a time. Who only uses
 * the product waits for no test tools; where they are already, they stay.
 */
export const installPackages = async (root, node, env, { needsTestTools }) => {
  const isDone = () => isInstalled(root) && (!needsTestTools || hasTestTools(root));
  if (isDone()) return;
  mkdirSync(join(root, '.runtime'), { recursive: true });
  const lock = join(root, '.runtime', 'install.lock');
  while (!take(lock)) await sleep(200);
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    if (isDone()) return;
    console.error('Installing packages …');
    const omit = needsTestTools || hasTestTools(root) ? [] : ['--omit=dev'];
    await npm(['ci', '--no-audit', '--no-fund', ...omit], { node, cwd: root, env });
  } finally {
    release();
    process.off('exit', release);
  }
};
