import { type Benchmark, type Extent, isGood } from '../bench/bench.ts';
import { NotOnScreen } from '../bench/on-screen.ts';
import { complaintsAbout, writeFigures } from './bench/figures-page.ts';
import {
  compared,
  type Measured,
  merged,
  type Result,
  readResults,
  thisCommit,
  thisMachine,
  writeResults,
} from './bench/results.ts';

/** By their names; one that is not asked for is not loaded. */
const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  http: async () => (await import('../bench/scenarios/http.ts')).http,
  import: async () => (await import('../bench/scenarios/import.ts')).csvImport,
  doses: async () => (await import('../bench/scenarios/import-doses.ts')).doseImport,
  reads: async () => (await import('../bench/scenarios/reads.ts')).reads,
  plan: async () => (await import('../bench/scenarios/plan-ahead.ts')).planAhead,
  neighbour: async () => (await import('../bench/scenarios/neighbour.ts')).neighbour,
  start: async () => (await import('../bench/scenarios/start.ts')).start,
  mail: async () => (await import('../bench/scenarios/mail-campaign.ts')).mailCampaign,
  page: async () => (await import('../bench/scenarios/page.ts')).page,
  offline: async () => (await import('../bench/scenarios/offline.ts')).offline,
  'without-account': async () =>
    (await import('../bench/scenarios/without-account.ts')).withoutAccount,
  apple: async () => (await import('../bench/scenarios/apple-health.ts')).appleHealth,
};
const NAMES = Object.keys(BENCHMARKS);

/**
 * Runs the benchmarks: `npm run bench -- [quick|smoke] [NAME …]`. A whole or quick run prints a table
 * of each, writes bench/results/latest.json, where the figures of those that did not run stay, and
 * from it the figures in docs/performance.md. It fails when a figure misses its goal or is slower
 * than the last run on such a machine. A smoke run shows only that each still runs. `write` measures
 * nothing and writes the page.
 */
const [first, ...rest] = process.argv.slice(2);
const extent: Extent = first === 'quick' || first === 'smoke' ? first : 'whole';
const names = extent === 'whole' ? process.argv.slice(2) : rest;
if (first === 'write' && rest.length === 0) {
  await writeFigures(await readResults());
} else {
  const chosen = await choose(names, extent);
  try {
    await (extent === 'smoke' ? smoke(chosen) : measure(chosen, extent));
  } catch (error) {
    if (!(error instanceof NotOnScreen)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function choose(wanted: readonly string[], run: Extent): Promise<Benchmark[]> {
  const unknown = wanted.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no benchmark ${unknown.join(', ')}. Names: ${NAMES.join(', ')}.`);
    process.exit(2);
  }
  const names = NAMES.filter((name) => wanted.length === 0 || wanted.includes(name));
  const loaded = await Promise.all(names.flatMap((name) => BENCHMARKS[name]?.() ?? []));
  const isPicked = run !== 'quick' || wanted.length > 0;
  return loaded.filter(({ quick }) => isPicked || quick !== undefined);
}

async function smoke(chosen: readonly Benchmark[]): Promise<void> {
  for (const { title, run } of chosen) {
    console.log(`\n${title}`);
    for (const { name } of await run('smoke')) console.log(`  ${name}`);
  }
}

/** Each benchmark is written as soon as it ended, so that one that breaks costs nothing of the others. */
async function measure(chosen: readonly Benchmark[], run: Exclude<Extent, 'smoke'>): Promise<void> {
  const [machine, commit] = [thisMachine(), thisCommit()];
  const bad: string[] = [];
  for (const benchmark of chosen) {
    const { name, title, quick } = benchmark;
    const figures = await benchmark.run(run);
    const earlier = await readResults();
    const measured = { name, title, at: new Date().toISOString(), commit, machine, extent: run };
    const result = compared({ ...measured, figures }, earlier);
    show(result);
    bad.push(...result.figures.flatMap(judged));
    const isPart = (run === 'quick' && quick === 'part') || isNarrowed();
    const results = merged(earlier, result, { isPart });
    results.sort((a, b) => NAMES.indexOf(a.name) - NAMES.indexOf(b.name));
    await writeResults(results);
    await writeFigures(results);
  }
  if (bad.length === 0) return;
  console.log(`\n${bad.join('\n')}`);
  process.exitCode = 1;
}

function judged(figure: Measured): string[] {
  return complaintsAbout(figure).map((complaint) => `${figure.name}: ${complaint}`);
}

/** One engine or some acts alone were asked for. */
function isNarrowed(): boolean {
  return process.env.BENCH_ENGINE !== undefined || process.env.BENCH_ACTS !== undefined;
}

function show({ title, figures }: Result): void {
  console.log(`\n${title}`);
  const rows = figures.map((figure) => [
    figure.name,
    {
      ours: Number(figure.ours.toPrecision(3)),
      floor: Number(figure.floor.toPrecision(3)),
      unit: figure.unit,
      ratio: Number(figure.ratio.toFixed(2)),
      goal: `${figure.better === 'smaller' ? '≤' : '≥'} ${Number(figure.goal.toPrecision(3))}`,
      good: isGood(figure) ? 'yes' : 'NO',
    },
  ]);
  console.table(Object.fromEntries(rows));
  for (const { name, note } of figures) if (note !== undefined) console.log(`  ${name}: ${note}`);
}
