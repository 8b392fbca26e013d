import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIGURES_PAGE, withFigures } from '../bench/figures-page.ts';
import { readResults } from '../bench/results.ts';
import { ROOT, type Step } from './step.ts';

/** The figures that the page shows, held against those that the bench wrote. */
export const figuresStep: Step = {
  name: 'figures of the bench',
  run: async () => {
    const page = await readFile(join(ROOT, FIGURES_PAGE), 'utf8');
    if (withFigures(page, await readResults()) !== page) {
      throw new Error(
        `The figures in ${FIGURES_PAGE} are not those of bench/results/latest.json. ` +
          'Run "npm run bench -- write", which measures nothing.',
      );
    }
  },
};
