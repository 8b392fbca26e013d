import { describe, expect, it } from 'vitest';
import { complaintsAbout, complaintsAboutFacts } from './docs.ts';

const scripts = new Set(['start', 'test', 'check']);
const complaints = (text: string) => complaintsAbout('README.md', text, scripts);

describe('complaints about a document', () => {
  it('are none where everything it names is there', () => {
    const text =
      'Run `npm test` or npm run check. See [the packages](packages/domain), `tools/check.ts:3`, ' +
      '`apps/web/dist/` and [a site](https://example.com). `GET /pens` is no path.';
    expect(complaints(text)).toEqual([]);
  });

  it.each([
    ['npm run nothing', 'names the script nothing'],
    ['`npm restart`', 'names the script restart'],
    ['[here](docs/nowhere.md#part)', 'names docs/nowhere.md'],
    ['`tools/nowhere.ts`', 'names tools/nowhere.ts'],
    ['lies in /home/someone/dosewise', 'a path of one machine'],
  ])('name what is wrong with: %s', (text, complaint) => {
    expect(complaints(text)).toEqual([expect.stringContaining(complaint)]);
  });
});

describe('complaints about the facts of the coverage', () => {
  const coverage = [
    '| 1.1 | Weight in kg \\| lb | |',
    '| 1.2 | A menu | no test; folded away |',
    '| 1.3 | A curve | **partly**: without a band |',
  ].join('\n');
  const about = (text: string) => complaintsAboutFacts(coverage, new Map([['a.test.ts', text]]));

  it('are none where each has a test or says that it has none', () => {
    expect(about("// Shows 1.1,\n// 1.3.\nimport { it } from 'vitest';")).toEqual([]);
  });

  it('name facts without a test, facts that have one after all, and tests of no fact', () => {
    expect(about("// Shows 1.1, 1.2, 1.30.\nimport { it } from 'vitest';")).toEqual([
      'a.test.ts shows 1.30, which docs/coverage.md lacks.',
      'docs/coverage.md: 1.2 has a test: change its remark.',
      'docs/coverage.md: 1.3 has no test: change its remark.',
    ]);
  });
});
