import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { type Benchmark, type Figure, isGood } from '../bench/bench.ts';
import { appleHealth } from '../bench/scenarios/apple-health.ts';
import { http } from '../bench/scenarios/http.ts';
import { csvImport } from '../bench/scenarios/import.ts';
import { doseImport } from '../bench/scenarios/import-doses.ts';
import { mailCampaign } from '../bench/scenarios/mail-campaign.ts';
import { neighbour } from '../bench/scenarios/neighbour.ts';
import { offline } from '../bench/scenarios/offline.ts';
import { page } from '../bench/scenarios/page.ts';
import { planAhead } from '../bench/scenarios/plan-ahead.ts';
import { reads } from '../bench/scenarios/reads.ts';
import { start } from '../bench/scenarios/start.ts';
import { withoutAccount } from '../bench/scenarios/without-account.ts';

/**
 * Runs the benchmarks, or only those named on the command line, prints a table of each, and writes
 * bench/results/latest.json, where the figures of those that did not run stay. Fails when a figure
 * misses its goal.
 */
const BENCHMARKS: readonly Benchmark[] = [
  http,
  csvImport,
  doseImport,
  reads,
  planAhead,
  neighbour,
  start,
  mailCampaign,
  page,
  offline,
  withoutAccount,
  appleHealth,
];
const RESULTS = join(import.meta.dirname, '../bench/results/latest.json');

interface Result {
  readonly name: string;
  readonly title: string;
  readonly at: string;
  readonly machine: string;
  readonly figures: readonly (Figure & { readonly isGood: boolean })[];
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. Names:`);
  for (const { name, title } of BENCHMARKS) console.error(`  ${name.padEnd(12)} ${title}`);
  process.exit(2);
}

const machine = `${cpus().length} × ${cpus()[0]?.model}, ${platform()} ${arch()}, Node ${process.version}`;
const results = new Map<string, Result>();
for (const { name, title, run } of BENCHMARKS) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const figures = (await run()).map((figure) => ({ ...figure, isGood: isGood(figure) }));
  results.set(name, { name, title, at: new Date().toISOString(), machine, figures });
  show(title, figures);
}
await mkdir(dirname(RESULTS), { recursive: true });
await writeFile(RESULTS, `${JSON.stringify(await withEarlier(), null, 2)}\n`);
const missed = [...results.values()].flatMap(({ figures }) => figures.filter((f) => !f.isGood));
if (missed.length > 0) process.exitCode = 1;

function show(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  const rows = figures.map((figure) => [
    figure.name,
    {
      ours: Number(figure.ours.toPrecision(3)),
      floor: Number(figure.floor.toPrecision(3)),
      unit: figure.unit,
      ratio: Number(figure.ratio.toFixed(2)),
      goal: `${figure.better === 'smaller' ? '≤' : '≥'} ${figure.goal}`,
      good: isGood(figure) ? 'yes' : 'NO',
    },
  ]);
  console.table(Object.fromEntries(rows));
  for (const { name, note } of figures) if (note !== undefined) console.log(`  ${name}: ${note}`);
}

/** The results in the order of the list, those of an earlier run where none is new. */
async function withEarlier(): Promise<Result[]> {
  const text = await readFile(RESULTS, 'utf8').catch(() => '[]');
  const earlier: readonly Result[] = JSON.parse(text);
  return BENCHMARKS.flatMap(
    ({ name }) => results.get(name) ?? earlier.find((result) => result.name === name) ?? [],
  );
}
