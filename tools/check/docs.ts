import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, type Step } from './step.ts';

const PAGES = ['*.md', 'docs/**/*.md', '{apps,packages}/**/*.md', '{e2e,tools,bench}/**/*.md'];

/** npm's own words, which need no script. */
const NPM_WORDS = new Set(['ci', 'install', 'audit', 'outdated', 'update', 'version', 'view']);

/** A path of this repository begins with one of its folders; anything else in code is no path. */
const REPOSITORY_PATH =
  /^(?:\.ci|apps|bench|docs|e2e|packages|tools)\/[\w./@-]*$|^[\w.-]+\.(?:md|json|ya?ml|mjs)$/;

const MACHINE_PATH = /(?:^|[\s"'`(=])(\/(?:home|root|work|Users|tmp)\/[\w./-]+)/g;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

const unknownScripts = (text: string, scripts: ReadonlySet<string>): string[] => {
  const named = all(text, /(?:^|[`$\s])npm (?:run )?([a-z][\w:-]*)/gm);
  const inCode = all(text, /`[^`\n]*\bnpm (?:run )?([a-z][\w:-]*)[^`\n]*`/g);
  return [...named.filter((name) => text.includes(`npm run ${name}`)), ...inCode]
    .filter((name) => !scripts.has(name) && !NPM_WORDS.has(name) && name !== 'run')
    .map((name) => `names the script "${name}", which package.json lacks`);
};

const deadLinks = (page: string, text: string): string[] =>
  all(text, /\]\(([^)#\s]+)[^)]*\)/g)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(join(ROOT, dirname(page), link)))
    .map((link) => `links to ${link}, which does not exist`);

const deadPaths = (page: string, text: string): string[] =>
  all(text, /`([^`\s]+)`/g)
    .map((code) => code.replace(/:\d+$/, ''))
    .filter((code) => REPOSITORY_PATH.test(code))
    .filter((code) => !existsSync(join(ROOT, code)) && !existsSync(join(ROOT, dirname(page), code)))
    .map((code) => `names ${code}, which does not exist`);

/** What the documents name must be there: scripts, links and paths. */
export const docsStep: Step = {
  name: 'documents',
  run: async () => {
    const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    const scripts = new Set(Object.keys(manifest.scripts));
    const pages = globSync(PAGES, { cwd: ROOT, exclude: (path) => path.includes('node_modules') });
    const complaints: string[] = [];
    for (const page of pages.sort()) {
      const text = await readFile(join(ROOT, page), 'utf8');
      const found = [
        ...unknownScripts(text, scripts),
        ...deadLinks(page, text),
        ...deadPaths(page, text),
        ...all(text, MACHINE_PATH).map((path) => `names ${path}, a path of one machine`),
      ];
      complaints.push(...new Set(found.map((complaint) => `${page} ${complaint}.`)));
    }
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  },
};
