import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, type Step } from './step.ts';

const PAGES = ['*.md', '{docs,apps,packages,e2e,tools,bench}/**/*.md'];

const SCRIPT = /\bnpm run ([\w:-]+)|\bnpm (start|stop|restart|test)\b/g;
const LINK = /\]\(([^)#\s]+)[^)]*\)/g;
const CODE = /`([^`\s]+)`/g;
const MACHINE_PATH = /(?:^|[\s"'`(=])(\/(?:home|root|work|Users|tmp)\/[\w./-]+)/gm;

/** Code is a path of this repository if it begins with one of its folders, or is a document. */
const REPOSITORY_PATH =
  /^(?:\.ci|apps|bench|docs|e2e|packages|tools)\/[\w./@-]*$|^[\w-]+\.md$|^Dockerfile$/;

/** Made by a build, so it may be there or not. */
const BUILT = /(^|\/)dist(\/|$)/;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match.slice(1).find(Boolean) ?? []);

const isPackage = (path: string): boolean => path.includes('node_modules');

const isThere = (page: string, path: string): boolean =>
  [ROOT, join(ROOT, dirname(page))].some((folder) => existsSync(join(folder, path)));

/**
 * Complaints about scripts, links and paths that `page` names and that are not there, and paths of
 * one machine.
 */
export const complaintsAbout = (
  page: string,
  text: string,
  scripts: ReadonlySet<string>,
): string[] => {
  const links = all(text, LINK).filter((link) => !/^[a-z]+:/.test(link));
  const paths = all(text, CODE)
    .map((code) => code.replace(/:\d+$/, ''))
    .filter((code) => REPOSITORY_PATH.test(code) && !BUILT.test(code));
  const found = [
    ...all(text, SCRIPT)
      .filter((script) => !scripts.has(script))
      .map((script) => `names the script ${script}, which package.json lacks`),
    ...[...links, ...paths]
      .filter((path) => !isThere(page, path))
      .map((path) => `names ${path}, which does not exist`),
    ...all(text, MACHINE_PATH).map((path) => `names ${path}, a path of one machine`),
  ];
  return [...new Set(found)].map((complaint) => `${page} ${complaint}.`);
};

const COVERAGE = 'docs/coverage.md';
const TESTS = '{apps,packages,e2e,tools}/**/*.{test,e2e}.{ts,tsx}';
/** A row of docs/coverage.md: the number of a fact, and a remark that may say that it has no test. */
const FACT = /^\| (\d+\.\d+) \|.*\| *(no test\b)?[^|]*\|$/gm;
/** The first comment of a test that names the facts it shows. */
const SHOWS = /^\/\/ Shows ([\d., /\n]+)/;

/** Facts of `coverage` that no test shows, and facts that the tests (path → text) only believe in. */
export const complaintsAboutFacts = (
  coverage: string,
  tests: ReadonlyMap<string, string>,
): string[] => {
  const facts = new Map([...coverage.matchAll(FACT)].map(([, fact = '', none]) => [fact, none]));
  const shown = new Set<string>();
  const complaints: string[] = [];
  for (const [path, text] of tests) {
    for (const fact of SHOWS.exec(text)?.[1]?.match(/\d+\.\d+/g) ?? []) {
      if (!facts.has(fact)) complaints.push(`${path} shows ${fact}, which ${COVERAGE} lacks.`);
      shown.add(fact);
    }
  }
  for (const [fact, none] of facts) {
    if (shown.has(fact) === (none !== undefined)) {
      complaints.push(`${COVERAGE}: ${fact} has ${none ? 'a' : 'no'} test: change its remark.`);
    }
  }
  return complaints;
};

/** The documents, held against the repository. */
export const docsStep: Step = {
  name: 'documents',
  run: async () => {
    const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    const scripts = new Set(Object.keys(manifest.scripts));
    const pages = globSync(PAGES, { cwd: ROOT, exclude: isPackage });
    const complaints: string[] = [];
    for (const page of pages.sort()) {
      const text = await readFile(join(ROOT, page), 'utf8');
      complaints.push(...complaintsAbout(page, text, scripts));
    }
    const tests = new Map<string, string>();
    for (const path of globSync(TESTS, { cwd: ROOT, exclude: isPackage })) {
      tests.set(path, await readFile(join(ROOT, path), 'utf8'));
    }
    complaints.push(...complaintsAboutFacts(await readFile(join(ROOT, COVERAGE), 'utf8'), tests));
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  },
};
