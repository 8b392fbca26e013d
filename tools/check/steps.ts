import { bundleBudget } from './bundle-budget.ts';
import { clinicalStep } from './clinical.ts';
import { coverageStep } from './coverage.ts';
import { docsStep } from './docs.ts';
import { figuresStep } from './figures.ts';
import { loneTextsStep } from './lone-texts.ts';
import { oldestBrowsers } from './oldest-browsers.ts';
import { openapiStep } from './openapi.ts';
import { programStep, type Step } from './step.ts';
import { wallsStep } from './walls.ts';
import { docCommentsStep, wordsStep } from './words.ts';

const PROJECTS = {
  domain: 'packages/domain',
  'file-import': 'packages/file-import',
  contract: 'packages/contract',
  'tests of packages': 'packages/tsconfig.tests.json',
  server: 'apps/server',
  local: 'apps/local',
  web: 'apps/web',
  'service worker': 'apps/web/src/app/service-worker',
  'tools, bench and e2e': '.',
};

/** TypeScript's native compiler: ten times faster. The other tools need the API of the older one. */
const TSC = new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')).href;

const typeSteps = Object.entries(PROJECTS).map(([name, project]) =>
  // Never `--incremental`: it once passed a file whose import had gone from a file that changed.
  programStep(`types: ${name}`, TSC, ['--project', project, '--pretty', 'false']),
);

const KNIP = new URL('../bin/knip.js', import.meta.resolve('knip')).href;
const BIOME = import.meta.resolve('@biomejs/biome/bin/biome');

/** Every check there is, the slow ones first so that none is left to run alone. */
export const STEPS: readonly Step[] = [
  bundleBudget,
  ...typeSteps,
  wallsStep,
  loneTextsStep,
  programStep('dead code', KNIP, ['--no-progress', '--treat-config-hints-as-errors']),
  programStep('format and lint', BIOME, ['check', '--error-on-warnings', '--colors=off']),
  oldestBrowsers,
  openapiStep,
  wordsStep,
  docCommentsStep,
  docsStep,
  figuresStep,
  clinicalStep,
  coverageStep,
];
