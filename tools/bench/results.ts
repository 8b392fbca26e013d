import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { arch, platform } from 'node:process';
import type { Extent, Figure } from '../../bench/bench.ts';
import { ROOT } from '../check/step.ts';

const RESULTS = join(ROOT, 'bench/results/latest.json');

/** A measured figure; `slowerThan` is the figure of the run before, where that was clearly better. */
export type Measured = Figure & { readonly slowerThan?: number };

/** The figures of one run of a benchmark. */
export interface Result {
  readonly name: string;
  readonly title: string;
  readonly at: string;
  /** The short hash, with a plus sign when files differed from it; results of earlier releases lack it. */
  readonly commit?: string;
  readonly machine: string;
  readonly extent?: Exclude<Extent, 'smoke'>;
  readonly figures: readonly Measured[];
}

/** Processors, system and Node of this machine. */
export const thisMachine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model}, ${platform} ${arch}, Node ${process.version}`;

/** Files that the bench itself writes, which make no tree dirty. */
const WRITTEN = [':!bench/results', ':!docs/performance.md'];

/** The commit that is checked out, or 'unknown' where there is no Git. */
export function thisCommit(): string {
  // In a container the folder belongs to another user, whom Git does not trust by itself.
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: ROOT, encoding: 'utf8' });
  try {
    const isDirty = git('status', '--porcelain', '--', '.', ...WRITTEN).trim() !== '';
    return git('rev-parse', '--short', 'HEAD').trim() + (isDirty ? '+' : '');
  } catch {
    return 'unknown';
  }
}

export async function readResults(): Promise<Result[]> {
  return JSON.parse(await readFile(RESULTS, 'utf8'));
}

export async function writeResults(results: readonly Result[]): Promise<void> {
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}

/** A figure may be this much worse than before: machines have moods. */
const MOOD = 1.25;
/** And a figure that is held against a limit by this share of it: a smaller difference is not felt. */
const FELT_SHARE = 0.05;

/** True when `now` is more than a quarter worse than the same row was `before`. */
export function isSlower(now: Figure, before: Figure): boolean {
  const [was, is] = now.isLimit ? [before.ours, now.ours] : [before.ratio, now.ratio];
  const isWorse = now.better === 'smaller' ? is > was * MOOD : was > is * MOOD;
  return isWorse && (!now.isLimit || Math.abs(is - was) > FELT_SHARE * now.floor);
}

const modelOf = (machine: string) => machine.split(',')[0];

/** The figures of a run, each beside that of the same row in `earlier` on such a machine where that was better. */
export function compared(result: Result, earlier: readonly Result[]): Result {
  const before = earlier
    .filter(
      ({ name, machine }) => name === result.name && modelOf(machine) === modelOf(result.machine),
    )
    .flatMap(({ figures }) => figures);
  const figures = result.figures.map((figure) => {
    const same = before.find(({ name }) => name === figure.name);
    if (same === undefined || !isSlower(figure, same)) return figure;
    return { ...figure, slowerThan: figure.isLimit ? same.ours : same.ratio };
  });
  return { ...result, figures };
}

/**
 * The results of `earlier` with those of a new run in their place. Beside one that measured a part of
 * its rows the other rows stay, as a result of their own.
 */
export function merged(
  earlier: readonly Result[],
  result: Result,
  { isPart }: { readonly isPart: boolean },
): Result[] {
  const measured = new Set(result.figures.map(({ name }) => name));
  const others = earlier.flatMap((one) => {
    if (one.name !== result.name) return one;
    const figures = isPart ? one.figures.filter(({ name }) => !measured.has(name)) : [];
    return figures.length === 0 ? [] : { ...one, figures };
  });
  return [...others, result];
}
