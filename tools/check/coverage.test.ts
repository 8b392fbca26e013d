import { describe, expect, it } from 'vitest';
import { complaintsAboutFacts, renderCoverage } from './coverage.ts';

const FACTS = [
  '# Facts',
  '## 1. What it does',
  '| # | Requirement | Remark |',
  '|---|---|---|',
  '| 1.1 | Weight in kg \\| lb | |',
  '| 1.2 | A menu | folded away |',
  '## 2. Curves',
  '### Chart',
  '| 2.1 | A curve | **partly**: without a band |',
  '## 3. Limits',
  '| # | Fact |',
  '|---|---|',
  '| 3.1 | At most 20 browsers |',
].join('\n');
const of = (text: string) => new Map([['e2e/a.e2e.ts', text]]);

describe('complaints about facts', () => {
  it('are none where tests name facts of the list', () => {
    expect(complaintsAboutFacts(FACTS, of("// Shows 1.1,\n// 2.1.\nimport 'vitest';"))).toEqual([]);
  });

  it('name facts that the list lacks, and that it has twice', () => {
    expect(complaintsAboutFacts(`${FACTS}\n| 1.1 | Again | |`, of('// Shows 1.30.\n'))).toEqual([
      'docs/facts.md has 1.1 twice.',
      'e2e/a.e2e.ts shows 1.30, which docs/facts.md lacks.',
    ]);
  });
});

describe('the page of the coverage', () => {
  const page = renderCoverage(FACTS, of('// Shows 1.1, 2.1.\n'));
  const part = (heading: string) => page.split(/^#+ /m).find((text) => text.startsWith(heading));

  it('counts the facts that tests show', () => {
    expect(page).toContain('4 facts: 2 shown by 1 test file, 2 by none. 1 are built in part');
  });

  it('has those that are built in part, and those without a test, in their words', () => {
    expect(part('Built in part')).toContain('| 2.1 | A curve | **partly**: without a band |');
    expect(part('Shown by no test')).toContain('| 1.2 | A menu | folded away |');
    expect(part('Shown by no test')).toContain('| 3.1 | At most 20 browsers | |');
    expect(part('Shown by no test')).not.toContain('1.1');
  });

  it('leads from each section to the tests of its facts', () => {
    expect(part('1. What it does')).toContain('| [a.e2e.ts](../e2e/a.e2e.ts) | 1.1 |');
    expect(part('2. Curves')).toContain('| [a.e2e.ts](../e2e/a.e2e.ts) | 2.1 |');
  });
});
