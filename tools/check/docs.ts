import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, type Step } from './step.ts';

const PAGES = ['*.md', '{docs,deploy,apps,packages,e2e,tools,bench}/**/*.md'];

const SCRIPT = /\bnpm run ([\w:-]+)|\bnpm (start|stop|restart|test)\b/g;
const LINK = /\]\(([^)#\s]+)[^)]*\)|<img src="([^"#\s]+)/g;
const CODE = /`([^`\s]+)`/g;
const MACHINE_PATH = /(?:^|[\s"'`(=])(\/(?:home|root|work|Users|tmp)\/[\w./-]+)/gm;

/** Code is a path of this repository if it begins with one of its folders, or is a document. */
const REPOSITORY_PATH =
  /^(?:\.ci|apps|bench|deploy|docs|e2e|packages|tools)\/[\w./@-]*$|^[\w-]+\.md$|^Dockerfile$/;

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
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  },
};
