import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ROOT, type Step } from './step.ts';

const FACTS = 'docs/facts.md';
export const COVERAGE = 'coverage/facts.md';
const TESTS = '{apps,packages,e2e,tools}/**/*.{test,e2e}.{ts,tsx}';

const SECTION = /^## (\d+\..*)$/;
/** A row of the facts: number, requirement and, in some tables, a remark. A `\|` does not end a cell. */
const FACT = /^\| (\d+\.\d+) \| ((?:\\\||[^|])*?) *\|(?: *((?:\\\||[^|])*?) *\|)?$/;
/** The first comment of a test that names the facts it shows. */
const SHOWS = /^\/\/ Shows ([\d., /\n]+)/;
const IN_PART = /\*\*partly\*\*/;

interface Fact {
  readonly number: string;
  readonly requirement: string;
  readonly remark: string;
  /** The heading above it. */
  readonly section: string;
}

/** The facts of the list, in its order. */
function readFacts(list: string): Fact[] {
  let section = '';
  return list.split('\n').flatMap((line) => {
    section = SECTION.exec(line)?.[1] ?? section;
    const [, number, requirement = '', remark = ''] = FACT.exec(line) ?? [];
    return number === undefined ? [] : [{ number, requirement, remark, section }];
  });
}

/** The facts that a test names. */
const factsShown = (test: string): string[] => SHOWS.exec(test)?.[1]?.match(/\d+\.\d+/g) ?? [];

/** Facts that a test (path → text) believes to be on the list, and those that stand there twice. */
export function complaintsAboutFacts(list: string, tests: ReadonlyMap<string, string>): string[] {
  const numbers = readFacts(list).map(({ number }) => number);
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const unknown = [...tests].flatMap(([path, text]) =>
    factsShown(text)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${path} shows ${number}, which ${FACTS} lacks.`),
  );
  return [...twice.map((number) => `${FACTS} has ${number} twice.`), ...unknown];
}

const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
const row = ({ number, requirement, remark }: Fact) =>
  `| ${number} | ${requirement} | ${remark === '' ? '' : `${remark} `}|`;
const table = (facts: readonly Fact[]) => [
  '| # | Requirement | Remark |',
  '|---|---|---|',
  ...facts.map(row),
];

/** The page that says how far the facts of the list are built, and which tests (path → text) show them. */
export function renderCoverage(list: string, tests: ReadonlyMap<string, string>): string {
  const facts = readFacts(list);
  const shown = new Map(
    [...tests].map(([path, text]) => [path, new Set(factsShown(text))] as const).sort(),
  );
  const isShown = ({ number }: Fact) => [...shown.values()].some((numbers) => numbers.has(number));
  const untested = facts.filter((fact) => !isShown(fact));
  const inPart = facts.filter(({ remark }) => IN_PART.test(remark));
  const naming = [...shown.values()].filter((numbers) => numbers.size > 0).length;
  const sections = [...new Set(facts.map(({ section }) => section))].flatMap((section) => [
    '',
    `### ${section}`,
    '',
    '| Test | Shows |',
    '|---|---|',
    ...[...shown].flatMap(([path, numbers]) => {
      const here = facts.filter((fact) => fact.section === section && numbers.has(fact.number));
      const named = here.map(({ number }) => number).join(', ');
      return named === '' ? [] : [`| [${basename(path)}](../${path}) | ${named} |`];
    }),
  ]);
  return [
    '# Coverage',
    '',
    `Written by \`npm run coverage\` from [the facts](../${FACTS}) and from the first comments of the tests,`,
    `\`// Shows 2.1, 2.3.\`.`,
    '',
    `${countOf(facts.length, 'fact')}: ${facts.length - untested.length} shown by ${countOf(naming, 'test file')}, ` +
      `${untested.length} by none. ${inPart.length} are built in part, or otherwise.`,
    '',
    '## Built in part, or otherwise',
    '',
    ...table(inPart),
    '',
    '## Shown by no test',
    '',
    ...table(untested),
    '',
    '## What each test shows',
    ...sections,
    '',
  ].join('\n');
}

async function readSources(): Promise<[list: string, tests: ReadonlyMap<string, string>]> {
  const tests = new Map<string, string>();
  const isPackage = (path: string) => path.includes('node_modules');
  for (const path of globSync(TESTS, { cwd: ROOT, exclude: isPackage })) {
    tests.set(path.replaceAll('\\', '/'), await readFile(join(ROOT, path), 'utf8'));
  }
  return [await readFile(join(ROOT, FACTS), 'utf8'), tests];
}

/** The page as the facts and the tests have it now. */
export const coverageNow = async (): Promise<string> => renderCoverage(...(await readSources()));

/** Every fact that a test names is in the list, once. */
export const coverageStep: Step = {
  name: 'facts that tests name',
  run: async () => {
    const complaints = complaintsAboutFacts(...(await readSources()));
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  },
};
