import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS, type Path } from './src/data/navigation/paths.ts';

const APP = join(import.meta.dirname, 'src/app');
/** The module that knows where the code of each page is. */
export const PAGE_TABLE = join(APP, 'other-pages.tsx');
const ENTRY = /\[PATHS\.(\w+)\]:\s*(?:page\(\s*\(\) => import\('([^']+)'\)|(\w+),)/g;
/** A page that has several addresses. */
const SHARED = /^const (\w+) = page\(\s*\(\) => import\('([^']+)'\)/gm;

/** The module in which the code of each page begins, as the table in other-pages.tsx has it. */
export function pageModules(): ReadonlyMap<Path, string> {
  const table = readFileSync(PAGE_TABLE, 'utf8');
  const names: Readonly<Record<string, Path>> = PATHS;
  const modules = new Map<Path, string>();
  const shared = new Map([...table.matchAll(SHARED)].map(([, name, file]) => [name, file]));
  for (const [, name = '', own, sharedName] of table.matchAll(ENTRY)) {
    const path = names[name];
    const file = own ?? shared.get(sharedName);
    if (path !== undefined && file !== undefined) modules.set(path, join(APP, file));
  }
  for (const path of Object.values(PATHS)) {
    const comesFirst = path === PATHS.home || path === PATHS.calculator;
    if (modules.has(path) === comesFirst) {
      throw new Error(`The table in other-pages.tsx was not understood: the page of ${path}.`);
    }
  }
  return modules;
}
