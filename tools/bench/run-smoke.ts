import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../check/step.ts';

/** A scenario on tiny data takes some seconds; a machine that does much else, ten times as many. */
export const LONGEST_MS = 120_000;

/** Runs a benchmark once on tiny data, as a person would, and gives the names of the rows that it prints. */
export function runSmoke(name: string): Promise<string[]> {
  const command = [join(ROOT, 'tools/bench.ts'), 'smoke', name];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { timeout: LONGEST_MS }, (error, stdout, stderr) => {
      if (error) reject(new Error(`npm run bench -- smoke ${name} failed:\n${stdout}${stderr}`));
      else resolve([...stdout.matchAll(/^ {2}(.+)$/gm)].map(([, row]) => String(row)));
    });
  });
}
