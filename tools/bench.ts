import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, platform } from 'node:os';
import { dirname, join } from 'node:path';
import type { Benchmark } from '../bench/bench.ts';
import { concentrationCurve } from '../bench/concentration-curve.ts';

/** Runs every benchmark, prints a table, and writes bench/results/latest.json. */
const BENCHMARKS: readonly Benchmark[] = [concentrationCurve];
const RESULTS = join(import.meta.dirname, '../bench/results/latest.json');

const results = BENCHMARKS.map(({ name, run }) => {
  const figures = run().map((figure) => ({ ...figure, isGood: figure.ratio <= figure.goal }));
  console.log(`\n${name}`);
  console.table(
    Object.fromEntries(
      figures.map(({ name: row, oursMs, floorMs, ratio, goal, isGood }) => [
        row,
        {
          'ours, ms': Number(oursMs.toPrecision(3)),
          'floor, ms': Number(floorMs.toPrecision(3)),
          ratio: Number(ratio.toFixed(2)),
          goal: `≤ ${goal}`,
          good: isGood ? 'yes' : 'NO',
        },
      ]),
    ),
  );
  return { name, figures };
});

const machine = {
  node: process.version,
  platform: platform(),
  arch: arch(),
  cpu: cpus()[0]?.model,
};
await mkdir(dirname(RESULTS), { recursive: true });
await writeFile(
  RESULTS,
  `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`,
);
if (results.some(({ figures }) => figures.some(({ isGood }) => !isGood))) process.exitCode = 1;
