import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Rolldown } from 'vite';
import type { LanguageFiles } from './language-files.ts';
import { pageModules } from './page-modules.ts';
import type { Shell } from './src/app/service-worker/shell.ts';
import { LOCAL_FILE } from './vite.config.ts';

type Output = Rolldown.RolldownOutput['output'];

/** Files of `public` that pages and the installed app name. */
const NAMED = [
  '/boot.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/icons/apple-touch-icon.png',
  '/icons/icon-192.png',
  '/icons/icon-512.png',
  '/icons/maskable-512.png',
];
/** The files of who does without an account: kept once they were chosen. */
const isLocal = ({ fileName }: Output[number]) => LOCAL_FILE.test(fileName);
/** Modules that only a few people need, and never without a network. */
const LEFT_OUT = /[\\/]src[\\/]analytics[\\/]analytics-gate\.tsx$/;
const ANY_PAGE = '/app.html';

/**
 * The files of the build in `folder` that the service worker keeps: all but the pages of admins and
 * analytics.
 */
export async function listShell(
  output: Output,
  folder: string,
  { isStatic, languages }: { readonly isStatic: boolean; readonly languages: LanguageFiles },
): Promise<Shell> {
  const modules = [...pageModules()].map(([path, module]) => ({ path, module: normalize(module) }));
  const isAdmins = ({ path }: { path: string }) => /^\/admin(\/|$)/.test(path);
  const adminModules = new Set(modules.filter(isAdmins).map(({ module }) => module));
  const others = modules.filter((page) => !isAdmins(page)).map(({ path }) => path);
  const pages = isStatic ? ['/'] : ['/', '/calculator', ...others];
  const anyPage = isStatic ? '/' : ANY_PAGE;
  const { entry, code } = codeFrom(
    output,
    (module) => !(adminModules.has(module) || LEFT_OUT.test(module)),
  );
  const isKept = (file: Output[number]) =>
    file.type === 'asset' ? /^assets\//.test(file.fileName) : code.has(file.fileName);
  const paths = (files: Output[number][]) => files.map(({ fileName }) => `/${fileName}`).sort();
  const hashed = paths(output.filter((file) => isKept(file) && !isLocal(file)));
  const version = createHash('sha256');
  for (const path of [...[anyPage, ...pages].map(fileOf), ...NAMED]) {
    version.update(`${path}\n`).update(await readFile(join(folder, path)));
  }
  version.update(hashed.join('\n')).update(paths(output.filter(isLocal)).join('\n'));
  version.update(JSON.stringify(languages));
  return {
    version: version.digest('base64url').slice(0, 12),
    pages,
    anyPage,
    named: NAMED,
    hashed,
    local: paths(output.filter(isLocal)),
    languages: Object.fromEntries(
      Object.entries(languages).map(([language, { all }]) => [language, all]),
    ),
    isStatic,
    mark: `/${entry}`,
  };
}

const fileOf = (page: string) =>
  page === '/' ? '/index.html' : page === ANY_PAGE ? page : `${page}.html`;

/** The entry, and every script that it comes to load, now or on demand, through what `isKept`. */
function codeFrom(output: Output, isKept: (module: string) => boolean) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName;
  if (entry === undefined) throw new Error('The build has no entry.');
  const code = new Set([entry]);
  for (const name of code) {
    const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
    for (const next of imports) code.add(next);
    for (const next of dynamicImports) {
      const module = byName.get(next)?.facadeModuleId;
      if (!module || isKept(normalize(module))) code.add(next);
    }
  }
  return { entry, code };
}
