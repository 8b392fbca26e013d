import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { PARTS, type PartName } from './mutation/parts.ts';
import { type FolderScore, fallen, percentOf, scorePage, scoresOf } from './mutation/scores.ts';

/**
 * Changes the code in small ways, one at a time, and counts the changes that tests notice. Arguments: parts, as
 * `domain`; or a part and, after a colon, a folder in it, as `domain:packages/domain/src/plan`. All parts
 * without any. Writes docs/mutation.md, and fails when a folder's score is lower than it says.
 */
const RESULTS = join(import.meta.dirname, 'mutation/scores.json');
const PAGE = join(import.meta.dirname, '../docs/mutation.md');

const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : Object.keys(PARTS);
const measured: FolderScore[] = [];
for (const each of chosen) {
  const [name = '', folder] = each.split(':');
  if (!Object.hasOwn(PARTS, name)) {
    console.error(`There is no part ${name}. Parts: ${Object.keys(PARTS).join(', ')}.`);
    process.exit(2);
  }
  measured.push(...scoresOf(await mutate(name as PartName, folder)));
}
const recorded: FolderScore[] = JSON.parse(await readFile(RESULTS, 'utf8').catch(() => '[]'));
for (const score of measured) console.log(`${percentOf(score).toFixed(1)} %  ${score.folder}`);
const lower = fallen(recorded, measured);
if (lower.length > 0) {
  console.error(`Lower than recorded: ${lower.map(({ folder }) => folder).join(', ')}`);
  process.exit(1);
}
const isMeasured = new Set(measured.map(({ folder }) => folder));
const all = [...recorded.filter(({ folder }) => !isMeasured.has(folder)), ...measured].sort(
  (one, other) => (one.folder < other.folder ? -1 : 1),
);
await writeFile(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
await writeFile(PAGE, scorePage(all));

function mutate(part: PartName, folder: string | undefined) {
  process.env.MUTATION_PART = part;
  const { mutate } = PARTS[part];
  const files = folder === undefined ? mutate : [`${folder}/**/*.ts`, '!**/*.test.ts'];
  return new Stryker({
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'tools/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    // Values that a module works out once reach all tests, so that each would take a run of all. They are mostly the
    // words and figures of tables, which other tests hold against their sources.
    ignoreStatic: true,
    mutate: [...files],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
    ignorePatterns: ['e2e', 'bench', 'deploy', 'data', '.runtime', 'apps/web', 'apps/local'],
    incremental: true,
    incrementalFile: `node_modules/.cache/mutation-${part}.json`,
    tempDirName: '.mutation',
    timeoutMS: 30_000,
    // The first run counts what each test reaches; on a busy machine that takes longer than the default of five.
    dryRunTimeoutMinutes: 30,
    disableTypeChecks: false,
  }).runMutationTest();
}
