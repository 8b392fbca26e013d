import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { ROOT, type Step } from './step.ts';

const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'];
const FOLDERS = ['packages', 'apps', 'e2e', 'tools', 'bench'];

/** A breach of a wall: the wall's name, and from where to where. */
export interface Breach {
  readonly wall: string;
  readonly text: string;
}

/**
 * The breaches of the walls of `.dependency-cruiser.mjs` in the tree at `root`, and the files that
 * were read.
 */
export async function breachesIn(root: string, folders: readonly string[]) {
  const options = await extractDepcruiseOptions(join(ROOT, '.dependency-cruiser.mjs'));
  const { output } = await cruise([...folders], { ...options, baseDir: root });
  if (typeof output === 'string') throw new Error(output);
  const why = new Map(options.ruleSet?.forbidden?.map(({ name, comment }) => [name, comment]));
  const breaches = output.summary.violations.map(({ rule, from, to, cycle, via }): Breach => {
    const steps = cycle ?? via;
    const way = [from, ...(steps?.map(({ name }) => name) ?? [to])].join(' → ');
    return { wall: rule.name, text: `${way}\n  ${rule.name}: ${why.get(rule.name)}` };
  });
  return { walls: [...why.keys()], breaches, read: output.modules.map(({ source }) => source) };
}

/**
 * The import boundaries. The program answers "all is well" when it cannot read TypeScript and so
 * saw no module at all, hence the count.
 */
export const wallsStep: Step = {
  name: 'import boundaries',
  run: async () => {
    const { breaches, read } = await breachesIn(ROOT, FOLDERS);
    const expected = globSync(SOURCES, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
    const unread = expected.filter((path) => !new Set(read).has(path));
    if (expected.length === 0 || unread.length > 0) {
      throw new Error(`Of ${expected.length} modules these were not read:\n${unread.join('\n')}`);
    }
    if (breaches.length > 0) throw new Error(breaches.map(({ text }) => text).join('\n'));
  },
};
