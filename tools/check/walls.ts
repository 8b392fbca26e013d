import { globSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { ROOT, type Step } from './step.ts';

const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'];
const FOLDERS = ['packages', 'apps', 'e2e', 'tools', 'bench'];

/**
 * The import boundaries. The program answers "all is well" when it cannot read TypeScript and so
 * saw no module at all, hence the count.
 */
export const wallsStep: Step = {
  name: 'import boundaries',
  run: async () => {
    const options = await extractDepcruiseOptions(join(ROOT, '.dependency-cruiser.mjs'));
    const { output } = await cruise(FOLDERS, { ...options, baseDir: ROOT });
    if (typeof output === 'string') throw new Error(output);
    const { modules, summary } = output;

    const read = new Set(modules.map(({ source }) => source));
    const expected = globSync(SOURCES, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
    const unread = expected.filter((path) => !read.has(path));
    if (expected.length === 0 || unread.length > 0) {
      throw new Error(`Of ${expected.length} modules these were not read:\n${unread.join('\n')}`);
    }

    const why = new Map(options.ruleSet?.forbidden?.map(({ name, comment }) => [name, comment]));
    const lines = summary.violations.map(({ rule, from, to, cycle }) => {
      const way = [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ');
      return `${way}\n  ${rule.name}: ${why.get(rule.name)}`;
    });
    if (lines.length > 0) throw new Error(lines.join('\n'));
  },
};
