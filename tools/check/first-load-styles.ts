import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { ROOT, type Step } from './step.ts';

const APP = join(ROOT, 'apps/web/src/app');
const STYLES = join(APP, 'styles');
const PRIMITIVES = join(ROOT, 'apps/web/src/ui/**/*.tsx');

/** Pages that bring their own styles are loaded like this, by `page()`. */
const OWN_STYLES = /\bpage\(\s*\(\) => import\([^)]*\)/g;
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Every module that the first page may load, at once or later, without all-pages.css. */
const modulesOfFirstLoad = (): Set<string> => {
  const found = new Set([join(APP, 'main.tsx')]);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    const code = readFileSync(file, 'utf8').replace(OWN_STYLES, '');
    for (const [, path = ''] of code.matchAll(IMPORT)) {
      const target = join(dirname(file), path);
      if (existsSync(target)) found.add(target);
    }
  }
  return found;
};

/** The globs that a style sheet scans for classes, and those that it leaves out. */
const sourcesOf = (css: string): { scanned: string[]; left: string[] } => {
  const rules = [...css.matchAll(/@source (not )?"([^"]+)"/g)];
  const globs = (isNot: boolean) =>
    rules.filter(([, not]) => Boolean(not) === isNot).map(([, , glob = '']) => join(STYLES, glob));
  return { scanned: globs(false), left: globs(true) };
};

/** Whether first-load.css has the classes of everything that shows without all-pages.css, and no more. */
export const firstLoadStyles: Step = {
  name: 'styles of the first load',
  run: async () => {
    const { scanned, left } = sourcesOf(readFileSync(join(STYLES, 'first-load.css'), 'utf8'));
    const loaded = modulesOfFirstLoad();
    const components = [...loaded].filter((file) => file.endsWith('.tsx'));
    if (components.length < 20) throw new Error('The imports of main.tsx were not understood.');
    const isRead = (file: string) =>
      scanned.some((glob) => matchesGlob(file, glob)) &&
      !left.some((glob) => matchesGlob(file, glob));
    const unstyled = components.filter((file) => !isRead(file));
    if (unstyled.length > 0) {
      throw new Error(
        `The first page may show these, but first-load.css does not read their classes:\n${unstyled.join('\n')}`,
      );
    }
    const idle = globSync(PRIMITIVES).filter((file) => isRead(file) && !loaded.has(file));
    if (idle.length > 0) {
      throw new Error(
        `The first page shows none of these, but first-load.css reads their classes:\n${idle.join('\n')}`,
      );
    }
  },
};
